import PlatformFacts
import Surfaces

/// A text is drawn smaller than it is set, to have room in its place.
///
/// One finding for each text and locale, with every cell in which it shrinks or may shrink and is not
/// cut. Reported numbers are those of the cell in which it shrinks most.
enum TextShrinks: Rule {
  static let isAboutWholeFlow = false

  /// Human Interface Guidelines, Typography: text on iOS is at least 11 pt.
  static let least = 11.0

  static let metadata = RuleMetadata(
    id: "text-shrinks", family: .layout, defaultSeverity: .note,
    summary: "A text shrinks to have room in its place",
    rationale: """
      A text with a minimum scale factor is drawn smaller where it has no room, so that it looks \
      unlike its neighbours, and a person who has chosen a large text size does not get it. Reported \
      are all text sizes and widths at which a text shrinks, with the scale and the size in points \
      that is left at worst; the message says when that is under the 11 pt that Apple's guidelines \
      ask for. Let pass: texts that are cut as well, which `text-truncated` reports.
      """,
    cure: """
      Use a shorter text in this language, or give it a wider place or more lines. \
      \(SlotJudge.narrowing("text-shrinks"))
      """,
    help: RuleHelp(
      translator: """
        Use a shorter text. If this language has none, say so: then the layout has to change.
        """,
      designer: """
        Give the text a wider place or another line, or take a style in which it need not \
        shrink.
        """,
      developer: """
        Let the text take another line before it shrinks, and change the slot in the \
        configuration with it.
        """),
    triggering: [
      RuleExample(
        "A German label in 80 pt, where it needs 95",
        catalog: RuleExample.catalog(["Add": "↓\"Hinzufügen\""]), configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A shorter word fits", catalog: RuleExample.catalog(["Add": "\"Mehr\""]),
        configuration: configuration)
    ])

  private static let configuration = RuleExample.configuration(
    slot: "lines: 1\nminimumScaleFactor: 0.5\nwidth: 80", key: "Add")

  private static let judge = SlotJudge(concern: .shrinking) { outcome in
    outcome.isCut || outcome.truncation != .fits ? .fits : outcome.shrinking
  } badness: { outcome in
    // A cell in which it may shrink is never worse than one in which it does.
    outcome.scale < 1 ? 1 / outcome.scale : min(1, outcome.measured / outcome.available)
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for trouble in flow.troubles(report, judge) {
      report.add(
        trouble.finding(self, report, flow, .textShrinks(trouble))
          .measuring(
            trouble.outcome.measured,
            limit: trouble.outcome.available * Double(trouble.drawnLines)
          )
          .curable(trouble, by: shortening(trouble)))
    }
  }

  private static func shortening(_ trouble: SlotTrouble) -> Remedy.Shortening? {
    var full = trouble
    full.outcome.scale = 1
    guard full.isOnOneLine, full.lackingHeight == nil else { return nil }
    return .text(full.advice(limit: full.outcome.available))
  }
}

extension RuleMessage {
  fileprivate static func textShrinks(_ trouble: SlotTrouble) -> RuleMessage {
    var full = trouble
    full.outcome.scale = 1
    let outcome = trouble.outcome
    let verb = trouble.isBorderline ? "may shrink" : "shrinks"
    let height = full.lackingHeight
    var what =
      "\(trouble.subject) \(verb) \(trouble.ranges): "
      + (height.map { full.atWorst($0.clause) } ?? full.widthClause)
    var why = trouble.remarks
    if outcome.scale < 1 {
      what += ", so it is drawn at \(SlotTrouble.percent(outcome.scale))"
      let size = outcome.pointSize * outcome.scale
      if size > 0 {
        let (shown, least) = MessageText.pair(size, TextShrinks.least)
        what += ", in \(shown) pt"
        if size < TextShrinks.least {
          why.append("Apple's guidelines ask for \(least) pt at least.")
        }
      }
    }
    return RuleMessage(
      what: what + ".", why: why.joined(separator: " "), cure: height?.cure ?? cure(full))
  }

  private static func cure(_ full: SlotTrouble) -> String {
    guard full.isOnOneLine else {
      return "Shorten \(MessageText.quoted(full.text)), or \(full.room(or: "more lines"))."
    }
    return full.cure(full.advice(limit: full.outcome.available), or: "another line")
  }
}

extension SlotTrouble {
  /// Where the text has width enough for one line, and not the height: what is said, and what to do.
  fileprivate var lackingHeight: (clause: String, cure: String)? {
    let line = SystemFont.lineHeight(size: outcome.pointSize)
    guard let available = outcome.availableHeight, outcome.measured <= outcome.available,
      line > available, !hasBreakOnOneLine
    else { return nil }
    let (height, limit) = MessageText.pair(line, available)
    let more = "give it \(MessageText.roundedUp(line - available)) pt more height"
    return (
      "a line of it is \(height) pt tall and its place has \(limit)",
      "\((slot.heightCure ?? more).uppercasedFirst), or a smaller font."
    )
  }
}
