import Linting
import Testing

@testable import Reporting

@Suite struct MarkdownFormatTests {
  private func text(_ result: RunResult, _ context: ReportContext = .init()) -> String {
    String(decoding: MarkdownFormat.bytes(result, context), as: UTF8.self)
  }

  private func result(_ findings: [Finding], flows: [String], locales: [String]) -> RunResult {
    func count(_ severity: Severity) -> Int { findings.filter { $0.severity == severity }.count }
    var result = RunResult(
      summary: .init(
        errors: count(.error), warnings: count(.warning), notes: count(.note), catalogs: 1,
        flows: flows.count, locales: locales.count, cells: 9), findings: findings)
    result.checked = flows.map { .init(flow: $0, file: "A.xcstrings", locales: locales) }
    return result
  }

  @Test func tableAndFindings() {
    let result = result(
      [
        Samples.finding(
          "form-flip", .warning, flow: "sign-up", locale: "de", line: 9, isBorderline: true),
        Samples.truncated, Samples.finding("small-target", .note, flow: "checkout"),
      ], flows: ["checkout", "sign-up"], locales: ["en", "de"])
    #expect(
      text(result) == """
        ## copyfit: ❌ 1 error, 1 warning, 1 note

        Looked at 1 catalog, 2 flows, 2 locales, 9 cells; 0 findings suppressed.

        | Flow | all languages | en | de |
        | --- | --- | --- | --- |
        | checkout | ℹ️ 1 note | ✅ clean | ❌ 1 error |
        | sign-up | – | ✅ clean | ⚠️ 1 warning (1 borderline) |

        ### checkout · de

        - ❌ **error** `title-truncated`, `App/Localizable.xcstrings:41:27`<br>“Zahlungsübersicht” \
        needs 172.4 pt and gets 160 pt at large.<br>→ Shorten it by 12.4 pt, about 2 characters.

        ### checkout

        - ℹ️ **note** `small-target`, `A.xcstrings:1:5`<br>It happens.<br>→ Change it.

        ### sign-up · de

        - ⚠️ **warning** `form-flip`, borderline, `A.xcstrings:9:5`<br>It happens.<br>→ Change it.

        """)
  }

  /// With many languages an outcome is a column, and what is clean is counted.
  @Test func fortyLanguages() {
    let locales = (10..<50).map { "l\($0)" }
    let findings = ["l10", "l11", "l11"].map {
      Samples.finding("form-flip", .warning, flow: "checkout", locale: $0)
    }
    let text = text(result(findings, flows: ["checkout", "other"], locales: locales))
    #expect(
      text.contains(
        """
        | Flow | ❌ errors | ⚠️ warnings | ℹ️ notes | ✅ clean |
        | --- | --- | --- | --- | --- |
        | checkout | – | l10, l11 (2) | – | 38 languages |
        | other | – | – | – | 40 languages |

        """))
  }

  @Test(arguments: [
    (errors: 0, warnings: 0, notes: 0, problems: 0, strict: false, head: "✅ nothing found"),
    (0, 0, 2, 0, false, "✅ 2 notes"), (0, 1, 0, 0, false, "⚠️ 1 warning"),
    (0, 1, 0, 0, true, "❌ 1 warning"), (1, 0, 0, 0, false, "❌ 1 error"),
    (0, 0, 0, 2, false, "❌ 2 problems"), (3, 0, 0, 1, false, "❌ 1 problem, 3 errors"),
  ])
  func outcome(
    errors: Int, warnings: Int, notes: Int, problems: Int, strict: Bool, head: String
  ) {
    var context = ReportContext()
    context.isStrict = strict
    let result = RunResult(
      summary: .init(errors: errors, warnings: warnings, notes: notes, flows: 1),
      problems: Array(repeating: Samples.broken, count: problems))
    #expect(text(result, context).hasPrefix("## copyfit: \(head)\n"))
  }

  @Test func quietLeavesOutWhatWasLookedAt() {
    let result = result([Samples.truncated], flows: ["checkout"], locales: ["de"])
    let text = text(result, .init(isQuiet: true))
    #expect(!text.contains("Looked at") && !text.contains("| Flow"))
    #expect(text.contains("title-truncated"))
  }

  /// A comment of GitHub's has a limit: whatever there is to say, and whatever copy holds, this is
  /// shorter, and it says what it left out.
  @Test(
    arguments: [
      "word", "\u{1F600}", "é", "`", "$", "&", "@a", "|", "\u{0}", "\u{202E}", "مرحبا",
      "“", "<", "\\", "\u{10FFFD}",
    ], [1, 400])
  func staysShort(copy: String, times: Int) {
    let copy = String(repeating: copy, count: times)
    var result = HostileCopy.result(copy)
    let (findings, problems) = (result.findings, result.problems)
    for number in 0..<400 {
      for var finding in findings {
        finding.flow = "flow \(number % 150) \(copy)"
        finding.locale = "l\(number % 60)\(copy)"
        result.findings.append(finding)
      }
      result.problems += problems
      result.checked.append(
        .init(flow: "other \(number)\(copy)", file: copy, locales: (0..<60).map { "l\($0)\(copy)" })
      )
    }
    let text = text(result)
    #expect(text.utf8.count < 60_000)
    #expect(text.contains("Not shown here"))
    #expect(text.contains("more flows and catalogs."))
    #expect(text.contains("… and"))
    let opened = text.split(separator: "<details>", omittingEmptySubsequences: false).count
    let closed = text.split(separator: "</details>", omittingEmptySubsequences: false).count
    #expect(opened == closed)
  }

  /// Room goes to errors first, wherever they stand.
  @Test func errorsDoNotGiveWay() {
    var findings = (0..<500).map { number in
      Samples.finding(
        "form-flip", .warning, flow: "a", locale: "l\(number)",
        message: String(repeating: "long ", count: 100))
    }
    findings.append(Samples.finding("title-truncated", .error, flow: "z", locale: "de"))
    let text = text(result(findings, flows: ["a", "z"], locales: ["de"]))
    #expect(text.contains("❌ **error** `title-truncated`"))
    #expect(
      text.contains(#/Not shown here, to keep this short enough for a comment: \d+ warnings\./#))
  }
}

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("plain text, 5 % (de): “x”.", "plain text, 5 % (de): “x”."),
    ("a *b* _c_ ~d~", #"a \*b\* \_c\_ \~\#u{2060}d\~"#),
    ("<b>&amp;", "&lt;b&gt;&amp;\u{2060}amp;"), ("a|b", #"a\|b"#), ("$x$", "&#36;\u{2060}x&#36;"),
    ("@everyone", "@\u{2060}everyone"), ("#1", "\\#\u{2060}1"), ("GH-1", "GH-\u{2060}1"),
    ("gh-1", "gh-\u{2060}1"), ("flow-1", "flow-1"),
    ("sign-up", "sign-up"), ("https://x", "https:\u{2060}//x"), ("www.x", "www\u{2060}.x"),
    ("WwW.", "WwW\u{2060}."), ("www", "www"),
    (":smile:", ":\u{2060}smile:"), ("[x](y)", #"\[x\](y)"#), ("![x]", #"\!\#u{2060}\[x\]"#),
    ("(`a: <b>`)", "(`a: <b>`)"), ("a ` b", #"a \` b"#), ("``", #"\`\`"#), ("` `", #"\` \`"#),
  ])
  func inline(text: String, escaped: String) {
    #expect(
      MarkdownText.inline(text).unicodeScalars.elementsEqual(escaped.unicodeScalars),
      "\(MarkdownText.inline(text))")
  }

  @Test(arguments: [
    ("a b", "`a b`"), ("a`b", "`a'b`"), ("", "` `"), ("  ", "` `"), ("a\nb", "`a\\u{a}b`"),
  ])
  func code(text: String, span: String) {
    #expect(MarkdownText.code(text) == span)
  }
}
