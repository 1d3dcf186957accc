import StringCatalogs

/// A key or a text stands where Xcode does not look for it, or under a name that it does not know.
///
/// One finding for each key beside `strings`, and otherwise for each key and locale, at the first
/// member that is out of place; variations that are nested wrongly have one of their own.
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
      let offset = place.offset
      guard let key = place.entry else {
        var finding = Finding(self, report, message, at: loaded.location(offset))
        finding.severity = min(finding.severity, place.most)
        finding.key = place.key
        report.add(finding)
        continue
      }
      // What is inside an entry concerns the run where the entry does. They come key by key.
      let use = lastUse?.entry.key == key ? lastUse : catalog.use(ofKey: key)
      lastUse = use
      guard let use else { continue }
      var finding = use.finding(
        self, report, message, locale: place.locale, offset: offset, most: place.most)
      finding.key = place.key
      report.add(finding)
    }
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    guard !use.traits.isDisjoint(with: [.plural, .device]), !use.isStaleAndUnused else { return }
    for translation in use.texts
    where !translation.traits.isDisjoint(with: [.plural, .device]) {
      let faults = VariationFault.all(in: translation.localization.content)
      guard let first = faults.min(by: { $0.offset < $1.offset }) else { continue }
      report.add(
        use.finding(
          self, report, .faultyVariations(faults, use, translation.locale),
          locale: translation.locale, offset: first.offset, text: first.text,
          most: faults.map(\.most).max() ?? .error))
    }
  }
}

extension RuleMessage {
  fileprivate static func faultyVariations(
    _ faults: [VariationFault], _ use: EntryUse, _ locale: String
  ) -> RuleMessage {
    let whats = MessageText.list(faults.map(\.what).firstOfEach, atMost: 4)
    return RuleMessage(
      what: "\(whats) in \(localeName(locale)) of \(MessageText.quoted(use.entry.key)).",
      why: faults.map(\.why).firstOfEach.joined(separator: " "),
      cure: faults.map(\.cure).firstOfEach.prefix(4).joined(separator: " "))
  }

  fileprivate static func misplaced(_ place: Misplacement) -> RuleMessage {
    let subjects = place.groups.map { subject(of: $0, place) }
    let statements = zip(subjects, place.groups).map { subject, group in
      let verb =
        group.home.isWord
        ? subject.isOne ? "is" : "are" : subject.isOne ? "stands" : "stand"
      return "\(subject.words) \(verb) \(group.home.where)"
    }
    let isOne = place.groups.count == 1 && subjects.allSatisfy(\.isOne)
    // What is passed over is said once, what is wrong in another way for each.
    let passedOver = place.groups.filter { $0.home.why == nil }
    let losses = passedOver.map(\.home.loss).firstOfEach
    let loss = losses.count == 1 ? losses[0] : "the texts are never shown"
    let passing =
      passedOver.isEmpty
      ? [] : ["Xcode passes over \(isOne ? "it" : "them") without a word: \(loss)."]
    let whys = passing + place.groups.compactMap(\.home.why).firstOfEach
    // “Move it into `plural`”: where members go to different places, each under its name.
    let cures = zip(subjects, place.groups).map { subject, group in
      let object = place.groups.count > 1 ? subject.words : subject.isOne ? "it" : "them"
      return group.home.cure.replacing(" it ", with: " \(object) ", maxReplacements: 1) + "."
    }
    return RuleMessage(
      what: "\(MessageText.list(statements))\(context(of: place)).",
      why: whys.joined(separator: " "), cure: cures.firstOfEach.joined(separator: " "))
  }

  private static func subject(
    of group: Misplacement.Group, _ place: Misplacement
  ) -> (words: String, isOne: Bool) {
    if group.home.isKey { return ("The key \(MessageText.quoted(place.key))", true) }
    let names = group.members.map { "`\(MessageText.excerpt($0.name))`" }.firstOfEach
    return (MessageText.list(names, atMost: 4), names.count == 1)
  }

  /// ` in German (de) of “Pay”`
  private static func context(of place: Misplacement) -> String {
    guard let entry = place.entry else { return "" }
    if place.isKey || place.locale.isEmpty { return " in \(MessageText.quoted(entry))" }
    return " in \(localeName(place.locale)) of \(MessageText.quoted(entry))"
  }
}
