import StringCatalogs

/// One kind of value in the configuration. What it takes is said once for people, once for
/// editors, and read and written by the same piece.
struct Codec<Value> {
  /// What fits, for messages: `a number of points greater than 0`.
  var expectation: String
  /// The same as JSON Schema. Made when it is asked for: a run that reads a configuration never
  /// does.
  var schema: ConfigurationValue { makeSchema() }
  /// Whether a mapping or a list is for this codec, rather than a scalar.
  var takesCollections: Bool
  /// The value; nil when it does not fit, which has been said in the context.
  var decode: (YAMLNode, inout DecodingContext) -> Value?
  var encode: (Value) -> ConfigurationValue
  private let makeSchema: () -> ConfigurationValue

  init(
    expectation: String, schema: @autoclosure @escaping () -> ConfigurationValue,
    takesCollections: Bool = false,
    decode: @escaping (YAMLNode, inout DecodingContext) -> Value?,
    encode: @escaping (Value) -> ConfigurationValue
  ) {
    self.expectation = expectation
    makeSchema = schema
    self.takesCollections = takesCollections
    self.decode = decode
    self.encode = encode
  }

  /// The same text for a type of one's own.
  func map<Other>(
    _ into: @escaping (Value, YAMLNode, DecodingContext) -> Other,
    _ from: @escaping (Other) -> Value
  ) -> Codec<Other> {
    Codec<Other>(
      expectation: expectation, schema: schema, takesCollections: takesCollections,
      decode: { node, context in decode(node, &context).map { into($0, node, context) } },
      encode: { encode(from($0)) })
  }

  /// A value that may be absent; it is never written as null.
  func optional(absent: String) -> Codec<Value?> {
    Codec<Value?>(
      expectation: expectation, schema: schema, takesCollections: takesCollections,
      decode: { node, context in decode(node, &context).map { .some($0) } },
      encode: { $0.map(encode) ?? .absent(absent) })
  }
}

extension ConfigurationValue {
  /// `{"type": name, …}`
  static func type(_ name: String, _ more: Member...) -> ConfigurationValue {
    type(name, more)
  }

  static func type(_ name: String, _ more: [Member]) -> ConfigurationValue {
    .object([Member("type", .string(name))] + more)
  }

  /// An object with one more member; what is none stays as it is.
  func adding(_ member: Member) -> ConfigurationValue {
    if case .object(let members) = self { .object(members + [member]) } else { self }
  }

  static func enumeration(_ names: [String]) -> ConfigurationValue {
    .object([Member("enum", .list(names.map { .string($0) }))])
  }
}

extension Codec where Value == Bool {
  static var bool: Codec<Bool> {
    let expectation = "true or false"
    return Codec(
      expectation: expectation, schema: .type("boolean"),
      decode: { node, context in
        if case .bool(let value) = node.content { return value }
        let words = ["yes", "no", "on", "off", "y", "n"]
        let isOldWord = words.contains(node.text.lowercased())
        context.addMismatch(
          expectation, node,
          advice: isOldWord ? " YAML 1.2 knows true and false alone." : "")
        return nil
      }, encode: { .bool($0) })
  }
}

extension Codec where Value == Double {
  /// Points. Beyond a million no screen is meant, and arithmetic stays exact below.
  static let maximumLength = 1_000_000.0

  /// A length in points.
  static func points(above minimum: Double) -> Codec<Double> {
    length(
      "a number of points greater than \(Int64(minimum))",
      .init("exclusiveMinimum", .number(minimum))
    ) { $0 > minimum }
  }

  /// A length in points, `least` or more.
  static func points(atLeast least: Double) -> Codec<Double> {
    length(
      "a number of points, \(ConfigurationValue.number(least).scalarText) or more",
      .init("minimum", .number(least))
    ) { $0 >= least }
  }

  /// A number without a unit.
  static func number(in range: ClosedRange<Double>) -> Codec<Double> {
    let ends = [range.lowerBound, range.upperBound].map { ConfigurationValue.number($0).scalarText }
    return bounded("a number from \(ends[0]) to \(ends[1])", .type("number", bounds(range))) {
      range.contains($0)
    }
  }

  /// A whole number.
  static func whole(in range: ClosedRange<Int>) -> Codec<Double> {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return bounded(
      "a whole number from \(range.lowerBound) to \(range.upperBound)",
      .type("integer", Self.bounds(bounds))
    ) { bounds.contains($0) && $0 == $0.rounded() }
  }

  private static func bounds(
    _ range: ClosedRange<Double>
  ) -> [ConfigurationValue.Member] {
    [.init("minimum", .number(range.lowerBound)), .init("maximum", .number(range.upperBound))]
  }

  private static func bounded(
    _ expectation: String, _ schema: @autoclosure @escaping () -> ConfigurationValue,
    fits: @escaping (Double) -> Bool
  ) -> Codec<Double> {
    Codec(
      expectation: expectation, schema: schema(),
      decode: { node, context in
        guard let value = node.number, value.isFinite, fits(value) else {
          context.addMismatch(expectation, node)
          return nil
        }
        return value
      }, encode: { .number($0) })
  }

  /// A length in points that may be 0.
  static var pointsOrZero: Codec<Double> {
    length("a number of points, 0 or more", .init("minimum", .number(0))) { $0 >= 0 }
  }

  private static func length(
    _ expectation: String, _ bound: ConfigurationValue.Member, fits: @escaping (Double) -> Bool
  ) -> Codec<Double> {
    Codec(
      expectation: expectation,
      schema: .type("number", bound, .init("maximum", .number(maximumLength))),
      decode: { node, context in
        guard let value = node.number else {
          context.addMismatch(expectation, node)
          return nil
        }
        guard value.isFinite, fits(value) else {
          context.addMismatch(expectation, node)
          return nil
        }
        guard value <= maximumLength else {
          context.addMismatch("at most \(Int64(maximumLength)) points", node)
          return nil
        }
        return value
      }, encode: { .number($0) })
  }
}

extension Codec where Value == String {
  /// Unicode scalars that a name, path or pattern may have; a catalog key may be any text.
  static let maximumNameLength = 1000

  /// Any text but none.
  static func string(_ expectation: String = "a string") -> Codec<String> {
    Codec(
      expectation: expectation, schema: .type("string", .init("minLength", .integer(1))),
      decode: { node, context in
        guard case .string(let value) = node.content, !value.isEmpty else {
          context.addMismatch(expectation, node, advice: node.quotingAdvice)
          return nil
        }
        return value
      }, encode: { .string($0) })
  }

  /// One line of text of a reasonable length: an identifier, a path, a pattern.
  static func name(_ expectation: String) -> Codec<String> {
    let any = string(expectation)
    return Codec(
      expectation: expectation,
      schema: .type(
        "string", .init("minLength", .integer(1)),
        .init("maxLength", .integer(Int64(maximumNameLength)))),
      decode: { node, context in
        guard let value = any.decode(node, &context) else { return nil }
        guard value.unicodeScalars.count <= maximumNameLength else {
          context.addMismatch(
            "\(expectation) of at most \(maximumNameLength) characters", node)
          return nil
        }
        guard !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else {
          context.addMismatch("\(expectation) without control characters", node)
          return nil
        }
        return value
      }, encode: any.encode)
  }

  /// One of `names`, or any name where none are known.
  static func oneOf(_ names: [String], _ kind: String) -> Codec<String> {
    guard !names.isEmpty else { return name(kind) }
    let list = names.count <= 12 ? ": \(names.joined(separator: ", "))" : ""
    let any = name(kind)
    let known = Set(names)
    return Codec(
      expectation: kind + list, schema: .enumeration(names),
      decode: { node, context in
        guard case .string(let value) = node.content, known.contains(value) else {
          let near = NearestName.suggestion(for: node.text, among: names)
          context.addMismatch(near.isEmpty ? kind + list : kind, node, advice: near)
          return nil
        }
        return value
      }, encode: any.encode)
  }
}

extension YAMLNode {
  /// What to do about a scalar that was meant as text and read as something else.
  var quotingAdvice: String {
    switch content {
    case .bool, .integer, .float: " Put it in quotes to have it as text: \(text.quoted)."
    case .string, .null, .sequence, .mapping: ""
    }
  }
}

extension Codec where Value: RawRepresentable<String> & CaseIterable {
  /// One of an enumeration's names.
  static func names(_ kind: String) -> Codec<Value> {
    let names = Codec<String>.oneOf(Value.allCases.map(\.rawValue), kind)
    return Codec(
      expectation: names.expectation, schema: names.schema,
      decode: { node, context in
        names.decode(node, &context).flatMap { Value(rawValue: $0) }
      }, encode: { .string($0.rawValue) })
  }
}
