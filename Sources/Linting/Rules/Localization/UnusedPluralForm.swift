import PlatformFacts
import StringCatalogs

/// A plural form that its language does not have: nobody ever sees its text.
///
/// One finding for each key and locale, at the first such text.
enum UnusedPluralForm: Rule {
  static let metadata = RuleMetadata(
    id: "unused-plural-form", family: .localization, defaultSeverity: .note,
    summary: "A text stands in a plural form that its language does not have",
    rationale: """
      No number selects such a form, so that its text is never shown: few in English, one in \
      Japanese. Somebody translates and reviews it for nothing, and may believe that a case is \
      covered which is not. Reported are also names that are no plural form at all, such as \
      singular or 1. Let pass: zero, which is a text for exactly 0 in every language, and other; \
      forms that the language has in newer locale data than the installed (one in Vietnamese, \
      many in Galician), languages that CLDR has no rules for, and stale keys that no flow uses.
      """,
    cure: "Delete the form, or move its text to a form that the language has.",
    help: RuleHelp(
      translator: "Move the text to a form that this language has, or delete it.",
      developer: "Delete the form from the catalog, and in the tool that wrote it."),
    triggering: [
      RuleExample(
        "No number takes one in Japanese",
        catalog: catalog(japanese: [
          ("one", "↓\"%lld日\""), ("other", "\"%lld日\""),
        ]), configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "other serves all numbers, and zero has a text of its own",
        catalog: catalog(japanese: [
          ("other", "\"%lld日\""), ("zero", "\"なし\""),
        ]), configuration: "catalogRules: all")
    ])

  private static func catalog(japanese: [(String, String)]) -> String {
    RuleExample.pluralCatalog(
      key: "%lld days", english: [("one", "\"%lld day\""), ("other", "\"%lld days\"")],
      locale: "ja", localization: RuleExample.pluralForms(japanese))
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    if !use.traits.contains(.plural) || use.isStaleAndUnused { return }
    for translation in use.texts where translation.hasPluralForms {
      let forms = report.pluralForms.forms(of: translation.locale)
      let unused = translation.leaves.filter { leaf in
        leaf.plural.map { isUnused($0, forms) } ?? false
      }
      guard let first = unused.first else { continue }
      report.add(
        use.finding(
          self, report, .unusedPluralForm(unused, forms, use, translation),
          locale: translation.locale, offset: first.unit.valueOffset, text: first.value))
    }
  }

  private static func isUnused(_ name: String, _ forms: PluralForms) -> Bool {
    guard let category = PluralFacts.Category(rawValue: name) else { return true }
    if category == .zero || !forms.isKnown { return false }
    return !forms.categories.contains(category) && !forms.newer.contains(category)
  }

  /// The form that a name which is none most likely means.
  fileprivate static func nearest(to name: String) -> String? {
    let known = meanings[name.lowercased().trimmingEquals]
    return known
      ?? NearestName.nearest(to: name, among: PluralFacts.Category.allCases.map(\.rawValue))
  }

  private static let meanings = [
    "0": "zero", "none": "zero", "1": "one", "singular": "one", "single": "one", "2": "two",
    "dual": "two", "pair": "two", "paucal": "few", "plural": "other", "n": "other",
    "others": "other", "default": "other", "else": "other",
  ]
}

extension String {
  /// Without the `=` of `=1`, as other formats write an exact number.
  fileprivate var trimmingEquals: String { hasPrefix("=") ? String(dropFirst()) : self }
}

extension RuleMessage {
  fileprivate static func unusedPluralForm(
    _ unused: [TranslationLeaf], _ forms: PluralForms, _ use: EntryUse,
    _ translation: EntryTranslation
  ) -> RuleMessage {
    let name = localeName(translation.locale)
    let names = unused.compactMap(\.plural).firstOfEach
    let foreign = names.filter { PluralFacts.Category(rawValue: $0) == nil }
    let others = names.filter { PluralFacts.Category(rawValue: $0) != nil }
    var what: [String] = []
    if !others.isEmpty {
      what.append(
        "\(name) has no plural form \(MessageText.list(others)), and "
          + "\(MessageText.quoted(use.entry.key)) has a text in it\(place(of: unused)).")
    }
    if !foreign.isEmpty {
      let quoted = foreign.map(MessageText.quoted)
      what.append(
        "\(MessageText.list(quoted, atMost: 4)) \(foreign.count == 1 ? "is no plural form" : "are no plural forms") "
          + "(\(name), \(MessageText.quoted(use.entry.key))).")
    }
    var why = "No number selects it, so that the text is never shown."
    if others.contains(where: {
      PluralFacts.Category(rawValue: $0).map(forms.former.contains) == true
    }) {
      why += " Older locale data (before CLDR 42) had the form."
    }
    return RuleMessage(
      what: what.joined(separator: " "), why: why, cure: cure(foreign, forms, name))
  }

  private static func place(of leaves: [TranslationLeaf]) -> String {
    let places = leaves.compactMap { leaf in
      let path = [
        leaf.substitution.map { "substitution \($0)" }, leaf.device.map { "device \($0)" },
      ].compactMap(\.self)
      return path.isEmpty ? nil : path.joined(separator: ", ")
    }
    let once = places.firstOfEach
    return once.isEmpty ? "" : " (\(MessageText.list(once, atMost: 4)))"
  }

  private static func cure(_ foreign: [String], _ forms: PluralForms, _ name: String) -> String {
    let has = MessageText.list(forms.categories.map(\.rawValue))
    let delete = forms.isKnown ? "Delete it: \(name) has only \(has)." : "Delete it."
    let nearest = foreign.compactMap { foreign in
      UnusedPluralForm.nearest(to: foreign).map { "\(MessageText.quoted(foreign)) as \($0)" }
    }
    guard !nearest.isEmpty else { return delete }
    return
      "Write \(MessageText.list(nearest, atMost: 4)), or delete \(foreign.count == 1 ? "it" : "them")."
  }
}
