import PlatformFacts
import Surfaces

/// One picture to be drawn by itself: a surface of a flow in a language, at a text size, in a place.
public struct ReportShot: Hashable, Sendable {
  /// Indices in the report's flows, the flow's surfaces, and its locales.
  public var flow: Int
  public var surface: Int
  public var locale: Int
  /// Index in the surface's grid.
  public var cell: Int
  /// The step of a trail that is current, from 0; nil for another surface.
  public var step: Int?
}

/// Which pictures are asked for.
public struct ShotFilter: Hashable, Sendable {
  /// Empty: every locale.
  public var locales: [String] = []
  /// Id of a device; nil: any.
  public var device: String?
  /// A content size category; nil: any.
  public var contentSize: String?

  public init() {}
}

extension ReportContent {
  /// One picture for each surface and language, in order: at the text size and in the place that the worst
  /// finding's numbers are of, else at the default text size in the narrowest place.
  public func shots(_ filter: ShotFilter) -> [ReportShot] {
    var shots: [ReportShot] = []
    for (flowIndex, flow) in flows.enumerated() {
      for (surfaceIndex, surface) in flow.surfaces.enumerated() {
        for (localeIndex, locale) in flow.locales.enumerated()
        where filter.locales.isEmpty || filter.locales.contains(locale.id) {
          guard let view = surface.views[localeIndex] else { continue }
          let findings = findings(flow: flowIndex, surface: surfaceIndex, locale: locale.id)
          let cells = surface.grid.cells.indices.filter { cell in
            filter.allows(surface.grid, cell) && view.isDrawn(inCell: cell)
          }
          guard let (cell, finding) = Self.cell(among: cells, findings, surface.grid, view) else {
            continue
          }
          shots.append(
            ReportShot(
              flow: flowIndex, surface: surfaceIndex, locale: localeIndex, cell: cell,
              step: surface.step(of: finding, in: view)))
        }
      }
    }
    return shots
  }

  /// Worst first.
  private func findings(flow: Int, surface: Int, locale: String) -> [ReportFinding] {
    findings.filter {
      $0.flow == flow && $0.surface == surface
        && ($0.finding.locale == locale || $0.finding.locale.isEmpty)
    }.enumerated().sorted { a, b in
      if a.element.finding.severity != b.element.finding.severity {
        return a.element.finding.severity > b.element.finding.severity
      }
      return a.offset < b.offset
    }.map(\.element)
  }

  private static func cell(
    among cells: [Int], _ findings: [ReportFinding], _ grid: CellGrid, _ view: ReportView
  ) -> (cell: Int, finding: ReportFinding?)? {
    func best(_ cells: [Int]) -> Int? {
      cells.first { grid.cells[$0].contentSize == .large } ?? cells.first
    }
    /// The cell that the message quotes, else one of its text size.
    func nearest(_ worst: Int, among seen: [Int]) -> Int? {
      if seen.contains(worst) { return worst }
      guard grid.cells.indices.contains(worst) else { return nil }
      return seen.first { grid.cells[$0].contentSize == grid.cells[worst].contentSize }
    }
    let allowed = Set(cells)
    for finding in findings {
      let own = finding.cells.filter(allowed.contains)
      // Where it may be so or not, the picture shows what is likelier: that it is not.
      let sure = finding.finding.isBorderline ? [] : own.filter(view.showsTrouble)
      let seen = sure.isEmpty ? own : sure
      if let cell = finding.worst.flatMap({ nearest($0, among: seen) }) ?? best(seen) {
        return (cell, finding)
      }
    }
    return best(cells).map { ($0, nil) }
  }
}

extension ShotFilter {
  fileprivate func allows(_ grid: CellGrid, _ cell: Int) -> Bool {
    if let contentSize, grid.cells[cell].contentSize.rawValue != contentSize { return false }
    guard let device else { return true }
    return grid.place(ofCell: cell)?.devices.contains(device) ?? false
  }
}

extension ReportView {
  fileprivate func isDrawn(inCell cell: Int) -> Bool {
    switch self {
    case .trail(let view): view.cells.indices.contains(cell)
    case .pictures(let view): view.picture(ofCell: cell) != nil
    }
  }

  /// Whether what goes wrong in a cell is beyond doubt, and drawn.
  fileprivate func showsTrouble(inCell cell: Int) -> Bool {
    switch self {
    case .trail(let view): view.cells.indices.contains(cell) && !view.cells[cell].isBorderline
    case .pictures(let view):
      view.picture(ofCell: cell)?.texts.contains { $0.trouble != nil } ?? false
    }
  }
}

extension PictureView {
  /// nil where the surface draws nothing.
  public func picture(ofCell cell: Int) -> ReportPicture? {
    guard cells.indices.contains(cell), let index = cells[cell], pictures.indices.contains(index)
    else { return nil }
    return pictures[index]
  }
}

extension ReportSurface {
  /// The step that a finding is about; without one the step with the longest title.
  fileprivate func step(of finding: ReportFinding?, in view: ReportView) -> Int? {
    guard case .trail(let trail) = view else { return nil }
    if let key = finding?.finding.key, !key.isEmpty, let step = trail.keys.firstIndex(of: key) {
      return step
    }
    let widths = trail.rows.first?.titles.map(\.measured) ?? []
    return widths.indices.max { widths[$0] < widths[$1] } ?? 0
  }
}
