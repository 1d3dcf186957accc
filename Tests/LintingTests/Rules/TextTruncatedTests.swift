import PlatformFacts
import Testing
import TextMeasurement

@testable import Linting
@testable import Surfaces

@Suite struct TextTruncatedTests {
  @Test func saysWhatIsLeftAndWhatToDo() throws {
    let found = TextTruncated.findings(Build.german([Build.cut(95.4, in: 64, lost: 4)]))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.rule == "text-truncated")
    #expect(finding.severity == .error)
    #expect(!finding.isBorderline)
    #expect(finding.location == Build.location(line: 41))
    #expect((finding.flow, finding.surface) == ("checkout", "slots"))
    #expect((finding.locale, finding.key, finding.text) == ("de", "add", "Hinzufügen"))
    #expect(finding.measured == .init(width: 95.4, limit: 64))
    #expect(finding.cells == [.init(contentSize: .large, width: 320, displayScale: .x3)])
    #expect(
      finding.message
        == "German (de): the text of slot “add”, “Hinzufügen”, is cut at large on 320 pt: it needs "
        + "95.4 pt ±\u{A0}2.5\u{A0}% and its place takes 64.")
    // 95.4 × 1.025 and a third of a point, less 64: 34.1 pt of 9.8 each are 3.5 characters.
    #expect(
      finding.advice
        == "Shorten “Hinzufügen” by 35 pt, about 4 of its 10 characters, or give it 35 pt more.")
  }

  @Test func onSeveralLinesLinesAndCharactersCount() throws {
    let outcome = Build.slotOutcome(512.3, in: 200, lines: 2, allowed: 2, lost: 21) {
      $0.truncation = .exceeds
    }
    let text =
      "Die Zahlung wird erst beim Versand der Bestellung gebucht, und zwar mit allen Kosten."
    let finding = try #require(
      TextTruncated.findings(Build.german(text: text, lines: 2, [outcome])).first)
    #expect(finding.measured == .init(width: 512.3, limit: 400))
    #expect(
      finding.message
        == "German (de): the text of slot “add”, “Die Zahlung wird erst beim Versand der Bestellung "
        + "gebucht, u…”, is cut at large on 320 pt: it needs 512.3 pt ±\u{A0}2.5\u{A0}% on one line "
        + "and its place takes 2 lines of 200. iOS may hyphenate German here, so how many "
        + "lines the text takes depends on hyphenation.")
    #expect(
      finding.advice.hasSuffix(
        " by about 21 of its 85 characters, or give it a wider place or more lines."))
  }

  /// `word-broken` leaves the cell to this rule, which says what that one would.
  @Test func aWordWiderThanALineIsNamed() throws {
    let outcome = Build.slotOutcome(512.3, in: 100, lines: 2, allowed: 2, lost: 9) {
      $0.truncation = .exceeds
      $0.brokenWord = BrokenWord(word: "Zahlungsübersicht", width: 140, verdict: .exceeds)
    }
    let flow = Build.german(text: "Ihre Zahlungsübersicht ansehen", lines: 2, [outcome])
    let finding = try #require(TextTruncated.findings(flow).first)
    #expect(
      finding.message.hasSuffix(
        "“Zahlungsübersicht” is wider than a line. iOS may hyphenate German here, so where it is "
          + "divided, and how many lines the text takes, depends on hyphenation."))
    #expect(WordBroken.findings(flow).isEmpty)
    #expect(
      finding.advice
        == "Shorten “Ihre Zahlungsübersicht ansehen” by about 9 of its 30 characters, with a shorter "
        + "word instead of “Zahlungsübersicht”, or give it a wider place or more lines.")
  }

  /// A word in pieces: its lines say nothing of how long the text may be.
  @Test func aWordAloneIsTheWordsMatter() throws {
    let outcome = Build.slotOutcome(140, in: 40, lines: 2, allowed: 2, lost: 8) {
      $0.truncation = .exceeds
      $0.brokenWord = BrokenWord(word: "Zahlungsübersicht", width: 140, verdict: .exceeds)
    }
    let finding = try #require(
      TextTruncated.findings(Build.german(text: "Zahlungsübersicht", lines: 2, [outcome])).first)
    #expect(
      finding.advice
        == "Use a word shorter by 104 pt, about 13 of its 17 characters, put a soft hyphen (U+00AD) "
        + "where it may be divided, or give it a wider place or more lines.")
    // Of more than half of the text, too.
    let most = try #require(
      TextTruncated.findings(Build.german(text: "Zur Zahlungsübersicht", lines: 2, [outcome])).first
    )
    #expect(
      most.advice.contains("about 13 of its 17 characters, instead of “Zahlungsübersicht”, put"))
    let narrow = Build.slotOutcome(140, in: 2, lines: 2, allowed: 2, lost: 16) {
      $0.truncation = .exceeds
      $0.brokenWord = BrokenWord(word: "Zahlungsübersicht", width: 140, verdict: .exceeds)
    }
    let none = try #require(
      TextTruncated.findings(Build.german(text: "Zahlungsübersicht", lines: 2, [narrow])).first)
    #expect(
      none.advice == "No word of this size has room in 2 pt: give it a wider place or more lines.")
  }

  /// The flow's whole place cannot be made wider, and a slot's own width has a key.
  @Test(
    arguments: [
      (
        64.0, nil,
        "Shorten “Hinzufügen” by 35 pt, about 4 of its 10 characters, or give it 35 pt more."
      ),
      (
        64, "width",
        "Shorten “Hinzufügen” by 35 pt, about 4 of its 10 characters, or give it 35 pt more (`width`)."
      ),
      (70, nil, "Shorten “Hinzufügen” by 29 pt, about 3 of its 10 characters."),
      (70, "width", "Shorten “Hinzufügen” by 29 pt, about 3 of its 10 characters."),
      (4, "width", "No text is short enough for 4 pt: show it elsewhere, or in a smaller font."),
    ] as [(Double, String?, String)])
  func roomThatIsToBeHad(available: Double, key: String?, advice: String) throws {
    var slot = Build.slot([Build.cut(95.4, in: available, lost: 4)])
    slot.widthKey = key
    let grid = Build.grid([.large], [available == 64 ? 320 : 98])
    let flow = Build.slots([
      Build.shown([Build.title("add", "Hinzufügen")], Build.layout(grid, [slot]))
    ])
    #expect(TextTruncated.findings(flow).map(\.advice) == [advice])
  }

  @Test func noTextIsShortEnoughForNothing() throws {
    let finding = try #require(
      TextTruncated.findings(Build.german([Build.cut(95.4, in: 4, lost: 10)])).first)
    #expect(finding.advice == "No text is short enough for 4 pt: give it 95 pt more.")
  }

  /// A text that is blank, or a placeholder and no more, has no width that means anything.
  @Test(
    arguments: ["", " ", "\u{A0}\u{200B}", "%@", "%1$@", " %lld / %lld ", "(%#@count@)"],
    ["text-truncated", "text-shrinks", "text-clipped", "text-too-tall", "word-broken"])
  func rulesOnCopySpeakOfBlanksAndPlaceholders(text: String, id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let flow = { (text: String) in Build.german(text: text, lines: nil, [Self.allThatMayHappen(id)])
    }
    #expect(rule.findings(flow(text)).isEmpty)
    #expect(rule.findings(flow("Zahlen")).count == 1)
  }

  private static func allThatMayHappen(_ id: String) -> SlotOutcome {
    Build.slotOutcome(200, in: 80, lines: 2, allowed: nil, scale: 0.5, availableHeight: 10) {
      $0.truncation = id == "text-truncated" ? .exceeds : .fits
      $0.shrinking = .exceeds
      $0.clipping = .exceeds
      $0.tallness = .exceeds
      $0.tooTallBy = 10.333
      $0.brokenWord = BrokenWord(word: "Zahlen", width: 200, verdict: .exceeds)
    }
  }

  @Test func aPlaceholderAmongWordsIsMeasuredAsWritten() throws {
    let finding = try #require(
      TextTruncated.findings(Build.german(text: "%@ zahlen", [Build.cut(95.4, in: 64)])).first)
    #expect((finding.severity, finding.isBorderline) == (.warning, true))
    #expect(finding.message.contains("“%@ zahlen”, may be cut at large"))
    #expect(finding.message.contains("Its placeholder is measured as it is written."))
    #expect(
      finding.advice
        == "Give it sample arguments (`{ key: …, arguments: […] }`), so that it is measured as people "
        + "see it.")
    let percent = TextTruncated.findings(Build.german(text: "50 % mehr", [Build.cut(95.4, in: 64)]))
    #expect(percent.map(\.severity) == [.error])
  }

  @Test func theWorstCellGivesTheNumbers() throws {
    let grid = Build.grid([.large, .xLarge], [320, 375])
    let finding = try #require(
      TextTruncated.findings(
        Build.german(
          [
            Build.slotOutcome(150), Build.slotOutcome(150), Build.cut(200), Build.cut(180),
          ], in: grid)
      ).first)
    #expect(finding.cells.map(\.width) == [320, 375])
    #expect(finding.measured == .init(width: 200, limit: 160))
    #expect(
      finding.message.contains(
        "is cut at xLarge on every width: at xLarge on 320 pt @3x it needs 200 pt"))
  }

  /// A badge at rest and locked, or one key in two slots: one text to shorten.
  @Test func aTextInTwoSlotsIsOneFinding() throws {
    let titles = [Build.title("add", "Hinzufügen", line: 41)]
    let layout = Build.layout(
      Build.grid([.large], [320, 375]),
      [
        Build.slot(named: "the left badge", [Build.cut(170), nil]),
        Build.slot(named: "the left badge, locked", [Build.slotOutcome(90), Build.cut(180)]),
      ])
    let found = TextTruncated.findings(Build.slots([Build.shown(titles, layout)]))
    #expect(found.count == 1)
    #expect(found[0].cells.map(\.width) == [320, 375])
    #expect(found[0].message.hasPrefix("German (de): the left badge, locked, “Hinzufügen”, is cut"))
    #expect(found[0].message.contains("The same happens to the left badge."))
  }

  @Test func eachTextAndLocaleIsOne() {
    let layout = Build.layout(
      Build.grid(),
      [
        Build.slot(copy: 0, text: "Ja", [Build.cut(200)]),
        Build.slot(named: "the text of slot “no”", copy: 1, text: "Nein", [Build.cut(200)]),
      ])
    let titles = [Build.title("add", "Ja"), Build.title("no", "Nein", line: 2)]
    let found = TextTruncated.findings(
      Build.slots(["add", "no"], ["de", "nl"].map { Build.shown($0, titles, layout) }))
    #expect(found.map(\.locale) == ["de", "de", "nl", "nl"])
    #expect(found.map(\.key) == ["add", "no", "add", "no"])
  }

  /// 161 × 0.975 is 156.975, under 160.
  @Test func borderlineIsOneLevelLowerAndMustFitBeyondDoubt() throws {
    let finding = try #require(
      TextTruncated.findings(Build.german([Build.cut(161)])).first)
    #expect(finding.severity == .warning)
    #expect(finding.isBorderline)
    #expect(finding.message.contains("may be cut at large"))
    #expect(finding.message.contains("This is borderline"))
    #expect(finding.message.contains("iOS may squeeze a line"))
    // 161 × 1.025 + 1/3 is 165.36.
    #expect(finding.advice.hasPrefix("Shorten “Hinzufügen” by 6 pt"))
    let certain = TextTruncated.findings(
      Build.german([Build.cut(161), Build.cut(190)], in: Build.grid([.large], [320, 375])))
    #expect(certain.map(\.isBorderline) == [false])
    #expect(certain.map(\.cells.count) == [2])
  }

  @Test func anUnshrunkTextSaysHowFarItShrank() throws {
    let finding = try #require(
      TextTruncated.findings(Build.german([Build.cut(120, in: 64, lost: 3, scale: 0.6)])).first)
    #expect(
      finding.message.contains(
        "it needs 72 pt ±\u{A0}2.5\u{A0}% even at 60\u{A0}% of its size and its place takes 64."))
    #expect(finding.measured == .init(width: 72, limit: 64))
    #expect(finding.advice.hasPrefix("Shorten “Hinzufügen” by 11 pt, about 2 of"))
  }

  @Test func aLineBreakIsTheReason() throws {
    let outcome = Build.cut(60, lost: 5, verdict: .exceeds)
    let finding = try #require(
      TextTruncated.findings(Build.german(text: "Ihr\nKorb", [outcome])).first)
    #expect(finding.message.contains("“Ihr\\nKorb”, is cut"))
    #expect(finding.message.contains("It has a line break, and its place has one line."))
    #expect(!finding.message.contains("squeeze"))
    #expect(finding.advice == "Take the line break out, or allow more lines.")
    let wide = try #require(
      TextTruncated.findings(Build.german(text: "Ihr\nKorb", [Build.cut(200, lost: 5)])).first)
    #expect(wide.advice.hasPrefix("Take the line break out, and shorten “Ihr\\nKorb” by 46 pt"))
  }

  @Test func aFallbackSaysSo() throws {
    let title = Build.title("add", "Add to cart", shown: "en", isFallback: true)
    let layout = Build.layout(Build.grid(), [Build.slot(text: "Add to cart", [Build.cut(200)])])
    let finding = try #require(
      TextTruncated.findings(Build.slots([Build.shown([title], layout)])).first)
    #expect(finding.message.contains("source text, shown for want of a translation"))
  }

  /// What the view shows as it is written is one text in all languages, at the flow.
  @Test func aTextOfNoCatalogIsOneFindingAtTheFlow() throws {
    let layout = Build.layout(
      Build.grid(),
      [Build.slot(named: "the title of the left badge", copy: nil, text: "Skip", [Build.cut(200)])]
    )
    let flow = Build.slots([], ["en", "de", "fr"].map { Build.shown($0, [], layout) })
    let found = TextTruncated.findings(flow)
    #expect(found.count == 1)
    #expect(found[0].location == flow.flow.location)
    #expect((found[0].locale, found[0].key, found[0].text) == ("", "", "Skip"))
    #expect(
      found[0].message.hasPrefix(
        "Every language: the title of the left badge, “Skip”, is cut at large on 320 pt"))
    var two = flow
    two.locales[0].layout = Build.layout(Build.grid())
    #expect(
      try #require(TextTruncated.findings(two).first).message.hasPrefix(
        "German (de) and French (fr): the title"))
  }

  @Test func contentSizesOfTheRuleCount() {
    let flow = Build.german(
      [Build.cut(200), Build.cut(200)], in: Build.grid([.large, .xLarge], [320]))
    #expect(
      TextTruncated.findings(flow, contentSizes: [.xLarge]).map { $0.cells.map(\.contentSize) }
        == [[.xLarge]])
    #expect(TextTruncated.findings(flow, contentSizes: [.small]).isEmpty)
  }

  @Test func whatFitsIsNotHiddenOrNotLaidOutPasses() {
    #expect(TextTruncated.findings(Build.german([Build.slotOutcome(100)])).isEmpty)
    #expect(TextTruncated.findings(Build.german([nil])).isEmpty)
    #expect(TextTruncated.findings(Build.slots([Build.shown([], nil)])).isEmpty)
  }

  /// Numbers that no surface should give, in any rule on slots.
  @Test(arguments: [Double.infinity, .nan, -1, 0, 1e300], [0.0, .infinity, .nan, -5])
  func hostileNumbers(measured: Double, available: Double) {
    let outcome = Build.slotOutcome(
      measured, in: available, lines: -3, scale: available, lost: .max, height: measured,
      availableHeight: available, band: measured
    ) {
      $0.truncation = .borderline
      $0.clipping = .exceeds
      $0.stickingOut = .exceeds
      $0.tallness = .exceeds
      $0.shrinking = .exceeds
      $0.tooTallBy = measured
      $0.brokenWord = BrokenWord(word: "Wort", width: measured, verdict: .exceeds)
    }
    for text in ["", "\n", "Hinzufügen"] {
      for lines in [1, nil] {
        let flow = Build.german(text: text, lines: lines, [outcome])
        for rule in RuleRegistry.all { _ = rule.findings(flow) }
      }
    }
  }
}
