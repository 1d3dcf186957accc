import Surfaces
import Testing

@testable import Linting

/// A flow that shows nothing is no success: what a surface must be given is asked for by name.
@Suite struct RequiredCopyTests {
  @Test(arguments: [
    ("tab-bar", "tabs"), ("expanding-tab-bar", "tabs"), ("segmented-control", "segments"),
    ("toast", "title"), ("coach-mark", "message"), ("slots", "slots"), ("glass", "clusters"),
  ])
  func copyIsAskedFor(_ surface: String, _ key: String) throws {
    let (configuration, problems) = ConfigurationDecoderTests.decode(
      "flows:\n  - { id: f, surface: \(surface) }\n")
    #expect(configuration == nil)
    #expect(problems.count == 1)
    let message = try #require(problems.first?.message)
    #expect(message.hasPrefix("The surface \(surface) needs \"\(key)\": "), "\(message)")
    // Nor is an empty list enough, where it is a list.
    let list = ConfigurationDecoderTests.decode(
      "flows:\n  - { id: f, surface: \(surface), \(key): [] }\n")
    #expect(list.configuration == nil)
  }

  /// All surfaces are in the table but the deck, which has texts of its own.
  @Test func theDeckIsEnglish() throws {
    let (configuration, problems) = ConfigurationDecoderTests.decode(
      "flows:\n  - { id: f, surface: swipe-deck }\n")
    #expect(configuration != nil)
    #expect(problems == [])
    let result = try CaseProject(files: [
      "A.xcstrings": CaseCatalog.text([CaseCatalog.entry("Open", ["en": "Open", "de": "Offen"])]),
      "copyfit.yml": "flows:\n  - { id: f, surface: swipe-deck }\n",
    ]).lint()
    #expect(result.problems == [])
    #expect(result.found == ["unlocalized-title"])
    let message = try #require(result.findings.first?.message)
    for text in ["Skip", "Keep", "Save", "All caught up"] { #expect(message.contains("“\(text)”")) }
    #expect(
      SurfaceRegistry.all.filter { !$0.manual.allFields.contains(where: \.isRequired) }
        .map { $0.manual.id } == ["swipe-deck"])
  }

  @Test func idsOfAListAreUnique() throws {
    for (surface, list) in [
      ("slots", "slots: [{ id: a, text: A }, { id: a, text: B }]"),
      ("glass", "clusters: [{ id: a }, { id: a }]"),
      ("swipe-deck", "card: [{ id: a, text: A }, { id: a, text: B }]"),
    ] {
      let (configuration, problems) = ConfigurationDecoderTests.decode(
        "flows:\n  - { id: f, surface: \(surface), \(list) }\n")
      #expect(configuration == nil)
      #expect(
        problems.map(\.message) == [
          "The id \"a\" is already that of the item on line 2. Give one of them another id."
        ])
    }
  }
}
