import Testing

@testable import StringCatalogs

@Suite struct JSONFieldsTests {
  @Test(arguments: [
    ("{}", [:]),
    (#"{"id": 12, "a": "b"}"#, ["id": "12", "a": "b"]),
    (
      #" { "a" : { "b" : {"c": "\u00e4\n\"" } , "d": true}, "e": null } "#,
      ["a.b.c": "ä\n\"", "a.d": "true", "e": "null"]
    ),
    (#"{"list": [{"a": 1}, []], "b": {}, "c": -1.5e3}"#, ["c": "-1.5e3"]),
    (#"{"a": 1, "a": "2"}"#, ["a": "2"]),
  ])
  func reads(json: String, values: [String: String]) throws {
    #expect(try JSONFields(parsing: Array(json.utf8)).values == values)
  }

  /// Neither the stack nor the dictionary grows with the depth.
  @Test func deepObjects() throws {
    let depth = 100_000
    let json =
      #"{"x": 1, "deep": "# + String(repeating: #"{"a":"#, count: depth) + "1"
      + String(repeating: "}", count: depth) + #", "y": 2}"#
    #expect(try JSONFields(parsing: Array(json.utf8)).values == ["x": "1", "y": "2"])
  }

  @Test(arguments: [
    "", "[]", "1", "{", #"{"a"}"#, #"{"a": 1,}"#, #"{"a": {"b": 1}"#, "{}{}", #"{"a": "}"#,
    #"{"a": {"b": 1,}}"#, #"{"a": tru}"#, #"{"a": "\ud800"}"#,
  ])
  func refuses(json: String) {
    #expect(throws: CatalogError.self) { try JSONFields(parsing: Array(json.utf8)) }
  }
}
