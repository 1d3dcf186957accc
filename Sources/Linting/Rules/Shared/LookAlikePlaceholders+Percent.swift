/// Percent signs and positions that are not where the formatter wants them.
extension LookAlikePlaceholders {
  /// `%20 %@`, the percent sign before its number as in Turkish and Basque: the formatter takes all
  /// up to the next percent sign for one placeholder.
  static func beforeNumber(
    _ window: ArraySlice<Unicode.Scalar>, _ count: Int
  ) -> (LookAlike, end: Int)? {
    guard window.first == "%" else { return nil }
    let number = window.dropFirst().prefix { ("0"..."9").contains($0) || $0 == "." }
    guard let first = number.first, first != "." else { return nil }
    let rest = window[number.endIndex...].drop { $0 == " " }
    var parser = Parser(rest.map(ascii), count)
    guard rest.first == "%", let taken = parser.placeholder() else { return nil }
    let digits = text(number)
    return (
      LookAlike(
        spelling: "%" + digits, meant: "%%" + digits,
        what: "a percent sign that takes the `\(taken)` behind it along"), number.endIndex
    )
  }

  /// `%0$@`: positions count from 1. Where the text has the other positions too, all of them have
  /// to move up.
  static func atZero(
    _ window: ArraySlice<Unicode.Scalar>, _ context: Context
  ) -> (LookAlike, end: Int)? {
    guard window.starts(with: "%0$".unicodeScalars) else { return nil }
    var parser = Parser(["%"] + window.dropFirst(3).map(ascii), context.count)
    guard let plain = parser.placeholder(), !plain.contains("$") else { return nil }
    let end = window.startIndex + parser.index + 2
    let conversion = plain.dropFirst()
    var found = LookAlike(
      spelling: text(window[window.startIndex..<end]), meant: "%1$" + conversion,
      what: "position 0, and they count from 1")
    if context.hasFirst {
      let moved = context.movable.compactMap { placeholder -> String? in
        guard let position = placeholder.position,
          let dollar = placeholder.spelling.firstIndex(of: "$")
        else { return nil }
        return
          "`%\(position + 1)\(placeholder.spelling[dollar...])` for `\(placeholder.spelling)`"
      }
      let all = ["`%1$\(conversion)` for `\(found.spelling)`"] + moved
      found.otherAdvice = "Raise the positions by one: write \(MessageText.list(all))."
    }
    return (found, end)
  }

  /// `$@` and `1$@`, which have lost their percent sign.
  static func withoutPercent(
    at dollar: Int, _ scalars: [Unicode.Scalar], _ count: Int
  ) -> (LookAlike, end: Int)? {
    guard scalars[dollar] == "$" else { return nil }
    var start = dollar
    while start > 0, dollar - start < 3, ("0"..."9").contains(ascii(scalars[start - 1])) {
      start -= 1
    }
    // Behind a percent sign, whatever stands between, it is part of a placeholder or of another
    // mistake.
    let before = scalars[max(0, start - 6)..<start].reversed()
      .first { !"0123456789 !$\\.,+-#'*".unicodeScalars.contains($0) }
    if let before, isPercent(before) { return nil }
    let rest = scalars[(dollar + 1)..<min(scalars.count, dollar + 6)]
    var parser = Parser(["%"] + rest.map(ascii), count)
    guard let plain = parser.placeholder(), !plain.contains("$"),
      plain.utf8.count != 2 || plain == "%@",
      text(rest.prefix(parser.index - 1)) == plain.dropFirst()
    else { return nil }
    let digits = text(scalars[start..<dollar])
    let position = Int(digits).flatMap { (1...max(1, count)).contains($0) ? $0 : nil }
    if !digits.isEmpty, position == nil { return nil }
    let meant = position.map { "%\($0)$" + plain.dropFirst() } ?? plain
    let end = rest.startIndex + parser.index - 1
    return (
      LookAlike(
        spelling: text(scalars[start..<end]), meant: meant, what: "without its percent sign"), end
    )
  }
}
