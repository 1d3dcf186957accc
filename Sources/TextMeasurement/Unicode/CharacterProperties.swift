internal import CICU

/// What the Unicode Character Database says about a scalar, as far as measuring needs it.
struct CharacterProperties {
  private let character: copyfit_icu_character

  init(_ scalar: Unicode.Scalar) {
    character = copyfit_icu_character_of(scalar.value)
  }

  var script: ScriptCode { ScriptCode(number: character.script) }

  private func has(_ flag: UInt32) -> Bool { character.flags & flag != 0 }

  /// East Asian Width W or F.
  var isWide: Bool { has(COPYFIT_ICU_WIDE) }
  /// East Asian Width A.
  var isAmbiguous: Bool { has(COPYFIT_ICU_AMBIGUOUS) }
  /// Cc, Zl and Zp.
  var isControl: Bool { has(COPYFIT_ICU_CONTROL) }
  var isIgnorable: Bool { has(COPYFIT_ICU_IGNORABLE) }
  var isMark: Bool { has(COPYFIT_ICU_MARK) }
  /// Mn and Me.
  var isNonspacing: Bool { has(COPYFIT_ICU_NONSPACING) }
  /// A space separator: Zs.
  var isSpace: Bool { has(COPYFIT_ICU_SPACE) }
  /// Emoji outside ASCII.
  var isEmoji: Bool { has(COPYFIT_ICU_EMOJI) }
  var isEmojiPresentation: Bool { has(COPYFIT_ICU_EMOJI_PRESENTATION) }
  var isBracket: Bool { has(COPYFIT_ICU_BRACKET) }
  /// Can raise an embedding level above 0 in a left-to-right paragraph.
  var needsBidi: Bool { has(COPYFIT_ICU_BIDI) }
  var isCased: Bool { has(COPYFIT_ICU_CASED) }
  var isUpper: Bool { has(COPYFIT_ICU_UPPER) }
  var isLetter: Bool { has(COPYFIT_ICU_LETTER) }

  /// Script_Extensions in ICU's order, which is the same on every machine with the same ICU.
  static func scriptExtensions(of scalar: Unicode.Scalar) -> [ScriptCode] {
    var numbers = [Int32](repeating: 0, count: 64)
    let count = copyfit_icu_script_extensions(scalar.value, &numbers, 64)
    return numbers.prefix(Int(max(0, count))).map(ScriptCode.init(number:))
  }
}

/// Properties of the scalars seen so far: the common ones are asked for again and again.
final class CharacterTable {
  private var known: [CharacterProperties?] = .init(repeating: nil, count: 0x3000)

  func properties(of scalar: Unicode.Scalar) -> CharacterProperties {
    let value = Int(scalar.value)
    guard value < known.count else { return CharacterProperties(scalar) }
    if let properties = known[value] { return properties }
    let properties = CharacterProperties(scalar)
    known[value] = properties
    return properties
  }
}

/// A script as ICU numbers it.
struct ScriptCode: Hashable {
  let number: Int32

  init(number: Int32) { self.number = number }

  /// By ISO 15924 code; nil for one that ICU does not know.
  init?(_ code: String) {
    let number = copyfit_icu_script_number(code)
    if number < 0 { return nil }
    self.number = number
  }

  /// The ISO 15924 code, such as `Latn`.
  var code: String { String(cString: copyfit_icu_script_name(number)) }

  private static func known(_ code: String) -> ScriptCode {
    ScriptCode(code) ?? ScriptCode(number: -1)
  }

  static let common = known("Zyyy")
  static let inherited = known("Zinh")
  static let latin = known("Latn")
  static let cyrillic = known("Cyrl")
  static let greek = known("Grek")
  static let hangul = known("Hang")
  static let han = known("Hani")
  static let hiragana = known("Hira")
  static let katakana = known("Kana")
  static let bopomofo = known("Bopo")
  static let symbols = known("Zsym")
  static let emoji = known("Zsye")

  /// Latin, Cyrillic and Greek: what SF Pro itself draws.
  var isBase: Bool { self == .latin || self == .cyrillic || self == .greek }

  /// Scripts whose characters have the width of an ideograph.
  var isEastAsian: Bool {
    self == .han || self == .hiragana || self == .katakana || self == .hangul || self == .bopomofo
  }
}
