import Foundation
import Testing

@testable import copyfit

/// `copyfit report` from files to files.
@Suite struct ReportCommandTests {
  private let project: ReportProjectFiles

  init() throws { project = try ReportProjectFiles() }

  private static func strings(_ data: [String: Any], _ list: String, _ member: String) throws
    -> [String]
  {
    try #require(data[list] as? [[String: Any]]).map { $0[member] as? String ?? "" }
  }

  // MARK: The page

  @Test func thePageGoesToAFileOrAPipe() throws {
    let file = try project.report("--output", "report.html")
    #expect(file.status == 0 && file.output == "" && file.errors == "", "\(file.errors)")
    let page = try project.text("report.html")
    let pipe = try project.report()
    #expect(pipe.status == 0 && pipe.errors == "")
    #expect(pipe.output == page)
    #expect(try project.report("--format", "html", "--output", "-").output == page)
    #expect(page.hasPrefix("<!doctype html>"))
    let data = try ReportProjectFiles.data(ofPage: page)
    #expect(data["made"] as? String == "2000-02-29T00:00:00Z")
    #expect(data["configuration"] as? String == "copyfit.yml")
    #expect(data["catalogs"] as? [String] == ["Localizable.xcstrings"])
    #expect(try Self.strings(data, "flows", "id") == ["shop", "Saved", "saved"])
    #expect(try Self.strings(data, "locales", "id") == ["ar", "de", "en"])
    #expect(try Self.strings(data, "findings", "rule").contains("title-truncated"))
    #expect(!page.contains(project.folder.url.path), "paths are those that people type")
  }

  /// The same bytes for the same input, whatever the number of threads.
  @Test func thePageIsReproducible() throws {
    let pages = try [["--jobs", "1"], ["--jobs", "2"], ["--jobs", "7"], []].map {
      try project.report($0).output
    }
    #expect(Set(pages).count == 1)
    #expect(pages[0].utf8.count > 10_000)
    let later = try project.report([], environment: ["SOURCE_DATE_EPOCH": "951782401"]).output
    #expect(later != pages[0])
    #expect(later.replacingOccurrences(of: "00:00:01Z", with: "00:00:00Z") == pages[0])
  }

  /// A variable that is no number would leave reports that differ, unnoticed.
  @Test(arguments: ["soon", "1e9", "99999999999999999999"])
  func aBadEpochIsSaid(text: String) throws {
    let outcome = try project.report([], environment: ["SOURCE_DATE_EPOCH": text])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("SOURCE_DATE_EPOCH is '\(text)'"))
  }

  @Test func anEmptyEpochIsTheClock() throws {
    let outcome = try project.report([], environment: ["SOURCE_DATE_EPOCH": ""])
    let made = try #require(
      try ReportProjectFiles.data(ofPage: outcome.output)["made"] as? String)
    let date = try #require(ISO8601DateFormatter().date(from: made))
    #expect(outcome.status == 0 && date.timeIntervalSince1970 > 1_700_000_000)
  }

  @Test func localesAndFlowsAreFilters() throws {
    let outcome = try project.report("--locale", "de", "--flow", "shop")
    let data = try ReportProjectFiles.data(ofPage: outcome.output)
    #expect(try Self.strings(data, "flows", "id") == ["shop"])
    #expect(try Self.strings(data, "locales", "id") == ["de", "en"])
    let unknown = try project.report("--flow", "shpo", "--output", "r.html")
    #expect(unknown.status == 2 && unknown.errors.contains("shop"))
  }

  @Test func whatIsNewAgainstABaseline() throws {
    let written = try CommandRunner.run(
      ["lint", "--write-baseline", "old.json"], in: project.folder.url)
    #expect(written.status == 0, "\(written.errors)")
    try project.folder.write(#"{"version": 1, "findings": []}"#, to: "none.json")
    for (name, isNew) in [("old.json", false), ("none.json", true)] {
      let outcome = try project.report("--baseline", name)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let data = try ReportProjectFiles.data(ofPage: outcome.output)
      #expect(data["baseline"] as? String == name)
      let findings = try #require(data["findings"] as? [[String: Any]])
      let new = findings.compactMap { $0["new"] as? Bool }
      #expect(new.count == findings.count && !new.isEmpty)
      #expect(new.allSatisfy { $0 == isNew })
    }
    let missing = try project.report("--baseline", "gone.json", "--output", "r.html")
    #expect(missing.status == 2 && missing.errors.contains("gone.json"))
  }

  // MARK: When there is little to show

  @Test func withoutAConfiguration() throws {
    try FileManager.default.removeItem(at: project.folder.url.appending(path: "copyfit.yml"))
    let outcome = try project.report("--output", "r.html")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("No flow was checked"))
    #expect(
      outcome.errors.split { " \n".contains($0) }.joined(separator: " ").contains("copyfit init"))
    let data = try ReportProjectFiles.data(ofPage: try project.text("r.html"))
    #expect((data["flows"] as? [Any])?.isEmpty == true && data["configuration"] is NSNull)
  }

  @Test func anEmptyFolder() throws {
    let folder = try ScratchFolder()
    let outcome = try CommandRunner.run(["report"], in: folder.url)
    #expect(outcome.errors.contains("No flow was checked") || outcome.status == 2)
    #expect(!outcome.errors.isEmpty && outcome.output.hasPrefix("<!doctype html>"))
  }

  /// A catalog that cannot be read makes the status 2, and the page says so.
  @Test func aProblemIsOnThePage() throws {
    try project.folder.write("{", to: "Broken.xcstrings")
    let outcome = try project.report("--output", "r.html")
    #expect(outcome.status == 2 && outcome.errors.contains("Broken.xcstrings"))
    let data = try ReportProjectFiles.data(ofPage: try project.text("r.html"))
    #expect(try Self.strings(data, "problems", "file") == ["Broken.xcstrings"])
    #expect(try Self.strings(data, "flows", "id") == ["shop", "Saved", "saved"])
  }

  // MARK: Where output goes

  @Test(arguments: ["Localizable.xcstrings", "copyfit.yml", "./copyfit.yml"])
  func nothingGoesOverWhatWasRead(name: String) throws {
    let before = try project.text(name)
    let outcome = try project.report("--output", name)
    #expect(outcome.status == 2 && outcome.errors.contains("would overwrite"))
    #expect(try project.text(name) == before)
  }

  @Test func severalFormatsAtOnce() throws {
    let outcome = try project.report(
      "--format", "html=page.html", "--format", "svg=pictures", "--locale", "de")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "pictures: 3 pictures written.\n")
    #expect(try project.text("page.html").hasPrefix("<!doctype html>"))
    #expect(try project.names(in: "pictures").allSatisfy { $0.hasSuffix(".svg") })
  }

  @Test func aFolderThatCannotBeMade() throws {
    try project.folder.write("a file", to: "taken")
    for folder in ["taken", "taken/below"] {
      let outcome = try project.report("--format", "svg", "--output", folder)
      #expect(outcome.status == 2)
      // One message, however many pictures there would be.
      #expect(outcome.errors.hasPrefix("copyfit: cannot write \(folder): "), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      #expect(try project.text("taken") == "a file")
    }
  }

  @Test func aFileInAFolderThatIsNotThere() throws {
    let outcome = try project.report("--output", "no/such/report.html")
    #expect(outcome.status == 2 && outcome.errors.contains("cannot write no/such/report.html"))
    #expect(!project.exists("no"))
  }

  // MARK: Without a browser

  @Test(arguments: ["pdf", "png"])
  func withoutChromiumNothingIsWritten(format: String) throws {
    let output = format == "pdf" ? "out.pdf" : "pictures"
    let none = try project.report(
      ["--format", format, "--output", output], environment: ["PATH": ""])
    let wrong = try project.report(
      ["--format", format, "--output", output], environment: ["COPYFIT_CHROMIUM": "/nonexistent"])
    #expect(none.status == 2 && wrong.status == 2)
    #expect(none.output == "" && wrong.output == "")
    for word in ["Chromium", "COPYFIT_CHROMIUM", "--format html"] {
      #expect(none.errors.contains(word), "\(none.errors)")
    }
    #expect(wrong.errors.contains("/nonexistent"))
    #expect(try project.names() == ["Localizable.xcstrings", "copyfit.yml"])
  }
}
