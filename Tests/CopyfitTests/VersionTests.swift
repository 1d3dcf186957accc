import Foundation
import Linting
import Testing

/// The version is written in Sources/Linting/Version.swift, and nowhere else by hand.
@Suite struct VersionTests {
  @Test func isSemantic() {
    #expect(copyfitVersion.wholeMatch(of: #/\d+\.\d+\.\d+(-[0-9A-Za-z.]+)?/#) != nil)
    #expect(copyfitVersionDate.wholeMatch(of: #/20\d\d-[01]\d-[0-3]\d/#) != nil)
  }

  /// The newest version of the changelog is this one, or is still to be made.
  @Test func theChangelogFits() throws {
    let file = CommandRunner.root.appending(path: "CHANGELOG.md")
    let headings = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("## [") }
    let newest = try #require(headings.first)
    if newest == "## [Unreleased]" {
      #expect(
        !headings.contains { $0.hasPrefix("## [\(copyfitVersion)]") },
        """
        CHANGELOG.md has unreleased changes above the version that Version.swift still names: \
        raise copyfitVersion
        """)
    } else {
      #expect(newest == "## [\(copyfitVersion)] - \(copyfitVersionDate)")
    }
  }

  @Test func isWrittenOnce() throws {
    let root = CommandRunner.root
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { !$0.hasPrefix(".") || [".ci", ".github", ".pre-commit-hooks.yaml"].contains($0) }
    // The changelog tells of versions.
    let readers: Set = ["CHANGELOG.md", "Package.resolved"]
    let files = names.filter { !readers.contains($0) }.flatMap { name -> [URL] in
      let url = root.appending(path: name)
      guard let walk = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      else { return [url] }
      let below = walk.compactMap { $0 as? URL }
      return below.isEmpty ? [url] : below
    }
    #expect(files.count > 100)
    let pattern = try Regex("(^|[^0-9.])\(copyfitVersion.replacing(".", with: "\\."))($|[^0-9.])")
    for file in files where !file.path.hasSuffix("Sources/Linting/Version.swift") {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      // Other tools have versions of their own: only lines about this one count.
      for line in text.split(separator: "\n") where line.contains(copyfitVersion) {
        guard line.contains("copyfit"), line.contains(pattern) else { continue }
        Issue.record("\(file.path): \(line)")
      }
    }
  }

  @Test func outputsSayIt() throws {
    #expect(try CommandRunner.run(["--version"]).output == "copyfit \(copyfitVersion)\n")
    for arguments in [
      ["rules", "--format", "json"],
      ["lint", "--exit-zero", "--format", "json", "Catalogs/clean-checkout"],
    ] {
      let output = Data(try CommandRunner.run(arguments).output.utf8)
      let json = try JSONSerialization.jsonObject(with: output) as? [String: Any]
      #expect((json?["tool"] as? [String: String])?["version"] == copyfitVersion)
    }
    let manual = try CommandRunner.run(["manual"]).output
    #expect(manual.split(separator: "\n").first?.contains("copyfit \(copyfitVersion)") == true)
  }

  /// The Makefile reads it with sed.
  @Test func theMakefileReadsIt() throws {
    let outcome = try Programs.run(["make", "-n", "tarball"], in: CommandRunner.root)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("copyfit-\(copyfitVersion)-"))
  }
}
