/// A text taken apart: scalars with their place, properties and embedding level.
struct TextScalars {
  struct Element {
    var scalar: Unicode.Scalar
    var utf8Offset: Int
    var level: UInt8
    var properties: CharacterProperties
    /// Place in an emoji cluster.
    var emoji: EmojiPlace = .none
  }

  enum EmojiPlace: UInt8 {
    case none, first, rest
  }

  private(set) var elements: [Element] = []
  let utf8Count: Int
  /// All cased letters are capitals, and there is one.
  private(set) var isInCapitals = false

  init(_ text: Substring, rightToLeft: Bool, table: CharacterTable) {
    var offset = 0
    var mayHaveEmoji = false
    var needsBidi = rightToLeft
    var (cased, upper, brackets) = (0, 0, 0)
    elements.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      let properties = table.properties(of: scalar)
      elements.append(
        Element(
          scalar: scalar, utf8Offset: offset, level: rightToLeft ? 1 : 0, properties: properties))
      offset += UTF8.width(scalar)
      if properties.isEmoji || scalar.value == 0x20E3 { mayHaveEmoji = true }
      if properties.needsBidi { needsBidi = true }
      if properties.isCased { cased += 1 }
      if properties.isUpper { upper += 1 }
      if properties.isBracket { brackets += 1 }
    }
    utf8Count = offset
    isInCapitals = cased > 0 && cased == upper
    if needsBidi { setLevels(rightToLeft, dropBrackets: brackets > BidiLevels.bracketLimit) }
    if mayHaveEmoji { markEmoji(in: text) }
  }

  private mutating func setLevels(_ rightToLeft: Bool, dropBrackets: Bool) {
    var units: [UInt16] = []
    units.reserveCapacity(elements.count)
    for element in elements {
      if dropBrackets, element.properties.isBracket {
        units.append(0x21)  // an exclamation mark: a neutral without a partner
      } else {
        units.append(contentsOf: UTF16.encode(element.scalar) ?? .init())
      }
    }
    let levels = BidiLevels.levels(of: units, rightToLeft: rightToLeft)
    var unit = 0
    for index in elements.indices {
      if unit < levels.count { elements[index].level = levels[unit] }
      let isReplaced = dropBrackets && elements[index].properties.isBracket
      unit += isReplaced ? 1 : UTF16.width(elements[index].scalar)
    }
  }

  /// Marks the grapheme clusters that are drawn as emoji: by their first character's own
  /// presentation, by a variation selector 16 after an emoji, or as a keycap.
  private mutating func markEmoji(in text: Substring) {
    var start = 0
    for cluster in text {
      let count = cluster.unicodeScalars.count
      if isEmoji(start..<start + count) {
        elements[start].emoji = .first
        for index in start + 1..<start + count { elements[index].emoji = .rest }
      }
      start += count
    }
  }

  private func isEmoji(_ range: Range<Int>) -> Bool {
    let first = elements[range.lowerBound]
    let second = range.count > 1 ? elements[range.lowerBound + 1].scalar.value : 0
    if second == 0xFE0E { return false }
    if first.properties.isEmojiPresentation { return true }
    if first.properties.isEmoji, second == 0xFE0F { return true }
    let isKeycapBase = first.scalar.isASCII && range.count > 1
    return isKeycapBase && elements[range.upperBound - 1].scalar.value == 0x20E3
      && "0123456789#*".unicodeScalars.contains(first.scalar)
  }
}
