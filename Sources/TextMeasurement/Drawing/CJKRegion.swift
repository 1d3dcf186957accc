/// Where a text's Han characters are written as its face of Noto Sans CJK has them: one character can
/// look different in each.
enum CJKRegion: String, CaseIterable {
  case japan = "jp"
  case korea = "kr"
  case mainlandChina = "sc"
  case taiwan = "tc"
  case hongKong = "hk"

  /// The locale's region, else that of the scripts of the run, else of the whole text: kana is
  /// Japanese, hangul Korean, bopomofo of Taiwan. Han alone is taken for simplified Chinese.
  static func of(
    locale: String, run: Set<ScriptCode>, text: @autoclosure () -> Set<ScriptCode>
  ) -> CJKRegion {
    CJKRegion(locale: locale) ?? CJKRegion(scripts: run) ?? CJKRegion(scripts: text())
      ?? .mainlandChina
  }

  /// nil for a locale of other scripts: Han in an English text may be of any region.
  init?(locale: String) {
    let tags = LocaleServices.maximized(locale)
    switch tags.script {
    case "Jpan", "Hrkt", "Hira", "Kana": self = .japan
    case "Kore", "Hang": self = .korea
    case "Hans": self = .mainlandChina
    case "Hant": self = ["HK", "MO"].contains(tags.region) ? .hongKong : .taiwan
    case "Bopo": self = .taiwan
    default:
      // `ja-Latn` and the like.
      switch tags.language {
      case "ja": self = .japan
      case "ko": self = .korea
      default: return nil
      }
    }
  }

  private init?(scripts: Set<ScriptCode>) {
    if scripts.contains(.hiragana) || scripts.contains(.katakana) {
      self = .japan
    } else if scripts.contains(.hangul) {
      self = .korea
    } else if scripts.contains(.bopomofo) {
      self = .taiwan
    } else {
      return nil
    }
  }

  /// PostScript names of the faces that draw text of a weight, the preferred one first. Debian's
  /// fonts-noto-cjk has Regular and Bold, fonts-noto-cjk-extra Medium. Semibold takes the Bold, as
  /// with the other families of Noto. Early revisions have no face for Hong Kong: Taiwan's has the
  /// same characters, and is asked for the forms of the text's language anyway.
  func faceNames(weight: FontWeight) -> [String] {
    let styles: [String] =
      switch weight {
      case .regular: ["Regular"]
      case .medium: ["Medium", "Regular"]
      case .semibold, .bold: ["Bold"]
      }
    let regions = self == .hongKong ? [self, .taiwan] : [self]
    return regions.flatMap { region in styles.map { "NotoSansCJK\(region.rawValue)-\($0)" } }
  }
}
