import Testing

@testable import Linting
@testable import Surfaces

@Suite struct TextNameTests {
  @Test(arguments: [
    ("the title of step 2", "title", "step 2", "the step", "A title"),
    ("the label of tab 12", "label", "tab 12", "the tab", "A label"),
    ("the text of slot “add to cart”", "text", "slot “add to cart”", "the slot", "A text"),
    (
      "the text of slot 3 of the card", "text", "slot 3 of the card", "the slot 3 of the card",
      "A text"
    ),
    ("the title of the left badge", "title", "the left badge", "the left badge", "A title"),
    (
      "the empty message", "empty message", "the empty message", "the empty message",
      "An empty message"
    ),
    ("the title", "title", "the title", "the title", "A title"),
    ("text 3", "text", "text 3", "the text", "A text"), ("", "", "", "the ", "A "),
    ("the of", "of", "the of", "the of", "An of"),
  ])
  func parts(name: String, noun: String, owner: String, ownerNoun: String, withArticle: String) {
    let parts = TextName(name)
    #expect(parts.noun == noun)
    #expect(parts.owner == owner)
    #expect(parts.ownerNoun == ownerNoun)
    #expect(parts.nounWithArticle == withArticle)
  }
}

/// Rules about the text itself on a surface that is no row of steps.
@Suite struct CopyOnSurfacesTests {
  private static func flow(
    _ texts: [String], lines: [Int?] = [], missing: [Int: [Unicode.Scalar]] = [:]
  ) -> FlowAnalysis {
    let titles = texts.enumerated().map {
      Build.title("key \($0.offset)", $0.element, line: 10 + $0.offset)
    }
    let slots = zip(texts.indices, lines).map { index, limit in
      Build.slot(copy: index, text: texts[index], lines: limit, [Build.slotOutcome(10)])
    }
    var locale = Build.shown(titles, Build.layout(Build.grid(), slots))
    locale.missingGlyphs = missing
    return Build.slots(texts.indices.map { "s\($0)" }, [locale])
  }

  @Test func emptyText() throws {
    let finding = try #require(EmptyTitle.findings(Self.flow(["Ja", " "])).first)
    #expect(finding.surface == "slots")
    #expect(
      finding.message
        == "German (de): the text of slot “s1” is only a space. The slot has nothing to show and "
        + "VoiceOver nothing to say.")
  }

  @Test func lineBreaksCountWhereThereIsOneLine() {
    let found = LineBreakInTitle.findings(
      Self.flow(["Ihr\nKorb", "Ihr\nKonto", "Ihre\nWahl"], lines: [1, nil, 2]))
    #expect(
      found.map(\.message) == [
        "German (de): the text “Ihr\\nKorb” has a line feed (U+000A) in it. Its place has one line, so "
          + "it is cut there."
      ])
    #expect(found.map(\.advice) == ["Write the text on one line."])
  }

  @Test func placeholders() throws {
    let finding = try #require(PlaceholderInTitle.findings(Self.flow(["Zahlen %@"])).first)
    #expect(
      finding.message
        == "German (de): `%@` is left in the text “Zahlen %@”. A text without arguments is shown as it "
        + "is written.")
    #expect(finding.advice.hasPrefix("Give the slot sample arguments (`{ key: …"))
  }

  @Test func glyphs() throws {
    let finding = try #require(
      MissingGlyph.findings(Self.flow(["\u{F8FF}"], missing: [0: ["\u{F8FF}"]])).first)
    #expect(finding.message.contains("has a glyph for U+F8FF in the text “"))
    #expect(finding.message.hasSuffix("and the text's width cannot be trusted."))
  }

  /// Nobody chooses between two labels somewhere on a screen.
  @Test func slotsMayReadTheSame() {
    #expect(DuplicateTitle.findings(Self.flow(["Ja", "Ja"])).isEmpty)
  }

  /// A text that two surfaces of a flow show is wrong once.
  @Test func saidOnceForTheSurfacesOfAFlow() {
    let first = Self.flow([" "])
    var second = first
    second.flow.part = 1
    var report = RuleReport(severity: .error, contentSizes: [])
    EmptyTitle.check(first, &report)
    EmptyTitle.check(second, &report)
    #expect(report.findings.count == 1)
    var other = second
    other.flow.id = "other"
    EmptyTitle.check(other, &report)
    #expect(report.findings.count == 2)
    other.locales[0].copy.titles[0].location = Build.location(line: 99)
    EmptyTitle.check(other, &report)
    #expect(report.findings.count == 3)
  }

  @Test func aMissingLocaleIsSaidOnceForAFlow() {
    var first = Self.flow(["Ja"])
    first.missingLocales = ["fr"]
    var second = first
    second.flow.part = 1
    second.flow.location = Build.location(line: 20, file: "copyfit.yml")
    var report = RuleReport(severity: .error, contentSizes: [])
    for flow in [first, second] { MissingLocale.check(flow, &report) }
    #expect(report.findings.map(\.locale) == ["fr"])
    // Its steps and its slots in catalogs of their own: that is two to mend.
    var elsewhere = second
    elsewhere.flow.part = 2
    elsewhere.catalogs[0].file = "Other.xcstrings"
    MissingLocale.check(elsewhere, &report)
    #expect(report.findings.count == 2)
  }
}
