import Surfaces

/// A word of the caption is wider than the caption and is broken inside.
///
/// One finding for each text (a title, or the position text) and locale. Its place is the text's
/// value; numbers are those of the cell in which the word is relatively widest.
enum CaptionBreaksWord: Rule {
  static let metadata = RuleMetadata(
    id: "caption-breaks-word", family: .layout, defaultSeverity: .warning,
    summary: "A word is wider than the caption and is broken inside",
    rationale: """
      The caption wraps between words. A word that is wider than the caption's limit is broken \
      anywhere, without a hyphen, and becomes hard to read. Reported are the text sizes and widths \
      at which that happens to a word of a title or of the position text. Let pass: words that \
      the language's own rules may break, such as Japanese ones, and wrapping between words, \
      which `caption-wraps` reports.
      """,
    cure: "Use a shorter word, or where the caption takes the whole place give it more width.",
    help: RuleHelp(
      translator: """
        Use a shorter word, or one that is written as two. If this language has none, say so: \
        then the layout has to change.
        """,
      designer: "Give the flow more width, or set the caption in a smaller style.",
      developer: "Make the margins around the view narrower (`margins`, `maxWidth`)."),
    triggering: [
      RuleExample(
        "A compound of 118 pt in a caption of 72",
        catalog: catalog(german: "↓\"Zahlungsübersicht\""), configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A short word", catalog: catalog(german: "\"Zahlen\""), configuration: configuration)
    ])

  private static func catalog(german: String) -> String {
    RuleExample.catalog(["Cart": "\"Korb\"", "Pay": german])
  }

  private static let configuration = RuleExample.configuration(
    steps: ["Cart", "Pay"], width: 100, showsCaption: true)

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for locale in flow.locales {
      let all = locale.cells(for: report)
      // By step; the position text comes last.
      var broken: [Int: [Broken]] = [:]
      for cell in all {
        for text in cell.caption.troubled {
          guard let word = text.brokenWord, word.verdict != .fits else { continue }
          broken[text.step ?? Int.max, default: []].append(Broken(cell: cell, word: word))
        }
      }
      for (step, found) in broken.sorted(by: { $0.key < $1.key }) {
        let titles = locale.copy.titles
        guard let text = titles.indices.contains(step) ? titles[step] : locale.copy.caption else {
          continue
        }
        add(found, text, among: all, locale, flow, &report)
      }
    }
  }

  private struct Broken {
    var cell: LayoutCell
    var word: BrokenWord
  }

  private static func add(
    _ found: [Broken], _ text: ResolvedText, among all: [LayoutCell], _ locale: LocaleAnalysis,
    _ flow: FlowAnalysis, _ report: inout RuleReport
  ) {
    // What is certain is not diluted by what may be.
    let certain = found.filter { $0.word.verdict == .exceeds && !$0.cell.isFormBorderline }
    let isCertain = !certain.isEmpty
    let found = isCertain ? certain : found
    guard let worst = found.first(by: { $0.word.width / $0.cell.caption.limit }) else { return }
    let cells = found.map(\.cell)
    let message = RuleMessage.captionBreaksWord(
      worst.word, in: worst.cell, text, locale, isBorderline: !isCertain,
      where: CellRanges(cells, among: all).text)
    report.add(
      Finding(self, report, isBorderline: !isCertain, message, at: text.location)
        .about(flow, locale: locale.copy.locale)
        .about(text)
        .within(
          cells, worst: worst.cell, width: worst.word.width, limit: worst.cell.caption.limit
        )
        .curable(
          by: .word(
            ShorteningAdvice(
              text: worst.word.word, width: worst.word.width, limit: worst.cell.caption.limit))))
  }
}

extension RuleMessage {
  fileprivate static func captionBreaksWord(
    _ word: BrokenWord, in worst: LayoutCell, _ text: ResolvedText,
    _ locale: LocaleAnalysis, isBorderline: Bool, where cells: String
  ) -> RuleMessage {
    let limit = worst.caption.limit
    let (width, limitText) = MessageText.pair(word.width, limit)
    let name = localeName(locale.copy.locale)
    let quoted = MessageText.quoted(word.word)
    let verb = isBorderline ? "may be broken" : "is broken"
    var why = ""
    if word.word != text.text { why = "The text is \(MessageText.quoted(text.text))." }
    var cure = "Use a shorter word"
    if word.width > limit {
      let advice = ShorteningAdvice(text: word.word, width: word.width, limit: limit)
      cure = "Use a word shorter by \(advice.amount)"
    }
    // A caption is never wider than its row: then more width alone changes nothing.
    cure += limit < worst.place.width ? "." : ", or give the flow more width."
    return RuleMessage(
      what: "\(name): \(quoted) \(verb) inside the word in the caption \(cells): it is "
        + "\(width) pt wide and the caption takes \(limitText).",
      why: why, cure: cure)
  }
}
