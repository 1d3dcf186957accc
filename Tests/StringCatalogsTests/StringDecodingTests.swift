import Testing

@testable import StringCatalogs

@Suite struct StringDecodingTests {
  static let texts: [(json: String, expected: String)] = [
    (#"\" \\ \/ \b \f \n \r \t"#, "\" \\ / \u{8} \u{C} \n \r \t"),
    (#"\u0041\u00e9\u00E9\u20ac"#, "Aéé€"),
    (#"\ud83d\ude00!"#, "😀!"),
    (#"\uD834\uDD1E"#, "𝄞"),
    (#"a\u0000b"#, "a\u{0}b"),
    (#"\u001b[31m"#, "\u{1B}[31m"),
    (#"\uFFFF\ufffd"#, "\u{FFFF}\u{FFFD}"),
    ("Überprüfe 終了しますか？ 😀 \u{7F} \u{2028}", "Überprüfe 終了しますか？ 😀 \u{7F} \u{2028}"),
    (#"<<<<<<< HEAD\n=======\n>>>>>>>"#, "<<<<<<< HEAD\n=======\n>>>>>>>"),
    ("", ""),
    ("1234567", "1234567"), ("12345678", "12345678"), ("1234567é", "1234567é"),
    (#"1234567\n"#, "1234567\n"), (#"12345678\""#, "12345678\""),
    (#"\\\\\\"#, #"\\\"#),
    ("e\u{301}", "e\u{301}"),
  ]

  @Test(arguments: texts)
  func values(json: String, expected: String) throws {
    let value = try localization(#"{"stringUnit":{"value":"\#(json)"}}"#).content.unit?.value
    #expect(value.map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test(arguments: texts)
  func keys(json: String, expected: String) throws {
    let catalog = try catalog(strings: "\"\(json)\":{}")
    #expect(catalog.entries.map { Array($0.key.utf8) } == [Array(expected.utf8)])
    #expect(catalog.entry(forKey: expected) != nil)
  }

  @Test func memberNamesMayHaveEscapes() throws {
    let catalog = try StringCatalog(
      parsing: #"{"source\u004canguage":"en","\u0073trings":{"k":{"\u0063omment":"c"}}}"#)
    #expect(catalog.entry(forKey: "k")?.comment == "c")
    #expect(catalog.irregularities.isEmpty)
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    let catalog = try StringCatalog(
      parsing: [0xEF, 0xBB, 0xBF] + Array(#"{"sourceLanguage":"en","strings":{"k":{}}}"#.utf8))
    #expect(catalog.entries.map(\.key) == ["k"])
  }

  /// Every text is checked eight bytes at a time: each length and each place in the eight.
  @Test(arguments: 0..<20)
  func everyPlaceInAWord(length: Int) throws {
    let plain = String(repeating: "x", count: length)
    for special in ["é", "😀", #"\n"#, #"\""#, ""] {
      let decoded = special.replacing(#"\n"#, with: "\n").replacing(#"\""#, with: "\"")
      let value = try localization(#"{"stringUnit":{"value":"\#(plain + special + plain)"}}"#)
      #expect(value.content.unit?.value == plain + decoded + plain)
    }
  }
}
