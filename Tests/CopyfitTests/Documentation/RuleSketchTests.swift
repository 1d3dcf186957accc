import StringCatalogs
import Testing

@testable import Linting

/// The rule of CONTRIBUTING.md finds what its examples say.
@Suite struct RuleSketchTests {
  private static func findings(_ example: RuleExample) throws -> [Finding] {
    let text = example.catalog.filter { $0 != "↓" }
    let catalog = try StringCatalog(parsing: text)
    let loaded = LoadedCatalog(
      file: example.file, table: "Localizable", catalog: catalog,
      lines: LineIndex(bytes: Array(text.utf8)), locales: ["de", "en"])
    let use = CatalogUse(
      loaded: loaded, sourceLanguage: "en", needs: [:], allKeys: true, wanted: nil)
    var report = RuleReport(severity: .note, contentSizes: [])
    for entry in use.entries {
      if let own = use.use(of: entry) { FinalStop.check(own, &report) }
    }
    return report.findings
  }

  @Test func theExamplesAreWhatTheySay() throws {
    let triggering = try #require(FinalStop.metadata.triggering.first)
    let finding = try #require(Self.findings(triggering).first)
    let marked = triggering.catalog.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("↓") }
    #expect(finding.location.position.line == marked.map { $0 + 1 })
    #expect(finding.message.contains("ends with a full stop"))
    for passing in FinalStop.metadata.passing {
      #expect(try Self.findings(passing).isEmpty)
    }
  }
}
