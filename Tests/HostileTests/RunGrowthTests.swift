import Foundation
import Testing
import TextMeasurement

@testable import Linting

/// The whole run but fonts: catalogs, copy, layout, every rule.
@Suite(.serialized) struct RunGrowthTests {
  /// Every key of one catalog, as without a configuration.
  @Test(arguments: CatalogShape.allCases)
  func catalogs(shape: CatalogShape) throws {
    try Growth.check(
      of: { amount in
        let folder = try Folder()
        try folder.write("Localizable.xcstrings", shape.text(amount * 25))
        return folder
      },
      doing: { folder in
        let outcome = try Self.run(folder)
        #expect(outcome.catalogs == (shape.isCutShort ? 0 : 1))
      }, least: 0.08)
  }

  @Test func keys() throws { try grows { Sample(keys: $0 * 50, locales: 6, flows: 0) } }

  @Test func flows() throws { try grows { Sample(locales: 4, flows: $0 * 2) } }

  @Test func steps() throws { try grows { Sample(locales: 4, steps: $0 * 10) } }

  @Test func titleLength() throws { try grows { Sample(locales: 2, titleWords: $0 * 30) } }

  /// - Parameter sample: for an amount of 1, 2, 4 and so on.
  private func grows(_ sample: (Int) -> Sample) throws {
    try Growth.check(
      of: { amount in
        let folder = try Folder()
        try sample(amount).write(to: folder)
        return folder
      },
      doing: { folder in
        let outcome = try Self.run(folder)
        #expect(outcome.problems.isEmpty)
        #expect(outcome.catalogs == 1)
        #expect(!outcome.findings.isEmpty)
      })
  }

  private static func run(_ folder: Folder) throws -> ProjectRun.Outcome {
    var options = LintOptions()
    options.paths = [folder.path]
    options.jobs = 1
    let (projects, problems) = ProjectFinder.projects(for: options)
    #expect(problems.isEmpty)
    let project = try #require(projects.first)
    return ProjectRun(project: project, options: options, measurer: ConstantMeasurer()).run()
  }
}

/// A folder of its own for one input, removed with its owner.
private final class Folder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "copyfit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url.appending(path: ".git"), withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
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

  func write(to folder: Folder) throws {
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
