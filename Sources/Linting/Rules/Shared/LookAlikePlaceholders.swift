/// Finds what looks like a placeholder to a person and is none to the formatter, and says which one
/// was probably meant: `٪@`, `％@`, `%!d`, `%$1@`, `%1 $@`, `@%`, `%{name}`, `%,2f`, `%0$@`, `$@`, and
/// percent signs that take the next placeholder with them (`%20 %@`).
enum LookAlikePlaceholders {
  struct LookAlike: Equatable {
    var spelling: String
    /// nil where no placeholder can be named.
    var meant: String?
    var what: String
    /// What to do where one placeholder cannot say it.
    var otherAdvice: String?

    var advice: String? { otherAdvice ?? meant.map { "Write `\($0)` for `\(spelling)`." } }
  }

  /// What holds for a whole text.
  struct Context {
    /// How many arguments there are.
    var count: Int
    /// Where the text has a position 0: whether it has a position 1 too, and the first placeholders
    /// that can move up by one.
    var hasFirst = false
    var movable: [FormatString.Placeholder] = []

    init(_ text: String, count: Int) {
      self.count = count
      guard text.contains("%0$") else { return }
      var seen: Set<Substring> = []
      for placeholder in FormatString(text, reading: .runTime).placeholders {
        guard let position = placeholder.position, position < count, movable.count < 4,
          seen.insert(placeholder.spelling).inserted
        else { continue }
        hasFirst = hasFirst || position == 1
        movable.append(placeholder)
      }
    }
  }

  /// Further characters that are looked at behind a percent sign.
  private static let longest = 14

  /// - Parameter count: how many arguments there are.
  static func find(in text: String, count: Int) -> [LookAlike] {
    let scalars = Array(text.unicodeScalars)
    let context = Context(text, count: count)
    var found: [LookAlike] = []
    var index = 0
    while index < scalars.count {
      guard isPercent(scalars[index]) || scalars[index] == "@" || scalars[index] == "$" else {
        index += 1
        continue
      }
      let isDoubled = scalars[index...].starts(with: "%%".unicodeScalars)
      if let (lookAlike, end) = lookAlike(at: index, scalars, context) {
        if !found.contains(lookAlike) { found.append(lookAlike) }
        index = end
        // More would not be read.
        if found.count == 4 { return found }
      } else {
        index += isDoubled ? 2 : 1
      }
    }
    return found
  }

  private static func lookAlike(
    at start: Int, _ scalars: [Unicode.Scalar], _ context: Context
  ) -> (LookAlike, end: Int)? {
    let count = context.count
    let window = scalars[start..<min(scalars.count, start + longest)]
    if window.first == "@" || window.first == "$" {
      return reversed(window, count) ?? withoutPercent(at: start, scalars, count)
    }
    if window.dropFirst().first == "{", let close = window.firstIndex(of: "}") {
      return (LookAlike(spelling: text(window[start...close]), what: "a name in braces"), close + 1)
    }
    if window.starts(with: "%%".unicodeScalars) { return doubled(at: start, scalars, count) }
    if window.starts(with: "% %".unicodeScalars) { return swallowed(window, count) }
    if let found = beforeNumber(window, count) ?? atZero(window, context) { return found }
    var parser = Parser(window.map(ascii), count)
    guard let meant = parser.placeholder() else { return nil }
    let end = start + parser.index
    let spelling = text(scalars[start..<end])
    guard spelling != meant, !isRead(spelling) else { return nil }
    return (LookAlike(spelling: spelling, meant: meant, what: what(window[start..<end])), end)
  }

  /// `%%1$@` and `%%lld`, whose first sign makes the second one a plain percent sign. `%%` alone is
  /// right, as it is behind a number.
  private static func doubled(
    at start: Int, _ scalars: [Unicode.Scalar], _ count: Int
  ) -> (LookAlike, end: Int)? {
    let rest = scalars[(start + 1)..<min(scalars.count, start + longest)]
    var parser = Parser(rest.map(ascii), count)
    guard let meant = parser.placeholder(), text(rest.prefix(parser.index)) == meant else {
      return nil
    }
    let end = rest.startIndex + parser.index
    if !meant.contains("$") {
      if start > 0, scalars[start - 1].properties.numericType != nil { return nil }
      // `%%d’économie`
      if end < scalars.count, scalars[end] == "'" || scalars[end] == "’" { return nil }
    }
    return (
      LookAlike(spelling: "%" + meant, meant: meant, what: "behind a second percent sign"), end
    )
  }

  /// `100 % %@`: to the formatter the two signs and the space are one.
  private static func swallowed(
    _ window: ArraySlice<Unicode.Scalar>, _ count: Int
  ) -> (LookAlike, end: Int)? {
    let rest = window.dropFirst(2)
    var parser = Parser(rest.map(ascii), count)
    guard let meant = parser.placeholder() else { return nil }
    let end = rest.startIndex + parser.index
    return (
      LookAlike(
        spelling: text(window[window.startIndex..<end]), meant: "%% " + meant,
        what: "behind a percent sign that takes its own"), end
    )
  }

  /// Whether the formatter takes the whole of it for a placeholder.
  private static func isRead(_ spelling: String) -> Bool {
    let pieces = FormatString(spelling, reading: .runTime).pieces
    if pieces.count == 1, case .placeholder = pieces[0] { return true }
    return false
  }

  /// `@%` and `$1%@`, as an editor for right-to-left text may leave them.
  private static func reversed(
    _ window: ArraySlice<Unicode.Scalar>, _ count: Int
  ) -> (LookAlike, end: Int)? {
    let characters = window.map(ascii)
    if characters.count >= 2, characters[0] == "@", characters[1] == "%" {
      var rest = Parser(Array(characters.dropFirst()), count)
      if rest.placeholder() != nil { return nil }
      return (
        LookAlike(spelling: "@%", meant: "%@", what: "written backwards"), window.startIndex + 2
      )
    }
    guard characters.count >= 4, characters[0] == "$", let digit = characters[1].wholeNumberValue,
      characters[2] == "%"
    else { return nil }
    var rest = Parser(Array(characters.dropFirst(2)), count)
    guard digit >= 1, let meant = rest.placeholder(), !meant.contains("$") else { return nil }
    let end = window.startIndex + 2 + rest.index
    return (
      LookAlike(
        spelling: text(window[window.startIndex..<end]), meant: "%\(digit)$" + meant.dropFirst(),
        what: "a position before the percent sign"), end
    )
  }

  private static func what(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    switch scalars.first {
    case "٪": return "an Arabic percent sign"
    case "％": return "a full-width percent sign"
    case "﹪": return "a small percent sign"
    default: break
    }
    if let foreign = scalars.first(where: { $0.value > 0x7F }) {
      let name = foreign.properties.name.map { $0.lowercased() } ?? "a foreign character"
      return "with “\(foreign)”, \(name)"
    }
    if scalars.contains(",") { return "with a comma for the decimal point" }
    if scalars.contains("!") { return "with an exclamation mark" }
    if scalars.contains(" ") { return "with a space" }
    return "with its parts in another order"
  }

  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  static func isPercent(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "%" || scalar == "٪" || scalar == "％" || scalar == "﹪"
  }
}
