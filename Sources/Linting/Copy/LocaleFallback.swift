import TextMeasurement

/// Which of a catalog's locales a person sees in a language: the locale itself, else what its
/// region, variant and CLDR parent lead to, never across scripts.
///
/// de-AT → de; zh-Hant-HK → zh-Hant; zh-HK → zh-Hant (likely script); es-MX → es-419 → es (CLDR
/// parent); zh-Hant never to zh, which is zh-Hans.
///
/// Belongs to one thread: it remembers its answers, since every key of a flow asks for the same
/// locales.
final class LocaleFallback {
  /// The catalog's locales by identity. More than one where a catalog spells one in two ways, such
  /// as zh and zh-Hans.
  private let available: [LocaleIdentity: [String]]
  private let names: Set<String>
  private let sourceLanguage: String
  /// Two are common (zh, zh-Hans); more are of no use to anybody.
  private static let mostSpellings = 8
  private var known: [String: [String]] = [:]

  init(available locales: [String], sourceLanguage: String) {
    available = Dictionary(grouping: locales, by: LocaleIdentity.init)
    names = Set(locales)
    self.sourceLanguage = sourceLanguage
  }

  /// The catalog's locales to try for `locale`, nearest first. The source language comes after all
  /// of them and is here only where it is the same language in the same script: en-US for en-GB.
  func chain(for locale: String) -> [String] {
    if let chain = known[locale] { return chain }
    let chain = foundChain(for: locale)
    known[locale] = chain
    return chain
  }

  private func foundChain(for locale: String) -> [String] {
    var chain: [String] = []
    var current: LocaleIdentity? = LocaleIdentity(locale)
    // A CLDR parent chain is at most a handful long; the bound is against data that loops.
    for step in 0..<8 {
      guard let identity = current else { break }
      let spellings = available[identity] ?? []
      // The very spelling first.
      if step == 0, names.contains(locale) { chain.append(locale) }
      chain += spellings.prefix(Self.mostSpellings).filter { $0 != locale }
      current = identity.parent
    }
    if !chain.contains(sourceLanguage) {
      let (own, source) = (LocaleIdentity(locale), LocaleIdentity(sourceLanguage))
      if own.language == source.language, own.script == source.script {
        chain.append(sourceLanguage)
      }
    }
    return chain
  }
}

/// A locale with its script filled in, so that zh-HK and zh-Hant-HK, or sr and sr-Cyrl, are equal.
struct LocaleIdentity: Hashable {
  var language: String
  var script: String
  var region: String
  /// Subtags after the region, such as `valencia`.
  var variants: [String]

  init(_ locale: String) {
    let subtags = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    language = subtags.first?.lowercased() ?? ""
    script = ""
    region = ""
    variants = []
    for subtag in subtags.dropFirst() {
      if subtag.utf8.count == 4, script.isEmpty, region.isEmpty, variants.isEmpty,
        subtag.allSatisfy(\.isLetter)
      {
        script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      } else if (2...3).contains(subtag.utf8.count), region.isEmpty, variants.isEmpty {
        region = subtag.uppercased()
      } else {
        variants.append(subtag.lowercased())
      }
    }
    language = Self.presentCodes[language] ?? language
    let likely = LocaleServices.maximized(id)
    if !likely.language.isEmpty { language = likely.language }
    if script.isEmpty { script = likely.script }
  }

  /// Codes that ISO 639 replaced and catalogs still have (CLDR languageAlias): ICU's likely subtags
  /// leave them as they are.
  private static let presentCodes = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro",
  ]

  private var id: String {
    ([language, script, region].filter { !$0.isEmpty }).joined(separator: "-")
  }

  /// The next locale to try; nil after the language in its script.
  var parent: LocaleIdentity? {
    if !variants.isEmpty {
      var parent = self
      parent.variants.removeLast()
      return parent
    }
    // CLDR names parents of plain ids (es-MX) and of ids with a script (zh-Hant-MO).
    let plain = [language, region].filter { !$0.isEmpty }.joined(separator: "-")
    for id in [plain, id] {
      guard let named = LocaleServices.parent(of: id), !named.isEmpty, named != "root" else {
        continue
      }
      let parent = LocaleIdentity(named)
      if parent.script == script, parent != self, LocaleIdentity(id) == self { return parent }
    }
    guard !region.isEmpty else { return nil }
    var parent = self
    parent.region = ""
    return parent
  }
}
