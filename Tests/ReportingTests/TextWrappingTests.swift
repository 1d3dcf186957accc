import Testing

@testable import Reporting

@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("Cart", 4), ("Größe", 5), ("お届け先", 8), ("한국어", 6), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("❤️", 2),
    ("\u{2068}x\u{2069}", 1), ("السلة", 5), ("", 0),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(text) == columns)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 4, "abc…"), ("お届け先", 6, "お届…"), ("お届け先", 7, "お届け…"),
    ("\u{2068}abcdef\u{2069}", 4, "\u{2068}abc\u{2069}…"),
  ])
  func clips(text: String, width: Int, expected: String) {
    #expect(DisplayWidth.clipped(text, to: width) == expected)
  }

  @Test func fillsLinesBehindIndents() {
    let text = "one two three four five six seven"
    #expect(
      TextWrapping.wrapped(text, width: 24, first: "  → ", rest: "    ") == """
          → one two three four
            five six seven
        """)
  }

  @Test func breaksAWordThatIsWiderThanALine() {
    let lines = TextWrapping.wrapped(
      "a " + String(repeating: "語", count: 30), width: 24, rest: "  "
    ).split(separator: "\n")
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { DisplayWidth.columns(String($0)) <= 24 })
    #expect(lines.joined().filter { $0 == "語" }.count == 30)
  }

  @Test func closesIsolatesAtALinesEnd() {
    let lines = TextWrapping.wrapped(
      "needs “\u{2068}المراجعة المراجعة المراجعة\u{2069}” here", width: 24
    ).split(separator: "\n")
    #expect(lines.count > 1)
    for line in lines {
      let opened = line.unicodeScalars.filter { $0 == "\u{2068}" }.count
      #expect(opened == line.unicodeScalars.filter { $0 == "\u{2069}" }.count)
    }
  }

  @Test func keepsParagraphsAndIndentedLines() {
    let text = "One\nparagraph.\n\n  kept   as it is\n\nAnother.\n"
    #expect(
      TextWrapping.paragraphs(text, width: 80, indent: "")
        == "One paragraph.\n\n  kept   as it is\n\nAnother.")
  }
}
