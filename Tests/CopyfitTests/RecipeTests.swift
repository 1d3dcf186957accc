import Foundation
import Linting
import Testing

/// The recipes that no other suite runs, and what goes for all of them.
@Suite struct RecipeTests {
  @Test func everyBlockIsRunByASuiteThatIsThere() throws {
    let blocks = try Recipes.blocks()
    #expect(blocks.count >= 15)
    #expect(Set(blocks.map(\.name)).count == blocks.count, "two blocks have one name")
    let folder = CommandRunner.root.appending(path: "Tests/CopyfitTests")
    for block in blocks {
      let suite = try String(
        contentsOf: folder.appending(path: "\(block.suite).swift"), encoding: .utf8)
      let isRun = suite.contains("\"\(block.name)\"")
      #expect(isRun, "\(block.suite) says nothing of the block '\(block.name)'")
    }
    // What the README repeats is the same text.
    let readme = CommandRunner.root.appending(path: "README.md")
    for block in try Recipes.blocks(of: readme, isEveryOneNamed: false) {
      #expect(blocks.contains(block), "README.md: '\(block.name)' is not as in Recipes.md")
    }
  }

  /// Versions that the documentation shows are the one that there is.
  @Test func versionsAreTheCurrentOne() throws {
    let pattern =
      /(?:copyfit@v|rev: v|copyfit-v|--branch v|from: "|"copyfit", "version": ")(\d+\.\d+\.\d+)/
    let sources = CommandRunner.root.appending(path: "Sources")
    let pages = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    )
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }
    #expect(pages.contains { $0.lastPathComponent == "Recipes.md" })
    var named = 0
    for page in pages + [CommandRunner.root.appending(path: "README.md")] {
      for match in try String(contentsOf: page, encoding: .utf8).matches(of: pattern) {
        named += 1
        #expect(match.1 == copyfitVersion, "\(page.lastPathComponent): \(match.0)")
      }
    }
    #expect(named >= 7)
  }

  /// Where a system's libraries and fonts are listed, they are those of the Makefile.
  @Test func theSystemsPackagesAreThoseOfTheMakefile() throws {
    let makefile = try String(
      contentsOf: CommandRunner.root.appending(path: "Makefile"), encoding: .utf8)
    let script = try String(
      contentsOf: CommandRunner.root.appending(path: ".github/action/build"), encoding: .utf8)
    let gitlab = try Recipes.block("gitlab").text
    let known = Set(makefile.matches(of: /[\w.+-]+/).map { String($0.0) })
    for name in [#"apt_packages="#, #"brew_formulae="#, #"brew_casks="#] {
      let start = try #require(script.range(of: name + "\"")?.upperBound)
      let words = script[start...].prefix { $0 != "\"" }.split { $0 == " " || $0 == "\n" }
      #expect(words.count > 4)
      for word in words {
        #expect(known.contains(String(word)), "\(word) is not in the Makefile")
        if name.hasPrefix("apt") { #expect(gitlab.contains(" \(word)"), "GitLab lacks \(word)") }
      }
    }
  }

  // MARK: GitLab

  private struct Pipeline: Decodable {
    struct Job: Decodable {
      struct Artifacts: Decodable {
        var paths: [String]
        var reports: [String: String]
      }
      var preparation: [String]
      var script: [String]
      var artifacts: Artifacts

      enum CodingKeys: String, CodingKey {
        case preparation = "before_script"
        case script, artifacts
      }
    }
    var copyfit: Job
  }

  /// The script, not what comes before it: that fetches and builds a release.
  @Test func gitLabsReportsAreWhereItLooksForThem() throws {
    let shop = try ShopRepository()
    try shop.write(ShopRepository.catalog(address: ShopRepository.long))
    let file = try shop.scratch.write(Recipes.block("gitlab").text, to: ".gitlab-ci.yml")
    let job = try JSONDecoder().decode(Pipeline.self, from: PythonYAML.json(of: file)).copyfit
    let lines = ["#!/bin/sh"] + job.preparation + job.script
    let whole = try shop.scratch.write(lines.joined(separator: "\n"), to: ".git/job.sh")
    try shop.shell.need("shellcheck", whole.path)
    let outcome = try shop.shell.run("bash", ["-e", "-c", job.script.joined(separator: "\n")])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("title-truncated"))
    let quality = try Data(
      contentsOf: shop.url.appending(path: try #require(job.artifacts.reports["codequality"])))
    let findings = try #require(try JSONSerialization.jsonObject(with: quality) as? [[String: Any]])
    #expect(findings.count == 1)
    let location = findings.first?["location"] as? [String: Any]
    #expect(location?["path"] as? String == ShopRepository.file)
    let junit = try String(
      contentsOf: shop.url.appending(path: try #require(job.artifacts.reports["junit"])),
      encoding: .utf8)
    #expect(junit.contains("<testsuites") && junit.contains("title-truncated"))
    try Self.expectReport(in: shop, at: job.artifacts.paths)
  }

  // MARK: The designers' report

  private struct Step: Decodable {
    struct Inputs: Decodable { var path: String? }
    var run: String?
    var with: Inputs?
  }

  /// The page is made whatever is found, and is where the artefact is taken from.
  @Test func theReportIsKept() throws {
    let shop = try ShopRepository()
    try shop.write(ShopRepository.catalog(address: ShopRepository.long))
    let file = try shop.scratch.write(Recipes.block("github-report").text, to: ".git/steps.yml")
    let steps = try JSONDecoder().decode([Step].self, from: PythonYAML.json(of: file))
    let commands = steps.compactMap(\.run)
    #expect(!commands.isEmpty)
    for command in commands { try shop.shell.need("bash", "-e", "-c", command) }
    try Self.expectReport(in: shop, at: steps.compactMap { $0.with?.path })
  }

  private static func expectReport(in shop: ShopRepository, at paths: [String]) throws {
    try #require(paths.count == 1)
    let page = try String(contentsOf: shop.url.appending(path: paths[0]), encoding: .utf8)
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains(ShopRepository.long) && page.contains("title-truncated"))
  }

  // MARK: Several apps

  @Test func eachAppHasItsOwnConfiguration() throws {
    let shop = try ShopRepository()
    try FileManager.default.removeItem(at: shop.url.appending(path: "copyfit.yml"))
    try FileManager.default.removeItem(at: shop.url.appending(path: "App"))
    for file in try Recipes.block("monorepo-tree").lines {
      if file.hasSuffix(".yml") {
        // The courier's titles have room enough for the same copy.
        let width = file.contains("Courier") ? "400" : "100"
        try shop.write(
          ShopRepository.configuration.replacing("App/**", with: "**")
            .replacing("maximumTitleWidth: 100", with: "maximumTitleWidth: \(width)"), to: file)
      } else {
        try shop.write(ShopRepository.catalog(address: ShopRepository.long), to: file)
      }
    }
    let outcomes = try Recipes.block("monorepo").lines.map { line in
      try shop.shell.run("sh", ["-c", line])
    }
    try #require(outcomes.count == 4)
    #expect(outcomes.map(\.status) == [1, 1, 1, 0], "\(outcomes)")
    let finding = "Apps/Shop/Resources/Localizable.xcstrings:6:69: error: title-truncated"
    for outcome in outcomes.prefix(3) { #expect(outcome.output.contains(finding)) }
    #expect(outcomes[0].output.contains("in 3 catalogs, 2 flows"), "\(outcomes[0].output)")
    #expect(outcomes[1].output.contains("in 1 catalog, 1 flow"), "\(outcomes[1].output)")
  }

  // MARK: Findings of long standing

  @Test func aBaselineLetsOnlyNewFindingsCount() throws {
    let shop = try ShopRepository()
    try shop.write(ShopRepository.catalog(address: ShopRepository.long))
    #expect(try shop.shell.run("copyfit").status == 1)

    let written = try shop.shell.run("sh", ["-e", "-c", Recipes.block("baseline-write").text])
    #expect(written.status == 0, "\(written.output)")
    let line = try Recipes.block("baseline-configuration").text
    try shop.write(ShopRepository.configuration + line, to: "copyfit.yml")
    let green = try shop.shell.run("copyfit")
    #expect(green.status == 0, "\(green.output)")

    try shop.write(
      ShopRepository.catalog(address: ShopRepository.long)
        .replacing("Zahlung", with: "Zahlung und Rechnungsanschrift"))
    let red = try shop.shell.run("copyfit")
    #expect(red.status == 1)
    #expect(red.output.contains("Zahlung") && red.output.contains("1 error"), "\(red.output)")

    try shop.write(ShopRepository.catalog())
    let fixed = try shop.shell.run("copyfit")
    #expect(fixed.status == 0)
    #expect(fixed.output.contains("copyfit-baseline.json"), "\(fixed.output)")
  }
}
