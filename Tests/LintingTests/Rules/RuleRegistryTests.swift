import Foundation
import Testing

@testable import Linting

@Suite struct RuleRegistryTests {
  private static let metadata = RuleRegistry.all.map { $0.metadata }

  /// interface.md, "Rule ids".
  private static let severities: [String: ConfiguredSeverity] = [
    "title-truncated": .error, "form-flip": .warning, "stop-too-small": .error,
    "small-target": .note, "titles-lost": .error, "caption-breaks-word": .warning,
    "caption-wraps": .off, "number-shrinks": .note, "missing-translation": .error,
    "missing-locale": .error, "untranslated": .warning, "needs-review": .warning,
    "missing-plural-form": .error, "unused-plural-form": .note, "count-without-plural": .off,
    "placeholder-mismatch": .error, "unknown-locale": .warning, "misplaced-key": .error,
    "duplicate-key": .error, "catalog-in-lproj": .warning, "device-variation-missing": .note,
    "stale-key": .off, "machine-translated": .off, "identical-to-source": .off,
    "edge-whitespace": .warning, "empty-title": .error, "line-break-in-title": .warning,
    "duplicate-title": .warning, "placeholder-in-title": .warning, "hardcoded-currency": .note,
    "unbalanced-bidi": .error, "ltr-start-in-rtl": .note, "missing-glyph": .warning,
    "unused-suppression": .warning, "text-truncated": .error, "text-shrinks": .note,
    "text-clipped": .error, "text-too-tall": .error, "word-broken": .warning,
    "bar-overflows": .error, "low-contrast": .warning, "glass-spacing": .warning,
    "style-out-of-range": .note, "unlocalized-title": .warning,
  ]

  @Test func defaultSeveritiesAreThoseOfTheContract() {
    #expect(
      Dictionary(
        Self.metadata.map { ($0.id, $0.defaultSeverity) }, uniquingKeysWith: { first, _ in first })
        == Self.severities)
  }

  @Test func idsAreUniqueAndLegal() {
    #expect(Set(Self.metadata.map(\.id)).count == Self.metadata.count)
    for id in Self.metadata.map(\.id) {
      #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)")
    }
  }

  @Test(arguments: RuleFamily.allCases) func idsAreTheFilesOfTheFamily(family: RuleFamily) throws {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/Linting/Rules/\(family.rawValue.capitalized)")
      .standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { $0.dropLast(6).replacing(/[A-Z]/) { "-" + $0.output.lowercased() }.dropFirst() }
    let ids = Self.metadata.filter { $0.family == family }.map(\.id)
    #expect(files.map(String.init).sorted() == ids.sorted())
  }

  @Test func rulesAreFoundByTheirId() {
    #expect(RuleRegistry.rule("form-flip") == FormFlip.self)
    #expect(RuleRegistry.rule("form-flop") == nil)
  }

  @Test(arguments: metadata.map(\.id)) func isDocumented(id: String) throws {
    let metadata = try #require(RuleRegistry.rule(id)).metadata
    #expect(!metadata.summary.contains { $0.isNewline })
    #expect((10...90).contains(metadata.summary.count))
    #expect(!metadata.summary.hasSuffix("."))
    #expect(metadata.rationale.contains("Let pass:"))
    for text in [metadata.rationale, metadata.cure] {
      #expect(text.hasSuffix("."))
      #expect(!text.contains("  "), "a doubled space: \(text)")
    }
  }

  @Test(arguments: metadata.map(\.id)) func hasExamplesOfEachKind(id: String) throws {
    let metadata = try #require(RuleRegistry.rule(id)).metadata
    #expect(!metadata.triggering.isEmpty)
    #expect(!metadata.passing.isEmpty)
    for (examples, marks) in [(metadata.triggering, 1), (metadata.passing, 0)] {
      for example in examples {
        #expect(!example.caption.contains { $0.isNewline })
        #expect(!example.caption.hasSuffix("."))
        let marked = example.catalog + example.configuration
        #expect(marked.filter { $0 == "↓" }.count == marks, "\(example.caption)")
        let catalog = Data(example.catalog.filter { $0 != "↓" }.utf8)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: catalog) }
      }
    }
  }
}
