import Surfaces

/// A view shows or speaks a text as it is written, in every language.
///
/// One finding for a surface, at the flow or at its only text, which lists all its texts: one change to the view's call
/// mostly cures them together.
enum UnlocalizedTitle: Rule {
  static let metadata = RuleMetadata(
    id: "unlocalized-title", family: .copy, defaultSeverity: .warning,
    summary: "A text is shown in English in every language",
    rationale: """
      A string literal that is passed where nothing looks it up, and a view's own English default, \
      stand in no catalog and are translated by nobody: people who read another language see or hear \
      English. Reported is each surface of a flow with such texts, which are listed, where the flow \
      is shown in another language than English. Names of accessibility actions count, since \
      VoiceOver speaks them. Let pass: flows in English alone, and texts without letters, such as \
      numbers and signs.
      """,
    cure:
      "Give the view a localized text: name a catalog key in the configuration, and look it up.",
    help: RuleHelp(
      developer: "Look the text up in a catalog, and name its key in copyfit.yml."),
    triggering: [
      RuleExample(
        "A slot with a literal in an app that has German", catalog: catalog,
        configuration: configuration(slot: "literal: ↓\"New\""))
    ],
    passing: [
      RuleExample(
        "A key that is translated", catalog: catalog,
        configuration: configuration(slot: "text: \"New\""))
    ])

  private static let catalog = RuleExample.catalog(["Cart": "\"Korb\"", "New": "\"Neu\""])

  private static func configuration(slot: String) -> String {
    RuleExample.configuration(
      surface: """
        slots
        slots:
          - { id: title, text: "Cart" }
          - { id: badge, \(slot) }
        """)
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    let others = flow.locales.map(\.copy.locale).filter { !isEnglish($0) }
    guard !others.isEmpty else { return }
    let texts = (flow.anyLayout?.layout?.verbatim ?? []).filter {
      $0.text.contains(where: \.isLetter)
    }
    guard let first = texts.first else { return }
    // Several are one finding, at the flow.
    let location = texts.count == 1 ? flow.flow.location(ofLiteral: first.text) : flow.flow.location
    var finding = Finding(
      self, report, .unlocalizedTitle(texts, others), at: location
    ).about(flow)
    finding.remedy.copy = .literal
    if texts.count == 1 { finding.text = first.text }
    report.add(finding)
  }

  private static func isEnglish(_ locale: String) -> Bool {
    locale.prefix { $0 != "-" && $0 != "_" }.lowercased() == "en"
  }
}

extension RuleMessage {
  fileprivate static func unlocalizedTitle(
    _ texts: [VerbatimText], _ locales: [String]
  ) -> RuleMessage {
    let names = texts.map { "\($0.name), \(MessageText.quoted($0.text))" }
    let isOne = names.count == 1
    var cures: [String] = []
    for text in texts where !cures.contains(text.cure) { cures.append(text.cure) }
    return RuleMessage(
      what: "Shown as \(isOne ? "it is" : "they are") written, in every language: "
        + "\(names.joined(separator: "; ")).",
      why: "No catalog entry translates \(isOne ? "it" : "them"), so people who read "
        + "\(MessageText.list(locales.map(localeName), atMost: 3)) see or hear English.",
      cure: cures.joined(separator: " "))
  }
}
