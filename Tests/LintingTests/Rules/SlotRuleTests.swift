import PlatformFacts
import Testing
import TextMeasurement

@testable import Linting
@testable import Surfaces

@Suite struct TextShrinksTests {
  private static func shrunk(_ measured: Double, in available: Double, size: Double = 17)
    -> SlotOutcome
  {
    Build.slotOutcome(measured, in: available, scale: available / measured) {
      $0.shrinking = .exceeds
      $0.pointSize = size
    }
  }

  @Test func saysToWhat() throws {
    let finding = try #require(
      TextShrinks.findings(Build.german([Self.shrunk(100, in: 80)])).first)
    #expect(finding.severity == .note)
    #expect(finding.measured == .init(width: 100, limit: 80))
    #expect(
      finding.message
        == "German (de): the text of slot “add”, “Hinzufügen”, shrinks at large on 320 pt: it needs "
        + "100 pt ±\u{A0}2.5\u{A0}% and its place takes 80, so it is drawn at 80\u{A0}%, in 13.6 pt."
    )
    #expect(
      finding.advice
        == "Shorten “Hinzufügen” by 23 pt, about 3 of its 10 characters, or give it 23 pt more or "
        + "another line.")
  }

  @Test func underElevenPointsIsSaid() throws {
    // 17 × 0.6 is 10.2.
    let finding = try #require(
      TextShrinks.findings(Build.german([Self.shrunk(100, in: 60)])).first)
    #expect(
      finding.message.hasSuffix(
        "drawn at 60\u{A0}%, in 10.2 pt. Apple's guidelines ask for 11 pt at least."))
    let large = try #require(
      TextShrinks.findings(Build.german([Self.shrunk(100, in: 60, size: 20)])).first)
    #expect(!large.message.contains("guidelines"))
  }

  @Test func theSmallestScaleIsTheWorst() throws {
    let grid = Build.grid([.large, .accessibility1], [320])
    let finding = try #require(
      TextShrinks.findings(
        Build.german([Self.shrunk(100, in: 80), Self.shrunk(200, in: 80)], in: grid)
      ).first)
    #expect(finding.cells.count == 2)
    #expect(finding.message.contains("at accessibility1 on 320 pt @3x it needs 200 pt"))
    #expect(finding.message.contains("drawn at 40\u{A0}%"))
  }

  @Test func whereItIsCutOnlyThatIsReported() {
    var cut = Self.shrunk(100, in: 60)
    cut.truncation = .borderline
    let grid = Build.grid([.large, .xLarge], [320])
    let found = TextShrinks.findings(Build.german([Self.shrunk(100, in: 80), cut], in: grid))
    #expect(found.map { $0.cells.map(\.contentSize) } == [[.large]])
    cut.truncation = .exceeds
    #expect(TextShrinks.findings(Build.german([cut])).isEmpty)
  }

  @Test func borderlineStaysANote() throws {
    let outcome = Build.slotOutcome(79, in: 80) { $0.shrinking = .borderline }
    let finding = try #require(TextShrinks.findings(Build.german([outcome])).first)
    #expect((finding.severity, finding.isBorderline) == (.note, true))
    #expect(finding.message.contains("may shrink at large"))
    #expect(!finding.message.contains("drawn at"))
    // 79 × 1.025 + 1/3 is 81.3.
    #expect(finding.advice.hasPrefix("Shorten “Hinzufügen” by 2 pt"))
  }

  @Test func onSeveralLinesItShrinksAsAWhole() throws {
    let outcome = Build.slotOutcome(300, in: 100, lines: 2, allowed: 2, scale: 0.71) {
      $0.shrinking = .exceeds
    }
    let finding = try #require(TextShrinks.findings(Build.german(lines: 2, [outcome])).first)
    #expect(
      finding.message.contains(
        "it needs 300 pt ±\u{A0}2.5\u{A0}% on one line and its place takes 2 lines of 100"))
    #expect(finding.advice == "Shorten “Hinzufügen”, or give it a wider place or more lines.")
  }
}

@Suite struct TextClippedTests {
  private static func clipped(
    _ measured: Double, in available: Double, _ verdict: Verdict = .exceeds
  )
    -> SlotOutcome
  {
    Build.slotOutcome(measured, in: available) {
      $0.clippedBy = max(0, measured - available)
      $0.clipping = verdict
    }
  }

  private static func sticking(_ measured: Double, _ inside: Double, _ verdict: Verdict = .exceeds)
    -> SlotOutcome
  {
    Build.slotOutcome(measured, in: 80) {
      $0.decoration = inside
      $0.sticksOutBy = max(0, measured - inside)
      $0.stickingOut = verdict
    }
  }

  @Test func isCutOffByItsContainer() throws {
    let finding = try #require(
      TextClipped.findings(Build.german([Self.clipped(172.4, in: 160)])).first)
    #expect(finding.severity == .error)
    #expect(finding.measured == .init(width: 172.4, limit: 160))
    #expect(
      finding.message
        == "German (de): the text of slot “add”, “Hinzufügen”, is cut off by its container at large "
        + "on 320 pt: it needs 172.4 pt ±\u{A0}2.5\u{A0}% and there is room for 160. It neither wraps "
        + "nor shrinks, so its ends are not drawn.")
    #expect(
      finding.advice
        == "Shorten “Hinzufügen” by 18 pt, about 1 of its 10 characters, or give it 18 pt more.")
  }

  @Test func borderlineIsAWarning() throws {
    let finding = try #require(
      TextClipped.findings(Build.german([Self.clipped(161, in: 160, .borderline)])).first)
    #expect((finding.severity, finding.isBorderline) == (.warning, true))
    #expect(finding.message.contains("may be cut off by its container"))
  }

  @Test func stickingOutIsNeverAboveANote() throws {
    let finding = try #require(
      TextClipped.findings(Build.german([Self.sticking(75, 70)])).first)
    #expect(finding.severity == .note)
    #expect(finding.measured == .init(width: 75, limit: 70))
    #expect(
      finding.message
        == "German (de): the text of slot “add”, “Hinzufügen”, sticks out of the shape behind it at "
        + "large on 320 pt: it is 75 pt ±\u{A0}2.5\u{A0}% wide, where 70 would stay inside. Nothing is "
        + "lost, but it looks like a mistake.")
    // 75 × 1.025 and a third of a point.
    #expect(finding.advice.hasPrefix("Shorten “Hinzufügen” by 8 pt, about 1 of"))
    let open = try #require(
      TextClipped.findings(Build.german([Self.sticking(69.5, 70, .borderline)])).first)
    #expect((open.severity, open.isBorderline) == (.note, true))
    #expect(
      open.message.contains(
        "may stick out of the shape behind it at large on 320 pt: it is 69.5 pt"))
  }

  @Test func whatIsCutDoesNotStickOutAsWell() {
    var outcome = Self.sticking(90, 70)
    outcome.truncation = .exceeds
    outcome.lostCharacters = 2
    #expect(TextClipped.findings(Build.german([outcome])).isEmpty)
    let grid = Build.grid([.large, .xLarge], [320])
    let found = TextClipped.findings(
      Build.german([Self.sticking(75, 70), Self.clipped(172.4, in: 160)], in: grid))
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.cells.count) == [1])
  }
}

@Suite struct WordBrokenTests {
  private static func broken(
    _ word: String, _ width: Double, in available: Double, _ verdict: Verdict = .exceeds
  ) -> SlotOutcome {
    Build.slotOutcome(220, in: available, lines: 2, allowed: nil) {
      $0.brokenWord = BrokenWord(word: word, width: width, verdict: verdict)
    }
  }

  private static let text = "Ihre Zahlungsübersicht"

  private static func flow(_ locale: String, _ outcome: SlotOutcome) -> FlowAnalysis {
    flow(locale, text, outcome)
  }

  private static func flow(
    _ locale: String, _ text: String, _ outcome: SlotOutcome
  ) -> FlowAnalysis {
    Build.slots([
      Build.shown(
        locale, [Build.title("add", text, line: 41, shown: locale)],
        Build.layout(Build.grid(), [Build.slot(text: text, lines: nil, [outcome])]))
    ])
  }

  @Test func namesTheWordAndTheWidths() throws {
    let outcome = Self.broken("Zahlungsübersicht", 151.2, in: 120)
    let finding = try #require(WordBroken.findings(Self.flow("de", outcome)).first)
    #expect(finding.severity == .warning)
    #expect((finding.key, finding.text) == ("add", Self.text))
    #expect(finding.measured == .init(width: 151.2, limit: 120))
    #expect(
      finding.message
        == "German (de): “Zahlungsübersicht” is broken inside the word in the text of slot “add” at "
        + "large on 320 pt: it is 151.2 pt wide and its place takes 120. The text is “Ihre "
        + "Zahlungsübersicht”. iOS may hyphenate German here, so where it is divided, and how many "
        + "lines the text takes, depends on hyphenation.")
    // 151.2 × 1.025 and a third of a point, less 120: 35.3 pt of 9.1 each.
    #expect(
      finding.advice
        == "Use a word shorter by 36 pt, about 4 of its 17 characters, put a soft hyphen (U+00AD) "
        + "where it may be divided, or give it a wider place.")
  }

  @Test(arguments: [
    ("de-AT", "iOS may hyphenate German here"), ("nl", "iOS may hyphenate Dutch here"),
    ("nb", "iOS may hyphenate Norwegian"), ("en", nil), ("fr", nil), ("ru", nil),
  ])
  func hyphenation(locale: String, remark: String?) throws {
    let outcome = Self.broken("Zahlungsübersicht", 151.2, in: 120)
    let message = try #require(WordBroken.findings(Self.flow(locale, outcome)).first).message
    if let remark {
      #expect(message.contains(remark))
    } else {
      #expect(!message.contains("hyphen"))
    }
  }

  /// Scripts that may be divided anywhere, and a single character, have no word to break.
  @Test(arguments: [
    ("支払い方法", true), ("ページ", true), ("결제내역", true), ("設定。", true), ("漢", true), ("W", true),
    ("ทดสอบระบบ", false), ("iPhone用", false), ("Überblick", false), ("1234", false), ("", true),
    ("——", false),
  ])
  func breaksAnywhere(word: String, expected: Bool) {
    #expect(WordBroken.breaksAnywhere(word) == expected)
    let found = WordBroken.findings(Self.flow("ja", word, Self.broken(word, 200, in: 120)))
    #expect(found.isEmpty == expected)
  }

  @Test func aTextThatIsCutIsReportedAsThat() {
    var outcome = Self.broken("Zahlungsübersicht", 151.2, in: 120)
    outcome.truncation = .borderline
    #expect(WordBroken.findings(Self.flow("de", outcome)).count == 1)
    outcome.lostCharacters = 3
    #expect(WordBroken.findings(Self.flow("de", outcome)).isEmpty)
  }

  @Test func borderlineIsANote() throws {
    let outcome = Self.broken("Zahlungsübersicht", 119, in: 120, .borderline)
    let finding = try #require(WordBroken.findings(Self.flow("de", outcome)).first)
    #expect((finding.severity, finding.isBorderline) == (.note, true))
    #expect(finding.message.contains("may be broken inside the word"))
    #expect(finding.advice.hasPrefix("Use a shorter word, put"))
  }

  @Test(arguments: [
    (0, nil), (1, "The same happens to 1 more word of it."), (2, "2 more words of it"),
  ])
  func otherWordsAreCounted(others: Int, remark: String?) throws {
    var outcome = Self.broken("Zahlungsübersicht", 151.2, in: 120)
    outcome.brokenWord?.others = others
    let message = try #require(WordBroken.findings(Self.flow("de", outcome)).first).message
    #expect(message.contains("The same happens") == (remark != nil))
    #expect(remark.map(message.contains) ?? true)
  }

  /// The word's width is that at the scale drawn.
  @Test func aShrunkTextSaysSo() throws {
    var outcome = Self.broken("Zahlungsübersicht", 75.6, in: 60)
    outcome.scale = 0.5
    let finding = try #require(WordBroken.findings(Self.flow("de", outcome)).first)
    #expect(finding.measured == .init(width: 75.6, limit: 60))
    #expect(
      finding.message.contains(
        "it is 75.6 pt wide even at 50\u{A0}% of its size and its place takes 60"))
  }
}

/// That a rule may look at some text sizes alone is said where people read about it.
@Suite struct NarrowingTests {
  @Test(arguments: ["text-truncated", "text-shrinks", "text-clipped", "word-broken"])
  func theManualSaysHow(id: String) throws {
    let metadata = try #require(RuleRegistry.rule(id)).metadata
    #expect(metadata.cure.contains("`rules: { \(id): { contentSizes: [large, xxxLarge] } }`"))
  }
}
