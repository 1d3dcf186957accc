import StringCatalogs
import Testing

@testable import Linting

// The rule that CONTRIBUTING.md shows, compiled and run. It is not one of copyfit's rules.

/// A translation ends with a full stop where the source text has none.
///
/// One finding for each key and locale, at its first such value.
enum FinalStop: Rule {
  static let metadata = RuleMetadata(
    id: "final-stop", family: .localization, defaultSeverity: .note,
    summary: "A translation ends with a full stop that the source does not have",
    rationale: """
      Titles and buttons have no full stop. Reported are translations that end with one where the \
      source text does not. Let pass: texts that have one inside, too, such as abbreviations.
      """,
    cure: "Delete the full stop.",
    triggering: [
      RuleExample(
        "A full stop behind the German text",
        catalog: RuleExample.catalog(["Cart": "↓\"Warenkorb.\""]),
        configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "None", catalog: RuleExample.catalog(["Cart": "\"Warenkorb\""]),
        configuration: "catalogRules: all")
    ])

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    guard !use.sourceText.hasSuffix(".") else { return }
    for translation in use.translations {
      guard let leaf = translation.leaves.first(where: { endsInStop($0.value) }) else { continue }
      report.add(
        use.finding(
          self, report, .finalStop(leaf, use, translation.locale), locale: translation.locale,
          offset: leaf.unit.valueOffset, text: leaf.value))
    }
  }

  private static func endsInStop(_ text: String) -> Bool {
    text.hasSuffix(".") && !text.dropLast().contains(".")
  }
}

extension RuleMessage {
  fileprivate static func finalStop(
    _ leaf: TranslationLeaf, _ use: EntryUse, _ locale: String
  ) -> RuleMessage {
    RuleMessage(
      what: "\(localeName(locale)): \(MessageText.quoted(leaf.value)) ends with a full stop.",
      why: "The source text \(MessageText.quoted(use.sourceText)) does not.",
      cure: "Delete the full stop.")
  }
}
