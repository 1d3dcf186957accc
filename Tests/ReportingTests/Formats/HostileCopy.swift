@testable import Linting

/// Copy that tries to be something else in one format or another.
enum HostileCopy {
  /// By number in tests: a test's log shows its arguments as they are.
  static let all: [String] = [
    "::error::gone", "::stop-commands::x", "%0A::error::x", "a\n::error file=a::b", "##[error]x",
    "]]>", "<![CDATA[x]]>", "<script>alert(1)</script>", "<!-- x", "-->", "<?xml?>",
    "&amp;&#x41;&x;",
    "\" onload=\"x", "' x='", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]8;;http://x\u{7}", "\u{9B}31m",
    "\r\n", "line\nbreak", "a\rb", "\u{85}", "\u{2028}\u{2029}", "\u{B}\u{C}", "\t",
    "\u{202E}desrever\u{202C}", "\u{2067}\u{2066}", "\u{200E}\u{200F}\u{61C}", "\u{0}",
    "\u{8}\u{7F}",
    "\u{FFFE}\u{FFFF}", "\u{1FFFE}", "\u{FEFF}", "\u{E000}", "\u{200B}\u{2060}",
    String(repeating: "W", count: 10_000), String(repeating: "e\u{301}", count: 5_000),
    String(repeating: "`", count: 10_000), String(repeating: "[", count: 10_000),
    String(repeating: "]]>", count: 3_000), "@everyone", "@org/team", "me@example.com",
    "#1", "org/app#1", "GH-1", "!1", "~\"bug\"", "a `b` c", "`", "``", "` `", "`@x` `#1`", "```\nx",
    "a|b", "\\|", "| - |", "# head", "===", "---", "- item", "1. item", "> quote", "    code",
    "[x](https://example.com)", "![x](https://example.com/x.png)", "[x]: https://example.com",
    "[^1]", "- [ ] x", "<https://example.com>", "https://example.com", "www.example.com",
    "WWW.example.com", "http://[::1]/", "*bold* _em_ ~~gone~~ **x** __y__", ":smile:", "$x$ $$y$$",
    "$`x`$", "{0} {{1}} {", "}", "](1)", "\\", "\\\\n", "\\u0041", "%s %@ %lld 100 %", "a,b:c=d",
    "</details>", "</summary><img src=x>", "<br>", "مرحبا ‏بك", "שלום (de): x", "😀👨‍👩‍👧", "é e\u{301}",
    "", " ", "\u{A0}",
  ]

  /// A run in which everything that comes from outside is `text`.
  static func result(_ text: String) -> RunResult {
    var findings = Severity.allCases.map { severity in
      var finding = Finding(
        rule: "title-truncated", severity: severity, isBorderline: severity == .warning,
        message: "German (de): “\(text)” is cut. \(text)", advice: "Shorten “\(text)”; \(text)",
        location: .init(file: "App/\(text).xcstrings", position: .init(line: 3, column: 7)),
        flow: "flow \(text)", surface: "step-trail", locale: "de\(text)", key: text, text: text,
        measured: .init(width: 2, limit: 1),
        cells: [.init(contentSize: .large, width: 320, displayScale: .x2)])
      finding.location.position.utf16Column = 7
      finding.fingerprint = "f\(severity)"
      return finding
    }
    findings[0].flow = ""
    var result = RunResult(
      version: "0.1.0", configuration: "App/\(text).yml",
      summary: .init(errors: 1, warnings: 1, notes: 1, catalogs: 1, flows: 1, locales: 1, cells: 1),
      problems: [
        Problem(
          .malformedCatalog, "expected a value, found \(text)", file: "App/\(text).xcstrings",
          position: .init(line: 4, column: 2, utf16Column: 2)),
        Problem(.usage, "--flow \(text): there is no such flow."),
      ],
      findings: findings, notices: ["A note of \(text)."])
    result.checked = [
      .init(flow: "flow \(text)", file: "App/A.xcstrings", locales: ["en", "de\(text)"]),
      .init(file: "App/\(text).xcstrings", locales: ["en", text]),
    ]
    result.folders = RunFolders(current: "/repo/app", root: "/repo")
    return result
  }
}
