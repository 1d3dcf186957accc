import PlatformFacts
import Surfaces

/// The lines of a text are taller than their place.
///
/// One finding for each text and locale, with every cell in which the text is or may be too tall.
/// Reported numbers are those of the cell in which it is relatively tallest.
enum TextTooTall: Rule {
  static let isAboutWholeFlow = false

  static let metadata = RuleMetadata(
    id: "text-too-tall", family: .layout, defaultSeverity: .error,
    summary: "The lines of a text are taller than their place",
    rationale: """
      A text that wraps pushes out whatever is below it, or is drawn over it, when its lines are \
      taller than the room that they have. Reported are all text sizes and widths at which that \
      happens, with the lines and the points over. Heights are those of the system font, 1.193359 \
      of its size a line; scripts with taller faces (Arabic, Thai, Devanagari) take more. Let pass: \
      texts that are cut to the height that they have, which `text-truncated` reports.
      """,
    cure: """
      Use a shorter text in this language, or give it more height or a wider place, where the view can. \
      \(SlotJudge.narrowing("text-too-tall"))
      """,
    help: RuleHelp(
      translator: """
        Use a shorter text. If this language has none, say so: then the layout has to change.
        """,
      designer: """
        Give the text more height or a wider place, a smaller style, or another layout at large \
        text sizes.
        """,
      developer: """
        Let what holds the text grow or scroll, and change the slot in the configuration with \
        it.
        """),
    triggering: [
      RuleExample(
        "Three lines of German, where there is height for two",
        catalog: RuleExample.catalog(["Hint": "↓\"Die Zahlung wird beim Versand gebucht\""]),
        configuration: configuration)
    ],
    passing: [
      RuleExample(
        "Two lines", catalog: RuleExample.catalog(["Hint": "\"Gebucht wird beim Versand\""]),
        configuration: configuration)
    ])

  private static let configuration = RuleExample.configuration(
    slot: "width: 150\nheight: 44", key: "Hint")

  private static let judge = SlotJudge(concern: .tallness, verdict: \.tallness) { outcome in
    outcome.availableHeight.map { (outcome.height + outcome.missingHeight) / max($0, 1) } ?? 0
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for trouble in flow.troubles(report, judge) {
      let finding = trouble.finding(self, report, flow, .textTooTall(trouble))
      let available = trouble.outcome.availableHeight ?? .infinity
      report.add(
        finding.measuring(trouble.outcome.height, limit: available)
          .curable(trouble, by: shortening(trouble), room: room(trouble)))
    }
  }

  private static func shortening(_ trouble: SlotTrouble) -> Remedy.Shortening? {
    if let word = trouble.decidingWord { return .word(trouble.advice(for: word)) }
    let over = RuleMessage.linesOver(trouble.outcome)
    guard over > 0 else { return nil }
    let characters = RuleMessage.advice(trouble, over).characters
    return .wrapped(text: trouble.text, characters: characters)
  }

  private static func room(_ trouble: SlotTrouble) -> Remedy.Room? {
    let outcome = trouble.outcome
    guard outcome.tooTallBy > 0, outcome.missingHeight <= 0, let now = outcome.availableHeight
    else { return nil }
    return Remedy.Room(
      kind: .height(trouble.cell.contentSize), needed: now + outcome.tooTallBy, now: now)
  }
}

extension RuleMessage {
  fileprivate static func textTooTall(_ trouble: SlotTrouble) -> RuleMessage {
    let outcome = trouble.outcome
    let verb = trouble.isBorderline ? "may be too tall" : "is too tall"
    let clause = trouble.atWorst(
      heights(outcome, trouble.slot.heightSource(ofCell: trouble.cell.index)))
    var why = trouble.remarks
    let over = linesOver(outcome)
    if over > 0 {
      why.append(
        "That is \(MessageText.count(over, "line")), or "
          + "\(MessageText.number(outcome.tooTallBy)) pt, too much.")
    } else if outcome.tooTallBy <= 0 {
      why.append("Within the uncertainty of the widths it takes a line more.")
    }
    return RuleMessage(
      what: "\(trouble.subject) \(verb) \(trouble.ranges): \(clause).",
      why: why.joined(separator: " "), cure: cure(trouble, over))
  }

  /// `its 3 lines are 66 pt tall and its place has 44`; where a screen decides what there is, which one.
  private static func heights(_ outcome: SlotOutcome, _ source: HeightSource?) -> String {
    let (height, limit) = MessageText.pair(outcome.height, outcome.availableHeight ?? 0)
    let verb = outcome.lines == 1 ? "is" : "are"
    let start = "its \(MessageText.count(outcome.lines, "line")) \(verb) \(height) pt tall and "
    let screen = source.map {
      "a screen \(MessageText.number($0.screen, decimals: 3)) pt tall"
    }
    if outcome.missingHeight > 0 {
      let missing = MessageText.roundedUp(outcome.missingHeight)
      let room = [source?.place, screen.map { "on \($0)" }].compactMap { $0 }.joined(separator: " ")
      return
        "\(start)there is no room for any\(room.isEmpty ? "" : " ")\(room): what is around the text takes \(missing) pt "
        + "more than there is"
    }
    guard let screen, let place = source?.place else { return "\(start)its place has \(limit)" }
    return "\(start)\(screen) leaves \(limit) \(place)"
  }

  /// Lines that must go; 0 where one line alone is too tall, or none surely must.
  fileprivate static func linesOver(_ outcome: SlotOutcome) -> Int {
    guard outcome.lines > 1, outcome.tooTallBy > 0, let available = outcome.availableHeight else {
      return 0
    }
    let line = SystemFont.lineHeight(size: outcome.pointSize * outcome.scale)
    let gaps = outcome.height - Double(outcome.lines) * line
    let leading = max(0, gaps / Double(outcome.lines - 1))
    let fitting = ((available + leading) / (line + leading)).rounded(.down)
    guard fitting >= 1, let lines = Int(exactly: min(fitting, 1e6)) else { return 0 }
    return max(1, outcome.lines - lines)
  }

  /// In lines instead of points. Lines that wrap are not full: each has its share of the text.
  fileprivate static func advice(_ trouble: SlotTrouble, _ over: Int) -> ShorteningAdvice {
    let lines = trouble.outcome.lines
    return ShorteningAdvice(
      text: trouble.text, width: Double(lines), limit: Double(lines - over))
  }

  private static func cure(_ trouble: SlotTrouble, _ over: Int) -> String {
    let outcome = trouble.outcome
    let more = "give it \(MessageText.roundedUp(outcome.tooTallBy)) pt more height"
    if over > 0 {
      let advice = advice(trouble, over)
      let characters =
        advice.characters < advice.length
        ? ", about \(advice.characters) of its \(MessageText.count(advice.length, "character"))"
        : ""
      return "Shorten \(MessageText.quoted(trouble.text)) by \(MessageText.count(over, "line"))"
        + "\(characters), or \(trouble.slot.heightCure ?? "\(more) or a wider place")."
    }
    if outcome.tooTallBy > 0 {
      let cure = trouble.slot.heightCure ?? "\(more), or a smaller font"
      return outcome.lines > 1
        ? "No line of this size fits: \(cure)." : "\(cure.uppercasedFirst)."
    }
    let room = "give it room for \(MessageText.count(outcome.lines + 1, "line"))"
    return "Shorten \(MessageText.quoted(trouble.text)) by a few characters, or "
      + "\(trouble.slot.heightCure ?? room)."
  }
}
