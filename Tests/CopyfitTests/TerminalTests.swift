import Foundation
import Linting
import Testing

/// What the built command prints, where only real rules, devices and fonts show it.
@Suite struct TerminalTests {
  @Test(
    arguments: [["rules"], ["config", "--devices"], ["help"]]
      + RuleRegistry.all.map { ["explain", $0.metadata.id] })
  func linesFitTheTerminal(arguments: [String]) throws {
    let outcome = try CommandRunner.run(arguments)
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    for line in outcome.output.split(separator: "\n") where line.count > 80 {
      Issue.record("\(line.count) columns: \(line)")
    }
  }

  @Test func examplesFitBesideTheirIndent() {
    for metadata in RuleRegistry.all.map({ $0.metadata }) {
      for example in metadata.triggering + metadata.passing {
        let lines = (example.catalog + "\n" + example.configuration).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 76 }, "\(metadata.id): \(example.caption)")
      }
    }
  }

  @Test func fontsOfTheJSONHaveTheirHashes() throws {
    let folder = try ScratchFolder()
    try folder.write(BadInputTests.good, to: "App/Localizable.xcstrings")
    try folder.write(BadInputTests.flow(""), to: "copyfit.yml")
    let outcome = try CommandRunner.run(["lint", "--format", "json", "--verbose"], in: folder.url)
    #expect(outcome.errors.contains("catalog: App/Localizable.xcstrings\n"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let fonts = try #require(json["fonts"] as? [[String: Any]])
    #expect(!fonts.isEmpty)
    for font in fonts where font["postScriptName"] as? String != "" {
      let hash = try #require(font["sha256"] as? String)
      #expect(hash.wholeMatch(of: #/[0-9a-f]{64}/#) != nil, "\(font)")
    }
  }

  @Test func quietInspectionHasNoLegend() throws {
    let folder = try ScratchFolder()
    try folder.write(BadInputTests.good, to: "Localizable.xcstrings")
    try folder.write(
      BadInputTests.flow("devices: none\nwidths: [{ width: 300, scale: 3 }]"), to: "copyfit.yml")
    let whole = try CommandRunner.run(["inspect"], in: folder.url).output
    let quiet = try CommandRunner.run(["inspect", "--quiet"], in: folder.url).output
    #expect(quiet.hasPrefix("checkout · en"))
    #expect(!quiet.contains("Forms:"))
    #expect(whole.hasPrefix(quiet + "\nForms: T titles"))
  }

  /// Where a problem stops nothing else, it does not stop the hint either.
  @Test func aBrokenCatalogLeavesTheHint() throws {
    let folder = try ScratchFolder()
    try folder.write("{", to: "Localizable.xcstrings")
    let outcome = try CommandRunner.run(["lint"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("No flow was checked: there is no copyfit.yml"))
    #expect(outcome.output.contains("  - id: checkout\n"))
  }

  /// On a machine without any font.
  @Test func aMissingFaceForLatinIsAFailure() throws {
    let folder = try ScratchFolder()
    try folder.write("<fontconfig><dir>none</dir></fontconfig>", to: "fonts.conf")
    let fontconfig = ["FONTCONFIG_FILE": folder.url.appending(path: "fonts.conf").path]
    let outcome = try CommandRunner.run(["fonts"], in: folder.url, environment: fontconfig)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.split(separator: "\n").filter { $0.hasSuffix("missing-font") }.count == 1)
    #expect(outcome.errors.contains("Inter-SemiBold"))
    #expect(outcome.output.contains("Arab  NotoSansArabic"))
    let lock = folder.url.appending(path: "copyfit.lock").path
    _ = try CommandRunner.run(["fonts", "--lock"], in: folder.url, environment: fontconfig)
    #expect(!FileManager.default.fileExists(atPath: lock))
  }
}
