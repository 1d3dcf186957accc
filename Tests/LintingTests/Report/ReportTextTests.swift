import Foundation
import Surfaces
import Testing

@testable import Linting
@testable import TextMeasurement

/// Texts as glyphs: where they come from, what they are counted in, what may be shown.
@Suite(InstalledFonts.condition) struct ReportTextTests {
  private static func text(
    _ text: String, _ locale: String, isRightToLeft: Bool = false, chain: FontChain = FontChain()
  ) throws -> (text: ReportText, glyphs: GlyphTable) {
    let glyphs = GlyphTable()
    let table = ReportTextTable(glyphs: glyphs)
    let index = try table.index(
      of: text, TextAttributes(weight: .semibold, locale: locale), isRightToLeft: isRightToLeft,
      FontMeasurer(chain: chain))
    return (table.texts[index], glyphs)
  }

  /// Text, locale, and what stands in each run from left to right.
  private static let ordered:
    [(text: String, locale: String, isRightToLeft: Bool, runs: [String])] = [
      ("Warenkorb", "de", false, ["Warenkorb"]),
      ("سلة Cart", "ar", true, ["Cart", " ", "سلة"]),
      ("Cart سلة", "en", false, ["Cart ", "سلة"]),
      ("a😀b", "en", false, ["a", "😀", "b"]),
      ("𝐀Ab", "en", false, ["𝐀", "Ab"]),
      ("👨‍👩‍👧x", "en", false, ["👨‍👩‍👧", "x"]),
      ("カート", "ja", false, ["カート"]),
    ]

  @Test(arguments: ordered.indices)
  func runsAreInVisualOrderAndCountedInUTF16(number: Int) throws {
    let example = Self.ordered[number]
    let (text, _) = try Self.text(
      example.text, example.locale, isRightToLeft: example.isRightToLeft)
    let shown = text.runs.map { (example.text as NSString).substring(with: NSRange($0.range)) }
    #expect(shown.joined(separator: "|") == example.runs.joined(separator: "|"))
    // Each unit of the text is in one run.
    let units = text.runs.flatMap { Array($0.range) }.sorted()
    #expect(units == Array(0..<example.text.utf16.count))
    #expect(text.isRightToLeft == example.isRightToLeft && text.locale == example.locale)
    for run in text.runs {
      #expect(run.glyphs.allSatisfy { run.range.contains($0.cluster) })
    }
  }

  @Test(arguments: [
    ("Zahlungsübersicht", "de"), ("السلة ٣ من ٤", "ar"), ("सूचनाएँ", "hi"), ("การแจ้งเตือน", "th"),
    ("A\u{301}e\u{323}\u{302}", "vi"), ("Корзина", "ru"), ("Καλάθι", "el"), ("סל קניות", "he"),
  ])
  func advancesAddUpToTheRun(text: String, locale: String) throws {
    let (drawn, glyphs) = try Self.text(text, locale)
    let measured = try FontMeasurer().shape(
      text, TextAttributes(weight: .semibold, locale: locale), size: 15
    ).width(size: 15)
    #expect(abs(drawn.runs.reduce(0) { $0 + $1.em } * 15 - measured) < 0.001)
    for run in drawn.runs {
      #expect(run.hasOutlines)
      #expect(abs(run.glyphs.reduce(0) { $0 + $1.advance } - run.em) < 1e-9)
      #expect(run.glyphs.allSatisfy { $0.outline.map(glyphs.outlines.indices.contains) ?? true })
      #expect(run.glyphs.contains { $0.outline != nil } || run.glyphs.allSatisfy { $0.advance > 0 })
    }
    #expect(!glyphs.outlines.isEmpty)
  }

  /// No outline is stored twice, neither within a text nor by another surface of the run.
  @Test func outlinesAreStoredOnce() throws {
    let (text, glyphs) = try Self.text("abab ab", "en")
    #expect(glyphs.outlines.count == 2)
    let indices = text.runs.flatMap(\.glyphs).map(\.outline)
    #expect(indices == [0, 1, 0, 1, nil, 0, 1])
    let content = try ReportProject.content(
      [("Abba", ["de": "Abba"]), ("Baab", ["de": "Baab"])],
      """
      sourceLanguage: en
      devices: none
      widths: [{ width: 320, scale: 2 }]
      flows:
        - { id: a, surface: toast, title: Abba }
        - { id: b, surface: toast, title: Baab, subtitle: Abba }
        - { id: c, surface: tab-bar, tabs: [Abba, Baab] }
      """)
    let perFace = Dictionary(grouping: content.glyphs) { $0 }.values.map(\.count)
    // A tab's label is of another weight than a toast's title: shapes differ, glyphs do not repeat.
    #expect(perFace.allSatisfy { $0 == 1 })
    #expect(content.flows.flatMap(\.surfaces).flatMap(\.texts).count > 4)
  }

  @Test(arguments: [
    ("手動", "ja"), ("かな", "ja"), ("カナ", "ja"), ("한글", "ko"), ("😀", "en"), ("👨‍👩‍👧", "de"),
  ])
  func withoutAFaceThereIsNoOutline(text: String, locale: String) throws {
    let (drawn, glyphs) = try Self.text(text, locale)
    #expect(!drawn.runs.isEmpty)
    #expect(drawn.runs.allSatisfy { !$0.hasOutlines && $0.glyphs.isEmpty && $0.em > 0 })
    #expect(glyphs.outlines.isEmpty && !glyphs.constants.isEmpty)
  }

  /// Under the system profile Arabic is still measured with a free face, but nothing tells the faces
  /// apart in a page that says it has no outlines: none is written.
  @Test(arguments: [("السلة", "ar"), ("सूची", "hi"), ("ไทย", "th")])
  func theSystemProfileGivesNone(text: String, locale: String) throws {
    let system = try Self.text(text, locale, chain: FontChain(profile: .system))
    #expect(!system.text.runs.isEmpty && system.glyphs.outlines.isEmpty)
    #expect(system.text.runs.allSatisfy { !$0.hasOutlines && $0.glyphs.isEmpty && $0.em > 0 })
    let free = try Self.text(text, locale)
    #expect(!free.glyphs.outlines.isEmpty)
    #expect(free.text.runs.map(\.em) == system.text.runs.map(\.em))
  }

  /// A whole run with a file in the place of the system's font, which Linux does not have.
  @Test(arguments: ["profile: ios", "profile: system"])
  func aNamedFileGivesNone(profile: String) throws {
    let inter = try fontFile("Inter-SemiBold")
    let content = try ReportProject.content(
      [("Cart", ["de": "Warenkorb", "ar": "السلة"])],
      """
      sourceLanguage: en
      devices: none
      widths: [{ width: 320, scale: 2 }]
      fonts: { \(profile), files: { Latn: "\(inter)", Cyrl: "\(inter)", Grek: "\(inter)", Zsym: "\(inter)" } }
      flows:
        - { id: a, surface: toast, title: Cart }
      """)
    let isSystem = profile.hasSuffix("system")
    #expect(content.hasOutlines == !isSystem)
    let texts = content.flows.flatMap(\.surfaces).flatMap(\.texts)
    for locale in ["en", "de"] {
      let runs = texts.filter { $0.locale == locale }.flatMap(\.runs)
      #expect(!runs.isEmpty && runs.allSatisfy { !$0.hasOutlines && $0.glyphs.isEmpty })
    }
    let arabic = texts.filter { $0.locale == "ar" }.flatMap(\.runs)
    #expect(!arabic.isEmpty && arabic.allSatisfy { $0.hasOutlines != isSystem })
    #expect(content.glyphs.isEmpty == isSystem)
  }

  /// Canonically equal texts are drawn as they are spelled.
  @Test func spellingsAreKeptApart() throws {
    let glyphs = GlyphTable()
    let table = ReportTextTable(glyphs: glyphs)
    let (attributes, measurer) = (
      TextAttributes(weight: .semibold, locale: "fr"), FontMeasurer()
    )
    let indices = try ["é", "e\u{301}", "é"].map {
      try table.index(of: $0, attributes, isRightToLeft: false, measurer)
    }
    #expect(indices == [0, 1, 0])
    #expect(table.texts.map(\.text.utf8.count) == [2, 3])
  }

  @Test(arguments: [
    "", " ", "\n", "\u{0}", "\u{202E}abc\u{202C}", "\u{2066}\u{2067}", "\u{301}\u{301}\u{301}",
    "\u{FFFE}\u{FFFF}", "a\r\nb", "\u{1F1E6}\u{1F1E6}\u{1F1E6}", "\u{200D}\u{200D}", "\u{E000}",
    String(repeating: "😀é", count: 2000), String(repeating: "سa", count: 2000),
  ])
  func hostileTextsHaveRunsInBounds(text: String) throws {
    for isRightToLeft in [false, true] {
      let (drawn, glyphs) = try Self.text(
        text, isRightToLeft ? "ar" : "en", isRightToLeft: isRightToLeft)
      #expect(drawn.text == ShownText(text).text && drawn.rest == ShownText(text).rest)
      for run in drawn.runs {
        #expect(run.range.lowerBound >= 0 && run.range.upperBound <= drawn.text.utf16.count)
        #expect(run.em.isFinite && run.em >= 0)
        for glyph in run.glyphs {
          #expect(glyph.advance.isFinite && run.range.contains(glyph.cluster))
          #expect(glyph.outline.map(glyphs.outlines.indices.contains) ?? true)
        }
      }
      // Marks of direction may be in no run; nothing is in two.
      let units = drawn.runs.flatMap { Array($0.range) }
      #expect(Set(units).count == units.count)
      let shown = text.unicodeScalars.contains { $0.properties.isAlphabetic }
      if shown { #expect(!units.isEmpty) }
    }
  }
}
