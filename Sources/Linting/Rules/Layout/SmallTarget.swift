import Surfaces

/// The narrowest touch target is under 28 pt; under 24 the finding is one level up.
///
/// One finding for the flow, at the flow, with the locale empty: only full-size or shrunk stops
/// decide, which are the same in every locale.
enum SmallTarget: Rule {
  /// Human Interface Guidelines, Accessibility, Mobility: 28 × 28 pt at least, 44 × 44 by default.
  static let guideline = 28.0
  /// WCAG 2.2, success criterion 2.5.8: 24 × 24 CSS pixels.
  static let standard = 24.0

  static let metadata = RuleMetadata(
    id: "small-target", family: .layout, defaultSeverity: .note,
    summary: "The narrowest touch target is under 28 pt wide",
    rationale: """
      Stops that shrink are hard to touch. Apple's guidelines ask for 44 × 44 pt and allow \
      28 × 28; WCAG 2.2 asks for 24 × 24. Reported are the text sizes and widths at which the \
      narrowest target is under 28 pt wide, one level higher when it is under 24 anywhere. Let \
      pass: targets from 28 to 44 pt. WCAG's exception for spacing is not applied: a target under \
      24 pt is reported though its neighbours may be far enough away.
      """,
    cure: "Use fewer steps, split the flow, or give it more width.",
    help: RuleHelp(
      designer: "Use fewer steps, split the flow in two, or give the row more width.",
      developer: """
        Let the space around a stop take the touch too, or give the row more width (`margins`, \
        `maxWidth`).
        """),
    triggering: [
      RuleExample(
        "Six steps in 160 pt leave stops of 23 pt", catalog: catalog,
        configuration: configuration(width: 160))
    ],
    passing: [
      RuleExample(
        "Six steps in 240 pt", catalog: catalog,
        configuration: configuration(width: 240).filter { $0 != "↓" })
    ])

  private static let catalog = RuleExample.sixSteps

  private static func configuration(width: Int) -> String {
    RuleExample.sixStepConfiguration(width: width)
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    guard let all = flow.anyLayout?.cells(for: report) else { return }
    let cells = all.filter { $0.stops.count > 0 && $0.stops.narrowestTarget < guideline }
    guard let worst = cells.first(by: { -$0.stops.narrowestTarget }) else { return }
    let isUnderStandard = worst.stops.narrowestTarget < standard
    let message = RuleMessage.smallTarget(worst, where: CellRanges(cells, among: all).text)
    var finding = Finding(self, report, message, at: flow.flow.location)
      .about(flow)
      .within(
        cells, worst: worst, width: worst.stops.narrowestTarget,
        limit: isUnderStandard ? standard : guideline)
    if isUnderStandard { finding.severity = report.severity.raised }
    report.add(finding)
  }
}

extension RuleMessage {
  fileprivate static func smallTarget(_ worst: LayoutCell, where cells: String) -> RuleMessage {
    let stops = worst.stops
    let (width, limit) = MessageText.pair(stops.narrowestTarget, SmallTarget.guideline)
    var why = "Apple's guidelines ask for 44 × 44 pt and allow 28 × 28"
    if stops.narrowestTarget < SmallTarget.standard { why += "; WCAG 2.2 asks for 24 × 24" }
    return RuleMessage(
      what: "The narrowest touch target is \(width) pt wide, under \(limit), \(cells).",
      why: "\(why). \(MessageText.count(stops.count, "stop")) of "
        + "\(MessageText.number(stops.diameter)) pt stand in "
        + "\(MessageText.number(worst.place.width)) pt.",
      cure: "Use fewer steps, split the flow, or give it more width.")
  }
}
