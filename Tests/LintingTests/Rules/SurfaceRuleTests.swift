import PlatformFacts
import Testing
import TextMeasurement

@testable import Linting
@testable import Surfaces

@Suite struct BarOverflowsTests {
  private static func bar(
    _ least: Double, _ most: Double, in available: Double = 361, widest: Int? = 1,
    _ verdict: Verdict = .exceeds
  ) -> BarOutcome {
    BarOutcome(
      least: least, most: most, atMost: most + 4.833, available: available, verdict: verdict,
      widest: widest)
  }

  private static let titles = [
    Build.title("home", "Start", line: 11), Build.title("pay", "Zahlungseinstellungen", line: 12),
    Build.title("more", "Benachrichtigungen", line: 13),
  ]

  private static func flow(
    _ outcomes: [BarOutcome], widths: [Double] = [40, 180, 160], sizes: [ContentSizeCategory]
  ) -> FlowAnalysis {
    let slots = zip(titles.indices, widths).map { index, width in
      Build.slot(
        named: "the label of tab \(index + 1)", copy: index, text: titles[index].text,
        sizes.map { _ in Build.slotOutcome(width, in: 200) })
    }
    let layout = Build.layout(Build.grid(sizes, [361]), slots) { $0.bar = Build.table(outcomes) }
    return Build.slots(["home", "pay", "more"], [Build.shown(titles, layout)])
  }

  @Test func namesTheWidestLabelAndTheRange() throws {
    let found = BarOverflows.findings(Self.flow([Self.bar(250, 390)], sizes: [.large]))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == .error)
    #expect(finding.location == Build.location(line: 12))
    #expect((finding.key, finding.text) == ("pay", "Zahlungseinstellungen"))
    #expect(finding.measured == .init(width: 390, limit: 361))
    #expect(
      finding.message
        == "German (de): the bar is wider than its place at large on 361 pt: it needs 390 pt with "
        + "“Zahlungseinstellungen” open and its place takes 361. It goes from 250 to 390 pt as one "
        + "label after the other opens.")
    // 394.833 at the most, so 33.833 too much: 180 less that are 146.167, and 160 is wider.
    #expect(
      finding.advice
        == "Shorten “Zahlungseinstellungen” by 34 pt, about 4 of its 21 characters, "
        + "“Benachrichtigungen” to the same 146.2 pt, or use fewer elements or less space between them."
    )
  }

  @Test func theWorstCellCounts() throws {
    let finding = try #require(
      BarOverflows.findings(
        Self.flow([Self.bar(250, 390), Self.bar(300, 450)], sizes: [.large, .xLarge])
      ).first)
    #expect(finding.cells.count == 2)
    #expect(finding.message.contains("at xLarge on 361 pt @3x it needs 450 pt"))
  }

  @Test func withoutRoomNoLabelIsShortEnough() throws {
    let finding = try #require(
      BarOverflows.findings(Self.flow([Self.bar(430, 561)], sizes: [.large])).first)
    #expect(
      finding.advice
        == "No label is short enough for this; the bar must be 205 pt narrower: use fewer elements or "
        + "less space between them.")
  }

  @Test func borderlineMustFitBeyondDoubt() throws {
    let finding = try #require(
      BarOverflows.findings(Self.flow([Self.bar(250, 360, .borderline)], sizes: [.large])).first)
    #expect((finding.severity, finding.isBorderline) == (.warning, true))
    #expect(finding.message.contains("the bar may be wider than its place"))
    // 180 × 0.025 + 1/3 - 1 is 3.83.
    #expect(finding.advice.hasPrefix("Shorten “Zahlungseinstellungen” by 4 pt"))
  }

  @Test func whatFitsHasNoLabelOrIsNoBarPasses() throws {
    #expect(
      BarOverflows.findings(Self.flow([Self.bar(250, 300, .fits)], sizes: [.large])).isEmpty)
    #expect(BarOverflows.findings(Build.german([Build.slotOutcome(10)])).isEmpty)
    let finding = try #require(
      BarOverflows.findings(Self.flow([Self.bar(390, 390, widest: nil)], sizes: [.large])).first)
    #expect(finding.location == Build.location(line: 7, file: "copyfit.yml"))
    #expect(finding.message.hasSuffix("it needs 390 pt and its place takes 361."))
    #expect(
      finding.advice
        == "Make the bar 34 pt narrower: use fewer elements or less space between them.")
    #expect(
      BarOverflows.findings(
        Self.flow([Self.bar(250, 390)], sizes: [.large]), contentSizes: [.small]
      )
      .isEmpty)
  }
}

/// A toast is a capsule in the source language and a card in another.
@Suite struct TwoFormTests {
  private static func form(
    _ needed: [Double], text: Double = 200, in available: Double = 288, copy: Int? = 0,
    borderline: Bool = false
  ) -> FormLayout {
    FormLayout(
      full: "the capsule", reduced: "the card", copy: copy,
      outcomes: Build.table(
        needed.map {
          FormLayout.Outcome(
            isFull: $0 <= available, isBorderline: borderline, needed: $0, neededAtMost: $0 + 5.333,
            available: available, text: text)
        }))
  }

  private static let sizes: [ContentSizeCategory] = [.large, .xLarge]

  private static func flow(_ english: FormLayout, _ german: FormLayout) -> FlowAnalysis {
    let grid = Build.grid(sizes, [288])
    return Build.slots(
      ["saved"],
      [
        Build.shown(
          "en", [Build.title("saved", "Saved", shown: "en")],
          Build.layout(grid) { $0.form = english }),
        Build.shown(
          "de", [Build.title("saved", "Änderungen gespeichert", line: 41)],
          Build.layout(grid) { $0.form = german }),
      ])
  }

  @Test func theFormsHaveTheirOwnWords() throws {
    let found = FormFlip.findings(Self.flow(Self.form([120, 130]), Self.form([262, 300])))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == .warning)
    #expect((finding.locale, finding.key, finding.surface) == ("de", "saved", "slots"))
    #expect(finding.location == Build.location(line: 41))
    #expect(finding.measured == .init(width: 300, limit: 288))
    #expect(finding.cells == [.init(contentSize: .xLarge, width: 288, displayScale: .x3)])
    #expect(
      finding.message
        == "German (de): the card at xLarge on 288 pt; English (en) keeps the capsule there. The "
        + "capsule needs 300 pt at xLarge on 288 pt @3x, for “Änderungen gespeichert”; English (en) "
        + "needs 130.")
    // 305.333 at the most, so 17.333 of 200 pt over 22 characters.
    #expect(
      finding.advice
        == "To keep the capsule, shorten “Änderungen gespeichert” by 18 pt, about 2 of its 22 "
        + "characters, or give it 306 pt at xLarge.")
  }

  @Test func whatTheSourceLosesItselfPasses() {
    #expect(FormFlip.findings(Self.flow(Self.form([300, 310]), Self.form([320, 330]))).isEmpty)
    let found = FormFlip.findings(Self.flow(Self.form([200, 310]), Self.form([320, 330])))
    #expect(found.map { $0.cells.map(\.contentSize) } == [[.large]])
    #expect(
      found.first?.message.hasPrefix(
        "German (de): the card from large to xLarge on 288 pt; English (en) keeps the capsule to "
          + "large.") == true)
  }

  @Test func borderlineFormsAreOneLevelLower() {
    let found = FormFlip.findings(
      Self.flow(Self.form([120, 130]), Self.form([262, 300], borderline: true)))
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.isBorderline) == [true])
  }

  /// A text that is none of the app's own is the same in all languages.
  @Test func withoutCopyNothingDecides() {
    #expect(
      FormFlip.findings(Self.flow(Self.form([120, 130]), Self.form([262, 300], copy: nil))).isEmpty)
  }

  @Test func aTextThatIsTooLongAndOneWithALineBreak() throws {
    let long = try #require(
      FormFlip.findings(Self.flow(Self.form([120, 130]), Self.form([262, 500], text: 190))).first)
    #expect(long.advice == "No text is short enough for the capsule: give it 506 pt at xLarge.")
    var broken = Self.form([262, 262])
    broken.outcomes = Build.table(
      [false, false].map {
        FormLayout.Outcome(
          isFull: $0, isBorderline: false, needed: 262, neededAtMost: 267, available: 288,
          text: 200)
      })
    let finding = try #require(FormFlip.findings(Self.flow(Self.form([120, 130]), broken)).first)
    #expect(finding.advice == "To keep the capsule, write “Änderungen gespeichert” on one line.")
  }

  @Test func contentSizesOfTheRuleCount() {
    let flow = Self.flow(Self.form([120, 130]), Self.form([300, 300]))
    let found = FormFlip.findings(flow, contentSizes: [.large])
    #expect(found.map { $0.cells.map(\.contentSize) } == [[.large]])
  }
}

/// Rules on a row of stops have nothing to say of other surfaces, and those on slots nothing of it.
@Suite struct SilentRuleTests {
  @Test(arguments: [
    "title-truncated", "stop-too-small", "small-target", "titles-lost", "caption-breaks-word",
    "caption-wraps", "number-shrinks", "form-flip",
  ])
  func trailRulesAreSilentOnSlots(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    var flow = Build.german(
      [
        Build.cut(200), Build.cut(400),
      ], in: Build.grid([.large, .accessibility5], [320]))
    flow.locales.append(
      Build.shown("en", [Build.title("add", "Add", shown: "en")], Build.layout(Build.grid())))
    flow.flow.titlesUntil = .accessibility5
    #expect(rule.findings(flow).isEmpty)
  }

  @Test(arguments: [
    "text-truncated", "text-shrinks", "text-clipped", "text-too-tall", "word-broken",
    "bar-overflows", "glass-spacing", "low-contrast", "unlocalized-title",
  ])
  func slotRulesAreSilentOnARow(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let cells = [Build.cell(.large, 345, titles: [Build.outcome(500)])]
    #expect(
      rule.findings(Build.flow([Build.locale("de", [Build.title("A", "Überlang")], cells)])).isEmpty
    )
  }

  /// Only what can be caused by another text of the flow is about the whole flow (`--since`).
  @Test(arguments: [
    ("text-truncated", false), ("text-shrinks", false), ("text-clipped", false),
    ("text-too-tall", false), ("word-broken", false), ("bar-overflows", true), ("form-flip", true),
    ("low-contrast", false), ("unlocalized-title", false),
  ])
  func whichRulesAreAboutTheWholeFlow(id: String, expected: Bool) throws {
    let isAboutWholeFlow = try #require(RuleRegistry.rule(id)).isAboutWholeFlow
    #expect(isAboutWholeFlow == expected)
  }
}
