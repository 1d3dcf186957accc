import PlatformFacts
import Surfaces
import TextMeasurement

/// Lays out a flow in its locales.
struct FlowAnalyzer {
  let contentSizes: [ContentSizeCategory]
  let measurer: any TextMeasuring

  /// - Parameters:
  ///   - locales: those to look at, in output order; the source language is among them.
  ///   - problems: gets one problem for each face that is missing or cannot be read.
  func analysis(
    of resolver: FlowResolver, locales: [String], places: [Place],
    problems: inout [Problem]
  ) -> FlowAnalysis {
    var analyses: [LocaleAnalysis] = []
    for locale in locales {
      var copy = resolver.copy(in: locale)
      var analysis = LocaleAnalysis(copy: copy, layout: nil, missingGlyphs: [:])
      do throws(MeasurementError) {
        for step in copy.titles.indices where !copy.titles[step].variants.isEmpty {
          copy.titles[step].text = try widest(of: copy.titles[step], locale: locale)
        }
        analysis.copy = copy
        analysis.layout = try layout(of: resolver.flow, copy: copy, places: places)
        analysis.missingGlyphs = try missingGlyphs(in: copy)
      } catch {
        let problem = Problem(error)
        if !problems.contains(problem) { problems.append(problem) }
      }
      analyses.append(analysis)
    }
    return FlowAnalysis(
      flow: resolver.flow, sourceLanguage: resolver.sourceLanguage, locales: analyses,
      catalogs: resolver.catalogs, missingLocales: resolver.missingLocales,
      missingMessages: resolver.missingMessages)
  }

  /// The one place that knows which surface a flow is shown by.
  private func layout(of flow: Flow, copy: FlowCopy, places: [Place]) throws(MeasurementError)
    -> SurfaceLayout
  {
    try StepTrail.layout(
      StepTrail.Copy(
        locale: copy.locale, isRightToLeft: copy.isRightToLeft, titles: copy.titles.map(\.text),
        positions: copy.positions, numbers: copy.numbers),
      style: StepTrail.Style(
        height: flow.height, maximumTitleWidth: flow.maximumTitleWidth,
        showsCaption: flow.showsCaption, boldText: flow.boldText),
      contentSizes: contentSizes, places: places, measurer: measurer)
  }

  /// Where the digits depend on the version of iOS, the wider text counts.
  private func widest(of title: ResolvedText, locale: String) throws(MeasurementError) -> String {
    var widest = (text: title.text, width: 0.0)
    for text in [title.text] + title.variants {
      let attributes = TextAttributes(weight: .semibold, locale: locale)
      let width = try measurer.shape(text, attributes, size: 15).width(size: 15)
      if width > widest.width { widest = (text, width) }
    }
    return widest.text
  }

  private func missingGlyphs(in copy: FlowCopy) throws(MeasurementError)
    -> [Int: [Unicode.Scalar]]
  {
    var missing: [Int: [Unicode.Scalar]] = [:]
    for (step, title) in copy.titles.enumerated() {
      let attributes = TextAttributes(weight: .semibold, locale: copy.locale)
      let shaped = try measurer.shape(title.text, attributes, size: 15)
      if !shaped.missing.isEmpty { missing[step] = shaped.missing }
    }
    return missing
  }
}
