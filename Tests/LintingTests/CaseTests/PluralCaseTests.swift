import Testing

@testable import Linting

/// Counts that read wrong in some language, from files to findings.
@Suite struct PluralCaseTests {
  private func lint(_ entries: [String]) throws -> RunResult {
    try CaseProject(files: [
      "Localizable.xcstrings": CaseCatalog.text(entries), "copyfit.yml": "catalogRules: all",
    ]).lint()
  }

  private func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let members = forms.map { #""\#($0.key)" : \#(CaseCatalog.unit($0.value))"# }
    return #"{ "plural" : { \#(members.joined(separator: ", ")) } }"#
  }

  private func localization(_ forms: KeyValuePairs<String, String>) -> String {
    #"{ "variations" : \#(plural(forms)) }"#
  }

  /// One Russian text is wrong for 2 to 4, and no check of placeholders sees it; Polish has the two
  /// forms of English, and needs four.
  @Test func oneFormWhereFourAreNeeded() throws {
    let result = try lint([
      CaseCatalog.entry(
        "%lld photos",
        localizations: [
          "en": localization(["one": "%lld photo", "other": "%lld photos"]),
          "ja": CaseCatalog.unit("写真%lld枚"),
          "pl": localization(["one": "%lld zdjęcie", "other": "%lld zdjęcia"]),
          "ru": CaseCatalog.unit("%lld фотографий"),
        ])
    ])
    #expect(result.problems == [])
    #expect(
      result.found == [
        "missing-plural-form pl %lld photos", "missing-plural-form ru %lld photos",
      ])
    let russian = try #require(result.findings("missing-plural-form", "ru").first)
    #expect(russian.severity == .warning)
    #expect(russian.message.contains("“2 фотографий”"))
    #expect(russian.advice.contains("one, few, many and other"))
    let polish = try #require(result.findings("missing-plural-form", "pl").first)
    #expect(polish.severity == .error)
    #expect(
      polish.message.contains("the plural forms few (2, 3, 4, 22…) and many (0, 5, 6, 7…)"))
  }

  /// An Arabic substitution without `argNum`, which may be absent, and with one form of six.
  @Test func aSubstitutionWithOneFormOfSix() throws {
    func substitution(_ argNum: String, _ forms: KeyValuePairs<String, String>) -> String {
      #"{ "n" : { \#(argNum)"formatSpecifier" : "lld", "variations" : \#(plural(forms)) } }"#
    }
    func text(_ value: String, _ substitutions: String) -> String {
      CaseCatalog.unit(value).dropLast(2) + #", "substitutions" : \#(substitutions) }"#
    }
    let result = try lint([
      CaseCatalog.entry(
        "read by %lld",
        localizations: [
          "ar": text("قرأه %#@n@", substitution("", ["other": "%arg من الزملاء"])),
          "en": text(
            "Read by %#@n@",
            substitution(#""argNum" : 1, "#, ["one": "%arg colleague", "other": "%arg colleagues"])),
        ])
    ])
    #expect(result.problems == [])
    #expect(result.found == ["missing-plural-form ar read by %lld"])
    let finding = try #require(result.findings.first)
    #expect(finding.severity == .error)
    #expect(
      finding.message.hasPrefix(
        "Arabic (ar) lacks the plural forms zero (0), one (1), two (2), few (3, 4, 5, 6…) and many "
          + "(11, 12, 13, 14…) in substitution n of “read by %lld”."))
    #expect(
      finding.message.contains("“1 من الزملاء”") || finding.message.contains("“0 من الزملاء”"))
    #expect(finding.advice.hasPrefix("Add zero, one, two, few and many to Arabic (ar)"))
  }

  /// Forms without `other` are a gap of one kind, not a missing translation as well.
  @Test func formsWithoutOtherAreOneFinding() throws {
    let result = try lint([
      CaseCatalog.entry(
        "%lld photos",
        localizations: [
          "de": localization(["one": "%lld Foto"]),
          "en": localization(["one": "%lld photo", "other": "%lld photos"]),
        ])
    ])
    #expect(result.found == ["missing-plural-form de %lld photos"])
  }

  /// All forms empty is a missing translation, and no gap in the forms.
  @Test func emptyFormsAreAMissingTranslation() throws {
    let result = try lint([
      CaseCatalog.entry(
        "%lld photos",
        localizations: [
          "de": localization(["one": "", "other": ""]),
          "en": localization(["one": "%lld photo", "other": "%lld photos"]),
        ])
    ])
    #expect(result.found == ["missing-translation de %lld photos"])
  }
}
