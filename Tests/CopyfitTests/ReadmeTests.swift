import Foundation
import Testing

/// What the README shows is what a reader gets.
@Suite struct ReadmeTests {
  static let readme = try? String(
    contentsOf: CommandRunner.root.appending(path: "README.md"), encoding: .utf8)

  /// The lines of every fenced block of one language.
  static func blocks(_ language: String) -> [[String]] {
    var blocks: [[String]] = []
    var current: [String]?
    for line in (readme ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " }
      if bare == "```", let block = current {
        blocks.append(block)
        current = nil
      } else if bare == "```" + language {
        current = []
      } else {
        current?.append(String(line))
      }
    }
    return blocks
  }

  @Test func aRunIsShownAsItIs() throws {
    let consoles = Self.blocks("console")
    #expect(!consoles.isEmpty)
    for block in consoles {
      let command = try #require(block.first)
      let words = command.split(separator: " ").map(String.init)
      try #require(words.prefix(2) == ["$", "copyfit"])
      let outcome = try CommandRunner.run(Array(words.dropFirst(2)))
      let shown = block.dropFirst().joined(separator: "\n")
      let actual = outcome.output.replacing("\u{A0}", with: " ")
      #expect(actual.trimmingCharacters(in: .newlines) == shown)
    }
  }

  /// The configuration of the five-minute start, on a catalog that has its keys.
  @Test func theFirstConfigurationLints() throws {
    let block = try #require(Self.blocks("yaml").first)
    let yaml = block.map { $0.dropFirst(3) }.joined(separator: "\n")
    #expect(block.count <= 10)
    let folder = try ScratchFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(yaml, to: "copyfit.yml")
    let keys = [
      "Cart", "Address", "Payment", "Review", "Progress", "Step %lld of %lld",
      "Step %lld of %lld, %@", "Complete", "Go to %@",
    ]
    let entries = keys.map { #""\#($0)":{}"# }.joined(separator: ",")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
      to: "App/Localizable.xcstrings")
    let outcome = try CommandRunner.run([], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("1 flow"))
  }

  @Test func everyRuleIsNamed() throws {
    let readme = try #require(Self.readme)
    let rules = try CommandRunner.run(["rules"]).output.split(separator: "\n")
    #expect(!rules.isEmpty)
    for rule in rules {
      let id = rule.prefix { $0 != " " }
      #expect(readme.contains("`\(id)`"), "the README does not name \(id)")
    }
  }
}
