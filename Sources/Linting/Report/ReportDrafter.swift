import PlatformFacts
import Surfaces
import TextMeasurement

/// Makes what pictures of flows are drawn from out of their layouts. Belongs to one thread.
final class ReportDrafter {
  let glyphs = GlyphTable()
  /// What kept a view from being drawn, each once.
  private(set) var problems: [Problem] = []
  private var measurers: [FontChain: FontMeasurer] = [:]

  /// Surfaces of a flow follow one another, and make one flow of the report.
  func flows(_ analyses: [FlowAnalysis]) -> [ReportFlow] {
    var flows: [ReportFlow] = []
    for analysis in analyses {
      let surface = self.surface(analysis, peers: analyses)
      if let last = flows.indices.last, flows[last].id == analysis.flow.id,
        flows[last].folder == analysis.configurationFolder
      {
        flows[last].surfaces.append(aligned(surface, of: analysis, to: &flows[last]))
      } else {
        flows.append(
          ReportFlow(
            id: analysis.flow.id, folder: analysis.configurationFolder,
            source: analysis.locales.firstIndex {
              $0.copy.locale == analysis.sourceLanguage
            } ?? 0,
            locales: analysis.locales.map { ReportLocale(id: $0.copy.locale) }, surfaces: [surface])
        )
      }
    }
    return flows
  }

  /// A surface's views in the order of the flow's locales. A surface whose catalog has further ones
  /// adds them to the flow.
  private func aligned(
    _ surface: ReportSurface, of analysis: FlowAnalysis, to flow: inout ReportFlow
  ) -> ReportSurface {
    var surface = surface
    let own = analysis.locales.map { ReportLocale(id: $0.copy.locale) }
    for locale in own where !flow.locales.contains(locale) {
      flow.locales.append(locale)
      for index in flow.surfaces.indices { flow.surfaces[index].views.append(nil) }
    }
    surface.views = flow.locales.map { locale in
      own.firstIndex(of: locale).flatMap { surface.views[$0] }
    }
    return surface
  }

  private func surface(_ analysis: FlowAnalysis, peers: [FlowAnalysis]) -> ReportSurface {
    let flow = analysis.flow
    let texts = ReportTextTable(glyphs: glyphs)
    let measurer = measurer(for: analysis.chain)
    var grid = CellGrid(contentSizes: [], places: [])
    let views = analysis.locales.map { locale -> ReportView? in
      guard let layout = locale.layout else { return nil }
      if grid.cells.isEmpty { grid = layout.grid }
      do throws(MeasurementError) {
        guard let type = flow.kind.type else {
          let draft = TrailDraft(flow: flow, locale: locale, texts: texts, measurer: measurer)
          return .trail(try draft.view(of: layout))
        }
        let draft = PictureDraft(flow: flow, locale: locale, texts: texts, measurer: measurer)
        return .pictures(try draft.view(of: layout, type))
      } catch {
        let problem = Problem(error)
        if !problems.contains(problem) { problems.append(problem) }
        return nil
      }
    }
    let title = flow.kind.type?.manual.title ?? "Step trail"
    return ReportSurface(
      kind: flow.surface, title: title,
      name: flow.ordinalInKind > 1 ? "\(title) \(flow.ordinalInKind)" : title, grid: grid,
      texts: texts.texts,
      trail: flow.kind.type == nil
        ? TrailLook(
          style: flow.trailStyle, accent: flow.accent ?? StepTrail.accent,
          accentInk: flow.accentInk ?? StepTrail.accentInk) : nil,
      views: views)
  }

  private func measurer(for chain: FontChain) -> FontMeasurer {
    if let known = measurers[chain] { return known }
    let measurer = FontMeasurer(chain: chain)
    measurers[chain] = measurer
    return measurer
  }
}
