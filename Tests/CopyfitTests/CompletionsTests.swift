import Foundation
import Linting
import Testing

@testable import copyfit

/// The scripts in the shells that they are for. `make setup` installs zsh and fish on Debian; on
/// macOS zsh is there, and fish is in Homebrew.
@Suite struct CompletionsTests {
  struct Case {
    var line: String
    /// Offered among others, or if `isAll` alone.
    var offered: [String]
    var isAll = true
    var refused: [String] = []
  }

  static let cases: [Case] = [
    Case(line: "copyfit li", offered: ["lint"]),
    Case(
      line: "copyfit ",
      offered: Tool.commands.map { $0.spec.name } + ["help", "App", "copyfit.yml"],
      isAll: false, refused: ["notes.txt", "--strict"]),
    Case(line: "copyfit --stri", offered: ["--strict"]),
    Case(line: "copyfit lint --stri", offered: ["--strict"]),
    Case(line: "copyfit inspect --stri", offered: []),
    Case(
      line: "copyfit lint --", offered: LintCommand.spec.options.map(\.name), isAll: false,
      refused: ["--weight", "--lock"]),
    Case(line: "copyfit fonts --l", offered: ["--lock"]),
    // Options may stand before the command, and their values are none.
    Case(line: "copyfit --format json ins", offered: ["inspect"]),
    Case(line: "copyfit --output lint measure --wei", offered: ["--weight"]),
    Case(line: "copyfit --strict App li", offered: [], isAll: false, refused: ["lint"]),
    Case(line: "copyfit lint lin", offered: [], isAll: false, refused: ["lint"]),
    // What is given is not offered again, but for what may be repeated.
    Case(line: "copyfit lint --strict --stri", offered: []),
    Case(line: "copyfit lint --only form-flip --onl", offered: ["--only"]),
    // Values.
    Case(line: "copyfit lint --only form", offered: ["form-flip"]),
    Case(line: "copyfit lint --skip=form", offered: ["form-flip"]),
    Case(
      line: "copyfit lint --only form-flip --only title",
      offered: ["title-truncated", "titles-lost"]),
    Case(line: "copyfit explain title", offered: ["title-truncated", "titles-lost"]),
    Case(line: "copyfit explain step", offered: ["step-trail"]),
    Case(line: "copyfit explain title-truncated ", offered: []),
    Case(line: "copyfit lint --color a", offered: ["auto", "always"]),
    Case(line: "copyfit lint --color=a", offered: ["auto", "always"]),
    Case(line: "copyfit measure --weight semi", offered: ["semibold"]),
    Case(line: "copyfit inspect --format ", offered: ["text", "json"]),
    Case(line: "copyfit inspect --format=js", offered: ["json"]),
    Case(line: "copyfit lint --format json=ou", offered: ["out.json"]),
    Case(line: "copyfit lint --format=json=ou", offered: ["out.json"]),
    Case(line: "copyfit lint --format text --format json=Ap", offered: ["App"]),
    Case(line: "copyfit completions ", offered: ["bash", "zsh", "fish"]),
    Case(line: "copyfit completions bash ", offered: []),
    Case(line: "copyfit help ins", offered: ["inspect"]),
    // Nothing is known of locales, numbers and texts, and a file is none of them.
    Case(line: "copyfit lint --locale ", offered: []),
    Case(line: "copyfit lint --jobs ", offered: []),
    Case(line: "copyfit rules ", offered: []),
    // Files.
    Case(line: "copyfit lint App/", offered: ["Localizable.xcstrings", "Inner"]),
    Case(line: "copyfit App/L", offered: ["Localizable.xcstrings"]),
    Case(line: "copyfit lint --strict App/Inner My", offered: ["My App"]),
    Case(line: "copyfit lint --config copy", offered: ["copyfit.yml"]),
    Case(line: "copyfit inspect --config=copy", offered: ["copyfit.yml"]),
    Case(line: "copyfit lint --output no", offered: ["notes.txt"]),
    Case(line: "copyfit measure --font-file F", offered: ["F.otf"]),
    Case(line: "copyfit init ", offered: ["App", "My App"]),
    Case(line: "copyfit init App/", offered: ["Inner"]),
    Case(line: "copyfit lint --baseline o", offered: ["out.json"]),
    // Behind -- there is no command and no option.
    Case(line: "copyfit -- lin", offered: [], isAll: false, refused: ["lint"]),
    Case(line: "copyfit lint -- --stri", offered: []),
  ]

  static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for file in [
      "App/Localizable.xcstrings", "App/notes.txt", "App/Inner/A.xcstrings", "My App/B.xcstrings",
      "copyfit.yml", "notes.txt", "out.json", "F.otf",
    ] { try folder.write("", to: file) }
    return folder
  }

  static func script(_ shell: String, in folder: ScratchFolder) throws -> URL {
    let outcome = try CommandRunner.run(["completions", shell])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    return try folder.write(outcome.output, to: "scripts/copyfit.\(shell)")
  }

  static func check(_ shell: String, prelude: String = "", _ cases: [Case] = cases) throws {
    let (folder, scripts) = (try folder(), try ScratchFolder())
    let offers = try ShellDrivers.offers(
      shell, script: try script(shell, in: scripts), lines: cases.map(\.line), in: folder.url,
      prelude: prelude)
    try #require(offers.count == cases.count)
    for (example, offer) in zip(cases, offers) {
      let missing = Set(example.offered).subtracting(offer)
      #expect(missing.isEmpty, "\(shell): \(example.line) → \(offer.sorted())")
      var unwanted = offer.intersection(example.refused)
      if example.isAll { unwanted = offer.subtracting(example.offered) }
      // Where no argument fits zsh offers options, as it does for every command.
      if shell == "zsh", example.line.hasSuffix(" ") {
        unwanted = unwanted.filter { !$0.hasPrefix("--") }
      }
      #expect(unwanted.isEmpty, "\(shell): \(example.line) → \(offer.sorted())")
    }
  }

  @Test(.enabled(if: Programs.has("bash"), "bash is not installed"))
  func bashOffersWhatFits() throws {
    try Self.check("bash")
    // Where `=` does not part words.
    try Self.check("bash", prelude: "COMP_WORDBREAKS=${COMP_WORDBREAKS//=}\n")
    // As people set it for their own scripts.
    try Self.check("bash", prelude: "set -u\n")
  }

  /// Without `compopt` files are left to readline.
  @Test(.enabled(if: Programs.has("bash"), "bash is not installed"))
  func oldBashOffersWhatFits() throws {
    let withoutFiles = Self.cases.filter { example in
      !example.offered.contains { $0.contains(".") || ["App", "My App", "Inner"].contains($0) }
    }
    try Self.check("bash", prelude: "enable -n compopt\n", withoutFiles)
  }

  @Test(.enabled(if: Programs.has("zsh"), "zsh is not installed: apt-get install zsh"))
  func zshOffersWhatFits() throws { try Self.check("zsh") }

  @Test(.enabled(if: Programs.has("fish"), "fish is not installed: apt-get install fish"))
  func fishOffersWhatFits() throws { try Self.check("fish") }

  /// Sourced after `compinit`, as well as found by it.
  @Test(.enabled(if: Programs.has("zsh"), "zsh is not installed: apt-get install zsh"))
  func zshCanSourceTheScript() throws {
    let scripts = try ScratchFolder()
    let script = try Self.script("zsh", in: scripts)
    let line = "autoload -Uz compinit && compinit -D -u && source $1 && print $_comps[copyfit]"
    let outcome = try Programs.run(["zsh", "-f", "-c", line, "zsh", script.path], in: scripts.url)
    #expect(outcome.output == "_copyfit\n")
    #expect(outcome.errors.isEmpty)
  }

  /// A newcomer reads how to install them in the help, and whoever finds the file in the file.
  @Test(arguments: CompletionShell.allCases)
  func installationIsTold(shell: CompletionShell) {
    let fake = Fake()
    #expect(fake.run("completions", "--help").text.contains(shell.installation))
    let script = fake.run("completions", shell.rawValue).text
    for line in shell.installation.split(separator: "\n") {
      #expect(script.contains("# \(line)\n"))
    }
  }

  /// What stands in the scripts without quotes.
  @Test func namesNeedNoQuotes() {
    let rules = RuleRegistry.all.map { $0.metadata }
    let options = Tool.commands.flatMap { $0.spec.options }
    for name in rules.map(\.id) + Tool.commands.map({ $0.spec.name }) + options.map(\.name) {
      #expect(name.wholeMatch(of: #/[a-z-]+/#) != nil, "\(name)")
    }
    for offer in options.map(\.offer) {
      guard case .words(let words) = offer else { continue }
      #expect(words.allSatisfy { $0.wholeMatch(of: #/[A-Za-z0-9.-]+/#) != nil })
    }
  }

  /// A file is said to be one in the table, or the shells could not offer it.
  @Test func filesAreDeclared() {
    for option in Tool.commands.flatMap({ $0.spec.options }) {
      guard case .text(let placeholder) = option.value else { continue }
      #expect(
        !["FILE", "RULE", "PATH"].contains(placeholder),
        "\(option.name): write .file(\"\(placeholder)\") or .rule in its OptionSpec")
    }
  }
}
