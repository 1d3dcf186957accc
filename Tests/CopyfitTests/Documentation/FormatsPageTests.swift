import Foundation
import Linting
import Reporting
import Testing

@testable import TextMeasurement

/// The page about formats shows what is printed.
@Suite struct FormatsPageTests {
  @Test func everyFormatHasAPlace() throws {
    let page = try #require(Documents.page("Formats"))
    for name in LintFormats.names {
      #expect(page.text.contains("\n### `\(name)`\n"), "Formats.md has no heading `\(name)`")
    }
  }

  @Test func everyKindOfProblemIsNamed() throws {
    let page = try #require(Documents.page("Formats"))
    let kinds = Problem.Kind.allCases
    #expect(kinds.count > 5)
    for kind in kinds { #expect(page.text.contains("`\(kind.rawValue)`"), "\(kind.rawValue)") }
  }

  /// What a block of the page has, the command prints, and the other way round: members by name, in
  /// every object, and the kinds of their values.
  @Test(arguments: Documents.all) func shapesAreThose(_ document: Document) throws {
    for block in document.blocks {
      guard let line = block.note("shape") else { continue }
      let printed = try CommandRunner.run(line.split(separator: " ").map(String.init)).output
      let shown = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
      let actual = try JSONSerialization.jsonObject(with: Data(printed.utf8))
      #expect(
        Self.shape(shown, at: "") == Self.shape(actual, at: ""),
        "\(document.path):\(block.line): \(line)")
    }
  }

  /// `findings[].line: number` and so on. An empty list says nothing of its items, and so must be
  /// empty on both sides.
  private static func shape(_ value: Any, at path: String) -> Set<String> {
    switch value {
    case let object as [String: Any]:
      return object.reduce(into: ["\(path): object"]) { lines, member in
        lines.formUnion(shape(member.value, at: "\(path).\(member.key)"))
      }
    case let list as [Any]:
      return list.reduce(into: ["\(path): list"]) { lines, item in
        lines.formUnion(shape(item, at: "\(path)[]"))
      }
    case is NSNull: return ["\(path): null"]
    case is String: return ["\(path): string"]
    default: return ["\(path): value"]
    }
  }

  /// What the page says of a fingerprint gives those that it shows, which are the ones printed.
  @Test func fingerprintsAreMadeAsTold() throws {
    let page = try #require(Documents.page("Formats"))
    func findings(_ text: String) throws -> [[String: Any]] {
      let whole = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return whole?["findings"] as? [[String: Any]] ?? []
    }
    var (told, printed) = (0, 0)
    for block in page.blocks("json") {
      guard let finding = try findings(block.text).first else { continue }
      let parts = ["rule", "file", "flow", "locale", "key"].map { finding[$0] as? String ?? "" }
      let fingerprint = try #require(finding["fingerprint"] as? String)
      #expect(SHA256.hex(parts.joined(separator: "\n")) == fingerprint)
      told += 1
      guard let line = block.note("shape") else { continue }
      let output = try CommandRunner.run(line.split(separator: " ").map(String.init)).output
      #expect(try findings(output).first?["fingerprint"] as? String == fingerprint)
      printed += 1
    }
    // The one of `lint`, and the one of a baseline.
    #expect((told, printed) == (2, 1))
  }
}
