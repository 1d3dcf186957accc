import Testing

@testable import StringCatalogs

/// A member of the wrong type costs its own entry and nothing else.
@Suite struct UnreadEntryTests {
  private static let sound = #"{"localizations":{"de":{"stringUnit":{"value":"Korb"}}}}"#

  @Test(arguments: [
    #""v""#, "[]", "7", "null", #"{"comment":5}"#,
    #"{"localizations":{"fr":{"stringUnit":{"value":7}}}}"#,
    #"{"b":1,"a":2,"b":3,"localizations":{"fr":{"variations":{"device":{"mac":1}}}}}"#,
    #"{"localizations":{"it":{},"fr":{"stringUnit":[]}}}"#,
  ])
  func theOthersAreRead(entry: String) throws {
    let catalog = try catalog(
      strings: #""Cart":\#(Self.sound),"Broken":\#(entry),"Pay":\#(Self.sound)"#)
    #expect(catalog.entries.map(\.key) == ["Cart", "Pay"])
    #expect(catalog.entry(forKey: "Broken") == nil)
    #expect(catalog.leftOut("Broken"))
    #expect(!catalog.leftOut("Cart"))
    #expect(catalog.locales == ["de", "en"])
    #expect(catalog.irregularities == [])
    #expect(catalog.unread.map(\.key) == ["Broken"])
    #expect(catalog.unread.first?.error.kind == .wrongType)
  }

  @Test func placeAndWords() throws {
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\n\"a\":{},\n\"é\":{\"comment\":5},\n\"z\":{}}}"
    let catalog = try StringCatalog(parsing: text)
    let error = try #require(catalog.unread.first?.error)
    #expect(error.position.line == 3)
    #expect(error.position.column == 17)
    #expect(
      error.message == "expected “comment” to be a text in double quotes, found a number, “5”")
  }

  /// Malformed JSON is no catalog, whatever stands before it.
  @Test func syntaxBehindAWrongType() throws {
    let error = try readingError(
      #"{"sourceLanguage":"en","strings":{"a":{"comment":5,"x":[1,]},"b":{}}}"#)
    #expect(error.kind == .trailingComma)
  }

  @Test func ofTwoEntriesTheOneThatCanBeReadCounts() throws {
    let catalog = try catalog(strings: #""Cart":\#(Self.sound),"Cart":{"comment":5}"#)
    #expect(catalog.entry(forKey: "Cart")?.localizations.count == 1)
    #expect(catalog.effectiveEntries.count == 1)
    let turned = try self.turned()
    #expect(turned.entry(forKey: "Cart")?.localizations.count == 1)
  }

  private func turned() throws -> StringCatalog {
    try catalog(strings: #""Cart":{"comment":5},"Cart":\#(Self.sound)"#)
  }

  /// Names of the entry that was left do not count for the next.
  @Test func namesAreForgotten() throws {
    let names = (0..<50).reversed().map { #""n\#($0)":1"# }.joined(separator: ",")
    let catalog = try catalog(
      strings: #""A":{\#(names),"comment":5},"B":{\#(names)},"C":{"z":1,"z":2}"#)
    #expect(
      catalog.irregularities.filter { $0.kind == .duplicateMember }.map(\.name) == ["z"])
  }

  @Test func aVersionThatIsANumber() throws {
    let catalog = try StringCatalog(
      parsing: #"{"sourceLanguage":"en","strings":{"Cart":{}},"version":1.0}"#)
    #expect(catalog.entries.count == 1)
    #expect(catalog.version == nil)
    #expect(catalog.unread.map(\.key) == [nil])
  }

  /// One line of many faults: each place is found without counting from the line's start.
  @Test func manyInOneLine() throws {
    let entries = (0..<20_000).map { #""é\#($0)":7"# }.joined(separator: ",")
    let started = ContinuousClock.now
    let catalog = try catalog(strings: entries)
    #expect(catalog.unread.count == 20_000)
    #expect(ContinuousClock.now - started < .seconds(10))
  }

  // MARK: Slips

  @Test(arguments: [
    (#"{"sourceLangauge":"en","strings":{}}"#, 2, "sourceLanguage", "sourceLangauge"),
    (#"{"sourcelanguage":"en","strings":{}}"#, 2, "sourceLanguage", "sourcelanguage"),
    (#"{"sourceLanguage":"en","string":{}}"#, 24, "strings", "string"),
    (#"{"sourceLanguage":"en","Strings":{}}"#, 24, "strings", "Strings"),
  ])
  func misspeltMembersOfTheFile(text: String, column: Int, meant: String, found: String) throws {
    let error = try readingError(text)
    #expect(error.kind == .missingMember)
    #expect(error.position.column == column)
    #expect(
      error.message
        == "expected the member “\(meant)” in the catalog, found “\"\(found)\"”. Write “\(meant)”.")
  }

  @Test(arguments: [
    (#"{"shouldtranslate":false}"#, ["shouldTranslate", "extractionState"]),
    (#"{"x":1,"extractionState":"manual"}"#, ["shouldTranslate"]),
    (#"{"localizations":{"de":{"stringUnit":{"Value":"x"}}}}"#, ["state", "value"]),
    (#"{"localizations":{"de":{"stringUnit":{"state":"new","x":1,"value":"y"}}}}"#, []),
    (#"{"localizations":{"de":{"stringSet":{"value":["x"]}}}}"#, ["values"]),
    (
      #"{"localizations":{"de":{"substitutions":{"n":{"argnum":1}}}}}"#,
      ["argNum", "formatSpecifier"]
    ),
  ])
  func whatItsObjectLacks(entry: String, lacking: [String]) throws {
    let catalog = try catalog(strings: #""k":\#(entry)"#)
    #expect(catalog.irregularities.first { $0.place != nil }?.lacking == lacking)
  }

  @Test(arguments: [
    ("Value", "value", true), ("values", "value", true), ("valeu", "value", true),
    ("label", "value", false), ("needs-review", "needs_review", true), ("New", "new", true),
    ("now", "new", false), ("imac", "mac", false), ("iPhone", "iphone", true),
    ("sourceLangauge", "sourceLanguage", true), ("untranslated", "translated", true),
  ])
  func slips(name: String, meant: String, isSlip: Bool) {
    #expect(EditDistance.isSlip(name, for: meant) == isSlip)
  }
}
