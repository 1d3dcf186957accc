import Surfaces

/// A stop would need less than 22 pt: the row overflows its place.
///
/// One finding for the flow, since it follows from the number of steps alone and is the same in
/// every locale; the locale is empty and the place is the flow.
enum StopTooSmall: Rule {
  /// Least diameter of a stop, in points (step-trail model). Under it the row overflows.
  static let minimum = 22.0

  static let metadata = RuleMetadata(
    id: "stop-too-small", family: .layout, defaultSeverity: .error,
    summary: "A stop would need less than 22 pt, and the row overflows its place",
    rationale: """
      Stops shrink to 22 pt and no further. With more steps than that allows the row is wider \
      than its place, and its last stops cannot be seen or touched. Reported are the text sizes and \
      widths at which a stop would have to be smaller. Let pass: stops of exactly 22 pt, and small \
      targets, which `small-target` reports.
      """,
    cure: "Use fewer steps, split the flow, or give it more width.",
    help: RuleHelp(
      designer: """
        Use fewer steps, split the flow in two, or show the progress in another way at these \
        text sizes.
        """,
      developer: """
        Give the row more width (`margins`, `maxWidth`), or put another view in its place where \
        it does not fit.
        """),
    triggering: [
      RuleExample(
        "Six steps in 140 pt", catalog: catalog, configuration: configuration(width: 140))
    ],
    passing: [
      RuleExample(
        "Six steps in 240 pt", catalog: catalog,
        configuration: configuration(width: 240).filter { $0 != "↓" })
    ])

  private static let catalog = RuleExample.sixSteps

  private static func configuration(width: Int) -> String {
    RuleExample.sixStepConfiguration(width: width, off: ["small-target"])
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    guard let all = flow.anyLayout?.cells(for: report) else { return }
    let cells = all.filter { $0.form == .numbered && $0.stops.count > 0 && $0.stops.room < minimum }
    guard let worst = cells.first(by: { -$0.stops.room }) else { return }
    let least = flow.anyLayout?.layout?.thresholds.first {
      $0.contentSize == worst.contentSize && $0.displayScale == worst.place.displayScale
    }?.minimum
    let message = RuleMessage.stopTooSmall(
      worst, least: least, where: CellRanges(cells, among: all).text)
    report.add(
      Finding(self, report, message, at: flow.flow.location)
        .about(flow)
        .within(cells, worst: worst, width: worst.drawnWidth, limit: worst.place.width)
        .curable(
          by: nil,
          room: Remedy.Room(
            kind: .surface(worst.contentSize), needed: worst.drawnWidth, now: worst.place.width)))
  }
}

extension RuleMessage {
  fileprivate static func stopTooSmall(
    _ worst: LayoutCell, least: Double?, where cells: String
  ) -> RuleMessage {
    let stops = worst.stops
    let count = MessageText.count(stops.count, "step")
    // With more gaps than width there is no room at all.
    let room = stops.room > 0 ? "\(MessageText.number(stops.room)) pt" : "no room"
    var why =
      "Stops stay at \(MessageText.number(StopTooSmall.minimum)) pt: the row is "
      + "\(MessageText.number(worst.overflow)) pt wider than its place at \(worst.wording)"
    if stops.beyondReach > 0 {
      let verb = stops.beyondReach == 1 ? "lies" : "lie"
      why += ", and \(MessageText.count(stops.beyondReach, "stop")) \(verb) wholly beyond reach"
    }
    var cure =
      stops.capacity > 0
      ? "Use at most \(MessageText.count(stops.capacity, "step")), or split the flow"
      : "Not even one stop fits"
    if let least {
      cure +=
        "; \(count) \(stops.count == 1 ? "needs" : "need") \(MessageText.number(least)) pt at least"
    }
    return RuleMessage(
      what:
        "\(count) \(stops.count == 1 ? "leaves" : "leave") each stop \(room) at worst, under the minimum of "
        + "\(MessageText.number(StopTooSmall.minimum)), \(cells).",
      why: why + ".", cure: cure + ".")
  }
}
