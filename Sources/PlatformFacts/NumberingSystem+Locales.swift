extension NumberingSystem {
  /// The digits that iOS shows by default in `locale` (`ar-SA`, `ar_SA`, `uz-Arab`, in any case).
  ///
  /// One answer as a rule. Two, Arabic-Indic and Latin, for bare `ar` and `ar-001`: CLDR changed
  /// them in version 46, so iOS 17 and 18 show the first and iOS 26 the second, and text has to fit
  /// with either. Nil where nothing is known beyond what ICU says, and for a locale that names its
  /// digits itself (`-u-nu-`).
  ///
  /// Source: CLDR 44 and 45 read through Babel 2.15 and 2.16, against CLDR 46 and 47 read through
  /// 2.17 and 2.18: of all locales only `ar` and `ar-001` differ (CLDR-10825).
  public static func defaults(forLocale locale: String) -> [NumberingSystem]? {
    guard let tags = LocaleTags(locale) else { return nil }
    guard let script = defaultScript[tags.language] else { return nil }
    if tags.language == "uz" { return tags.script == "arab" ? [.arabext] : nil }
    // Another script of the same language may have other digits: sd-Deva, ks-Deva, pa-Arab.
    if let given = tags.script, given != script { return nil }
    switch (tags.language, tags.region) {
    case ("ar", nil), ("ar", "001"): return [.arab, .latn]
    case ("ar", let region?): return arabicRegions[region].map { [$0] }
    case ("ur", nil), ("ur", "pk"): return [.latn]
    case ("ur", "in"): return [.arabext]
    case ("ur", _): return nil
    case ("bn", nil), ("bn", "bd"): return [.beng]
    case ("bn", "in"): return [.latn]
    case ("bn", _): return nil
    default: return languageDefaults[tags.language].map { [$0] }
    }
  }

  /// Arabic goes by region: the east writes Arabic-Indic digits, the Gulf's Emirates and the
  /// Maghreb Latin ones.
  private static let arabicRegions: [String: NumberingSystem] = [
    "eg": .arab, "sa": .arab, "bh": .arab, "iq": .arab, "il": .arab, "jo": .arab, "kw": .arab,
    "lb": .arab, "om": .arab, "qa": .arab, "sd": .arab, "sy": .arab, "ye": .arab,
    "ae": .latn, "ma": .latn, "dz": .latn, "tn": .latn, "ly": .latn,
  ]

  /// Languages whose digits are the same in every region.
  private static let languageDefaults: [String: NumberingSystem] = [
    "ckb": .arab, "sd": .arab,
    "fa": .arabext, "ps": .arabext, "ks": .arabext, "mzn": .arabext,
    "mr": .deva, "ne": .deva, "sa": .deva, "bho": .deva,
    "as": .beng, "mni": .beng,
    "my": .mymr, "dz": .tibt, "sat": .olck,
    "hi": .latn, "ta": .latn, "te": .latn, "kn": .latn, "ml": .latn, "gu": .latn, "pa": .latn,
    "or": .latn, "th": .latn, "lo": .latn, "km": .latn,
  ]

  /// The script that each language of the table is written in, which its answer holds for.
  private static let defaultScript: [String: String] = [
    "ar": "arab", "ckb": "arab", "sd": "arab", "fa": "arab", "ps": "arab", "ur": "arab",
    "ks": "arab", "mzn": "arab", "uz": "latn",
    "mr": "deva", "ne": "deva", "sa": "deva", "bho": "deva", "hi": "deva",
    "bn": "beng", "as": "beng", "mni": "beng",
    "my": "mymr", "dz": "tibt", "sat": "olck", "ta": "taml", "te": "telu", "kn": "knda",
    "ml": "mlym", "gu": "gujr", "pa": "guru", "or": "orya", "th": "thai", "lo": "laoo",
    "km": "khmr",
  ]
}

/// Language, script and region of a locale id, in lower case.
private struct LocaleTags {
  var language: String
  var script: String?
  var region: String?

  /// Nil for what is no locale id, and for one with a numbering system of its own.
  init?(_ locale: String) {
    let parts = locale.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, (2...3).contains(first.utf8.count) else { return nil }
    language = String(first)
    var rest = parts.dropFirst()
    if let part = rest.first, part.utf8.count == 4, part.utf8.allSatisfy(Self.isLetter) {
      script = String(part)
      rest = rest.dropFirst()
    }
    if let part = rest.first, Self.isRegion(part) {
      region = String(part)
      rest = rest.dropFirst()
    }
    if rest.contains("nu") || locale.contains("@") { return nil }
  }

  private static func isRegion(_ part: Substring) -> Bool {
    switch part.utf8.count {
    case 2: part.utf8.allSatisfy(isLetter)
    case 3: part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
