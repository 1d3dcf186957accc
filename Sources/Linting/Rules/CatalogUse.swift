import StringCatalogs
import TextMeasurement

/// One catalog, with the entries that this run is about.
public struct CatalogUse: Sendable {
  public let loaded: LoadedCatalog
  public let sourceLanguage: String
  /// What flows need of it, by key.
  let needs: [String: EntryNeed]
  /// The run is about every key, not only those that flows use.
  public let allKeys: Bool
  /// The locales that a key of the catalog is wanted in where no flow says, besides the source
  /// language.
  private let wanted: [String]
  /// For each locale that anything is wanted in, the catalog's locales that a person there sees,
  /// nearest first.
  private let chains: [String: [String]]
  /// Of those and the source language the ones written from right to left: asked once, not for
  /// every value.
  private let rightToLeftLocales: [String]
  /// Locales of the catalog that no device asks for: `unknown-locale` reports each once.
  private let unknownLocales: Set<String>
  /// Listed locales that the catalog does not have, where every key is looked at.
  let absentLocales: [String]
  /// What translators here keep as a name.
  private let keptNames: KeptNames

  /// - Parameter wanted: locales that keys are wanted in where no flow says; nil: the catalog's.
  init(
    loaded: LoadedCatalog, sourceLanguage: String, needs: [String: EntryNeed], allKeys: Bool,
    wanted: [String]? = nil
  ) {
    self.loaded = loaded
    self.sourceLanguage = sourceLanguage
    self.allKeys = allKeys
    let fallback = LocaleFallback(available: loaded.locales, sourceLanguage: sourceLanguage)
    var chains: [String: [String]] = [:]
    // Where the catalog lacks the locale altogether, missing-locale says so once.
    func isHere(_ locale: String) -> Bool {
      guard locale != sourceLanguage else { return false }
      let chain = fallback.chain(for: locale)
      if !chain.isEmpty { chains[locale] = chain }
      return !chain.isEmpty
    }
    self.wanted = allKeys ? (wanted ?? loaded.locales).filter(isHere) : []
    self.needs = needs.mapValues { need in
      EntryNeed(flows: need.flows, locales: need.locales.filter(isHere))
    }
    self.chains = chains
    absentLocales =
      allKeys ? (wanted ?? []).filter { $0 != sourceLanguage && chains[$0] == nil } : []
    unknownLocales = Set(
      chains.keys.filter { LikelyLocale.doubt(about: $0).map { !$0.isMild } ?? false })
    keptNames =
      allKeys
      ? KeptNames(in: loaded.catalog, sourceLanguage: sourceLanguage, wanted: self.wanted.count)
      : .none
    rightToLeftLocales =
      needs.isEmpty && !allKeys
      ? [] : ([sourceLanguage] + chains.keys).filter(LocaleServices.isRightToLeft)
  }

  /// Whether the run is about any entry here.
  var isEmpty: Bool { needs.isEmpty && !allKeys }

  /// Locales that anything here is looked at in, the source language among them.
  var locales: Set<String> {
    isEmpty ? [] : Set(needs.values.flatMap(\.locales) + wanted + [sourceLanguage])
  }

  /// Whether a flow uses the key.
  func isInFlow(_ key: String) -> Bool { needs[key] != nil }

  /// Whether the run is about the key, if the catalog has it.
  func isAbout(_ key: String) -> Bool { allKeys || isInFlow(key) }

  /// nil for an entry that the run is not about.
  func use(of entry: StringCatalog.Entry) -> EntryUse? {
    let need = needs[entry.key]
    guard need != nil || allKeys else { return nil }
    var locales = need?.locales ?? wanted
    if need != nil { locales += wanted.filter { !locales.contains($0) } }
    return EntryUse(
      catalog: loaded, entry: entry, flows: need?.flows ?? [], sourceLanguage: sourceLanguage,
      locales: locales, chains: chains, rightToLeftLocales: rightToLeftLocales,
      unknownLocales: unknownLocales, keptNames: keptNames)
  }

  /// nil for a key that is not here, or that the run is not about.
  func use(ofKey key: String) -> EntryUse? {
    loaded.catalog.entry(forKey: key).flatMap(use)
  }

  /// The entries that the run is about, in file order.
  var entries: [StringCatalog.Entry] {
    if allKeys { return loaded.catalog.effectiveEntries }
    return needs.keys.compactMap { loaded.catalog.entry(forKey: $0) }
      .sorted { $0.keyOffset < $1.keyOffset }
  }
}

/// What flows need of one key.
struct EntryNeed: Hashable, Sendable {
  /// The flows that use the key, in order.
  var flows: [String] = []
  /// The locales they are shown in.
  var locales: [String] = []
}
