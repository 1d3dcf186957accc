import PlatformFacts
import Testing

@testable import Linting
@testable import Surfaces
@testable import TextMeasurement

/// What pictures of a step trail are drawn from, against its layout.
@Suite(InstalledFonts.condition) struct ReportTrailTests {
  private static let checkout: [(key: String, texts: [String: String])] = [
    ("Cart", ["en": "Cart", "de": "Warenkorb", "ru": "Корзина", "ja": "カート"]),
    ("Address", ["en": "Address", "de": "Adresse", "ru": "Адрес", "ja": "お届け先"]),
    ("Payment", ["en": "Payment", "de": "Zahlung", "ru": "Оплата", "ja": "お支払い"]),
    ("Review", ["en": "Review", "de": "Überprüfen", "ru": "Проверка", "ja": "ご確認"]),
  ]

  private static let everySize = """
    sourceLanguage: en
    devices: none
    widths: [{ width: 200, scale: 2 }, { width: 288, scale: 3 }, { width: 361, scale: 3 }, { width: 900, scale: 3 }]
    """

  /// Points from which the titles show, at three pixels a point: the figures of StepTrail.md.
  @Test(arguments: [
    ("en", [220.0, 354, 464]), ("de", [239, 384, 503]), ("ru", [231, 372, 487]),
    ("ja", [217, 354, 464]),
  ])
  func rowsHaveTheThresholdsOfTheManual(locale: String, titled: [Double]) throws {
    let content = try ReportProject.trail(Self.checkout, place: Self.everySize)
    let view = try content.trail(locale)
    let sizes: [ContentSizeCategory] = [.large, .accessibility1, .accessibility5]
    for (size, points) in zip(sizes, titled) {
      let row = try #require(
        view.rows.first {
          $0.threshold.contentSize == size && $0.threshold.displayScale == .x3
        })
      #expect(row.threshold.titled == points)
      // What a picture adds up from its parts is the same.
      let (metrics, count) = (row.metrics, Double(row.titles.count))
      let widest = row.titles.map(\.drawn).max() ?? 0
      let natural =
        (count - 1) * (metrics.diameter + StepTrail.gap) + metrics.lead + widest + metrics.tail
      #expect(abs(natural - points) < 1e-6)
    }
    #expect(view.rows.count == ContentSizeCategory.allCases.count * 2)
  }

  /// The measured widths at 15 points, in English and German.
  @Test(arguments: [
    ("en", [31.324, 59.379, 62.464, 51.293]), ("de", [77.776, 58.833, 58.106, 81.664]),
    ("ru", [62.099, 47.394, 53.875, 73.354]), ("ja", [45, 60, 60, 45]),
  ])
  func titlesAreAsWideAsMeasured(locale: String, widths: [Double]) throws {
    let content = try ReportProject.trail(Self.checkout, place: Self.everySize)
    let view = try content.trail(locale)
    let row = try #require(view.rows.first { $0.threshold.contentSize == .large })
    #expect(row.metrics.label == 15)
    let texts = content.flows[0].surfaces[0].texts
    for (step, width) in widths.enumerated() {
      #expect(abs(row.titles[step].measured - width) < 0.001)
      let em = texts[view.titles[step]].runs.reduce(0) { $0 + $1.em }
      #expect(abs(em * 15 - width) < 0.001)
      #expect(row.cut[step] == nil)
      #expect(row.numberWidths[step] > 0 && row.numberWidths[step] < row.metrics.diameter)
    }
    #expect(view.numbers.map { texts[$0].text } == ["1", "2", "3", "4"])
    #expect(texts[view.ellipsis].text == "…")
  }

  private static let long: [(key: String, texts: [String: String])] = [
    (
      "Terms",
      [
        "en": "Terms", "de": "Datenschutzgrundverordnungserklärung",
        "ar": "شروط الاستخدام وسياسة الخصوصية الكاملة", "fi": "Tietosuojaseloste ja käyttöehdot",
      ]
    ),
    (
      "Pay",
      [
        "en": "Pay", "de": "Zahlungsübersicht prüfen", "ar": "مراجعة الدفع", "fi": "Maksutapa 👨‍👩‍👧 x",
      ]
    ),
    (
      "Go",
      ["en": "Go", "de": "Los", "ar": "انطلق", "fi": "Yhdenvertaisuussuunnitelmaluonnos nyt"]
    ),
  ]

  /// What stays of a title that is cut, with its ellipsis, fits its place; a cluster more does not.
  @Test(arguments: ["de", "ar", "fi"])
  func cutTitlesEndInAnEllipsis(locale: String) throws {
    let content = try ReportProject.trail(
      Self.long, place: Self.everySize, style: "style: { maximumTitleWidth: 90 }")
    let view = try content.trail(locale)
    let texts = content.flows[0].surfaces[0].texts
    let measurer = FontMeasurer()
    var cuts = 0
    for row in view.rows {
      #expect(row.cut.count == 3)
      for (step, title) in row.titles.enumerated() {
        #expect((row.cut[step] != nil) == title.exceedsLimit)
        guard let line = row.cut[step] else { continue }
        cuts += 1
        let text = texts[view.titles[step]].text
        #expect(line.endsInEllipsis && !line.endsInHyphen && line.range.lowerBound == 0)
        #expect(line.range.upperBound > 0 && line.range.upperBound < text.utf16.count)
        #expect(line.width <= title.drawn, "\(text)")
        func width(_ characters: Int) throws -> Double {
          let kept = text.prefix(characters).withoutHangingEnd
          let attributes = TextAttributes(weight: .semibold, locale: locale)
          return try measurer.shape(String(kept) + "…", attributes, size: row.metrics.label)
            .width(size: row.metrics.label)
        }
        // No cluster is split: the range ends where a character does.
        let ends = text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
        let kept = try #require(ends.firstIndex(of: line.range.upperBound))
        #expect(abs(try width(kept) - line.width) < 0.001)
        // Trailing white space is not drawn, so that one more cluster may be a space.
        #expect(try width(kept + 1) > title.drawn || width(kept + 2) > title.drawn)
      }
    }
    #expect(cuts >= ContentSizeCategory.allCases.count * 2)
  }

  /// All captions of a cell together come to what the layout says of the worst.
  @Test(arguments: ["en", "de", "fi"], [1, 3])
  func captionsAreThoseOfTheLayout(locale: String, steps: Int) throws {
    let content = try ReportProject.trail(
      Array(Self.long.prefix(steps)), place: Self.everySize,
      style: "style: { maximumTitleWidth: 400 }")
    let view = try content.trail(locale)
    let texts = content.flows[0].surfaces[0].texts
    var layouts: Set<String> = []
    for (index, cell) in view.cells.enumerated() {
      let captions = view.captions[try #require(view.captionOfCell[index])]
      #expect(captions.count == steps)
      layouts.insert(cell.caption.layout.rawValue)
      let lines = captions.map { caption in
        // Side by side is one line.
        caption.layout == .beside ? 1 : caption.texts.reduce(0) { $0 + $1.lines.count }
      }
      #expect(lines.max() == cell.caption.lines)
      let order: [CaptionOutcome.Layout] = [.position, .beside, .stacked]
      let worst = captions.map(\.layout).max {
        (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0)
      }
      #expect(worst == cell.caption.layout)
      let isBroken = captions.contains { caption in
        caption.texts.contains { $0.trouble?.kind == .breaksWord }
      }
      #expect(isBroken == cell.caption.hasBrokenWord)
      for (step, caption) in captions.enumerated() {
        #expect(caption.limit == cell.caption.limit)
        #expect(caption.texts.count == (caption.layout == .position ? 1 : 2))
        if caption.texts.count == 2 { #expect(caption.texts[0].text == view.titles[step]) }
        Self.check(caption, texts)
      }
    }
    if locale == "de" { #expect(layouts.contains("stacked")) }
    #expect(layouts.contains("position"))
  }

  /// Each text in its block, each line in its text.
  private static func check(_ caption: PlacedCaption, _ texts: [ReportText]) {
    var bottom = 0.0
    for text in caption.texts {
      #expect(text.x >= 0 && text.y >= 0)
      #expect(text.y + text.height <= caption.height + 1e-6)
      #expect(abs(text.height - text.lineHeight * Double(text.lines.count)) < 1e-9)
      bottom = max(bottom, text.y + text.height)
      var end = 0
      for line in text.lines {
        #expect(line.width <= text.width + 1e-9)
        #expect(line.width <= caption.limit + 0.34, "a line is wider than its limit by a pixel")
        #expect(line.range.lowerBound >= end)
        #expect(line.range.upperBound <= texts[text.text].text.utf16.count)
        end = line.range.upperBound
      }
    }
    #expect(abs(bottom - caption.height) < 1e-6)
  }

  @Test func withoutACaptionThereIsNone() throws {
    let content = try ReportProject.trail(
      Self.checkout, place: Self.everySize, style: "showsCaption: false")
    let view = try content.trail("de")
    #expect(view.captions.isEmpty && view.captionOfCell.allSatisfy { $0 == nil })
    #expect(view.captionOfCell.count == view.cells.count)
  }

  /// A title of nothing, of line breaks and of controls is drawn as something, or as nothing.
  @Test func hostileTitlesAreDrawnInBounds() throws {
    let titles = [
      #"\n"#, #"a\nb"#, #"\u2028\u2029"#, #"\u00ad\u00ad"#, #"\u202e\u2066x"#, #"\u0301"#,
      String(repeating: "W", count: 3000), #"\ud83d\ude00\u200d"#,
    ]
    let copy = titles.enumerated().map { (key: "k\($0.offset)", texts: ["de": $0.element]) }
    let content = try ReportProject.trail(copy, place: Self.everySize)
    let view = try content.trail("de")
    let texts = content.flows[0].surfaces[0].texts
    #expect(view.titles.count == titles.count)
    for row in view.rows {
      for (step, line) in row.cut.enumerated() {
        guard let line else { continue }
        #expect(line.range.upperBound <= texts[view.titles[step]].text.utf16.count)
        #expect(line.width.isFinite && line.width >= 0)
      }
    }
    for caption in view.captions.joined() { Self.check(caption, texts) }
  }
}
