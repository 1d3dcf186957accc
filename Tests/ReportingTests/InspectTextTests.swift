import Linting
import PlatformFacts
import Testing

@testable import Reporting
@testable import Surfaces

@Suite struct InspectTextTests {
  @Test func showsTitlesMatrixAndThresholds() {
    let layout = SurfaceLayout(
      thresholds: [
        .init(contentSize: .large, displayScale: .x2, titled: 296, fullStops: 148, minimum: 100),
        .init(contentSize: .large, displayScale: .x3, titled: 297, fullStops: 148, minimum: 100),
        .init(
          contentSize: .accessibility5, displayScale: .x2, titled: 503, fullStops: 312, minimum: 100
        ),
        .init(
          contentSize: .accessibility5, displayScale: .x3, titled: 503.5, fullStops: 312,
          minimum: 100),
      ],
      cells: [
        Samples.cell(.large, width: 288, scale: .x2, form: .numbered, natural: 148, drawn: 148),
        Samples.cell(.large, width: 343, form: .titled, isBorderline: true),
        Samples.cell(
          .accessibility5, width: 288, scale: .x2, form: .numbered, natural: 312, drawn: 288),
        Samples.cell(
          .accessibility5, width: 343, form: .titled, isBorderline: true,
          titles: [Samples.title(170)]),
      ])
    let text = InspectText().report(RunResult(analyses: [Samples.analysis(layout: layout)]))
    #expect(
      text.hasPrefix(
        """
        checkout · de (step-trail, left to right)
          1    77.776 of 160 pt at large  “Warenkorb”

                        288  343
                         @2   @3
        large             n   T?
        accessibility5    s  T…?

                        titles  titles  full  full  least  least
                            @2      @3    @2    @3     @2     @3
        large              296     297   148   148    100    100
        accessibility5     503   503.5   312   312    100    100

        Forms: T titles,
        """))
  }

  @Test func marksAnOverflow() {
    let layout = SurfaceLayout(
      thresholds: [],
      cells: [Samples.cell(.large, width: 90, form: .numbered, natural: 148, drawn: 100)])
    let text = InspectText().report(RunResult(analyses: [Samples.analysis(layout: layout)]))
    #expect(text.contains("\nlarge   !\n"))
  }

  /// Every place of every device at every size, wide numbers and long titles: nothing is wider
  /// than 80 columns.
  @Test(arguments: [80, 60])
  func fitsTheTerminal(width: Int) {
    var cells: [LayoutCell] = []
    var thresholds: [Threshold] = []
    for size in ContentSizeCategory.allCases {
      for scale in DisplayScale.allCases {
        thresholds.append(
          .init(
            contentSize: size, displayScale: scale, titled: 123456.333, fullStops: 37496,
            minimum: 12996))
        for place in stride(from: 240.5, to: 1200, by: 60) {
          cells.append(
            Samples.cell(
              size, width: place, scale: scale, form: .titled, isBorderline: true,
              titles: [Samples.title(170), Samples.title(20)]))
        }
      }
    }
    let titles = [String(repeating: "お届け先 ", count: 40), "المراجعة"]
    let result = RunResult(analyses: [
      Samples.analysis(titles: titles, layout: .init(thresholds: thresholds, cells: cells)),
      Samples.analysis(layout: nil), Samples.analysis(titles: [], layout: nil),
    ])
    let text = InspectText(width: width).report(result)
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.columns(String(line)) <= max(width, 80), "\(line)")
    }
    #expect(text.contains("Not laid out"))
    #expect(text.contains("No steps"))
  }

  @Test func hostileCopyIsInert() {
    let result = RunResult(analyses: [
      Samples.analysis(titles: ["\u{1B}[2J\n\u{202E}x"], layout: Samples.oneCell)
    ])
    let text = InspectText().report(result)
    #expect(text.contains("“\\u{1b}[2J\\u{a}\\u{202e}x”"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func saysWhenThereIsNothing() {
    #expect(
      InspectText().report(RunResult()) == "No flow to inspect: flows are listed in copyfit.yml.\n")
  }
}
