import Testing

@testable import Linting
@testable import StringCatalogs

@Suite struct UnbalancedBidiTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var unclosed: [Unicode.Scalar] = []
    var stray: [Unicode.Scalar] = []
    /// The severity of the finding; nil for none.
    var severity: Severity? = .error
    var testDescription: String { text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
  }

  static let cases: [Case] = [
    Case(text: "", severity: nil),
    Case(text: "Cart", severity: nil),
    // Marks come alone; E2 80 8E shares two bytes with the controls.
    Case(text: "\u{200E}Cart\u{200F} \u{061C}", severity: nil),
    Case(text: "\u{2067}%@\u{2069}", severity: nil),
    Case(text: "\u{2068}%1$@\u{2069} of \u{2068}%2$@\u{2069}", severity: nil),
    Case(text: "\u{202B}a\u{202C}", severity: nil),
    Case(text: "\u{202D}\u{202E}\u{202A}a\u{202C}\u{202C}\u{202C}", severity: nil),
    Case(text: "\u{2066}\u{202A}a\u{202C}\u{2069}", severity: nil),
    Case(text: "\u{202A}\u{2066}a\u{2069}\u{202C}", severity: nil),
    // A line separator ends no paragraph.
    Case(text: "\u{2067}a\u{2028}b\u{2069}", severity: nil),
    Case(text: "\u{2067}a\u{2069}\n\u{2067}b\u{2069}", severity: nil),
    Case(text: "\u{2067}%@", unclosed: ["\u{2067}"]),
    Case(text: "\u{2066}\u{2067}a\u{2069}", unclosed: ["\u{2066}"]),
    Case(text: "\u{2068}a\u{2068}b", unclosed: ["\u{2068}"]),
    Case(text: "\u{202B}a", unclosed: ["\u{202B}"]),
    Case(text: "\u{202E}a", unclosed: ["\u{202E}"]),
    Case(text: "a\u{2069}", stray: ["\u{2069}"]),
    Case(text: "a\u{202C}", stray: ["\u{202C}"]),
    // Of the wrong kind.
    Case(text: "\u{2067}a\u{202C}", unclosed: ["\u{2067}"], stray: ["\u{202C}"]),
    Case(text: "\u{202B}a\u{2069}", unclosed: ["\u{202B}"], stray: ["\u{2069}"]),
    // Crossings: the end of an isolate closes what is inside, and its own end is out of reach.
    Case(text: "\u{2067}\u{202B}a\u{2069}\u{202C}", unclosed: ["\u{202B}"], stray: ["\u{202C}"]),
    Case(text: "\u{202B}\u{2067}a\u{202C}\u{2069}", unclosed: ["\u{202B}"], stray: ["\u{202C}"]),
    Case(text: "\u{2069}a\u{2067}", unclosed: ["\u{2067}"], stray: ["\u{2069}"]),
    // Over the end of a paragraph.
    Case(
      text: "\u{2067}a\nb\u{2069}", unclosed: ["\u{2067}"], stray: ["\u{2069}"], severity: .note),
    Case(
      text: "\u{202B}a\u{2029}b\u{202C}", unclosed: ["\u{202B}"], stray: ["\u{202C}"],
      severity: .note),
    Case(text: "\u{2067}a\nb", unclosed: ["\u{2067}"]),
    Case(text: "a\nb\u{2069}", stray: ["\u{2069}"]),
  ]

  @Test(arguments: cases) func value(_ test: Case) throws {
    let whole = BidiControls.imbalance(of: test.text, paragraphs: test.severity == .note)
    #expect(whole == .init(unclosed: test.unclosed, stray: test.stray))
    let found = UnbalancedBidi.findings(
      Build.use(Build.entry("Cart", [Build.localization("de", test.text, line: 8)])))
    #expect(found.map(\.severity) == [test.severity].compactMap(\.self))
    for finding in found {
      #expect(finding.location == Build.location(line: 8))
      #expect(finding.text == test.text)
      for scalar in test.unclosed + test.stray {
        #expect(finding.message.contains(BidiControls.name(scalar)))
      }
    }
  }

  /// The bytes tell the same as the characters.
  @Test func everyControlIsSeenInTheBytes() {
    let controls = (0x202A...0x202E).map { $0 as UInt32 } + (0x2066...0x2069)
    for value in 0x2000...0x2FFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "ab\(scalar)", "\(scalar)€", "é\(scalar)"] {
        #expect(BidiControls.mayStand(in: text) == controls.contains(value), "\(value)")
      }
    }
  }

  @Test func oneFindingNamesAllForms() throws {
    let content = Build.content(plural: [
      ("one", Build.unit("a\n\u{2067}b\u{2069}", line: 4)),
      ("few", Build.unit("\u{2067}a\nb\u{2069}", line: 5)),
      ("many", Build.unit("\u{2067}a", line: 6)), ("other", Build.unit("b\u{2069}", line: 7)),
    ])
    let found = UnbalancedBidi.findings(
      Build.use(Build.entry("Cart", [Build.localization("de", content)])))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == .error)
    #expect(finding.location == Build.location(line: 6))
    #expect(
      finding.message
        == "German (de): “\u{2067}a” opens U+2067 (right-to-left isolate, RLI) and does not close it "
        + "(plural many); “b\u{2069}” closes nothing with U+2069 (pop directional isolate, PDI) (plural "
        + "other); “\u{2067}a\\nb\u{2069}” has U+2067 (right-to-left isolate, RLI) in one paragraph and "
        + "U+2069 (pop directional isolate, PDI) in another (plural few). What is put after it, other "
        + "texts too, is set in the wrong order. It ends a run of the text that it is put into, and "
        + "what follows is set in the wrong order. The end of a paragraph closes it: the next line "
        + "is set without it.")
    #expect(
      finding.advice
        == "Plural many: Add the character that closes it. Plural other: Delete it, or add the "
        + "character that opens it. Plural few: Close it before the line break, and open it anew "
        + "behind it.")
  }

  @Test func theKeyCountsWhereItIsTheText() {
    let key = "Cart\u{202C}"
    let asText = UnbalancedBidi.findings(Build.use(Build.entry(key, line: 3, [])))
    #expect(asText.map(\.location) == [Build.location(line: 3)])
    #expect(asText.map(\.locale) == ["en"])
    let withText = Build.entry(key, line: 3, [Build.localization("en", "Cart", line: 5)])
    #expect(UnbalancedBidi.findings(Build.use(withText)).isEmpty)
  }

  @Test func hostileText() {
    let openers = String(repeating: "\u{2067}\u{202B}", count: 50_000)
    let imbalance = BidiControls.imbalance(of: openers, paragraphs: true)
    #expect(imbalance.unclosed == ["\u{2067}", "\u{202B}"])
    let closers = String(repeating: "\u{2069}", count: 50_000)
    #expect(
      BidiControls.imbalance(of: openers + closers, paragraphs: false).unclosed == ["\u{202B}"])
    #expect(BidiControls.imbalance(of: closers, paragraphs: false).stray == ["\u{2069}"])
  }
}
