import Foundation
import Testing

/// What pages point at is there.
@Suite struct DocumentLinkTests {
  @Test(arguments: Documents.all) func pagesExist(_ document: Document) {
    let pages = Documents.pages(besides: document)
    for (line, text) in document.prose {
      for match in text.matches(of: /<doc:([^>]+)>/) {
        #expect(
          pages.contains(String(match.output.1)), "\(document.path):\(line): \(match.output.0)")
      }
    }
  }

  /// A page that no list of topics has is found by nobody.
  @Test func everyPageIsListed() throws {
    let pages = Documents.all.filter { $0.path.contains(".docc/") }
    let listed = pages.flatMap { page in
      page.prose.compactMap { $0.text.wholeMatch(of: /- <doc:([^>]+)>/) }.map { $0.output.1 }
    }
    for page in pages {
      let name = page.url.deletingPathExtension().lastPathComponent
      #expect(
        name == "Linting" || listed.contains(Substring(name)),
        "\(page.path): list it under Topics in Linting.md, as `- <doc:\(name)>`")
    }
    #expect(pages.count > 40)
  }

  @Test(arguments: Documents.all) func linkedFilesExist(_ document: Document) {
    let folder = document.url.deletingLastPathComponent()
    for (line, text) in document.prose {
      for match in text.matches(of: /\]\(([^)\s]+)\)/) {
        let target = match.output.1.prefix { $0 != "#" }
        guard !target.isEmpty, !target.contains(":") else { continue }
        let file = folder.appending(path: String(target))
        #expect(
          FileManager.default.fileExists(atPath: file.path), "\(document.path):\(line): \(target)")
      }
    }
  }

  /// What stands between backquotes and begins like a path of this project is one, up to its first
  /// placeholder.
  @Test(arguments: Documents.all) func namedPathsExist(_ document: Document) throws {
    let root = CommandRunner.root
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources").path)
    for (line, span) in document.codeSpans {
      guard let first = span.split(separator: "/").first, span.contains("/") else { continue }
      let isInRoot = ["Sources", "Tests", "Catalogs", ".ci"].contains(first)
      guard isInRoot || targets.contains(String(first)), !span.contains(" ") else { continue }
      let fixed = span.prefix { !"<*{…:".contains($0) }
      let path =
        fixed.count == span.count ? fixed : fixed[...(fixed.lastIndex(of: "/") ?? fixed.startIndex)]
      let file = root.appending(path: (isInRoot ? "" : "Sources/") + path)
      #expect(
        FileManager.default.fileExists(atPath: file.path), "\(document.path):\(line): \(span)")
    }
  }
}

/// Names of the code that pages for programmers give are there.
@Suite struct DocumentNameTests {
  static let documents = Documents.all.filter {
    $0.path == "CONTRIBUTING.md" || $0.path.contains(".docc/")
  }

  /// `LintRun`, `Tool.commands` and `SpellingTests`, but not `Localizable.xcstrings`.
  @Test(arguments: documents) func namesExist(_ document: Document) {
    for (line, span) in document.codeSpans {
      guard span.wholeMatch(of: /[A-Z][a-z]\w+(\.[a-z]\w+)?/) != nil else { continue }
      guard !span.hasSuffix(".swift"), !span.hasSuffix(".xcstrings") else { continue }
      for name in span.split(separator: ".") {
        let isKnown = TestSources.words.contains(name) || TestSources.names.contains(String(name))
        #expect(isKnown, "\(document.path):\(line): \(span)")
      }
    }
  }
}
