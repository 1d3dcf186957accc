/// A text of a surface shows nothing: white space or invisible characters only.
///
/// One finding for each text and locale, at its value.
enum EmptyTitle: Rule {
  static let metadata = RuleMetadata(
    id: "empty-title", family: .copy, defaultSeverity: .error,
    summary: "A title or another text of a flow shows nothing",
    rationale: """
      A step without a title is an empty capsule, a tab without a label an icon to guess at, and \
      VoiceOver has nothing to say. Reported are titles, labels and other texts of a flow that are \
      white space or invisible characters only, literal texts of a flow among them, and an empty \
      source text, for which the key stands in. Let pass: an empty translation, which \
      `missing-translation` reports (the source text is shown for it), and source text that is \
      shown in another language, which is reported in the source language.
      """,
    cure: "Give the step a title, or the text something to show.",
    help: RuleHelp(
      translator: "Write the text: nothing is shown now.",
      designer: "Say what should stand there, or take the element out.",
      developer: "Fill in the source text in the catalog, or remove what shows it."),
    triggering: [
      RuleExample(
        "A no-break space for a title", catalog: catalog(german: "↓\"\\u00A0\""),
        configuration: configuration)
    ],
    passing: [
      RuleExample("A title", catalog: catalog(german: "\"Korb\""), configuration: configuration)
    ])

  private static func catalog(german: String) -> String {
    RuleExample.catalog(["Cart": german])
  }

  private static let configuration = RuleExample.configuration(
    steps: ["Cart"])

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    var said = SaidBefore(of: flow, report)
    reportEmptySource(flow, &said, &report)
    said.addLiterals(of: flow, self, to: &report) { literal in
      literal.text.unicodeScalars.allSatisfy(InvisibleCharacters.isInvisible)
        ? .emptyLiteral(literal) : nil
    }
    for locale in flow.locales {
      for (index, title) in flow.ownTitles(of: locale) {
        guard title.text.unicodeScalars.allSatisfy(InvisibleCharacters.isInvisible) else {
          continue
        }
        let name = TextName(flow.flow.name(ofText: index))
        let message = RuleMessage.emptyTitle(title, name, locale.copy.locale)
        said.add(
          Finding(self, report, message, at: title.location)
            .about(flow, locale: locale.copy.locale).about(title), to: &report)
      }
    }
  }

  /// A source text that stands in the catalog and is empty: its key is measured, as where there is
  /// none, and nobody meant it to be read.
  private static func reportEmptySource(
    _ flow: FlowAnalysis, _ said: inout SaidBefore, _ report: inout RuleReport
  ) {
    guard let source = flow.source else { return }
    for (text, title) in source.copy.titles.enumerated() {
      guard let index = title.catalog, flow.catalogs.indices.contains(index) else { continue }
      let loaded = flow.catalogs[index]
      let entry = loaded.catalog.entry(forKey: title.key)
      let units = entry?.localization(loaded.catalog.sourceLanguage)?.content.units ?? []
      guard let unit = units.first, units.allSatisfy(\.value.isEmpty) else { continue }
      let name = TextName(flow.flow.name(ofText: text))
      let message = RuleMessage.emptySource(title, name, source.copy.locale)
      said.add(
        Finding(self, report, message, at: loaded.location(unit.valueOffset))
          .about(flow, locale: source.copy.locale).about(title), to: &report)
    }
  }
}

extension RuleMessage {
  fileprivate static func emptyTitle(
    _ title: ResolvedText, _ name: TextName, _ locale: String
  ) -> RuleMessage {
    let scalars = Array(title.text.unicodeScalars)
    let content = scalars.isEmpty ? "is empty" : "is only \(InvisibleCharacters.names(scalars))"
    return RuleMessage(
      what: "\(localeName(locale)): \(name.whole) \(content).",
      why: "\(name.ownerNoun.uppercasedFirst) has nothing to show and VoiceOver nothing to say.",
      cure: "Give \(MessageText.quoted(title.key)) a text in \(localeName(locale)).")
  }

  fileprivate static func emptyLiteral(_ literal: LiteralText) -> RuleMessage {
    let scalars = Array(literal.text.unicodeScalars)
    return RuleMessage(
      what: "\(literal.name.uppercasedFirst) is only \(InvisibleCharacters.names(scalars)).",
      why: "There is nothing to show, and VoiceOver has nothing to say.",
      cure: "Write the text that the view shows, or a catalog key.")
  }

  fileprivate static func emptySource(
    _ title: ResolvedText, _ name: TextName, _ locale: String
  ) -> RuleMessage {
    RuleMessage(
      what: "\(localeName(locale)): the source text of \(name.owner) is empty.",
      why: "Its key, \(MessageText.quoted(title.key)), is what stands in for it.",
      cure: "Give \(MessageText.quoted(title.key)) a text in \(localeName(locale)).")
  }
}
