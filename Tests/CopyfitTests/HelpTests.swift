import Linting
import Reporting
import Testing

@testable import copyfit

/// What `--help` promises holds.
@Suite struct HelpTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var line: String
    var testDescription: String { line }
  }

  static let examples = Tool.commands.flatMap { command in
    command.spec.examples.map { Example(line: $0.line) }
  }

  /// Every example is understood, and is about the command it stands under.
  @Test(arguments: examples) func examplesAreUnderstood(example: Example) {
    for words in Self.commands(in: example.line) {
      let outcome = Fake().run(words)
      #expect(!outcome.messages.contains("--help'"), "\(outcome.messages)")
    }
  }

  /// In the overview too.
  @Test func theOverviewsExamplesAreUnderstood() {
    let overview = Tool.overview()
    let part = overview.split(separator: "Examples:\n").last ?? ""
    let lines = part.split(separator: "\n").prefix { $0.hasPrefix("  ") }
    #expect(lines.count >= 5)
    for line in lines {
      // Two blanks part a command from what it does.
      let command = line.dropFirst(2).split(separator: "  ").first ?? ""
      #expect(Self.commands(in: String(command)).count == 1)
      for words in Self.commands(in: String(command)) {
        #expect(!Fake().run(words).messages.contains("--help'"), "\(command)")
      }
    }
  }

  /// The command lines of copyfit in one of a shell, each without its first word.
  static func commands(in line: String) -> [[String]] {
    var words: [String] = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case " " where !isQuoted: words.append("")
      case "(", ")": words.append("")
      default: words[words.endIndex - 1].append(character)
      }
    }
    let ends: Set = ["|", "&&", ">", ""]
    return words.split { ends.contains($0) || $0 == "eval" }.filter { $0.first == "copyfit" }
      .map { Array($0.dropFirst()) }
  }

  @Test func examplesAreFoundInALine() {
    #expect(Self.commands(in: "git show :A | copyfit lint - \"a b\"") == [["lint", "-", "a b"]])
    #expect(Self.commands(in: "eval \"$(copyfit completions bash)\"").isEmpty)
    #expect(Self.commands(in: "copyfit a && man ./copyfit.1") == [["a"]])
  }

  /// Summaries are one line without a full stop, begin as the house writes them, and say something.
  @Test(arguments: Tool.commands.map { $0.spec.name })
  func summariesAreOneLine(name: String) throws {
    let spec = try #require(Tool.commands.first { $0.spec.name == name }?.spec)
    #expect(spec.summary.first?.isUppercase == true)
    for text in [spec.summary] + spec.options.map(\.summary) + spec.examples.map(\.does) {
      #expect(!text.hasSuffix(".") && !text.contains("\n") && text.count > 5, "\(text)")
    }
    for option in spec.options {
      #expect(option.summary.first?.isUppercase == false || option.summary.hasPrefix("NO_"))
      #expect(spec.help().contains("  \(option.heading)") || option.name == "--help")
    }
  }

  /// Where the names are too many for the heading, the text lists them.
  @Test func everyChoiceIsNamed() {
    for command in Tool.commands {
      let help = command.spec.help()
      for option in command.spec.options {
        switch option.value {
        case .choice(_, let names), .format(let names):
          for name in names { #expect(help.contains(name), "\(option.name) \(name)") }
        default: break
        }
      }
    }
  }
}
