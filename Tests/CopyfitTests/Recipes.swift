import Foundation
import Testing

/// The fenced blocks of the page of recipes, by the name in the comment before each: what the page says
/// and what the tests run is one text.
enum Recipes {
  struct Block: Hashable {
    var suite: String
    var name: String
    var language: String
    /// Ends with a line feed.
    var text: String

    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  static let page = CommandRunner.root.appending(
    path: "Sources/Linting/Documentation.docc/Recipes.md")

  static func blocks() throws -> [Block] {
    try blocks(of: page, isEveryOneNamed: true)
  }

  /// - Parameter isEveryOneNamed: whether a block without a comment is a fault, or left out.
  static func blocks(of page: URL, isEveryOneNamed: Bool) throws -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var comment: (suite: String, name: String)?
    let text = try String(contentsOf: page, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line == "```", let block = open {
        blocks.append(block)
        open = nil
        comment = nil
      } else if open != nil {
        open?.text += line + "\n"
      } else if line.hasPrefix("```"), comment != nil || isEveryOneNamed {
        let (suite, name) = try #require(comment, "line \(index + 1): which test runs this block?")
        open = Block(suite: suite, name: name, language: String(line.dropFirst(3)), text: "")
      } else if let match = line.wholeMatch(of: /<!-- Run by (\w+): ([\w-]+) -->/) {
        comment = (String(match.1), String(match.2))
      } else if !line.isEmpty {
        comment = nil
      }
    }
    try #require(open == nil, "a block has no end")
    return blocks
  }

  static func block(_ name: String) throws -> Block {
    try #require(try blocks().first { $0.name == name }, "Recipes.md has no block '\(name)'")
  }
}
