import Foundation
import Testing

/// The report's page as its readers use it: Tests/Consumers/report_page.py opens it in headless Chromium
/// and drives it there. Screenshots are kept in .build/report-screenshots, to be looked at.
@Suite(
  .enabled(
    if: Programs.has("chromedriver") && (Programs.has("chromium") || Programs.has("google-chrome")),
    "Debian's chromium and chromium-driver open the page: apt-get install chromium chromium-driver"),
  .serialized)
struct ReportPageTests {
  /// What the script printed of each check: `ok`, `skipped` or `FAILED`, and why.
  private func check(
    _ report: URL, inspect: URL, name: String, _ options: [String] = []
  ) throws -> [String: String] {
    let shots = CommandRunner.root.appending(path: ".build/report-screenshots/\(name)")
    try? FileManager.default.removeItem(at: shots)
    let outcome = try Programs.run(
      [
        try Consumers.tool("python").path,
        CommandRunner.root.appending(path: "Tests/Consumers/report_page.py").path, report.path,
        "--inspect", inspect.path, "--screenshots", shots.path,
      ] + options, in: report.deletingLastPathComponent(),
      environment: ["PYTHONDONTWRITEBYTECODE": "1"])
    try #require([0, 1].contains(outcome.status), "\(outcome.errors)")
    var results: [String: String] = [:]
    for line in outcome.output.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let verdict = words.first, ["ok", "skipped", "FAILED"].contains(verdict),
        let name = words.last?.prefix(while: { $0 != ":" && $0 != " " })
      else { continue }
      results[String(name)] = String(verdict)
      #expect(verdict != "FAILED", "\(line)")
    }
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    return results
  }

  private func names() throws -> [String] {
    let outcome = try Programs.run(
      [
        try Consumers.tool("python").path,
        CommandRunner.root.appending(path: "Tests/Consumers/report_page.py").path, "--list",
      ], in: CommandRunner.root, environment: ["PYTHONDONTWRITEBYTECODE": "1"])
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private func inspect(_ project: String, in folder: URL, to file: URL) throws {
    let outcome = try CommandRunner.run(
      ["inspect", project, "--format", "json=\(file.path)"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Every check of the script on one report: it has a baseline, Arabic, a clean flow, and titles that
  /// are lost; and what its readers ask it has the answers that follow from the layout model.
  @Test func everything() throws {
    let folder = try ScratchFolder()
    try BookingProject.write(to: folder, germanExtras: "Extras")
    let baseline = try CommandRunner.run(
      ["lint", "--exit-zero", "--write-baseline", "baseline.json"], in: folder.url)
    #expect(baseline.status == 0, "\(baseline.errors)")
    try BookingProject.write(to: folder, germanExtras: "Zusatzleistungen")
    let report = folder.url.appending(path: "report.html")
    let made = try CommandRunner.run(
      ["report", "--baseline", "baseline.json", "--output", report.path], in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    let numbers = folder.url.appending(path: "inspect.json")
    try inspect(".", in: folder.url, to: numbers)
    let hostile = try hostileReport()
    let expected = try folder.write(BookingProject.answers, to: "answers.json")

    let results = try check(
      report, inspect: numbers, name: "booking",
      ["--hostile", hostile.url.appending(path: "report.html").path, "--expect", expected.path])
    for name in try names() {
      #expect(results[name] == "ok", "\(name): \(results[name] ?? "not run")")
    }
  }

  /// Surfaces of every kind, titles that are cut, overflows and right-to-left, as the examples have them.
  @Test(arguments: ["every-surface", "layout-findings", "rtl-mixed", "localization-findings"])
  func example(_ name: String) throws {
    let folder = try ScratchFolder()
    let report = folder.url.appending(path: "report.html")
    let made = try CommandRunner.run(
      ["report", "Catalogs/\(name)", "--output", report.path])
    #expect(made.status == 0, "\(made.errors)")
    let numbers = folder.url.appending(path: "inspect.json")
    try inspect("Catalogs/\(name)", in: CommandRunner.root, to: numbers)
    let wanted = ["opens", "geometry", "measures", "axe", "narrow", "print"]
    let results = try check(
      report, inspect: numbers, name: name, wanted.flatMap { ["--check", $0] })
    for name in wanted where !["geometry", "measures"].contains(name) {
      #expect(results[name] == "ok", "\(name)")
    }
    #expect(results["geometry"] != nil)
  }

  private func hostileReport() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try HostileProject.write(to: folder)
    let made = try CommandRunner.run(
      ["report", "--output", folder.url.appending(path: "report.html").path], in: folder.url)
    #expect([0, 2].contains(made.status), "\(made.errors)")
    return folder
  }
}
