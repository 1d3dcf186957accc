import Testing

@testable import Linting

@Suite struct ShownTextTests {
  @Test(arguments: ["", "Warenkorb", String(repeating: "é👨‍👩‍👧 ", count: 200)])
  func ordinaryTextsAreWhole(text: String) {
    #expect(ShownText(text) == ShownText(text))
    #expect(ShownText(text).text == text && ShownText(text).rest == 0)
  }

  @Test(arguments: ["W", "字", "👨‍👩‍👧", "e\u{301}"])
  func longOnesAreCutBetweenCharacters(character: String) {
    let shown = ShownText(String(repeating: character, count: 10_000))
    #expect(shown.text == String(repeating: character, count: 200))
    #expect(shown.rest == 9_800)
  }

  /// One character may have any number of marks.
  @Test func bytesAreBounded() {
    for text in [
      "e" + String(repeating: "\u{301}", count: 100_000),
      String(repeating: "\u{200D}", count: 50_000),
    ] {
      let shown = ShownText(text)
      #expect(shown.text.utf8.count <= 200 * 32 && shown.rest > 0)
      #expect(text.utf8.starts(with: shown.text.utf8))
    }
  }
}
