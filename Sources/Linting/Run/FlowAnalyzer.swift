import PlatformFacts
import Surfaces
import TextMeasurement

/// Lays out flows, each in one locale at a time.
struct FlowAnalyzer {
  let measurer: any TextMeasuring

  /// A face that is missing or cannot be read leaves the layout out.
  func outcome(of task: LayoutCrew.Task) -> LayoutCrew.Outcome {
    var copy = task.copy
    var analysis = LocaleAnalysis(copy: copy, layout: nil, missingGlyphs: [:])
    do throws(MeasurementError) {
      for step in copy.titles.indices where !copy.titles[step].variants.isEmpty {
        copy.titles[step].text = try widest(
          of: copy.titles[step], attributes(of: task.flow, copy.locale))
      }
      analysis.copy = copy
      analysis.layout = try layout(of: task.flow, copy: copy, in: task.grid)
      analysis.missingGlyphs = try missingGlyphs(
        in: copy, attributes(of: task.flow, copy.locale))
      analysis.missingGlyphsOfLiterals = try missingGlyphs(
        inLiteralsOf: analysis.layout, attributes(of: task.flow, copy.locale))
    } catch {
      return LayoutCrew.Outcome(analysis: analysis, problem: Problem(error))
    }
    return LayoutCrew.Outcome(analysis: analysis, problem: nil)
  }

  private func layout(
    of flow: Flow, copy: FlowCopy, in grid: CellGrid
  ) throws(MeasurementError) -> SurfaceLayout {
    guard let surface = flow.kind.type else {
      return try trailLayout(of: flow, copy: copy, in: grid)
    }
    return try surface.layout(
      flow.surfaceContent(surface, copy),
      in: grid, measurer: measurer)
  }

  private func trailLayout(
    of flow: Flow, copy: FlowCopy, in grid: CellGrid
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = try StepTrail.layout(
      flow.trailCopy(copy), style: flow.trailStyle,
      in: grid, measurer: measurer)
    // The view's own colours are one pair: what is set is judged against what is left of them.
    if flow.accent != nil || flow.accentInk != nil {
      layout.contrasts = [
        ColorPair(
          name: "the stops", ink: flow.accentInk ?? StepTrail.accentInk,
          fill: flow.accent ?? StepTrail.accent)
      ]
    }
    return layout
  }

  private func attributes(of flow: Flow, _ locale: String) -> TextAttributes {
    TextAttributes(weight: flow.boldText ? .bold : .semibold, locale: locale)
  }

  /// Where the digits depend on the version of iOS, the wider text counts.
  private func widest(
    of title: ResolvedText, _ attributes: TextAttributes
  ) throws(MeasurementError) -> String {
    var widest = (text: title.text, width: 0.0)
    for text in [title.text] + title.variants {
      let width = try measurer.shape(text, attributes, size: 15).width(size: 15)
      if width > widest.width { widest = (text, width) }
    }
    return widest.text
  }

  private func missingGlyphs(
    in copy: FlowCopy, _ attributes: TextAttributes
  ) throws(MeasurementError) -> [Int: [Unicode.Scalar]] {
    var missing: [Int: [Unicode.Scalar]] = [:]
    for (step, title) in copy.titles.enumerated() {
      let shaped = try measurer.shape(title.text, attributes, size: 15)
      if !shaped.missing.isEmpty { missing[step] = shaped.missing }
    }
    return missing
  }

  /// Of texts that no catalog has, by text.
  private func missingGlyphs(
    inLiteralsOf layout: SurfaceLayout?, _ attributes: TextAttributes
  ) throws(MeasurementError) -> [String: [Unicode.Scalar]] {
    var missing: [String: [Unicode.Scalar]] = [:]
    for slot in layout?.slots ?? [] where slot.copy == nil && !slot.text.isEmpty {
      let shaped = try measurer.shape(slot.text, attributes, size: 15)
      if !shaped.missing.isEmpty { missing[slot.text] = shaped.missing }
    }
    return missing
  }
}
