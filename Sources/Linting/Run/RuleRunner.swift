import PlatformFacts

/// Runs the rules that are switched on over flows and entries.
struct RuleRunner {
  let configuration: Configuration
  /// Rule ids of `--only`; empty: all.
  let only: Set<String>
  /// Rule ids of `--skip`.
  let skip: Set<String>

  /// In no particular order, without fingerprints.
  func findings(flows: [FlowAnalysis], uses: [EntryUse]) -> [Finding] {
    var findings: [Finding] = []
    for rule in RuleRegistry.all {
      guard let severity = severity(of: rule.metadata) else { continue }
      let setting = configuration.rules[rule.metadata.id]
      var report = RuleReport(
        severity: severity,
        contentSizes: Set(setting?.contentSizes ?? configuration.contentSizes))
      for flow in flows { rule.check(flow, &report) }
      for use in uses { rule.check(use, &report) }
      findings += report.findings
    }
    return findings
  }

  /// nil when the rule is off. `--only` switches a rule on that is off by default.
  private func severity(of metadata: RuleMetadata) -> Severity? {
    let id = metadata.id
    if skip.contains(id) || (!only.isEmpty && !only.contains(id)) { return nil }
    let configured = configuration.rules[id]?.severity ?? metadata.defaultSeverity
    return configured.severity ?? (only.contains(id) ? .warning : nil)
  }
}
