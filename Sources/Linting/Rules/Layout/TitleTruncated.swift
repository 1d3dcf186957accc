import Surfaces
import TextMeasurement

/// A title is wider than its place where it is shown, and is cut.
///
/// One finding for each title and locale, with every cell in which the title is or may be shown
/// and is or may be too wide. Its place is the value that is shown. Reported numbers are those of
/// the cell in which the title is relatively widest: what fits there fits everywhere.
enum TitleTruncated: Rule {
  /// Each title has a place of its own, however long the others are.
  static let isAboutWholeFlow = false

  static let metadata = RuleMetadata(
    id: "title-truncated", family: .layout, defaultSeverity: .error,
    summary: "A title is wider than its place and is cut",
    rationale: """
      A step's title has one line of limited width. What does not fit is cut and ends in an \
      ellipsis; the word that is left can read as something else. Reported are all text sizes and \
      widths at which the titles are shown and this one is wider than its limit, and titles with a \
      line break in them, which are drawn on one line. iOS may squeeze a title that is up to 5 % \
      too wide; such a title is reported, and the message says so. Let pass: titles in the cells \
      that show numbers only, since the caption has room for the whole title.
      """,
    cure: """
      Use a shorter word in this language, or allow wider titles for the whole flow \
      (`maximumTitleWidth`), which needs wider screens before the titles show.
      """,
    help: RuleHelp(
      translator: """
        Use a shorter word. If this language has none, say so: then the layout has to change.
        """,
      designer: """
        Allow wider titles in the whole flow, which then needs a wider screen before titles \
        show, or leave the title to the caption below.
        """,
      developer: "Change the view, and `maximumTitleWidth` in the flow's style with it."),
    triggering: [
      RuleExample(
        "A German title that needs 78 pt, where 60 are allowed",
        catalog: """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Cart" : {
                "localizations" : {
                  "de" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : ↓"Warenkorb"
                    }
                  }
                }
              }
            },
            "version" : "1.0"
          }
          """,
        configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A shorter word fits",
        catalog: """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Cart" : {
                "localizations" : {
                  "de" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Korb"
                    }
                  }
                }
              }
            },
            "version" : "1.0"
          }
          """,
        configuration: configuration)
    ])

  private static let configuration = """
    devices: none
    widths: [{ width: 240, scale: 3 }]
    contentSizes: [large]
    rules: { missing-translation: off }
    flows:
      - id: checkout
        steps: ["Cart"]
        style: { maximumTitleWidth: 60 }
        showsCaption: false
    """

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for locale in flow.locales {
      let all = locale.cells(for: report)
      var seen: Set<[String]> = []
      for (step, title) in locale.copy.titles.enumerated()
      where seen.insert([title.key, title.text]).inserted {
        check(title, step, in: all, locale, flow, &report)
      }
    }
  }

  private static func check(
    _ title: ResolvedText, _ step: Int, in all: [LayoutCell], _ locale: LocaleAnalysis,
    _ flow: FlowAnalysis, _ report: inout RuleReport
  ) {
    // By index, so that the arrays in a cell are not retained for each.
    let cells = all.indices.filter { index in
      (all[index].form == .titled || all[index].isFormBorderline)
        && all[index].titles.indices.contains(step) && all[index].titles[step].verdict != .fits
    }.map { all[$0] }
    let ratio = { (cell: LayoutCell) in cell.titles[step].measured / cell.titles[step].limit }
    guard var worst = cells.first(by: ratio) else { return }
    let outcome = worst.titles[step]
    // Of sizes at which the text is set alike, the one that people know.
    if let same = cells.first(where: { $0.contentSize == .large && $0.titles[step] == outcome }) {
      worst = same
    }
    let isCertain = cells.contains {
      $0.titles[step].verdict == .exceeds && !$0.isFormBorderline
    }
    let message = RuleMessage.titleTruncated(
      title, locale, outcome, worst, in: cells, leastRatio: cells.map(ratio).min() ?? 1,
      isBorderline: !isCertain, visible: visible(title, outcome, worst, locale, flow, report),
      where: CellRanges(cells, among: all).text)
    report.add(
      Finding(self, report, isBorderline: !isCertain, message, at: title.location)
        .about(flow, locale: locale.copy.locale)
        .about(title)
        .within(cells, worst: worst, width: outcome.measured, limit: outcome.limit)
        .curable(
          by: advice(title, outcome, worst).map(Remedy.Shortening.text),
          room: Remedy.Room(
            kind: .titles, needed: needed(outcome, worst) / worst.scale,
            now: flow.flow.trailStyle.maximumTitleWidth),
          onOneLine: title.text.contains(where: \.isNewline) ? title.text : nil))
  }

  /// What of the title stays in the cell that the message is about.
  private static func visible(
    _ title: ResolvedText, _ outcome: TitleOutcome, _ cell: LayoutCell, _ locale: LocaleAnalysis,
    _ flow: FlowAnalysis, _ report: RuleReport
  ) -> String? {
    report.measurer?.text { measurer throws(MeasurementError) in
      try StepTrail.visibleTitle(
        title.text, outcome, in: cell, flow.flow.trailStyle, locale: locale.copy.locale, measurer)
    }
  }

  /// Width that the title surely fits, in points: what only may fit would be the next finding.
  fileprivate static func needed(_ outcome: TitleOutcome, _ cell: LayoutCell) -> Double {
    outcome.measured * (1 + outcome.band) + cell.place.displayScale.pixel
  }

  /// nil where the width is enough.
  fileprivate static func advice(
    _ title: ResolvedText, _ outcome: TitleOutcome, _ cell: LayoutCell
  ) -> ShorteningAdvice? {
    let needed = needed(outcome, cell)
    return needed > outcome.limit
      ? ShorteningAdvice(text: title.text, width: needed, limit: outcome.limit) : nil
  }
}

extension RuleMessage {
  /// iOS tightens a text up to this much too wide before it truncates (step-trail model).
  private static let squeeze = 1.05

  fileprivate static func titleTruncated(
    _ title: ResolvedText, _ locale: LocaleAnalysis, _ outcome: TitleOutcome, _ worst: LayoutCell,
    in cells: [LayoutCell], leastRatio: Double, isBorderline: Bool, visible: String?,
    where ranges: String
  ) -> RuleMessage {
    let name = localeName(locale.copy.locale)
    let (width, limit) = MessageText.pair(outcome.measured, outcome.limit)
    let verb = isBorderline ? "may be cut" : "is cut"
    let band = MessageText.number(outcome.band * 100)
    // Title and limit are the same on every width of one text size.
    let isOneSize = cells.allSatisfy { $0.contentSize == worst.contentSize }
    let size = isOneSize ? "" : "at \(worst.contentSize.rawValue) "
    let what =
      "\(name): \(MessageText.quoted(title.text)) \(verb) \(ranges): \(size)it needs \(width) pt "
      + "±\u{A0}\(band)\u{A0}% "
      + "and its place takes \(limit)."
    var why: [String] = []
    if title.isFallback { why.append("It is the source text, shown for want of a translation.") }
    let fitsByWidth = outcome.measured <= outcome.limit
    let hasBreak = title.text.contains(where: \.isNewline)
    if hasBreak {
      why.append("It has a line break, is measured by its widest line and drawn on one line.")
    }
    if let visible, !fitsByWidth {
      why.append(
        MessageText.remains(visible, of: title.text, isRightToLeft: locale.copy.isRightToLeft))
    }
    if !fitsByWidth, outcome.measured / outcome.limit <= squeeze, !hasBreak {
      why.append("iOS may squeeze a title that is up to 5 % too wide instead of cutting it.")
    } else if !fitsByWidth, leastRatio <= squeeze, !hasBreak {
      why.append("Where it is up to 5 % too wide, iOS may squeeze it instead of cutting it.")
    }
    return RuleMessage(
      what: what, why: why.joined(separator: " "),
      cure: cure(title, outcome, worst, hasBreak: hasBreak))
  }

  private static func cure(
    _ title: ResolvedText, _ outcome: TitleOutcome, _ worst: LayoutCell, hasBreak: Bool
  ) -> String {
    guard let advice = TitleTruncated.advice(title, outcome, worst) else {
      return "Take the line break out."
    }
    let atDefaultSize = MessageText.roundedUp(TitleTruncated.needed(outcome, worst) / worst.scale)
    var cure = advice.forTranslators
    if hasBreak { cure = "Take the line break out, and " + cure.lowercasedFirst }
    return cure + ", or allow titles \(atDefaultSize) pt wide at the default text size "
      + "(`maximumTitleWidth: \(atDefaultSize)`)."
  }
}
