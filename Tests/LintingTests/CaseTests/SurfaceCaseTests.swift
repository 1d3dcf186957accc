import Foundation
import Surfaces
import Testing
import TextMeasurement

@testable import Linting

/// What people met in translated apps outside of step trails: tabs, segments, buttons, cards and
/// introductions.
@Suite(InstalledFonts.condition) struct SurfaceCaseTests {
  /// One flow of a surface, its copy in its own catalog.
  private func project(
    _ copy: [(key: String, texts: [String: String])], place: String, _ surface: String
  ) -> CaseProject {
    CaseProject(files: [
      "Localizable.xcstrings": CaseCatalog.text(copy.map { CaseCatalog.entry($0.key, $0.texts) }),
      "copyfit.yml": "devices: none\n\(place)\nflows:\n  - { id: flow, surface: \(surface) }\n",
    ])
  }

  private func slots(_ slots: String) -> String { "slots, slots: [\(slots)]" }

  /// The title of a navigation bar, 17 pt semibold on one line of 200 pt, is cut in German: the
  /// message says where the cut falls, since what is left may read as something else. French is
  /// longer than English too, and fits.
  @Test func navigationTitle() throws {
    let result = try project(
      [
        (
          "phone.title",
          [
            "en": "Verify your phone", "de": "Überprüfe deine Telefonnummer",
            "fr": "Vérifiez votre mobile",
          ]
        )
      ],
      place: "widths: [{ width: 200, scale: 3 }]\ncontentSizes: [large]",
      slots("{ id: title, text: phone.title, textStyle: headline, lines: 1 }")
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == ["text-truncated de phone.title"])
    let finding = try #require(result.findings.first)
    #expect(finding.severity == .error && !finding.isBorderline)
    #expect(finding.measured?.limit == 200)
    #expect(finding.message.contains("of its 29 characters stay: “Überprüfe deine"))
    // What is said to be left has room, give or take a character.
    let kept = try #require(finding.message.split(separator: "“").last?.split(separator: "”").first)
    let width = try FontMeasurer().shape(
      String(kept), TextAttributes(weight: .semibold, locale: "de"), size: 17
    ).width(size: 17)
    #expect(abs(width - 200) < 17)
  }

  /// Buttons of 64 pt: German has no short word for two of them; one has room enough and must not
  /// be reported along with them.
  @Test func buttons() throws {
    let result = try project(
      [
        ("tools.new", ["en": "New", "de": "Neu anlegen"]),
        ("tools.share", ["en": "Share", "de": "Weitergeben"]),
        ("tools.undo", ["en": "Undo", "de": "Zurück"]),
      ],
      place: "widths: [{ width: 64, scale: 2 }]\ncontentSizes: [large]",
      slots(
        """
        { text: tools.new, lines: 1 }, { text: tools.share, lines: 1 }, \
        { text: tools.undo, lines: 1 }
        """)
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == ["text-truncated de tools.new", "text-truncated de tools.share"])
    for finding in result.findings {
      #expect(try #require(finding.measured).width > 64)
      #expect(!finding.isBorderline)
    }
  }

  /// A side pane of 110 pt: nine characters of Japanese are wider than 14 of Finnish. Width counts,
  /// not length. A wider pane shows them.
  @Test(arguments: [(110.0, ["text-truncated ja restore"]), (130, [])] as [(Double, [String])])
  func sidePane(_ width: Double, _ found: [String]) throws {
    let result = try project(
      [
        ("restore", ["en": "Restore", "ja": "この履歴を元に戻す", "fi": "Palauta versio"]),
        ("reveal", ["en": "Show in Files", "ja": "ファイルに表示", "fi": "Näytä kansiossa"]),
      ],
      place: "widths: [{ width: \(width), scale: 2 }]\ncontentSizes: [large]",
      slots("{ text: restore, size: 13, lines: 1 }, { text: reveal, size: 13, lines: 1 }")
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == found)
    // 9 × 13: kana and Han are an em wide.
    if let finding = result.findings.first { #expect(finding.measured?.width == 117) }
  }

  /// A tab of 64 pt: the British word is no translation of the American one, and is checked like one.
  /// Labels that the region leaves to English are neither missing nor checked twice.
  @Test func britishTabTitle() throws {
    let result = try project(
      [
        ("tab.inbox", ["en": "Inbox"]), ("tab.map", ["en": "Map", "en-GB": "Map"]),
        ("tab.zip", ["en": "ZIP", "en-GB": "Postcode finder"]), ("tab.more", ["en": "More"]),
      ],
      place: "widths: [{ width: 256, scale: 3 }]",
      "tab-bar, tabs: [tab.inbox, tab.map, tab.zip, tab.more]"
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == ["text-truncated en-GB tab.zip"])
    let finding = try #require(result.findings.first)
    #expect(finding.text == "Postcode finder")
    #expect(finding.measured?.limit == 64)
    #expect(finding.message.contains("the label of tab 3"))
    // The label's font is fixed: all text sizes come to the same.
    #expect(finding.cells.count == 12)
  }

  /// A label that fits its cell of 64 but not the indicator, 10 smaller all round and so 44 wide, is a note.
  @Test func aTabThatSticksOutOfItsIndicator() throws {
    let result = try project(
      [("tab.a", ["en": "Home", "de": "Favoriten"]), ("tab.b", ["en": "More", "de": "Mehr"])],
      place: "widths: [{ width: 128, scale: 3 }]\ncontentSizes: [large]",
      "tab-bar, tabs: [tab.a, tab.b], style: { indicatorInset: 10 }"
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == ["text-clipped de tab.a"])
    #expect(result.findings.map(\.severity) == [.note])
  }

  @Test func segments() throws {
    let result = try project(
      [
        ("range.day", ["en": "Day", "de": "Tag"]),
        ("range.week", ["en": "Weekdays", "de": "Woche"]),
        ("range.all", ["en": "All time", "de": "Gesamter Zeitraum"]),
      ],
      place: "widths: [{ width: 288, scale: 2 }]",
      "segmented-control, segments: [range.day, range.week, range.all]"
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == ["text-truncated de range.all"])
    // 288 ÷ 3 − 16
    #expect(result.findings.first?.measured?.limit == 80)
    #expect(result.findings.first?.cells.count == 12)
  }

  /// The bar that opens with its German label has no room beside four icons at large text.
  @Test func expandingTabs() throws {
    let result = try project(
      [
        ("t.home", ["en": "Home", "de": "Start"]), ("t.find", ["en": "Search", "de": "Suche"]),
        ("t.set", ["en": "Settings", "de": "Kontoeinstellungen"]),
        ("t.more", ["en": "More", "de": "Mehr"]),
      ],
      place: "widths: [{ width: 343, scale: 3 }]\ncontentSizes: [large]",
      "expanding-tab-bar, tabs: [t.home, t.find, t.set, t.more]"
    ).lint()
    #expect(result.problems == [])
    // The label itself is not cut: it is one finding, about the bar.
    #expect(result.found == ["bar-overflows de t.set"])
    #expect(result.findings.first?.measured?.limit == 343)
  }

  /// German words wider than the line: what the view does with them, and in how many lines, depends on
  /// hyphenation. With two lines at most the end is cut, whatever it does.
  @Test(
    arguments: [
      // lines, a soft hyphen in the long word, what is found
      (nil, false, ["word-broken de step.detail"]), (2, false, ["text-truncated de step.detail"]),
      // Divided where it may be, it takes no more than its lines.
      (nil, true, []), (5, true, []),
    ] as [(Int?, Bool, [String])])
  func germanHyphenation(_ lines: Int?, _ isSoft: Bool, _ found: [String]) throws {
    let word = "Geschwindigkeits\(isSoft ? "\u{AD}" : "")begrenzung"
    let result = try project(
      [
        (
          "step.detail",
          [
            "en": "Lift the speed limit, then restart.",
            "de": "\(word) aufheben, anschließend Zwischenspeicher leeren.",
          ]
        )
      ],
      place: "widths: [{ width: 180, scale: 2 }]\ncontentSizes: [large]",
      slots("{ id: detail, text: step.detail\(lines.map { ", lines: \($0)" } ?? "") }")
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == found)
    guard let finding = result.findings.first else { return }
    let what = finding.rule == "word-broken" ? "is broken inside the word" : "is wider than a line."
    #expect(finding.message.contains("“Geschwindigkeitsbegrenzung” \(what)"))
    #expect(finding.message.contains("depends on hyphenation"))
  }

  /// Card titles of an introduction in 300 pt: all fit at the default size; at the largest one
  /// none does, and German is the furthest off.
  @Test func onboardingCard() throws {
    let result = try project(
      [
        (
          "intro.box",
          [
            "en": "Your recipe box", "de": "Eigene Rezeptsammlung wählen",
            "es": "Elige tu caja de recetas",
          ]
        )
      ],
      place: "widths: [{ width: 300, scale: 3 }]\ncontentSizes: [large, accessibility5]",
      slots("{ id: title, text: intro.box, textStyle: headline, lines: 1 }")
    ).lint()
    #expect(result.problems == [])
    #expect(
      result.found == ["de", "en", "es"].map { "text-truncated \($0) intro.box" })
    for finding in result.findings {
      #expect(finding.cells.map(\.contentSize) == [.accessibility5], "\(finding.locale)")
      #expect(!finding.isBorderline)
    }
    let needed = result.findings.sorted { ($0.measured?.width ?? 0) < ($1.measured?.width ?? 0) }
    #expect(needed.map(\.locale) == ["en", "es", "de"])
  }

  /// Line breaks written in a text are kept: each line is measured on its own, and every locale has
  /// as many as it has.
  @Test func lineBreaksInTheText() throws {
    let result = try project(
      [
        (
          "intro.swap",
          [
            "en": "Tap two\\nletters to\\nswap them",
            "de": "Zwei\\nBuchstaben\\nantippen und\\ntauschen",
            "es": "Toca dos letras\\npara cambiarlas",
          ]
        )
      ],
      place: "widths: [{ width: 340, scale: 3 }]\ncontentSizes: [accessibility1]",
      slots("{ id: text, text: intro.swap, textStyle: largeTitle, lines: 3 }")
    ).lint()
    #expect(result.problems == [])
    #expect(result.found.filter { $0.hasPrefix("text-") } == ["text-truncated de intro.swap"])
    let analysis = try #require(result.analyses.first)
    let slots = try analysis.locales.map { try #require($0.layout?.slots.first) }
    #expect(analysis.locales.map(\.copy.locale) == ["de", "en", "es"])
    // German has four lines of its own, Spanish two.
    let outcomes = try slots.map { try #require($0.outcomes[0]) }
    #expect(outcomes.map(\.lines) == [3, 3, 2])
    // The widest line counts, not the sum of all: at 44 pt "antippen und", "letters to".
    let measurer = FontMeasurer()
    let widest = [("de", "antippen und"), ("en", "swap them"), ("es", "para cambiarlas")]
    for (outcome, line) in zip(outcomes, widest) {
      let width = try measurer.shape(
        line.1, TextAttributes(weight: .regular, locale: line.0), size: 44
      ).width(size: 44)
      #expect(abs(outcome.measured - width) < 1e-6, "\(line.0)")
    }
  }

  /// The same in a button of one line: what follows the break is gone, whatever the width.
  @Test func lineBreakInAButton() throws {
    let result = try project(
      [("intro.go", ["en": "Get started", "de": "Jetzt\\nstarten"])],
      place: "widths: [{ width: 340, scale: 3 }]\ncontentSizes: [accessibility1]",
      slots("{ id: go, text: intro.go, textStyle: headline, lines: 1 }")
    ).lint()
    #expect(result.problems == [])
    #expect(
      result.found == ["line-break-in-title de intro.go", "text-truncated de intro.go"])
  }
}
