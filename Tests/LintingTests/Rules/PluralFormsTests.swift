import PlatformFacts
import Testing

@testable import Linting

@Suite struct PluralFormsTests {
  /// What a translation needs, by language: required, for fractions (f), hardly (h), never (n).
  @Test(arguments: [
    ("en", "one other"), ("de-AT", "one other"), ("pt_BR", "one many:n other"),
    ("pt-PT", "one many:n other"), ("fr-CA", "one many:n other"), ("es-419", "one many:n other"),
    ("it", "one many:n other"), ("ca", "one many:n other"), ("gl", "one other"),
    ("br", "one two few many:n other"), ("vec", "one many:n other"), ("ja", "other"),
    ("zh-Hant", "other"), ("vi", "other"), ("ru", "one few many other"),
    ("pl", "one few many other"), ("cs", "one few many:f other"), ("sk", "one few many:f other"),
    ("lt", "one few many:f other"), ("ar", "zero one two few many other"),
    ("cy", "zero one two few many other"), ("lv", "zero one other"), ("sl", "one two few other"),
    ("he", "one two other"), ("iw", "one two other"), ("ga", "one two few many other"),
    ("mt", "one two few many other"), ("tr", "one:h other"), ("fa-IR", "one:h other"),
    ("hu", "one:h other"), ("az-Cyrl", "one:h other"), ("fi", "one other"), ("zz", "other"),
    ("", "other"),
  ])
  func needs(locale: String, expected: String) {
    let forms = PluralForms(locale: locale)
    let words = forms.categories.map { category in
      switch forms.need(category) {
      case .required: category.rawValue
      case .forFractions: "\(category.rawValue):f"
      case .hardly: "\(category.rawValue):h"
      case .never: "\(category.rawValue):n"
      }
    }
    #expect(words.joined(separator: " ") == expected)
    #expect(forms.need(.other) == .required)
  }

  /// Every language that the published table has: its exceptions are the ones that count.
  @Test func manyIsNeverRequiredForMillions() {
    for language in PluralFacts.manyNotRequired {
      #expect(PluralForms(locale: language).need(.many) == .never, "\(language)")
    }
  }

  @Test(
    arguments: [
      ("ru", .few, "few (2, 3, 4, 22…)"), ("ru", .many, "many (0, 5, 6, 7…)"),
      ("en", .one, "one (1)"), ("fr", .one, "one (0, 1)"), ("ar", .two, "two (2)"),
      ("cs", .many, "many (fractions such as 1.5)"), ("ru", .other, "other"),
      ("lv", .zero, "zero (0, 10, 11, 12…)"),
    ] as [(String, PluralFacts.Category, String)])
  func wording(locale: String, category: PluralFacts.Category, expected: String) {
    #expect(PluralForms(locale: locale).wording(category) == expected)
  }

  @Test(
    arguments: [
      ("fr", .one, "1"), ("ru", .many, "5"), ("ru", .few, "2"), ("ar", .zero, "0"),
      ("cs", .many, "1.5"),
    ] as [(String, PluralFacts.Category, String)])
  func sample(locale: String, category: PluralFacts.Category, expected: String) {
    #expect(PluralForms(locale: locale).sample(category) == expected)
  }

  @Test func theCacheGivesTheSame() {
    var cache = PluralFormsCache()
    for _ in 0..<2 {
      #expect(cache.forms(of: "ru").categories == [.one, .few, .many, .other])
      #expect(cache.forms(of: "ja").categories == [.other])
    }
  }
}

/// A number before a word that may have to change with it.
@Suite struct CountedWordTests {
  @Test(
    arguments: [
      ("%lld days", "en", "%lld days"), ("Delete %lld files?", "en", "%lld files"),
      ("%1$lld of %2$lld tools exposed", "en", "%2$lld tools"),
      ("%d selected items", "en", "%d selected items"), ("%lld people", "en", "%lld people"),
      ("%lld account(s)", "en", "%lld account(s)"), ("%lld file%@", "en", "%lld file%@"),
      ("%lld\u{A0}hours", "en", "%lld hours"), ("%.1f hours", "en", "%.1f hours"),
      ("%lld дней", "ru", "%lld дней"), ("Осталось %lld дней.", "ru", "%lld дней"),
      ("Noch %lld Tage.", "de", "%lld Tage"), ("%lld Tage", "de", "%lld Tage"),
      ("%lld, %lld Tage", "de", "%lld Tage"), ("%u شخصًا", "ar", "%u شخصًا"),
      ("%d dní", "cs", "%d dní"), ("%lld ימים", "he", "%lld ימים"),
      ("„%lld ימים”", "he", "%lld ימים"), ("%lld hodin", "cs", "%lld hodin"),
    ])
  func found(text: String, language: String, expected: String) {
    guard case .word(let number, let words) = CountedWord.find(in: text, language: language) else {
      Issue.record("nothing found in \(text)")
      return
    }
    #expect("\(number) \(words)" == expected)
  }

  @Test(arguments: [
    ("Version %lld is out", "en"), ("Step %lld of %lld", "en"), ("%lld/%lld", "en"),
    ("%lld/%lld files", "en"), ("%lld%%", "en"), ("%lld %% Akku", "de"), ("%lld MB", "en"),
    ("%lld px wide", "en"), ("%lld ms", "en"), ("%lld min ago", "en"), ("%lld Min.", "de"),
    ("%lld Min. übrig", "de"), ("%lld szt.", "pl"), ("%lldm %llds", "en"), ("Files: %lld", "en"),
    ("Selected (%lld)", "en"), ("%lld-day trial", "en"), ("%lld selected", "en"),
    ("%lld unread", "en"), ("%lld series", "en"), ("%lld of 5", "en"), ("%lld von %lld", "de"),
    ("%lld av %lld", "sv"), ("Seite %lld", "de"), ("Seite %lld anzeigen", "de"),
    ("#%lld is taken", "en"), ("%lld\nfiles", "en"), ("%lld", "ru"), ("%lld日", "ja"),
    ("^[%lld people](inflect: true)", "en"), ("%x bytes", "en"), ("%lld  files", "en"),
    ("%lld is this", "en"), ("%lld hod", "cs"), ("%lld hod.", "cs"), ("před %lld hod", "cs"),
    ("%lld דק׳", "he"), ("%lld דק'", "he"), ("%lld דק’ נותרו", "he"), ("%lld שנ׳.", "he"),
    ("%lld ק״מ", "he"), ("%lld קמ\"ש", "he"), ("%lld tyg.", "pl"), ("%lld tim", "sv"),
  ])
  func nothing(text: String, language: String) {
    let found = CountedWord.find(in: text, language: language)
    #expect(found == .nothing || found == .noNumber)
  }

  @Test(arguments: ["", "files", "%@ files", "100% sure", "%", "%%", "%#@n@ files", "%lld %"])
  func withoutNumbers(text: String) {
    #expect(CountedWord.find(in: text, language: "en") != .word(number: "%lld", words: "files"))
    #expect(text == "%lld %" || CountedWord.find(in: text, language: "en") == .noNumber)
  }

  @Test func argIsTheNumberOfASubstitution() {
    let found = CountedWord.find(in: "%arg apples", language: "en", isSubstitution: true)
    #expect(found == .word(number: "%arg", words: "apples"))
    #expect(CountedWord.find(in: "%arg", language: "en", isSubstitution: true) == .nothing)
  }

  @Test(arguments: [
    String(repeating: "%lld ", count: 5000), String(repeating: "%lld a", count: 5000),
    "%lld " + String(repeating: "a\u{301}", count: 20_000), "%lld \u{0}\u{FFFF}",
    "%99999999999999999999$lld days",
  ])
  func hostile(text: String) {
    _ = CountedWord.find(in: text, language: "en")
    _ = CountedWord.all(in: text, language: "de")
    _ = CountedWord.find(in: text, language: "de", isSubstitution: true)
    _ = CountPlaceholder.filled(text, with: "5")
  }

  @Test(
    arguments: [
      ("%lld days", "5 days"), ("%@: %lld of %lld", "%@: 5 of %lld"), ("100%% of %d", "100% of 5"),
      ("days", "days"), ("%.1f km", "5 km"),
    ])
  func filled(text: String, expected: String) {
    #expect(CountPlaceholder.filled(text, with: "5") == expected)
  }

  @Test func filledInASubstitution() {
    #expect(
      CountPlaceholder.filled("%arg of %arg", with: "5", isSubstitution: true) == "5 of 5")
    #expect(CountPlaceholder.filled("%1$lld day", with: "5", isSubstitution: true) == "5 day")
  }
}
