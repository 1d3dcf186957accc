import Testing

@testable import Linting

@Suite struct MisplacedKeyTests {
  private static func lint(
    strings: String = "", beside: String = "", configuration: String = "catalogRules: all"
  ) throws -> [Finding] {
    var options = LintOptions()
    options.only = ["misplaced-key"]
    let catalog = #"{"sourceLanguage":"en","strings":{\#(strings)}\#(beside),"version":"1.0"}"#
    let result = try CaseProject(files: [
      "Localizable.xcstrings": catalog, "copyfit.yml": configuration,
    ]).lint(options)
    #expect(result.problems == [])
    return result.findings
  }

  private static let unit = #"{"stringUnit":{"state":"translated","value":"Korb"}}"#
  private static let entry = #"{"localizations":{"de":\#(unit)}}"#

  // MARK: Beside strings

  @Test func eachKeyBesideStringsIsAFinding() throws {
    let found = try Self.lint(
      strings: #""Cart":{}"#,
      beside: #","Pay":\#(Self.entry),"Send":{"extractionState":"manual"},"Done":{ }"#)
    #expect(found.map(\.key).sorted() == ["Done", "Pay", "Send"])
    #expect(found.allSatisfy { $0.locale.isEmpty && $0.severity == .error })
    let pay = try #require(found.first { $0.key == "Pay" })
    #expect(
      pay.message
        == "The key “Pay” stands beside `strings` instead of inside it. Xcode passes over "
        + "it without a word: the key and its texts are lost.")
    #expect(pay.advice == "Move it into `strings`.")
    #expect(pay.location.position.column == 46)
  }

  @Test(arguments: [
    #","exportedAt":"2025-01-01""#, #","formatVersion":3"#, #","tags":["a"]"#, #","x":null"#,
    #","metadata":{"tool":"platform","version":"2"}"#, #","metadata":{}"#, #","comment":"ours""#,
  ])
  func whatIsNoKeyPasses(beside: String) throws {
    #expect(try Self.lint(strings: #""Cart":{}"#, beside: beside).isEmpty)
  }

  @Test func localizationsBesideStrings() throws {
    let found = try Self.lint(
      strings: #""Cart":{}"#, beside: #","localizations":{"de":\#(Self.unit)}"#)
    #expect(found.map(\.key) == [""])
    #expect(found.first?.message.hasPrefix("`localizations` stands beside `strings`.") == true)
    #expect(
      found.first?.advice == "Move it into the entry of its key, inside `strings`.")
  }

  // MARK: Inside entries

  /// One finding says all that is out of place in a language, and where each belongs.
  @Test func severalPlacesOfOneLanguage() throws {
    let members = #""value":"Korb","one":\#(Self.unit),"two":\#(Self.unit),"mac":\#(Self.unit)"#
    let found = try Self.lint(
      strings: #""Cart":{"localizations":{"de":{\#(members)}}}"#)
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "`value` stands outside `stringUnit`, `one` and `two` stand outside `plural` and `mac` stands "
        + "outside `device` in German (de) of “Cart”. Xcode passes over them without a word: the "
        + "text is never shown.")
    #expect(
      found.first?.advice
        == "Move `value` into `stringUnit`. Move `one` and `two` into `plural`, inside `variations`. "
        + "Move `mac` into `device`, inside `variations`.")
  }

  @Test func severalSlipsOfOneLanguage() throws {
    let found = try Self.lint(
      strings: #""Cart":{"localizations":{"de":{"string_unit":{"value":"Korb"},"value":"Korb"}}}"#)
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "`string_unit` stands where `stringUnit` belongs and `value` stands outside `stringUnit` in "
        + "German (de) of “Cart”. Xcode passes over them without a word: the texts are never shown."
    )
    #expect(
      found.first?.advice
        == "Rename `string_unit` to `stringUnit`. Move `value` into `stringUnit`.")
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var entry: String
    var locale: String
    var what: String
    var cure: String
    var testDescription: String { entry }

    init(_ entry: String, _ locale: String, _ what: String, _ cure: String) {
      (self.entry, self.locale, self.what, self.cure) = (entry, locale, what, cure)
    }

    static func de(_ members: String, _ what: String, _ cure: String) -> Case {
      Case(
        #""localizations":{"de":{\#(members)}}"#, "de", what + " in German (de) of “Cart”.", cure)
    }
  }

  static let cases = [
    Case(
      #""de":\#(unit)"#, "de",
      "`de` stands beside `localizations` instead of inside it in German (de) of “Cart”.",
      "Move it into `localizations`."),
    Case(
      #""value":"Cart""#, "", "`value` stands outside any language in “Cart”.",
      "Move it into `stringUnit` of its language, inside `localizations`."),
    Case(
      #""stringUnit":{"state":"new","value":"x"}"#, "",
      "`stringUnit` stands outside any language in “Cart”.",
      "Move it into its language, inside `localizations`."),
    Case(
      #""variations":{"plural":{}}"#, "", "`variations` stands outside any language in “Cart”.",
      "Move it into its language, inside `localizations`."),
    Case(
      #""one":\#(unit),"other":\#(unit)"#, "",
      "`one` and `other` stand outside any language in “Cart”.",
      "Move them into `variations` of its language, inside `localizations`."),
    Case(
      #""localisations":{"de":\#(unit)}"#, "",
      "`localisations` stands where `localizations` belongs in “Cart”.",
      "Rename it to `localizations`."),
    .de(
      #""state":"translated","value":"Korb""#, "`value` stands outside `stringUnit`",
      "Move it into `stringUnit`."),
    .de(
      #""plural":{"other":\#(unit)}"#, "`plural` stands outside `variations`",
      "Move it into `variations`."),
    .de(
      #""one":\#(unit),"other":\#(unit)"#, "`one` and `other` stand outside `plural`",
      "Move them into `plural`, inside `variations`."),
    .de(
      #""one":"Korb""#, "`one` stands outside `plural`",
      "Move it into `plural`, inside `variations`."),
    .de(
      #""iphone":\#(unit)"#, "`iphone` stands outside `device`",
      "Move it into `device`, inside `variations`."),
    .de(
      #""localizations":{"fr":\#(unit)}"#, "`localizations` stands inside a language",
      "Move it out of the language, into the key's entry."),
    .de(
      #""string_unit":{"value":"Korb"}"#, "`string_unit` stands where `stringUnit` belongs",
      "Rename it to `stringUnit`."),
    .de(
      #""variations":{"one":\#(unit),"other":\#(unit)}"#,
      "`one` and `other` stand beside `plural` instead of inside it", "Move them into `plural`."),
    .de(
      #""variations":{"mac":\#(unit)}"#, "`mac` stands beside `device` instead of inside it",
      "Move it into `device`."),
    .de(
      #""variations":{"plurals":{"one":\#(unit)}}"#, "`plurals` stands where `plural` belongs",
      "Rename it to `plural`."),
    .de(
      #""variations":{"stringUnit":{"value":"Korb"}}"#,
      "`stringUnit` stands inside `variations`, outside any of them",
      "Move it into a plural form or a device, or beside `variations`."),
    .de(
      #""variations":{"plural":{"iphone":\#(unit)}}"#, "`iphone` stands among the plural forms",
      "Move it into `device` inside `variations`."),
    .de(
      #""variations":{"device":{"one":\#(unit)}}"#, "`one` stands among the devices",
      "Move it into `plural` inside `variations`."),
    .de(
      #""variations":{"plural":{"other":{"value":"Korb"}}}"#, "`value` stands outside `stringUnit`",
      "Move it into `stringUnit`."),
    .de(
      #""variations":{"device":{"mac":{"other":\#(unit)}}}"#, "`other` stands outside `plural`",
      "Move it into `plural`, inside `variations`."),
    .de(
      #""stringUnit":{"value":"Korb","variations":{"plural":{}}}"#,
      "`variations` stands inside `stringUnit`", "Move it out of `stringUnit`, beside it."),
    .de(
      #""substitutions":{"n":{"plural":{"other":\#(unit)}}}"#,
      "`plural` stands outside `variations`", "Move it into `variations`."),
  ]

  @Test(arguments: cases) func insideAnEntry(_ test: Case) throws {
    let found = try Self.lint(strings: #""Cart":{\#(test.entry)}"#)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.key == "Cart")
    #expect(finding.locale == test.locale)
    #expect(finding.message.hasPrefix(test.what), "\(finding.message)")
    #expect(finding.message.contains("Xcode passes over"))
    #expect(finding.advice == test.cure)
  }

  @Test func aLanguageInsideAnother() throws {
    let found = try Self.lint(
      strings:
        #""Cart":{"localizations":{"de":{"stringUnit":{"value":"Korb"},"fr":\#(Self.unit)}}}"#)
    #expect(found.map(\.locale) == ["fr"])
    #expect(
      found.first?.message.hasPrefix(
        "`fr` stands inside another language in French (fr) of “Cart”.")
        == true)
  }

  @Test func aKeyInsideAnother() throws {
    let found = try Self.lint(strings: #""Cart":{"Pay":\#(Self.entry)}"#)
    #expect(found.map(\.key) == ["Pay"])
    #expect(found.map(\.locale) == [""])
    #expect(
      found.first?.message.hasPrefix("The key “Pay” stands inside another key in “Cart”.") == true)
    #expect(found.first?.advice == "Move it out of that key, into `strings`.")
  }

  @Test func languagesAreFindingsOfTheirOwn() throws {
    let found = try Self.lint(
      strings: #""Cart":{"localizations":{"de":{"value":"Korb"},"fr":{"value":"Panier"}}}"#)
    #expect(found.map(\.locale).sorted() == ["de", "fr"])
  }

  @Test(arguments: [
    #""reviewer":{"name":"x"}"#, #""labels":["a"]"#, #""state":"new""#, #""note":"value""#,
    #""id":{"tms":"4711"}"#, #""localizationNote":{"text":"x"}"#,
    #""localizations":{"de":{"stringUnit":{"value":"x","author":"me"}}}"#,
    #""localizations":{"de":{"stringUnit":{"value":"x"},"comment":"y"}}"#,
    #""localizations":{"de":{"stringUnit":{"value":"x"},"state":"new"}}"#,
    #""localizations":{"de":{"stringUnit":{"value":"x"},"value":null}}"#,
    #""localizations":{"de":{"variations":{"voice":{"high":\#(unit)}}}}"#,
    #""localizations":{"de":{"variations":{"plural":{"lots":\#(unit)}}}}"#,
    #""localizations":{"de":{"variations":{"device":{"fridge":\#(unit),"other":\#(unit)}}}}"#,
    #""localizations":{"de":{"variations":{"device":{"iphone":{"variations":{"plural":{"one":\#(unit)}}}}}}}"#,
  ])
  func whatTheFormatHasNowherePasses(entry: String) throws {
    #expect(try Self.lint(strings: #""Cart":{\#(entry)}"#).isEmpty, "\(entry)")
  }

  @Test func onlyKeysThatTheRunLooksAt() throws {
    let strings = #""Cart":{},"Pay":{"localizations":{"de":{"value":"Zahlen"}}}"#
    let flow = "flows: [{ id: checkout, steps: [Cart], showsCaption: false }]"
    #expect(try Self.lint(strings: strings, configuration: flow).isEmpty)
    #expect(
      try Self.lint(strings: strings, beside: #","Send":\#(Self.entry)"#, configuration: flow)
        .map(\.key) == ["Send"])
  }

  @Test func aCommentInTheEntrySilencesIt() throws {
    let found = try Self.lint(
      strings: #"""
        "Cart":{"comment":"[copyfit:ignore misplaced-key -- ours]","value":"x"}
        """#)
    #expect(found.isEmpty)
  }
}
