import Testing

@testable import Linting

/// `%#@name@` in a unit's value: the substitution's form for its argument, `%arg` for the number.
@Suite struct SubstitutionTests {
  struct Case: CustomTestStringConvertible {
    var value: String
    var arguments: [SampleArgument]
    var text: String
    /// Whether `items` and `carts` say that they are the arguments 2 and 1.
    var isSwapped: Bool
    var testDescription: String { "\(value) \(arguments) \(isSwapped)" }

    init(
      _ value: String, _ arguments: [SampleArgument], _ text: String, isSwapped: Bool = false
    ) {
      self.value = value
      self.arguments = arguments
      self.text = text
      self.isSwapped = isSwapped
    }
  }

  @Test(arguments: [
    // Without argNum, in the order of the text.
    Case("%#@items@", [.integer(1)], "1 Ding"),
    Case("%#@items@", [.integer(2)], "2 Dinge"),
    Case("%#@items@ in %#@carts@", [.integer(1), .integer(3)], "1 Ding in 3 Körben"),
    Case("%#@items@ in %#@carts@", [.integer(1234), .integer(1)], "1.234 Dinge in einem Korb"),
    // A position counts most.
    Case("%2$#@items@", [.integer(1), .integer(7)], "7 Dinge"),
    Case("%2$#@items@ in %1$#@carts@", [.integer(1), .integer(7)], "7 Dinge in einem Korb"),
    // argNum, where there is no position.
    Case(
      "%#@items@ in %#@carts@", [.integer(3), .integer(1)], "1 Ding in 3 Körben",
      isSwapped: true),
    // Beside ordinary placeholders.
    Case("%@: %#@items@", [.text("Korb"), .integer(1)], "Korb: 1 Ding"),
    Case("%#@items@: %@", [.integer(1), .text("Korb")], "1 Ding: Korb"),
    Case("%#@items@, %lld, %@", [.integer(1), .integer(5), .text("x")], "1 Ding, 5, x"),
    Case("%2$#@items@: %@", [.text("Korb"), .integer(1)], "1 Ding: Korb"),
    Case("%#@items@: %@", [.integer(1)], "1 Ding: %@"),
    Case("%#@items@: 100%%", [.integer(2)], "2 Dinge: 100%"),
    // A name that there is no substitution of stays as it is written, as does half of one.
    Case("%#@others@ da", [], "%#@others@ da"),
    Case("%#@items", [], "%#@items"),
  ])
  func substitutes(_ test: Case) throws {
    let unit = try shown(test)
    let text = FormatString(unit.format).formatted(test.arguments) {
      LocaleNumbers(locale: "de").format($0)
    }
    #expect(text == test.text)
    #expect(unit.unit.value == test.value)
  }

  /// Without a number the form is `other`.
  @Test func withoutArgumentsTheFormIsOther() throws {
    let unit = try shown(Case("%#@items@ hier", [], ""))
    #expect(unit.format == "%1$lld Dinge hier")
  }

  private func shown(_ test: Case) throws -> ShownUnit {
    func number(_ number: Int) -> String { test.isSwapped ? "\"argNum\" : \(number)," : "" }
    let loaded = try CopySample.catalog(
      """
      "K" : { "localizations" : { "de" : {
        "stringUnit" : { "state" : "translated", "value" : "\(test.value)" },
        "substitutions" : {
          "items" : { \(number(2)) "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%arg Ding" } },
            "other" : { "stringUnit" : { "value" : "%arg Dinge" } } } } },
          "carts" : { \(number(1)) "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "einem Korb" } },
            "other" : { "stringUnit" : { "value" : "%arg Körben" } } } } } } } } }
      """)
    let localization = try #require(loaded.catalog.entry(forKey: "K")?.localization("de"))
    return try #require(ShownUnit(localization, arguments: test.arguments, locale: "de"))
  }

  /// A form that names itself is put in once, not for ever.
  @Test func aSubstitutionThatNamesItself() throws {
    let loaded = try CopySample.catalog(
      """
      "K" : { "localizations" : { "de" : {
        "stringUnit" : { "value" : "%#@a@" },
        "substitutions" : { "a" : { "argNum" : -9223372036854775808, "variations" : { "plural" : {
          "other" : { "stringUnit" : { "value" : "%#@a@ %arg %arg" } } } } } } } } }
      """)
    let localization = try #require(loaded.catalog.entry(forKey: "K")?.localization("de"))
    let unit = try #require(ShownUnit(localization, arguments: [.integer(1)], locale: "de"))
    #expect(unit.format.hasPrefix("%#@a@ "))
  }

  @Test func replacesEveryOccurrence() {
    #expect(
      "%arg and %arg%arg".replacingOccurrences(of: "%arg", with: "%1$lld")
        == "%1$lld and %1$lld%1$lld")
    #expect("none".replacingOccurrences(of: "%arg", with: "x") == "none")
    #expect("".replacingOccurrences(of: "%arg", with: "x") == "")
  }
}
