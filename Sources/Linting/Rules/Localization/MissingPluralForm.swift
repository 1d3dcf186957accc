import PlatformFacts
import StringCatalogs

/// A text that varies by number lacks a form that its language needs, or has one text where the
/// source varies.
///
/// One finding for each key and locale, at the text that is shown instead of the missing one.
enum MissingPluralForm: Rule {
  static let metadata = RuleMetadata(
    id: "missing-plural-form", family: .localization, defaultSeverity: .error,
    summary: "A text lacks plural forms that its language needs",
    rationale: """
      Where the form for a number is missing, the text of other is shown: “1 days”, or the Russian \
      text for 5 with 2. Reported are the forms that CLDR has for the language (from ICU), in the \
      source language too, and in each device's and substitution's forms on their own; an empty \
      form counts as missing. other is needed everywhere. Reported as a warning: one text for all \
      numbers where the source varies and a word follows the number. As a note only: what whole \
      numbers never take (many in Czech, Slovak and Lithuanian) unless the number is a fraction; \
      one in languages whose nouns stay singular after numbers (Turkish, Persian, Hungarian and \
      others); a text of other alone whose number has only a unit or an abbreviation behind it. \
      Let pass: many for millions (ca, es, fr, gl, it, pt and the like), zero where the language \
      does not have it, empty forms of substitutions (an English s has an empty one), texts that \
      are empty altogether, which `missing-translation` reports, one text without a number or \
      with none but a unit or an abbreviation behind it (`%lld Min.`, `%lld hod`, `%lld דק׳`), or where the source's \
      forms are all the same; counts beside as many sets of forms as the source has; languages \
      that CLDR has no rules for, and stale keys that no flow uses.
      """,
    cure: """
      Fill in the forms that are named: Xcode's catalog editor shows all forms of the language as \
      soon as the text varies by plural.
      """,
    help: RuleHelp(
      translator: "Fill in the plural forms that are named, each as it reads with its numbers.",
      developer: """
        Let the text vary by plural in the catalog, so that every language has its forms to fill \
        in.
        """),
    triggering: [
      RuleExample(
        "Polish needs few and many as well",
        catalog: catalog(
          polish: RuleExample.pluralForms([
            ("one", "\"%lld dzień\""), ("other", "↓\"%lld dnia\""),
          ])), configuration: "catalogRules: all"),
      RuleExample(
        "One Polish text for all numbers",
        catalog: catalog(
          polish: """

                      "stringUnit" : {
                        "state" : "translated",
                        "value" : ↓"%lld dni"
                      }
            """), configuration: "catalogRules: all"),
    ],
    passing: [
      RuleExample(
        "All four forms",
        catalog: catalog(
          polish: RuleExample.pluralForms([
            ("few", "\"%lld dni\""), ("many", "\"%lld dni\""), ("one", "\"%lld dzień\""),
            ("other", "\"%lld dnia\""),
          ])), configuration: "catalogRules: all")
    ])

  private static func catalog(polish: String) -> String {
    RuleExample.pluralCatalog(
      key: "%lld days", english: [("one", "\"%lld day\""), ("other", "\"%lld days\"")],
      locale: "pl", localization: polish)
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    if !use.traits.contains(.plural) || use.isStaleAndUnused { return }
    let hasSourceForms = use.source?.hasPluralForms == true
    var sourceVaries: Bool?
    for translation in use.texts {
      let isPlain = !translation.hasPluralForms
      if isPlain, !hasSourceForms { continue }
      let forms = report.pluralForms.forms(of: translation.locale)
      if !isPlain, translation.onlyForms?.isSuperset(of: forms.asked) == true { continue }
      let places = translation.pluralPlaces
      let gaps = places.compactMap { Gap($0, forms, locale: translation.locale) }
      if !gaps.isEmpty {
        // Forms that are turned inside out lack nothing: misplaced-key says what is wrong.
        if translation.localization.content.variesInsidePluralForms { continue }
        self.report(gaps, translation, forms, use, &report)
        continue
      }
      guard translation.locale != use.sourceLanguage, forms.categories.count > 1 else { continue }
      let varies = sourceVaries ?? use.sourceVariesByPlural
      sourceVaries = varies
      if varies { reportOneText(translation, places, forms, use, &report) }
    }
  }

  private static func report(
    _ gaps: [Gap], _ translation: EntryTranslation, _ forms: PluralForms, _ use: EntryUse,
    _ report: inout RuleReport
  ) {
    let first = gaps.first { !$0.required.isEmpty } ?? gaps[0]
    let leaf = first.leaf
    report.add(
      use.finding(
        self, report, .missingPluralForm(gaps, first, forms, use, translation),
        locale: translation.locale, offset: leaf.unit.valueOffset, text: leaf.value,
        most: first.required.isEmpty ? .note : .error))
  }

  private static func reportOneText(
    _ translation: EntryTranslation, _ places: [PluralPlace], _ forms: PluralForms,
    _ use: EntryUse, _ report: inout RuleReport
  ) {
    // A count that the source leaves alone beside its substitutions may stay so.
    guard places.count < use.source?.pluralPlaces.count ?? 0 else { return }
    let language = String(translation.locale.prefix { $0 != "-" && $0 != "_" })
    let leaves = translation.leaves.filter { leaf in
      guard leaf.plural == nil, leaf.substitution == nil else { return false }
      if case .word = CountedWord.find(in: leaf.value, language: language) { return true }
      return false
    }
    // A unit beside the forms is never shown.
    guard let first = leaves.first,
      !places.contains(where: { $0.substitution == nil && $0.device == nil })
    else { return }
    report.add(
      use.finding(
        self, report, .oneTextForAllNumbers(first, leaves, forms, use, translation.locale),
        locale: translation.locale, offset: first.unit.valueOffset, text: first.value,
        most: forms.hasSeveral ? .warning : .note))
  }
}

extension MissingPluralForm {
  /// The forms that one set of them lacks.
  struct Gap {
    var place: PluralPlace
    /// Forms that numbers need.
    var required: [PluralFacts.Category] = []
    /// Forms that matter little.
    var minor: [PluralFacts.Category] = []
    /// Whether the text of `other`, which is all there is, has no word that would change.
    var isUnchanging = false

    /// nil when nothing is missing, or when there is no text at all.
    init?(_ place: PluralPlace, _ forms: PluralForms, locale: String) {
      if place.isEmpty { return nil }
      self.place = place
      for category in forms.categories where !place.has(category) {
        switch forms.need(category) {
        case .required: required.append(category)
        case .hardly: minor.append(category)
        case .forFractions where place.takesFraction: required.append(category)
        case .forFractions: minor.append(category)
        case .never: continue
        }
      }
      if required.isEmpty, minor.isEmpty { return nil }
      if place.leaves.allSatisfy({ $0.plural == "other" || $0.plural == "zero" }),
        let other = place.leaf("other"),
        CountedWord.find(
          in: other.value, language: String(locale.prefix { $0 != "-" && $0 != "_" }),
          isSubstitution: place.substitution != nil) == .nothing, !required.contains(.other)
      {
        isUnchanging = true
        minor = forms.categories.filter { (required + minor).contains($0) }
        required = []
      }
    }

    var all: [PluralFacts.Category] {
      PluralFacts.Category.allCases.filter { (required + minor).contains($0) }
    }

    /// The empty form, or the text that is shown instead: `other`, else the first in CLDR's order.
    var leaf: TranslationLeaf {
      let missing = (required.isEmpty ? minor : required).map(\.rawValue)
      let shown = ["other"] + PluralFacts.Category.allCases.map(\.rawValue)
      return (missing + shown).lazy.compactMap(place.leaf).first ?? place.leaves[0]
    }
  }
}

extension RuleMessage {
  fileprivate static func missingPluralForm(
    _ gaps: [MissingPluralForm.Gap], _ worst: MissingPluralForm.Gap, _ forms: PluralForms,
    _ use: EntryUse, _ translation: EntryTranslation
  ) -> RuleMessage {
    let name = localeName(translation.locale)
    let hasSeveralPlaces = translation.pluralPlaces.count > 1
    let parts = gaps.map { gap in
      let names = MessageText.list(gap.all.map(forms.wording))
      let isNamed = hasSeveralPlaces || gap.place.substitution != nil
      return gap.place.name.isEmpty || !isNamed && gap.place.device == nil
        ? names : "\(names) in \(gap.place.name)"
    }
    let missing = Set(gaps.flatMap(\.all))
    let noun = missing.count == 1 ? "the plural form" : "the plural forms"
    let cure = PluralFacts.Category.allCases.filter(missing.contains).map(\.rawValue)
    return RuleMessage(
      what: "\(name) lacks \(noun) \(MessageText.list(parts, atMost: 6)) of "
        + "\(MessageText.quoted(use.entry.key)).",
      why: shownInstead(worst, forms, name),
      cure: "Add \(MessageText.list(cure)) to \(name) in Xcode's catalog editor, under “Vary by "
        + "Plural”.")
  }

  /// What people see where the worst gap is.
  private static func shownInstead(
    _ gap: MissingPluralForm.Gap, _ forms: PluralForms, _ name: String
  ) -> String {
    if gap.isUnchanging {
      return "The text of other is shown for all numbers; it has no word that would change."
    }
    if gap.required.isEmpty {
      let reasons = gap.minor.map { category in
        category == .one
          ? "nouns stay singular after numbers there, so that it is hardly needed"
          : "no whole number takes \(category.rawValue) there, only fractions do"
      }
      return "This matters little: \(MessageText.list(reasons))."
    }
    guard gap.place.has(.other), let other = gap.place.leaf("other") else {
      return "other is what is shown where another form is missing: without it there may be no "
        + "text at all."
    }
    guard let category = gap.required.first else { return "" }
    let shown = gap.place.shown(other, forms.sample(category))
    return "The text of other is shown instead: \(MessageText.quoted(shown))."
  }

  fileprivate static func oneTextForAllNumbers(
    _ first: TranslationLeaf, _ leaves: [TranslationLeaf], _ forms: PluralForms, _ use: EntryUse,
    _ locale: String
  ) -> RuleMessage {
    let name = localeName(locale)
    let categories = forms.categories.filter { forms.need($0) == .required || $0 == .one }
    let samples = categories.filter { forms.samples[$0] != nil }.prefix(3).map { category in
      MessageText.quoted(
        CountPlaceholder.filled(
          first.value, with: forms.sample(category), isSubstitution: false))
    }
    let varies =
      "\(MessageText.quoted(use.entry.key)) varies by plural in "
      + "\(localeName(use.sourceLanguage)) and has one text for all numbers in \(name)"
      + "\(use.wording(of: leaves))."
    let why =
      forms.hasSeveral
      ? "It is shown as \(MessageText.list(Array(samples)))."
      : "Nouns stay singular after numbers there, so that one text may be right."
    return RuleMessage(
      what: varies, why: why,
      cure: "Vary the text by plural in Xcode's catalog editor and fill in "
        + "\(MessageText.list(categories.map(\.rawValue))) for \(name).")
  }
}
