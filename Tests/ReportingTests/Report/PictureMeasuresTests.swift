import Surfaces
import Testing

@testable import Linting
@testable import Reporting

/// Where measure lines of a picture stand, and what they say.
@Suite struct PictureMeasuresTests {
  private static func text(
    x: Double, y: Double, width: Double, height: Double = 16, lines: Int = 1,
    alignment: TextSide = .left, _ trouble: TextTrouble?
  ) -> PlacedText {
    PlacedText(
      text: 0, x: x, y: y, width: width, height: height, size: 13, lineHeight: 16,
      alignment: alignment,
      lines: Array(
        repeating: PlacedLine(
          range: 0..<5, width: width, endsInHyphen: false, endsInEllipsis: false), count: lines),
      isRightToLeft: false, trouble: trouble)
  }

  private static func cut(_ needed: Double, _ available: Double) -> TextTrouble {
    TextTrouble(kind: .cut, needed: needed, available: available, excess: needed - available)
  }

  private static func measures(
    _ texts: [PlacedText], width: Double = 320, height: Double = 60, place: Double? = 320,
    shapes: [PictureShape] = []
  ) -> [Measure] {
    PictureMeasures(
      of: ReportPicture(width: width, height: height, shapes: shapes, texts: texts), place: place
    ).measures
  }

  /// Eight labels beside one another, each too wide: words stand on no text, on no icon, and not on one
  /// another.
  @Test func wordsStandOnNothing() {
    let texts = (0..<8).map {
      Self.text(
        x: Double($0) * 40, y: 40, width: 40, alignment: .centre,
        Self.cut(90 + Double($0), 40))
    }
    let icons = (0..<8).map {
      PictureShape(.icon, PictureFrame(x: Double($0) * 40 + 8, y: 8, width: 24, height: 24))
    }
    let measures = Self.measures(texts, shapes: icons).filter { $0.kind == .bad }
    #expect(measures.count == 8)
    let words = measures.map { measure in
      let length = Measure.width(measure.words)
      return PictureMeasures.Box(
        x: measure.middle - length / 2,
        y: measure.hasWordsBehind ? measure.at + 1 : measure.at - 12,
        width: length, height: 11)
    }
    for (index, box) in words.enumerated() {
      #expect(texts.allSatisfy { !PictureMeasures.Box(drawn: $0).meets(box) })
      #expect(icons.allSatisfy { !PictureMeasures.Box($0.frame).meets(box) })
      #expect(words[..<index].allSatisfy { !$0.meets(box) })
      #expect(box.x >= -0.001 && box.right <= 320.001)
    }
  }

  /// What a text has is outlined where it stands in its box, and its need about the same middle or edge.
  @Test(arguments: [
    (TextSide.left, 100.0, 160.0, 100.0, 200.0), (.centre, 105, 155, 80, 180),
    (.right, 110, 160, 60, 160),
  ])
  func placesAreWhereTheTextHasThem(
    side: TextSide, left: Double, right: Double, from: Double, to: Double
  ) throws {
    let has = side == .left ? 60.0 : 50.0
    let measure = try #require(
      Self.measures([Self.text(x: 100, y: 30, width: 60, alignment: side, Self.cut(100, has))])
        .first)
    let outline = try #require(measure.outline)
    #expect((outline.x, outline.right) == (left, right))
    #expect((measure.from, measure.to) == (from, to))
    #expect(!measure.isOpenAtStart && !measure.isOpenAtEnd)
  }

  /// A need that is many times what there is ends in an open end, on the side to which it goes on.
  @Test(arguments: [
    (TextSide.left, false, true), (.centre, true, true), (.right, true, false),
  ])
  func longNeedsAreBrokenOff(side: TextSide, start: Bool, end: Bool) throws {
    let measure = try #require(
      Self.measures([Self.text(x: 100, y: 30, width: 60, alignment: side, Self.cut(9000, 60))])
        .first)
    #expect(measure.to - measure.from == 320 + Measure.farthest)
    #expect((measure.isOpenAtStart, measure.isOpenAtEnd) == (start, end))
    #expect(measure.words == "needs 9000 pt, has 60")
  }

  /// Heights are measured from top to bottom.
  @Test func whatIsTooTallIsMeasuredUpright() throws {
    let trouble = TextTrouble(kind: .tall, needed: 64, available: 40, excess: 24)
    let measures = Self.measures([
      Self.text(x: 20, y: 10, width: 100, height: 64, lines: 4, trouble)
    ])
    let measure = try #require(measures.first)
    #expect(measure.isVertical && measure.words == "too tall by 24 pt")
    #expect((measure.from, measure.to) == (10, 74) && measure.at > 120)
    #expect(measure.outline?.height == 40)
  }

  /// Of slots one below another each measure is at its own text.
  @Test func measuresStandAtTheirTexts() {
    let texts = (0..<6).map {
      Self.text(x: 0, y: Double($0) * 32, width: 100, Self.cut(130 + Double($0), 100))
    }
    let measures = Self.measures(texts, height: 200, place: nil)
    #expect(measures.count == 6)
    for (measure, text) in zip(measures, texts) {
      #expect(measure.at == text.y - Measure.gap && measure.edge == text.y)
    }
  }

  /// The width of several cards beside one another is no place, and nothing overflows it.
  @Test func onlyAPlaceIsMeasured() {
    let wide = Self.text(x: 0, y: 10, width: 340, nil)
    #expect(Self.measures([wide], place: 288).isEmpty)
    #expect(Self.measures([wide], place: nil).isEmpty)
    let own = Self.measures([wide], place: 320)
    #expect(own.map(\.kind) == [.overflow, .place])
    #expect(own.map(\.words) == ["overflow 20 pt", "place 320 pt"])
  }

  @Test func wordsSayWhatHappens() {
    var open = Self.cut(100.04, 100)
    open.isBorderline = true
    let cases: [(TextTrouble, Int, String)] = [
      (Self.cut(124.06, 100), 1, "needs 124.1 pt, has 100"),
      (open, 1, "borderline: needs 100.04 pt, has 100"),
      (Self.cut(80, 100), 1, "cut at its line break"),
      (Self.cut(0, 0), 1, "cut after 1 line"), (Self.cut(0, 0), 2, "cut after 2 lines"),
      (
        TextTrouble(kind: .clip, needed: 213, available: 199.6, excess: 13.4), 1,
        "clipped: needs 213 pt, has 199.6"
      ),
      (
        TextTrouble(kind: .shrink, needed: 50, available: 40, excess: 0), 1,
        "shrinks: at full size needs 50 pt, has 40"
      ),
      (
        TextTrouble(kind: .breaksWord, needed: 50, available: 40, excess: 0), 3,
        "word broken: needs 50 pt, has 40"
      ),
      (
        TextTrouble(kind: .stick, needed: 50, available: 40, excess: 10), 1,
        "sticks out by 10 pt"
      ),
    ]
    for (trouble, lines, words) in cases { #expect(trouble.words(lines: lines) == words) }
    #expect(Self.cut(2, 1).measureKind == .bad && open.measureKind == .neutral)
  }

  /// Any number of texts, and lengths that nothing has.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0])
  func absurdLengths(length: Double) {
    let texts = (0..<500).map { _ in
      Self.text(x: length, y: length, width: length, Self.cut(length, 0))
    }
    #expect(Self.measures(texts, width: length, place: length).count <= PictureMeasures.most + 3)
  }
}
