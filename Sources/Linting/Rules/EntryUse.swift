import StringCatalogs

/// One catalog entry, as far as this run is about it, with its values laid out for rules.
///
/// Made when its turn comes and dropped after it: a large catalog has some 400,000 values. A class,
/// since all rules pass it on and none changes it.
public final class EntryUse: Sendable {
  public let catalog: LoadedCatalog
  public let entry: StringCatalog.Entry
  /// The flows that use the key, in order; empty where every key of a catalog is checked.
  public let flows: [String]
  public let sourceLanguage: String
  /// Locales that the key is needed in, besides the source language; the catalog has each of them,
  /// or one that it falls back to.
  public let locales: [String]
  /// For each of `locales` the catalog's locales that a person there sees, nearest first. May have
  /// further locales of the catalog.
  public let chains: [String: [String]]
  /// Locales that are written from right to left: of `locales` and the source language.
  public let rightToLeftLocales: [String]
  /// Of `locales` those that no device asks for.
  let unknownLocales: Set<String>
  /// What the catalog's translators keep as a name.
  let keptNames: KeptNames
  /// The source language's own localization; nil where the key is its text.
  public let source: EntryTranslation?
  /// Source text as an iPhone shows it: the source language's own value, or the key.
  public let sourceText: String
  /// Of `locales`, in that order, those that the entry has a localization for. Empty for a key that
  /// is not to be translated: the source text counts everywhere.
  public let translations: [EntryTranslation]
  /// Every localization that the run is about: the source language's first, where there is one.
  public let texts: [EntryTranslation]
  /// Of any value of `texts`.
  let traits: TextTraits

  init(
    catalog: LoadedCatalog, entry: StringCatalog.Entry, flows: [String], sourceLanguage: String,
    locales: [String], chains: [String: [String]] = [:], rightToLeftLocales: [String] = [],
    unknownLocales: Set<String> = [], keptNames: KeptNames = .none
  ) {
    self.catalog = catalog
    self.entry = entry
    self.flows = flows
    self.sourceLanguage = sourceLanguage
    self.locales = locales
    self.chains = chains
    self.rightToLeftLocales = rightToLeftLocales
    self.unknownLocales = unknownLocales
    self.keptNames = keptNames
    let source = entry.localization(sourceLanguage)
    let own = source.map(EntryTranslation.init)
    self.source = own
    let shown = source.flatMap { ShownUnit($0, arguments: [], locale: sourceLanguage) }
    sourceText = shown.flatMap { $0.unit.value.isEmpty ? nil : $0.format } ?? entry.key
    let translations =
      entry.shouldTranslate
      ? Self.translations(of: entry, in: locales, besides: sourceLanguage) : []
    self.translations = translations
    let texts = own.map { [$0] + translations } ?? translations
    self.texts = texts
    traits = texts.reduce(into: []) { $0.formUnion($1.traits) }
  }

  /// Catalogs are sorted, and so mostly are `locales`: the next localization is nearly always the
  /// one that is looked for.
  private static func translations(
    of entry: StringCatalog.Entry, in locales: [String], besides sourceLanguage: String
  ) -> [EntryTranslation] {
    let localizations = entry.localizations
    var translations: [EntryTranslation] = []
    translations.reserveCapacity(min(localizations.count, locales.count))
    var next = 0
    var indices: [String: Int]?
    for locale in locales where locale != sourceLanguage {
      while next < localizations.count, localizations[next].locale < locale { next += 1 }
      let found: StringCatalog.Localization? =
        if next < localizations.count, localizations[next].locale == locale,
          next + 1 == localizations.count || localizations[next + 1].locale != locale
        {
          localizations[next]
        } else if localizations.count < 100 {
          entry.localization(locale)
        } else {
          index(of: locale, in: localizations, &indices).map { localizations[$0] }
        }
      if let found { translations.append(EntryTranslation(found)) }
    }
    return translations
  }

  /// For an entry with so many localizations that looking through them for each would take long.
  private static func index(
    of locale: String, in localizations: [StringCatalog.Localization],
    _ indices: inout [String: Int]?
  ) -> Int? {
    if let indices { return indices[locale] }
    let made = Dictionary(
      zip(localizations.map(\.locale), localizations.indices), uniquingKeysWith: { $1 })
    indices = made
    return made[locale]
  }

  /// The localization of one locale; the source language's own among them.
  func translation(_ locale: String) -> EntryTranslation? {
    locale == sourceLanguage ? source : translations.first { $0.locale == locale }
  }

}

/// A localization with every value in it. A class, since all rules pass it on and none changes it.
public final class EntryTranslation: Sendable {
  public let localization: StringCatalog.Localization
  /// Every value, substitutions included, in file order.
  public let leaves: [TranslationLeaf]
  /// Of any of the values.
  let traits: TextTraits

  public var locale: String { localization.locale }

  init(_ localization: StringCatalog.Localization) {
    self.localization = localization
    leaves = localization.leaves
    traits = leaves.reduce(into: []) { $0.formUnion(TextTraits($1)) }
  }

  var hasPluralForms: Bool { traits.contains(.plural) }
}
