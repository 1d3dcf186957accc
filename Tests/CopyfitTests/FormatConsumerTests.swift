import Foundation
import Testing

/// Every output of `lint`, read by what reads it in real life: Tests/Consumers/check_format.py has
/// the readers. `make consumers` installs them.
@Suite struct FormatConsumerTests {
  static let consumed = ["sarif", "github", "gitlab", "junit", "checkstyle", "xcode", "markdown"]

  /// One run that writes all formats at once into files named after them.
  private func run(
    _ paths: [String], in folder: URL = CommandRunner.root, into output: ScratchFolder,
    options: [String] = [], input: Data? = nil, status: Int32
  ) throws {
    let formats = (["text", "json"] + Self.consumed).flatMap { format in
      ["--format", "\(format)=\(output.url.appending(path: format).path)"]
    }
    let outcome = try CommandRunner.run(
      ["lint"] + formats + options + paths, in: folder, input: input)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.output == "")
  }

  /// What the consumer of a format found in the file.
  private func read(_ format: String, in output: ScratchFolder) throws -> [String: Int] {
    let process = Process()
    process.executableURL = try Consumers.tool("python")
    process.arguments = [
      CommandRunner.root.appending(path: "Tests/Consumers/check_format.py").path, format,
      output.url.appending(path: format).path,
    ]
    let scratch = try ScratchFolder()
    let found = try scratch.write("", to: "found")
    let errors = try scratch.write("", to: "errors")
    process.standardOutput = try FileHandle(forWritingTo: found)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let reason = try String(contentsOf: errors, encoding: .utf8)
    try #require(process.terminationStatus == 0, "\(format): \(reason)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: found)) as? [String: Int])
  }

  private struct Report {
    var counts: [String: Int]
    var findings: [[String: Any]]
    var problems: Int

    init(_ file: URL) throws {
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
      findings = try #require(json["findings"] as? [[String: Any]])
      problems = try #require(json["problems"] as? [Any]).count
      counts = ["error": 0, "warning": 0, "note": 0]
      for finding in findings { counts[finding["severity"] as? String ?? "", default: 0] += 1 }
    }
  }

  /// Each consumer counts what the JSON has.
  private func checkAll(_ output: ScratchFolder, flows: Bool = true) throws {
    let report = try Report(output.url.appending(path: "json"))
    let all = report.counts.merging(["problems": report.problems]) { $1 }
    for format in ["sarif", "gitlab", "checkstyle"] {
      #expect(try read(format, in: output) == all, "\(format)")
    }
    let github = try read("github", in: output)
    #expect(
      github["error"] == min(10, report.counts["error", default: 0] + report.problems))
    #expect(github["warning"] == min(10, report.counts["warning", default: 0]))
    let xcode = try read("xcode", in: output)
    #expect(xcode["warning"] == report.counts["warning"])
    #expect(xcode["note"] == report.counts["note"])
    let junit = try read("junit", in: output)
    #expect(junit["problems"] == report.problems)
    #expect(junit["skipped"] == (flows ? 0 : 1))
    let failing = Set(
      report.findings.filter { $0["severity"] as? String == "error" }.map { finding in
        let flow = finding["flow"] as? String ?? ""
        let file = flow.isEmpty ? finding["file"] as? String ?? "" : ""
        return [flow, file, finding["locale"] as? String ?? ""]
      })
    #expect(junit["failed"] == failing.count)
    #expect(try read("markdown", in: output)["findings"] == report.findings.count)
  }

  @Test func layoutFindings() throws {
    let output = try ScratchFolder()
    try run(["Catalogs/layout-findings"], into: output, status: 1)
    try checkAll(output)
    #expect(try read("junit", in: output)["suites"] == 6)
    #expect(try read("junit", in: output)["passed"] == 17)
    #expect(try read("markdown", in: output)["rows"] == 7)
  }

  @Test func everyKey() throws {
    let output = try ScratchFolder()
    try run(["Catalogs/every-key"], into: output, status: 1)
    try checkAll(output, flows: false)
  }

  @Test func clean() throws {
    let output = try ScratchFolder()
    try run(["Catalogs/clean-checkout"], into: output, status: 0)
    try checkAll(output)
  }

  @Test func problems() throws {
    let project = try ScratchFolder()
    try project.write("{ \"sourceLanguage\": \"en\",\n  \"strings\": [}", to: "A.xcstrings")
    let output = try ScratchFolder()
    try run(["A.xcstrings", "nowhere"], in: project.url, into: output, status: 2)
    try checkAll(output, flows: false)
  }

  /// The same run gives the same bytes.
  @Test func isTheSameTwice() throws {
    let (first, second) = (try ScratchFolder(), try ScratchFolder())
    try run(["Catalogs/layout-findings"], into: first, status: 1)
    try run(["Catalogs/layout-findings"], into: second, status: 1)
    for format in Self.consumed {
      #expect(
        try Data(contentsOf: first.url.appending(path: format))
          == Data(contentsOf: second.url.appending(path: format)))
    }
  }

  // MARK: Hostile copy

  static let hostile = [
    "::error::gone", "]]>", "<script>alert(1)</script>", "\u{1B}[31mred", "a\r\n::error::b",
    "\u{202E}desrever", "\u{0}", String(repeating: "W", count: 10_000), "@everyone", "#1", "GH-1",
    "`x` ``y`` `", "a|b", "[x](https://example.com)", "![x](https://example.com/x.png)",
    "https://example.com", "www.example.com", "me@example.com", "<!-- x", "&lt;b&gt;", "$x$",
    ":smile:",
    "# head", "</details></summary>", "{0} [a](1)", "*b* _e_ ~~s~~", "\\", "%0A", "مرحبا",
    "\u{FFFE}",
  ]

  /// Titles, keys, a comment's worth of each: as titles of a flow that nothing of fits in.
  @Test func hostileTitlesAreText() throws {
    let project = try ScratchFolder()
    var strings: [String: Any] = [:]
    for (number, copy) in Self.hostile.enumerated() {
      func unit(_ value: String) -> [String: Any] {
        ["stringUnit": ["state": "new", "value": value]]
      }
      strings["\(number) \(copy)"] = [
        "localizations": ["de": unit("\(copy) %d \(copy)"), "en": unit(copy)]
      ]
    }
    let catalog: [String: Any] = [
      "sourceLanguage": "en", "version": "1.0", "strings": strings,
    ]
    try project.write(
      JSONSerialization.data(withJSONObject: catalog, options: .sortedKeys),
      to: "a@b #1 [x](y) <b>/L.xcstrings")
    // JSON is YAML, too.
    // It takes no NUL and no noncharacters.
    let keys = Self.hostile.indices
      .filter { !["\u{0}", "\u{FFFE}"].contains(Self.hostile[$0]) }
      .map { "\($0) \(Self.hostile[$0])" }
    let flows = stride(from: 0, to: keys.count, by: 4).map { start in
      ["id": "flow-\(start)", "steps": Array(keys[start..<min(start + 4, keys.count)])]
        as [String: Any]
    }
    try project.write(
      JSONSerialization.data(
        withJSONObject: [
          "devices": "none", "widths": [["width": 200, "scale": 3]], "flows": flows,
        ]),
      to: "copyfit.yml")
    let output = try ScratchFolder()
    try run(["."], in: project.url, into: output, options: ["--catalogs"], status: 1)
    let report = try Report(output.url.appending(path: "json"))
    #expect(report.findings.count > 40)
    #expect(report.problems == 0)
    // In Markdown, what does not fit is left out; all else counts the same.
    for format in Self.consumed { _ = try read(format, in: output) }
    #expect(
      try read("sarif", in: output) == report.counts.merging(["problems": 0]) { $1 })
  }

  // MARK: SARIF's columns

  /// In each file, every result's column in UTF-16 code units is that of the quote that it is at.
  @Test(arguments: [
    ("\n", false, false), ("\r\n", true, false), ("\r", false, true), ("\n", true, true),
    ("\r\n", false, true),
  ])
  func sarifColumns(lineEnd: String, hasMark: Bool, isStandardInput: Bool) throws {
    let lines = [
      "{ \"sourceLanguage\" : \"en\", \"strings\" : {",
      "\t\"😀 Prüfen\" : { \"comment\" : \"日本\", \"localizations\" : { \"de\" : { \"stringUnit\" : { "
        + "\"state\" : \"new\", \"value\" : \" 😀é \" } } } }, \"日\" : { \"localizations\" : { \"fr\" : "
        + "{ \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"x \" } } } }",
      "}, \"version\" : \"1.0\" }",
    ]
    let text = (hasMark ? "\u{FEFF}" : "") + lines.joined(separator: lineEnd)
    let project = try ScratchFolder()
    // What lies there is something else than what comes in.
    try project.write(isStandardInput ? "{}" : text, to: "A.xcstrings")
    let output = try ScratchFolder()
    try run(
      isStandardInput ? ["-", "--stdin-filename", "A.xcstrings"] : ["A.xcstrings"], in: project.url,
      into: output, options: ["--only", "untranslated", "--only", "edge-whitespace"],
      input: Data(text.utf8), status: 0)
    let log = try #require(
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: output.url.appending(path: "sarif"))) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["newlineSequences"] as? [String] == ["\r\n", "\n", "\r"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count >= 3)
    for result in results {
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let region = try #require(
        (location as? [String: Any])?["region"] as? [String: Int])
      let line = Array(lines[try #require(region["startLine"]) - 1].utf16)
      let column = try #require(region["startColumn"])
      let rest = String(decoding: line[(column - 1)...], as: UTF16.self)
      #expect(rest.hasPrefix("\" 😀é \"") || rest.hasPrefix("\"x \""), "\(rest)")
    }
  }
}
