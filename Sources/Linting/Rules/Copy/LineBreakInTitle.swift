/// A text has a line break in it, though it is drawn on one line: a title, or what a slot of one line
/// shows.
///
/// One finding for each text and locale, at its value.
enum LineBreakInTitle: Rule {
  static let metadata = RuleMetadata(
    id: "line-break-in-title", family: .copy, defaultSeverity: .warning,
    summary: "A title, or another text on one line, has a line break in it",
    rationale: """
      A title is drawn on one line, and a line break in it cuts it short. Reported are line feeds, \
      carriage returns, line and paragraph separators, and the rarer controls that end a line, in \
      titles and in any text whose place has one line. Let pass: a literal backslash and n, texts \
      that may wrap, and source text that is shown in another language, which is reported in the \
      source language.
      """,
    cure: "Write the title on one line.",
    help: RuleHelp(
      translator: "Write the text on one line.",
      designer: "Give the text a place of several lines if it needs them.",
      developer: "Take the line break out of the text, or let the view take several lines."),
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
    var said = SaidBefore(of: flow, report)
    said.addLiterals(of: flow, self, to: &report) { literal in
      let breaks = literal.text.unicodeScalars.filter(InvisibleCharacters.isLineBreak)
      return breaks.isEmpty || !literal.isOnOneLine
        ? nil : .lineBreak(in: literal, Array(breaks))
    }
    for locale in flow.locales {
      for (index, title) in flow.ownTitles(of: locale) {
        let breaks = title.text.unicodeScalars.filter(InvisibleCharacters.isLineBreak)
        guard !breaks.isEmpty, flow.isOnOneLine(index, in: locale) else { continue }
        let name = TextName(flow.flow.name(ofText: index))
        let message = RuleMessage.lineBreakInTitle(
          title, name, Array(breaks), flow, locale.copy.locale)
        said.add(
          Finding(self, report, message, at: title.location)
            .about(flow, locale: locale.copy.locale).about(title), to: &report)
      }
    }
  }
}

extension RuleMessage {
  fileprivate static func lineBreak(
    in literal: LiteralText, _ breaks: [Unicode.Scalar]
  ) -> RuleMessage {
    RuleMessage(
      what: "\(literal.name.uppercasedFirst), \(MessageText.quoted(literal.text)), has "
        + "\(InvisibleCharacters.names(breaks)) in it.",
      why: "Its place has one line, so it is cut there.", cure: "Write it on one line.")
  }

  fileprivate static func lineBreakInTitle(
    _ title: ResolvedText, _ name: TextName, _ breaks: [Unicode.Scalar], _ flow: FlowAnalysis,
    _ locale: String
  ) -> RuleMessage {
    RuleMessage(
      what: "\(localeName(locale)): the \(name.noun) \(MessageText.quoted(title.text)) has "
        + "\(InvisibleCharacters.names(breaks)) in it.",
      why: flow.hasRowOfTitles
        ? "Titles are drawn on one line, so it is cut there."
        : "Its place has one line, so it is cut there.",
      cure: "Write the \(name.noun) on one line.")
  }
}
