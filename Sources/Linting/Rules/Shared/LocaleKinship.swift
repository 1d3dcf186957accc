/// Which locales can stand in for each other without showing another language.
enum LocaleKinship {
  /// The locales whose text is as good as a locale's own: `de` for `de-AT`, `zh-Hant` for `zh-HK`,
  /// `es-419` and `es` for `es-MX`. Never across scripts: not `zh` for `zh-Hant`.
  ///
  /// The nearest first; `locale` itself is not among them.
  static func parents(of locale: String) -> [String] {
    var rest = subtags(locale)
    guard let language = rest.first else { return [] }
    var parents: [String] = []
    while let last = rest.popLast(), !rest.isEmpty, !isScript(last) {
      parents.append(rest.joined(separator: "-"))
    }
    // CLDR's parentLocales and likelySubtags, as far as apps use them.
    let region = region(locale)
    if language == "es", let region, region != "ES", region != "419" {
      parents.insert("es-419", at: max(0, parents.count - 1))
    }
    if language == "zh", !subtags(locale).contains(where: isScript) {
      let script = "zh-\(script(locale))"
      parents.removeAll { $0 == "zh" && script == "zh-Hant" }
      parents.append(script)
    }
    return parents
  }

  /// Whether two locales are of one language in one script: `en-GB` and `en-US`, not `zh-Hans` and
  /// `zh-Hant`.
  static func areOneLanguage(_ a: String, _ b: String) -> Bool {
    subtags(a).first == subtags(b).first && script(a) == script(b)
  }

  private static func subtags(_ locale: String) -> [String] {
    locale.split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// The script that is named, or for Chinese the likely one; else empty.
  private static func script(_ locale: String) -> String {
    let subtags = subtags(locale)
    if let named = subtags.first(where: isScript) { return named }
    guard subtags.first == "zh" else { return "" }
    return ["TW", "HK", "MO"].contains(region(locale)) ? "Hant" : "Hans"
  }

  private static func region(_ locale: String) -> String? {
    subtags(locale).dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 }?.uppercased()
  }

  /// ISO 15924 codes are the only subtags of four letters (BCP 47).
  private static func isScript(_ subtag: String) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.allSatisfy { $0 >= 0x41 }
  }
}
