import PlatformFacts
import Surfaces

/// The promise `titlesUntil` is broken: a locale shows numbers at a size that it covers.
///
/// One finding for each locale, the source language among them, with every cell up to the promised
/// size that is numbered by the point estimate. Its place is the value of the longest title.
enum TitlesLost: Rule {
  static let metadata = RuleMetadata(
    id: "titles-lost", family: .layout, defaultSeverity: .error,
    summary: "Titles are lost at a text size that `titlesUntil` promises them for",
    rationale: """
      `titlesUntil` is a promise of the flow: titles at every target width, in every language, up \
      to this text size. Reported is each language, the source language too, that shows numbers \
      only in a cell within the promise. Let pass: flows without a promise, and all larger sizes.
      """,
    cure: """
      Shorten the longest title of the language, give the flow more width or fewer steps, or \
      promise less.
      """,
    help: RuleHelp(
      translator: """
        Use a shorter word for the longest title. If this language has none, say so: then the \
        layout has to change.
        """,
      designer: """
        Give the flow more width or fewer steps, or let the titles go at a smaller text size \
        already.
        """,
      developer: """
        Make the margins around the view narrower (`margins`, `maxWidth`), or promise less in \
        `titlesUntil`.
        """),
    triggering: [
      RuleExample(
        "Titles are promised at large, and 120 pt are not enough",
        catalog: catalog, configuration: configuration(width: 120))
    ],
    passing: [
      RuleExample(
        "150 pt are", catalog: catalog.filter { $0 != "↓" },
        configuration: configuration(width: 150))
    ])

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cart" : { },
        ↓"Review" : { }
      },
      "version" : "1.0"
    }
    """

  private static func configuration(width: Int) -> String {
    """
    devices: none
    widths: [{ width: \(width), scale: 3 }]
    contentSizes: [large]
    rules: { missing-translation: off }
    flows:
      - id: checkout
        steps: ["Cart", "Review"]
        showsCaption: false
        titlesUntil: large
    """
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    guard let until = flow.flow.titlesUntil else { return }
    for locale in flow.locales {
      let all = locale.cells(for: report)
      let cells = all.filter { $0.form == .numbered && $0.contentSize <= until }
      guard let longest = LongestTitle(locale, in: cells) else { continue }
      let isCertain = cells.contains { !$0.isFormBorderline }
      let message = RuleMessage.titlesLost(
        longest, locale, until: until, where: CellRanges(cells, among: all).text)
      report.add(
        Finding(self, report, isBorderline: !isCertain, message, at: longest.title.location)
          .about(flow, locale: locale.copy.locale)
          .about(longest.title)
          .within(
            cells, worst: longest.cell, width: longest.needed, limit: longest.cell.place.width
          )
          .curable(
            by: .text(longest.advice), others: longest.others.map(\.text), room: longest.room))
    }
  }
}

extension RuleMessage {
  fileprivate static func titlesLost(
    _ longest: LongestTitle, _ locale: LocaleAnalysis, until: ContentSizeCategory,
    where cells: String
  ) -> RuleMessage {
    RuleMessage(
      what: "\(localeName(locale.copy.locale)): numbers only \(cells), where titles are promised "
        + "up to \(until.rawValue).",
      why: "The titles need \(MessageText.number(longest.needed)) pt at \(longest.cell.wording), "
        + "for \(MessageText.quoted(longest.title.text)) above all.",
      cure: longest.cure)
  }
}
