import Linting

/// The names that a report's data refers to by index or id.
struct ReportVocabulary {
  /// Content size categories in use, ascending.
  private(set) var sizes: [(id: String, name: String)] = []
  /// Each once, in the order in which flows first show them.
  private(set) var locales: [ReportLocale] = []
  private(set) var devices: [(id: String, name: String)] = []
  /// Rules with findings, with what each is about.
  private(set) var rules: [(id: String, name: String)] = []
  /// Whether flows are from several configurations, and may have the same ids.
  let hasSeveralFolders: Bool
  private var localeIndices: [String: Int] = [:]
  private var sizeIndices: [String: Int] = [:]

  init(_ content: ReportContent) {
    hasSeveralFolders = Set(content.flows.map(\.folder)).count > 1
    let grids = content.flows.flatMap(\.surfaces).map(\.grid)
    var categories: [(rank: Int, id: String)] = []
    var seenDevices: Set<String> = []
    for grid in grids {
      for size in grid.contentSizes where !categories.contains(where: { $0.rank == size.index }) {
        categories.append((size.index, size.rawValue))
      }
      for id in grid.places.flatMap(\.devices) where seenDevices.insert(id).inserted {
        devices.append((id, DeviceName.of(id)))
      }
    }
    for (index, size) in categories.sorted(by: { $0.rank < $1.rank }).enumerated() {
      sizes.append((size.id, Self.name(ofSize: size.id)))
      sizeIndices[size.id] = index
    }
    for locale in content.flows.flatMap(\.locales) { add(locale) }
    for finding in content.findings.map(\.finding) {
      // Findings about no flow speak of any locale of a catalog.
      if !finding.locale.isEmpty, localeIndices[finding.locale] == nil {
        add(ReportLocale(id: finding.locale))
      }
      if !rules.contains(where: { $0.id == finding.rule }) {
        rules.append((finding.rule, RuleRegistry.rule(finding.rule)?.metadata.summary ?? ""))
      }
    }
  }

  private mutating func add(_ locale: ReportLocale) {
    guard localeIndices[locale.id] == nil else { return }
    localeIndices[locale.id] = locales.count
    locales.append(locale)
  }

  /// -1 for none.
  func index(ofLocale id: String) -> Int { localeIndices[id] ?? -1 }
  func index(ofSize id: String) -> Int { sizeIndices[id] ?? -1 }

  /// As the Human Interface Guidelines name the text sizes (Typography, Dynamic Type sizes).
  private static func name(ofSize id: String) -> String {
    if let number = id.last, id.hasPrefix("accessibility") { return "AX\(number)" }
    switch id {
    case "small", "medium": return id.prefix(1).uppercased() + id.dropFirst()
    case "large": return "Large (default)"
    default: return id
    }
  }
}
