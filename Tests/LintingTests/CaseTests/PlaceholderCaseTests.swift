import Testing

@testable import Linting

/// Texts whose placeholders crashed an app, and texts that look as if they would.
@Suite struct PlaceholderCaseTests {
  private func lint(_ entries: [String]) throws -> RunResult {
    try CaseProject(files: ["Localizable.xcstrings": CaseCatalog.text(entries)]).lint()
  }

  private func findings(_ entries: [String]) throws -> [Finding] {
    let result = try lint(entries)
    #expect(result.problems == [])
    return result.findings("placeholder-mismatch")
  }

  /// Two arguments of different types changed places: Korean without positions, Turkish with.
  @Test func swappedArguments() throws {
    let found = try findings([
      CaseCatalog.entry(
        "digits %lld to %@",
        [
          "en": "Type the %lld digits that %@ got:", "ko": "%@(으)로 받은 %lld자리를 입력:",
          "tr": "%2$@ numarasına gelen %1$lld haneyi girin:",
        ])
    ])
    #expect(found.map(\.locale) == ["ko"])
    let finding = try #require(found.first)
    #expect(finding.severity == .error)
    #expect(finding.message.contains("At run time that crashes or shows garbage."))
    #expect(finding.advice == "Write `%2$@ … %1$lld`: with positions the order is free.")
  }

  private func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let members = forms.map { #""\#($0)" : \#(CaseCatalog.unit($1))"# }
    return #"{ "variations" : { "plural" : { \#(members.joined(separator: ", ")) } } }"#
  }

  /// English `one` is the number 1 and need not say it; what it leaves out others may leave out.
  @Test func pluralFormsOfTheSourceThatOmitTheNumber() throws {
    let found = try findings([
      CaseCatalog.entry(
        "%lld photos left",
        localizations: [
          "en": plural(["one": "The last photo", "other": "%lld photos left"]),
          "de": plural(["one": "Das letzte Foto", "other": "Noch %lld Fotos"]),
          "pt-BR": plural(["one": "A última foto", "other": "Restam %lld fotos"]),
          "pl": plural([
            "one": "Ostatnie zdjęcie", "few": "Zostały %lld", "many": "Zostało %lld",
            "other": "Zostało %lld",
          ]),
        ])
    ])
    #expect(found.map(\.message) == [])
  }

  /// A substitution without `argNum` is right; its number is the text's only argument.
  @Test func substitutionWithoutItsNumber() throws {
    let substitution = { (number: String) in
      """
      { "stringUnit" : { "state" : "translated", "value" : "%#@n@" },
        "substitutions" : { "n" : { \(number) "formatSpecifier" : "lld",
          "variations" : { "plural" : { "other" : \(CaseCatalog.unit("%arg")) } } } } }
      """
    }
    let found = try findings([
      CaseCatalog.entry(
        "seen by %lld",
        localizations: ["en": substitution(#""argNum" : 1,"#), "ja": substitution("")])
    ])
    #expect(found.map(\.message) == [])
  }

  /// What App Shortcuts put in is no printf placeholder.
  @Test func applicationName() throws {
    let set =
      #"{ "stringSet" : { "state" : "translated", "values" : ["Open ${applicationName}"] } }"#
    let other = #"{ "stringSet" : { "state" : "translated", "values" : ["Öffnen 100 %"] } }"#
    let found = try findings([
      CaseCatalog.entry("Open ${applicationName}", localizations: ["en": set, "de": other])
    ])
    #expect(found.map(\.message) == [])
  }
}
