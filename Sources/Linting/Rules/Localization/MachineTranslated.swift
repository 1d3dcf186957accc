import StringCatalogs

/// A translation comes from a machine, and no person has looked at it.
///
/// One finding for each key and locale, at its first such value.
enum MachineTranslated: Rule {
  static let metadata = RuleMetadata(
    id: "machine-translated", family: .localization, defaultSeverity: .off,
    summary: "A translation comes from a machine and nobody has checked it",
    rationale: """
      Catalogs of Xcode 27 (version 1.3) mark texts that a machine translated, until somebody has \
      reviewed them. Off by default, since many apps mean to ship such texts. Reported are \
      texts in the state `machine_translated` in any language but the source. Let pass: empty \
      texts, which `missing-translation` reports, the source language, keys that are not to be \
      translated, and machine translations of tools that mark them as translated.
      """,
    cure: "Read the text, correct it if need be, and mark it as reviewed.",
    help: RuleHelp(
      translator: "Read the text, correct it if need be, and mark it as reviewed.",
      developer: "Send the texts that a machine translated to somebody who reads the language."),
    triggering: [
      RuleExample(
        "A German text that a machine wrote",
        catalog: catalog(state: "machine_translated", value: "↓\"Karren\""),
        configuration: configuration)
    ],
    passing: [
      RuleExample(
        "Corrected and reviewed", catalog: catalog(state: "translated", value: "\"Warenkorb\""),
        configuration: configuration)
    ])

  private static let configuration = """
    catalogRules: all
    rules: { machine-translated: warning }

    """

  private static func catalog(state: String, value: String) -> String {
    RuleExample.catalog(["Cart": value], state: state)
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    use.reportLeaves(in: "machine_translated", self, &report) {
      .machineTranslated(use, $0, $1, $2)
    }
  }
}

extension RuleMessage {
  fileprivate static func machineTranslated(
    _ use: EntryUse, _ leaves: [TranslationLeaf], _ first: TranslationLeaf, _ locale: String
  ) -> RuleMessage {
    RuleMessage(
      what: "\(localeName(locale)): \(MessageText.quoted(first.value)) for "
        + "\(MessageText.quoted(use.entry.key)) is machine-translated\(use.wording(of: leaves)).",
      why: "The source text is \(MessageText.quoted(use.sourceText)); nobody has compared the two.",
      cure: "Read it, correct it if need be, and mark it as reviewed.")
  }
}
