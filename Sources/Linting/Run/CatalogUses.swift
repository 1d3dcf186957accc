import StringCatalogs

extension CatalogUse {
  /// The catalogs that localization rules look into, in their order, with what flows need of each.
  ///
  /// - Parameters:
  ///   - flows: those whose keys were found, in order.
  ///   - allKeys: every key of every catalog, not only those that flows use.
  static func all(
    _ catalogs: [LoadedCatalog], flows: [FlowResolver], allKeys: Bool,
    _ configuration: Configuration
  ) -> [CatalogUse] {
    var needs: [Int: [String: EntryNeed]] = [:]
    for flow in flows {
      let locales = flow.locales
      for (catalog, key) in flow.usedKeys {
        needs[catalog, default: [:]][key, default: EntryNeed()].add(flow.flow.id, locales)
      }
    }
    return catalogs.enumerated().map { index, loaded in
      CatalogUse(
        loaded: loaded,
        sourceLanguage: configuration.sourceLanguage ?? loaded.catalog.sourceLanguage,
        needs: needs[index] ?? [:], allKeys: allKeys, wanted: configuration.locales)
    }
  }
}

extension EntryNeed {
  fileprivate mutating func add(_ flow: String, _ more: [String]) {
    if !flows.contains(flow) { flows.append(flow) }
    for locale in more where !locales.contains(locale) { locales.append(locale) }
  }
}

extension FlowResolver {
  /// The catalog and key of each step and needed message that was found.
  var usedKeys: [(catalog: Int, key: String)] {
    var keys = zip(stepCatalogIndices, flow.keys).map { ($0, $1.key) }
    if let messageCatalog, !flow.keys.isEmpty {
      keys += neededMessages.map { (messageCatalog, $0) }
    }
    return keys
  }
}
