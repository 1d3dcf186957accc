import Testing

@testable import StringCatalogs

/// Where members stand that the format does not have there, and what they hold.
@Suite struct IrregularityPlaceTests {
  typealias Irregularity = StringCatalog.Irregularity

  struct Case: CustomTestStringConvertible, Sendable {
    var json: String
    var place: Irregularity.Place
    var value: Irregularity.ValueKind
    var members: [String] = []
    var testDescription: String { json }

    static func entry(_ members: String) -> String { #""strings":{"k":{"# + members + "}}" }
    static func de(_ members: String) -> String {
      entry(#""localizations":{"de":{"# + members + "}}")
    }
  }

  static let cases = [
    Case(json: #""strings":{},"x":{}"#, place: .file, value: .object),
    Case(json: #""strings":{},"x":"y""#, place: .file, value: .text),
    Case(json: #""strings":{},"x":[{"value":1}]"#, place: .file, value: .array),
    Case(json: #""strings":{},"x":-1.5e3"#, place: .file, value: .other),
    Case(
      json: #""strings":{},"x":{"localizations":{"value":{}},"y":[],"comment":"c","comment":""}"#,
      place: .file, value: .object, members: ["localizations", "comment"]),
    Case(
      json: #""strings":{},"x":{"\u0076alue":null}"#, place: .file, value: .object,
      members: ["value"]),
    Case(
      json: Case.entry(#""x":{"stringUnit":{}}"#), place: .entry, value: .object,
      members: ["stringUnit"]),
    Case(json: Case.entry(#""x":null"#), place: .entry, value: .other),
    Case(json: Case.de(#""x":true"#), place: .localization, value: .other),
    Case(json: Case.de(#""stringUnit":{"value":"","x":""}"#), place: .stringUnit, value: .text),
    Case(json: Case.de(#""stringSet":{"values":[],"x":{}}"#), place: .stringSet, value: .object),
    Case(
      json: Case.de(#""variations":{"x":{"plural":1}}"#), place: .variations, value: .object,
      members: ["plural"]),
    Case(json: Case.de(#""variations":{"plural":{"x":{}}}"#), place: .plural, value: .object),
    Case(json: Case.de(#""variations":{"device":{"x":{}}}"#), place: .device, value: .object),
    Case(
      json: Case.de(#""variations":{"plural":{"one":{"x":[]}}}"#), place: .variation, value: .array),
    Case(json: Case.de(#""substitutions":{"n":{"x":0}}"#), place: .substitution, value: .other),
  ]

  @Test(arguments: cases) func placeAndValue(_ test: Case) throws {
    let catalog = try StringCatalog(parsing: #"{"sourceLanguage":"en","# + test.json + "}")
    #expect(catalog.irregularities.count == 1)
    let found = try #require(catalog.irregularities.first)
    #expect(found.name == "x")
    #expect(found.place == test.place)
    #expect(found.value == test.value)
    #expect(found.members == test.members)
  }

  @Test(arguments: [
    #""k":{"comment":"","comment":""}"#, #""k":{"extractionState":"x"}"#,
    #""k":{"localizations":{"de":{"stringUnit":{"state":"new"}}}}"#,
  ])
  func otherKindsHaveNoPlace(strings: String) throws {
    let catalog = try catalog(strings: strings)
    #expect(catalog.irregularities.map(\.place) == [nil])
    #expect(catalog.irregularities.map(\.value) == [nil])
  }

  @Test(arguments: [
    #"{"sourceLanguage":"en","strings":{},"x":{"a":1,}}"#,
    #"{"sourceLanguage":"en","strings":{},"x":{"a" 1}}"#,
    #"{"sourceLanguage":"en","strings":{},"x":{"a":{"#,
    #"{"sourceLanguage":"en","strings":{},"x":{1:2}}"#,
  ])
  func whatIsPassedOverMustBeJSON(text: String) throws {
    #expect(throws: CatalogError.self) { try StringCatalog(parsing: text) }
  }

  @Test func deepAndWideUnknownObjects() throws {
    let deep =
      String(repeating: #"{"value":"#, count: 100_000) + "1"
      + String(repeating: "}", count: 100_000)
    let wide = "{" + (0..<50_000).map { "\"m\($0)\":{}" }.joined(separator: ",") + "}"
    let text = #"{"sourceLanguage":"en","strings":{},"x":\#(deep),"y":\#(wide)}"#
    let catalog = try StringCatalog(parsing: text)
    #expect(catalog.irregularities.map(\.members) == [["value"], []])
  }

  @Test(arguments: [
    (#"{"sourceLanguage":"en","strings":{}}"#, 18),
    (#"{"strings":{}, "sourceLanguage" : "de" }"#, 34),
    (#"{"sourceLanguage":"en","strings":{},"sourceLanguage":"de"}"#, 53),
  ])
  func placeOfTheSourceLanguage(text: String, offset: Int) throws {
    #expect(try StringCatalog(parsing: text).sourceLanguageOffset == offset)
  }
}
