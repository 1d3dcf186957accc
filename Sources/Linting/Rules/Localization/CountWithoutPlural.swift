import PlatformFacts
import StringCatalogs

/// A number stands before a word that changes with it, and the text does not vary by plural.
///
/// One finding for each key at the source language, where that has plural forms; else one for each
/// translation concerned.
enum CountWithoutPlural: Rule {
  static let metadata = RuleMetadata(
    id: "count-without-plural", family: .localization, defaultSeverity: .off,
    summary: "A number stands before a word that changes with it, and the text does not vary",
    rationale: """
      “%lld files” reads “1 files”, and in Polish no single word is right for 1, 2 and 5. Reported \
      is a text without plural variations that has a whole number before a word: once for each \
      key, at the source text (in English only before what looks like a plural, or a word whose ending is open: “file(s)”, \
      `file%@`), \
      or at each translation where the source language has no plural forms itself, as Japanese. \
      The rule guesses from the spelling, so that it is off until you want a list to go through. \
      Let pass: numbers that name rather than count (`Version %lld`, `Step %lld of %lld`, \
      `%lld/%lld`, `#%lld`), percentages, units and abbreviations (`%lld MB`, `%lld Min.`), words \
      that are not parted from the number by a space, words before it (`Files: %lld`), automatic grammar \
      agreement (`^[%lld file](inflect: true)`), languages \
      whose nouns stay singular after numbers, counts in substitutions, texts that \
      `missing-plural-form` reports since their source varies, and stale keys that no flow uses.
      """,
    cure: """
      Let the text vary by plural in Xcode's catalog editor; where it has several numbers, each \
      becomes a substitution. Or word it so that no word follows the number: “Files: %lld”.
      """,
    help: RuleHelp(
      translator: "Word the text so that no word follows the number, or ask for plural forms.",
      designer: "Show the number beside a label, where no word has to follow it.",
      developer: """
        Let the text vary by plural in the catalog; where it has several numbers, each becomes a \
        substitution.
        """),
    triggering: [
      RuleExample(
        "One text for all numbers of files",
        catalog: catalog(
          key: "Delete %lld files", value: "↓\"Delete %lld files\""),
        configuration: configuration)
    ],
    passing: [
      RuleExample(
        "The number is a name here",
        catalog: catalog(
          key: "Step %lld of %lld", value: "\"Step %lld of %lld\""), configuration: configuration)
    ])

  private static let configuration = """
    catalogRules: all
    rules: { count-without-plural: warning, missing-translation: off }
    """

  private static func catalog(key: String, value: String) -> String {
    let unit = """

                "stringUnit" : {
                  "state" : "translated",
                  "value" : \(value)
                }
      """
    return RuleExample.catalog(key: key, [("en", unit)])
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    if use.isStaleAndUnused { return }
    let source = report.pluralForms.forms(of: use.sourceLanguage)
    if source.hasSeveral {
      guard let source = use.source else {
        let key = use.entry.key
        let counts = counts(in: key, use.sourceLanguage)
        if !counts.isEmpty {
          add(counts, use, use.sourceLanguage, use.entry.keyOffset, key, &report)
        }
        return
      }
      if source.traits.contains(.percent) { check(source, use, &report) }
    } else if use.source?.hasPluralForms != true || !use.sourceVariesByPlural {
      for translation in use.translations where translation.traits.contains(.percent) {
        guard report.pluralForms.forms(of: translation.locale).hasSeveral else { continue }
        check(translation, use, &report)
      }
    }
  }

  private static func check(
    _ translation: EntryTranslation, _ use: EntryUse, _ report: inout RuleReport
  ) {
    // A unit beside plural forms is never shown.
    if translation.leaves.contains(where: { $0.plural != nil && $0.substitution == nil }) { return }
    for leaf in translation.leaves where leaf.plural == nil && leaf.substitution == nil {
      let counts = counts(in: leaf.value, translation.locale)
      if counts.isEmpty { continue }
      add(counts, use, translation.locale, leaf.unit.valueOffset, leaf.value, &report)
      return
    }
  }

  private static func counts(in text: String, _ locale: String) -> [CountedWord.Match] {
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    return CountedWord.all(in: text, language: language)
  }

  private static func add(
    _ counts: [CountedWord.Match], _ use: EntryUse, _ locale: String, _ offset: Int,
    _ text: String, _ report: inout RuleReport
  ) {
    let forms = report.pluralForms.forms(of: locale)
    report.add(
      use.finding(
        self, report, .countWithoutPlural(counts, text, forms, locale), locale: locale,
        offset: offset, text: text))
  }
}

extension RuleMessage {
  fileprivate static func countWithoutPlural(
    _ counts: [CountedWord.Match], _ text: String, _ forms: PluralForms, _ locale: String
  ) -> RuleMessage {
    let categories = forms.categories.filter { forms.need($0) == .required }
    let sample = forms.sample(categories.first ?? .one)
    let shown = filled(text, at: Set(counts.map(\.piece)), with: sample)
    let quoted = PlaceholderMisuse.unique(counts.map { MessageText.quoted($0.spelling) })
    let isWhole = counts.count == 1 && counts[0].spelling == text
    let place = isWhole ? "" : " in \(MessageText.quoted(text))"
    return RuleMessage(
      what: "\(localeName(locale)): \(MessageText.list(quoted, atMost: 4))\(place) "
        + "\(quoted.count == 1 ? "has" : "have") one text for all numbers.",
      why: "\(MessageText.quoted(shown)) is what people see.",
      cure: "Let it vary by plural (\(MessageText.list(categories.map(\.rawValue)))), "
        + (counts.count == 1
          ? "or word it so that no word follows the number."
          : "each number in a substitution of its own, or word it so that no word follows a number.")
    )
  }

  /// The text with one number in the place of some of its pieces.
  private static func filled(_ text: String, at counts: Set<Int>, with number: String) -> String {
    FormatString(text).pieces.enumerated().map { index, piece in
      switch piece {
      case .text(let plain): String(plain)
      case .percent: "%"
      case .placeholder(let placeholder):
        counts.contains(index) ? number : String(placeholder.spelling)
      }
    }.joined()
  }
}
