import StringCatalogs
import TextMeasurement

/// A translation is the source text, letter for letter.
///
/// One finding for each key and locale, at its first such value.
enum IdenticalToSource: Rule {
  static let metadata = RuleMetadata(
    id: "identical-to-source", family: .localization, defaultSeverity: .off,
    summary: "A translation is the same text as the source",
    rationale: """
      Scripts and translation platforms fill gaps with the source text and mark it as translated; \
      nothing else tells such texts from real ones. Off by default, since many texts are rightly \
      the same. Reported are sentences (four words at least, two of them without a capital) that \
      another language has unchanged, and, as a note, shorter texts and titles where at least two \
      other languages, and twice as many as leave them, have a text of their own. Let pass: \
      single words, names that most languages leave as they are, placeholders, numbers, \
      abbreviations, product spellings such as GitHub, addresses, paths, file names and code; \
      regions and other spellings of the source language; languages near enough to share \
      sentences (Danish and Norwegian, Croatian and Serbian, Czech and Slovak, Malay and \
      Indonesian), and Chinese characters in Chinese and Japanese; texts in the state `new`, which \
      `untranslated` reports; keys that are not to be translated.
      """,
    cure: """
      Translate the text. If it is the same in every language, mark the key as not to be \
      translated; if it is only in this one, silence the finding there.
      """,
    help: RuleHelp(
      translator: "Translate the text, or say that it is the same in this language.",
      developer: """
        Mark the key as not to be translated if it is the same in every language; silence the \
        finding if it is only in this one.
        """),
    triggering: [
      RuleExample(
        "An English sentence as German", catalog: catalog("↓\"Your cart is still empty.\""),
        configuration: configuration)
    ],
    passing: [
      RuleExample(
        "Translated, and a product's name",
        catalog: catalog("\"Dein Warenkorb ist noch leer.\""), configuration: configuration)
    ])

  private static let configuration = """
    catalogRules: all
    rules: { identical-to-source: warning }

    """

  private static func catalog(_ german: String) -> String {
    RuleExample.catalog([
      "Your cart is still empty.": german, "GitHub Sponsors": "\"GitHub Sponsors\"",
    ])
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    // Few texts are the same, so all else waits until one is.
    guard use.entry.shouldTranslate, use.translations.contains(where: use.isUnchanged) else {
      return
    }
    let words = use.sourceTexts.map(ProseWords.init).max { $0.count < $1.count } ?? ProseWords("")
    guard words.count > 1, !use.isSameInAllLanguages else { return }
    let foreign = use.translations.filter {
      isForeign($0.locale, to: use.sourceLanguage, use.sourceText)
    }
    let unchanged = foreign.filter(use.isUnchanged)
    // A copy in the state new is no text of its own either.
    let changed = foreign.filter { translation in
      translation.leaves.contains { !$0.value.isEmpty && $0.value != use.sourceText }
        && !use.isUnchanged(translation)
    }.count
    guard words.isSentence || changed >= 2 && changed >= 2 * unchanged.count else { return }
    for translation in unchanged {
      let leaves = translation.leaves.filter { use.isUnchanged($0) }
      guard let first = leaves.first else { continue }
      let message = RuleMessage.identical(
        use, leaves, first, translation.locale, changed: changed, unchanged: unchanged.count)
      report.add(
        use.finding(
          self, report, message, locale: translation.locale, offset: first.unit.valueOffset,
          text: first.value, most: words.isSentence ? .error : .note))
    }
  }

  /// Whether a text is expected to differ between two locales.
  static func isForeign(_ locale: String, to source: String, _ text: String) -> Bool {
    let (own, theirs) = (LocaleServices.maximized(locale), LocaleServices.maximized(source))
    if own.language == theirs.language {
      // Serbian in Latin letters and in Cyrillic have no sentence in common; Chinese may.
      if own.script == theirs.script || own.language == "zh" { return false }
    }
    // Croatian shares sentences with Serbian in Latin letters, not in Cyrillic.
    if own.language != theirs.language, own.script == theirs.script,
      near.contains(where: { $0.contains(own.language) && $0.contains(theirs.language) })
    {
      return false
    }
    let hasHan = ["zh", "yue", "ja"]
    return
      !(hasHan.contains(own.language) && hasHan.contains(theirs.language)
      && text.unicodeScalars.contains(where: ProseWords.isHanOrKana))
  }

  private static let near: [Set<String>] = [
    ["da", "nb", "nn", "no"], ["bs", "cnr", "hr", "sh", "sr"], ["cs", "sk"], ["id", "ms", "in"],
  ]
}

extension EntryUse {
  /// The source's own texts, of all variations; the key where it has none.
  fileprivate var sourceTexts: [String] {
    let values = source?.leaves.map(\.value).filter { !$0.isEmpty } ?? []
    return values.isEmpty ? [sourceText] : values
  }

  fileprivate func isUnchanged(_ leaf: TranslationLeaf) -> Bool {
    if leaf.value.isEmpty || leaf.unit.state == "new" { return false }
    guard let source, source.leaves.count > 1 else { return Self.isSame(leaf.value, sourceText) }
    return source.leaves.contains { Self.isSame($0.value, leaf.value) }
  }

  /// Byte by byte: canonical equivalence is dear to ask for, and a copy has the same bytes.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
  }

  fileprivate func isUnchanged(_ translation: EntryTranslation) -> Bool {
    translation.leaves.contains(where: isUnchanged)
  }
}

extension RuleMessage {
  fileprivate static func identical(
    _ use: EntryUse, _ leaves: [TranslationLeaf], _ first: TranslationLeaf, _ locale: String,
    changed: Int, unchanged: Int
  ) -> RuleMessage {
    let others =
      changed == 0
      ? "No other language has a text of its own."
      : "\(MessageText.count(changed, "other language")) "
        + (changed == 1 ? "has a text of its own." : "have texts of their own.")
    return RuleMessage(
      what: "\(localeName(locale)): \(MessageText.quoted(first.value)) is the "
        + "\(localeName(use.sourceLanguage)) text unchanged\(use.wording(of: leaves)).",
      why: others,
      cure: "Translate it, or, if it is the same everywhere, mark the key as not to be translated.")
  }
}
