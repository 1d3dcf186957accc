import PlatformFacts
import Testing
import TextMeasurement

@testable import Linting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Twice the input takes about twice the time. Ratios of processor time of this thread, the least
/// of several runs each, with ample room: what grows with the square takes four times as long.
@Suite(.serialized) struct GrowthTests {
  private static let mostForTwice = 3.5

  @Test func keys() throws {
    try grows { Sample(keys: $0 * 300, locales: 6, flows: 0) }
  }

  @Test func locales() throws {
    try grows { Sample(locales: $0 * 8, flows: 2) }
  }

  @Test func flows() throws {
    try grows { Sample(locales: 4, flows: $0 * 4) }
  }

  @Test func steps() throws {
    try grows { Sample(locales: 4, steps: $0 * 20) }
  }

  @Test func titleLength() throws {
    try grows { Sample(locales: 2, titleWords: $0 * 60) }
  }

  /// - Parameter sample: for an amount of 1, 2 or 4.
  private func grows(_ sample: (Int) -> Sample) throws {
    var times: [Double] = []
    for amount in [1, 2, 4] {
      let folder = try TemporaryFolder()
      try sample(amount).write(to: folder)
      times.append(try leastSeconds(folder))
    }
    let ratios = zip(times, times.dropFirst()).map { $1 / $0 }
    // One of the two doublings may fall on a bad moment of the machine.
    #expect(ratios.contains { $0 < Self.mostForTwice }, "seconds: \(times)")
    #expect(times[2] < times[0] * Self.mostForTwice * Self.mostForTwice, "seconds: \(times)")
  }

  private func leastSeconds(_ folder: TemporaryFolder) throws -> Double {
    var options = LintOptions()
    options.paths = [folder.path]
    var least = Double.infinity
    for _ in 0..<3 {
      let (projects, problems) = ProjectFinder.projects(for: options)
      let project = try #require(projects.first)
      #expect(problems.isEmpty)
      let start = Self.now()
      let outcome = ProjectRun(
        project: project, options: options, measurer: ConstantMeasurer()
      ).run()
      least = min(least, Self.now() - start)
      #expect(outcome.problems.isEmpty)
      #expect(outcome.catalogs == 1)
      #expect(!outcome.findings.isEmpty)
    }
    return least
  }

  /// Seconds of processor time of this thread: other processes do not count.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A project with findings of many kinds: untranslated keys, and titles that are too long.
private struct Sample {
  var keys = 0
  var locales: Int
  var flows = 1
  var steps = 4
  var titleWords = 3

  private static let codes = [
    "de", "fr", "es", "it", "nl", "pl", "pt", "sv", "da", "fi", "nb", "cs", "sk", "hu", "ro", "bg",
    "ru", "uk", "el", "tr", "ja", "ko", "vi", "id", "ms", "hr", "sl", "lt", "lv", "et", "ca", "eu",
  ]

  func write(to folder: TemporaryFolder) throws {
    try folder.write("copyfit.yml", configuration)
    try folder.write("Localizable.xcstrings", catalog)
  }

  private var configuration: String {
    var text = "devices: phones\ncontentSizes: all\ncatalogRules: all\nflows:\n"
    if flows == 0 { text = "catalogRules: all\n" }
    for flow in 0..<flows {
      let steps = (0..<steps).map { "flow\(flow).step\($0)" }.joined(separator: ", ")
      text += "  - id: flow\(flow)\n    steps: [\(steps)]\n"
    }
    return text
  }

  private var catalog: String {
    var names = (0..<keys).map { "key\($0)" }
    for flow in 0..<flows { names += (0..<steps).map { "flow\(flow).step\($0)" } }
    let entries = names.enumerated().map { number, name in
      let units = Self.codes.prefix(locales).map { code in
        "\"\(code)\": {\"stringUnit\": {\"state\": \"needs_review\", \"value\": \""
          + title(number, code) + "\"}}"
      }
      return "\"\(name)\": {\"localizations\": {\(units.joined(separator: ",\n"))}}"
    }
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {"
      + entries.joined(separator: ",\n") + "}}"
  }

  private func title(_ number: Int, _ code: String) -> String {
    (0..<titleWords).map { "\(code)word\(number)\($0)" }.joined(separator: " ")
  }
}

/// Half an em for each character; lines may end after a space.
private final class ConstantMeasurer: TextMeasuring {
  private let correction = WidthCorrection(
    id: "constant", scale: 1, beta: 0, gamma: 0, usesSystemTracking: false, band: 0.02)

  func shape(
    _ text: String, _ attributes: TextAttributes, size: Double
  ) throws(MeasurementError) -> ShapedText {
    let run = ShapedRun(
      script: "Latn", face: nil, utf8Range: 0..<text.utf8.count, level: 0,
      em: Double(text.utf8.count) / 2, glyphCount: text.utf8.count, correction: correction)
    return ShapedText(runs: [run], band: 0.02)
  }

  func lineBreaks(in text: String, locale: String) -> [LineBreak] {
    var breaks: [LineBreak] = []
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: " ") {
      breaks.append(LineBreak(utf8Offset: offset + 1, isMandatory: false))
    }
    return breaks + [LineBreak(utf8Offset: text.utf8.count, isMandatory: true)]
  }
}
