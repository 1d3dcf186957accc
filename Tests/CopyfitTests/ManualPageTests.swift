import Foundation
import Linting
import Testing

@testable import copyfit

@Suite struct ManualPageTests {
  static let page = ManualPage(commands: Tool.commands.map { $0.spec }).text

  /// With all warnings on.
  @Test(.enabled(if: Programs.has("man"), "man is not installed: apt-get install man-db"))
  func manShowsIt() throws {
    try Self.format(["man", "--warnings", "-P", "cat", "-E", "UTF-8", "-l"])
  }

  @Test(.enabled(if: Programs.has("groff"), "groff is not installed: apt-get install groff-base"))
  func groffTakesIt() throws { try Self.format(["groff", "-ww", "-z", "-man", "-Tutf8"]) }

  /// The formatter of macOS and of the BSDs.
  @Test(.enabled(if: Programs.has("mandoc"), "mandoc is not installed: apt-get install mandoc"))
  func mandocFindsNothingWrong() throws {
    #expect(try Self.format(["mandoc", "-T", "lint"]).isEmpty)
  }

  @discardableResult
  static func format(_ formatter: [String]) throws -> String {
    let folder = try ScratchFolder()
    try folder.write(page, to: "copyfit.1")
    let outcome = try Programs.run(formatter + ["./copyfit.1"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    return outcome.output
  }

  /// What a reader sees, without roff's escapes: so much of them as the page uses.
  static let plain: String = {
    var text = page
    for (escape, character) in [
      ("\\fB", ""), ("\\fI", ""), ("\\fP", ""), ("\\-", "-"), ("\\(aq", "'"), ("\\(ga", "`"),
      ("\\(ha", "^"), ("\\(ti", "~"), ("\\&", ""), ("\\(dq", "\""),
    ] { text = text.replacing(escape, with: character) }
    return text.replacing("\n", with: " ")
  }()

  @Test(arguments: Tool.commands.map { $0.spec.name })
  func hasEveryCommandAndOption(name: String) throws {
    let command = try #require(Tool.commands.first { $0.spec.name == name })
    #expect(Self.page.contains(".SS \"copyfit \(name)\"\n"))
    for option in command.spec.options {
      #expect(Self.plain.contains(".TP \(option.heading)") || option.name == "--help")
      #expect(Self.plain.contains(option.summary.replacing("`", with: "")), "\(option.name)")
    }
    for example in command.spec.examples where !example.line.contains(where: { !$0.isASCII }) {
      #expect(Self.plain.contains(example.line))
    }
  }

  @Test func hasTheSectionsThatReadersLookFor() {
    let sections = Self.page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    #expect(
      sections.map { $0.dropFirst(5).dropLast() } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT",
        "FILES", "EXAMPLES", "SEE ALSO",
      ])
    #expect(
      Self.page.hasPrefix(".TH \"COPYFIT\" 1 \(copyfitVersionDate) \"copyfit \(copyfitVersion)\""))
  }

  /// Text that would be a macro, an escape or the end of an argument, and characters beyond ASCII.
  @Test(
    .enabled(if: Programs.has("groff"), "groff is not installed: apt-get install groff-base"),
    arguments: [
      ".SH not a heading", "'br not a break", "\\fBnot bold\\fP", "\\*[x] \\n[y] \\", "a \"b\" c",
      "--option -x", "it's `quoted", "~ ^ …", "é 支 ع 🧾", "\u{1B}[31m",
    ])
  func hostileTextIsItself(text: String) throws {
    var page = Roff()
    page.title("A\"B", 1, date: copyfitVersionDate, source: "\\s")
    page.section(text)
    page.prose(text + "\n\n  " + text)
    page.term(Roff.bold(text), text)
    page.example(text, text)
    let folder = try ScratchFolder()
    try folder.write(page.text, to: "a.1")
    #expect(!page.text.unicodeScalars.contains { $0.value > 0x7E || $0.value < 0x0A })
    let outcome = try Programs.run(
      ["groff", "-ww", "-man", "-Tutf8", "-P-cbou", "-rLL=200n", "a.1"], in: folder.url)
    #expect(outcome.errors.isEmpty)
    // Backquotes are markup, an ellipsis is spelled out, and a control character is a blank.
    let shown = text.replacing("`", with: "").replacing("…", with: "...")
      .replacing("\u{1B}", with: " ").trimmingCharacters(in: .whitespaces)
    let lines = outcome.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.filter { $0.contains(shown) }.count >= 3, "\(outcome.output)")
  }
}
