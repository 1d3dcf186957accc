import PlatformFacts
import Surfaces
import TextMeasurement

/// What `copyfit report` runs: a lint run, and everything that pictures of it are drawn from.
public enum ReportRun {
  /// Never throws: what keeps the run, or a part of it, from happening is in the result's `problems`.
  public static func run(
    _ options: LintOptions, progress: @escaping ProgressObserver = { _ in }
  ) -> ReportContent {
    var options = options
    options.keepsAnalyses = true
    options.keepsBaselinedFindings = true
    options.hashesFonts = true
    var result = LintRun.run(options, progress: progress)
    let analyses = result.analyses.compactMap { $0.kept(options) }
    result.analyses = []
    let drafter = ReportDrafter()
    let flows = drafter.flows(analyses)
    for problem in drafter.problems where !result.problems.contains(problem) {
      result.problems.append(problem)
    }
    let findings = result.findings.map { ReportFinding($0, analyses, flows) }
    let configured = findings.contains { $0.isNew != nil } ? "the configuration's baseline" : nil
    return ReportContent(
      result: result, baseline: options.baseline ?? configured,
      hasOutlines: analyses.allSatisfy { $0.chain.profile != .system }, findings: findings,
      flows: flows, glyphs: drafter.glyphs.outlines,
      constants: FontMeasurer.constants.filter {
        drafter.glyphs.constants.contains($0.correction)
      }, drawnConstants: drafter.glyphs.drawnConstants)
  }
}

extension FlowAnalysis {
  /// With the locales that were asked for; the source language stays, to compare with.
  fileprivate func kept(_ options: LintOptions) -> FlowAnalysis? {
    guard options.flows.isEmpty || options.flows.contains(flow.id) else { return nil }
    var kept = self
    if !options.locales.isEmpty {
      kept.locales.removeAll {
        !options.locales.contains($0.copy.locale) && $0.copy.locale != sourceLanguage
      }
    }
    return kept
  }
}

extension ReportFinding {
  fileprivate init(_ finding: Finding, _ analyses: [FlowAnalysis], _ flows: [ReportFlow]) {
    self.init(
      finding: finding, help: finding.help, isNew: finding.isInBaseline.map { !$0 }, flow: nil,
      surface: nil, cells: [])
    guard !finding.flow.isEmpty else { return }
    flow = flows.firstIndex {
      $0.id == finding.flow && $0.folder == finding.configurationFolder
    }
    guard let flow else { return }
    let parts = analyses.filter {
      $0.flow.id == finding.flow && $0.configurationFolder == finding.configurationFolder
    }
    // A part's name may begin another's: `toast`, `toast 2`.
    surface = parts.indices.filter { finding.isAbout(parts[$0].flow) }.max {
      parts[$0].flow.partName.count < parts[$1].flow.partName.count
    }
    guard let surface, flows[flow].surfaces.indices.contains(surface) else { return }
    let grid = flows[flow].surfaces[surface].grid
    cells = grid.indices(of: finding.cells)
    worst = grid.indices(of: finding.worst.map { [$0] } ?? []).first
  }
}

extension Finding {
  /// Whether it is about that surface of its flow, or about what only that one may be.
  fileprivate func isAbout(_ flow: Flow) -> Bool {
    guard surface == flow.surface else { return false }
    let name = flow.partName
    return part.isEmpty || part == name || part.hasPrefix(name + " ")
  }
}

extension CellGrid {
  /// Ascending.
  fileprivate func indices(of cells: [Finding.Cell]) -> [Int] {
    guard !cells.isEmpty else { return [] }
    let wanted = Set(cells)
    return self.cells.filter { wanted.contains(Finding.Cell($0)) }.map(\.index)
  }
}
