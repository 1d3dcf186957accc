import Testing

@testable import Linting

/// Catalogs as merges and other tools leave them.
@Suite struct BrokenInputCaseTests {
  static let conflict = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "offer.title" : {
          "localizations" : {
            "fi" : {
              "stringUnit" : {
                "state" : "translated",
    <<<<<<< HEAD
                "value" : "Kokeile ilmaiseksi"
    =======
                "value" : "Aloita ilmainen kokeilu"
    >>>>>>> translations
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  static let sound = CaseCatalog.text([
    CaseCatalog.entry("Save", ["fi": "Tallenna"]), CaseCatalog.entry("Send", ["sv": "Skicka"]),
  ])

  /// Both sides of a merge went in. One problem, with the line of the first marker; the other
  /// catalog is linted all the same.
  @Test(arguments: ["\n", "\r\n"]) func conflictMarkers(lineEnd: String) throws {
    let broken = Self.conflict.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
    let result = try CaseProject(files: [
      "Offer.xcstrings": broken, "Localizable.xcstrings": Self.sound,
      "copyfit.yml": "catalogRules: all",
    ]).lint()
    let problem = try #require(result.problems.first)
    #expect(result.problems.count == 1)
    #expect(problem.kind == .malformedCatalog)
    #expect(problem.file == "Offer.xcstrings")
    #expect(problem.position?.line == 9)
    #expect(problem.position?.column == 1)
    #expect(problem.message.hasPrefix("merge conflict marker at line 9: “<<<<<<< HEAD”"))
    #expect(result.summary.catalogs == 1)
    #expect(result.found == ["missing-translation fi Send", "missing-translation sv Save"])
  }

  /// A flow of the broken catalog is not called wrong for keys that nobody could look up.
  @Test func flowOfABrokenCatalog() throws {
    let result = try CaseProject(files: [
      "Offer.xcstrings": Self.conflict,
      "copyfit.yml": "flows: [{ id: offer, table: Offer, steps: [offer.title] }]",
    ]).lint()
    #expect(result.findings.map(\.message) == [])
    #expect(result.problems.first?.kind == .malformedCatalog)
    #expect(result.problems.count == 2)
    let consequence = try #require(result.problems.last)
    #expect(consequence.message.contains("was not checked: Offer.xcstrings"))
  }

  /// A merge left one key twice, each with another language. Both lines are named; the last entry
  /// counts, so the first one's language is as good as lost.
  @Test func sameKeyTwice() throws {
    let catalog = CaseCatalog.text([
      CaseCatalog.entry("host.leave", ["sv": "Lämna?"]),
      CaseCatalog.entry("host.stay", ["fi": "Jää", "sv": "Stanna"]),
      CaseCatalog.entry("host.leave", ["fi": "Poistu?"]),
    ])
    let result = try CaseProject(files: [
      "Localizable.xcstrings": catalog, "copyfit.yml": "catalogRules: all",
    ]).lint()
    #expect(result.problems == [])
    #expect(result.found == ["duplicate-key host.leave", "missing-translation sv host.leave"])
    let finding = try #require(result.findings("duplicate-key").first)
    #expect(finding.location.position.line == 6)
    #expect(finding.location.position.column == 5)
    #expect(finding.message.contains("on line 4 (column 5) and again on line 6"))
  }

  /// Changes of spacing, order and spelling are no changes of the copy: other tools write `": "`
  /// where Xcode writes `" : "`, escape what it does not, or put everything on one line.
  @Test(arguments: Writing.allCases) func cosmeticChanges(writing: Writing) throws {
    let catalog = CaseCatalog.text([
      CaseCatalog.entry("Buy", ["de": " Kaufen"]),
      #"    "Oil" : { "localizations" : { "de" : \#(CaseCatalog.unit("Öl", state: "new")), "#
        + #""sv" : \#(CaseCatalog.unit("Köp olja", state: "needs_review")) } }"#,
    ])
    let changed = try writing.rewritten(catalog)
    #expect(changed != catalog, "\(writing)")
    func lint(_ catalog: String) throws -> RunResult {
      try CaseProject(files: [
        "Localizable.xcstrings": catalog, "copyfit.yml": "catalogRules: all",
      ]).lint()
    }
    let result = try lint(changed)
    #expect(result.problems == [], "\(writing)")
    #expect(
      result.found == [
        "edge-whitespace de Buy", "missing-translation sv Buy", "needs-review sv Oil",
        "untranslated de Oil",
      ], "\(writing)")
    let fingerprints = Set(try lint(catalog).findings.map(\.fingerprint))
    #expect(Set(result.findings.map(\.fingerprint)) == fingerprints, "\(writing)")
  }

  enum Writing: String, CaseIterable {
    case otherSpacing, tabs, oneLine, noSpaces, windowsLineEnds, escapes, otherOrder, byteOrderMark

    func rewritten(_ catalog: String) throws -> String {
      switch self {
      case .otherSpacing: catalog.replacing("\" : ", with: "\": ")
      case .tabs: catalog.replacing("    \"", with: "\t\t\"")
      case .oneLine: catalog.replacing("\n", with: "")
      case .noSpaces: catalog.replacing("\n", with: "").replacing(" : ", with: ":")
      case .windowsLineEnds: catalog.replacing("\n", with: "\r\n")
      case .escapes: catalog.replacing("ö", with: "\\u00f6").replacing("K", with: "\\u004B")
      case .otherOrder: try MarkedJSON(catalog).reordered.text()
      case .byteOrderMark: "\u{FEFF}" + catalog
      }
    }
  }
}
