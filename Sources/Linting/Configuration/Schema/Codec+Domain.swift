import PlatformFacts
import StringCatalogs

extension Codec where Value == DisplayScale {
  static var displayScale: Codec<DisplayScale> {
    let expectation = "2 or 3, the pixels per point of the screen"
    return Codec(
      expectation: expectation,
      schema: .object([.init("enum", .list([.integer(2), .integer(3)]))]),
      decode: { node, context in
        guard let number = node.number, let whole = Int(exactly: number),
          let scale = DisplayScale(rawValue: whole)
        else {
          context.addMismatch(expectation, node)
          return nil
        }
        return scale
      }, encode: { .integer(Int64($0.rawValue)) })
  }
}

extension Codec where Value == [ContentSizeCategory] {
  /// `all`, or a list; always from the smallest to the largest.
  static var contentSizes: Codec<[ContentSizeCategory]> {
    let all = Codec<String>.oneOf(["all"], "all")
    return .either(
      scalar: Codec(
        expectation: "all", schema: all.schema,
        decode: { node, context in
          if node.text == "all" { return ContentSizeCategory.allCases }
          let isSize = ContentSizeCategory(rawValue: node.text) != nil
          context.addMismatch(
            "all, or a list of content sizes", node,
            advice: isSize ? " Put it in brackets: [\(node.text)]." : "")
          return nil
        }, encode: { _ in .string("all") }),
      collection: .uniqueList(
        of: .names("a content size"), "a list of content sizes", nonEmpty: true
      ).map({ sizes, _, _ in sizes.sorted() }, { $0 }),
      isScalar: { $0 == ContentSizeCategory.allCases })
  }
}

extension Codec where Value == DeviceSelection {
  /// `phones`, `all`, `none`, or a list of ids.
  static func devices(_ ids: [String]) -> Codec<DeviceSelection> {
    let groups: [(String, DeviceSelection)] = [("phones", .phones), ("all", .all), ("none", .none)]
    let words = groups.map(\.0)
    let known = Set(ids)
    let list = Codec<[String]>.uniqueList(
      of: .oneOf(ids, "a device id, as `copyfit config --devices` lists them"),
      "a list of device ids")
    return .either(
      scalar: Codec(
        expectation: words.joined(separator: ", "), schema: .enumeration(words),
        decode: { node, context in
          if let group = groups.first(where: { $0.0 == node.text }) { return group.1 }
          context.addMismatch(
            "phones, all, none, or a list of device ids", node,
            advice: known.contains(node.text)
              ? " Put it in brackets: [\(node.text)]."
              : NearestName.suggestion(for: node.text, among: words + ids))
          return nil
        },
        encode: { value in
          .string(groups.first { $0.1 == value }?.0 ?? "phones")
        }),
      collection: list.map(
        { ids, _, _ in ids.isEmpty ? .none : .ids(ids) },
        { if case .ids(let ids) = $0 { ids } else { [] } }),
      isScalar: { if case .ids = $0 { false } else { true } })
  }
}

extension Codec where Value == SampleArgument {
  static var argument: Codec<SampleArgument> {
    let expectation = "a whole number for %lld, or a string for %@"
    return Codec(
      expectation: expectation,
      schema: .object([
        .init(
          "type", .list([.string("integer"), .string("string")]))
      ]),
      decode: { node, context in
        switch node.content {
        case .integer(let value): return .integer(value)
        case .string(let value): return .text(value)
        case .float(let value) where value.isFinite && value == value.rounded():
          context.addMismatch(
            "a whole number of 64 bits, \(Int64.min) to \(Int64.max), or a string", node,
            advice: node.quotingAdvice)
        default: context.addMismatch(expectation, node, advice: node.quotingAdvice)
        }
        return nil
      },
      encode: {
        switch $0 {
        case .integer(let value): .integer(value)
        case .text(let value): .string(value)
        }
      })
  }
}

extension Codec where Value == CopyKey {
  /// A catalog key, or `{ key, arguments }`.
  static var copyKey: Codec<CopyKey> {
    let table = ObjectTable<CopyKey>(
      name: "a catalog key with arguments",
      fields: [
        Field(
          "key", \.key, .string("a catalog key"), "the catalog key of the text",
          example: "Pay %@", isRequired: true),
        Field(
          "arguments", \.arguments, .list(of: .argument, "a list of arguments"),
          "sample values for the placeholders of the text, in order",
          "`%lld` takes a whole number and shows the locale's digits and grouping, `%@` a text as it "
            + "is",
          example: ["€1,234.50"]),
      ])
    return .either(
      scalar: Codec<String>.string("a catalog key").map(
        { key, node, context in
          CopyKey(key: key, location: context.location(node.position))
        }, { $0.key }),
      collection: table.codec { node, context in
        // The key's own place, so that a step that no catalog has is underlined where it is named.
        let position = node.member("key")?.value.position ?? node.position
        return CopyKey(key: "", location: context.location(position))
      },
      isScalar: { $0.arguments.isEmpty })
  }
}

extension Codec where Value == RuleSetting {
  /// A severity, or `{ severity, contentSizes }`.
  static var ruleSetting: Codec<RuleSetting> {
    let severity = Codec<ConfiguredSeverity>.names("a severity")
    let table = ObjectTable<RuleSetting>(
      name: "a rule's setting",
      fields: [
        Field(
          "severity", \.severity, severity.optional(absent: "the rule's own"),
          "error, warning, note or off", example: "warning"),
        Field(
          "contentSizes", \.contentSizes,
          Codec<[ContentSizeCategory]>.contentSizes.optional(absent: "the configuration's"),
          "the content sizes in which the rule looks", example: ["large", "xxxLarge"]),
      ])
    return .either(
      scalar: severity.map(
        { severity, _, _ in RuleSetting(severity: severity) }, { $0.severity ?? .off }),
      collection: table.codec { _, _ in RuleSetting() },
      isScalar: { $0.severity != nil && $0.contentSizes == nil })
  }
}

extension Codec where Value == String {
  /// `#RRGGBB`
  static var color: Codec<String> {
    let expectation = "a colour as \"#RRGGBB\""
    return Codec(
      expectation: expectation,
      schema: .type("string", .init("pattern", .string("^#[0-9A-Fa-f]{6}$"))),
      decode: { node, context in
        if case .string(let value) = node.content, isColor(value) { return value }
        var advice = ""
        if case .null = node.content { advice = " Put it in quotes: a bare # begins a comment." }
        if isColor("#" + node.text) { advice = " Write \"#\(node.text)\"." }
        context.addMismatch(expectation, node, advice: advice)
        return nil
      }, encode: { .string($0) })
  }

  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.utf8.first == 0x23
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// An ISO 15924 script code: a capital and three small letters.
  static var scriptCode: Codec<String> {
    let expectation = "a script code of ISO 15924, such as Latn, Arab or Hans"
    func isCode(_ text: String) -> Bool {
      text.utf8.count == 4
        && text.utf8.enumerated().allSatisfy { index, byte in
          index == 0 ? (0x41...0x5A).contains(byte) : (0x61...0x7A).contains(byte)
        }
    }
    return Codec(
      expectation: expectation,
      schema: .type("string", .init("pattern", .string("^[A-Z][a-z]{3}$"))),
      decode: { node, context in
        if isCode(node.text) { return node.text }
        let written = node.text.prefix(1).uppercased() + node.text.dropFirst().lowercased()
        context.addMismatch(
          expectation, node, advice: isCode(written) ? " Did you mean \"\(written)\"?" : "")
        return nil
      }, encode: { .string($0) })
  }

  /// A rule's id, or a pattern that matches some.
  static func rulePattern(_ ids: [String]) -> Codec<String> {
    let exact = Codec<String>.oneOf(ids, "a rule id, as `copyfit rules` lists them")
    return Codec(
      expectation: "a rule id; * matches any run of characters",
      schema: .type("string", .init("minLength", .integer(1))),
      decode: { node, context in
        guard case .string(let value) = node.content, value.contains("*") else {
          return exact.decode(node, &context)
        }
        let pattern = GlobPattern(value)
        guard ids.isEmpty || ids.contains(where: { pattern.matches($0) }) else {
          context.addMismatch("a pattern that matches some rule id", node)
          return nil
        }
        return value
      }, encode: { .string($0) })
  }
}
