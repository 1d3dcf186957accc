import Foundation
import Testing

@testable import TextMeasurement

/// With Noto Sans CJK there are glyphs for what is measured by constants, and widths stay as they are.
@Suite(KnownFaces.condition, KnownFaces.cjkCondition) struct DrawingCJKTests {
  /// A text of one run: its locale, the face that draws it, its em, and features for hb-shape.
  struct Example: CustomTestStringConvertible {
    var text: String
    var locale: String
    var face: String
    var em: Double
    var script: String
    var weight: FontWeight = .semibold
    var testDescription: String { "\(text.prefix(20)) \(locale)" }
  }

  static let examples = [
    Example(text: "手紙を書く", locale: "ja", face: "NotoSansCJKjp-Bold", em: 5, script: "Hani"),
    Example(text: "カートへ", locale: "ja", face: "NotoSansCJKjp-Bold", em: 4, script: "Kana"),
    Example(
      text: "骨直令", locale: "ja", face: "NotoSansCJKjp-Regular", em: 3, script: "Hani",
      weight: .regular),
    // One code point, another shape in each region.
    Example(text: "骨直令", locale: "zh-Hans", face: "NotoSansCJKsc-Bold", em: 3, script: "Hani"),
    Example(text: "骨直令", locale: "zh-TW", face: "NotoSansCJKtc-Bold", em: 3, script: "Hani"),
    Example(text: "骨直令", locale: "zh-HK", face: "NotoSansCJKhk-Bold", em: 3, script: "Hani"),
    Example(text: "骨直令", locale: "ko", face: "NotoSansCJKkr-Bold", em: 3, script: "Hani"),
    Example(text: "骨直令", locale: "en", face: "NotoSansCJKsc-Bold", em: 3, script: "Hani"),
    Example(text: "買う", locale: "en", face: "NotoSansCJKjp-Bold", em: 2, script: "Hani"),
    Example(text: "장바구니", locale: "ko", face: "NotoSansCJKkr-Bold", em: 3.46, script: "Hang"),
    Example(
      text: "장바구니", locale: "ko", face: "NotoSansCJKkr-Regular", em: 3.46, script: "Hang",
      weight: .regular),
    Example(text: "장바구니", locale: "de", face: "NotoSansCJKkr-Bold", em: 3.46, script: "Hang"),
    // Conjoining letters: two syllables, then an old one of three letters that stay apart.
    Example(
      text: "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", locale: "ko",
      face: "NotoSansCJKkr-Bold", em: 1.73, script: "Hang"),
    Example(
      text: "\u{1112}\u{119E}\u{11AB}", locale: "ko", face: "NotoSansCJKkr-Bold", em: 2.595,
      script: "Hang"),
    Example(
      text: "가\u{11A8}나", locale: "ko", face: "NotoSansCJKkr-Bold", em: 1.73, script: "Hang"),
    Example(text: "ｶﾀｶﾅﾞ｡", locale: "ja", face: "NotoSansCJKjp-Bold", em: 3, script: "Kana"),
    Example(text: "￨￩￮", locale: "ja", face: "NotoSansCJKjp-Bold", em: 1.5, script: "Zyyy"),
    Example(
      text: "「ＡＢ１」、。・", locale: "ja", face: "NotoSansCJKjp-Bold", em: 8, script: "Zyyy"),
    // Forms for vertical text, drawn as they are.
    Example(text: "︵手︶︱﹁﹂", locale: "zh-TW", face: "NotoSansCJKtc-Bold", em: 6, script: "Zyyy"),
    // A mark that composes, and one that does not.
    Example(text: "か\u{3099}き", locale: "ja", face: "NotoSansCJKjp-Bold", em: 2, script: "Hira"),
    Example(text: "か\u{309A}き", locale: "ja", face: "NotoSansCJKjp-Bold", em: 2, script: "Hira"),
    // Variation selectors, and a zero-width space.
    Example(
      text: "葛\u{E0100}飾\u{FE00}", locale: "ja", face: "NotoSansCJKjp-Bold", em: 2, script: "Hani"),
    Example(text: "手\u{200B}紙", locale: "ja", face: "NotoSansCJKjp-Bold", em: 2, script: "Hani"),
    Example(text: "ㄅㄆㄇ", locale: "en", face: "NotoSansCJKtc-Bold", em: 3, script: "Bopo"),
    Example(
      text: "𠮷野家", locale: "ja", face: "NotoSansCJKjp-Bold", em: 3, script: "Hani"),
  ]

  private static func attributes(_ example: Example) -> TextAttributes {
    TextAttributes(weight: example.weight, locale: example.locale)
  }

  @Test(arguments: examples)
  func theWidthStaysTheConstants(_ example: Example) throws {
    let measurer = FontMeasurer()
    let shaped = try measurer.shape(example.text, Self.attributes(example), size: 15)
    let drawn = try measurer.draw(example.text, Self.attributes(example), size: 15)
    let run = try #require(drawn.runs.first)
    #expect(drawn.runs.count == 1 && shaped.runs.count == 1)
    #expect(run.face?.postScriptName == example.face && run.face?.isFree == true)
    #expect(abs(run.em - example.em) < 1e-9)
    #expect(run.em == shaped.runs.first?.em && run.correction == shaped.runs.first?.correction)
    #expect(abs(run.width(size: 15) - 15 * example.em) < 1e-9)
    #expect(abs(run.glyphs.reduce(0) { $0 + $1.advance } - example.em) < 1e-9)
    // Every advance is a multiple of the constant, 0 within a cluster.
    let constant = try #require(EmConstant(rawValue: run.correction.id))
    for glyph in run.glyphs {
      let count = glyph.advance / constant.em
      #expect(abs(count - count.rounded()) < 1e-9)
      #expect(run.utf8Range.contains(glyph.cluster))
    }
  }

  /// The glyphs are those of hb-shape, each cluster in the middle of its place.
  @Test(
    .enabled(if: ShapingCasesTests.hbShape != nil, "needs hb-shape (libharfbuzz-bin)"),
    arguments: examples)
  func againstHBShape(_ example: Example) throws {
    let file = try #require(FontFinder.files(postScriptName: example.face, variable: false).first)
    let drawn = try FontMeasurer().draw(example.text, Self.attributes(example), size: 15)
    let glyphs = try #require(drawn.runs.first?.glyphs)
    let output = try run(
      try #require(ShapingCasesTests.hbShape),
      [
        file.path, "--face-index=\(file.index)", "--text=\(example.text)", "--output-format=json",
        "--no-glyph-names", "--utf8-clusters", "--language=\(example.locale)",
        "--script=\(example.script)", "--direction=ltr", "--features=-trak,-kern",
      ])
    let expected = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    func number(_ entry: [String: Any], _ name: String) -> Double {
      Double(entry[name] as? Int ?? 0)
    }
    #expect(glyphs.map { Int($0.id) } == expected.map { $0["g"] as? Int })
    #expect(glyphs.map(\.cluster) == expected.map { $0["cl"] as? Int })
    var (ownPen, pen) = (0.0, 0.0)
    for cluster in Set(glyphs.map(\.cluster)).sorted() {
      let own = expected.filter { $0["cl"] as? Int == cluster }
      let width = own.reduce(0) { $0 + number($1, "ax") } / 1000
      let mine = glyphs.filter { $0.cluster == cluster }
      let place = mine.reduce(0) { $0 + $1.advance }
      var inside = 0.0
      for (glyph, entry) in zip(mine, own) {
        let x = pen + (place - width) / 2 + (inside + number(entry, "dx")) / 1000
        #expect(abs(glyph.x - x) < 1e-9)
        #expect(abs(glyph.y - number(entry, "dy") / 1000) < 1e-9)
        inside += number(entry, "ax")
      }
      ownPen += width
      pen += place
    }
    // Nothing is squeezed: hangul, 0.92 em wide, overlaps its place by 0.0275 em on each side.
    if example.script == "Hang", example.em == 3.46 { #expect(abs(ownPen - 3.68) < 1e-9) }
  }

  @Test func regionsHaveTheirOwnShapes() throws {
    var outlines: Set<GlyphOutline> = []
    let measurer = FontMeasurer()
    for locale in ["ja", "ko", "zh-Hans", "zh-Hant"] {
      let run = try #require(try measurer.draw("骨", semibold(locale), size: 15).runs.first)
      let (face, glyph) = (try #require(run.face), try #require(run.glyphs.first))
      let outline = try #require(measurer.outline(ofGlyph: glyph.id, in: face))
      #expect(outline.unitsPerEm == 1000 && !outline.segments.isEmpty)
      outlines.insert(outline)
    }
    // At least the mainland's has its inner corner on the other side.
    #expect(outlines.count > 1)
  }

  @Test func amongLatin() throws {
    let text = "iPhone を 2 台 Cart に"
    let drawn = try FontMeasurer().draw(text, semibold("ja"), size: 15)
    let utf8 = Array(text.utf8)
    let parts = drawn.runs.map {
      String(decoding: utf8[$0.utf8Range], as: UTF8.self) + ":" + ($0.face?.postScriptName ?? "-")
    }
    #expect(
      parts == [
        "iPhone :Inter-SemiBold", "を:NotoSansCJKjp-Bold", " 2 :Inter-SemiBold",
        "台:NotoSansCJKjp-Bold", " Cart :Inter-SemiBold", "に:NotoSansCJKjp-Bold",
      ])
    // In another language the kana of one run say what the Han of another is.
    let faces = try FontMeasurer().draw("台 Cart に", semibold("en"), size: 15).runs.map(\.face)
    #expect(faces.compactMap(\.?.postScriptName).last == "NotoSansCJKjp-Bold")
    #expect(faces.first??.postScriptName == "NotoSansCJKjp-Bold")
  }

  /// In text from right to left brackets are mirrored, and clusters come from the right.
  @Test func fromRightToLeft() throws {
    let drawn = try FontMeasurer().draw("、。「", semibold("ar"), size: 15)
    let run = try #require(drawn.runs.first)
    #expect(drawn.runs.count == 1 && run.level == 1 && run.face != nil)
    #expect(run.glyphs.map(\.cluster) == [6, 3, 0])
    #expect(run.glyphs.map(\.advance) == [1, 1, 1] && run.glyphs.map(\.x) == [0, 1, 2])
  }

  @Test(arguments: [
    "🛒", "👩‍👩‍👧‍👦", "1️⃣",
    // Yi has the width of an ideograph, and no glyph here.
    "ꀀꀁ", "手ꀀ",
    // The face has full-width glyphs only: they would run into each other.
    "\u{FFA1}\u{FFC2}",
  ])
  func whatTheFaceLacksIsLeftToTheBrowser(_ text: String) throws {
    let drawn = try FontMeasurer().draw(text, semibold("ja"), size: 15)
    #expect(drawn.runs.map(\.face) == [nil])
    #expect(drawn.runs.allSatisfy { $0.glyphs.isEmpty && $0.em > 0 })
  }

  @Test func longTexts() throws {
    let measurer = FontMeasurer()
    for (part, em) in [
      ("手紙", 2.0), ("장바", 1.73), ("ｶﾅ", 1), ("\u{1112}\u{1161}", 0.865), ("手a", 0),
    ] {
      let text = String(repeating: part, count: 5000)
      let shaped = try measurer.shape(text, semibold("en"), size: 15)
      let drawn = try measurer.draw(text, semibold("en"), size: 15)
      #expect(drawn.runs.count == shaped.runs.count)
      #expect(drawn.runs.map(\.em) == shaped.runs.map(\.em))
      let advances = drawn.runs.reduce(0) { $0 + $1.glyphs.reduce(0) { $0 + $1.advance } }
      let sum = drawn.runs.reduce(0) { $0 + $1.em }
      #expect(abs(advances - sum) < 1e-6 && drawn.runs.allSatisfy { $0.face != nil })
      if em > 0 { #expect(abs(sum - 5000 * em) < 1e-6 && drawn.runs.count == 1) }
    }
  }

  /// Marks without a base, fillers, direction marks between: whatever a run is, it has the width that
  /// was measured, or no glyphs.
  @Test(arguments: [
    "\u{3099}", "\u{3099}\u{3099}か", "\u{302E}", "\u{1100}\u{302E}", "\u{115F}\u{1161}",
    "手\u{1160}", "\u{1160}手", "\u{11A8}\u{1161}\u{1112}", "\u{1100}\u{34F}\u{1161}",
    "手\u{202E}紙\u{3099}\u{202C}", "\u{FE0F}手", "手\u{200D}手", "ᄒ\u{200B}ᅡ", "\u{FFA0}\u{3164}",
    "\u{3000}", "가\u{302E}\u{302F}", "か\u{20DD}", "手\n\u{3099}紙", "\u{2E3A}手⸺", "〱〲",
  ])
  func oddTexts(_ text: String) throws {
    for locale in ["ja", "ko", "ar", ""] {
      let measurer = FontMeasurer()
      let shaped = try measurer.shape(text, semibold(locale), size: 15)
      let drawn = try measurer.draw(text, semibold(locale), size: 15)
      #expect(drawn.runs.map(\.em).sorted() == shaped.runs.map(\.em).sorted())
      for run in drawn.runs where run.isMeasuredByConstant {
        let advances = run.glyphs.reduce(0) { $0 + $1.advance }
        #expect(run.face == nil ? run.glyphs.isEmpty : abs(advances - run.em) < 1e-9)
        #expect(run.glyphs.allSatisfy { $0.id != 0 && $0.x.isFinite })
      }
    }
  }

  /// Only drawing opens these faces, and no list of what measured has them.
  @Test func measuringKnowsNothingOfIt() throws {
    let measurer = FontMeasurer()
    _ = try measurer.shape("手紙 장바 ｶﾅ", semibold("ja"), size: 15)
    let before = (measurer.openFaces, measurer.usedFaces(hashed: false), measurer.notices)
    #expect(!before.0.contains { $0.contains("CJK") })
    _ = try measurer.draw("手紙 장바 ｶﾅ", semibold("ja"), size: 15)
    #expect(measurer.usedFaces(hashed: false) == before.1 && measurer.notices == before.2)
    #expect(measurer.openFaces == before.0 + ["NotoSansCJKjp-Bold"])
    #expect(
      !measurer.chainFaces(hashed: false).faces.contains { $0.postScriptName.contains("CJK") })
  }

  @Test func theSystemProfileDrawsNone() throws {
    let measurer = FontMeasurer(chain: FontChain(profile: .system))
    let drawn = try measurer.draw("手紙", semibold("ja"), size: 15)
    #expect(drawn.runs.map(\.face) == [nil] && measurer.openFaces == [])
  }
}

extension KnownFaces {
  static let cjkCondition: ConditionTrait = .enabled(
    if: isInstalled("NotoSansCJKjp-Bold", revision: "2.004")
      && isInstalled("NotoSansCJKkr-Regular", revision: "2.004"),
    "needs Noto Sans CJK 2.004: apt-get install fonts-noto-cjk, or brew install font-noto-sans-cjk")
}
