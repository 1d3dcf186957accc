import StringCatalogs

/// A YAML document as a tree in which every key and value knows its place. Aliases are expanded;
/// an expanded value keeps the place of the text that it stands for.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// Also a whole number that 64 bits do not hold.
    case float(Double)
    case string(String)
    case sequence([YAMLNode])
    case mapping([Member])
  }

  struct Member: Sendable {
    var key: String
    var keyPosition: SourcePosition
    var value: YAMLNode
  }

  var content: Content
  /// Where the value begins: its first byte, the quote or bracket included.
  var position: SourcePosition
  /// A scalar as it is written, without quotes; empty for collections.
  var text: String = ""
  /// Nodes in the tree below and including this one, and a share for long scalars: what copies of
  /// it cost.
  var weight: Int = 1

  var isCollection: Bool {
    switch content {
    case .sequence, .mapping: true
    default: false
    }
  }

  /// The number, whether it was written as a whole one or not.
  var number: Double? {
    switch content {
    case .integer(let value): Double(value)
    case .float(let value): value
    default: nil
    }
  }

  func member(_ key: String) -> Member? {
    guard case .mapping(let members) = content else { return nil }
    return members.first { $0.key == key }
  }

  /// What is there, for error messages: `the string "tall"`, `a list`.
  var described: String {
    switch content {
    case .null: "nothing"
    case .bool(let value): "\(value)"
    case .integer, .float: "the number \(text.excerpt)"
    case .string(let value): value.isEmpty ? "an empty string" : "the string \(value.quoted)"
    case .sequence(let items): items.isEmpty ? "an empty list" : "a list"
    case .mapping: "a mapping"
    }
  }
}

extension String {
  /// The first characters of untrusted text, control characters spelled out: fit for a message.
  var excerpt: String {
    let limit = 60
    var result = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      if count == limit { return result + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `excerpt` in double quotes.
  var quoted: String { "\"\(excerpt)\"" }
}
