/// A locale that the configuration lists is in none of the flow's catalogs.
///
/// One finding for each such locale and flow, at the flow, instead of one for each key.
enum MissingLocale: Rule {
  static let metadata = RuleMetadata(
    id: "missing-locale", family: .localization, defaultSeverity: .error,
    summary: "A listed language is not in the flow's catalog at all",
    rationale: """
      The configuration lists the languages that the app ships. A flow whose catalog does not have \
      one of them shows the source language there from the first step to the last. Reported is each \
      such language once for the flow. Let pass: flows whose texts are all the same in every language \
      (addresses, versions and the like), languages of the catalog that are not listed, and \
      single keys, which `missing-translation` reports.
      """,
    cure: "Add the language to the catalog, or take it off `locales:`.",
    help: RuleHelp(
      translator: "Translate the flow's texts into this language.",
      developer: """
        Add the language to the catalog, or take it off `locales:` where the app does not ship \
        it.
        """),
    triggering: [
      RuleExample(
        "French is listed, and not in the catalog", catalog: catalog,
        configuration: configuration(locales: "de, fr"))
    ],
    passing: [
      RuleExample(
        "Every listed language is there", catalog: catalog,
        configuration: configuration(locales: "de").filter { $0 != "↓" })
    ])

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cart" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Korb"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private static func configuration(locales: String) -> String {
    """
    locales: [\(locales)]
    devices: none
    widths: [{ width: 240, scale: 3 }]
    contentSizes: [large]
    rules: { missing-translation: off }
    flows:
      - ↓id: checkout
        steps: ["Cart"]
        showsCaption: false
    """
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    var said = SaidBefore(of: flow, report)
    let isAllTheSame = flow.hasOnlyTechnicalTitles
    for locale in flow.missingLocales where !isAllTheSame {
      let message = RuleMessage.missingLocale(locale, source: flow.sourceLanguage, flow)
      said.add(
        Finding(self, report, message, at: flow.flow.location).about(flow, locale: locale),
        to: &report)
    }
    guard let index = flow.messageCatalog, flow.catalogs.indices.contains(index) else { return }
    for locale in flow.localesWithoutMessages {
      let message = RuleMessage.missingMessages(locale, flow.catalogs[index])
      said.add(
        Finding(self, report, message, at: flow.flow.location).about(flow, locale: locale),
        to: &report)
    }
  }
}

extension MissingLocale {
  /// Where every key is looked at. A flow of the catalog has said it at the flow.
  static func check(_ catalog: CatalogUse, _ report: inout RuleReport) {
    guard catalog.needs.isEmpty else { return }
    for locale in catalog.absentLocales {
      var finding = Finding(
        self, report, .absentLocale(locale, catalog), at: catalog.loaded.location(0))
      finding.locale = locale
      report.add(finding)
    }
  }
}

extension FlowAnalysis {
  /// Whether no title has anything to translate; false without any.
  fileprivate var hasOnlyTechnicalTitles: Bool {
    let titles = source?.copy.titles ?? []
    return !titles.isEmpty
      && titles.allSatisfy { TechnicalText.isUntranslatable($0.text, isKey: $0.text == $0.key) }
  }
}

extension RuleMessage {
  /// What to do about a locale that is listed and not there. One that no device asks for was written
  /// for another.
  private static func cure(_ locale: String, add: String) -> String {
    guard let doubt = LikelyLocale.doubt(about: locale), !doubt.isMild else {
      return "\(add), or take it off `locales:`."
    }
    let reason = "“\(locale)” \(doubt.reason)"
    guard let likely = doubt.likely.first else { return "Take it off `locales:`: \(reason)." }
    return "Write “\(likely)” in its place under `locales:`: \(reason)."
  }

  fileprivate static func absentLocale(_ locale: String, _ catalog: CatalogUse) -> RuleMessage {
    let name = localeName(locale)
    return RuleMessage(
      what: "\(name) is listed under `locales:`, and \(catalog.loaded.file) does not have it.",
      why: "All its texts are shown in \(localeName(catalog.sourceLanguage)) there.",
      cure: cure(locale, add: "Add \(name) to the catalog"))
  }

  fileprivate static func missingLocale(
    _ locale: String, source: String, _ flow: FlowAnalysis
  ) -> RuleMessage {
    let name = localeName(locale)
    let files = Set(flow.locales.flatMap(\.copy.titles).compactMap(\.catalog))
      .sorted().filter(flow.catalogs.indices.contains).map { flow.catalogs[$0].file }
    let place = files.isEmpty ? "the flow's catalog" : MessageText.list(files, atMost: 3)
    return RuleMessage(
      what: "\(name) is listed under `locales:`, and \(place) does not have it.",
      why: "The whole flow is shown in \(localeName(source)) there.",
      cure: cure(locale, add: "Add \(name) to the catalog"))
  }

  fileprivate static func missingMessages(_ locale: String, _ messages: LoadedCatalog)
    -> RuleMessage
  {
    let name = localeName(locale)
    return RuleMessage(
      what: "The flow is shown in \(name), and \(messages.file), which has its messages, does not "
        + "have it.",
      why: "The caption and VoiceOver are in \(localeName(messages.catalog.sourceLanguage)) there.",
      cure: "Translate the flow's messages into \(name), or name another table under `messages:`.")
  }
}
