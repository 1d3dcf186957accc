import PlatformFacts
import Testing

@testable import Linting

@Suite struct CopyRuleTests {
  private static func german(_ texts: String..., missing: [Int: [Unicode.Scalar]] = [:])
    -> FlowAnalysis
  {
    let titles = texts.enumerated().map {
      Build.title("key \($0.offset)", $0.element, line: 10 + $0.offset)
    }
    return Build.flow([Build.locale("de", titles, missingGlyphs: missing)])
  }

  @Test(arguments: [
    ("", "is empty"), (" ", "is only a space"),
    ("\u{A0}\u{200B}", "is only a no-break space (U+00A0) and a zero-width space (U+200B)"),
    ("\u{200F}", "is only a character U+200F"), ("\u{2800}", "U+2800"), ("\u{0}", "U+0000"),
    ("\u{3164}", "U+3164"),
  ])
  func emptyTitle(text: String, wording: String) throws {
    let finding = try #require(EmptyTitle.findings(Self.german("Korb", text)).first)
    #expect(finding.severity == .error)
    #expect(finding.location == Build.location(line: 11))
    #expect(finding.key == "key 1")
    #expect(finding.message.contains("the title of step 2"))
    #expect(finding.message.contains(wording))
  }

  @Test(arguments: ["Korb", ".", "👍", "\u{200F}سلة", "1"])
  func titlesThatShowSomethingPass(text: String) {
    #expect(EmptyTitle.findings(Self.german(text)).isEmpty)
  }

  @Test(arguments: [
    ("Ihr\nKorb", "a line feed (U+000A)"), ("Ihr\r\nKorb", "carriage return (U+000D)"),
    ("Ihr\u{2028}Korb", "a line separator (U+2028)"), ("Korb\u{85}", "a next line (U+0085)"),
    ("a\nb\nc", "2 × line feed (U+000A)"),
  ])
  func lineBreakInTitle(text: String, wording: String) throws {
    let finding = try #require(LineBreakInTitle.findings(Self.german(text)).first)
    #expect(finding.severity == .warning)
    #expect(finding.location == Build.location(line: 10))
    #expect(finding.message.contains(wording))
    #expect(!finding.message.contains(where: { $0.isNewline }))
  }

  @Test func aTabAndABackslashAreNoLineBreak() {
    #expect(LineBreakInTitle.findings(Self.german("Ihr\tKorb", "Ihr\\nKorb")).isEmpty)
  }

  @Test func placeholderInTitle() throws {
    let found = PlaceholderInTitle.findings(
      Self.german("Zahlen %@", "50% Rabatt", "%1$@ von %2$lld und %1$@", "100%%"))
    #expect(found.map(\.location.position.line) == [10, 12, 13])
    #expect(found[0].message.contains("`%@` is left in the title “Zahlen %@”"))
    #expect(found[1].message.contains("`%1$@` and `%2$lld` are left"))
    #expect(found[2].advice.hasPrefix("Write one percent sign"))
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func missingGlyph() throws {
    let found = MissingGlyph.findings(
      Self.german(
        "Korb", "\u{1E800}\u{1E900}", missing: [1: ["\u{1E800}", "\u{1E900}", "\u{1E800}"]]))
    #expect(found.count == 1)
    #expect(found[0].location == Build.location(line: 11))
    #expect(found[0].severity == .warning)
    #expect(found[0].message.contains("no font has a glyph for U+1E800 and U+1E900 in the title"))
    #expect(MissingGlyph.findings(Self.german("Korb", missing: [7: ["\u{F8FF}"]])).isEmpty)
  }
}

@Suite struct DuplicateTitleTests {
  /// What people choose between on one surface, as its settings say.
  @Test(
    arguments: [
      (
        "surface: coach-mark, message: a, next: b, end: c", [1, 2],
        "the end action has the same text as the next action, “Weiter”"
      ),
      ("surface: coach-mark, message: a, next: b, end: c", [0, 1], nil),
      (
        "surface: swipe-deck, left: { title: a }, right: { title: b }, up: { title: c }", [0, 2],
        "the up badge has the same title as the left badge"
      ),
      ("surface: tab-bar, tabs: [a, b, c]", [0, 1], "tab 2 has the same label as tab 1"),
      ("surface: expanding-tab-bar, tabs: [a, b, c]", [1, 2], "tab 3 has the same label as tab 2"),
      (
        "surface: segmented-control, segments: [a, b, c]", [0, 2],
        "segment 3 has the same label as segment 1"
      ),
      ("surface: toast, title: a, subtitle: b", [0, 1], nil),
      ("surface: slots, slots: [{ text: a }, { text: b }]", [0, 1], nil),
    ] as [(String, [Int], String?)])
  func peers(surface: String, alike: [Int], message: String?) throws {
    let decoded = ConfigurationDecoderTests.decode("flows: [{ id: f, \(surface) }]")
    let configured = try #require(decoded.configuration?.flows.first)
    let titles = configured.keys.enumerated().map { index, key in
      Build.title(
        key.key, alike.contains(index) ? "Weiter" : "Text \(index)", line: 10 + index)
    }
    var flow = Build.flow([Build.locale("de", titles)])
    flow.flow = configured
    let found = DuplicateTitle.findings(flow)
    #expect(found.count == (message == nil ? 0 : 1))
    #expect(message.map { found.first?.message.contains($0) == true } ?? true)
  }

  private static func flow(_ english: [String], _ german: [String], fallbacks: Set<Int> = [])
    -> FlowAnalysis
  {
    Build.flow([
      Build.locale(
        "en",
        english.enumerated().map { Build.title("k\($0.offset)", $0.element, line: 1, shown: "en") }),
      Build.locale(
        "de",
        german.enumerated().map { step, text in
          Build.title(
            "k\(step)", text, line: 10 + step, shown: fallbacks.contains(step) ? "en" : "de",
            isFallback: fallbacks.contains(step))
        }),
    ])
  }

  @Test func oneWordForTwo() throws {
    let found = DuplicateTitle.findings(
      Self.flow(["Check", "Pay", "Review"], ["Prüfen", "Zahlen", "Prüfen "]))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.locale == "de")
    #expect(finding.location == Build.location(line: 12))
    #expect(finding.severity == .warning)
    #expect(
      finding.message
        == "German (de): step 3 has the same title as step 1, “Prüfen ”. Their keys are “k2” and "
        + "“k0”.")
  }

  @Test func whatTheSourceRepeatsIsSaidThereAlone() {
    let found = DuplicateTitle.findings(Self.flow(["Pay", "Pay"], ["Zahlen", "Zahlen"]))
    #expect(found.map(\.locale) == ["en"])
  }

  @Test func eachLaterStepIsOneFinding() {
    let found = DuplicateTitle.findings(Self.flow(["A", "B", "C"], ["X", "X", "X"]))
    #expect(found.map(\.location.position.line) == [11, 12])
  }

  @Test func aFallbackIsNotTheOneToChange() {
    // Step 2 falls back to "Review"; step 1's own German text is the same word.
    let found = DuplicateTitle.findings(
      Self.flow(["Check", "Review"], ["Review", "Review"], fallbacks: [1]))
    #expect(found.map(\.location.position.line) == [10])
    #expect(
      DuplicateTitle.findings(
        Self.flow(["A", "B"], ["X", "X"], fallbacks: [0, 1])
      ).isEmpty)
  }

  @Test(arguments: [
    ["Pay", "pay"], ["Step 1", "Step 2"], ["Cart", "Cart!"], ["", ""], [" ", "\u{A0}"],
  ])
  func differentOrEmptyTitlesPass(german: [String]) {
    #expect(DuplicateTitle.findings(Self.flow(["A", "B"], german)).isEmpty)
  }
}

/// What is wrong with a text is said once, where it belongs.
@Suite struct OwnTitleTests {
  private static func steps(_ flow: FlowAnalysis) -> [[Int]] {
    flow.locales.map { flow.ownTitles(of: $0).map(\.step) }
  }

  @Test func fallbacksBelongToTheSource() {
    let source = Build.title("Cart", "Cart %@", shown: "en")
    let fallback = Build.title("Cart", "Cart %@", shown: "en", isFallback: true)
    let flow = Build.flow([
      Build.locale("en", [source]), Build.locale("de", [fallback]), Build.locale("fr", [fallback]),
    ])
    #expect(Self.steps(flow) == [[0], [], []])
    #expect(PlaceholderInTitle.findings(flow).map(\.locale) == ["en"])
  }

  @Test func regionsLeaveItToTheirLanguage() {
    let shared = Build.title("Cart", "Korb")
    let own = Build.title("Pay", "Zahlen", shown: "de-AT")
    let flow = Build.flow([
      Build.locale("de-AT", [shared, own]),
      Build.locale("de", [shared, Build.title("Pay", "Bezahlen")]),
    ])
    #expect(Self.steps(flow) == [[1], [0, 1]])
  }

  @Test func withoutTheLanguageTheFirstRegionSpeaks() {
    let shared = Build.title("Cart", "Korb")
    let flow = Build.flow([
      Build.locale("de-AT", [shared]), Build.locale("de-CH", [shared]),
    ])
    #expect(Self.steps(flow) == [[0], []])
  }
}
