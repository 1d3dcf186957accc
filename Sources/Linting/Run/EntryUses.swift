import StringCatalogs

/// Gathers the catalog entries that localization rules look at.
struct EntryUses {
  let catalogs: [LoadedCatalog]
  /// Flows that were found, in order.
  let flows: [FlowResolver]
  /// Every key of every catalog, not only those that flows use.
  let allKeys: Bool
  let configuration: Configuration

  /// In the order of catalogs and of their entries; each entry at most once.
  func uses() -> [EntryUse] {
    var used: [Int: [String: Need]] = [:]
    for flow in flows {
      for (catalog, key) in flow.usedKeys {
        used[catalog, default: [:]][key, default: Need()].add(flow)
      }
    }
    var uses: [EntryUse] = []
    for (index, loaded) in catalogs.enumerated() {
      let needs = used[index] ?? [:]
      if needs.isEmpty && !allKeys { continue }
      let source = configuration.sourceLanguage ?? loaded.catalog.sourceLanguage
      let scope = CatalogScope(loaded: loaded, sourceLanguage: source, configuration: configuration)
      for entry in loaded.catalog.effectiveEntries {
        let need = needs[entry.key]
        guard need != nil || allKeys else { continue }
        let shown = need?.locales ?? []
        uses.append(scope.use(of: entry, flows: need?.flows ?? [], shownIn: shown, all: allKeys))
      }
    }
    return uses
  }

  private struct Need {
    var flows: [String] = []
    var locales: [String] = []

    mutating func add(_ flow: FlowResolver) {
      if !flows.contains(flow.flow.id) { flows.append(flow.flow.id) }
      for locale in flow.locales where !locales.contains(locale) { locales.append(locale) }
    }
  }
}

/// What is the same for all entries of one catalog.
private struct CatalogScope {
  let loaded: LoadedCatalog
  let sourceLanguage: String
  private let fallback: LocaleFallback
  /// The locales that a key of the catalog is wanted in where no flow says.
  private let wanted: [String]

  init(loaded: LoadedCatalog, sourceLanguage: String, configuration: Configuration) {
    self.loaded = loaded
    self.sourceLanguage = sourceLanguage
    fallback = LocaleFallback(available: loaded.locales, sourceLanguage: sourceLanguage)
    wanted = configuration.locales ?? loaded.locales
  }

  func use(
    of entry: StringCatalog.Entry, flows: [String], shownIn shown: [String], all: Bool
  ) -> EntryUse {
    var locales: [String] = []
    var chains: [String: [String]] = [:]
    for locale in all ? shown + wanted : shown where chains[locale] == nil {
      let chain = fallback.chain(for: locale)
      // Where the catalog lacks the locale altogether, missing-locale says so once.
      guard !chain.isEmpty, locale != sourceLanguage else { continue }
      chains[locale] = chain
      locales.append(locale)
    }
    return EntryUse(
      catalog: loaded, entry: entry, flows: flows, sourceLanguage: sourceLanguage,
      locales: locales, chains: chains)
  }
}

extension FlowResolver {
  /// The catalog and key of each step and needed message that was found.
  var usedKeys: [(catalog: Int, key: String)] {
    var keys = zip(stepCatalogIndices, flow.steps).map { ($0, $1.key) }
    if let messageCatalog, !flow.steps.isEmpty {
      keys += neededMessages.map { (messageCatalog, $0) }
    }
    return keys
  }
}
