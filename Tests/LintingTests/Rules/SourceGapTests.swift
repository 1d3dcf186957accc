import Testing

@testable import Linting

/// Keys that are identifiers and have no text in the source language.
@Suite struct SourceGapTests {
  private static func lint(_ key: String, _ members: String, file: String = "Localizable")
    throws -> [Finding]
  {
    var options = LintOptions()
    options.only = ["missing-translation"]
    let result = try CaseProject(files: [
      "\(file).xcstrings":
        #"{"sourceLanguage":"en","strings":{"\#(key)":{\#(members)}},"version":"1.0"}"#,
      "copyfit.yml": "catalogRules: all",
    ]).lint(options)
    #expect(result.problems == [])
    return result.findings.filter { $0.locale == "en" }
  }

  private static func texts(_ texts: [(String, String)], state: String = "translated") -> String {
    let members = texts.map {
      #""\#($0)":{"stringUnit":{"state":"\#(state)","value":"\#($1)"}}"#
    }
    return #""localizations":{\#(members.joined(separator: ","))}"#
  }

  private static let manual = #""extractionState":"manual""#

  @Test(arguments: [
    ("checkout.title", #"\#(manual),\#(texts([("de", "Kasse")]))"#, false),
    ("checkoutTitle", #"\#(manual),\#(texts([("de", "Kasse")]))"#, false),
    ("checkout_title", manual, false), ("checkout.cart.title", manual, false),
    ("checkout.title", texts([("de", "Kasse"), ("en", "")]), true),
    ("checkout_title", #"\#(manual),\#(texts([("en", "")], state: "new"))"#, true),
  ])
  func isFound(key: String, members: String, isEmpty: Bool) throws {
    let found = try Self.lint(key, members)
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    let what = isEmpty ? "an empty text" : "no text"
    #expect(
      found.first?.message.hasPrefix("“\(key)” has \(what) in English (en), the source language.")
        == true)
    #expect(found.first?.advice == "Write the text in English (en).")
  }

  @Test(arguments: [
    ("Accessibility", #"\#(manual),\#(texts([("de", "Bedienungshilfen")]))"#),
    ("Wi-Fi", #"\#(manual),\#(texts([("de", "WLAN")]))"#),
    ("Save...", #"\#(manual),\#(texts([("de", "Sichern")]))"#),
    ("e.g.", #"\#(manual),\#(texts([("de", "z. B.")]))"#),
    ("SoundTrack", #"\#(manual),\#(texts([("de", "Tonspur")]))"#), ("github.com", manual),
    ("iCloud", manual),
    ("checkout.title", texts([("de", "Kasse")])),
    ("checkout.title", #"\#(manual),"shouldTranslate":false"#),
    ("list.suffix", #"\#(manual),\#(texts([("de", ""), ("en", "")]))"#),
    ("checkout.title", #"\#(manual),\#(texts([("de", "Kasse"), ("en", "Checkout")]))"#),
  ])
  func passes(key: String, members: String) throws {
    #expect(try Self.lint(key, members).isEmpty)
  }

  @Test func infoPlistHasItsOwnTexts() throws {
    let members = #"\#(Self.manual),\#(Self.texts([("de", "Laden")]))"#
    #expect(try Self.lint("CFBundle_Name", members, file: "InfoPlist").isEmpty)
  }

  // MARK: Texts that show nothing

  @Test(arguments: [#"\u200F"#, #"\u200E\u200F"#, #"\u061C"#, #"\u2060"#, #"\uFEFF"#])
  func onlyInvisible(value: String) throws {
    var options = LintOptions()
    options.only = ["edge-whitespace"]
    let result = try CaseProject(files: [
      "A.xcstrings":
        #"{"sourceLanguage":"en","strings":{"Cart":{\#(Self.texts([("de", value)]))}}}"#,
      "copyfit.yml": "catalogRules: all",
    ]).lint(options)
    #expect(result.findings.count == 1)
    #expect(
      result.findings.first?.message.hasPrefix("German (de): the text is nothing but ") == true)
    #expect(result.findings.first?.message.hasSuffix("Nothing is shown for “Cart”.") == true)
  }
}
