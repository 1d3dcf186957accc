extension FormatString {
  /// Replaces placeholders by `arguments`. One without an argument stays as written.
  ///
  /// - Parameter formatInteger: shows a whole number with the locale's digits and grouping.
  func formatted(_ arguments: [SampleArgument], formatInteger: (Int64) -> String) -> String {
    var text = ""
    var next = 0
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .percent: text += "%"
      case .placeholder(let placeholder):
        // A width or a precision that is an argument is not shown.
        for star in [placeholder.widthArgument, placeholder.precisionArgument] where star == .next {
          next += 1
        }
        let index = placeholder.position.map { $0 - 1 } ?? next
        if placeholder.position == nil { next += 1 }
        guard arguments.indices.contains(index) else {
          text += placeholder.spelling
          continue
        }
        text += shown(arguments[index], in: placeholder, formatInteger: formatInteger)
      }
    }
    return text
  }

  private func shown(
    _ argument: SampleArgument, in placeholder: Placeholder, formatInteger: (Int64) -> String
  ) -> String {
    switch argument {
    case .text(let text): return text
    case .integer(let number) where placeholder.takesInteger:
      let digits = formatInteger(number)
      guard placeholder.padsWithZeros, digits.count < placeholder.width else { return digits }
      let zero = formatInteger(0)
      return String(repeating: zero, count: placeholder.width - digits.count) + digits
    case .integer(let number): return String(number)
    }
  }
}
