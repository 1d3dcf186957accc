import Linting
import Reporting
import Testing

@testable import copyfit

@Suite struct UsageTests {
  /// Command line, part of the message. Each has status 2, prints nothing, and names the help.
  @Test(arguments: [
    ("lnt", "did you mean 'lint'?"), ("mesure x", "did you mean 'measure'?"),
    ("qqqqqq", "'qqqqqq' is no command, and no file or folder"),
    ("help lnt", "did you mean 'lint'?"),
    ("--confg x.yml", "unknown option '--confg'; did you mean '--config'?"),
    ("lint --fromat=json", "unknown option '--fromat'; did you mean '--format'?"),
    ("lint -x", "unknown option '-x'"),
    ("inspect --strict", "unknown option '--strict'; it is one of `copyfit lint`"),
    ("rules --lock", "unknown option '--lock'; it is one of `copyfit fonts`"),
    ("explain --formt json form-flip", "did you mean '--format'?"),
    ("explain --format yaml form-flip", "--format takes text or json, not 'yaml'"),
    ("--colour always", "did you mean '--color'?"), ("lnit", "did you mean 'lint'?"),
    ("help lnit", "did you mean 'lint'?"), ("help zzzzz", "'zzzzz' is no command"),
    ("completions", "SHELL is missing: bash, zsh or fish"),
    ("completions bsh", "SHELL takes bash, zsh or fish, not 'bsh'; did you mean 'bash'?"),
    ("completions bash zsh", "takes one SHELL, so 'zsh' is one too many"),
    ("manual copyfit", "takes no arguments"),
    ("explain titel-truncated", "did you mean 'title-truncated'?"),
    ("lint --format jsn", "or markdown, not 'jsn'; did you mean 'json'?"),
    ("lint --format json=", "names no file behind '='"),
    ("lint --format text --format json", "would both go to standard output"),
    ("lint --output o --format text --format json", "would both go to 'o'"),
    ("lint --output A.xcstrings", "would overwrite 'A.xcstrings'"),
    ("lint --format json=A.xcstrings", "would overwrite 'A.xcstrings'"),
    ("lint --color blue", "--color takes auto, always or never, not 'blue'"),
    ("lint --config", "--config needs a value: --config FILE"),
    ("lint --config --strict", "--config needs a value"),
    ("lint --config=", "--config needs a value"),
    ("lint --strict=yes", "--strict takes no value"),
    ("lint --jobs 0", "--jobs takes a whole number from 1 to 1024, not '0'"),
    ("lint --jobs 99999999999999999999", "--jobs takes a whole number"),
    ("lint --max-findings -1", "--max-findings takes a whole number from 0 up, not '-1'"),
    ("lint --only form-flop", "there is no rule 'form-flop'; did you mean 'form-flip'?"),
    (
      "explain qqqqqqqqq",
      "there is no rule or surface 'qqqqqqqqq'; `copyfit rules` and `copyfit config --surfaces` list them"
    ),
    ("explain tost", "there is no rule or surface 'tost'; did you mean 'toast'?"),
    ("lint --skip qqqqqqqqq", "there is no rule 'qqqqqqqqq'; `copyfit rules` lists them"),
    ("lint --only form-flip --skip form-flip", "stands after --only and after --skip"),
    ("lint --quiet --verbose", "exclude each other"),
    ("lint - -", "standard input can be read once"),
    ("lint --stdin-filename a.xcstrings .", "give - as a PATH"), ("measure", "TEXT is missing"),
    ("measure --size 0 x", "--size takes a number of points from 0.1 to 1000, not '0'"),
    ("measure --size -15 x", "not '-15'"), ("measure --size nan x", "not 'nan'"),
    ("measure --size inf x", "not 'inf'"), ("measure --size 0x1p3 x", "not '0x1p3'"),
    ("measure --size 1e999 x", "not '1e999'"),
    ("measure --weight bald x", "did you mean 'bold'?"), ("explain", "RULE|SURFACE is missing"),
    ("explain form-flop", "did you mean 'form-flip'?"),
    ("explain form-flip title-truncated", "one too many"), ("rules x", "takes no arguments"),
    ("config", "takes one of --effective, --devices, --surfaces and --schema"),
    ("config --schema --devices", "takes one of"), ("fonts --lock --verify", "exclude each other"),
  ])
  func isAnswered(line: String, message: String) {
    let fake = Fake()
    let outcome = fake.run(line.split(separator: " ").map(String.init))
    #expect(outcome.status == .failure)
    #expect(outcome.output.isEmpty)
    #expect(outcome.files.isEmpty)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(outcome.messages.contains("--help'.\n"))
    #expect(fake.asked.lint == nil)
    #expect(fake.asked.measure == nil)
  }

  @Test func hostileArgumentsAreInert() {
    let outcome = Fake().run("lint", "--\u{1B}[2J")
    #expect(outcome.messages.contains("unknown option '--\\u{1b}[2J'"))
    #expect(!outcome.messages.contains("\u{1B}"))
  }

  @Test(arguments: Tool.commands.map { $0.spec.name })
  func everyCommandHasHelp(name: String) {
    for arguments in [[name, "--help"], [name, "--nonsense", "-h"], ["help", name]] {
      let outcome = Fake().run(arguments)
      #expect(outcome.status == .success)
      #expect(outcome.text.hasPrefix("Usage: copyfit \(name)"))
      for line in outcome.text.split(separator: "\n") {
        #expect(DisplayWidth.columns(String(line)) <= 80, "\(line)")
      }
      #expect(outcome.text.contains("Examples:\n"))
    }
    #expect(Fake().run(name, "--version").text == "copyfit \(copyfitVersion)\n")
  }

  /// What later versions bring is not promised by this one.
  @Test func theOverviewListsWhatIsThere() {
    for arguments in [["--help"], ["-h"], ["help"], ["help", "--help"]] {
      let text = Fake().run(arguments).text
      for command in Tool.commands { #expect(text.contains("\n  \(command.spec.name) ")) }
      for name in ["budget", "extract"] {
        #expect(!text.contains("\n  \(name)"))
      }
      #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.columns(String($0)) <= 80 })
    }
    #expect(Fake().run("--version").text == "copyfit \(copyfitVersion)\n")
  }

  @Test func optionNamesAreUniqueAndSpelled() {
    for command in Tool.commands {
      let names = command.spec.options.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.hasPrefix("--") && !$0.contains("=") })
      #expect(names.contains("--help") && names.contains("--version"))
    }
  }
}
