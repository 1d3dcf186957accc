import TextMeasurement

/// What follows the language: script, region, variants, extensions, in BCP 47's order.
extension LikelyLocale {
  static func tailDoubt(_ language: String, _ tail: ArraySlice<Substring>) -> LikelyLocale? {
    var rest = tail
    if let extended = rest.first, extended.utf8.count == 3, isLetters(extended) {
      guard languagesWithExtensions.contains(language) else {
        return countryInThreeLetters(language, extended)
      }
      rest = rest.dropFirst()
    }
    var script = ""
    if let subtag = rest.first, subtag.utf8.count == 4, isLetters(subtag) {
      rest = rest.dropFirst()
      script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      if let doubt = scriptDoubt(script, language) { return doubt }
    }
    if let subtag = rest.first, isRegion(subtag) {
      rest = rest.dropFirst()
      if let doubt = regionDoubt(subtag.uppercased(), language, script) { return doubt }
    }
    for subtag in rest {
      // An extension or private use: what follows is theirs.
      if subtag.utf8.count == 1 { return nil }
      guard isVariant(subtag) else {
        return LikelyLocale(
          reason: "has “\(subtag)” where a locale has none", likely: reordered(language, tail))
      }
    }
    return nil
  }

  private static func isLetters(_ subtag: Substring) -> Bool { subtag.utf8.allSatisfy(isLetter) }

  private static func isRegion(_ subtag: Substring) -> Bool {
    subtag.utf8.count == 2 && isLetters(subtag)
      || subtag.utf8.count == 3 && subtag.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Five to eight characters, or four with a digit first (BCP 47, 2.2.5).
  private static func isVariant(_ subtag: Substring) -> Bool {
    subtag.utf8.count >= 5
      || subtag.utf8.count == 4 && subtag.utf8.first.map { (0x30...0x39).contains($0) } == true
  }

  /// Languages whose members may follow them (BCP 47's extended languages): `zh-yue`, `ar-arz`.
  private static let languagesWithExtensions: Set<String> = [
    "zh", "ar", "ms", "sw", "uz", "lv", "kok", "sgn",
  ]

  /// `zh-TW-Hant`: script and region the other way round.
  private static func reordered(_ language: String, _ tail: ArraySlice<Substring>) -> [String] {
    let script = tail.first { $0.utf8.count == 4 && isLetters($0) }
    let region = tail.first(where: isRegion)
    let parts = [Substring(language), script, region].compactMap(\.self)
    let locale = LocaleServices.canonical(parts.joined(separator: "-"))
    return LocaleServices.isKnown(locale) ? [locale] : []
  }

  // MARK: Scripts

  private static func scriptDoubt(_ script: String, _ language: String) -> LikelyLocale? {
    // Qaaa to Qabx are for private use, and so are languages qaa to qtz, such as Windows' qps-ploc.
    if script.hasPrefix("Qaa") || script.hasPrefix("Qab") || isPrivate(language) { return nil }
    if LocaleServices.isKnown("en-\(script)") { return nil }
    let known = [LocaleServices.maximized(language).script, "Hans", "Hant"] + commonScripts
    let nearest = NearestName.nearest(to: script, among: known.filter { !$0.isEmpty })
    return LikelyLocale(
      reason: "has “\(script)”, which is no script's code",
      likely: [nearest.map { "\(language)-\($0)" } ?? language])
  }

  private static func isPrivate(_ language: String) -> Bool {
    language.utf8.count == 3 && language >= "qaa" && language <= "qtz"
  }

  private static let commonScripts = ["Latn", "Cyrl", "Arab", "Deva", "Guru", "Beng", "Hebr"]

  // MARK: Regions

  private static func regionDoubt(
    _ region: String, _ language: String, _ script: String
  ) -> LikelyLocale? {
    if isPrivateRegion(region) || isPrivate(language) { return nil }
    if let successor = withdrawnRegions[region] {
      let isSpoken = LocaleServices.maximized("und-\(successor)").language == language
      let base = base(language, script)
      return LikelyLocale(
        reason: region == "UK"
          ? "has “UK”, which is no country's code (ISO 3166 has GB)"
          : "has “\(region)”, the code of a country that is no more",
        likely: isSpoken ? ["\(base)-\(successor)"] : [base])
    }
    let likelyRegion = LocaleServices.maximized(base(language, script)).region
    guard LocaleServices.isKnown("en-\(region)") else {
      return LikelyLocale(
        reason: "has “\(region)”, which is no region's code",
        likely: corrected(language, script, region: likelyRegion))
    }
    // sv-SV is Swedish in El Salvador. Northern Sami is spoken in Sweden, Portuguese in Portugal.
    guard region.lowercased() == language, !likelyRegion.isEmpty, likelyRegion != region,
      !["pt", "se"].contains(language)
    else { return nil }
    return LikelyLocale(
      reason: "repeats the language as a region, where “\(region)” is another country",
      likely: corrected(language, script, region: likelyRegion), isMild: true)
  }

  private static func base(_ language: String, _ script: String) -> String {
    script.isEmpty ? language : "\(language)-\(script)"
  }

  /// The locale without its region, and with its likeliest one. Chinese by its script, as Xcode has
  /// it.
  private static func corrected(
    _ language: String, _ script: String, region: String
  ) -> [String] {
    if language == "zh", script.isEmpty { return ["zh-Hans", "zh-Hant"] }
    let base = base(language, script)
    return region.isEmpty || region == "ZZ" ? [base] : [base, "\(base)-\(region)"]
  }

  /// `en-GBR`: ISO 3166's three letters, which locales do not have.
  private static func countryInThreeLetters(
    _ language: String, _ subtag: Substring
  ) -> LikelyLocale {
    let region = subtag.prefix(2).uppercased()
    let isSpoken = LocaleServices.maximized("und-\(region)").language == language
    return LikelyLocale(
      reason: "has “\(subtag)” where a region has two letters",
      likely: isSpoken ? ["\(language)-\(region)", language] : [language])
  }

  /// AA, QM to QZ, XA to XZ and ZZ (ISO 3166-1's user-assigned codes): pseudolocales have them.
  private static func isPrivateRegion(_ region: String) -> Bool {
    region == "AA" || region == "ZZ" || region.hasPrefix("X") && region.utf8.count == 2
      || region.utf8.count == 2 && region >= "QM" && region <= "QZ"
  }

  /// Codes that ISO 3166-1 withdrew, or never assigned, with their successors (CLDR,
  /// territoryAlias): ICU takes them as aliases.
  private static let withdrawnRegions = [
    "UK": "GB", "CS": "RS", "YU": "RS", "SU": "RU", "DD": "DE", "BU": "MM", "TP": "TL", "ZR": "CD",
    "FX": "FR",
  ]
}
