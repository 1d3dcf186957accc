import Foundation
import Linting
import Reporting
import Testing

@testable import copyfit

/// What `report` takes, before anything is drawn.
@Suite struct ReportUsageTests {
  @Test func optionsReachTheRun() throws {
    let fake = Fake()
    let outcome = fake.run(
      "report", "App", "--config", "c.yml", "--locale", "de", "--flow=a", "--jobs", "3",
      "--baseline", "b.json", "--output", "r.html")
    #expect(outcome.status == .success)
    #expect(outcome.files.map(\.path) == ["r.html"] && outcome.output.isEmpty)
    var expected = LintOptions()
    (expected.paths, expected.config, expected.locales) = (["App"], "c.yml", ["de"])
    (expected.flows, expected.jobs, expected.baseline) = (["a"], 3, "b.json")
    #expect(fake.asked.lint == expected)
  }

  /// Arguments, and what the message must have in it.
  private static let refused: [([String], [String])] = [
    (["--device", "iphone-16"], ["--device is for single pictures", "--format svg"]),
    (["--text-size", "large"], ["--text-size is for single pictures"]),
    (["--scheme", "dark", "--output", "r.html"], ["--scheme is for single pictures"]),
    (["--format", "svg"], ["into a folder", "--output FOLDER"]),
    (["--format", "svg=-"], ["into a folder"]),
    (["--format", "svg", "--output", "-"], ["into a folder"]),
    (["--output", "r.pdf"], ["'r.pdf' would hold html", "--format pdf"]),
    (["--output", "r.svg"], ["--format svg"]),
    (["--format", "svg", "--output", "r.png"], ["would hold svg", "--format png"]),
    (["--format", "svg", "--output", "r.html"], ["would hold svg", "--format html"]),
    (["--output", "App/Localizable.xcstrings"], ["would overwrite", "another file name"]),
    (
      ["--format", "svg", "--output", "p", "--device", "iphone-61"],
      ["there is no such device", "iphone-16", "copyfit config --devices"]
    ),
    (["--format", "svg", "--output", "p", "--device", ""], ["--device needs a value"]),
    (["--format", "svg", "--output", "p", "--text-size", "huge"], ["--text-size"]),
    (["--format", "svg", "--output", "p", "--scheme", "grey"], ["--scheme", "light"]),
    (["--format", "htm"], ["htm", "html"]), (["--format", "json"], ["json"]),
    (
      ["--format", "html=a", "--format", "svg=./a"], ["would both go to", "--format svg=FILE"]
    ),
    (["--format", "html=r", "--output", "q"], ["nothing is left for --output 'q'"]),
    (["--quiet", "--verbose"], ["--verbose"]), (["--jobs", "0"], ["--jobs"]),
    (["--strict"], ["--strict"]), (["--since", "main"], ["--since"]),
  ]

  @Test(arguments: refused.indices)
  func refusals(number: Int) {
    let (arguments, words) = Self.refused[number]
    let fake = Fake()
    let outcome = fake.run(["report"] + arguments)
    #expect(outcome.status == .failure)
    #expect(outcome.output.isEmpty && outcome.files.isEmpty && outcome.folders.isEmpty)
    for word in words { #expect(outcome.messages.contains(word), "\(outcome.messages)") }
    #expect(outcome.messages.hasSuffix("See 'copyfit report --help'.\n"))
    #expect(fake.asked.lint == nil, "nothing was measured for it")
  }

  /// A page is not what a terminal shows; a pipe gets it.
  @Test func aTerminalGetsNoPage() {
    var fake = Fake()
    #expect(fake.run("report").text.hasPrefix("<!doctype html>"))
    fake.terminal.isOutputTerminal = true
    let outcome = fake.run("report")
    #expect(outcome.status == .failure && outcome.output.isEmpty)
    #expect(outcome.messages.contains("--output report.html"))
    #expect(fake.run("report", "--output", "r.html").status == .success)
  }

  @Test(
    arguments: [
      ([], [], 0), ([.error, .warning], [], 0), ([], [.missingFont], 2),
      ([.error], [.malformedCatalog], 2),
    ] as [([Severity], [Problem.Kind], Int32)])
  func status(severities: [Severity], problems: [Problem.Kind], status: Int32) {
    var fake = Fake()
    fake.result.findings = severities.map { Fake.finding("r", $0) }
    fake.result.problems = problems.map { Problem($0, "what is wrong") }
    let outcome = fake.run("report")
    #expect(outcome.status.rawValue == status)
    #expect(outcome.text.hasPrefix("<!doctype html>"), "the page is there all the same")
    #expect(outcome.messages.contains("what is wrong") == !problems.isEmpty)
  }

  /// A page without a flow is never a silent success.
  @Test func withoutAFlowItSaysSo() {
    var fake = Fake()
    fake.result.summary = .init(catalogs: 1)
    for arguments in [["report"], ["report", "--output", "r.html"]] {
      #expect(fake.run(arguments).messages.contains("No flow was checked"))
    }
    #expect(!Fake().run("report").messages.contains("No flow"))
  }

  /// A folder without a picture is not made.
  @Test func withoutAPictureNothingIsWritten() {
    let outcome = Fake().run("report", "--format", "svg", "--output", "pictures")
    #expect(outcome.status == .failure)
    #expect(outcome.files.isEmpty && outcome.folders.isEmpty)
    #expect(outcome.messages.contains("There is no picture to write"))
    #expect(outcome.messages.contains("copyfit inspect"))
  }

  @Test func helpFitsATerminal() {
    let help = Fake().run("report", "--help").text
    #expect(help.hasPrefix("Usage: copyfit report "))
    for line in help.split(separator: "\n") {
      #expect(DisplayWidth.columns(String(line)) <= 80, "\(line)")
    }
    for word in ["html", "pdf", "svg", "png", "--device", "--text-size", "--scheme", "Chromium"] {
      #expect(help.contains(word), "\(word)")
    }
  }
}
