/// Types of plain scalars in YAML 1.2's core schema (YAML 1.2.2, section 10.3.2): the words and
/// numbers of the tables there and nothing else. `no`, `on` and `1_000` are strings.
enum YAMLCoreSchema {
  static func resolve(_ text: String) -> YAMLNode.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case ".nan", ".NaN", ".NAN": return .float(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .float(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .float(-.infinity)
    default: return number(text) ?? .string(text)
    }
  }

  private static func number(_ text: String) -> YAMLNode.Content? {
    if text.hasPrefix("0x") { return based(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return based(text.dropFirst(2), radix: 8) }
    guard let shape = decimalShape(text.utf8) else { return nil }
    if shape == .whole, let value = Int64(text) { return .integer(value) }
    // The standard library wants a digit on both sides of the point, or none of it.
    return Double(padded(text)).map { .float($0) }
  }

  private static func based(_ digits: Substring, radix: Int) -> YAMLNode.Content? {
    let isDigits =
      !digits.isEmpty
      && digits.utf8.allSatisfy { byte in
        Character(UnicodeScalar(byte)).hexDigitValue.map { $0 < radix } ?? false
      }
    guard isDigits else { return nil }
    if let value = Int64(digits, radix: radix) { return .integer(value) }
    return .float(
      digits.reduce(0) { $0 * Double(radix) + Double($1.hexDigitValue ?? 0) })
  }

  private enum Shape { case whole, fraction }

  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
  private static func decimalShape(_ bytes: String.UTF8View) -> Shape? {
    var rest = bytes[...]
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    func skipDigits() -> Bool {
      let before = rest.startIndex
      rest = rest.drop(while: isDigit)
      return rest.startIndex != before
    }
    func skipSign() {
      if let first = rest.first, first == 0x2B || first == 0x2D { rest = rest.dropFirst() }
    }
    var shape = Shape.whole
    skipSign()
    let hasWhole = skipDigits()
    if rest.first == 0x2E {
      shape = .fraction
      rest = rest.dropFirst()
      guard skipDigits() || hasWhole else { return nil }
    } else if !hasWhole {
      return nil
    }
    if let first = rest.first, first == 0x65 || first == 0x45 {
      shape = .fraction
      rest = rest.dropFirst()
      skipSign()
      guard skipDigits() else { return nil }
    }
    return rest.isEmpty ? shape : nil
  }

  /// `.5` as `0.5`, `1.` as `1.0`, `1.e3` as `1.0e3`.
  private static func padded(_ text: String) -> String {
    var result: [UInt8] = []
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 >= 0x30 && $0 <= 0x39 } ?? false }
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if byte == 0x2E, !isDigit(result.last) { result.append(0x30) }
      result.append(byte)
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      if byte == 0x2E, !isDigit(next) { result.append(0x30) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
