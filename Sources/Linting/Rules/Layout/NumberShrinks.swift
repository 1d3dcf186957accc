import Surfaces

/// A number is wider than its stop and shrinks, or is cut when shrinking does not help.
///
/// One finding for each locale, since digits differ; its place is the flow.
enum NumberShrinks: Rule {
  /// Minimum scale factor of a number (step-trail model).
  static let minimumScale = 0.6

  static let metadata = RuleMetadata(
    id: "number-shrinks", family: .layout, defaultSeverity: .note,
    summary: "A step's number is wider than its stop and shrinks",
    rationale: """
      A number stands on one line in a square of the stop's size and shrinks to 60 % before it is \
      cut. That takes three digits or more, so only flows of a hundred steps meet it. Reported are \
      the text sizes and widths at which the widest number shrinks, by the estimated widths. Let \
      pass: numbers that shrink together with their stop, which is not shrinking inside it.
      """,
    cure: "Use fewer steps, or taller stops (`style: { height: … }`).",
    help: RuleHelp(
      designer: "Use fewer steps, or taller stops.",
      developer: """
        Make the stops taller in the view and in the configuration (`style: { height: … }`).
        """),
    triggering: [
      RuleExample(
        "Three digits in a stop of 28 pt", catalog: catalog,
        configuration: configuration(steps: 100))
    ],
    passing: [
      RuleExample(
        "Two digits", catalog: catalog,
        configuration: configuration(steps: 10).filter { $0 != "↓" })
    ])

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : { "Lesson" : { } },
      "version" : "1.0"
    }
    """

  private static func configuration(steps: Int) -> String {
    // Five to a line, for terminals of 80 columns.
    let rows = stride(from: 0, to: steps, by: 5).map { start in
      Array(repeating: "Lesson", count: min(5, steps - start)).joined(separator: ", ")
    }
    return """
      devices: none
      widths: [{ width: 3200, scale: 3 }]
      contentSizes: [large]
      rules: { missing-translation: off, duplicate-title: off }
      flows:
        - ↓id: course
          steps: [
            \(rows.joined(separator: ",\n      "))
          ]
          style: { height: 28 }
          showsCaption: false
      """
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for locale in flow.locales {
      let all = locale.cells(for: report)
      let possible = all.filter { $0.stops.count > 0 && $0.stops.numberVerdict != .fits }
      let certain = possible.filter { $0.stops.numberVerdict == .exceeds }
      let isCertain = !certain.isEmpty
      let cells = isCertain ? certain : possible
      guard let worst = cells.first(by: { -$0.stops.numberScale }) else { continue }
      let message = RuleMessage.numberShrinks(
        worst.stops, locale, where: CellRanges(cells, among: all).text)
      var finding = Finding(
        self, report, isBorderline: !isCertain, message, at: flow.flow.location
      ).about(flow, locale: locale.copy.locale)
      finding.cells = cells.map(Finding.Cell.init)
      finding.worst = Finding.Cell(worst)
      if worst.stops.numberScale > 0 {
        let width = worst.stops.diameter / worst.stops.numberScale
        finding.measured = Finding.Measured(width: width, limit: worst.stops.diameter)
      }
      report.add(finding)
    }
  }
}

extension RuleMessage {
  fileprivate static func numberShrinks(
    _ stops: StopOutcome, _ locale: LocaleAnalysis, where cells: String
  ) -> RuleMessage {
    let percent = MessageText.number(stops.numberScale * 100)
    let name = localeName(locale.copy.locale)
    var why = "\(MessageText.count(stops.count, "step")) stand in stops of "
    why += "\(MessageText.number(stops.diameter)) pt"
    if stops.numberScale < NumberShrinks.minimumScale {
      why += "; numbers shrink to 60 % at most, so the widest is cut"
    }
    return RuleMessage(
      what: "\(name): the widest number would shrink to \(percent) % to fit its stop \(cells).",
      why: why + ".", cure: "Use fewer steps, or taller stops (`style: { height: … }`).")
  }
}
