import Testing

@testable import StringCatalogs

@Suite struct IrregularityTests {
  typealias Kind = StringCatalog.Irregularity.Kind

  struct Case: CustomTestStringConvertible, Sendable {
    var entry: String
    var kind: Kind
    var name: String
    var locale: String?

    init(_ entry: String, _ kind: Kind, _ name: String, locale: String? = nil) {
      (self.entry, self.kind, self.name, self.locale) = (entry, kind, name, locale)
    }

    var testDescription: String { entry }
  }

  static let unknown = [
    Case(#""reviewer":{"name":["x"]}"#, .unknownMember, "reviewer"),
    Case(#""value":"x""#, .unknownMember, "value"),
    Case(#""extractionState":"lost""#, .unknownState, "lost"),
    Case(de(#""note":1"#), .unknownMember, "note", locale: "de"),
    Case(de(#""stringUnit":{"state":"final","value":"x"}"#), .unknownState, "final", locale: "de"),
    Case(de(#""stringUnit":{"value":"x","author":null}"#), .unknownMember, "author", locale: "de"),
    Case(de(#""stringUnit":{"state":"new"}"#), .missingValue, "value", locale: "de"),
    Case(de(#""stringSet":{"state":"new"}"#), .missingValue, "values", locale: "de"),
    Case(de(#""stringSet":{"values":[],"x":1}"#), .unknownMember, "x", locale: "de"),
    Case(de(#""variations":{"width":{"20":{}}}"#), .unknownVariationAxis, "width", locale: "de"),
    Case(de(#""variations":{"plural":{"lots":{}}}"#), .unknownMember, "lots", locale: "de"),
    Case(de(#""variations":{"device":{"fridge":{}}}"#), .unknownMember, "fridge", locale: "de"),
    Case(de(#""variations":{"plural":{"one":{"x":1}}}"#), .unknownMember, "x", locale: "de"),
    Case(de(#""substitutions":{"n":{"x":1}}"#), .unknownMember, "x", locale: "de"),
  ]

  static let duplicates = [
    Case(#""comment":"a","comment":"b""#, .duplicateMember, "comment"),
    Case(#""comment":"a","\u0063omment":"b""#, .duplicateMember, "comment"),
    Case(#""z":1,"comment":"a","z":2"#, .duplicateMember, "z"),
    Case(#""localizations":{"de":{},"de":{}}"#, .duplicateMember, "de"),
    Case(#""localizations":{"fr":{},"de":{},"ar":{},"fr":{}}"#, .duplicateMember, "fr"),
    Case(de(#""stringUnit":{"value":"a","value":"b"}"#), .duplicateMember, "value", locale: "de"),
    Case(
      de(#""stringUnit":{"value":"a"},"stringUnit":{"value":"b"}"#), .duplicateMember, "stringUnit",
      locale: "de"),
    Case(
      de(#""variations":{"plural":{"other":{},"one":{},"other":{}}}"#), .duplicateMember, "other",
      locale: "de"),
    Case(de(#""variations":{"plural":{},"plural":{}}"#), .duplicateMember, "plural", locale: "de"),
    Case(de(#""substitutions":{"n":{},"n":{}}"#), .duplicateMember, "n", locale: "de"),
  ]

  static func de(_ members: String) -> String { #""localizations":{"de":{"# + members + "}}" }

  @Test(arguments: unknown + duplicates)
  func insideAnEntry(_ example: Case) throws {
    let catalog = try catalog(strings: #""before":{},"k":{"# + example.entry + "}")
    // `de` unknown to the duplicate cases themselves: only what the case is about is noted.
    let found = catalog.irregularities.filter { $0.kind == example.kind }
    let irregularity = try #require(found.first)
    #expect(found.count == 1)
    #expect(irregularity.name == example.name)
    #expect(irregularity.key == "k")
    #expect(irregularity.locale == example.locale)
    #expect((irregularity.firstOffset != nil) == (example.kind == .duplicateMember))
  }

  @Test func duplicatesNameBothPlacesAndTheLastCounts() throws {
    let text = """
      {"sourceLanguage":"en","strings":{
      "prompt":{"localizations":{"de":{"stringUnit":{"value":"Beenden?"}}}},
      "other":{},
      "prompt":{"localizations":{"ja":{"stringUnit":{"value":"終了しますか？"}}}},
      "prompt":{"comment":"third"}}}
      """
    let catalog = try StringCatalog(parsing: text)
    let index = LineIndex(bytes: Array(text.utf8))
    #expect(catalog.entries.map(\.key) == ["prompt", "other", "prompt", "prompt"])
    #expect(catalog.entry(forKey: "prompt")?.comment == "third")
    #expect(catalog.effectiveEntries.map(\.key) == ["other", "prompt"])
    #expect(catalog.effectiveEntries.last?.comment == "third")
    #expect(catalog.irregularities.map(\.kind) == [.duplicateMember, .duplicateMember])
    #expect(catalog.irregularities.map(\.key) == ["prompt", "prompt"])
    #expect(catalog.irregularities.map { index.position(ofOffset: $0.offset).line } == [4, 5])
    #expect(
      catalog.irregularities.map { index.position(ofOffset: $0.firstOffset ?? 0).line } == [2, 2])
  }

  @Test func theLastOfEqualMembersCounts() throws {
    let catalog = try catalog(
      strings: """
        "k":{"comment":"a","localizations":{"de":{"stringUnit":{"value":"1"}},
        "de":{"stringUnit":{"value":"2","value":"3"},"variations":{"plural":{"other":
        {"stringUnit":{"value":"4"}},"other":{"stringUnit":{"value":"5"}}}}}},"comment":"b"}
        """)
    let entry = try #require(catalog.entry(forKey: "k"))
    #expect(entry.comment == "b")
    #expect(entry.localizations.count == 2)
    #expect(entry.localization("de")?.content.unit?.value == "3")
    #expect(entry.localization("de")?.content.plural("other")?.unit?.value == "5")
    #expect(catalog.irregularities.count == 4)
  }

  /// More members than are compared one by one, in no order.
  @Test func duplicatesAmongMany() throws {
    let names = (0..<200).map { "l\($0 * 7 % 200)" } + ["l5", "l5", "l199"]
    let members = names.map { "\"\($0)\":{}" }.joined(separator: ",")
    let catalog = try catalog(strings: #""k":{"localizations":{"# + members + "}}")
    #expect(catalog.irregularities.map(\.name) == ["l5", "l5", "l199"])
    #expect(Set(catalog.irregularities.map(\.firstOffset)).count == 2)
    #expect(catalog.locales.count == 201)
  }

  @Test func canonicallyEquivalentKeysAreTwoKeys() throws {
    let catalog = try catalog(
      strings: "\"\u{E9}\":{\"comment\":\"one\"},\"e\u{301}\":{\"comment\":\"two\"}")
    #expect(catalog.irregularities.isEmpty)
    #expect(catalog.entry(forKey: "\u{E9}")?.comment == "one")
    #expect(catalog.entry(forKey: "e\u{301}")?.comment == "two")
    #expect(catalog.effectiveEntries.count == 2)
  }

  @Test func membersBesideStrings() throws {
    let text =
      #"{"sourceLanguage":"en","strings":{"k":{}},"Pay":{"localizations":{}},"x":[],"version":"1.0","version":"1.1"}"#
    let catalog = try StringCatalog(parsing: text)
    #expect(catalog.version == "1.1")
    #expect(catalog.entries.map(\.key) == ["k"])
    #expect(catalog.irregularities.map(\.name) == ["Pay", "x", "version"])
    #expect(
      catalog.irregularities.map(\.kind) == [
        .memberBesideStrings, .memberBesideStrings, .duplicateMember,
      ])
    #expect(catalog.irregularities.allSatisfy { $0.key == nil && $0.locale == nil })
    #expect(textAfterQuote(at: catalog.irregularities[0].offset, in: text) == "Pay")
  }

  @Test func twoStringsObjectsTheLastCounts() throws {
    let catalog = try StringCatalog(
      parsing: """
        {"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{}}}},
        "strings":{"b":{"localizations":{"fr":{}}}}}
        """)
    #expect(catalog.entries.map(\.key) == ["b"])
    #expect(catalog.entry(forKey: "a") == nil)
    #expect(catalog.locales == ["en", "fr"])
    #expect(catalog.irregularities.map(\.kind) == [.duplicateMember])
  }

  @Test func aUnitWithoutValueIsEmptyAtItsBracket() throws {
    let text =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{"stringUnit":{"state":"new"}}}}}}"#
    let unit = try #require(
      StringCatalog(parsing: text).entry(forKey: "k")?.localization("de")?.content.unit)
    #expect(unit.value == "")
    #expect(unit.state == "new")
    #expect(Array(text.utf8)[unit.valueOffset] == UInt8(ascii: "{"))
  }
}
