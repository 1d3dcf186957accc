import Testing

@testable import StringCatalogs

@Suite struct PositionTests {
  static let lines = [
    "{",
    "  \"sourceLanguage\" : \"en\",",
    "  \"strings\" : {",
    "    \"Größe\" : {},  \"Prüfen\" : {",
    "\t\"comment\" : \"c\",",
    "      \"localizations\" : { \"日本語\" : {}, \"de\" : { \"stringUnit\" : { \"state\" : \"new\",",
    "          \"value\" : \"a\\\"b\" } } }",
    "    }",
    "  }",
    "}",
  ]

  /// Columns count bytes: ö, ß and ü are two, 日, 本 and 語 three each.
  @Test(arguments: ["\n", "\r\n", "\r"], [false, true])
  func everyOffsetIsTheOpeningQuote(lineEnd: String, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + Self.lines.joined(separator: lineEnd)
    let catalog = try StringCatalog(parsing: text)
    let index = LineIndex(bytes: Array(text.utf8))
    func place(_ offset: Int?) -> [Int] {
      let position = index.position(ofOffset: offset ?? -1)
      return [position.line, position.column]
    }
    let first = try #require(catalog.entry(forKey: "Größe"))
    let second = try #require(catalog.entry(forKey: "Prüfen"))
    let german = try #require(second.localization("de"))
    let unit = try #require(german.content.unit)
    #expect(textAfterQuote(at: second.keyOffset, in: text) == "Prüfen")
    #expect(textAfterQuote(at: german.localeOffset, in: text) == "de")
    #expect(textAfterQuote(at: unit.valueOffset, in: text) == #"a\"#)
    #expect(place(first.keyOffset) == [4, 5])
    #expect(place(second.keyOffset) == [4, 22])
    #expect(place(second.commentOffset) == [5, 14])
    #expect(place(second.localizations.first?.localeOffset) == [6, 27])
    #expect(place(german.localeOffset) == [6, 45])
    #expect(place(unit.valueOffset) == [7, 21])
  }

  @Test func namesInsideVariationsAndSubstitutions() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{
      "variations":{"device":{ "mac":{"stringUnit":{"value":"m"}}}},
      "substitutions":{"days":{"variations":{"plural":{ "one":{"stringUnit":{"value":"o"}}}}}},
      "stringSet":{"values":["s", "t"]}}}}}}
      """
    let german = try #require(
      StringCatalog(parsing: text).entry(forKey: "k")?.localization("de"))
    let substitution = try #require(german.substitutions.first)
    let found = [
      german.content.device.first?.nameOffset,
      german.content.device.first?.content.unit?.valueOffset,
      substitution.nameOffset, substitution.content.plural.first?.nameOffset,
      german.content.set.last?.valueOffset,
    ]
    #expect(
      found.map { textAfterQuote(at: $0 ?? 0, in: text) } == ["mac", "m", "days", "one", "t"])
  }

  static let indexCases: [(text: String, offset: Int, line: Int, column: Int)] = [
    ("", 0, 1, 1), ("", 5, 1, 6), ("ab", 1, 1, 2), ("ab", -3, 1, 1),
    ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1),
    ("a\rb", 2, 2, 1), ("\r\r\n\n", 1, 2, 1), ("\r\r\n\n", 3, 3, 1), ("\r\r\n\n", 4, 4, 1),
    ("\n", 1, 2, 1), ("\r", 1, 2, 1), ("é\né", 3, 2, 1), ("é\né", 5, 2, 3),
    ("123456789\n123456789\n1", 20, 3, 1), ("1234567\n", 7, 1, 8), ("1234567\n", 8, 2, 1),
    ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}a\nb", 5, 2, 1),
  ]

  @Test(arguments: indexCases)
  func lineIndex(text: String, offset: Int, line: Int, column: Int) {
    let expected = SourcePosition(line: line, column: column)
    #expect(LineIndex(bytes: Array(text.utf8)).position(ofOffset: offset) == expected)
    // The same from bytes that do not lie side by side.
    let apart = LineIndex(bytes: Array(text.utf8.reversed()).reversed() as ReversedCollection)
    #expect(apart.position(ofOffset: offset) == expected)
  }
}
