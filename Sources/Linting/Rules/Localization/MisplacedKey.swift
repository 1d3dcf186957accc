import StringCatalogs

/// A key or a text stands where Xcode does not look for it, or under a name that it does not know.
///
/// One finding for each key beside `strings`, and otherwise for each key, locale and way to be out
/// of place, at the first member that is.
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
      `device`; misspelt `localizations`, `stringUnit`, `value`, devices (`iPhone`) and the like; \
      and variations inside a plural form, which the compiler rejects. Reported as a warning, since \
      the text is not lost or not at once: variations inside the device other; a `stringUnit` beside \
      `variations`, and plural forms beside devices, of which Xcode's export loses one; texts by \
      `width`; a misspelt `shouldTranslate` or state (`needs-review`). Of keys inside `strings`, \
      those that the run looks at. Let pass: members that the format has nowhere, such as a \
      platform's own data or what a later Xcode adds; single values beside `strings`; a state or a \
      comment in a wrong place, where no text is lost; words that are like none of the format's.
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
    let irregularities = loaded.catalog.irregularities
    guard irregularities.contains(where: { $0.place != nil || $0.kind == .unknownState }) else {
      return
    }
    let found = Misplacement.all(in: loaded.catalog)
    var lastUse: EntryUse?
    for place in found {
      let message = RuleMessage.misplaced(place)
      let offset = place.members.first?.offset ?? 0
      guard let key = place.entry else {
        var finding = Finding(self, report, message, at: loaded.location(offset))
        finding.severity = min(finding.severity, place.home.most)
        finding.key = place.key
        report.add(finding)
        continue
      }
      // What is inside an entry concerns the run where the entry does. They come key by key.
      let use = lastUse?.entry.key == key ? lastUse : catalog.use(ofKey: key)
      lastUse = use
      guard let use else { continue }
      var finding = use.finding(
        self, report, message, locale: place.locale, offset: offset, most: place.home.most)
      finding.key = place.key
      report.add(finding)
    }
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    guard !use.traits.isDisjoint(with: [.plural, .device]), !use.isStaleAndUnused else { return }
    for translation in use.texts
    where !translation.traits.isDisjoint(with: [.plural, .device]) {
      for fault in VariationFault.all(in: translation.localization.content) {
        report.add(
          use.finding(
            self, report, .faultyVariations(fault, use, translation.locale),
            locale: translation.locale, offset: fault.offset, text: fault.text, most: fault.most))
      }
    }
  }
}

extension RuleMessage {
  fileprivate static func faultyVariations(
    _ fault: VariationFault, _ use: EntryUse, _ locale: String
  ) -> RuleMessage {
    RuleMessage(
      what: "\(fault.what) in \(localeName(locale)) of \(MessageText.quoted(use.entry.key)).",
      why: fault.why, cure: fault.cure)
  }

  fileprivate static func misplaced(_ place: Misplacement) -> RuleMessage {
    let names = place.members.reduce(into: [String]()) { names, member in
      let name = "`\(MessageText.excerpt(member.name))`"
      if !names.contains(name) { names.append(name) }
    }
    let subject =
      place.isKey ? "The key \(MessageText.quoted(place.key))" : MessageText.list(names, atMost: 4)
    let isOne = place.isKey || names.count == 1
    let verb = place.home.isWord ? isOne ? "is" : "are" : isOne ? "stands" : "stand"
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
      why: place.home.why ?? "Xcode passes over \(it) without a word: \(place.home.loss).",
      cure: "\(place.home.cure).")
  }
}
