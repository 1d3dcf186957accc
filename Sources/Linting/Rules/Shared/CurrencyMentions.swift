/// Amounts of money in a text: a currency sign or code beside a number or a placeholder.
enum CurrencyMentions {
  /// The first amount, as it is written, such as `$4.99`, `€%@` or `%lld USD`; nil where there is
  /// none.
  static func first(in text: String) -> String? { all(in: text, most: 1).first }

  /// Amounts in the order of the text, at most `most`.
  static func all(in text: String, most: Int = 8) -> [String] {
    guard mayStand(in: text) else { return [] }
    let parts = parts(of: text)
    let isTemplate = isTemplate(text)
    var amounts: [String] = []
    var index = 0
    var end = 0
    while index < parts.count, amounts.count < most {
      if var range = amount(at: index, parts, isTemplate) {
        range = withCode(range, of: index, parts, from: end)
        end = range.upperBound + 1
        amounts.append(parts[range].map(\.text).joined())
        index = max(index, range.upperBound)
      }
      index += 1
    }
    return amounts
  }

  /// The parts of an amount whose currency stands at `index`.
  private static func amount(
    at index: Int, _ parts: [Part], _ isTemplate: Bool
  ) -> ClosedRange<Int>? {
    guard let mention = mention(at: index, parts) else { return nil }
    let kind = mention.kind
    func isAmount(_ index: Int) -> Bool {
      kind == .rareCode ? parts[index].isNumber : parts[index].isAmount
    }
    if kind != .suffix, let next = neighbour(of: mention.last, by: 1, parts), isAmount(next),
      !(kind == .dollar && isReference(parts[next], isTemplate))
    {
      return whole(from: mention.first, through: next, parts)
    }
    // A dollar in front of a word is a variable's.
    if kind == .dollar, let next = parts[safely: index + 1], next.isWordLike { return nil }
    if let before = neighbour(of: mention.first, by: -1, parts), isAmount(before) {
      return whole(from: before, through: mention.last, parts)
    }
    return nil
  }

  /// `$5 USD` and `USD $5` are one amount.
  ///
  /// - Parameters:
  ///   - mention: where the currency stands.
  ///   - start: what stands before it belongs to another amount.
  private static func withCode(
    _ range: ClosedRange<Int>, of mention: Int, _ parts: [Part], from start: Int
  ) -> ClosedRange<Int> {
    guard case .sign = parts[mention] else { return range }
    func isCode(_ index: Int) -> Bool {
      guard case .word(let word) = parts[index] else { return false }
      return codes.contains(String(word)) || rareCodes.contains(String(word))
    }
    if let next = neighbour(of: range.upperBound, by: 1, parts), isCode(next) {
      return range.lowerBound...next
    }
    if let before = neighbour(of: range.lowerBound, by: -1, parts), before >= start,
      isCode(before)
    {
      return before...range.upperBound
    }
    return range
  }

  private enum Kind { case dollar, sign, code, rareCode, suffix }

  /// A currency's parts: its sign with the letters before it, its code, or the whole of `ر.س`.
  private struct Mention {
    var kind: Kind
    var first: Int
    var last: Int
  }

  // MARK: - Parts

  /// A stretch of a text that is one thing to this search.
  private enum Part {
    case number(Substring)
    case word(Substring)
    case sign(Unicode.Scalar)
    case space(Unicode.Scalar)
    case placeholder(Substring)
    case other(Unicode.Scalar)

    var isAmount: Bool {
      switch self {
      case .number, .placeholder: true
      default: false
      }
    }

    /// What follows the dollar of a variable: `$HOME`, `${name}`, `$(name)`.
    var isWordLike: Bool {
      switch self {
      case .word: true
      case .other(let scalar): "{(_".unicodeScalars.contains(scalar)
      default: false
      }
    }

    var text: String {
      switch self {
      case .number(let text), .word(let text), .placeholder(let text): String(text)
      case .sign(let scalar), .space(let scalar), .other(let scalar): String(scalar)
      }
    }

    var isNumber: Bool { if case .number = self { true } else { false } }
    var isDecimalMark: Bool {
      if case .other(let scalar) = self { scalar == "." || scalar == "," } else { false }
    }
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    for piece in FormatString(text).pieces {
      switch piece {
      case .placeholder(let placeholder): parts.append(.placeholder(placeholder.spelling))
      case .percent: parts.append(.other("%"))
      case .text(let plain): append(plain, to: &parts)
      }
    }
    return parts
  }

  private static func append(_ text: Substring, to parts: inout [Part]) {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    /// Takes the run of scalars that are alike.
    func run(while isPart: (Unicode.Scalar) -> Bool) -> Substring {
      let start = index
      while index < scalars.endIndex, isPart(scalars[index]) { index = scalars.index(after: index) }
      return text[start..<index]
    }
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if isDigit(scalar) {
        parts.append(.number(run(while: isDigit)))
      } else if isInWord(scalar) {
        parts.append(.word(run(while: isInWord)))
      } else {
        index = scalars.index(after: index)
        switch scalar.properties.generalCategory {
        case .currencySymbol: parts.append(.sign(scalar))
        case .spaceSeparator: parts.append(.space(scalar))
        default: parts.append(.other(scalar))
        }
      }
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  private static func mention(at index: Int, _ parts: [Part]) -> Mention? {
    func mention(_ kind: Kind, first: Int = index, last: Int = index) -> Mention {
      Mention(kind: kind, first: first, last: last)
    }
    switch parts[index] {
    case .sign("$"):
      if isOfPlaceholder(index, parts) { return nil }
      return mention(.dollar, first: hasCountry(index, parts) ? index - 1 : index)
    case .sign: return mention(.sign)
    case .word(let word):
      let word = String(word)
      if codes.contains(word) { return mention(.code) }
      if rareCodes.contains(word) { return mention(.rareCode) }
      if isSuffix(word) { return mention(.suffix) }
      // Taken apart at its full stop.
      if case .other(".")? = parts[safely: index + 1],
        case .word(let second)? = parts[safely: index + 2],
        arabicSigns.contains("\(word).\(second)")
      {
        return mention(.sign, last: index + 2)
      }
      return nil
    default: return nil
    }
  }

  /// What is left of a placeholder such as `%1$`, or of one that is misspelt: `% 1$@`, `٪3$@`,
  /// `%1 $@`.
  private static func isOfPlaceholder(_ index: Int, _ parts: [Part]) -> Bool {
    if case .other(let scalar)? = parts[safely: index - 1], "%\\".unicodeScalars.contains(scalar) {
      return true
    }
    if case .other("@")? = parts[safely: index + 1] { return true }
    var place = index - 1
    if case .space? = parts[safely: place] { place -= 1 }
    guard case .number? = parts[safely: place] else { return false }
    place -= 1
    if case .space? = parts[safely: place] { place -= 1 }
    guard case .other(let scalar)? = parts[safely: place] else { return false }
    return "%٪％﹪".unicodeScalars.contains(scalar)
  }

  /// `US` of `US$`, `R` of `R$`, `Mex` of `Mex$`.
  private static func hasCountry(_ index: Int, _ parts: [Part]) -> Bool {
    guard case .word(let word)? = parts[safely: index - 1] else { return false }
    return (1...3).contains(word.utf8.count) && word.utf8.allSatisfy { $0 < 0x80 }
      && word.first?.isUppercase == true
  }

  /// `円`, `元` and `원` behind an amount, with ten thousands before (`100万円`) and particles behind;
  /// `บาท` with any word, which Thai puts no space before. Not 円形, 元素 and 원소, which are other words.
  private static func isSuffix(_ word: String) -> Bool {
    if word.hasPrefix("บาท") { return true }
    let name = word.drop { multipliers.contains($0) }
    guard let first = name.first, let following = suffixes[first] else { return false }
    guard let second = name.dropFirst().first else { return true }
    return following.contains(second)
  }

  private static let suffixes: [Character: String] = [
    "円": "のをにはがでとかまよ以引未超", "元": "起的每以", "원": "을이은의에으입짜",
  ]

  private static let multipliers: Set<Character> = [
    "百", "千", "万", "萬", "億", "亿", "백", "천", "만", "억",
  ]

  /// CLDR's signs of the Gulf's and Egypt's currencies, in Arabic.
  private static let arabicSigns: Set<String> = ["ر.س", "د.إ", "د.ك", "ر.ق", "د.ب", "ر.ع", "ج.م"]

  /// The part beside one, a space apart at most.
  private static func neighbour(of index: Int, by step: Int, _ parts: [Part]) -> Int? {
    guard let next = parts[safely: index + step] else { return nil }
    if case .space = next {
      return parts.indices.contains(index + 2 * step) ? index + 2 * step : nil
    }
    return index + step
  }

  /// All groups of a number among them.
  private static func whole(
    from first: Int, through last: Int, _ parts: [Part]
  ) -> ClosedRange<Int> {
    var start = first
    var end = last
    func goesOn(_ index: Int, by step: Int) -> Bool {
      parts[index].isNumber && parts[safely: index + step]?.isDecimalMark == true
        && parts[safely: index + 2 * step]?.isNumber == true
    }
    while goesOn(start, by: -1) { start -= 2 }
    while goesOn(end, by: 1) { end += 2 }
    return start...end
  }

  // MARK: - What is no money

  /// `$1`: what a search found, in a template; `$0` nowhere is a price.
  private static func isReference(_ part: Part, _ isTemplate: Bool) -> Bool {
    guard case .number(let number) = part, number.utf8.count == 1 else { return false }
    return number == "0" || isTemplate
  }

  /// Whether a text speaks of regular expressions or has placeholders of the form `$1 … $2`.
  private static func isTemplate(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: "\\")) { return true }
    let signs = ["${", "$(", "(.", ".*", ".+", "[^", "(?", "^("]
    if signs.contains(where: { text.contains($0) }) { return true }
    return text.contains("$1") && text.contains("$2")
  }
}

extension Array {
  /// nil outside of the array.
  fileprivate subscript(safely index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
