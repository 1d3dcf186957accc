import StringCatalogs

/// A key that is needed in a locale has no text there, or an empty one.
///
/// One finding for each key and locale: at the key, or at the empty value. Of the source language
/// only keys that are identifiers, and people made up, are wanted. Message keys that the
/// messages' table lacks altogether are one finding for the flow, at the flow.
enum MissingTranslation: Rule {
  static let metadata = RuleMetadata(
    id: "missing-translation", family: .localization, defaultSeverity: .error,
    summary: "A key has no text in a language that it is shown in",
    rationale: """
      Without a translation the source text is shown: an English word in a German screen. Reported \
      is each key and language of the catalog in which it has no text; an empty text counts as \
      none. Keys of the flow's messages that no language has are one finding for the flow. \
      Warnings: a key that is an identifier (`checkout.title`) and has no source text, where a \
      language has one or Xcode says that the key is managed by hand. Notes: units and codes \
      (`%lld MB`, `PDF`, `4K`). Let pass: keys that are not to be translated, the source language \
      otherwise (the key is its text), text in variations only, plural forms without other \
      (`missing-plural-form`), variations for other devices that are empty, and a region that \
      shows its language's text (en-GB that of en, es-MX that of es-419; never across scripts). \
      Texts that are the same in every language, unless one has its own: addresses, paths, names \
      of files, colours, patterns of dates, versions, identifiers. Locales that `unknown-locale` \
      reports. Of keys that no flow uses also stale ones, those without a word to translate (`%@`, \
      `v%@`, `–`, `GitHub`), copyright lines, and names that translations of other texts, or all \
      with the key, keep as they are, unless an empty text is marked as their translation. An \
      empty key is never reported.
      """,
    cure: """
      Translate the key in this language. If the same text is right there, write it as the \
      translation, or mark the key as not to be translated.
      """,
    help: RuleHelp(
      translator: """
        Translate the text. If it is the same in this language, enter it as the translation.
        """,
      developer: """
        Mark the key as not to be translated where no language needs a text of its own.
        """),
    triggering: [
      RuleExample(
        "Spanish has this key, German does not",
        catalog: catalog(
          key: "↓\"Cart\"",
          german: ""), configuration: "catalogRules: all"),
      RuleExample(
        "An empty text is none",
        catalog: catalog(
          key: "\"Cart\"",
          german: """

                    "de" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : ↓""
                      }
                    },
            """), configuration: "catalogRules: all"),
    ],
    passing: [
      RuleExample(
        "Translated, and a brand that is not to be",
        catalog: catalog(
          key: "\"Cart\"",
          german: """

                    "de" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Warenkorb"
                      }
                    },
            """), configuration: "catalogRules: all")
    ])

  private static func catalog(key: String, german: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "iCloud" : { "shouldTranslate" : false },
        "Pay" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Zahlen"
              }
            },
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Pagar"
              }
            }
          }
        },
        \(key) : {
          "localizations" : {\(german)
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Carrito"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    guard !flow.missingMessages.isEmpty else { return }
    let table = flow.flow.messages.table
    let message =
      flow.messageCatalog == nil
      ? RuleMessage.noMessages(
        flow.missingMessages, table: table, among: flow.catalogs.map(\.table))
      : RuleMessage.missingMessages(flow.missingMessages, table: table)
    var said = SaidBefore(of: flow, report)
    said.add(
      Finding(self, report, message, at: flow.flow.location).about(flow), to: &report)
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    if let gap = SourceGap(use) {
      report.add(
        use.finding(
          self, report, .missingSource(use, gap), locale: use.sourceLanguage, offset: gap.offset,
          text: gap.isEmptyText ? "" : nil, most: .warning))
    }
    guard use.entry.shouldTranslate, !use.isComplete else { return }
    let isWanted = use.wantsTranslation
    // A name needs no translation; that somebody marked nothing at all as its translation is wrong.
    if !isWanted, !use.hasEmptyTranslation { return }
    let most: Severity = TechnicalText.isUnitOrCode(use.sourceText) ? .note : .error
    let shown = Set(use.translations.lazy.filter(\.hasShownText).map(\.locale))
    for locale in use.locales
    where !shown.contains(locale) && !use.unknownLocales.contains(locale) {
      if showsOwnLanguage(locale, use, shown) { continue }
      let empty = use.translation(locale)?.localization.content.onPhone.units.first(
        where: \.value.isEmpty)
      guard isWanted || empty?.state == "translated" else { continue }
      report.add(
        use.finding(
          self, report, .missingTranslation(use, locale, isEmpty: empty != nil), locale: locale,
          offset: empty?.valueOffset ?? use.entry.keyOffset, text: empty?.value, most: most))
    }
  }

  /// Whether what `locale` falls back to is text of its own language.
  private static func showsOwnLanguage(
    _ locale: String, _ use: EntryUse, _ shown: Set<String>
  ) -> Bool {
    (use.chains[locale] ?? []).contains { candidate in
      // A locale of the chain may be none that the run is about.
      candidate == use.sourceLanguage || shown.contains(candidate)
        || use.entry.localization(candidate).map(EntryTranslation.init)?.hasShownText == true
    }
  }
}

extension EntryTranslation {
  /// Whether an iPhone shows a text of this very localization for some number at least: the same
  /// question that `inspect` answers, without sample arguments. What numbers have none for lack of
  /// `other`, missing-plural-form says.
  fileprivate var hasShownText: Bool {
    if leaves.count == 1, let leaf = leaves.first, leaf.isPlain { return !leaf.value.isEmpty }
    if ShownUnit(localization, arguments: [], locale: locale)?.unit.value.isEmpty == false {
      return true
    }
    let content = localization.content.onPhone
    // Devices that are all others show an iPhone nothing.
    return content.device.isEmpty
      && content.plural.contains { form in !form.content.units.allSatisfy(\.value.isEmpty) }
  }
}

extension EntryUse {
  /// Whether each locale has a text of its own: nearly always, and quickly told.
  fileprivate var isComplete: Bool {
    translations.count == locales.count && translations.allSatisfy(\.hasShownText)
  }

  /// Whether an empty text of a name is marked as translated.
  fileprivate var hasEmptyTranslation: Bool {
    if !flows.isEmpty || entry.extractionState == "stale" || hasEmptySource { return false }
    return sourceText.contains(where: \.isLetter)
      && translations.contains { translation in
        translation.leaves.contains { $0.value.isEmpty && $0.unit.state == "translated" }
      }
  }

  private var hasEmptySource: Bool {
    let units = source?.localization.content.units ?? []
    return !units.isEmpty && units.allSatisfy(\.value.isEmpty)
  }

  /// Whether there is anything to translate. What a flow shows is wanted, be it a name.
  fileprivate var wantsTranslation: Bool {
    // An empty source text is empty-title's to report, once, and nothing to translate.
    if sourceText.isEmpty || hasEmptySource { return false }
    // What somebody translated is no name, whatever it looks like.
    let isTranslated = translations.contains { translation in
      translation.leaves.contains { !$0.value.isEmpty && $0.value != sourceText }
    }
    if !isTranslated, isSameInAllLanguages { return false }
    if !flows.isEmpty { return true }
    if entry.extractionState == "stale" { return false }
    if isCopyrightLine { return false }
    if isTranslated { return true }
    if keptNames.contains(sourceText) || keptNames.isKept(entry, text: sourceText) { return false }
    let words = ProseWords(sourceText)
    // A symbolic key without a source text is no text of its own and is technical.
    return words.count + words.capitals + words.technical > 0
  }

  private var isCopyrightLine: Bool {
    sourceText.hasPrefix("Copyright ") || sourceText.contains("©")
  }
}

extension RuleMessage {
  fileprivate static func missingSource(_ use: EntryUse, _ gap: SourceGap) -> RuleMessage {
    let name = localeName(use.sourceLanguage)
    let key = MessageText.quoted(use.entry.key)
    return RuleMessage(
      what:
        "\(key) has \(gap.isEmptyText ? "an empty" : "no") text in \(name), the source language.",
      why: gap.isEmptyText
        ? "Nothing or the key itself is shown."
        : "The key itself is shown, and it is an identifier.",
      cure: "Write the text in \(name).")
  }

  fileprivate static func missingTranslation(
    _ use: EntryUse, _ locale: String, isEmpty: Bool
  ) -> RuleMessage {
    let name = localeName(locale)
    let key = MessageText.quoted(use.entry.key)
    let what =
      isEmpty ? "\(key) has an empty text in \(name)." : "\(key) has no text in \(name)."
    return RuleMessage(
      what: what,
      why:
        "\(localeName(use.sourceLanguage)) is shown there: \(MessageText.quoted(use.sourceText)).",
      cure: "Translate it into \(name), or mark it as not to be translated.")
  }

  fileprivate static func missingMessages(_ keys: [String], table: String) -> RuleMessage {
    let names = MessageText.list(keys.map(MessageText.quoted))
    let one = keys.count == 1
    let noun = one ? "the key" : "the keys"
    return RuleMessage(
      what: "The table “\(table)” lacks \(noun) \(names).",
      why:
        "The flow's caption and VoiceOver say \(one ? "it" : "them") in English in every language.",
      cure:
        "Add \(one ? "it" : "them") to \(table).xcstrings in every language, or name other keys or "
        + "another table under `messages:`.")
  }

  fileprivate static func noMessages(
    _ keys: [String], table: String, among tables: [String]
  ) -> RuleMessage {
    RuleMessage(
      what: "There is no catalog “\(table).xcstrings” for the flow's messages."
        + NearestName.suggestion(for: table, among: tables),
      why: "The caption and VoiceOver say "
        + "\(MessageText.list(keys.map(MessageText.quoted))) in English in every language.",
      cure: "Add \(table).xcstrings with these keys, or name the table that has them: "
        + "`messages: { table: … }`.")
  }
}
