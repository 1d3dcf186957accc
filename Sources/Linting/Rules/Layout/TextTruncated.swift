import Surfaces
import TextMeasurement

/// A text has no room in its place and is cut.
///
/// One finding for each text and locale, with every cell in which a slot that shows it cuts it or may
/// cut it. Its place is the value that is shown. Reported numbers are those of the cell in which the
/// text is relatively widest, or loses most.
enum TextTruncated: Rule {
  /// Each text has a place of its own, however long the others are.
  static let isAboutWholeFlow = false

  static let metadata = RuleMetadata(
    id: "text-truncated", family: .layout, defaultSeverity: .error,
    summary: "A text has no room in its place and is cut",
    rationale: """
      A text that is wider than its place, or takes more lines than it may, shrinks as far as it is \
      allowed to, is then cut and ends in an ellipsis; the part that is left can read as something \
      else. Reported are all text sizes and widths at which a text is cut, and texts with a line \
      break in a place of one line. iOS may squeeze a line that is up to 5 % too wide; such a text \
      is reported, and the message says so. Let pass: texts that fit once they are shrunk, which \
      `text-shrinks` reports, and the titles of a step trail, which `title-truncated` reports.
      """,
    cure: """
      Use a shorter text in this language, or give it a wider place, more lines or leave to shrink, \
      where the view can. \(SlotJudge.narrowing("text-truncated"))
      """,
    help: RuleHelp(
      translator: """
        Use a shorter text. If this language has none, say so: then the layout has to change.
        """,
      designer: "Give the text a wider place or more lines, a smaller style, or another place.",
      developer: """
        Let the text wrap or shrink in the view, and change the slot in the configuration with \
        it; give a text with placeholders sample arguments.
        """),
    triggering: [
      RuleExample(
        "A German label that needs 95 pt, where there are 64",
        catalog: RuleExample.catalog(["Add": "↓\"Hinzufügen\""]), configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A shorter word fits", catalog: RuleExample.catalog(["Add": "\"Mehr\""]),
        configuration: configuration)
    ])

  private static let configuration = RuleExample.configuration(
    slot: "lines: 1\nwidth: 64", key: "Add")

  private static let judge = SlotJudge(concern: .truncation, verdict: verdict) { outcome in
    // What is around the text may leave it nothing, and lack more at one size than at another.
    let width =
      (outcome.measured * outcome.scale + outcome.missingWidth) / max(outcome.available, 1)
    if outcome.lines > 1 || outcome.allowedLines != 1 {
      return Double(outcome.lostCharacters) + width
    }
    return width
  }

  /// Where not even one line of several has room, the height is what is wrong: `text-too-tall`.
  @Sendable private static func verdict(_ outcome: SlotOutcome) -> Verdict {
    let hasNoLine = outcome.allowedLines != 1 && outcome.lines == 1 && outcome.tooTallBy > 0
    return hasNoLine ? .fits : outcome.truncation
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for var trouble in flow.troubles(report, judge) {
      trouble.visible = report.measurer?.text { measurer throws(MeasurementError) in
        try trouble.slot.visibleText(trouble.outcome, measurer)
      }
      report.add(
        trouble.finding(self, report, flow, .textTruncated(trouble))
          .measuring(
            trouble.needed, limit: trouble.outcome.available * Double(trouble.drawnLines)
          )
          .curable(trouble, by: shortening(trouble)))
    }
  }

  private static func shortening(_ trouble: SlotTrouble) -> Remedy.Shortening? {
    let outcome = trouble.outcome
    guard trouble.isOnOneLine else {
      return trouble.decidingWord.map { .word(trouble.advice(for: $0)) }
        ?? .wrapped(text: trouble.text, characters: trouble.lostCharacters)
    }
    let isWide = trouble.needed > outcome.available || !trouble.hasBreakOnOneLine
    return isWide ? .text(trouble.advice(limit: outcome.available)) : nil
  }
}

extension RuleMessage {
  /// iOS tightens a line up to this much too wide before it truncates.
  private static let squeeze = 1.05

  fileprivate static func textTruncated(_ trouble: SlotTrouble) -> RuleMessage {
    let outcome = trouble.outcome
    let verb = trouble.isBorderline ? "may be cut" : "is cut"
    var why = trouble.remarks
    if trouble.hasBreakOnOneLine {
      why.append("It has a line break, and its place has one line.")
    }
    if let visible = trouble.visible {
      let isRightToLeft = trouble.locale.copy.isRightToLeft
      why.append(MessageText.remains(visible, of: trouble.text, isRightToLeft: isRightToLeft))
    }
    why += lines(trouble)
    let ratio = trouble.needed / outcome.available
    if trouble.isOnOneLine, ratio > 1, ratio <= squeeze, !trouble.hasBreakOnOneLine {
      why.append("iOS may squeeze a line that is up to 5 % too wide instead of cutting it.")
    }
    return RuleMessage(
      what: "\(trouble.subject) \(verb) \(trouble.ranges): \(trouble.widthClause).",
      why: why.joined(separator: " "), cure: cure(trouble))
  }

  /// Where a word is wider than a line, which is why there are so many; `word-broken` leaves the cell
  /// to this rule. And that lines may be others where words are hyphenated.
  private static func lines(_ trouble: SlotTrouble) -> [String] {
    guard trouble.isWrapped || trouble.wideWord != nil else { return [] }
    let wide = trouble.wideWord.map { word in
      let verb = word.verdict == .exceeds ? "is" : "may be"
      return "\(MessageText.quoted(word.word)) \(verb) wider than a line."
    }
    return [wide, trouble.hyphenation].compactMap { $0 }
  }

  private static func cure(_ trouble: SlotTrouble) -> String {
    let outcome = trouble.outcome
    if !trouble.isOnOneLine { return cureOfLines(trouble) }
    let advice = trouble.advice(limit: outcome.available)
    guard trouble.needed > outcome.available || !trouble.hasBreakOnOneLine else {
      return "Take the line break out, or allow more lines."
    }
    let cure = trouble.cure(advice)
    guard trouble.hasBreakOnOneLine else { return cure }
    let isOrder = cure.hasPrefix("Shorten")
    return "Take the line break out\(isOrder ? ", and " + cure.lowercasedFirst : ". " + cure)"
  }

  /// The lines of a word in pieces say nothing of how long a text may be.
  private static func cureOfLines(_ trouble: SlotTrouble) -> String {
    let outcome = trouble.outcome
    let room = trouble.room(or: outcome.allowedLines == nil ? "more height" : "more lines")
    if let word = trouble.decidingWord { return trouble.cure(of: word, or: room) }
    let length = trouble.text.count
    let lost = trouble.lostCharacters
    let amount =
      lost > 0
      ? "about \(lost) of its \(MessageText.count(length, "character"))" : "a few characters"
    let word =
      trouble.certainWideWord.map {
        ", with a shorter word instead of \(MessageText.quoted($0.word))"
      } ?? ""
    return "Shorten \(MessageText.quoted(trouble.text)) by \(amount)\(word), or \(room)."
  }
}
