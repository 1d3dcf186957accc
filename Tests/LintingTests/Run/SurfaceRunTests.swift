import PlatformFacts
import Testing

@testable import Linting

/// The rules on the common outcome, from files to findings, on slots that are measured.
@Suite(InstalledFonts.condition) struct SurfaceRunTests {
  private static let catalog = RuleExample.catalog([
    "Add": "\"Hinzufügen\"", "Hint": "\"Die Zahlung wird beim Versand der Bestellung gebucht\"",
    "Summary": "\"Ihre Zahlungsübersicht\"", "Empty": "\"\\u00A0\"",
  ]).filter { $0 != "↓" }

  private static func run(_ flows: String, sizes: String = "[large]") throws -> RunResult {
    let folder = try TemporaryFolder()
    try folder.write("Localizable.xcstrings", catalog)
    try folder.write(
      "copyfit.yml",
      """
      devices: none
      widths: [{ width: 320, scale: 3 }, { width: 375, scale: 3 }]
      contentSizes: \(sizes)
      rules: { missing-translation: off }
      flows:
      \(flows)
      """)
    var options = LintOptions()
    options.paths = [folder.path]
    return LintRun.run(options)
  }

  @Test func everyOutcomeOfASlotIsOneFinding() throws {
    let result = try Self.run(
      """
        - id: screen
          surface: slots
          slots:
            - { id: cut, text: "Add", lines: 1, width: 64 }
            - { id: shrunk, text: "Add", lines: 1, width: 80, minimumScaleFactor: 0.5 }
            - { id: clipped, text: "Add", fixedSize: true, width: 64 }
            - { id: tall, text: "Hint", width: 150, height: 44 }
            - { id: broken, text: "Summary", width: 120 }
            - { id: small, text: "Add", size: 9 }
            - { id: plain, literal: "New" }
            - { id: nothing, text: "Empty" }
            - { id: fits, text: "Add" }
      """)
    #expect(result.problems.map(\.message) == [])
    let found = result.findings.map { "\($0.rule) \($0.severity) \($0.locale) \($0.key)" }.sorted()
    #expect(
      found == [
        "empty-title error de Empty", "style-out-of-range note  ", "text-clipped error de Add",
        "text-shrinks note de Add", "text-too-tall error de Hint", "text-truncated error de Add",
        "unlocalized-title warning  ", "word-broken warning de Summary",
      ])
    #expect(result.findings.allSatisfy { $0.surface == "slots" && $0.flow == "screen" })
    let cut = try #require(result.findings.first { $0.rule == "text-truncated" })
    #expect(
      cut.message.hasPrefix("German (de): the text of slot “cut”, “Hinzufügen”, is cut at large"))
    #expect(cut.cells.count == 2)
  }

  /// Growing sizes make it worse, and what fits at large may not at accessibility5.
  @Test func theRangeOfSizesIsSaid() throws {
    let result = try Self.run(
      """
        - id: screen
          surface: slots
          slots:
            - { id: add, text: "Add", lines: 1, width: 120 }
      """, sizes: "all")
    let finding = try #require(result.findings.first { $0.rule == "text-truncated" })
    #expect(
      finding.message.contains(" up on every width: at accessibility5 on 320 pt @3x it needs"))
    #expect(finding.cells.count.isMultiple(of: 2))
    #expect(finding.cells.map(\.contentSize).max() == .accessibility5)
    #expect(!finding.cells.map(\.contentSize).contains(.large))
  }

  /// A baseline knows a text that has no key by the text, whatever stands around it.
  @Test func literalsKeepTheirFingerprints() throws {
    func prints(_ slots: String) throws -> [String: String] {
      let result = try Self.run("  - { id: f, surface: slots, slots: [\(slots)] }")
      let cut = result.findings.filter { $0.rule == "text-truncated" }
      return Dictionary(cut.map { ($0.text ?? "", $0.fingerprint) }) { first, _ in first }
    }
    let hello = "{ literal: \"Hello\", lines: 1, width: 20 }"
    let alone = try prints(hello)
    let both = try prints("{ literal: \"Goodbye\", lines: 1, width: 20 }, \(hello)")
    #expect(alone.count == 1 && both.count == 2)
    #expect(alone["Hello"] == both["Hello"])
    #expect(both["Goodbye"] != alone["Hello"])
  }

  /// Bars go from edge to edge; toasts and coach marks keep 16 whatever the flow keeps.
  @Test func surfacesHaveMarginsOfTheirOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write("Localizable.xcstrings", Self.catalog)
    try folder.write(
      "copyfit.yml",
      """
      devices: [iphone-16]
      margins: 30
      contentSizes: [large]
      flows:
        - id: all
          surfaces:
            - { surface: tab-bar, tabs: [Add] }
            - { surface: toast, title: Add }
            - { surface: coach-mark, message: Hint, end: Add, hasNext: false }
            - { surface: toast, title: Add, margins: 40 }
            - { surface: segmented-control, segments: [Add] }
            - { surface: slots, slots: [{ text: Add }] }
      """)
    var options = LintOptions()
    options.paths = [folder.path]
    options.keepsAnalyses = true
    let result = LintRun.run(options)
    #expect(result.problems.map(\.message) == [])
    let widths = result.analyses.map { $0.locales.first?.layout?.grid.cells.map(\.width) ?? [] }
    // 393 less the margins on both sides; the screen zoomed is 320.
    let margins: [Double] = [0, 16, 16, 40, 30, 30]
    #expect(widths.map(\.last) == margins.map { 393 - 2 * $0 })
  }

  /// A checkout with a trail and slots: what is wrong with a key is said once.
  @Test func aFlowWithTwoSurfaces() throws {
    let result = try Self.run(
      """
        - id: checkout
          steps: ["Empty", "Add"]
          showsCaption: false
          surfaces:
            - surface: slots
              slots: [{ id: nothing, text: "Empty" }, { id: cut, text: "Add", lines: 1, width: 64 }]
            - surface: slots
              slots: [{ id: again, text: "Empty" }, { id: cut, text: "Add", lines: 1, width: 60 }]
      """)
    let found = result.findings.map { "\($0.rule) \($0.surface) \($0.key)" }
    #expect(
      found.sorted() == [
        "empty-title step-trail Empty", "text-truncated slots Add", "text-truncated slots Add",
      ])
  }

  @Test func aLocaleThatNoCatalogHasIsSaidOnce() throws {
    let result = try Self.run(
      """
        - id: checkout
          steps: ["Add"]
          showsCaption: false
          surfaces:
            - { surface: slots, slots: [{ text: "Add" }] }
            - { surface: slots, slots: [{ text: "Add" }] }
      locales: [de, fr]
      """)
    #expect(result.findings.map { "\($0.rule) \($0.locale)" } == ["missing-locale fr"])
  }

  /// The view's own colours are one pair: only what is set is judged.
  @Test(arguments: [
    ("{ accent: \"#B00000\" }", ["2.49"]), ("{ accentInk: \"#FFFFFF\" }", ["3.99"]),
    ("{ accent: \"#B00000\", accentInk: \"#FFFFFF\" }", []), ("{ height: 34 }", []),
  ])
  func coloursOfATrail(style: String, ratios: [String]) throws {
    let result = try Self.run(
      """
        - id: checkout
          steps: ["Add"]
          showsCaption: false
          style: \(style)
      """)
    let found = result.findings.filter { $0.rule == "low-contrast" }
    #expect(found.count == ratios.count)
    for (finding, ratio) in zip(found, ratios) {
      #expect(finding.message.contains("of the stops has a contrast of \(ratio) : 1"))
      #expect(finding.location.file == "copyfit.yml")
    }
  }

  @Test func contentSizesOfARule() throws {
    let result = try Self.run(
      """
        - id: screen
          surface: slots
          slots: [{ id: add, text: "Add", lines: 1, width: 64 }]
      """, sizes: "[large, xLarge]")
    #expect(result.findings.map(\.cells.count) == [4])
  }
}
