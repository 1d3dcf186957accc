import Foundation
import StringCatalogs
import Testing
import TextMeasurement

@testable import Linting

/// Every example that `copyfit explain` prints is run from files to findings: as it is printed,
/// and in disguise.
@Suite(InstalledFonts.condition) struct RuleExampleTests {
  struct Case: CustomTestStringConvertible {
    var rule: String
    var example: RuleExample
    var testDescription: String { "\(rule): \(example.caption)" }
  }

  static let triggering = RuleRegistry.all.map { $0.metadata }.flatMap { metadata in
    metadata.triggering.map { Case(rule: metadata.id, example: $0) }
  }
  static let passing = RuleRegistry.all.map { $0.metadata }.flatMap { metadata in
    metadata.passing.map { Case(rule: metadata.id, example: $0) }
  }

  @Test(arguments: triggering, Disguise.allCases)
  func triggers(_ test: Case, in disguise: Disguise) throws {
    let name = "\(test.testDescription), \(disguise.rawValue)"
    let printed = try Run(test.example)
    let run = try Run(
      disguise.applied(
        to: test.example, rule: test.rule, finding: printed.result.findings.first))
    let places = run.places(of: test.rule)
    #expect(run.problems == [], "\(name)")
    #expect(!run.marks.isEmpty, "\(name): nothing is marked")
    if disguise.silences {
      #expect(places == [], "\(name)")
      #expect(run.result.summary.suppressed == run.marks.count, "\(name)")
    } else {
      #expect(places == run.marks, "\(name)")
      #expect(run.result.summary.suppressed == 0, "\(name)")
    }
    // What else is said about an example would only confuse its readers.
    let others = run.messages(besides: test.rule)
    #expect(others == [], "\(name)")
  }

  @Test(arguments: passing, Disguise.allCases.filter { !$0.silences })
  func passes(_ test: Case, in disguise: Disguise) throws {
    let name = "\(test.testDescription), \(disguise.rawValue)"
    let run = try Run(disguise.applied(to: test.example, rule: test.rule, finding: nil))
    #expect(run.problems == [], "\(name)")
    #expect(run.marks == [], "\(name)")
    #expect(run.messages() == [], "\(name)")
  }

  /// A rule that is off by default is switched on by its example or by `--only`; `--skip` switches
  /// any rule off.
  @Test(arguments: triggering) func isSwitchedOnAndOff(_ test: Case) throws {
    let name = test.testDescription
    var example = test.example
    var options = LintOptions()
    options.skip = [test.rule]
    let skipped = try Run(example, options)
    #expect(skipped.places(of: test.rule) == [], "\(name)")

    options.skip = []
    options.only = [test.rule]
    example.configuration = example.configuration.replacing("\(test.rule): warning, ", with: "")
    let only = try Run(example, options)
    #expect(only.places(of: test.rule) == only.marks, "\(name)")
  }

  /// An example in a folder of its own, linted.
  struct Run {
    let result: RunResult
    /// `file:line:column` of each mark, sorted.
    let marks: [String]

    init(_ example: RuleExample, _ options: LintOptions = LintOptions()) throws {
      let folder = try TemporaryFolder()
      var marks: [String] = []
      let files = [
        (example.file, example.catalog), ("copyfit.yml", example.configuration),
      ]
      for (file, content) in files {
        let marked = MarkedText(content)
        try folder.write(file, marked.text)
        for place in marked.places { marks.append("\(file):\(place.line):\(place.column)") }
      }
      var options = options
      options.paths = [folder.path]
      result = LintRun.run(options)
      self.marks = marks.sorted()
    }

    var problems: [String] { result.problems.map(\.message) }

    /// `file:line:column` of each finding of a rule, sorted.
    func places(of rule: String) -> [String] {
      result.findings.filter { $0.rule == rule }.map { finding in
        let position = finding.location.position
        return "\(finding.location.file):\(position.line):\(position.column)"
      }.sorted()
    }

    func messages(besides rule: String = "") -> [String] {
      result.findings.filter { $0.rule != rule }.map { "\($0.rule): \($0.message)" }
    }
  }
}

/// Tests that rest on measured widths name the faces they were written for.
enum InstalledFonts {
  private static let revisions: [String: String] = Dictionary(
    FontMeasurer().chainFaces(weights: [.semibold], hashed: false).faces
      .map { ($0.postScriptName, $0.revision) }, uniquingKeysWith: { first, _ in first })

  /// Inter 3.19 and the Noto face of Debian 12's fonts-noto-core for Arabic.
  static let condition: ConditionTrait = .enabled(
    if: revisions["Inter-SemiBold"] == "3.019" && revisions["NotoSansArabic-Bold"] == "2.005",
    "needs Inter 3.019 (fonts-inter) and Noto Sans (fonts-noto-core) of Debian 12")
}
