import Testing

@testable import Linting

/// A flow without copy, such as clusters of glass, needs no catalog, and is the same in every
/// language.
@Suite struct KeylessFlowTests {
  private static let clusters =
    "{ id: bar, surface: glass, clusters: [{ id: actions, containerSpacing: 20, layoutSpacing: 30 }] }"

  @Test(
    arguments: [
      // catalogs, and what the configuration says besides
      ([], ""), ([], "locales: [de, ar]\n"), ([], "sourceLanguage: fr\nlocales: [de]\n"),
      (["A", "B"], ""), (["A", "B"], "locales: [de]\n"),
    ] as [([String], String)])
  func isLaidOutInTheSourceLanguage(_ catalogs: [String], _ more: String) throws {
    var files = ["copyfit.yml": "\(more)flows:\n  - \(Self.clusters)\n"]
    for name in catalogs {
      files["\(name).xcstrings"] = CaseCatalog.text([
        CaseCatalog.entry("Open", ["en": "Open", "de": "Öffnen"])
      ])
    }
    let result = try CaseProject(files: files).lint()
    #expect(result.problems == [])
    #expect(result.found == [])
    let analysis = try #require(result.analyses.first)
    let source = more.contains("fr") ? "fr" : "en"
    #expect(analysis.locales.map(\.copy.locale) == [source])
    #expect(analysis.missingLocales == [] && analysis.missingMessages == [])
    #expect(analysis.locales.first?.layout?.clusters.count == 1)
    #expect(result.summary.flows == 1)
  }

  /// As a further surface it inherits the flow's table, which it does not need.
  @Test func besideOtherSurfaces() throws {
    let result = try CaseProject(files: [
      "Shop.xcstrings": CaseCatalog.text([
        CaseCatalog.entry("Open", ["en": "Open", "de": "Offen"])
      ]),
      "copyfit.yml": """
      devices: none
      widths: [{ width: 320, scale: 2 }]
      flows:
        - id: bar
          table: Shop
          surface: tab-bar
          tabs: [Open]
          surfaces:
            - { surface: glass, table: Nowhere, clusters: [{ joined: true }] }
      """,
    ]).lint()
    #expect(result.problems == [])
    #expect(result.analyses.map(\.flow.surface) == ["tab-bar", "glass"])
    #expect(result.analyses.map { $0.locales.count } == [2, 1])
  }

  /// Texts that are all the view's own are English in every language of the app: those listed, or
  /// those of its catalogs.
  @Test(arguments: [
    ("locales: [de, ar]\n", ["en", "de", "ar"]), ("", ["de", "en"]), ("locales: []\n", ["en"]),
  ])
  func literalsAreShownInTheLanguagesOfTheApp(_ more: String, _ locales: [String]) throws {
    let result = try CaseProject(files: [
      "A.xcstrings": CaseCatalog.text([
        CaseCatalog.entry("Open", ["en": "Open", "de": "Offen"])
      ]),
      "copyfit.yml": more
        + "flows:\n  - { id: badge, surface: slots, slots: [{ literal: New, lines: 1 }] }\n",
    ]).lint()
    #expect(result.problems == [])
    #expect(result.analyses.first?.locales.map(\.copy.locale) == locales)
    #expect(result.found == (locales == ["en"] ? [] : ["unlocalized-title"]))
  }
}
