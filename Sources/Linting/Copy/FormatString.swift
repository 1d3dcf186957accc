/// A string with printf placeholders (`%@`, `%lld`, `%2$@`, `%%`, `%#@name@`), taken apart.
///
/// Follows Foundation's format specifiers: position, flags, width, precision, length, conversion.
/// A `%` that begins no placeholder is text.
struct FormatString {
  enum Piece: Equatable {
    case text(Substring)
    case percent(Substring)
    case placeholder(Placeholder)
  }

  struct Placeholder: Equatable {
    /// As written, such as `%2$@`.
    var spelling: Substring
    /// Explicit argument number, from 1.
    var position: Int?
    /// Zero padding and field width of whole numbers, as in `%02d`.
    var padsWithZeros: Bool
    var width: Int
    /// The conversion letter, such as `@` or `d`.
    var conversion: Character
    /// The name of a substitution, for `%#@name@`.
    var substitution: Substring?

    var takesInteger: Bool { "dDiuUxXoO".contains(conversion) }
  }

  var pieces: [Piece] = []

  init(_ format: String) {
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { pieces.append(.text(rest[..<percent])) }
      let (piece, end) = Self.specifier(in: rest[percent...])
      pieces.append(piece)
      rest = rest[end...]
    }
    if !rest.isEmpty { pieces.append(.text(rest)) }
  }

  /// Whether anything here would be replaced by an argument.
  var hasPlaceholders: Bool {
    pieces.contains { if case .placeholder = $0 { true } else { false } }
  }

  /// Reads what begins at a percent sign, and where it ends.
  private static func specifier(in text: Substring) -> (Piece, Substring.Index) {
    var i = text.index(after: text.startIndex)
    func peek() -> Character? { i < text.endIndex ? text[i] : nil }
    func number() -> Int? {
      var value: Int?
      while let digit = peek(), digit.isASCII, let d = digit.wholeNumberValue, (value ?? 0) < 1000 {
        value = (value ?? 0) * 10 + d
        i = text.index(after: i)
      }
      return value
    }
    let plain = (Piece.text(text[..<i]), i)

    if peek() == "%" {
      i = text.index(after: i)
      return (.percent(text[..<i]), i)
    }
    var position: Int?
    let afterPercent = i
    if let n = number(), peek() == "$" {
      position = n
      i = text.index(after: i)
    } else {
      i = afterPercent
    }
    if peek() == "#", let name = substitutionName(in: text[i...]) {
      let end = text.index(name.endIndex, offsetBy: 1)
      let placeholder = Placeholder(
        spelling: text[..<end], position: position, padsWithZeros: false, width: 0,
        conversion: "@", substitution: name)
      return (.placeholder(placeholder), end)
    }
    var padsWithZeros = false
    while let flag = peek(), "-+#0'".contains(flag) {
      padsWithZeros = padsWithZeros || flag == "0"
      i = text.index(after: i)
    }
    let width = number() ?? 0
    if peek() == "." {
      i = text.index(after: i)
      _ = number()
    }
    while let length = peek(), "hlqLzjt".contains(length) { i = text.index(after: i) }
    guard let conversion = peek(), "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else {
      return plain
    }
    i = text.index(after: i)
    let placeholder = Placeholder(
      spelling: text[..<i], position: position, padsWithZeros: padsWithZeros,
      width: min(width, 64), conversion: conversion, substitution: nil)
    return (.placeholder(placeholder), i)
  }

  /// The name in `#@name@`.
  private static func substitutionName(in text: Substring) -> Substring? {
    let opening = text.index(after: text.startIndex)
    guard opening < text.endIndex, text[opening] == "@" else { return nil }
    let start = text.index(after: opening)
    guard let end = text[start...].firstIndex(of: "@"), end > start else { return nil }
    let name = text[start..<end]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } ? name : nil
  }
}

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
