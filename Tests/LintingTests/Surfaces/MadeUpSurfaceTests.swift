import Foundation
import Reporting
import Surfaces
import Testing

@testable import Linting

/// A surface that no source file knows goes all the way, from the configuration to findings and
/// reports: what it says of itself is all that there is to say.
@Suite struct MadeUpSurfaceTests {
  private static let vocabulary = ConfigurationVocabulary(surfaces: [Ticket.self])

  private static let text = """
    devices: none
    widths: [{ width: 200, scale: 3 }, { width: 320, scale: 2 }]
    contentSizes: [large, accessibility1]
    flows:
      - id: show
        surface: ticket
        title: show.title
        lines: ["show.row", { key: "Seat %lld", arguments: [12] }]
        style: { stubHeight: 90, stubWidth: 64 }
      - id: trail
        steps: ["show.row", "show.title"]
        surfaces:
          - { surface: ticket, title: show.title, lines: [show.row], stub: show.stub }
    """

  private static let catalog = CaseCatalog.text(
    [
      CaseCatalog.entry(
        "show.title", ["en": "Opening", "de": "Eröffnungsvorstellung"]),
      CaseCatalog.entry("show.row", ["en": "Row", "de": "Reihe"]),
      CaseCatalog.entry("Seat %lld", ["en": "Seat %lld", "de": "Platz %lld"]),
      CaseCatalog.entry("show.stub", ["en": "One", "de": "Eine Person"]),
    ] + CaseCatalog.messages(in: ["en", "de"]))

  private static func decode(_ text: String) -> (configuration: Configuration?, problems: [Problem])
  {
    ConfigurationDecoder(vocabulary: vocabulary).decode(
      Array(text.utf8), file: "copyfit.yml", root: "/app", path: "/app/copyfit.yml")
  }

  /// The whole run over files of a folder.
  private static func run(_ text: String = text) throws -> ProjectRun.Outcome {
    let folder = try TemporaryFolder()
    try folder.write("Localizable.xcstrings", catalog)
    var configuration = try #require(decode(text).configuration)
    configuration.root = folder.path
    return ProjectRun(
      project: Project(configuration: configuration, catalogs: ["Localizable.xcstrings"]),
      options: LintOptions(), measurer: PlainMeasurer()
    ).run()
  }

  // MARK: Configuration

  @Test func itsFieldsAreRead() throws {
    let (configuration, problems) = Self.decode(Self.text)
    #expect(problems == [])
    let flows = try #require(configuration).flows
    #expect(flows.map(\.surface) == ["ticket", "step-trail", "ticket"])
    #expect(flows[0].keys.map(\.key) == ["show.title", "show.row", "Seat %lld"])
    #expect(flows[0].keys[2].arguments == [.integer(12)])
    #expect(
      flows[0].roles.map(\.name) == ["the title", "the text of line 1", "the text of line 2"])
    #expect(flows[0].roles.map(\.peers) == [nil, "lines", "lines"])
    #expect(flows[2].roles.map(\.name).last == "the text of the stub")
  }

  @Test(arguments: [
    ("surface: tickt, title: a", "Did you mean \"ticket\"?"),
    ("surface: ticket, tittle: a, lines: [b]", "Did you mean \"title\"?"),
    ("surface: ticket, title: a", "The surface ticket needs \"lines\""),
    ("surface: ticket, title: a, lines: [b], stubHeight: 3", "It belongs in `style`."),
    ("surface: ticket, title: a, lines: [b], style: { stubHight: 3 }", "\"stubHeight\""),
    ("surface: ticket, title: a, lines: [b], style: { ink: red }", "#RRGGBB"),
    // What its fields alone cannot say.
    (
      "surface: ticket, title: a, lines: [b], style: { stubWidth: 300 }",
      "The stub is wider than its ticket."
    ),
  ])
  func whatDoesNotFitIsAnswered(flow: String, answer: String) throws {
    let (configuration, problems) = Self.decode("flows:\n  - { id: a, \(flow) }\n")
    #expect(configuration == nil)
    #expect(problems.contains { $0.message.contains(answer) }, "\(problems.map(\.message))")
    #expect(problems.allSatisfy { $0.position?.line == 2 })
  }

  @Test func itIsPrintedAndReadAgain() throws {
    let first = try #require(Self.decode(Self.text).configuration)
    let printed = ConfigurationPrinter.yaml(first, vocabulary: Self.vocabulary)
    for line in ["title: \"show.title\"", "stubHeight: 90", "paper: 240", "ink: \"#777777\""] {
      #expect(printed.contains(line), "\(printed)")
    }
    #expect(printed.contains("# stub: the view's own, \"Admit one\", in every language"))
    let second = try #require(Self.decode(printed).configuration)
    #expect(ConfigurationPrinter.yaml(second, vocabulary: Self.vocabulary) == printed)
  }

  @Test func itsSchemaTakesWhatItTakes() throws {
    let schema = ConfigurationSchema.value(Self.vocabulary)
    let node = try #require(YAMLReader.read(Array(Self.text.utf8), file: "t").0)
    #expect(SchemaValidator().isValid(node, schema))
    let wrong = Self.text.replacingOccurrences(of: "stubHeight", with: "stubHight")
    #expect(
      !SchemaValidator().isValid(
        try #require(YAMLReader.read(Array(wrong.utf8), file: "t").0), schema))
  }

  @Test func aKeyThatNoCatalogHasIsCalledByWhatItIs() throws {
    let outcome = try Self.run(
      "devices: none\nwidths: [{ width: 200, scale: 3 }]\nflows:\n"
        + "  - { id: show, surface: ticket, title: show.title, lines: [show.row, shw.row] }\n")
    #expect(outcome.problems.map(\.kind) == [.unknownKey])
    let message = try #require(outcome.problems.first?.message)
    #expect(message.contains("the text of line 2 (\"shw.row\") is not a key of a catalog"))
    #expect(message.contains("Did you mean \"show.row\"?"))
  }

  @Test func anArgumentThatDoesNotFitIsCalledByWhatItIs() throws {
    let outcome = try Self.run(
      "flows:\n  - { id: show, surface: ticket, title: show.title, "
        + "lines: [{ key: \"Seat %lld\", arguments: [twelve] }] }\n")
    #expect(
      outcome.problems.map(\.message) == [
        "Flow \"show\", the text of line 1 (\"Seat %lld\"): argument 1 must be a whole number; "
          + "found the text \"twelve\"."
      ])
  }

  // MARK: Layout

  @Test func itIsLaidOut() throws {
    let outcome = try Self.run()
    #expect(outcome.problems == [])
    #expect(outcome.analyses.map(\.flow.surface) == ["ticket", "step-trail", "ticket"])
    let analysis = try #require(outcome.analyses.first)
    #expect(analysis.locales.map(\.copy.locale) == ["de", "en"])
    let german = try #require(analysis.locales.first?.layout)
    #expect(german.slots.map(\.id) == ["title", "line-1", "line-2", "stub"])
    #expect(german.slots.map(\.text).last == "Admit one")
    // Arguments are shown: "Platz 12".
    #expect(german.slots[2].text == "Platz 12")
    // 21 characters of title2, 22 pt, are 231 points wide: cut at 200, and whole on 240 of paper.
    let title = try #require(german.slots.first)
    #expect(title.outcomes[0]?.measured == 231)
    #expect(title.outcomes[0]?.truncation == .exceeds)
    #expect(title.outcomes[1]?.kind == .fits)
    #expect(german.contrasts == [ColorPair(name: "the ticket", ink: "#777777", fill: "#888888")])
    #expect(german.verbatim.map(\.text) == ["Admit one"])
    #expect(outcome.analyses[2].locales.first?.layout?.verbatim.isEmpty == true)
  }

  // MARK: Findings

  /// Every rule about the common outcome sees it, and calls its texts by the names that it gives.
  @Test func rulesSeeIt() throws {
    let outcome = try Self.run()
    let found = Set(
      outcome.findings.filter { $0.surface == "ticket" }.map {
        [$0.rule, $0.locale, $0.key].filter { !$0.isEmpty }.joined(separator: " ")
      })
    // "Eröffnungsvorstellung" is cut, and too long for the flat form that "Opening" has: at large 77
    // points of 100 or 120.
    for expected in [
      "text-truncated de show.title", "form-flip de show.title", "unlocalized-title",
      "low-contrast", "style-out-of-range",
      // At accessibility1 "Person" is 6 × 14 = 84 of 60 points, and two lines of 33.4 exceed 40.
      "word-broken de show.stub", "text-too-tall de show.stub",
    ] {
      #expect(found.contains(expected), "\(expected) is not among \(found.sorted())")
    }
    let cut = try #require(outcome.findings.first { $0.rule == "text-truncated" })
    #expect(cut.message.contains("the title, “Eröffnungsvorstellung”, is cut"))
    let form = try #require(outcome.findings.first { $0.rule == "form-flip" && $0.flow == "show" })
    #expect(form.message.contains("the tall ticket"), "\(form.message)")
    let style = try #require(outcome.findings.first { $0.rule == "style-out-of-range" })
    #expect(style.message.contains("`style.stubHeight` is 90 pt; usual is 20 to 60 pt."))
    #expect(style.message.contains("Stubs of other heights do not tear."))
  }

  // MARK: Reports

  @Test func inspectShowsIt() throws {
    let outcome = try Self.run()
    let result = RunResult(analyses: outcome.analyses)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(InspectJSON.bytes(result))) as? [String: Any])
    let flows = try #require(json["flows"] as? [[String: Any]])
    #expect(flows.compactMap { $0["surface"] as? String }.filter { $0 == "ticket" }.count == 4)
    let cells = try #require(flows.first?["cells"] as? [[String: Any]])
    #expect(cells.count == 4)
    let slots = try #require(cells.first?["slots"] as? [[String: Any]])
    #expect(slots.compactMap { $0["slot"] as? String } == ["title", "line-1", "line-2", "stub"])
    #expect(slots.first?["outcome"] as? String == "truncates")
    #expect(cells.first?["form"] as? String == "tall ticket")

    let text = InspectText().report(result)
    #expect(text.contains("show · de (ticket, left to right)"))
    #expect(text.contains("Eröffnungsvorstellung"))
  }

  @Test func itsReferenceIsMade() {
    let reference = SurfaceReference(Ticket.manual)
    #expect(reference.keys.map(\.path) == ["title", "lines", "stub"])
    let text = SurfacesFormat.text(reference)
    #expect(text.contains("stubHeight") && text.contains("Usually 20 to 60."))
  }
}
