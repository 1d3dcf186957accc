/// What a rule has said of the flow and of its earlier surfaces. A flow with several of them is checked
/// surface by surface; what is wrong with the flow, or with a text that two of them or two places of one
/// show, is said once.
struct SaidBefore {
  private var findings: Set<Subject>

  /// - Parameter report: as it is before the rule looks at this surface.
  init(of flow: FlowAnalysis, _ report: RuleReport) {
    // Nearly always it is the first one.
    guard flow.flow.part > 0 else {
      findings = []
      return
    }
    findings = Set(report.findings.lazy.filter { $0.flow == flow.flow.id }.map(Subject.init))
  }

  /// Adds what was not said before.
  mutating func add(_ finding: Finding, to report: inout RuleReport) {
    if findings.insert(Subject(finding)).inserted { report.add(finding) }
  }

  /// What a finding is about, whatever the surface.
  private struct Subject: Hashable {
    var key: String
    var locale: String
    /// Of a finding about a key, where it is; else what it says, since each surface has a place of its
    /// own in the configuration.
    var place: SourceLocation?
    var message: String?

    init(_ finding: Finding) {
      key = finding.key
      locale = finding.locale
      place = finding.key.isEmpty ? nil : finding.location
      message = finding.key.isEmpty ? finding.message : nil
    }
  }
}

extension FlowAnalysis {
  /// Whether the flow's texts are the titles of a row of steps, which has them on one line each.
  var hasRowOfTitles: Bool { flow.kind.type == nil }

  /// Whether the text at `index` of the flow's copy has one line in one of its places at least.
  func isOnOneLine(_ index: Int, in locale: LocaleAnalysis) -> Bool {
    hasRowOfTitles
      || (locale.layout?.slots ?? []).contains { $0.copy == index && $0.lineLimit == 1 }
  }
}
