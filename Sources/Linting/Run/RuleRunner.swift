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
    flows: [FlowAnalysis], uses: [EntryUse], catalogs: [CatalogUse]
  ) -> [Finding] {
    var findings: [Finding] = []
    let contentSizes = Dictionary(
      RuleRegistry.all.map { ($0.metadata.id, self.contentSizes(of: $0.metadata)) },
      uniquingKeysWith: { first, _ in first })
    for rule in RuleRegistry.all {
      guard let severity = severity(of: rule.metadata) else { continue }
      var report = RuleReport(
        severity: severity, contentSizes: contentSizes[rule.metadata.id] ?? [])
      report.contentSizesOfOtherRules = contentSizes
      for flow in flows { rule.check(flow, &report) }
      for use in uses { rule.check(use, &report) }
      for catalog in catalogs { rule.check(catalog, &report) }
      findings += report.findings
    }
    return findings
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
