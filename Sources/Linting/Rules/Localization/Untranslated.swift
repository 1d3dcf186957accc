import StringCatalogs

/// A translation is still in the state `new`, and is shown as it is.
///
/// One finding for each key and locale, at its first such value.
enum Untranslated: Rule {
  static let metadata = RuleMetadata(
    id: "untranslated", family: .localization, defaultSeverity: .warning,
    summary: "A translation is still marked as new",
    rationale: """
      Xcode marks a text as new until somebody has translated it. Such a text is compiled and \
      shown as it is, most often a copy of the source. Reported are texts in the state `new` in \
      any language but the source. Let pass: empty texts, which `missing-translation` reports, texts \
      of placeholders and substitutions alone, copies of the source that are the same in every \
      language (addresses, paths, versions and the like), the source language, and keys that are not to be \
      translated.
      """,
    cure: "Translate the text, or mark it as translated if it is right as it is.",
    help: RuleHelp(
      translator: "Translate the text, or mark it as translated if it is right as it is.",
      developer: "Send the texts that are marked as new to the translators before the release."),
    triggering: [
      RuleExample(
        "A German text in the state new", catalog: catalog(state: "new", value: "↓\"Cart\""),
        configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "Translated", catalog: catalog(state: "translated", value: "\"Warenkorb\""),
        configuration: "catalogRules: all")
    ])

  private static func catalog(state: String, value: String) -> String {
    RuleExample.catalog(["Cart": value], state: state)
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    func isUntranslated(_ leaf: TranslationLeaf) -> Bool {
      hasText(leaf) && !(leaf.value == use.sourceText && use.isSameInAllLanguages)
    }
    use.reportLeaves(in: "new", self, &report, where: isUntranslated) {
      .untranslated(use, $0, $1, $2)
    }
  }

  /// A text of substitutions and placeholders alone has nothing to translate.
  private static func hasText(_ leaf: TranslationLeaf) -> Bool {
    guard leaf.value.utf8.contains(UInt8(ascii: "%")) else { return true }
    return FormatString(leaf.value).pieces.contains { piece in
      if case .text(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }
}

extension RuleMessage {
  fileprivate static func untranslated(
    _ use: EntryUse, _ leaves: [TranslationLeaf], _ first: TranslationLeaf, _ locale: String
  ) -> RuleMessage {
    RuleMessage(
      what: "\(MessageText.quoted(use.entry.key)) is not translated into \(localeName(locale)): "
        + "its text is still marked as new\(use.wording(of: leaves)).",
      why: "\(MessageText.quoted(first.unit.value)) is shown as it is.",
      cure: "Translate it, or mark it as translated if it is right as it is.")
  }
}
