import Linting
import Testing

@testable import Reporting

@Suite struct TextFormatTests {
  @Test func showsPlaceSeverityRuleMessageAndAdvice() {
    let text = TextFormat().report(Samples.result)
    #expect(
      text == """
        checkout · de
          App/Localizable.xcstrings:41:27: error: title-truncated
            “Zahlungsübersicht” needs 172.4 pt and gets 160 pt at large.
            → Shorten it by 12.4 pt, about 2 characters.

        1 error, 2 warnings, 0 notes, 0 suppressed in 1 catalog, 1 flow, 4 locales, 480
        cells. 1 problem kept parts from being checked.

        """)
  }

  @Test func problemsAreMessages() {
    var result = Samples.result
    result.problems.append(Problem(.configuration, "no flow `x`"))
    result.notices = ["Inter has an unknown revision"]
    #expect(
      TextFormat().messages(result) == """
        App/Broken.xcstrings:426:1: error: malformed-catalog
          expected a value
        copyfit: error: configuration
          no flow `x`
        note: Inter has an unknown revision

        """)
    #expect(!TextFormat(isQuiet: true).messages(result).contains("note:"))
    #expect(TextFormat(isQuiet: true).messages(result).contains("malformed-catalog"))
  }

  @Test func theWorstComeFirst() {
    let findings = [
      Samples.finding("r1", .note, flow: "a", locale: "de"),
      Samples.finding("r2", .warning, flow: "b", locale: "de", isBorderline: true),
      Samples.finding("r3", .warning, flow: "a", locale: "fr"),
      Samples.finding("r4", .error, flow: "b", locale: "fr"),
      Samples.finding("r5", .error, flow: "a", locale: "fr"),
      Samples.finding("r6", .warning, flow: "b"),
      Samples.finding("r7", .warning, locale: "de"),
    ]
    let text = TextFormat(isQuiet: true).report(
      RunResult(summary: .init(flows: 2), findings: findings))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(
      lines == [
        "a · fr", "  A.xcstrings:1:5: error: r5", "  A.xcstrings:1:5: warning: r3", "a · de",
        "  A.xcstrings:1:5: note: r1", "b · fr", "  A.xcstrings:1:5: error: r4", "b · de",
        "  A.xcstrings:1:5: warning: r2, borderline", "b", "  A.xcstrings:1:5: warning: r6",
        "Catalogs · de", "  A.xcstrings:1:5: warning: r7",
      ])
  }

  @Test func aRunWithoutFlowsIsSilentOnlyWhereRemarksAreNotWanted() {
    let nothing = RunResult(summary: .init(catalogs: 3, locales: 2))
    let text = TextFormat().report(nothing)
    #expect(text.contains("No flow was checked: there is no copyfit.yml"))
    #expect(text.contains("  - id: checkout\n"))
    #expect(TextFormat(isQuiet: true).report(nothing).isEmpty)
    for name in ["xcode", "github", "markdown"] {
      let format = LintFormats.named(name)
      let loud = format.map { String(decoding: $0.bytes(nothing, ReportContext()), as: UTF8.self) }
      let quiet = format.map {
        String(decoding: $0.bytes(nothing, ReportContext(isQuiet: true)), as: UTF8.self)
      }
      #expect(loud?.contains("No flow was checked") == true, "\(name)")
      #expect(quiet?.contains("No flow was checked") == false, "\(name)")
    }
    var configured = nothing
    configured.configuration = "copyfit.yml"
    #expect(TextFormat().report(configured).contains("copyfit.yml lists none"))
    #expect(!TextFormat().report(Samples.result).contains("No flow"))
  }

  /// How a flow begins is told unless a configuration may have one.
  @Test(
    arguments: [
      (nil, Samples.broken, ": there is no copyfit.yml here or in a folder above. `copyfit init`"),
      (nil, Problem(.missingFile, "m", file: "A.xcstrings"), ". `copyfit init`"),
      (nil, Problem(.usage, "m"), nil),
      (nil, Problem(.configuration, "m"), nil),
      (nil, Problem(.missingFile, "m", file: "other.yml"), nil),
      (nil, Problem(.unreadableFile, "m", file: "App/copyfit.yaml"), nil),
      ("copyfit.yml", Samples.broken, nil),
    ] as [(String?, Problem, String?)])
  func problemsAndNoFlow(configuration: String?, problem: Problem, reason: String?) {
    let result = RunResult(configuration: configuration, problems: [problem])
    let text = TextFormat(width: 400).report(result)
    #expect(text.contains("No flow was checked" + (reason ?? ".\n")))
    #expect(text.contains("  - id: checkout\n") == (reason != nil))
    #expect(TextFormat.lacksFlow(result) == (reason != nil))
  }

  @Test func saysHowManyAreNotListed() {
    let text = TextFormat().report(Samples.result, unlisted: 2)
    #expect(text.contains("2 more findings not shown (--max-findings).\n"))
  }

  /// By number: a test's log shows its arguments as they are.
  private static let hostile = [
    "\u{1B}]0;owned\u{7}", "\u{1B}[2J", "\u{9B}31m", "a\rb", "a\nb.swift:1:1: error: x",
    "\u{202E}txt",
    "\u{0}", "::error::x", String(repeating: "W", count: 1_000_000),
  ]

  @Test(arguments: hostile.indices)
  func hostileCopyIsInert(number: Int) {
    let copy = Self.hostile[number]
    var finding = Samples.truncated
    finding.message = "“\(copy)” is too wide."
    finding.advice = copy
    finding.flow = copy
    finding.locale = copy
    finding.location.file = copy
    let result = RunResult(
      configuration: copy, problems: [Problem(.configuration, copy, file: copy)],
      findings: [finding], notices: [copy])
    let text = TextFormat().report(result) + TextFormat().messages(result)
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
      #expect(scalar.properties.generalCategory != .format)
    }
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("b.swift") })
    #expect(text.utf8.count < 20_000)
  }

  @Test func coloursAreOffUnlessAsked() {
    #expect(!TextFormat().report(Samples.result).contains("\u{1B}"))
    let text = TextFormat(style: Style(isEnabled: true)).report(Samples.result)
    #expect(text.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1mcheckout · de\u{1B}[0m"))
  }
}
