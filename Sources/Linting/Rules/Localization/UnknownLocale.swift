import StringCatalogs

/// A locale of the catalog is none that a device can ask for.
///
/// One finding for each catalog and locale, where it stands first.
enum UnknownLocale: Rule {
  static let metadata = RuleMetadata(
    id: "unknown-locale", family: .localization, defaultSeverity: .warning,
    summary: "A language of the catalog has a code that no device asks for",
    rationale: """
      Texts under a code that does not exist are never shown, and App Store Connect refuses an app \
      that has them. Translation platforms and people write country codes for languages (`jp`, \
      `cz`, `dk`), regions that there are not (`sr-SP`, `en-UK`) or that are other countries (`es-LA` \
      is Laos, `zh-SC` the Seychelles), old Windows names (`zh-CHS`), or \
      the language's name. Reported is each such locale once for the catalog, its source language \
      among them, with the one that was probably meant; also a code such as `kr`, Kanuri, whose \
      texts are in another script, and as a note a region that repeats the language and is another \
      country (`sv-SV` is El Salvador). Let pass: every assigned code, however rare, three-letter \
      codes (there are 7,900), renamed codes that systems still take (`iw`, `in`), three letters \
      for two (`eng`), variants, extensions and private use (`ca-valencia`, `en-x-pseudo`, \
      `en-XA`), `pt_BR` and any capitals, which systems read as they read `pt-BR`, `mul`, and \
      `Base`.
      """,
    cure: """
      Rename the locale in the whole catalog, and in the settings of the platform that wrote it. \
      Delete it where nobody needs it.
      """,
    help: RuleHelp(
      developer: """
        Rename the locale in the whole catalog and in the settings of the tool that wrote it, or \
        delete it where nobody needs it.
        """),
    triggering: [
      RuleExample(
        "Japan's country code for Japanese", catalog: catalog(locale: "↓\"jp\""),
        configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "The language's code", catalog: catalog(locale: "\"ja\""),
        configuration: "catalogRules: all")
    ])

  private static func catalog(locale: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cart" : {
          "localizations" : {
            \(locale) : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "カート"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  static func check(_ catalog: CatalogUse, _ report: inout RuleReport) {
    let loaded = catalog.loaded
    // A dozen locales; the entries are gone through only where one is doubtful.
    var doubts: [(locale: String, doubt: LikelyLocale)] = []
    for locale in loaded.catalog.locales {
      let doubt =
        CountryForLanguage.doubt(about: locale, in: loaded.catalog)
        ?? LikelyLocale.doubt(about: locale)
      if let doubt { doubts.append((locale, doubt)) }
    }
    guard !doubts.isEmpty else { return }
    let present = Set(loaded.locales)
    let uses = occurrences(of: doubts.map(\.locale), in: loaded.catalog)
    for (locale, doubt) in doubts {
      guard let use = uses[locale], let offset = use.first else { continue }
      let message = RuleMessage.unknownLocale(locale, doubt, use, present)
      var finding = Finding(self, report, message, at: loaded.location(offset))
      if doubt.isMild { finding.severity = .note }
      finding.locale = locale
      report.add(finding)
    }
  }

  /// Where a locale stands in a catalog.
  fileprivate struct Occurrences {
    var isSource = false
    /// In how many keys, counting each once.
    var keys = 0
    /// Byte offset of its first quote.
    var first: Int?
    /// The key that was counted last.
    private var lastKey: Int?

    mutating func add(_ offset: Int, key: Int) {
      first = min(first ?? .max, offset)
      if lastKey != key { keys += 1 }
      lastKey = key
    }
  }

  private static func occurrences(
    of locales: [String], in catalog: StringCatalog
  ) -> [String: Occurrences] {
    var uses = Dictionary(locales.map { ($0, Occurrences()) }, uniquingKeysWith: { one, _ in one })
    let source = catalog.sourceLanguage
    uses[source]?.isSource = true
    uses[source]?.first = catalog.sourceLanguageOffset
    for (index, entry) in catalog.effectiveEntries.enumerated() {
      for localization in entry.localizations {
        uses[localization.locale]?.add(localization.localeOffset, key: index)
      }
    }
    return uses
  }
}

extension RuleMessage {
  fileprivate static func unknownLocale(
    _ locale: String, _ doubt: LikelyLocale, _ use: UnknownLocale.Occurrences,
    _ present: Set<String>
  ) -> RuleMessage {
    let quoted = MessageText.quoted(locale)
    let keys = MessageText.count(use.keys, "key")
    let place =
      switch (use.isSource, use.keys) {
      case (true, 0): "It is the catalog's source language."
      case (true, _): "It is the catalog's source language, and in \(keys)."
      case (false, 1): "It is in 1 key."
      case (false, _): "It is in \(keys)."
      }
    let names = doubt.likely.map { "“\($0)”" }
    let suggestion = names.isEmpty ? "" : " Did you mean \(names.joined(separator: " or "))?"
    let there = doubt.likely.first { present.contains($0) }
    let cure =
      if let there {
        "Move what is missing there to “\(there)”, which the catalog has too, and delete \(quoted)."
      } else if let likely = doubt.likely.first {
        "Rename it to “\(likely)” in the whole catalog, and where it comes from."
      } else {
        "Rename it to the code of its language in the whole catalog, or delete it."
      }
    return RuleMessage(
      what: "\(quoted) \(doubt.reason).\(suggestion)",
      why: "\(place) No device asks for it, so its texts are never shown.", cure: cure)
  }
}
