import Testing

@testable import Linting

/// Inputs at the edges of several rules, through the whole run.
@Suite struct LocalizationEdgeTests {
  private static func lint(
    _ strings: String, configuration: String = "catalogRules: all\n",
    _ change: (inout LintOptions) -> Void = { _ in }
  ) throws -> RunResult {
    let folder = try TemporaryFolder()
    try folder.write("copyfit.yml", configuration)
    try folder.write(
      "Localizable.xcstrings",
      #"{"sourceLanguage":"en","strings":{"# + strings + #"},"version":"1.0"}"#)
    var options = LintOptions()
    options.paths = [folder.path]
    change(&options)
    return LintRun.run(options)
  }

  private static func unit(_ value: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
  }

  private static func german(_ key: String, _ value: String) -> String {
    #""\#(key)":{"localizations":{"de":\#(unit(value))}}"#
  }

  private static func substitution(_ number: Int, _ one: String, _ other: String) -> String {
    #"{"argNum":\#(number),"formatSpecifier":"lld","variations":{"plural":{"one":"#
      + unit(one) + #","other":"# + unit(other) + "}}}"
  }

  /// Each form of each of two substitutions on its own: what the other one leaves out is no excuse.
  @Test func oneOfTwoSubstitutionsLosesItsNumber() throws {
    func localization(_ files: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"%#@f@ %#@g@"},"substitutions":{"f":"#
        + Self.substitution(1, "%arg x", files) + #","g":"#
        + Self.substitution(2, "%arg y", "%arg z") + "}}"
    }
    let strings =
      #""%lld f %lld g":{"localizations":{"en":"# + localization("%arg files") + #","de":"#
      + localization("Dateien") + "}}"
    let found = try Self.lint(strings).findings
    #expect(found.map(\.rule) == ["placeholder-mismatch"])
    #expect(found.first?.text == "Dateien")
  }

  /// What the code passes for a key without a source text is not known.
  @Test(arguments: ["welcomeMessage", "greeting", "home.greeting", "HOME_GREETING"])
  func symbolicKeys(key: String) throws {
    #expect(try Self.lint(Self.german(key, "Hallo %@")).findings.isEmpty)
  }

  @Test(arguments: ["Hi there", "Welcome back"])
  func textsThatGetNoArguments(key: String) throws {
    let found = try Self.lint(Self.german(key, "Hallo %@")).findings
    #expect(found.map(\.rule) == ["placeholder-mismatch"])
  }

  @Test(arguments: [" ", "\\n", "\u{A0}", "\u{200B}"])
  func blankTranslations(value: String) throws {
    let found = try Self.lint(Self.german("Hi there", value)).findings
    #expect(found.map(\.rule) == ["edge-whitespace"])
    #expect(found.first?.message.contains("nothing but") == true)
  }

  @Test func listedLocalesThatTheCatalogLacks() throws {
    let configuration = "catalogRules: all\nlocales: [de, de-AT, es]\n"
    let found = try Self.lint(
      Self.german("Hi there", "Hallo"), configuration: configuration
    ).findings
    #expect(found.map(\.rule) == ["missing-locale"])
    #expect(found.map(\.locale) == ["es"])
  }

  /// A filter of flows asks for what belongs to them.
  @Test func flowsThatAreFilteredOut() throws {
    let strings = [
      Self.german("First thing", "Erstes "), Self.german("Second thing", "Zweites "),
      Self.german("Other thing", "Anderes "),
    ].joined(separator: ",")
    let configuration = """
      catalogRules: all
      devices: [iphone-16]
      contentSizes: [large]
      flows:
        - { id: one, steps: [First thing], showsCaption: false }
        - { id: two, steps: [Second thing], showsCaption: false }
      """
    func keys(_ flows: [String]) throws -> [String] {
      try Self.lint(strings, configuration: configuration) {
        $0.flows = flows
        $0.only = ["edge-whitespace"]
      }.findings.map(\.key)
    }
    #expect(try keys([]) == ["First thing", "Second thing", "Other thing"])
    #expect(try keys(["two"]) == ["Second thing"])
  }

  @Test func oneFindingForAllThatACommentSilencesInVain() throws {
    let brackets = String(repeating: "[copyfit:ignore nope] ", count: 50)
    let strings =
      #""Hi there":{"comment":"\#(brackets)","localizations":{"de":"#
      + Self.unit("Hallo") + "}}"
    let found = try Self.lint(strings).findings
    #expect(found.map(\.rule) == ["unused-suppression"])
  }

  /// Nouns stay singular after numbers: `one` is hardly needed.
  @Test(arguments: ["eu", "fil", "tl", "ku", "ckb", "tr"])
  func hardlyNeededForms(locale: String) throws {
    let english =
      #"{"variations":{"plural":{"one":"# + Self.unit("%lld day") + #","other":"#
      + Self.unit("%lld days") + "}}}"
    let strings =
      #""%lld days":{"localizations":{"en":"# + english
      + #","\#(locale)":{"variations":{"plural":{"other":"# + Self.unit("%lld egun") + "}}}}}"
    let found = try Self.lint(strings).findings
    #expect(found.map(\.rule) == ["missing-plural-form"])
    #expect(found.map(\.severity) == [.note])
  }

  /// A configuration that cannot be read says nothing of its locales.
  @Test func filtersBesideABrokenConfiguration() throws {
    let result = try Self.lint(
      Self.german("Hi there", "Hallo"),
      configuration: "ignore:\n  - { rule: edge-whitspace, reason: x }\n"
    ) { $0.locales = ["fr"] }
    #expect(result.problems.map(\.kind) == [.configuration])
  }
}
