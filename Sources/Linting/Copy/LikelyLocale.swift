import TextMeasurement

/// What is wrong with a locale that no device asks for, and which one was probably meant.
///
/// Languages: ISO 639-1's two-letter codes are few and all known; of the 7,900 three-letter ones
/// ICU knows some hundreds, so that an unknown one is no reason for doubt. Regions and scripts are
/// those of the installed ICU (ISO 3166-1, UN M.49, ISO 15924).
struct LikelyLocale: Equatable {
  /// Completes “jp”: “is the code of a country, not of a language”.
  var reason: String
  /// What may have been meant, the likeliest first.
  var likely: [String]
  /// Assigned codes, in a combination that nobody means.
  var isMild = false

  /// nil for a locale that is right, or odd but possible: private use (`en-x-pseudo`, `en-XA`,
  /// `qps-ploc`), renamed codes that Apple's systems still take (`iw`, `in`), `pt_BR`, and Xcode's
  /// own `Base` and `mul`.
  static func doubt(about locale: String) -> LikelyLocale? {
    guard var doubt = anyDoubt(about: locale) else { return nil }
    doubt.likely.removeAll { !isSound($0) }
    return doubt
  }

  /// Whether a locale may be proposed: its language, script and region are ones that ICU knows, and
  /// it has nothing else. What is left of a name that is none at all is not.
  private static func isSound(_ locale: String) -> Bool {
    let subtags = LocaleServices.subtags(of: locale)
    return !subtags.language.isEmpty && subtags.language != "und"
      && LocaleServices.isKnown(locale)
      && subtags.identifier.lowercased() == locale.lowercased()
  }

  private static func anyDoubt(about locale: String) -> LikelyLocale? {
    if let odd = oddNames[locale.lowercased().replacing("_", with: "-")] { return odd }
    let subtags = locale.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isWellFormed = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy(isAlphanumeric)
    }
    let language = subtags.first.map { $0.lowercased() } ?? ""
    if codesByName[locale.lowercased()] != nil { return named(locale) }
    if !isWellFormed { return malformed(locale) }
    if xcodeNames.contains(language) || ["x", "i"].contains(language) { return nil }
    return languageDoubt(language, locale) ?? tailDoubt(language, subtags.dropFirst())
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// `Base` is a development region's folder, `mul` that of interface files: not languages, and
  /// Xcode's own.
  private static let xcodeNames: Set<String> = ["base", "mul"]

  /// Windows' names from before .NET 4 (Microsoft: “Culture names”), what people write for Spanish
  /// and Chinese, and what names no language; with hyphens.
  private static let oddNames: [String: LikelyLocale] = [
    "zh-chs": LikelyLocale(reason: "is an old Windows name", likely: ["zh-Hans"]),
    "zh-cht": LikelyLocale(reason: "is an old Windows name", likely: ["zh-Hant"]),
    "zh-sc": LikelyLocale(
      reason: "has “SC”, which is the Seychelles, where simplified Chinese is meant",
      likely: ["zh-Hans"]),
    "zh-tc": LikelyLocale(
      reason: "has “TC”, which is the Turks and Caicos Islands, where traditional Chinese is meant",
      likely: ["zh-Hant"]),
    "es-la": LikelyLocale(
      reason: "has “LA”, which is Laos, where Latin America is meant", likely: ["es-419"]),
    "es-latam": LikelyLocale(
      reason: "has “LATAM” where a locale has Latin America's number", likely: ["es-419"]),
    "sp": LikelyLocale(reason: "is no language's code", likely: ["es"]),
    "chs": LikelyLocale(reason: "is an old Windows name", likely: ["zh-Hans"]),
    "root": LikelyLocale(reason: "names no language", likely: []),
    "und": LikelyLocale(reason: "names no language", likely: []),
  ]

  /// Empty subtags, white space, encodings (`en_GB.UTF-8`): what is left without them.
  private static func malformed(_ locale: String) -> LikelyLocale {
    let kept = locale.prefix { $0 != "." && $0 != "@" }
    let subtags = kept.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let clean = subtags.joined(separator: "-")
    // Now well formed, so this goes no deeper.
    let isClean = subtags.allSatisfy { (1...8).contains($0.utf8.count) } && !clean.isEmpty
    let likely: [String] =
      if isClean {
        doubt(about: clean).map(\.likely) ?? [LocaleServices.canonical(clean)]
      } else {
        languageNamed(locale).map { [$0] } ?? []
      }
    return LikelyLocale(reason: "is not the form of a locale", likely: likely)
  }
}

// MARK: - Languages

extension LikelyLocale {
  private static func languageDoubt(_ language: String, _ locale: String) -> LikelyLocale? {
    switch language.utf8.count {
    case 2:
      if LocaleServices.isKnown(language) || language == "bh" { return nil }
      let region = language.uppercased()
      if LocaleServices.isKnown("en-\(region)") {
        return LikelyLocale(
          reason: "is the code of a country, not of a language", likely: languages(of: region))
      }
      // `sp-MX`, `sp_ES`.
      let spanish = language == "sp" ? [LocaleServices.canonical("es" + locale.dropFirst(2))] : []
      return LikelyLocale(reason: noLanguage, likely: spanish)
    case 3:
      guard let code = bibliographicCodes[language] else { return nil }
      return LikelyLocale(
        reason: "has a library code (ISO 639-2/B), which systems do not use", likely: [code])
    default:
      return LikelyLocale(reason: noLanguage, likely: languageNamed(locale).map { [$0] } ?? [])
    }
  }

  private static let noLanguage = "begins with no language's code"

  private static func named(_ locale: String) -> LikelyLocale {
    LikelyLocale(
      reason: "is a language's name, not its code",
      likely: codesByName[locale.lowercased()].map { [$0] } ?? [])
  }

  /// What is spoken in a region (CLDR, likely subtags): `ja` for JP, `de-AT` and `de` for AT.
  static func languages(of region: String) -> [String] {
    // CLDR: more people write Russian there than the country's own language.
    if region == "KZ" { return ["kk"] }
    let found = LocaleServices.maximized("und-\(region)")
    guard !found.language.isEmpty, found.language != "und" else { return [] }
    let plain = plain(found.language, script: found.script)
    if LocaleServices.maximized(plain).region == region { return [plain] }
    return ["\(found.language)-\(region)", plain]
  }

  /// A language as Xcode writes it: Chinese by its script, all others by the language alone.
  private static func plain(_ language: String, script: String) -> String {
    language == "zh" && !script.isEmpty ? "zh-\(script)" : language
  }

  /// The code for a language's English name, or for a well-known locale without its hyphen; the
  /// nearest where it is misspelt.
  private static func languageNamed(_ name: String) -> String? {
    let wanted = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if let code = joinedLocales[wanted] ?? codesByName[wanted] { return code }
    guard wanted.utf8.count >= 5,
      let nearest = NearestName.nearest(to: wanted, among: codesByName.keys.sorted())
    else { return nil }
    return codesByName[nearest]
  }

  /// By English names in small letters, and by a few own names that people write.
  private static let codesByName: [String: String] = {
    var codes = [
      "deutsch": "de", "español": "es", "espanol": "es", "français": "fr", "francais": "fr",
      "italiano": "it", "português": "pt", "portugues": "pt", "polski": "pl", "русский": "ru",
      "українська": "uk", "svenska": "sv", "dansk": "da", "norsk": "nb", "suomi": "fi",
      "nederlands": "nl", "türkçe": "tr", "日本語": "ja", "中文": "zh-Hans", "한국어": "ko",
      "bengali": "bn", "farsi": "fa", "tagalog": "fil", "flemish": "nl",
    ]
    for (code, name) in englishLanguageNames {
      codes[name.lowercased()] = code == "zh" ? "zh-Hans" : code
    }
    return codes
  }()

  private static let joinedLocales: [String: String] = Dictionary(
    [
      "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "zh-HK", "zh-TW", "zh-CN", "en-GB", "en-US", "en-AU",
      "en-CA", "en-IN", "es-419", "es-MX", "es-ES", "fr-CA", "fr-FR", "de-DE", "nb-NO", "sr-Latn",
    ].map { ($0.lowercased().filter { $0 != "-" }, $0) }, uniquingKeysWith: { first, _ in first })

  /// ISO 639-2 has two codes for twenty languages; locales have the other one (or ISO 639-1's).
  private static let bibliographicCodes = [
    "alb": "sq", "arm": "hy", "baq": "eu", "bur": "my", "chi": "zh-Hans", "cze": "cs", "dut": "nl",
    "fre": "fr", "geo": "ka", "ger": "de", "gre": "el", "ice": "is", "mac": "mk", "mao": "mi",
    "may": "ms", "per": "fa", "rum": "ro", "slo": "sk", "tib": "bo", "wel": "cy",
  ]
}
