import Linting

/// The findings of one flow in one locale.
struct FindingGroup {
  var flow: String
  var locale: String
  /// Those of the run, and which of them are here: a finding is large, and a run may have hundreds
  /// of thousands.
  private let all: [Finding]
  private var indices: [Int]

  var findings: some RandomAccessCollection<Finding> & Sendable {
    Findings(all: all, order: indices)
  }

  private struct Findings: RandomAccessCollection, Sendable {
    let all: [Finding]
    let order: [Int]

    var startIndex: Int { 0 }
    var endIndex: Int { order.count }
    subscript(position: Int) -> Finding { all[order[position]] }
  }

  var title: String {
    let parts = [flow.isEmpty ? "Catalogs" : flow, locale].filter { !$0.isEmpty }
    return parts.joined(separator: " · ")
  }

  /// Groups in which the flows stand together; among flows, among the locales of a flow and in a
  /// group the worst come first, and otherwise the order of the run is kept.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    struct Name: Hashable {
      var flow: String
      var locale: String
    }
    var flows: [String] = []
    var ofFlow: [String: [Int]] = [:]
    var known: [Name: Int] = [:]
    var groups: [FindingGroup] = []
    for (index, finding) in findings.enumerated() {
      let name = Name(flow: finding.flow, locale: finding.locale)
      if let group = known[name] {
        groups[group].indices.append(index)
        continue
      }
      if ofFlow[finding.flow] == nil { flows.append(finding.flow) }
      ofFlow[finding.flow, default: []].append(groups.count)
      known[name] = groups.count
      groups.append(
        FindingGroup(flow: name.flow, locale: name.locale, all: findings, indices: [index]))
    }
    let sorted = flows.map { flow in
      worstFirst((ofFlow[flow] ?? []).map { groups[$0].sorted }) { $0.worst }
    }
    return worstFirst(sorted) { $0.first?.worst ?? .note }.flatMap { $0 }
  }

  private var worst: Severity { indices.lazy.map { all[$0].severity }.max() ?? .note }
  private var sorted: FindingGroup {
    var copy = self
    copy.indices = Self.worstFirst(indices) { all[$0].severity }
    return copy
  }

  /// Stable, which `sort` does not promise.
  static func worstFirst<Item>(_ items: [Item], by severity: (Item) -> Severity) -> [Item] {
    Severity.allCases.reversed().flatMap { level in items.filter { severity($0) == level } }
  }
}
