import PlatformFacts
import Surfaces
import Testing

@testable import Linting

/// Texts of surfaces in their places, against the outcomes of their slots.
@Suite(InstalledFonts.condition) struct ReportPictureTests {
  private static let copy: [(key: String, texts: [String: String])] = [
    ("Add", ["en": "Add", "de": "Hinzufügen", "ar": "إضافة"]),
    (
      "Hint",
      [
        "en": "You pay when it ships", "de": "Die Zahlung wird beim Versand der Bestellung gebucht",
        "ar": "يتم تحصيل الدفع عند الشحن",
      ]
    ),
    ("Summary", ["en": "Summary", "de": "Zahlungsübersichtsanzeige", "ar": "الملخص"]),
    ("Soft", ["en": "Soft", "de": "Zahlungs\\u00adübersichts\\u00adanzeige", "ar": "ناعم"]),
  ]

  private static let configuration = """
    sourceLanguage: en
    devices: none
    widths: [{ width: 320, scale: 3 }, { width: 375, scale: 3 }]
    contentSizes: [small, large, accessibility5]
    flows:
      - id: screen
        surface: slots
        slots:
          - { id: cut, text: "Add", lines: 1, width: 64 }
          - { id: shrunk, text: "Add", lines: 1, width: 80, minimumScaleFactor: 0.5 }
          - { id: clipped, text: "Add", fixedSize: true, width: 64 }
          - { id: tall, text: "Hint", width: 150, height: 44 }
          - { id: two, text: "Hint", width: 150, lines: 2 }
          - { id: broken, text: "Summary", width: 120 }
          - { id: soft, text: "Soft", width: 150 }
          - { id: fits, text: "Add" }
    """

  /// Every text that is drawn, with the outcome of its slot in the cell.
  private static func pairs(
    _ locale: String
  ) throws -> [(placed: PlacedText, outcome: SlotOutcome, texts: [ReportText])] {
    let content = try ReportProject.content(copy, configuration)
    let view = try content.pictures(locale)
    let surface = content.flows[0].surfaces[0]
    var options = LintOptions()
    options.keepsAnalyses = true
    let project = try ReportProject([
      "Localizable.xcstrings": ReportProject.catalog(copy), "copyfit.yml": configuration,
    ])
    options.paths = [project.folder.path]
    let analysis = try #require(LintRun.run(options).analyses.first)
    let layout = try #require(
      analysis.locales.first { $0.copy.locale == locale }?.layout)
    var pairs: [(PlacedText, SlotOutcome, [ReportText])] = []
    #expect(view.cells.count == surface.grid.cells.count)
    for cell in surface.grid.cells {
      let picture = try #require(view.picture(ofCell: cell.index))
      let shown = layout.slots.compactMap { slot in
        slot.outcomes[cell.index].map { (slot.text, $0) }
      }
      #expect(picture.texts.count == shown.count)
      for (placed, slot) in zip(picture.texts, shown) {
        #expect(surface.texts[placed.text].text == slot.0)
        pairs.append((placed, slot.1, surface.texts))
      }
    }
    return pairs
  }

  @Test(arguments: ["en", "de", "ar"])
  func linesAreThoseOfTheOutcome(locale: String) throws {
    let pairs = try Self.pairs(locale)
    #expect(pairs.count == 6 * 8)
    for (placed, outcome, texts) in pairs {
      #expect(placed.lines.count == outcome.lines)
      #expect(placed.isRightToLeft == (locale == "ar"))
      #expect(abs(placed.size - outcome.pointSize * outcome.scale) < 1e-9)
      #expect((placed.ellipsis != nil) == (outcome.lostCharacters > 0))
      #expect(placed.lines.contains(where: \.endsInEllipsis) == (placed.ellipsis != nil))
      #expect(placed.lines.contains(where: \.endsInHyphen) == (placed.hyphen != nil))
      #expect(placed.lines.dropLast().allSatisfy { !$0.endsInEllipsis })
      let text = texts[placed.text].text
      var end = 0
      for line in placed.lines {
        #expect(line.range.lowerBound >= end && line.range.upperBound <= text.utf16.count)
        end = line.range.upperBound
      }
      if outcome.lostCharacters == 0 {
        // Nothing but white space and hyphens that are not drawn is missing between the lines.
        let drawn = placed.lines.reduce(0) { $0 + $1.range.count }
        #expect(text.utf16.count - drawn <= placed.lines.count)
      }
      if outcome.clippedBy == 0, outcome.available.isFinite {
        #expect(placed.lines.allSatisfy { $0.width <= outcome.available + 0.34 })
      }
    }
  }

  /// In German, at the default size and above, everything that can go wrong does.
  @Test func troublesAreThoseOfTheOutcome() throws {
    var kinds: Set<TextTrouble.Kind> = []
    for (placed, outcome, _) in try Self.pairs("de") {
      switch outcome.kind {
      case .fits, .wraps:
        #expect((placed.trouble != nil) == (outcome.sticksOutBy > 0))
      case .shrinks: #expect(placed.trouble?.kind == .shrink)
      case .breaksWord: #expect(placed.trouble?.kind == .breaksWord)
      case .truncates: #expect(placed.trouble?.kind == .cut)
      case .clips(let points):
        #expect(placed.trouble?.kind == .clip && placed.trouble?.excess == points)
      case .overflowsHeight(let points):
        #expect(placed.trouble?.kind == .tall && placed.trouble?.excess == points)
      }
      if let trouble = placed.trouble {
        kinds.insert(trouble.kind)
        // Of a text that is cut after several lines, one line's width says nothing.
        let isLongCut = trouble.kind == .cut && outcome.lines > 1
        #expect(
          isLongCut ? trouble.needed == 0 : trouble.needed > trouble.available, "\(trouble)")
      }
    }
    #expect(kinds == [.cut, .shrink, .clip, .tall, .breaksWord])
  }

  /// A hyphen is as the text's own letters are, where a soft hyphen is.
  @Test func softHyphensAreDrawnAtTheEndOfALine() throws {
    let broken = try Self.pairs("de").filter { $0.placed.hyphen != nil }
    #expect(!broken.isEmpty)
    for (placed, _, texts) in broken {
      let hyphen = try #require(placed.hyphen)
      #expect(["-", "\u{2010}"].contains(texts[hyphen].text))
      let units = Array(texts[placed.text].text.utf16)
      for line in placed.lines where line.endsInHyphen {
        // The soft hyphen itself is the line's last unit, or the one behind it.
        let around = units[
          max(0, line.range.upperBound - 1)..<min(units.count, line.range.upperBound + 1)]
        #expect(around.contains(0xAD))
      }
    }
  }

  /// Pictures that look alike are kept once.
  @Test func picturesAreDistinct() throws {
    let content = try ReportProject.content(Self.copy, Self.configuration)
    for locale in ["en", "de", "ar"] {
      let view = try content.pictures(locale)
      #expect(Set(view.pictures).count == view.pictures.count)
      #expect(Set(view.cells.compactMap { $0 }) == Set(view.pictures.indices))
    }
    let view = try content.pictures("de")
    for index in [-1, view.cells.count, Int.max] { #expect(view.picture(ofCell: index) == nil) }
  }
}
