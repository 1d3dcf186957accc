/// Numbers, quotes and lists as all messages spell them.
enum MessageText {
  /// Added to the message of a finding that the uncertainty of the widths leaves open.
  static let borderline =
    "This is borderline: within the uncertainty of the measurement it may turn out to fit."

  /// Longest quotation, in characters; longer copy is cut with an ellipsis.
  private static let longestQuote = 60

  /// `value` to at most `decimals` (0 to 3) places, without trailing zeros: 160, 77.8, 213.333.
  static func number(_ value: Double, decimals: Int = 1) -> String {
    let factors = [1.0, 10, 100, 1000]
    let factor = factors[min(max(decimals, 0), 3)]
    guard let scaled = Int64(exactly: (value * factor).rounded()) else { return "\(value)" }
    let unit = Int64(factor)
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: unit.magnitude)
    var text = (scaled < 0 ? "-" : "") + "\(whole)"
    guard rest > 0 else { return text }
    var digits = "\(rest)"
    digits = String(repeating: "0", count: max(0, decimals - digits.count)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    text += "." + digits
    return text
  }

  /// A width and the limit it is compared with, with as many decimals as tell them apart.
  static func pair(_ width: Double, _ limit: Double) -> (width: String, limit: String) {
    let short = (number(width), number(limit))
    if short.0 != short.1 || width == limit { return short }
    return (number(width, decimals: 3), number(limit, decimals: 3))
  }

  /// `value` to two decimals, rounded down: 4.499 is not enough where 4.5 is asked for.
  static func roundedDown(_ value: Double) -> String {
    guard value.isFinite, value >= 0, value < 1e12 else { return number(value) }
    let hundredths = Int((value * 100 + 1e-9).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// `value` rounded up to a whole number, at least 1, for amounts to save.
  static func roundedUp(_ value: Double) -> Int {
    guard let whole = Int(exactly: value.rounded(.up)) else { return value > 0 ? Int.max : 1 }
    return max(1, whole)
  }

  /// Copy in quotation marks, on one line and not too long.
  static func quoted(_ text: String) -> String {
    "“" + excerpt(text) + "”"
  }

  /// Copy on one line, cut with an ellipsis when it is long.
  ///
  /// Characters without ink are spelled out where messages are printed, and a character may have any
  /// number of marks: several of one kind, and marks beyond those of any writing system, are counted
  /// instead.
  static func excerpt(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.allSatisfy(\.isPlain) else { return markedExcerpt(text) }
    // Each is a character.
    let end = scalars.index(
      scalars.startIndex, offsetBy: longestQuote, limitedBy: scalars.endIndex)
    guard let end, end < scalars.endIndex else { return text }
    return String(scalars[..<end]) + "…"
  }

  private static func markedExcerpt(_ text: String) -> String {
    var shown = ""
    var width = 0
    var run: (scalar: Unicode.Scalar, count: Int)?
    func isFull(with more: Int) -> Bool {
      width += more
      return width > longestQuote
    }
    for character in text {
      let scalars = character.unicodeScalars
      let single = scalars.count == 1 ? scalars.first : nil
      if let single, let known = run, known.scalar == single {
        run?.count += 1
        continue
      }
      shown += end(of: run)
      run = nil
      if let single, isSpelledOut(single), !character.isNewline {
        if isFull(with: spelledOutWidth) { return shown + "…" }
        run = (single, 1)
      } else {
        if isFull(with: 1) { return shown + "…" }
        shown += character.isNewline ? "\\n" : marked(character)
      }
    }
    return shown + end(of: run)
  }

  /// Columns of one that is spelled out, such as `\u{200b}`.
  private static let spelledOutWidth = 8
  /// Scalars of a character: the longest emoji have 10.
  private static let mostScalars = 10

  private static func isSpelledOut(_ scalar: Unicode.Scalar) -> Bool {
    // Nearly all are letters of these.
    if scalar.value >= 0x20, scalar.value < 0x7F { return false }
    if scalar.properties.generalCategory == .privateUse { return true }
    return scalar.value >= 0x7F && InvisibleCharacters.isInvisible(scalar)
      && scalar.properties.generalCategory != .spaceSeparator
      || scalar.value < 0x20
  }

  private static func end(of run: (scalar: Unicode.Scalar, count: Int)?) -> String {
    guard let run else { return "" }
    // What is printed alone is spelled out there, but for a character of private use.
    if run.count == 1 {
      let isPrivate = run.scalar.properties.generalCategory == .privateUse
      return isPrivate ? "[\(InvisibleCharacters.code(run.scalar))]" : String(Character(run.scalar))
    }
    return "[\(InvisibleCharacters.code(run.scalar)) ×\(run.count)]"
  }

  private static func marked(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    guard scalars.count > mostScalars, let base = scalars.first else { return String(character) }
    return "\(Character(base))[+\(scalars.count - 1) marks]"
  }

  /// Where a long text ends, on one line: for what is left of one that is cut.
  static func ending(_ text: String) -> String {
    let length = text.count
    guard length > longestQuote else { return excerpt(text) }
    return "…" + excerpt(String(text.suffix(longestQuote - 20)))
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last else { return "" }
    if items.count == 1 { return last }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The first items, and how many more there are.
  static func list(_ items: [String], atMost most: Int) -> String {
    guard items.count > most else { return list(items) }
    return list(Array(items.prefix(most)) + ["\(items.count - most) more"])
  }

  /// `1 step`, `2 steps`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
