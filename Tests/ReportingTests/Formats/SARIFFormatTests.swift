import Foundation
import Linting
import Testing

@testable import Reporting

@Suite struct SARIFFormatTests {
  private func run(
    _ result: RunResult, _ context: ReportContext = .init(), most: Int = 25_000,
    sizeWithCells: Int = SARIFFormat.maximumSizeWithCells
  ) throws -> [String: Any] {
    let bytes = SARIFFormat.bytes(
      result, context, maximumResults: most, maximumSizeWithCells: sizeWithCells)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ run: [String: Any]) -> [[String: Any]] {
    run["results"] as? [[String: Any]] ?? []
  }

  private func notifications(_ run: [String: Any]) -> [[String: Any]] {
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    return invocation?["toolExecutionNotifications"] as? [[String: Any]] ?? []
  }

  private func text(_ holder: [String: Any]) -> String {
    (holder["message"] as? [String: Any])?["text"] as? String ?? ""
  }

  private func physical(_ holder: [String: Any]) -> [String: Any] {
    let location = (holder["locations"] as? [[String: Any]])?.first
    return location?["physicalLocation"] as? [String: Any] ?? [:]
  }

  @Test func aResult() throws {
    var finding = Samples.truncated
    finding.location.position.utf16Column = 25
    var result = RunResult(summary: .init(flows: 1), findings: [finding])
    result.folders = RunFolders(current: "/repo/My App", root: "/repo")
    let run = try run(result)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let bases = run["originalUriBaseIds"] as? [String: [String: Any]]
    #expect(bases?["%SRCROOT%"]?["uri"] as? String == "file:///repo/")
    let found = try #require(results(run).first)
    #expect(found["ruleId"] as? String == "title-truncated")
    #expect(found["level"] as? String == "error")
    #expect(found["partialFingerprints"] as? [String: String] == ["copyfit/v1": "00ff"])
    let artifact = physical(found)["artifactLocation"] as? [String: String]
    #expect(artifact == ["uri": "My%20App/App/Localizable.xcstrings", "uriBaseId": "%SRCROOT%"])
    #expect(physical(found)["region"] as? [String: Int] == ["startLine": 41, "startColumn": 25])
    let properties = try #require(found["properties"] as? [String: Any])
    #expect(properties["key"] as? String == "Address")
    #expect((properties["measured"] as? [String: Any])?["width"] as? Double == 172.4)
    #expect((properties["cells"] as? [[String: Any]])?.first?["width"] as? Double == 345)
  }

  /// A column in bytes would point elsewhere: without one in the declared units there is none.
  @Test func anUnknownColumnIsLeftOut() throws {
    let found = try #require(results(run(RunResult(findings: [Samples.truncated]))).first)
    #expect(physical(found)["region"] as? [String: Int] == ["startLine": 41])
  }

  @Test func outsideOfTheRepositoryAURIIsAbsolute() throws {
    var result = RunResult(findings: [Samples.truncated])
    result.folders = RunFolders(current: "/else where", root: "/repo")
    let found = try #require(results(run(result)).first)
    let artifact = physical(found)["artifactLocation"] as? [String: String]
    #expect(artifact == ["uri": "file:///else%20where/App/Localizable.xcstrings"])
  }

  @Test func everyRuleIsDescribed() throws {
    let tool = try #require(run(RunResult())["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "copyfit")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleRegistry.all.map { $0.metadata.id })
    for rule in rules {
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["text"]?.isEmpty == false)
      #expect(help["markdown"]?.contains("**What to do:**") == true)
      #expect(help["markdown"]?.contains("↓") == false)
      let configuration = try #require(rule["defaultConfiguration"] as? [String: Any])
      let levels = ["note", "warning", "error"]
      #expect(levels.contains(configuration["level"] as? String ?? ""))
    }
    let off = rules.filter {
      ($0["defaultConfiguration"] as? [String: Any])?["enabled"] as? Bool == false
    }
    #expect(off.contains { $0["id"] as? String == "caption-wraps" })
  }

  @Test func problemsAreNotifications() throws {
    var broken = Samples.broken
    broken.position?.utf16Column = 1
    var context = ReportContext()
    context.exitStatus = 2
    let run = try run(
      RunResult(problems: [broken, Problem(.usage, "no")], notices: ["An old font."]), context)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect(invocation["exitCode"] as? Int == 2)
    let told = notifications(run)
    #expect(told.map(text).prefix(3) == ["expected a value", "no", "An old font."])
    #expect(told.compactMap { $0["level"] as? String }.prefix(3) == ["error", "error", "note"])
    #expect(physical(told[0])["region"] as? [String: Int] == ["startLine": 426, "startColumn": 1])
    #expect(told[1]["locations"] == nil)
  }

  /// What GitHub would not take is left out, the least severe first, and the file says so.
  @Test func keepsTheWorst() throws {
    let findings = (0..<6).map { number in
      Samples.finding("stale-key", number % 2 == 0 ? .note : .error, line: number + 1)
    }
    let run = try run(RunResult(summary: .init(flows: 1), findings: findings), most: 4)
    let lines = results(run).compactMap { (physical($0)["region"] as? [String: Int])?["startLine"] }
    #expect(lines == [1, 2, 4, 6])
    #expect(notifications(run).map(text).first?.hasPrefix("2 findings are left out") == true)
  }

  @Test func cellsGiveWayToSize() throws {
    let findings = Array(repeating: Samples.truncated, count: 3)
    let run = try run(
      RunResult(summary: .init(flows: 1), findings: findings), sizeWithCells: 0)
    let properties = results(run).compactMap { $0["properties"] as? [String: Any] }
    #expect(properties.allSatisfy { $0["cells"] == nil && $0["cellCount"] as? Int == 1 })
    #expect(notifications(run).map(text).first?.contains("cells of 3 results") == true)
  }

  @Test(arguments: [
    ("{0} of {1}", "{{0}} of {{1}}"), ("[x](http://y)", "[x] (http://y)"), ("[0]", "[0]"),
    ("](](", "] (] ("), ("plain", "plain"),
  ])
  func messageText(text: String, escaped: String) {
    #expect(SARIFText.message(text) == escaped)
  }
}
