import Foundation
import Testing

/// One Markdown file of the project, with its fenced blocks.
///
/// An HTML comment right before a block says what the block is:
///
/// - `<!-- file: PATH -->`: the page's scratch folder gets the block as this file, and the page's
///   consoles run in that folder.
/// - `<!-- compiled: PATH -->`: a Swift file of the tests has these lines.
/// - `<!-- shape: ARGUMENTS -->`: a document with the members that copyfit prints when run so.
/// - `<!-- Run by SUITE: NAME -->`: that suite of the tests finds the block by its name, and does what it
///   says there.
/// - `<!-- Not run: REASON -->`, or any other comment that begins with `Not ` and gives its reason
///   behind a colon: the block is left alone.
struct Document: Sendable, CustomTestStringConvertible {
  struct Block: Sendable {
    /// As behind the opening fence; empty without one.
    var language: String
    /// Without the fence's own indentation.
    var lines: [String]
    /// What the comment before the block says; empty without one.
    var note: String
    /// Of the opening fence, from 1.
    var line: Int

    var text: String { lines.map { $0 + "\n" }.joined() }

    /// What stands behind `file:` and its like.
    func note(_ kind: String) -> String? {
      guard note.hasPrefix(kind + ":") else { return nil }
      return note.dropFirst(kind.count + 1).trimmingCharacters(in: .whitespaces)
    }

    /// The suite that runs it, and what it calls it.
    var runner: (suite: String, name: String)? {
      guard let match = note.wholeMatch(of: /Run by (\w+): ([\w-]+)/) else { return nil }
      return (String(match.output.1), String(match.output.2))
    }

    /// Whether a reason is given for leaving it alone.
    var isExempt: Bool {
      guard note.hasPrefix("Not "), let colon = note.firstIndex(of: ":") else { return false }
      return note[colon...].dropFirst().contains(where: \.isLetter)
    }
  }

  /// Relative to the project.
  var path: String
  var text: String
  var blocks: [Block]
  /// The lines outside of blocks, with their numbers from 1.
  var prose: [(line: Int, text: String)]

  var testDescription: String { path }
  var url: URL { CommandRunner.root.appending(path: path) }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    (blocks, prose) = ([], [])
    var open: (block: Block, fence: Substring, indent: Int)?
    var note = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let bare = line.drop { $0 == " " }
      let indent = line.count - bare.count
      if let (block, fence, outer) = open {
        if bare == fence {
          blocks.append(block)
          open = nil
        } else {
          open?.block.lines.append(String(line.dropFirst(min(indent, outer))))
        }
      } else if bare.hasPrefix("```") {
        let fence = bare.prefix { $0 == "`" }
        let language = bare.dropFirst(fence.count).trimmingCharacters(in: .whitespaces)
        open = (Block(language: language, lines: [], note: note, line: index + 1), fence, indent)
        note = ""
      } else {
        prose.append((index + 1, String(line)))
        if bare.hasPrefix("<!--"), bare.hasSuffix("-->") {
          note = bare.dropFirst(4).dropLast(3).trimmingCharacters(in: .whitespaces)
        } else if !bare.isEmpty {
          note = ""
        }
      }
    }
    // A fence that nothing closes is not a block, and no test would see it.
    if let (block, _, _) = open { prose.append((block.line, "UNCLOSED FENCE")) }
  }

  func blocks(_ language: String) -> [Block] { blocks.filter { $0.language == language } }

  /// What stands between single backquotes outside of blocks.
  var codeSpans: [(line: Int, text: String)] {
    prose.flatMap { number, line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { (number, String($0.element)) }
    }
  }
}

/// Every Markdown file that people read.
enum Documents {
  static let all: [Document] = paths.map { path in
    let file = CommandRunner.root.appending(path: path)
    return Document(path: path, text: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  /// The pages of one catalog of documentation, by file name without extension.
  static func pages(besides document: Document) -> Set<String> {
    guard let catalog = catalog(of: document.path) else { return [] }
    return Set(
      all.filter { $0.path.hasPrefix(catalog) }
        .map { $0.url.deletingPathExtension().lastPathComponent })
  }

  static func named(_ path: String) -> Document? { all.first { $0.path == path } }

  static func page(_ name: String) -> Document? {
    named("Sources/Linting/Documentation.docc/\(name).md")
  }

  private static func catalog(of path: String) -> String? {
    path.range(of: ".docc/").map { String(path[..<$0.upperBound]) }
  }

  private static let paths: [String] = {
    let root = CommandRunner.root
    var found = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    for folder in ["Sources", "Catalogs", "Tests"] {
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      found += (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
        .map { "\(folder)/\($0)" }
    }
    return found.sorted()
  }()
}
