import PlatformFacts
import Testing

@testable import Surfaces

/// The published figures of the step trail's layout model.
@Suite struct WorkedFiguresTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var categories: [ContentSizeCategory]
    var displayScale: DisplayScale
    var scale, diameter, label, lead, tail, cap: Double

    var testDescription: String { "\(categories.map(\.rawValue)) @\(displayScale.rawValue)x" }
  }

  static let rows: [Row] = [
    Row(
      categories: [.xSmall, .small, .medium, .large, .xLarge], displayScale: .x3, scale: 1,
      diameter: 34, label: 15, lead: 29, tail: 14, cap: 160),
    Row(
      categories: [.xxLarge, .xxxLarge], displayScale: .x3, scale: 4 / 3, diameter: 45, label: 20,
      lead: 38, tail: 18, cap: 213.333),
    Row(
      categories: [.accessibility1], displayScale: .x3, scale: 5 / 3, diameter: 57, label: 25,
      lead: 48, tail: 23, cap: 266.667),
    Row(
      categories: [.accessibility2, .accessibility3], displayScale: .x3, scale: 2, diameter: 68,
      label: 30, lead: 58, tail: 28, cap: 320),
    Row(
      categories: [.accessibility4, .accessibility5], displayScale: .x3, scale: 2.2, diameter: 75,
      label: 33, lead: 64, tail: 31, cap: 352),
    // At @2x text scales move in steps of 1/2: 1.2 becomes 1, 1.4 and 1.55 become 1.5.
    Row(
      categories: [.xSmall, .large, .xLarge, .xxLarge], displayScale: .x2, scale: 1, diameter: 34,
      label: 15, lead: 29, tail: 14, cap: 160),
    Row(
      categories: [.xxxLarge, .accessibility1], displayScale: .x2, scale: 1.5, diameter: 51,
      label: 22.5, lead: 43, tail: 21, cap: 240),
    Row(
      categories: [.accessibility2, .accessibility3], displayScale: .x2, scale: 2, diameter: 68,
      label: 30, lead: 58, tail: 28, cap: 320),
    Row(
      categories: [.accessibility4, .accessibility5], displayScale: .x2, scale: 2.2, diameter: 75,
      label: 33, lead: 64, tail: 31, cap: 352),
  ]

  @Test(arguments: rows) func metrics(_ row: Row) {
    for category in row.categories {
      let metrics = StepTrail.Metrics(
        style: .init(), category: category, displayScale: row.displayScale)
      #expect(abs(metrics.scale - row.scale) < 1e-12)
      #expect(metrics.diameter == row.diameter)
      #expect(abs(metrics.label - row.label) < 1e-12)
      #expect(metrics.lead == row.lead)
      #expect(metrics.tail == row.tail)
      #expect(abs(metrics.cap - row.cap) < 0.001)
    }
  }

  @Test func limitsRoundUpAsDoublesFall() {
    // 213.333 gives 214.
    #expect(StepTrail.Metrics(style: .init(), textScale: 4.0 / 3).limit == 214)
    // 45 × 2.2 is 99.00000000000001.
    let narrow = StepTrail.Metrics(style: .init(maximumTitleWidth: 45), textScale: 3)
    #expect(narrow.cap > 99)
    #expect(narrow.limit == 100)
    // 0.41 × 150 is 61.49999999999999; 0.85 × 150 is 127.5, and ties go away from zero.
    let tall = StepTrail.Metrics(style: .init(height: 150), textScale: 1)
    #expect(tall.tail == 61)
    #expect(tall.lead == 128)
  }

  @Test(arguments: [
    // value given, value that counts
    (34.0, 34.0), (27.9, 28), (0, 28), (-1, 28), (.nan, 28), (-.infinity, 28), (1e308, 1e12),
  ])
  func heightsUnderTheLeastCountAsTheLeast(_ given: Double, _ counted: Double) {
    #expect(StepTrail.Style(height: given).height == counted)
    #expect(StepTrail.Style(maximumTitleWidth: given).maximumTitleWidth == max(counted, 40))
  }

  struct Flow: Sendable, CustomTestStringConvertible {
    var locale: String
    var widths: [Double]
    var large: Double
    var testDescription: String { locale }
  }

  /// Published widths at 15 pt, and the natural width of the titled form at large.
  static let flows = [
    Flow(locale: "en", widths: [31.324, 59.379, 62.464, 51.293], large: 220),
    Flow(locale: "de", widths: [77.776, 58.833, 58.106, 81.664], large: 239),
    Flow(locale: "ru", widths: [62.099, 47.394, 53.875, 73.354], large: 231),
    Flow(locale: "ar", widths: [34.647, 42.372, 30.847, 50.516], large: 208),
    Flow(locale: "ja", widths: [45, 60, 60, 45], large: 217),
  ]

  @Test(arguments: flows) func naturalWidthsAtLarge(_ flow: Flow) throws {
    let measurer = FakeMeasurer()
    let titles = ["first", "second", "third", "fourth"]
    for (title, width) in zip(titles, flow.widths) { measurer.widths[title] = [15: width] }
    #expect(try Trail.threshold(Trail.copy(titles), measurer: measurer).titled == flow.large)
  }

  /// Without tracking widths grow with the size alone: Arabic and kana can be followed further.
  @Test(arguments: [
    ("ar", 50.516 / 15, 339.0, 444.0),
    ("ja", 60.0 / 15, 354.0, 464.0),
  ])
  func naturalWidthsAtAccessibilitySizes(
    _ locale: String, _ em: Double, _ first: Double, _ fifth: Double
  ) throws {
    let measurer = FakeMeasurer()
    measurer.ems["longest"] = em
    let copy = Trail.copy(["a", "b", "longest", "c"], locale: locale)
    #expect(try Trail.threshold(copy, .accessibility1, measurer: measurer).titled == first)
    #expect(try Trail.threshold(copy, .accessibility5, measurer: measurer).titled == fifth)
  }

  @Test func sixStopsAtAccessibility5() throws {
    let copy = Trail.copy(["a", "b", "c", "d", "e", "f"])
    let threshold = try Trail.threshold(copy, .accessibility5)
    #expect(threshold.fullStops == 470)  // 6 × 75 + 5 × 4
    #expect(threshold.minimum == 152)  // 6 × 22 + 5 × 4
  }

  @Test func fourStepsOfALongestTitleOf90() throws {
    let measurer = FakeMeasurer()
    measurer.widths["longest"] = [15: 90]
    let threshold = try Trail.threshold(Trail.copy(["a", "longest", "b", "c"]), measurer: measurer)
    #expect(threshold.titled == 247)  // 3 × 38 + (29 + 90 + 14)
  }

  @Test func sixStopsOf36In240() throws {
    let copy = Trail.copy(["Identity", "Address", "Document", "Selfie", "Review", "Confirmation"])
    let cell = try Trail.cell(copy, .xxLarge, width: 240)
    #expect(cell.stops.diameter == 36)
    let geometry = StepTrail.geometry(of: cell, style: .init(), current: 0, isRightToLeft: false)
    #expect(geometry.leadingInset == 2)
    #expect(geometry.frameWidth == 236)
    #expect(geometry.originX + geometry.frameWidth == 238)
  }

  @Test func theExampleOfTheContract() throws {
    // Four steps in 345 pt: what each stop may take is (345 − 12) / 4.
    let measurer = FakeMeasurer()
    measurer.widths["Warenkorb"] = [15: 77.776]
    let cell = try Trail.cell(
      Trail.copy(["Warenkorb", "a", "b", "c"]), width: 345, measurer: measurer)
    #expect(cell.stops.room == 83.25)
    #expect(abs(cell.titles[0].measured - 77.776) < 1e-9)
    #expect(cell.titles[0].drawn == 78)
    #expect(cell.titles[0].limit == 160)
    #expect(cell.naturalWidth == cell.drawnWidth)
  }
}
