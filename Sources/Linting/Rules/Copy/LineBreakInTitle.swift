/// A title has a line break in it, though titles are drawn on one line.
///
/// One finding for each title and locale, at its value.
enum LineBreakInTitle: Rule {
  static let metadata = RuleMetadata(
    id: "line-break-in-title", family: .copy, defaultSeverity: .warning,
    summary: "A title has a line break in it",
    rationale: """
      A title is drawn on one line, and a line break in it cuts it short. Reported are line feeds, carriage returns, line and paragraph separators, and the rarer \
      controls that end a line. Let pass: a literal backslash and n, and source text that is shown \
      in another language, which is reported in the source language.
      """,
    cure: "Write the title on one line.",
    triggering: [
      RuleExample(
        "A title on two lines", catalog: catalog(german: "↓\"Ihr\\nKorb\""),
        configuration: configuration)
    ],
    passing: [
      RuleExample(
        "On one line", catalog: catalog(german: "\"Ihr Korb\""), configuration: configuration)
    ])

  private static func catalog(german: String) -> String {
    RuleExample.catalog(["Cart": german])
  }

  private static let configuration = RuleExample.configuration(
    steps: ["Cart"], off: ["title-truncated"])

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for locale in flow.locales {
      for (_, title) in flow.ownTitles(of: locale) {
        let breaks = title.text.unicodeScalars.filter(InvisibleCharacters.isLineBreak)
        guard !breaks.isEmpty else { continue }
        let message = RuleMessage.lineBreakInTitle(title, Array(breaks), locale.copy.locale)
        report.add(
          Finding(self, report, message, at: title.location)
            .about(flow, locale: locale.copy.locale).about(title))
      }
    }
  }
}

extension RuleMessage {
  fileprivate static func lineBreakInTitle(
    _ title: ResolvedText, _ breaks: [Unicode.Scalar], _ locale: String
  ) -> RuleMessage {
    RuleMessage(
      what: "\(localeName(locale)): the title \(MessageText.quoted(title.text)) has "
        + "\(InvisibleCharacters.names(breaks)) in it.",
      why: "Titles are drawn on one line, so it is cut there.",
      cure: "Write the title on one line.")
  }
}
