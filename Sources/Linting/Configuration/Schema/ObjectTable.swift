import StringCatalogs
import Surfaces

/// One key of a mapping: its manual, and how its value gets into a `Root` and out again.
struct Field<Root> {
  let key: String
  /// What the value is: one line, no full stop.
  let summary: String
  /// What else one has to know; sentences without the last full stop, or empty.
  let details: String
  /// What fits, for people: `a list of locales`.
  let expectation: String
  /// A value that fits.
  let example: ConfigurationValue
  let isRequired: Bool
  var schema: ConfigurationValue { makeSchema() }
  let decode: (YAMLNode, inout Root, inout DecodingContext) -> Bool
  let encode: (Root) -> ConfigurationValue
  private let makeSchema: () -> ConfigurationValue

  /// A field whose parts are made elsewhere.
  init(
    key: String, summary: String, details: String, expectation: String,
    example: ConfigurationValue, isRequired: Bool,
    schema: @autoclosure @escaping () -> ConfigurationValue,
    decode: @escaping (YAMLNode, inout Root, inout DecodingContext) -> Bool,
    encode: @escaping (Root) -> ConfigurationValue
  ) {
    self.key = key
    self.summary = summary
    self.details = details
    self.expectation = expectation
    self.example = example
    self.isRequired = isRequired
    makeSchema = schema
    self.decode = decode
    self.encode = encode
  }

  init<Value>(
    _ key: String, _ path: WritableKeyPath<Root, Value>, _ codec: Codec<Value>,
    _ summary: String, _ details: String = "", example: ConfigurationValue,
    isRequired: Bool = false
  ) {
    self.key = key
    self.summary = summary
    self.details = details
    self.example = example
    self.isRequired = isRequired
    expectation = codec.expectation
    makeSchema = { codec.schema }
    decode = { node, root, context in
      guard let value = codec.decode(node, &context) else { return false }
      root[keyPath: path] = value
      return true
    }
    encode = { codec.encode($0[keyPath: path]) }
  }

  /// A mapping of its own whose keys belong to the same `Root`.
  init(
    group key: String, _ table: ObjectTable<Root>, _ summary: String,
    example: ConfigurationValue
  ) {
    self.key = key
    self.summary = summary
    details = ""
    self.example = example
    isRequired = false
    expectation = table.expectation
    makeSchema = { table.schema }
    decode = { node, root, context in table.decode(node, into: &root, &context) }
    encode = { table.encode($0) }
  }
}

extension Field {
  /// All that the key's manual says, without a full stop at the end.
  var manual: String { details.isEmpty ? summary : "\(summary). \(details)" }
}

/// The keys that a mapping takes. Decoding, messages about unknown keys, the JSON Schema and the
/// configuration as printed all come from this one list.
struct ObjectTable<Root> {
  /// What the mapping is, for messages: `a flow`.
  let name: String
  /// Whether the name is that of the mapping's own key, which a message about the mapping as a whole
  /// has already said.
  var isNamedByKey = false
  let fields: [Field<Root>]
  /// Advice for keys that belong elsewhere.
  var misplaced: [String: String] = [:]
  /// Keys that stand for one another. For the schema: `check` says what is wrong with them.
  var choices: [SurfaceChoice] = []
  /// What the fields by themselves cannot say; false when the value is not to be used.
  var check: (YAMLNode, Root, inout DecodingContext) -> Bool = { _, _, _ in true }

  var schema: ConfigurationValue {
    let properties = fields.map { field -> ConfigurationValue.Member in
      guard case .object(let members) = field.schema else { return .init(field.key, field.schema) }
      return .init(
        field.key,
        .object(
          [
            .init("title", .string(field.expectation)),
            .init("description", .string(field.manual)),
          ] + members
            + [.init("examples", .list([field.example]))]))
    }
    var members: [ConfigurationValue.Member] = [
      .init("type", .string("object")), .init("properties", .object(properties)),
      .init("additionalProperties", .bool(false)),
    ]
    let required = fields.filter(\.isRequired).map(\.key)
    if !required.isEmpty {
      members.append(.init("required", .list(required.map { .string($0) })))
    }
    if !choices.isEmpty { members.append(.init("allOf", .list(choices.map(\.schema)))) }
    return .object(members)
  }

  func encode(_ root: Root) -> ConfigurationValue {
    .object(fields.map { .init($0.key, $0.encode(root)) })
  }

  /// True when all of it fits. What does not is reported, and the rest is read.
  func decode(_ node: YAMLNode, into root: inout Root, _ context: inout DecodingContext) -> Bool {
    guard case .mapping(let members) = node.content else {
      context.addMismatch(expectation, node)
      return false
    }
    let outer = (context.subject, context.role, context.isRequired)
    defer { (context.subject, context.role, context.isRequired) = outer }
    var isFine = true
    var seen: Set<String> = []
    for member in members {
      guard let field = fields.first(where: { $0.key == member.key }) else {
        context.add(unknown(member.key), at: member.keyPosition)
        isFine = false
        continue
      }
      seen.insert(field.key)
      (context.subject, context.role) = (field.key, .value)
      context.isRequired = isNeeded(field)
      if !field.decode(member.value, &root, &context) { isFine = false }
    }
    for field in fields where field.isRequired && !seen.contains(field.key) {
      context.add(
        "\(name.capitalizedFirst) needs \(field.key.quoted): \(field.summary).", at: node.position)
      isFine = false
    }
    return isFine ? check(node, root, &context) : false
  }

  /// Whether leaving the key out leaves nothing in its place.
  private func isNeeded(_ field: Field<Root>) -> Bool {
    field.isRequired || choices.contains { $0.whenMissing != nil && $0.keys.contains(field.key) }
  }

  var expectation: String {
    let mapping = "a mapping with \(fields.map(\.key).joined(separator: ", "))"
    return isNamedByKey ? mapping : "\(name), \(mapping)"
  }

  private func unknown(_ key: String) -> String {
    let start = "Unknown key \(key.quoted) in \(name)."
    if let advice = misplaced[key] { return "\(start) \(advice)" }
    if key == "<<" { return "\(start) YAML 1.2 has no merge keys; write the keys out." }
    let keys = fields.map(\.key)
    let near = NearestName.suggestion(for: key, among: keys)
    return start + (near.isEmpty ? " Known keys: \(keys.joined(separator: ", "))." : near)
  }
}

extension ObjectTable {
  /// The table as one kind of value; `start` is the value with its defaults.
  func codec(start: @escaping (YAMLNode, DecodingContext) -> Root) -> Codec<Root> {
    Codec(
      expectation: expectation, schema: schema, takesCollections: true,
      decode: { node, context in
        var root = start(node, context)
        return decode(node, into: &root, &context) ? root : nil
      }, encode: encode)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension SurfaceChoice {
  /// One of the keys, or at most one.
  fileprivate var schema: ConfigurationValue {
    func having(_ keys: [String]) -> ConfigurationValue {
      .object([.init("required", .list(keys.map { .string($0) }))])
    }
    if whenMissing != nil { return .object([.init("oneOf", .list(keys.map { having([$0]) }))]) }
    let pairs = keys.indices.flatMap { first in
      keys[(first + 1)...].map { having([keys[first], $0]) }
    }
    return .object([.init("not", .object([.init("anyOf", .list(pairs))]))])
  }
}
