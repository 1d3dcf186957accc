import Foundation
import Testing

/// The pages of the documentation that are made from the code's own tables.
enum GeneratedPages {
  struct Page: Sendable, CustomTestStringConvertible {
    /// Below the catalog, such as `Rules/form-flip.md`.
    var path: String
    var text: String

    var testDescription: String { path }
  }

  static let folder = CommandRunner.root.appending(path: "Sources/Linting/Documentation.docc")
  /// Folders that hold generated pages alone.
  static let ownFolders = ["Rules", "Surfaces"]

  static let all: [Page] =
    [ConfigurationPage.page, DevicesPage.page, RulePages.index, SurfacePages.index]
    + RulePages.pages + SurfacePages.pages

  /// The first line of a generated page. A link definition shows nowhere; a comment in its place
  /// would take the place of the title that DocC expects first.
  static func notice(_ source: String) -> String {
    "[//]: # \"Generated from \(source). Do not edit it; change that and run make documentation.\"\n\n"
  }

  /// Running text of the code as Markdown: what is not between backquotes is only text.
  static func markdown(_ prose: String) -> String {
    prose.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index.isMultiple(of: 2) else { return String(part) }
      return part.map { "\\*_<>[]|".contains($0) ? "\\\($0)" : String($0) }.joined()
    }.joined(separator: "`")
  }

  /// Text between backquotes, in a cell of a table.
  static func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }
}

/// After a change of what the pages are made from: `make documentation`, which is
/// `COPYFIT_RECORD=1 swift test --filter GeneratedPageTests` and what DocC says about the result.
@Suite struct GeneratedPageTests {
  @Test(arguments: GeneratedPages.all) func isFresh(_ page: GeneratedPages.Page) throws {
    let file = GeneratedPages.folder.appending(path: page.path)
    let written = try? String(contentsOf: file, encoding: .utf8)
    guard written != page.text else { return }
    if ExampleSnapshotTests.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(page.text.utf8).write(to: file)
      Issue.record("recorded \(page.path); run again without COPYFIT_RECORD")
      return
    }
    let old = (written ?? "").components(separatedBy: "\n")
    let new = page.text.components(separatedBy: "\n")
    let line = zip(old, new).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(page.path) is not what the code says: line \(line + 1) would be \
      “\(line < new.count ? new[line] : "")”. Run `make documentation` and review the difference.
      """)
  }

  @Test func nothingIsLeftOver() throws {
    let paths = Set(GeneratedPages.all.map(\.path))
    for folder in GeneratedPages.ownFolders {
      let url = GeneratedPages.folder.appending(path: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
      where !paths.contains("\(folder)/\(name)") {
        if ExampleSnapshotTests.isRecording {
          try FileManager.default.removeItem(at: url.appending(path: name))
        }
        Issue.record("\(folder)/\(name) is made from nothing. Run `make documentation`.")
      }
    }
  }

  @Test(arguments: GeneratedPages.all) func saysThatItIsGenerated(_ page: GeneratedPages.Page) {
    #expect(page.text.hasPrefix("[//]: # \"Generated from "))
    #expect(page.text.hasSuffix("\n") && !page.text.hasSuffix("\n\n"))
    #expect(!page.text.contains("\n\n\n"))
  }

  @Test(arguments: [
    ("a*b_c", "a\\*b\\_c"), ("`a*b` <c>", "`a*b` \\<c\\>"), ("[x]", "\\[x\\]"),
    ("%@ – „x“", "%@ – „x“"),
  ])
  func proseIsOnlyText(text: String, expected: String) {
    #expect(GeneratedPages.markdown(text) == expected)
  }
}
