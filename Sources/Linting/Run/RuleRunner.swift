import PlatformFacts

/// Runs the rules that are switched on over flows and entries.
struct RuleRunner {
  let configuration: Configuration
  /// Rule ids of `--only`; empty: all.
  let only: Set<String>
  /// Rule ids of `--skip`.
  let skip: Set<String>

  /// In no particular order, without fingerprints.
  func findings(
    flows: [FlowAnalysis], catalogs: [CatalogUse]
  ) -> [Finding] {
    var active = activeRules()
    for index in active.indices {
      for flow in flows { active[index].rule.check(flow, &active[index].report) }
    }
    for catalog in catalogs where !catalog.isEmpty {
      // Entry by entry, so that what is laid out for one is there for all rules, and then gone.
      catalog.forEachUse { use in
        for index in active.indices { active[index].rule.check(use, &active[index].report) }
      }
      for index in active.indices { active[index].rule.check(catalog, &active[index].report) }
    }
    return active.flatMap(\.report.findings)
  }

  private func activeRules() -> [(rule: any Rule.Type, report: RuleReport)] {
    let contentSizes = Dictionary(
      RuleRegistry.all.map { ($0.metadata.id, self.contentSizes(of: $0.metadata)) },
      uniquingKeysWith: { first, _ in first })
    return RuleRegistry.all.compactMap { rule in
      guard let severity = severity(of: rule.metadata) else { return nil }
      var report = RuleReport(
        severity: severity, contentSizes: contentSizes[rule.metadata.id] ?? [])
      report.contentSizesOfOtherRules = contentSizes
      return (rule, report)
    }
  }

  /// Content sizes that the rule looks at; none when it is off.
  private func contentSizes(of metadata: RuleMetadata) -> Set<ContentSizeCategory> {
    guard severity(of: metadata) != nil else { return [] }
    let setting = configuration.rules[metadata.id]
    return Set(setting?.contentSizes ?? configuration.contentSizes)
  }

  /// nil when the rule is off. `--only` switches a rule on that is off by default.
  private func severity(of metadata: RuleMetadata) -> Severity? {
    let id = metadata.id
    if skip.contains(id) || (!only.isEmpty && !only.contains(id)) { return nil }
    let configured = configuration.rules[id]?.severity ?? metadata.defaultSeverity
    return configured.severity ?? (only.contains(id) ? .warning : nil)
  }
}
