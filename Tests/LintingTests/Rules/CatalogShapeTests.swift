import Testing

@testable import Linting

/// Shapes that each consist of known parts, and names next to known ones.
@Suite struct CatalogShapeTests {
  static func lint(
    _ entry: String, rules: [String] = ["misplaced-key"], file: String = "Localizable"
  )
    throws -> RunResult
  {
    var options = LintOptions()
    options.only = rules
    let catalog = #"{"sourceLanguage":"en","strings":{"Cart":\#(entry)},"version":"1.0"}"#
    return try CaseProject(files: [
      "\(file).xcstrings": catalog, "copyfit.yml": "catalogRules: all",
    ]).lint(options)
  }

  private static func unit(_ value: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
  }
  private static let korb = #""stringUnit":{"state":"translated","value":"Korb"}"#
  private static let plural = #""plural":{"one":\#(unit("Korb")),"other":\#(unit("Körbe"))}"#
  private static let device = #""device":{"mac":\#(unit("Korb")),"other":\#(unit("Körbe"))}"#

  private static func de(_ members: String) -> String {
    #"{"localizations":{"de":{\#(members)}}}"#
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var entry: String
    var severity: Severity
    var message: String
    var advice: String
    var testDescription: String { entry }

    init(_ entry: String, _ severity: Severity, _ message: String, _ advice: String) {
      (self.entry, self.severity) = (entry, severity)
      (self.message, self.advice) = (message, advice)
    }
  }

  static let cases = [
    Case(
      de(#"\#(korb),"variations":{\#(plural)}"#), .warning,
      "`stringUnit` stands beside `variations` in German (de) of “Cart”. Only one of the two is "
        + "shown, and Xcode's export loses the other.",
      "Delete `stringUnit`, if the variations say all that it says."),
    Case(
      de(#""variations":{\#(device),\#(plural)}"#), .warning,
      "`plural` stands beside `device` in German (de) of “Cart”. Only one of the two selects the "
        + "text, and Xcode's export loses the other.",
      "Move the plural forms into each device that is named."),
    Case(
      de(
        #""variations":{"device":{"mac":\#(unit("Korb")),"other":{"variations":{\#(plural)}}}}"#),
      .warning,
      "Variations stand inside the device `other` in German (de) of “Cart”. Xcode's compiler "
        + "rejects the catalog.",
      "Give `other` one text, and name the devices whose text varies by plural."),
    Case(
      de(
        #""variations":{"plural":{"one":{"variations":{\#(device)}},"other":\#(unit("Körbe"))}}"#),
      .error,
      "Variations stand inside the plural form `one` in German (de) of “Cart”. Xcode's compiler "
        + "rejects the catalog.",
      "Turn them round: vary by device first, and inside each device by plural."),
    Case(
      de(#""variations":{"width":{"20":\#(unit("Korb"))}}"#), .warning,
      "`width` stands as an axis of `variations` in German (de) of “Cart”. String Catalogs vary by "
        + "plural and device only: Xcode no longer takes texts for widths.",
      "Keep one text, beside `variations`, and let Dynamic Type and the layout fit it."),
    Case(
      de(#""stringUnit":{"state":"translated","Value":"Korb"}"#), .error,
      "`Value` stands where `value` belongs in German (de) of “Cart”. Xcode passes over it without "
        + "a word: the text is never shown.", "Write it `value`."),
    Case(
      de(#""stringUnit":{"state":"translated","values":"Korb"}"#), .error,
      "`values` stands where `value` belongs in German (de) of “Cart”. Xcode passes over it "
        + "without a word: the text is never shown.", "Write it `value`."),
    Case(
      #"{"shouldtranslate":false}"#, .warning,
      "`shouldtranslate` stands where `shouldTranslate` belongs in “Cart”. Xcode passes over it "
        + "without a word: the key counts as one to be translated.", "Write it `shouldTranslate`."),
    Case(
      de(#""stringUnit":{"state":"needs-review","value":"Korb"}"#), .warning,
      "`needs-review` is no state that Xcode has in German (de) of “Cart”. What looks for texts to "
        + "translate or to review passes over it.", "Write it `needs_review`."),
    Case(
      de(#""stringUnit":{"state":"New","value":"Korb"}"#), .warning,
      "`New` is no state that Xcode has in German (de) of “Cart”. What looks for texts to "
        + "translate or to review passes over it.", "Write it `new`."),
    Case(
      #"{"extractionState":"Manual"}"#, .warning,
      "`Manual` is no extraction state that Xcode has in “Cart”. The key is not treated as it "
        + "says.", "Write it `manual`."),
    Case(
      de(#""variations":{"device":{"iPhone":\#(unit("Korb")),"other":\#(unit("Körbe"))}}"#), .error,
      "`iPhone` stands among the devices, where `iphone` belongs in German (de) of “Cart”. Xcode "
        + "passes over it without a word: the text is never shown.", "Write it `iphone`."),
    Case(
      de(#""variations":{"device":{"watch":\#(unit("Korb")),"other":\#(unit("Körbe"))}}"#), .error,
      "`watch` stands among the devices, where `applewatch` belongs in German (de) of “Cart”. "
        + "Xcode passes over it without a word: the text is never shown.", "Write it `applewatch`."),
    Case(
      de(#""stringUnit":{"state":"new","value":"%#@n@"},"substitutions":{"n":{"argnum":1}}"#),
      .warning,
      "`argnum` stands where `argNum` belongs in German (de) of “Cart”. Xcode passes over it "
        + "without a word: the substitution reads the next argument.", "Write it `argNum`."),
  ]

  @Test(arguments: cases) func oneFinding(_ test: Case) throws {
    let result = try Self.lint(test.entry)
    #expect(result.problems == [])
    #expect(result.findings.count == 1)
    let finding = try #require(result.findings.first)
    #expect(finding.message == test.message)
    #expect(finding.advice == test.advice)
    #expect(finding.severity == test.severity)
    #expect(finding.key == "Cart")
  }

  /// A tool's own words and members, and what a later Xcode may add.
  @Test(arguments: [
    de(#""stringUnit":{"state":"untranslated","value":"Korb"}"#),
    de(#""stringUnit":{"state":"final","value":"Korb"}"#),
    de(#""stringUnit":{"state":"signed-off","value":"Korb"}"#),
    de(#""stringUnit":{"state":"new","value":"Korb","values":"x","State":"x"}"#),
    de(#""stringUnit":{"state":"new","value":"Korb","reviewedBy":"x"}"#),
    de(#"\#(korb),"substitutions":{"n":{"argNum":1,"variations":{\#(plural)}}}"#),
    de(#""variations":{"device":{"mac":{"variations":{\#(plural)}},"other":\#(unit("Korb"))}}"#),
    de(#"\#(korb),"variations":{}"#),
    de(#""variations":{"device":{"fridge":\#(unit("Korb")),"other":\#(unit("Körbe"))}}"#),
    #"{"shouldTranslate":false,"shouldtranslate":false}"#, #"{"translatable":false}"#,
    #"{"extractionState":"imported"}"#, #"{"comments":"x"}"#, #"{"isSymbol":true}"#,
  ])
  func passes(entry: String) throws {
    #expect(try Self.lint(entry).findings.isEmpty, "\(entry)")
  }

  /// Rules about forms and devices are silent where those are turned inside out.
  @Test func nothingLacksOther() throws {
    let inside = #""variations":{"device":{"iphone":\#(Self.unit("Korb"))}}"#
    let result = try Self.lint(
      Self.de(
        #""variations":{"plural":{"one":{\#(inside)},"other":\#(Self.unit("Körbe"))}}"#),
      rules: ["misplaced-key", "missing-plural-form", "device-variation-missing"])
    #expect(result.findings.map(\.rule) == ["misplaced-key"])
  }

  // MARK: Wrong types

  @Test func aWrongTypeCostsOneEntry() throws {
    let result = try CaseProject(files: [
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{
      "Bad":{"localizations":{"de":{"stringUnit":{"value":7}}}},
      "Cart":{"localizations":{"de":{"stringUnit":{"state":"new","value":"Cart"}}}}
      },"version":"1.0"}
      """
    ]).lint()
    #expect(result.findings.map(\.key) == ["Cart"])
    #expect(result.summary.catalogs == 1)
    let problem = try #require(result.problems.first)
    #expect(result.problems.count == 1)
    #expect(problem.kind == .malformedCatalog)
    #expect(problem.position?.line == 2)
    #expect(problem.position?.column == 53)
    #expect(
      problem.message
        == "The entry \"Bad\" was left out: expected “value” to be a text in double quotes, found "
        + "a number, “7”.")
  }

  @Test func ofVeryManyTheFirstAreNamed() throws {
    let entries = (0..<50).map { #""k\#($0)":7"# }.joined(separator: ",")
    let result = try CaseProject(files: [
      "A.xcstrings": #"{"sourceLanguage":"en","strings":{\#(entries)}}"#
    ]).lint()
    #expect(result.problems.count == 20)
    #expect(result.problems.last?.message.hasSuffix("So were 30 more.") == true)
  }

  @Test func aFlowWhoseKeyWasLeftOut() throws {
    let result = try CaseProject(files: [
      "A.xcstrings": #"{"sourceLanguage":"en","strings":{"Cart":7,"Pay":{}}}"#,
      "copyfit.yml": "flows: [{ id: checkout, steps: [Cart, Pay] }]",
    ]).lint()
    #expect(result.problems.map(\.kind) == [.malformedCatalog, .uncheckedFlow])
    #expect(
      result.problems.last?.message.hasSuffix("in A.xcstrings could not be read.") == true)
  }
}
