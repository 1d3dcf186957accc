import StringCatalogs

/// A key or a text stands where Xcode does not look for it.
///
/// One finding for each key beside `strings`, and otherwise for each key and locale, at the first
/// member that is out of place.
enum MisplacedKey: Rule {
  static let metadata = RuleMetadata(
    id: "misplaced-key", family: .localization, defaultSeverity: .error,
    summary: "A key or a text stands where Xcode does not read it",
    rationale: """
      Xcode passes over members that it does not know, without a word: a key that stands beside \
      `strings` instead of inside it, or a text beside its `stringUnit`, is there and is never \
      shown. Scripts and merges leave such catalogs. Reported are keys beside `strings` or inside \
      another key; a language beside `localizations` or inside another language; texts, units and \
      variations outside of what has to hold them; plural forms and devices outside `plural` and \
      `device`; and misspelt `localizations`, `stringUnit` and the like. Of keys inside `strings`, \
      those that the run looks at. Let pass: members that the format has nowhere, such as a \
      platform's own data or what a later Xcode adds; single values beside `strings`; a state or a \
      comment in a wrong place, where no text is lost; unknown plural forms and devices.
      """,
    cure: "Move it to where the message says.",
    help: RuleHelp(
      developer: """
        Move the text in the catalog to where the message says, and mend the script or the merge \
        that put it there.
        """),
    triggering: [
      RuleExample(
        "A key beside `strings`", catalog: catalog(outside: outside),
        configuration: "catalogRules: all"),
      RuleExample(
        "A text outside its `stringUnit`", catalog: catalog(german: outsideUnit),
        configuration: "catalogRules: all\nrules: { missing-translation: off }\n"),
    ],
    passing: [
      RuleExample(
        "Both in their places, and a tool's own mark", catalog: catalog(outside: mark),
        configuration: "catalogRules: all")
    ])

  private static let inUnit = """
    "stringUnit" : {
                "state" : "translated",
                "value" : "Bezahlen"
              }
    """
  private static let outsideUnit = "↓\"value\" : \"Bezahlen\""
  private static let mark = ",\n  \"exportedBy\" : \"translation platform\""
  private static let outside = """
    ,
      ↓"Cart" : {
        "localizations" : {
          "de" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Warenkorb"
            }
          }
        }
      }
    """

  private static func catalog(german: String = inUnit, outside: String = "") -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Pay" : {
          "localizations" : {
            "de" : {
              \(german)
            }
          }
        }
      },
      "version" : "1.0"\(outside)
    }
    """
  }

  static func check(_ catalog: CatalogUse, _ report: inout RuleReport) {
    let loaded = catalog.loaded
    guard loaded.catalog.irregularities.contains(where: { $0.place != nil }) else { return }
    let found = Misplacement.all(in: loaded.catalog)
    for place in found {
      let message = RuleMessage.misplaced(place)
      let offset = place.members.first?.offset ?? 0
      guard let key = place.entry else {
        var finding = Finding(self, report, message, at: loaded.location(offset))
        finding.key = place.key
        report.add(finding)
        continue
      }
      // What is inside an entry concerns the run where the entry does.
      guard let use = catalog.use(ofKey: key) else { continue }
      var finding = use.finding(self, report, message, locale: place.locale, offset: offset)
      finding.key = place.key
      report.add(finding)
    }
  }
}

extension RuleMessage {
  fileprivate static func misplaced(_ place: Misplacement) -> RuleMessage {
    let names = place.members.reduce(into: [String]()) { names, member in
      let name = "`\(MessageText.excerpt(member.name))`"
      if !names.contains(name) { names.append(name) }
    }
    let subject =
      place.isKey ? "The key \(MessageText.quoted(place.key))" : MessageText.list(names, atMost: 4)
    let verb = place.isKey || names.count == 1 ? "stands" : "stand"
    var context = ""
    if let entry = place.entry {
      context = " in \(MessageText.quoted(entry))"
      if !place.locale.isEmpty {
        context = " in \(localeName(place.locale)) of \(MessageText.quoted(entry))"
      }
    }
    if place.isKey, let entry = place.entry { context = " in \(MessageText.quoted(entry))" }
    let it = names.count == 1 || place.isKey ? "it" : "them"
    return RuleMessage(
      what: "\(subject) \(verb) \(place.home.where)\(context).",
      why: "Xcode passes over \(it) without a word: \(place.home.loss).",
      cure: "\(place.home.cure).")
  }
}
