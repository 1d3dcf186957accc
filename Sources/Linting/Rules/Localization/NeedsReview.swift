import StringCatalogs

/// A translation is marked as needing review.
///
/// One finding for each key and locale, at its first such value.
enum NeedsReview: Rule {
  static let metadata = RuleMetadata(
    id: "needs-review", family: .localization, defaultSeverity: .warning,
    summary: "A translation is marked as needing review",
    rationale: """
      Xcode sets this mark when the source text changed after the translation, and people set it \
      when they are not sure. The text is shown as it is and may say something else by now. \
      Reported are texts in the state `needs_review` in any language but the source. Let pass: \
      empty texts, which `missing-translation` reports, the source language, keys that are not to \
      be translated, and `machine_translated`.
      """,
    cure: "Compare the text with the source, correct it if need be, and mark it as reviewed.",
    help: RuleHelp(
      translator: """
        Compare the text with the source, correct it if need be, and mark it as reviewed.
        """,
      developer: """
        Send the texts that are marked for review to the translators before the release.
        """),
    triggering: [
      RuleExample(
        "A German text that needs review",
        catalog: catalog(state: "needs_review", value: "↓\"Warenkorb\""),
        configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "Reviewed", catalog: catalog(state: "translated", value: "\"Warenkorb\""),
        configuration: "catalogRules: all")
    ])

  private static func catalog(state: String, value: String) -> String {
    RuleExample.catalog(["Cart": value], state: state)
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    use.reportLeaves(in: "needs_review", self, &report) { .needsReview(use, $0, $1, $2) }
  }
}

extension RuleMessage {
  fileprivate static func needsReview(
    _ use: EntryUse, _ leaves: [TranslationLeaf], _ first: TranslationLeaf, _ locale: String
  ) -> RuleMessage {
    RuleMessage(
      what: "\(localeName(locale)): \(MessageText.quoted(first.unit.value)) for "
        + "\(MessageText.quoted(use.entry.key)) needs review\(use.wording(of: leaves)).",
      why:
        "The source text is \(MessageText.quoted(use.sourceText)); it may have changed after the "
        + "translation, which is shown as it is.",
      cure: "Compare the two, correct the translation if need be, and mark it as reviewed.")
  }
}
