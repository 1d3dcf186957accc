import PlatformFacts
import StringCatalogs
import TextMeasurement

/// Runs the rules that are switched on over flows and entries.
struct RuleRunner {
  let configuration: Configuration
  /// Rule ids of `--only`; empty: all.
  let only: Set<String>
  /// Rule ids of `--skip`.
  let skip: Set<String>

  /// Workers asked for; nil: as many as it takes.
  var jobs: Int?
  /// What rules measure with; nil where they must not.
  var chain: FontChain?

  /// Entries of a catalog from which on all cores are used unless `--jobs` says otherwise: some 10
  /// ms of work for one.
  static let entriesForAllCores = 1_000

  /// In no particular order, without fingerprints.
  func findings(
    flows: [FlowAnalysis], catalogs: [CatalogUse], _ progress: ProgressObserver = { _ in }
  ) -> [Finding] {
    let rules = activeRules()
    var findings = findingsOfFlows(flows, catalogs, rules)
    for catalog in catalogs where !catalog.isEmpty {
      let entries = catalog.entries
      let shares = shares(of: entries)
      let (own, others) = Workers.run(
        own: { Self.check(entries[shares[0]], catalog, rules, progress) },
        others: shares.dropFirst().map { share in
          { Self.check(entries[share], catalog, rules) { _ in } }
        })
      for found in [own] + others { findings += found }
    }
    return findings
  }

  /// Each rule on its own; with many cells half of them on each of two threads.
  private func findingsOfFlows(
    _ flows: [FlowAnalysis], _ catalogs: [CatalogUse], _ rules: [ActiveRule]
  ) -> [Finding] {
    let cells = flows.reduce(0) { sum, flow in
      flow.locales.reduce(sum) { $0 + ($1.layout?.grid.cells.count ?? 0) }
    }
    let workers = jobs ?? (cells < LayoutCrew.cellsForAllCores ? 1 : Workers.cores)
    let count = max(1, min(workers, 2))
    // Neighbours in the list look at the same things: dealing them out in turn shares evenly.
    let hands = (0..<count).map { hand in
      rules.indices.filter { $0 % count == hand }.map { rules[$0] }
    }
    let work: @Sendable ([ActiveRule]) -> [Finding] = { [chain] hand in
      let measurer = chain.map { RuleMeasurer(chain: $0) }
      return hand.flatMap { rule in
        var report = rule.report
        report.measurer = measurer
        for flow in flows {
          let start = report.findings.count
          rule.rule.check(flow, &report)
          report.compareWithSource(from: start)
        }
        for catalog in catalogs where !catalog.isEmpty { rule.rule.check(catalog, &report) }
        return report.findings
      }
    }
    let (own, others) = Workers.run(
      own: { work(hands[0]) }, others: hands.dropFirst().map { hand in { work(hand) } })
    return ([own] + others).flatMap { $0 }
  }

  /// Entry by entry, so that what is laid out for one is there for all rules, and then gone.
  private static func check(
    _ entries: ArraySlice<StringCatalog.Entry>, _ catalog: CatalogUse, _ rules: [ActiveRule],
    _ progress: ProgressObserver
  ) -> [Finding] {
    var reports = rules.map(\.report)
    for (index, entry) in zip(entries.indices, entries) {
      if index.isMultiple(of: 256) {
        progress(
          RunProgress(.checking, done: index - entries.startIndex, total: entries.count))
      }
      guard let use = catalog.use(of: entry) else { continue }
      for index in rules.indices { rules[index].rule.check(use, &reports[index]) }
    }
    return reports.flatMap(\.findings)
  }

  /// Entries of each worker; the first is the calling thread's.
  private func shares(of entries: [StringCatalog.Entry]) -> [Range<Int>] {
    let workers = jobs ?? (entries.count < Self.entriesForAllCores ? 1 : Workers.cores)
    let count = max(1, min(workers, entries.count))
    let bounds = (0...count).map { entries.count * $0 / count }
    return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
  }

  /// A rule that is switched on, and what its report starts with.
  private struct ActiveRule: Sendable {
    var rule: any Rule.Type
    var severity: Severity
    /// Of all rules, by id.
    var contentSizes: [String: Set<ContentSizeCategory>]

    var report: RuleReport {
      var report = RuleReport(
        severity: severity, contentSizes: contentSizes[rule.metadata.id] ?? [])
      report.contentSizesOfOtherRules = contentSizes
      return report
    }
  }

  /// What a rule that is judged outside of `findings` reports to; nil when it is off.
  func report(for rule: any Rule.Type) -> RuleReport? {
    severity(of: rule.metadata).map { RuleReport(severity: $0, contentSizes: []) }
  }

  private func activeRules() -> [ActiveRule] {
    let contentSizes = Dictionary(
      RuleRegistry.all.map { ($0.metadata.id, self.contentSizes(of: $0.metadata)) },
      uniquingKeysWith: { first, _ in first })
    return RuleRegistry.all.compactMap { rule in
      severity(of: rule.metadata).map {
        ActiveRule(rule: rule, severity: $0, contentSizes: contentSizes)
      }
    }
  }

  /// Content sizes that the rule looks at; none when it is off.
  private func contentSizes(of metadata: RuleMetadata) -> Set<ContentSizeCategory> {
    guard severity(of: metadata) != nil else { return [] }
    let setting = configuration.rules[metadata.id]
    return Set(setting?.contentSizes ?? configuration.contentSizes)
  }

  /// Whether the rule runs.
  func runs(_ rule: any Rule.Type) -> Bool { severity(of: rule.metadata) != nil }

  /// Whether findings of a rule that runs are wanted, too.
  func reports(_ id: String) -> Bool { only.isEmpty || only.contains(id) }

  /// Whether a suppression is used shows only when the rules run that it is about: `--only
  /// unused-suppression` runs them without reporting what they find.
  private var runsUnreported: Bool {
    let id = UnusedSuppression.metadata.id
    return only.contains(id) && !skip.contains(id)
  }

  /// nil when the rule is off. `--only` switches a rule on that is off by default.
  private func severity(of metadata: RuleMetadata) -> Severity? {
    let id = metadata.id
    if skip.contains(id) || !(reports(id) || runsUnreported) { return nil }
    let configured = configuration.rules[id]?.severity ?? metadata.defaultSeverity
    return configured.severity ?? (only.contains(id) ? .warning : nil)
  }
}
