import Foundation
import PlatformFacts
import Testing
import TextMeasurement

@testable import Linting

/// A whole run shapes each distinct (string, face, features) once, whatever the number of sizes
/// and widths.
@Suite(InstalledFonts.condition) struct RunShapingCountTests {
  static let catalogs = ["clean-checkout", "layout-findings", "rtl-mixed", "verification-240"]

  /// Everything in the examples' own configuration: twelve sizes, all places, captions.
  @Test(arguments: catalogs) func eachDistinctRunOnce(example: String) throws {
    let run = try Self.run(example)
    #expect(run.measurer.distinctRuns.count > 20)
    #expect(run.measurer.shapingCount == run.measurer.distinctRuns.count)
    #expect(run.cells > 150)
  }

  /// The titles and numbers of a trail are asked for in every cell, and what is asked for is the
  /// same in all of them: one cell for each locale takes as many shapings as hundreds.
  ///
  /// Captions are left out here. They ask for parts of a text, and which parts depends on the
  /// cell: the numbered form measures a title letter by letter, a caption that wraps measures each
  /// line and, where a word is broken, its pieces. A part that no smaller run asked for is a
  /// string of its own.
  @Test(arguments: catalogs) func sizesAndWidthsTakeNoMore(example: String) throws {
    let whole = try Self.run(example) { $0.showsCaption = false }
    let single = try Self.run(example, sizes: [.large], widths: [300]) { $0.showsCaption = false }
    #expect(whole.cells > single.cells * 20)
    #expect(whole.measurer.shapingCount == single.measurer.shapingCount)
    #expect(whole.measurer.distinctRuns == single.measurer.distinctRuns)
    #expect(single.measurer.shapingCount == single.measurer.distinctRuns.count)
  }

  /// With captions a larger run asks for all that a smaller one does, and for more parts of texts
  /// at most.
  @Test(arguments: catalogs) func captionsAddPartsOfTexts(example: String) throws {
    let whole = try Self.run(example)
    let single = try Self.run(example, sizes: [.large], widths: [300])
    #expect(single.measurer.shapingCount == single.measurer.distinctRuns.count)
    let added = whole.measurer.texts.subtracting(single.measurer.texts)
    for text in added {
      #expect(single.measurer.texts.contains { $0.contains(text) }, "“\(text)”")
    }
  }

  private struct Outcome {
    var measurer: RecordingMeasurer
    var cells: Int
  }

  private static func run(
    _ example: String, sizes: [ContentSizeCategory]? = nil, widths: [Double] = [],
    change: (inout Flow) -> Void = { _ in }
  ) throws -> Outcome {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Catalogs/\(example)").standardized
    var options = LintOptions()
    options.paths = [folder.path]
    let (projects, problems) = ProjectFinder.projects(for: options)
    #expect(problems == [])
    var project = try #require(projects.first)
    if let sizes {
      project.configuration.contentSizes = sizes
      project.configuration.devices = .none
      project.configuration.widths = widths.map { .init(width: $0, scale: .x3) }
    }
    for index in project.configuration.flows.indices {
      change(&project.configuration.flows[index])
    }
    let measurer = RecordingMeasurer()
    let outcome = ProjectRun(project: project, options: options, measurer: measurer).run()
    #expect(outcome.problems == [])
    let cells = outcome.analyses.flatMap(\.locales).map { $0.layout?.cells.count ?? 0 }
    return Outcome(measurer: measurer, cells: cells.reduce(0, +))
  }
}

/// Hands on what it is asked, and notes what of it is distinct.
private final class RecordingMeasurer: TextMeasuring {
  /// What a shaping depends on, told from its outcome: HarfBuzz sees the run and up to five
  /// characters on each side, since Arabic letters join across the edge of a run.
  struct Run: Hashable {
    var text: String
    var before: String
    var after: String
    var script: String
    var face: String
    var isRightToLeft: Bool
    var monospacedDigits: Bool
    /// The language, where the face has forms of its own for it; empty elsewhere.
    var language: String
  }

  private let measurer = FontMeasurer()
  private(set) var distinctRuns: Set<Run> = []
  private(set) var texts: Set<String> = []

  var shapingCount: Int { measurer.shapingCount }

  func shape(_ text: String, _ attributes: TextAttributes, size: Double) throws(MeasurementError)
    -> ShapedText
  {
    let shaped = try measurer.shape(text, attributes, size: size)
    texts.insert(text)
    let utf8 = Array(text.utf8)
    for run in shaped.runs {
      guard let face = run.face else { continue }
      let before = String(decoding: utf8[..<run.utf8Range.lowerBound], as: UTF8.self)
      let after = String(decoding: utf8[run.utf8Range.upperBound...], as: UTF8.self)
      distinctRuns.insert(
        Run(
          text: String(decoding: utf8[run.utf8Range], as: UTF8.self),
          before: String(String.UnicodeScalarView(before.unicodeScalars.suffix(5))),
          after: String(String.UnicodeScalarView(after.unicodeScalars.prefix(5))),
          script: run.script, face: face, isRightToLeft: run.level % 2 == 1,
          monospacedDigits: attributes.monospacedDigits,
          language: Self.language(attributes.locale, face: face)))
    }
    return shaped
  }

  func lineBreaks(in text: String, locale: String) -> [LineBreak] {
    measurer.lineBreaks(in: text, locale: locale)
  }

  /// Languages that the faces list in their OpenType tables, by the start of the face's name. In all
  /// others a text is shaped alike.
  private static let ownForms = [
    "Inter": ["ca", "ro"], "NotoSansArabic": ["ur"], "NotoSansDevanagari": ["mr", "ne"],
  ]

  private static func language(_ locale: String, face: String) -> String {
    let language = String(locale.prefix { $0 != "-" })
    let listed = ownForms.first { face.hasPrefix($0.key) }?.value ?? []
    return listed.contains(language) ? language : ""
  }
}
