import PlatformFacts
import Surfaces

/// A locale loses its titles where the source language keeps them.
///
/// One finding for each locale, in the cells where this locale is numbered and the source language
/// is titled, both by the point estimate; a cell is borderline when the uncertainty of the widths
/// leaves either form open. Its place is the value of the longest title. Cells within a promise
/// (`titlesUntil`) belong to `titles-lost`.
enum FormFlip: Rule {
  static let metadata = RuleMetadata(
    id: "form-flip", family: .layout, defaultSeverity: .warning,
    summary: "A language loses its titles where the source language keeps them",
    rationale: """
      The form is chosen once for the whole flow from its longest title. One long word in one \
      language takes the titles away from all steps of that language, and nobody who looks at the \
      source language sees it. Reported are the text sizes and widths at which this language shows \
      numbers only and the source language shows titles. Let pass: what the source language loses \
      itself (a threshold, which `inspect` states), and the sizes that `titlesUntil` promises, \
      which `titles-lost` reports.
      """,
    cure: """
      Use a shorter word for the longest title in this language, or give the flow more width. If \
      numbers are fine there, set the rule to `off` for the flow with a reason.
      """,
    triggering: [
      RuleExample(
        "In 150 pt English keeps its titles, German does not",
        catalog: catalog(german: "↓\"Warenkorb\""), configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A shorter word keeps the titles", catalog: catalog(german: "\"Korb\""),
        configuration: configuration)
    ])

  private static func catalog(german: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cart" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : \(german) } }
          }
        },
        "Pay" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Zahlen" } }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private static let configuration = """
    devices: none
    widths: [{ width: 150, scale: 3 }]
    contentSizes: [large]
    rules: { missing-translation: off }
    flows:
      - id: checkout
        steps: ["Cart", "Pay"]
        showsCaption: false
    """

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    guard let source = flow.source, source.layout != nil else { return }
    var sourceCells: [Finding.Cell: LayoutCell] = [:]
    for cell in source.cells(for: report) { sourceCells[Finding.Cell(cell)] = cell }
    let promised = promised(flow, report)

    for locale in flow.locales where locale.copy.locale != flow.sourceLanguage {
      let all = locale.cells(for: report)
      var isCertain = false
      let cells = all.filter { cell in
        guard cell.form == .numbered, !promised.contains(cell.contentSize),
          let other = sourceCells[Finding.Cell(cell)], other.form == .titled
        else { return false }
        if !cell.isFormBorderline, !other.isFormBorderline { isCertain = true }
        return true
      }
      guard let longest = LongestTitle(locale, in: cells) else { continue }
      let message = RuleMessage.formFlip(
        longest, locale, source, affected: cells, where: CellRanges(cells, among: all).text,
        sourceCells: sourceCells)
      report.add(
        Finding(self, report, isBorderline: !isCertain, message, at: longest.title.location)
          .about(flow, locale: locale.copy.locale)
          .about(longest.title)
          .within(cells, width: longest.needed, limit: longest.cell.place.width))
    }
  }

  /// The content sizes that are left to `titles-lost`.
  private static func promised(
    _ flow: FlowAnalysis, _ report: RuleReport
  ) -> Set<ContentSizeCategory> {
    guard let until = flow.flow.titlesUntil else { return [] }
    let sizes = Set(ContentSizeCategory.allCases.filter { $0 <= until })
    guard let looked = report.contentSizesOfOtherRules[TitlesLost.metadata.id] else { return sizes }
    return sizes.intersection(looked)
  }
}

extension RuleMessage {
  fileprivate static func formFlip(
    _ longest: LongestTitle, _ locale: LocaleAnalysis, _ source: LocaleAnalysis,
    affected: [LayoutCell], where cells: String, sourceCells: [Finding.Cell: LayoutCell]
  ) -> RuleMessage {
    let name = localeName(locale.copy.locale)
    let sourceName = localeName(source.copy.locale)
    var keeps = "keeps its titles there"
    if let last = lastTitledSize(affected, sourceCells) { keeps = "keeps its titles to \(last)" }
    var why =
      "The titles need \(MessageText.number(longest.needed)) pt at \(longest.cell.wording), for "
      + "\(MessageText.quoted(longest.title.text)) above all"
    if let needed = source.titledWidth(in: longest.cell) {
      why += "; \(sourceName) needs \(MessageText.number(needed))"
    }
    return RuleMessage(
      what: "\(name): numbers only \(cells); \(sourceName) \(keeps).", why: why + ".",
      cure: longest.cure)
  }

  /// `accessibility1`, or `xxLarge or accessibility1, depending on the width`: up to which size
  /// the source language is titled on the affected places; nil when no size takes its titles away.
  private static func lastTitledSize(
    _ affected: [LayoutCell], _ sourceCells: [Finding.Cell: LayoutCell]
  ) -> String? {
    let places = Set(affected.map { CellRanges.Grid.Place(Finding.Cell($0)) })
    var last: [CellRanges.Grid.Place: ContentSizeCategory] = [:]
    for (key, cell) in sourceCells where cell.form == .titled {
      let place = CellRanges.Grid.Place(key)
      guard places.contains(place) else { continue }
      last[place] = max(last[place] ?? cell.contentSize, cell.contentSize)
    }
    let sizes = Set(last.values).sorted()
    guard let least = sizes.first, let most = sizes.last else { return nil }
    let largest = sourceCells.keys.map(\.contentSize).max()
    if least == largest { return nil }
    if least == most { return least.rawValue }
    return "\(least.rawValue) at least, \(most.rawValue) at most, depending on the width"
  }
}
