import Testing

@testable import Linting

/// What the system replaces besides placeholders: phrases of App Shortcuts, grammar agreement, and
/// texts that are no formats.
@Suite struct TextMarkupTests {
  private static func lint(
    _ key: String, en: String? = nil, de: [String], file: String = "AppShortcuts"
  ) throws -> [Finding] {
    func localization(_ values: [String]) -> String {
      values.count == 1
        ? #"{"stringUnit":{"state":"translated","value":"\#(values[0])"}}"#
        : #"{"stringSet":{"state":"translated","values":\#(values)}}"#
    }
    var options = LintOptions()
    options.only = ["placeholder-mismatch"]
    let english = en.map { #""en":\#(localization([$0])),"# } ?? ""
    let result = try CaseProject(files: [
      "\(file).xcstrings":
        #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{\#(english)"de":\#(localization(de))}}},"version":"1.0"}"#,
      "copyfit.yml": "catalogRules: all",
    ]).lint(options)
    #expect(result.problems == [])
    return result.findings
  }

  private static let phrase = "Add ${title} in ${applicationName}"

  struct Phrase: CustomTestStringConvertible, Sendable {
    var german: String
    var message: String
    var advice: String
    var testDescription: String { german }

    init(_ german: String, _ message: String, _ advice: String) {
      (self.german, self.message, self.advice) = (german, message, advice)
    }
  }

  static let phrases = [
    Phrase(
      "${title} hinzufügen",
      "lacks `${applicationName}`. Every phrase of an App Shortcut has to have the app's name; Xcode "
        + "refuses it without.", "Put `${applicationName}` in."),
    Phrase(
      "In ${applicationName} hinzufügen",
      "lacks `${title}`. What the source says there is left out.", "Put `${title}` in."),
    Phrase(
      "${title} in ${applicationname}",
      "lacks `${applicationName}` and has `${applicationname}`. Every phrase of an App Shortcut has "
        + "to have the app's name; Xcode refuses it without.",
      "Write `${applicationName}` for `${applicationname}`."),
    Phrase(
      "${Titel} in ${applicationName}",
      "lacks `${title}` and has `${Titel}`. What the source says there is left out.",
      "Write `${title}` for `${Titel}`."),
    Phrase(
      "${title} in {applicationName}",
      "lacks `${applicationName}` and has `{applicationName}`. Every phrase of an App Shortcut has "
        + "to have the app's name; Xcode refuses it without.",
      "Write `${applicationName}` for `{applicationName}`."),
    Phrase(
      "${title} in $ {applicationName}",
      "lacks `${applicationName}` and has `$ {applicationName}`. Every phrase of an App Shortcut "
        + "has to have the app's name; Xcode refuses it without.",
      "Write `${applicationName}` for `$ {applicationName}`."),
    Phrase(
      "${title} in ${applicationName",
      "lacks `${applicationName}` and has `${applicationName`. Every phrase of an App Shortcut has "
        + "to have the app's name; Xcode refuses it without.",
      "Write `${applicationName}` for `${applicationName`."),
    Phrase(
      "${title} mit ${amount} in ${applicationName}",
      "has `${amount}`. The source has no such variable, and nothing is put in its place.",
      "Take `${amount}` out."),
  ]

  @Test(arguments: phrases) func shortcutPhrase(_ test: Phrase) throws {
    let found = try Self.lint(Self.phrase, de: [test.german])
    #expect(found.count == 1)
    #expect(found.first?.message == "German (de): “\(test.german)” \(test.message)")
    #expect(found.first?.advice == test.advice)
    #expect(found.first?.severity == .error)
  }

  @Test func eachPhraseOfASet() throws {
    let found = try Self.lint(
      Self.phrase,
      de: [
        "${title} in ${applicationName}", "${title} hinzufügen", "Mit ${applicationName} ${title}",
      ])
    #expect(found.map(\.text) == ["${title} hinzufügen"])
  }

  @Test(arguments: ["In ${applicationName}: ${title} (neu)", "50 % ${title} in ${applicationName}"])
  func goodPhrases(german: String) throws {
    #expect(try Self.lint(Self.phrase, de: [german]).isEmpty)
  }

  @Test func theSourceNeedsTheName() throws {
    let found = try Self.lint(
      Self.phrase, en: "Add ${title}", de: ["${title} in ${applicationName}"])
    #expect(found.map(\.locale) == ["en"])
  }

  /// In other catalogs it is prose, and without variables nobody knows.
  @Test func noPhrases() throws {
    #expect(try Self.lint(Self.phrase, de: ["Hinzufügen"], file: "Localizable").isEmpty)
    #expect(try Self.lint("Add", de: ["Hinzufügen"]).isEmpty)
  }

  // MARK: Info.plist

  @Test func aPlaceholderForInfoPlist() throws {
    let found = try Self.lint(
      "NSCameraUsageDescription", en: "Scans cards.", de: ["Für %@."], file: "InfoPlist")
    #expect(
      found.map(\.message) == [
        "German (de): “Für %@.” has `%@`. Texts for Info.plist are no formats: it is shown as it is."
      ])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.advice == "Write what should stand there instead of `%@`.")
  }

  @Test func aPercentSignForInfoPlist() throws {
    #expect(
      try Self.lint("NSUsage", en: "100% sure", de: ["100 % des Preises"], file: "InfoPlist")
        .isEmpty)
  }

  // MARK: Grammar agreement

  @Test(arguments: [
    ("^[%lld Dateien(inflect: true)", "opens `^[` and does not close it"),
    ("[%lld Dateien](inflect: true)", "has `](inflect: …)` without `^[` before it"),
    ("^[%lld Dateien](inflect: true", "has no `)` behind `](inflect: true`"),
    ("^[%lld Dateien] (inflect: true)", "has nothing like `(inflect: true)` right behind `^[…]`"),
    ("^[%lld Dateien]", "has nothing like `(inflect: true)` right behind `^[…]`"),
  ])
  func brokenAgreement(german: String, message: String) throws {
    let found = try Self.lint(
      "^[%lld file](inflect: true)", de: [german], file: "Localizable")
    #expect(
      found.map(\.message) == [
        "German (de): “\(german)” \(message). Markup that is not whole is shown as it is, and the "
          + "words keep their form."
      ])
    #expect(found.first?.severity == .warning)
  }

  @Test(arguments: [
    "^[%lld Datei](inflect: true)", "%lld Dateien", "[x] ^[%lld Datei](inflect: true) [y](z)",
    "^[%lld ^[neue](agreeWithArgument: 1) Datei](inflect: true)",
  ])
  func wholeAgreement(german: String) throws {
    #expect(
      try Self.lint("^[%lld file](inflect: true)", de: [german], file: "Localizable").isEmpty)
  }

  @Test func aCaretOfProse() throws {
    #expect(try Self.lint("Ctrl ^[ and 2^[n", de: ["Strg ^["], file: "Localizable").isEmpty)
  }

  /// Work grows with the text alone.
  @Test(arguments: ["^[", "](inflect", "${a", "( ", "$ {"])
  func longTexts(piece: String) {
    let text = String(repeating: piece, count: 100_000)
    let started = ContinuousClock.now
    _ = InflectionMarkup.fault(in: text, isInflected: true)
    _ = AppShortcutPhrase(text).broken.count
    #expect(ContinuousClock.now - started < .seconds(10))
  }
}
