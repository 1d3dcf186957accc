import StringCatalogs

/// What the system replaces in a text besides the placeholders of formats.
enum TextMarkup {
  /// Reports for placeholder-mismatch. Returns true for a text that is no format, in which a percent
  /// sign means itself.
  static func check(_ use: EntryUse, _ report: inout RuleReport) -> Bool {
    if use.catalog.table == AppShortcutPhrase.table {
      AppShortcutPhrase.check(use, &report)
      return true
    }
    if use.sourceText.utf8.contains(UInt8(ascii: "^")) { InflectionMarkup.check(use, &report) }
    guard use.traits.contains(.percent), use.catalog.table.hasSuffix("InfoPlist") else {
      return false
    }
    checkInfoPlist(use, &report)
    return true
  }

  /// The system reads texts for Info.plist as they are: nothing fills in a placeholder.
  private static func checkInfoPlist(_ use: EntryUse, _ report: inout RuleReport) {
    for translation in use.texts where translation.traits.contains(.percent) {
      for leaf in translation.leaves {
        let placeholders = FormatString(leaf.value, reading: .meant).placeholders
          .filter(\.isUnmistakable)
        guard let first = placeholders.first else { continue }
        report.add(
          use.finding(
            PlaceholderMismatch.self, report,
            .infoPlistPlaceholder(String(first.spelling), leaf, translation.locale),
            locale: translation.locale, offset: leaf.unit.valueOffset, text: leaf.value,
            most: .warning))
        break
      }
    }
  }
}

extension RuleMessage {
  fileprivate static func infoPlistPlaceholder(
    _ spelling: String, _ leaf: TranslationLeaf, _ locale: String
  ) -> RuleMessage {
    RuleMessage(
      what: "\(localeName(locale)): \(MessageText.quoted(leaf.value)) has `\(spelling)`.",
      why: "Texts for Info.plist are no formats: it is shown as it is.",
      cure: "Write what should stand there instead of `\(MessageText.excerpt(spelling))`.")
  }
}
