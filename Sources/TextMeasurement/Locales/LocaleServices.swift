internal import CICU

/// What ICU's locale data knows. Identifiers may have `-` or `_` between subtags; answers have `-`.
public enum LocaleServices {
  /// The ICU version in use, such as `72.1`.
  public static var icuVersion: String { String(cString: copyfit_icu_version()) }

  /// Language, script and region, empty where there is none.
  public struct Subtags: Hashable, Sendable {
    public var language: String
    public var script: String
    public var region: String

    public init(language: String, script: String, region: String) {
      self.language = language
      self.script = script
      self.region = region
    }

    /// The BCP 47 identifier of these subtags.
    public var identifier: String {
      [language, script, region].filter { !$0.isEmpty }.joined(separator: "-")
    }
  }

  /// Whether the locale's script is written from right to left: `ar`, `he`, `fa`, `ur`, `ks-Arab`.
  public static func isRightToLeft(_ locale: String) -> Bool {
    copyfit_icu_is_right_to_left(locale) != 0
  }

  /// BCP 47 with canonical case, renamed languages under their present code: `pt_br` is `pt-BR`,
  /// `iw` is `he`. What is no locale comes back as it is.
  public static func canonical(_ locale: String) -> String {
    string(capacity: 160) { copyfit_icu_canonical(locale, $0, $1) } ?? locale
  }

  /// The likely subtags (CLDR): `zh-HK` is zh, Hant, HK; `sr` is sr, Cyrl, RS.
  public static func maximized(_ locale: String) -> Subtags {
    subtags { copyfit_icu_maximized(locale, $0, $1, $2) }
  }

  /// The subtags that the identifier itself has.
  public static func subtags(of locale: String) -> Subtags {
    subtags { copyfit_icu_subtags(locale, $0, $1, $2) }
  }

  /// Whether language, and script and region where given, are assigned codes.
  public static func isKnown(_ locale: String) -> Bool { copyfit_icu_is_known(locale) != 0 }

  private static func subtags(
    _ fill: (UnsafeMutablePointer<CChar>, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<CChar>)
      -> Int32
  ) -> Subtags {
    var language = [CChar](repeating: 0, count: 12)
    var script = language
    var region = language
    _ = fill(&language, &script, &region)
    return Subtags(
      language: text(language), script: text(script), region: text(region))
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A string that C writes into a buffer; nil when it could not.
  static func string(
    capacity: Int32, _ fill: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> String? {
    var characters = [CChar](repeating: 0, count: Int(capacity))
    return fill(&characters, capacity) >= 0 ? text(characters) : nil
  }
}
