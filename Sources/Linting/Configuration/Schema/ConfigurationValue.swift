/// A value on its way out, members in the order in which they are written: the JSON Schema, and
/// the configuration as understood.
indirect enum ConfigurationValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case list([ConfigurationValue])
  case object([Member])
  /// No value, and the reason: a comment in YAML; not written in JSON.
  case absent(String)

  struct Member: Hashable, Sendable {
    var key: String
    var value: ConfigurationValue

    init(_ key: String, _ value: ConfigurationValue) {
      self.key = key
      self.value = value
    }
  }

  subscript(key: String) -> ConfigurationValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var isAbsent: Bool { if case .absent = self { true } else { false } }

  /// A scalar in JSON, which is YAML too.
  var scalarText: String {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): Self.text(of: value)
    case .string(let value): Self.quoted(value)
    case .list, .object, .absent: ""
    }
  }

  /// The shortest text that reads back as `number`, without `.0`.
  private static func text(of number: Double) -> String {
    if let whole = Int64(exactly: number) { return "\(whole)" }
    return "\(number)"
  }

  /// `text` as a JSON string. Controls, bidirectional ones too, and what YAML does not
  /// print become escapes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
        0xFEFF, 0xFFFE, 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension ConfigurationValue {
  /// The value as JSON, two spaces a level, a newline at the end.
  var json: String { json(indent: "") + "\n" }

  /// Recursion is as deep as the schema, which is ours: no input gets here unread.
  private func json(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .list(let values):
      if values.isEmpty { return "[]" }
      if values.allSatisfy(\.isScalar) {
        return "[" + values.map(\.scalarText).joined(separator: ", ") + "]"
      }
      let lines = values.map { inner + $0.json(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.filter { !$0.value.isAbsent }.map {
        inner + Self.quoted($0.key) + ": " + $0.value.json(indent: inner)
      }
      return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return scalarText
    }
  }

  var isScalar: Bool {
    switch self {
    case .list, .object, .absent: false
    default: true
    }
  }
}

extension ConfigurationValue {
  /// The value as YAML in block style: strings in double quotes, so that none is taken for
  /// something else; short lists on one line.
  var yaml: String { yamlLines.joined(separator: "\n") + "\n" }

  private var yamlLines: [String] {
    switch self {
    case .object(let members):
      let lines = members.flatMap { Self.lines(of: $0) }
      return lines.isEmpty ? ["{}"] : lines
    case .list(let values):
      if let line = flowList(values) { return [line] }
      return values.flatMap { value in
        value.yamlLines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
      }
    case .absent(let reason): return ["# \(reason)"]
    default: return [scalarText]
    }
  }

  private static func lines(of member: Member) -> [String] {
    let key = isPlainKey(member.key) ? member.key : quoted(member.key)
    if case .absent(let reason) = member.value { return ["# \(key): \(reason)"] }
    let lines = member.value.yamlLines
    if case .object(let members) = member.value, members.allSatisfy(\.value.isAbsent) {
      // Comments alone would leave the key without a value.
      return ["\(key): {}"]
    }
    if lines.count == 1, let line = lines.first, !member.value.isBlock {
      return ["\(key): \(line)"]
    }
    return ["\(key):"] + lines.map { "  " + $0 }
  }

  /// Whether it is written on lines of its own below its key.
  private var isBlock: Bool {
    switch self {
    case .object(let members): !members.isEmpty
    case .list(let values): flowList(values) == nil
    default: false
    }
  }

  private func flowList(_ values: [ConfigurationValue]) -> String? {
    guard values.allSatisfy(\.isScalar) else { return nil }
    let line = "[" + values.map(\.scalarText).joined(separator: ", ") + "]"
    return values.isEmpty || line.utf8.count <= 90 ? line : nil
  }

  private static func isPlainKey(_ key: String) -> Bool {
    let isWord = key.utf8.allSatisfy {
      ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x41 && $0 <= 0x5A) || $0 == 0x2D
    }
    guard isWord, let first = key.utf8.first, first != 0x2D else { return false }
    if case .string = YAMLCoreSchema.resolve(key) { return true }
    return false
  }
}
