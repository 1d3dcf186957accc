import Foundation
import Reporting
import Surfaces
import Testing

@testable import Linting

/// The room for a coach mark depends on the screen's height, which several devices of one width do not
/// share.
@Suite(InstalledFonts.condition) struct ScreenHeightTests {
  private func lint(_ more: String) throws -> RunResult {
    let message = Array(repeating: "Hier findest du alles, was du dir gemerkt hast.", count: 9)
      .joined(separator: " ")
    return try CaseProject(files: [
      "Localizable.xcstrings": CaseCatalog.text([
        CaseCatalog.entry("tour", ["en": "Here", "de": message]),
        CaseCatalog.entry("next", ["en": "Next", "de": "Weiter"]),
        CaseCatalog.entry("end", ["en": "End", "de": "Ende"]),
      ]),
      "copyfit.yml": """
      contentSizes: [large]
      \(more)
      """,
    ]).lint()
  }

  private func flow(_ target: String) -> String {
    "flows:\n  - { id: f, surface: coach-mark, message: tour, next: next, end: end, "
      + "target: \(target) }\n"
  }

  /// 375 @2x: the iPhone SE, 667 tall, and any taller one with Display Zoom; the shortest counts.
  @Test func theShortestScreenOfAWidthIsNamed() throws {
    let result = try lint("devices: [iphone-se-3]\n" + flow("{ top: 320 }"))
    #expect(result.problems == [])
    let finding = try #require(result.findings("text-too-tall", "de").first)
    #expect(finding.message.contains("a screen 667 pt tall leaves"), "\(finding.message)")
    #expect(
      finding.message.contains("above the target") || finding.message.contains("below the target"))
    #expect(finding.advice.contains("or place the target nearer to an edge of the screen."))
  }

  /// A screen of a width of one's own.
  @Test func aGivenScreenIsNamed() throws {
    let result = try lint(
      "devices: none\nwidths: [{ width: 320, scale: 2 }]\n"
        + flow("{ top: 280 }, screen: { height: 600 }"))
    #expect(result.problems == [])
    let finding = try #require(result.findings("text-too-tall", "de").first)
    #expect(finding.message.contains("a screen 600 pt tall leaves"), "\(finding.message)")
  }

  @Test func inspectNamesTheScreen() throws {
    let result = try lint("devices: [iphone-se-3]\n" + flow("{ top: 320 }"))
    let json = try JSONSerialization.jsonObject(with: Data(InspectJSON.bytes(result)))
    let flows = try #require((json as? [String: Any])?["flows"] as? [[String: Any]])
    let cells = try #require(flows.first?["cells"] as? [[String: Any]])
    let slots = try #require(cells.first?["slots"] as? [[String: Any]])
    // A message alone has a height to fit into.
    #expect(slots.map { $0["screenHeight"] as? Double } == [667, nil, nil])
  }

  @Test func aTargetBeyondAGivenScreenIsAnError() throws {
    let result = try lint(
      "devices: none\nwidths: [{ width: 320, scale: 2 }]\n"
        + flow("{ top: 700 }, screen: { height: 600 }"))
    #expect(result.findings.isEmpty)
    #expect(result.problems.map(\.position?.line) == [5])
    #expect(
      result.problems.first?.message.contains("is not wholly on a screen 600 tall") == true)
  }

  @Test func aTargetBeyondADeviceIsSaid() throws {
    let result = try lint("devices: [iphone-se-3]\n" + flow("{ top: 120, height: 700 }"))
    #expect(result.problems == [])
    let finding = try #require(result.findings("text-too-tall", "de").first)
    #expect(finding.message.contains("which is not wholly on it"), "\(finding.message)")
  }
}
