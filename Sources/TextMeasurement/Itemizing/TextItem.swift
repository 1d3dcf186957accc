/// A stretch of text that is measured in one way.
struct TextItem {
  /// Slot of a face, or an em constant.
  enum Measure: Equatable {
    case face(slot: Int)
    case constant(EmConstant)
  }

  var measure: Measure
  /// UTF-8 range in the text.
  var utf8Range: Range<Int>
  var level: UInt8
  var script: ScriptCode
  /// Characters with a width of their own: what follows a base has none.
  var units: Int
  /// Hangul written in conjoining letters, which compose to syllables first.
  var hasConjoiningJamo = false
}

/// Characters that need no font, since all of a kind are equally wide.
enum EmConstant: String, CaseIterable {
  /// East Asian Width W or F, and Han, kana and bopomofo.
  case fullWidth = "em-full-width"
  /// U+FF61–FFDC and U+FFE8–FFEE.
  case halfWidth = "em-half-width"
  /// Apple SD Gothic Neo's syllables.
  case hangul = "em-hangul"
  /// Apple Color Emoji, one for each grapheme cluster. Its glyphs are wider than 1 em at text sizes
  /// by an amount that was not measured: hence the wide band.
  case emoji = "em-emoji"

  var characters: String {
    switch self {
    case .fullWidth: "Han, kana, bopomofo and full-width forms"
    case .halfWidth: "half-width katakana, hangul and forms"
    case .hangul: "hangul syllables"
    case .emoji: "emoji, each grapheme cluster"
    }
  }

  /// Advance of one, in em.
  var em: Double {
    switch self {
    case .fullWidth, .emoji: 1
    case .halfWidth: 0.5
    case .hangul: 0.865
    }
  }

  var correction: WidthCorrection {
    WidthCorrection(
      id: rawValue, scale: 1, beta: 0, gamma: 0, usesSystemTracking: false,
      band: self == .emoji ? 0.1 : 0.02)
  }
}
