import Surfaces

/// A text that grows beyond its place is cut off by what holds it, or sticks out of it.
///
/// One finding for each text and locale. Where nothing is lost, because the text only sticks out of a
/// shape that is drawn behind it, the finding is a note at most.
enum TextClipped: Rule {
  static let isAboutWholeFlow = false

  static let metadata = RuleMetadata(
    id: "text-clipped", family: .layout, defaultSeverity: .error,
    summary: "A text is cut off by its container, or sticks out of the shape behind it",
    rationale: """
      A text of fixed size neither wraps nor shrinks: it grows beyond its place, and what holds it \
      cuts it off without an ellipsis, often through a letter. Reported are all text sizes and \
      widths at which part of a text is cut off. A text that only sticks out of a shape behind it, \
      such as the mark of a selected tab, loses nothing and is a note. Let pass: texts that end in \
      an ellipsis, which `text-truncated` reports; where one does, that it sticks out as well.
      """,
    cure: """
      Use a shorter text in this language, or give it a wider place. \
      \(SlotJudge.narrowing("text-clipped"))
      """,
    help: RuleHelp(
      translator: """
        Use a shorter text. If this language has none, say so: then the layout has to change.
        """,
      designer: "Give the text a wider place, or the shape behind it more room at its sides.",
      developer: """
        Let the text wrap or shrink, or let what holds it grow with it, and change the slot in \
        the configuration with it.
        """),
    triggering: [
      RuleExample(
        "A German label of fixed size in 64 pt",
        catalog: RuleExample.catalog(["Add": "↓\"Hinzufügen\""]), configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A shorter word fits", catalog: RuleExample.catalog(["Add": "\"Mehr\""]),
        configuration: configuration)
    ])

  private static let configuration = RuleExample.configuration(
    slot: "fixedSize: true\nwidth: 64", key: "Add")

  private static let clipped = SlotJudge(concern: .clipping, verdict: \.clipping) { outcome in
    outcome.clippedBy > 0
      ? 1 + outcome.clippedBy : outcome.measured / max(outcome.available, 1)
  }

  private static let stickingOut = SlotJudge(concern: .stickingOut) { outcome in
    outcome.isCut || outcome.truncation != .fits ? .fits : outcome.stickingOut
  } badness: {
    $0.sticksOutBy
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    var reported: Set<String> = []
    for trouble in flow.troubles(report, clipped) {
      reported.insert(key(trouble))
      report.add(
        trouble.finding(self, report, flow, .textClipped(trouble))
          .measuring(trouble.needed, limit: trouble.outcome.available)
          .curable(trouble, by: .text(trouble.advice(limit: trouble.outcome.available))))
    }
    // What is cut off must become shorter anyway.
    for trouble in flow.troubles(report, stickingOut) where !reported.contains(key(trouble)) {
      var finding = trouble.finding(self, report, flow, .textSticksOut(trouble))
        .measuring(trouble.drawn, limit: trouble.decoration)
        .curable(
          trouble, by: .text(trouble.adviceToStayInside), room: trouble.roomToStayInside)
      finding.severity = .note
      report.add(finding)
    }
  }

  private static func key(_ trouble: SlotTrouble) -> String {
    let locale = trouble.title == nil ? "" : trouble.locale.copy.locale
    return "\(locale)\n\(trouble.title?.key ?? "")\n\(trouble.text)"
  }
}

extension RuleMessage {
  fileprivate static func textClipped(_ trouble: SlotTrouble) -> RuleMessage {
    let outcome = trouble.outcome
    let (width, limit) = MessageText.pair(trouble.needed, outcome.available)
    let verb = trouble.isBorderline ? "may be cut off" : "is cut off"
    let band = MessageText.number(outcome.band * 100)
    let clause = trouble.atWorst(
      "it needs \(width) pt ±\u{A0}\(band)\u{A0}% and there is room for \(limit)")
    var why = trouble.remarks
    why.append("It neither wraps nor shrinks, so its ends are not drawn.")
    return RuleMessage(
      what: "\(trouble.subject) \(verb) by its container \(trouble.ranges): \(clause).",
      why: why.joined(separator: " "), cure: trouble.cure(trouble.advice(limit: outcome.available)))
  }

  fileprivate static func textSticksOut(_ trouble: SlotTrouble) -> RuleMessage {
    let verb = trouble.isBorderline ? "may stick" : "sticks"
    let (width, limit) = MessageText.pair(trouble.drawn, trouble.decoration)
    let band = MessageText.number(trouble.outcome.band * 100)
    let clause = trouble.atWorst(
      "it is \(width) pt ±\u{A0}\(band)\u{A0}% wide, where \(limit) would stay inside")
    var why = trouble.remarks
    why.append("Nothing is lost, but it looks like a mistake.")
    return RuleMessage(
      what: "\(trouble.subject) \(verb) out of the shape behind it \(trouble.ranges): \(clause).",
      why: why.joined(separator: " "), cure: trouble.cure(trouble.adviceToStayInside))
  }
}

extension SlotTrouble {
  /// What should hold the text, in points.
  fileprivate var decoration: Double { outcome.decoration ?? outcome.available }

  fileprivate var roomToStayInside: Remedy.Room {
    Remedy.Room(
      kind: .width(cell.contentSize), needed: decoration + adviceToStayInside.excess,
      now: decoration)
  }

  fileprivate var adviceToStayInside: ShorteningAdvice {
    ShorteningAdvice(
      text: text, surelyFitting: drawn, band: outcome.band, limit: decoration,
      pixel: cell.displayScale.pixel)
  }

  /// Width as drawn, in points: of the widest line where the text wraps.
  fileprivate var drawn: Double {
    outcome.sticksOutBy > 0 ? decoration + outcome.sticksOutBy : min(needed, decoration)
  }
}
