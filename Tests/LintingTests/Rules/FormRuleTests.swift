import PlatformFacts
import Surfaces
import Testing

@testable import Linting
@testable import Surfaces

@Suite struct FormFlipTests {
  private static let german = [
    Build.title("Cart", "Warenkorb", line: 11), Build.title("Review", "Überprüfen", line: 22),
  ]
  private static let outcomes = [Build.outcome(77.776), Build.outcome(81.664)]

  /// The source is titled everywhere, German is numbered in `numbered`.
  private static func flow(
    _ numbered: Set<ContentSizeCategory>, borderline: Set<ContentSizeCategory> = [],
    sourceBorderline: Set<ContentSizeCategory> = [], until: ContentSizeCategory? = nil,
    titled: Double = 239
  ) -> FlowAnalysis {
    let sizes: [ContentSizeCategory] = [.large, .xLarge, .xxLarge]
    return Build.flow(
      [
        Build.locale(
          "en", [],
          sizes.map {
            Build.cell($0, 230, isFormBorderline: sourceBorderline.contains($0))
          }, titled: 220),
        Build.locale(
          "de", german,
          sizes.map {
            Build.cell(
              $0, 230, form: numbered.contains($0) ? .numbered : .titled,
              isFormBorderline: borderline.contains($0), titles: outcomes)
          }, titled: titled),
      ], titlesUntil: until)
  }

  @Test func reportsWhatTheSourceKeeps() throws {
    let found = FormFlip.findings(Self.flow([.xLarge, .xxLarge]))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.rule == "form-flip")
    #expect(finding.severity == .warning)
    #expect(finding.locale == "de")
    #expect(finding.key == "Review")
    #expect(finding.location == Build.location(line: 22))
    #expect(finding.measured == .init(width: 239, limit: 230))
    #expect(finding.cells.map(\.contentSize) == [.xLarge, .xxLarge])
    #expect(
      finding.message
        == "German (de): numbers only from xLarge to xxLarge on 230 pt; English (en) keeps its "
        + "titles there. The titles need 239 pt at xLarge on 230 pt @3x, for “Überprüfen” above "
        + "all; English (en) needs 220.")
    // 82 drawn less 9 are 73, which 70.9 surely fit: 81.664 over 10 characters of 8.17 pt, and
    // Warenkorb is wider too. At the most the title is 84.04 wide, and the row 241.04.
    #expect(
      finding.advice
        == "To keep the titles, shorten “Überprüfen” by 12 pt, about 2 of its 10 characters, "
        + "“Warenkorb” to the same 70.9 pt, or give the flow 242 pt at xLarge.")
    #expect(finding.help.translator?.contains("Shorten “Warenkorb” to the same 70.9 pt.") == true)
  }

  @Test func saysHowFarTheSourceKeepsItsTitles() throws {
    var flow = Self.flow([.large, .xLarge, .xxLarge])
    flow.locales[0].layout?.cells[2].form = .numbered
    let finding = try #require(FormFlip.findings(flow).first)
    #expect(finding.cells.map(\.contentSize) == [.large, .xLarge])
    #expect(
      finding.message.contains(
        "numbers only from large to xxLarge on 230 pt; English (en) keeps its titles to xLarge."))
  }

  /// From xxLarge up on 320 and 375 pt; the source keeps its titles to accessibility1, or on one
  /// width to accessibility3.
  @Test(arguments: [
    (ContentSizeCategory.accessibility1, "to accessibility1."),
    (.accessibility3, "to accessibility1 on 320 pt and to accessibility3 on 375 pt."),
    (.accessibility5, "to accessibility1 on 320 pt and to accessibility5 on 375 pt."),
  ])
  func namesTheSizesOfEachWidth(last: ContentSizeCategory, keeps: String) throws {
    func cells(_ isTitled: (ContentSizeCategory, Double) -> Bool) -> [LayoutCell] {
      ContentSizeCategory.allCases.flatMap { size in
        [320, 375, 390].map {
          Build.cell(
            size, $0, form: isTitled(size, $0) ? .titled : .numbered, titles: Self.outcomes)
        }
      }
    }
    let english = cells { $1 == 390 || $0 <= ($1 == 375 ? last : .accessibility1) }
    let german = cells { $1 == 390 || $0 < .xxLarge }
    let found = FormFlip.findings(
      Build.flow([
        Build.locale("en", [], english), Build.locale("de", Self.german, german, titled: 380),
      ]))
    let finding = try #require(found.first)
    #expect(
      finding.message.hasPrefix(
        "German (de): numbers only from xxLarge up on 320 and 375 pt; English (en) keeps its "
          + "titles \(keeps)"))
    #expect(
      finding.cells.allSatisfy {
        $0.contentSize >= .xxLarge && $0.contentSize <= ($0.width == 375 ? last : .accessibility1)
      })
    #expect(finding.cells.count == 3 + last.index - ContentSizeCategory.xLarge.index)
  }

  @Test func theSourceItselfAndTitledCellsPass() {
    #expect(FormFlip.findings(Self.flow([])).isEmpty)
    var flow = Self.flow([.large])
    flow.locales.remove(at: 1)
    #expect(FormFlip.findings(flow).isEmpty)
    flow = Self.flow([.large])
    flow.locales[0].layout = nil
    #expect(FormFlip.findings(flow).isEmpty)
  }

  @Test func borderlineInEitherLanguageLowersIt() throws {
    for flow in [
      Self.flow([.large], borderline: [.large]), Self.flow([.large], sourceBorderline: [.large]),
    ] {
      let finding = try #require(FormFlip.findings(flow).first)
      #expect(finding.severity == .note)
      #expect(finding.isBorderline)
      #expect(finding.message.contains("borderline"))
    }
    let mixed = FormFlip.findings(Self.flow([.large, .xLarge], borderline: [.large]))
    #expect(mixed.map(\.isBorderline) == [false])
    #expect(mixed.map(\.cells.count) == [2])
  }

  @Test func promisedCellsBelongToTitlesLost() {
    let flow = Self.flow([.large, .xLarge, .xxLarge], until: .xLarge)
    #expect(FormFlip.findings(flow).map { $0.cells.map(\.contentSize) } == [[.xxLarge]])
    #expect(TitlesLost.findings(flow).map { $0.cells.map(\.contentSize) } == [[.large, .xLarge]])
    // When titles-lost does not look at them, nobody else would.
    for sizes in [[], [.large]] as [Set<ContentSizeCategory>] {
      let cells = FormFlip.findings(flow, otherRules: ["titles-lost": sizes]).first?.cells
      #expect(cells?.count == 3 - sizes.count)
    }
  }

  @Test func noTitleIsShortEnough() throws {
    let finding = try #require(FormFlip.findings(Self.flow([.large], titled: 330)).first)
    #expect(
      finding.advice
        == "No title is short enough for this: give the flow 333 pt at large, or fewer steps.")
  }
}

@Suite struct TitlesLostTests {
  @Test func everyLocaleKeepsThePromise() throws {
    let cells = [
      Build.cell(.large, 120, form: .numbered, titles: [Build.outcome(51.293)]),
      Build.cell(.xLarge, 120, form: .numbered, titles: [Build.outcome(51.293)]),
      Build.cell(.large, 200, titles: [Build.outcome(51.293)]),
    ]
    let flow = Build.flow(
      [
        Build.locale("en", [Build.title("Review", "Review", line: 5)], cells, titled: 133),
        Build.locale("de", [Build.title("Review", "Prüfen", line: 9)], cells, titled: 133),
      ], titlesUntil: .large)
    let found = TitlesLost.findings(flow)
    #expect(found.map(\.locale) == ["en", "de"])
    #expect(found.map(\.location.position.line) == [5, 9])
    #expect(found.map(\.severity) == [.error, .error])
    #expect(found.map(\.cells.count) == [1, 1])
    #expect(
      found[0].message
        == "English (en): numbers only at large on 120 pt, where titles are promised up to large. "
        + "The titles need 133 pt at large on 120 pt @3x, for “Review” above all.")
    // 52 drawn less 13 are 39 pt, which 37.72 surely fit: 14.28 pt of 8.67 a character.
    #expect(found[0].advice.contains("shorten “Review” by 15 pt, about 2 of its 6 characters"))
  }

  @Test func noPromiseNoFinding() {
    let cell = Build.cell(.large, 120, form: .numbered, titles: [Build.outcome(51)])
    let flow = Build.flow([Build.locale("en", [Build.title("A", "A")], [cell])])
    #expect(TitlesLost.findings(flow).isEmpty)
  }

  @Test func borderline() throws {
    let cell = Build.cell(
      .large, 120, form: .numbered, isFormBorderline: true, titles: [Build.outcome(51)])
    let flow = Build.flow(
      [Build.locale("en", [Build.title("A", "A")], [cell])], titlesUntil: .large)
    #expect(TitlesLost.findings(flow).map(\.severity) == [.warning])
  }
}
