import Surfaces

/// A word is wider than its place and is broken inside.
///
/// One finding for each text and locale, with every cell in which a word is or may be broken and the
/// text is not cut. Reported numbers are those of the cell in which the word is relatively widest.
enum WordBroken: Rule {
  static let isAboutWholeFlow = false

  static let metadata = RuleMetadata(
    id: "word-broken", family: .layout, defaultSeverity: .warning,
    summary: "A word is wider than its place and is broken inside",
    rationale: """
      A text wraps between words; a word that is wider than the whole line is broken where the line \
      ends, in the middle of a syllable and without a hyphen. Reported are all text sizes and widths \
      at which a word of a text is wider than its place. iOS may hyphenate languages that build long \
      words, German for one, and the message says so there. Let pass: scripts that are broken \
      between any two characters (Chinese, Japanese, Korean), and texts that are cut in the same \
      cell, which `text-truncated` reports.
      """,
    cure: """
      Use a shorter word, put a soft hyphen (U+00AD) where it may be divided, or give it a wider \
      place. \(SlotJudge.narrowing("word-broken"))
      """,
    help: RuleHelp(
      translator: """
        Use a shorter word, one that is written as two, or put a soft hyphen where it may be \
        divided. If this language has none, say so: then the layout has to change.
        """,
      designer: "Give the text a wider place, or a smaller style.",
      developer: """
        Give the text a wider place in the view, and change the slot in the configuration with \
        it.
        """),
    triggering: [
      RuleExample(
        "A German word that needs 151 pt, where there are 120",
        catalog: RuleExample.catalog(["Summary": "↓\"Ihre Zahlungsübersicht\""]),
        configuration: configuration)
    ],
    passing: [
      RuleExample(
        "Two short words", catalog: RuleExample.catalog(["Summary": "\"Ihre Zahlungen\""]),
        configuration: configuration)
    ])

  private static let configuration = RuleExample.configuration(slot: "width: 120", key: "Summary")

  private static let judge = SlotJudge(concern: .brokenWord) { outcome in
    guard let word = outcome.brokenWord, !outcome.isCut, !breaksAnywhere(word.word) else {
      return .fits
    }
    return word.verdict
  } badness: { outcome in
    ((outcome.brokenWord?.width ?? 0) + outcome.missingWidth) / max(outcome.available, 1)
  }

  /// Whether a word may be divided between any two of its characters, or has but one.
  static func breaksAnywhere(_ word: String) -> Bool {
    word.count < 2
      || word.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || isBrokenAnywhere($0) }
        && word.unicodeScalars.contains(where: isBrokenAnywhere)
  }

  /// Ideographs, kana and hangul (UAX #14, classes ID, CJ, H2, H3 and the jamo).
  private static func isBrokenAnywhere(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isIdeographic { return true }
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3000...0x30FF, 0x3130...0x318F, 0x31F0...0x31FF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFF66...0xFFDC:
      return true
    default: return false
    }
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for trouble in flow.troubles(report, judge) {
      guard let word = trouble.outcome.brokenWord else { continue }
      report.add(
        trouble.finding(self, report, flow, .wordBroken(word, trouble))
          .measuring(word.width, limit: trouble.outcome.available)
          .curable(trouble, by: .word(trouble.advice(for: word))))
    }
  }
}

extension RuleMessage {
  fileprivate static func wordBroken(_ word: BrokenWord, _ trouble: SlotTrouble) -> RuleMessage {
    let outcome = trouble.outcome
    let limit = outcome.available
    let (width, shownLimit) = MessageText.pair(word.width, limit)
    let verb = trouble.isBorderline ? "may be broken" : "is broken"
    let quoted = MessageText.quoted(word.word)
    let scale =
      outcome.scale < 1 ? " even at \(SlotTrouble.percent(outcome.scale)) of its size" : ""
    let clause = trouble.atWorst("it is \(width) pt wide\(scale) and its place takes \(shownLimit)")
    var why: [String] = []
    if word.word != trouble.text {
      why.append("The text is \(MessageText.quoted(trouble.text)).")
    }
    why += trouble.remarks
    if word.others > 0 {
      let others = MessageText.count(word.others, "more word")
      why.append("The same happens to \(others) of it.")
    }
    if let remark = trouble.hyphenation { why.append(remark) }
    return RuleMessage(
      what: "\(trouble.localeNames): \(quoted) \(verb) inside the word in \(trouble.slot.name) "
        + "\(trouble.ranges): \(clause).",
      why: why.joined(separator: " "),
      cure: trouble.cure(of: word, isNamed: true, or: trouble.room))
  }
}
