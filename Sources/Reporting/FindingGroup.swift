import Linting

/// The findings of one flow in one locale.
struct FindingGroup {
  var flow: String
  var locale: String
  var findings: [Finding]

  var title: String {
    let parts = [flow.isEmpty ? "Catalogs" : flow, locale].filter { !$0.isEmpty }
    return parts.joined(separator: " · ")
  }

  /// Groups in which the flows stand together; among flows, among the locales of a flow and in a
  /// group the worst come first, and otherwise the order of the run is kept.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var flows: [String] = []
    var ofFlow: [String: [Int]] = [:]
    var indices: [[String]: Int] = [:]
    var groups: [FindingGroup] = []
    for finding in findings {
      if let index = indices[[finding.flow, finding.locale]] {
        groups[index].findings.append(finding)
        continue
      }
      if ofFlow[finding.flow] == nil { flows.append(finding.flow) }
      ofFlow[finding.flow, default: []].append(groups.count)
      indices[[finding.flow, finding.locale]] = groups.count
      groups.append(.init(flow: finding.flow, locale: finding.locale, findings: [finding]))
    }
    let sorted = flows.map { flow in
      worstFirst((ofFlow[flow] ?? []).map { groups[$0].sorted }) { $0.worst }
    }
    return worstFirst(sorted) { $0.first?.worst ?? .note }.flatMap { $0 }
  }

  private var worst: Severity { findings.map(\.severity).max() ?? .note }
  private var sorted: FindingGroup {
    var copy = self
    copy.findings = Self.worstFirst(findings) { $0.severity }
    return copy
  }

  /// Stable, which `sort` does not promise.
  static func worstFirst<Item>(_ items: [Item], by severity: (Item) -> Severity) -> [Item] {
    Severity.allCases.reversed().flatMap { level in items.filter { severity($0) == level } }
  }
}
