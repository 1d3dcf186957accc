import Foundation
import Testing

@testable import Linting
@testable import Reporting

/// The data of the page, read back.
@Suite struct ReportDataTests {
  private static let hostile: [String] =
    HostileCopy.all + [
      "</script><script>alert(1)</script>", "<!--<script>", "\u{0}\u{1}\u{1F}", "\u{301}\u{301}",
      "\u{2028}\u{2029}", "\u{202E}\u{2066}\u{2069}", "\"\\\"\\\\", "__proto__", "constructor",
      String(repeating: "💥é\u{301}", count: 3333),
    ]

  private static func read(_ content: ReportContent) throws -> [String: Any] {
    let bytes = ReportData.bytes(content, made: "2026-11-30T20:00:00Z")
    #expect(!bytes.contains(0x3C))
    return try object(bytes)
  }

  private static func utf8(_ value: Any?) throws -> [UInt8] {
    Array(try #require(value as? String).utf8)
  }

  /// All of it comes back to the byte, wherever it stands.
  @Test(arguments: hostile.indices)
  func copyComesBack(number: Int) throws {
    let text = Self.hostile[number]
    let data = try Self.read(ReportSamples.hostile(text))
    let expected = Array(text.utf8)
    #expect(try Self.utf8(data["baseline"]) == expected)
    #expect(try (data["catalogs"] as? [Any])?.map(Self.utf8) == [expected])
    let flow = try #require((data["flows"] as? [[String: Any]])?.first)
    #expect(try Self.utf8(flow["id"]) == expected)
    let surface = try #require((flow["surfaces"] as? [[String: Any]])?.first)
    let placedText = try #require((surface["texts"] as? [[String: Any]])?.first)
    #expect(try Self.utf8(placedText["t"]) == expected)
    let findings = try #require(data["findings"] as? [[String: Any]])
    #expect(findings.count == 3)
    for finding in findings {
      #expect(try Self.utf8(finding["key"]) == Array(ShownText(text).text.utf8))
      for reader in ["translator", "designer", "developer"] {
        #expect(try Self.utf8(finding[reader]) == expected)
      }
      #expect(
        try Self.utf8(finding["message"]) == Array("German (de): “\(text)” is cut. \(text)".utf8))
    }
    let notices = try #require(data["notices"] as? [Any])
    #expect(try notices.map(Self.utf8) == [Array("A note of \(text).".utf8)])
    // Locales of findings, too, are what they were.
    let locales = try #require(data["locales"] as? [[String: Any]])
    let indices = findings.compactMap { $0["locale"] as? Int }
    for index in indices where index >= 0 {
      #expect(try Self.utf8(locales[index]["id"]) == Array("de\(text)".utf8))
    }
    #expect(indices.count == 3 && indices.contains { $0 >= 0 })
  }

  @Test func cellsAreStretches() throws {
    var content = ReportSamples.hostile("x")
    let lists: [(cells: [Int], runs: [Int])] = [
      ([], []), ([0], [0, 1]), ([0, 1, 2, 3], [0, 4]), ([1, 3, 4, 9], [1, 1, 3, 2, 9, 1]),
    ]
    let finding = content.findings[0]
    content.findings = lists.map { list in
      var finding = finding
      finding.cells = list.cells
      return finding
    }
    let findings = try #require(try Self.read(content)["findings"] as? [[String: Any]])
    #expect(findings.map { $0["cells"] as? [Int] } == lists.map(\.runs))
  }

  /// What is new is true, false, or not known; what has no flow says -1.
  @Test func whatIsNotThereIsSaid() throws {
    var content = ReportSamples.hostile("x")
    content.findings[0].isNew = nil
    content.findings[1].isNew = false
    content.findings[0].help = RuleHelp()
    let findings = try #require(try Self.read(content)["findings"] as? [[String: Any]])
    #expect(findings[0]["new"] is NSNull)
    #expect(findings[1]["new"] as? Bool == false && findings[2]["new"] as? Bool == true)
    #expect(findings[0]["flow"] as? Int == -1 && findings[0]["surface"] as? Int == -1)
    for reader in ["translator", "designer", "developer"] {
      #expect(findings[0][reader] is NSNull)
    }
  }

  /// Numbers that no picture has leave JSON that can be read.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0])
  func absurdNumbers(number: Double) throws {
    var content = ReportSamples.hostile("x")
    guard case .pictures(var view)? = content.flows[0].surfaces[0].views[0] else {
      Issue.record("the sample has a picture")
      return
    }
    view.pictures[0].width = number
    view.pictures[0].texts[0].x = number
    view.pictures[0].texts[0].rotation = number
    view.pictures[0].texts[0].lines[0].width = number
    content.flows[0].surfaces[0].views[0] = .pictures(view)
    content.flows[0].surfaces[0].texts[0].runs[0].em = number
    let data = try Self.read(content)
    #expect((data["flows"] as? [Any])?.count == 1)
    let svg = try #require(PictureSVG.picture(ReportSamples.firstShot, of: content))
    #expect(!String(decoding: svg.bytes, as: UTF8.self).lowercased().contains("nan"))
    #expect(!String(decoding: svg.bytes, as: UTF8.self).contains("inf"))
  }
}
