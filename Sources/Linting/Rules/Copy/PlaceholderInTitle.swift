/// A placeholder is left in a text of a surface, and would be shown as it is written.
///
/// One finding for each text and locale, at its value.
enum PlaceholderInTitle: Rule {
  static let metadata = RuleMetadata(
    id: "placeholder-in-title", family: .copy, defaultSeverity: .warning,
    summary: "A placeholder is left in a title or another text of a flow",
    rationale: """
      Titles, labels and messages are plain strings in the end: a placeholder that gets no argument \
      is shown as `%@`. Reported are printf placeholders (`%@`, `%lld`, `%1$@`, `%.2f`, `%#@name@`) and doubled percent signs that \
      are left in what is shown. Where a placeholder is all of a text, no layout rule judges it. Let pass: percent signs of prose, that is one before a space or a \
      word (`50% off`, `50%off`), after a number (`100 %`, `5%d`) or before one (`%50`), and other \
      ways of marking a place, such as `{name}`.
      """,
    cure: """
      Give the key sample arguments (`{ key: …, arguments: […] }`) if the app fills the place; else \
      take it out.
      """,
    help: RuleHelp(
      translator: """
        Leave placeholders as they are in the source text, and write percent signs as the source \
        does.
        """,
      developer: """
        Give the key sample arguments (`{ key: …, arguments: […] }`) if the app fills the place; \
        else take the placeholder out.
        """),
    triggering: [
      RuleExample(
        "The app fills the place, and the flow has no argument for it",
        catalog: catalog, configuration: configuration(step: "\"Pay %@\""))
    ],
    passing: [
      RuleExample(
        "With a sample argument", catalog: catalog.filter { $0 != "↓" },
        configuration: configuration(step: "{ key: \"Pay %@\", arguments: [\"€5\"] }"))
    ])

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        ↓"Pay %@" : { }
      },
      "version" : "1.0"
    }
    """

  private static func configuration(step: String) -> String {
    """
    devices: none
    widths: [{ width: 240, scale: 3 }]
    contentSizes: [large]
    rules: { missing-translation: off }
    flows:
      - id: checkout
        steps: [\(step)]
        showsCaption: false
    """
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    var said = SaidBefore(of: flow, report)
    said.addLiterals(of: flow, self, to: &report) { literal in
      let found = placeholders(in: literal.text)
      return found.isEmpty ? nil : .placeholder(in: literal, found)
    }
    for locale in flow.locales {
      for (index, title) in flow.ownTitles(of: locale) {
        let found = placeholders(in: title.text)
        guard !found.isEmpty else { continue }
        let name = TextName(flow.flow.name(ofText: index))
        let message = RuleMessage.placeholderInTitle(title, name, found, locale.copy.locale)
        said.add(
          Finding(self, report, message, at: title.location)
            .about(flow, locale: locale.copy.locale).about(title), to: &report)
      }
    }
  }
}

extension PlaceholderInTitle {
  /// Each once, in the order of the text.
  private static func placeholders(in text: String) -> [String] {
    LeftoverPlaceholders.find(in: text).reduce(into: []) { found, placeholder in
      if !found.contains(placeholder) { found.append(placeholder) }
    }
  }
}

extension RuleMessage {
  fileprivate static func placeholder(
    in literal: LiteralText, _ found: [String]
  ) -> RuleMessage {
    let names = MessageText.list(found.map { "`\($0)`" }, atMost: 4)
    return RuleMessage(
      what: "\(names) \(found.count == 1 ? "is" : "are") left in \(literal.name), "
        + "\(MessageText.quoted(literal.text)).",
      why: "A literal gets no arguments: it is shown as it is written.",
      cure: found == ["%%"]
        ? "Write one percent sign: nothing turns two into one here."
        : "Write an example of what the app shows there, or a catalog key with arguments.")
  }

  fileprivate static func placeholderInTitle(
    _ title: ResolvedText, _ name: TextName, _ found: [String], _ locale: String
  ) -> RuleMessage {
    let names = MessageText.list(found.map { "`\($0)`" }, atMost: 4)
    let verb = found.count == 1 ? "is" : "are"
    var cure = "Give \(name.ownerNoun) sample arguments (`{ key: …, arguments: […] }`) if the app "
    cure += "fills the place; else take it out."
    if found == ["%%"] { cure = "Write one percent sign: nothing turns two into one here." }
    return RuleMessage(
      what: "\(localeName(locale)): \(names) \(verb) left in the \(name.noun) "
        + "\(MessageText.quoted(title.text)).",
      why: "\(name.nounWithArticle) without arguments is shown as it is written.", cure: cure)
  }
}
