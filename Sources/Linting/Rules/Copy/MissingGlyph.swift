/// No face of the font chain has a glyph for a character of a surface's text.
///
/// One finding for each text and locale, at its value.
enum MissingGlyph: Rule {
  static let metadata = RuleMetadata(
    id: "missing-glyph", family: .copy, defaultSeverity: .warning,
    summary: "No font has a glyph for a character of a title or another text of a flow",
    rationale: """
      A character without a glyph has no width that could be trusted, and may be shown as an empty \
      box. Reported are characters that no face of the font chain has: private use, or a script \
      that no face is there for. Let pass: emoji and the characters that need no face here (Han, \
      kana, hangul and full-width forms), whose width is known, and source text that is shown in \
      another language, which is reported in the source language.
      """,
    cure: """
      Write the text without the character, draw it as an image, or name a font for its script \
      under `fonts:`.
      """,
    triggering: [
      RuleExample(
        "A private-use character", catalog: catalog(german: "↓\"Mit \\uF8FF zahlen\""),
        configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A word", catalog: catalog(german: "\"Mit Karte zahlen\""), configuration: configuration)
    ])

  private static func catalog(german: String) -> String {
    RuleExample.catalog(["Pay": german])
  }

  private static let configuration = RuleExample.configuration(
    steps: ["Pay"])

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    let said = SaidBefore(of: flow, report)
    for locale in flow.locales where !locale.missingGlyphs.isEmpty {
      for (index, title) in flow.ownTitles(of: locale) {
        guard let missing = locale.missingGlyphs[index], !missing.isEmpty else { continue }
        let name = TextName(flow.flow.name(ofText: index))
        let message = RuleMessage.missingGlyph(title, name, missing, locale.copy.locale)
        said.add(
          Finding(self, report, message, at: title.location)
            .about(flow, locale: locale.copy.locale).about(title), to: &report)
      }
    }
  }
}

extension RuleMessage {
  fileprivate static func missingGlyph(
    _ title: ResolvedText, _ name: TextName, _ missing: [Unicode.Scalar], _ locale: String
  ) -> RuleMessage {
    var codes: [String] = []
    for scalar in missing {
      let code = InvisibleCharacters.code(scalar)
      if !codes.contains(code) { codes.append(code) }
    }
    let pronoun = codes.count == 1 ? "It" : "They"
    return RuleMessage(
      what: "\(localeName(locale)): no font has a glyph for \(MessageText.list(codes, atMost: 5)) "
        + "in the \(name.noun) \(MessageText.quoted(title.text)).",
      why: "\(pronoun) may show as an empty box, and the \(name.noun)'s width cannot be trusted.",
      cure: "Write the \(name.noun) without it, draw it as an image, or name a font for its script "
        + "under `fonts:`.")
  }
}
