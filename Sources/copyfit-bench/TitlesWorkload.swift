import PlatformFacts
import Surfaces
import TextMeasurement

/// 20,000 distinct titles laid out as flows of four and five steps, without and with captions.
enum TitlesWorkload: Workload {
  static let name = "titles"
  static let summary = "20,000 titles laid out in 12 sizes and 10 widths"

  static func run() throws(BenchError) {
    let flows = SampleTitles.flows(of: SampleTitles.distinct(20_000))
    let widths = (0..<10).map { Place(width: 240 + Double($0) * 24, displayScale: .x3) }
    Printing.heading("titles: 20,000 distinct titles in 12 text sizes and 10 widths")
    Printing.remark("(flows of 4 and 5 steps, on one core)")
    let bare = try best(of: 3, flows, widths, StepTrail.Style(showsCaption: false))
    Printing.figure(
      "titles, forms and stops", Printing.time(bare.seconds),
      target: ("under 1 s", bare.seconds < 1))
    let whole = try best(of: 3, flows, widths, StepTrail.Style())
    Printing.figure("the same with captions", Printing.time(whole.seconds))
    Printing.figure("cells", Printing.whole(whole.cells))

    // Once more through a measurer that counts, so that counting takes no part in the time.
    let counter = CountingMeasurer()
    _ = try layOut(flows, widths, StepTrail.Style(), counter)
    Printing.figure(
      "shapings", Printing.whole(counter.measurer.shapingCount),
      target: (
        "one for each distinct string",
        counter.measurer.shapingCount == counter.distinctStrings
      ))
    Printing.figure("distinct strings", Printing.whole(counter.distinctStrings))
    Printing.remark("(titles; words, lines and letters of captions; positions; numbers)")
  }

  private struct Timing {
    /// Processor time.
    var seconds: Double
    var cells: Int
  }

  /// The fastest of several runs, each with a measurer that knows nothing yet.
  private static func best(
    of runs: Int, _ flows: [[String]], _ places: [Place], _ style: StepTrail.Style
  ) throws(BenchError) -> Timing {
    var best = Timing(seconds: .infinity, cells: 0)
    for _ in 0..<runs {
      let timing = try layOut(flows, places, style, FontMeasurer())
      if timing.seconds < best.seconds { best = timing }
    }
    return best
  }

  private static func layOut(
    _ flows: [[String]], _ places: [Place], _ style: StepTrail.Style,
    _ measurer: any TextMeasuring
  ) throws(BenchError) -> Timing {
    var cells = 0
    let start = Machine.processorTime()
    for titles in flows {
      let steps = titles.indices.map { $0 + 1 }
      let copy = StepTrail.Copy(
        locale: "en", isRightToLeft: false, titles: titles,
        positions: [steps.map { "Step \($0) of \(titles.count)" }],
        numbers: [steps.map(String.init)])
      do {
        let layout = try StepTrail.layout(
          copy, style: style, contentSizes: ContentSizeCategory.allCases, places: places,
          measurer: measurer)
        cells += layout.cells.count
      } catch {
        throw BenchError(describing: error)
      }
    }
    return Timing(seconds: Machine.processorTime() - start, cells: cells)
  }
}

/// Notes every distinct string that is asked for, with the features it is shaped with.
private final class CountingMeasurer: TextMeasuring {
  let measurer = FontMeasurer()
  private var asked: Set<[String]> = []

  var distinctStrings: Int { asked.count }

  func shape(
    _ text: String, _ attributes: TextAttributes, size: Double
  ) throws(MeasurementError) -> ShapedText {
    asked.insert([text, attributes.monospacedDigits ? "tnum" : ""])
    return try measurer.shape(text, attributes, size: size)
  }

  func lineBreaks(in text: String, locale: String) -> [LineBreak] {
    measurer.lineBreaks(in: text, locale: locale)
  }
}

/// Titles that are the same in every run.
enum SampleTitles {
  private static let words = [
    "Cart", "Address", "Payment", "Review", "Delivery", "Account", "Confirm", "Details", "Summary",
    "Profile", "Settings", "Done", "Scan", "Verify", "Contact",
  ]

  /// Distinct titles of about 12 letters.
  static func distinct(_ count: Int) -> [String] {
    (0..<count).map { number in
      "\(words[number % words.count]) \(String(number, radix: 36))" + (number % 3 == 0 ? "é" : "")
    }
  }

  /// The titles as flows of four and five steps in turn.
  static func flows(of titles: [String]) -> [[String]] {
    var flows: [[String]] = []
    var rest = titles[...]
    while !rest.isEmpty {
      let count = flows.count % 2 == 0 ? 4 : 5
      flows.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return flows
  }
}

extension BenchError {
  init(describing error: MeasurementError) {
    switch error {
    case .missingFace(let name, _, let package, let cask):
      self.init("\(name) is not installed: apt-get install \(package), or brew install \(cask)")
    case .unreadableFont(let file, let reason): self.init("\(file): \(reason)")
    }
  }
}
