import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// A number with a unit beside it. Each character is half an em wide: a unit in headline is 8.5 pt a
/// character at large, 26.5 at accessibility5.
@Suite struct SlotUnitTests {
  private func layout(
    _ unit: [String: SampleValue], _ slot: [String: SampleValue] = [:], cell: OneCell = OneCell(),
    measurer: FakeMeasurer = FakeMeasurer(addsTracking: true)
  ) throws -> SurfaceLayout {
    var values: [String: SampleValue] = [
      "id": .text("amount"), "literal": .text("128"), "size": .number(64), "lines": .number(1),
      "width": .number(200), "unit": .group(unit),
    ]
    values.merge(slot) { $1 }
    return try cell.layout(Slots.self, ["slots": .list([.group(values)])], measurer: measurer)
  }

  @Test(
    arguments: [
      // unit, content size, what the number has of 200
      (["text": .copy("kcal")], ContentSizeCategory.large, 158.0),  // 200 − 8 − 4 × 8.5
      (["text": .copy("Kilokalorien")], .large, 90),  // 12 × 8.5 = 102
      (["text": .copy("kcal")], .accessibility5, 86),  // 4 × 26.5 = 106
      (["text": .copy("kcal"), "gap": .number(0)], .large, 166),
      (["text": .copy("kcal"), "textStyle": .text("footnote")], .large, 166),  // 4 × 6.5
      (["text": .copy("kcal"), "size": .number(20)], .accessibility5, 152),  // at every size
      (["literal": .text("km")], .large, 175),
    ] as [([String: SampleValue], ContentSizeCategory, Double)])
  func theUnitTakesWhatItNeeds(
    _ unit: [String: SampleValue], _ category: ContentSizeCategory, _ rest: Double
  ) throws {
    let layout = try layout(unit, cell: OneCell(category: category))
    #expect(layout.slots.map(\.id) == ["amount", "amount-unit"])
    #expect(isNear(try layout.slot("amount").available, rest))
    #expect(try layout.slot("amount-unit").available == 200)
    #expect(try layout.slot("amount-unit").lines == 1)
  }

  @Test func whatElseIsAroundComesOffBoth() throws {
    let layout = try layout(
      ["text": .copy("kcal")], ["padding": .number(22), "beside": .number(10)])
    #expect(try layout.slot("amount-unit").available == 146)
    #expect(try layout.slot("amount").available == 104)
  }

  /// It is one line, and is cut where it has no room; the number then has less than none.
  @Test func aUnitWithoutRoomIsCut() throws {
    let layout = try layout(["text": .copy(String(repeating: "x", count: 30))])
    #expect(try layout.slot("amount-unit").truncation == .exceeds)  // 255
    #expect(try layout.slot("amount").available == 0)
    #expect(try layout.slot("amount").missingWidth == 63)
    #expect(try layout.slot("amount").truncation == .exceeds)
  }

  @Test(
    arguments: [
      // The unit is 100, within 4 %: 96 to 104.333, so 87.667 (as 104.333 is taken) to 96 are left
      // of 200, and 92 is the estimate. ±4.333.
      (87.3, Verdict.fits),  // + ⅓ ≤ 87.667
      (87.5, .borderline), (96.3, .borderline), (96.4, .exceeds),
    ]) func howSureItsWidthIsCounts(_ number: Double, _ verdict: Verdict) throws
  {
    let measurer = FakeMeasurer()
    measurer.widths["kcal"] = [17: 100]
    measurer.bands["kcal"] = 0.04
    measurer.widths["128"] = [64: number]
    let outcome = try layout(["text": .copy("kcal")], measurer: measurer).slot("amount")
    #expect(outcome.available == 92)
    #expect(outcome.truncation == verdict)
  }

  @Test(
    arguments: [
      ([:], FontWeight.semibold, 17.0), (["textStyle": .text("body")], .regular, 17),
      (["weight": .text("bold")], .bold, 17), (["size": .number(20)], .regular, 20),
    ] as [([String: SampleValue], FontWeight, Double)])
  func itsFont(_ font: [String: SampleValue], _ weight: FontWeight, _ size: Double) throws {
    let measurer = FakeMeasurer()
    _ = try layout(font.merging(["text": .copy("kcal")]) { $1 }, measurer: measurer)
    let asks = measurer.asks.keys.filter { $0.text == "kcal" }
    #expect(
      asks == [
        .init(text: "kcal", attributes: TextAttributes(weight: weight, locale: "de"), size: size)
      ])
  }

  /// It is copy as any other: collected, called by what it is, and English where it is written out.
  @Test func itIsCopy() throws {
    let values: [String: SampleValue] = [
      "slots": .list([
        .group([
          "id": .text("amount"), "text": .copy("a", 0), "unit": .group(["text": .copy("b", 1)]),
        ]),
        .group(["text": .copy("c", 2), "unit": .group(["literal": .text("calories")])]),
        .group(["literal": .text("128"), "unit": .group(["text": .copy("d", 3)])]),
        // A symbol is the same in most languages.
        .group(["literal": .text("72"), "unit": .group(["literal": .text("kcal")])]),
      ])
    ]
    let layout = try OneCell().layout(Slots.self, values)
    let names = [
      "the text of slot “amount”", "the unit of slot “amount”", "the text of slot 2",
      "the unit of slot 2", "the text of slot 3", "the unit of slot 3", "the text of slot 4",
      "the unit of slot 4",
    ]
    #expect(layout.slots.map(\.name) == names)
    #expect(layout.slots.map(\.copy) == [0, 1, 2, nil, nil, 3, nil, nil])
    let roles = SurfaceSettings(values).copy(in: Slots.manual.allFields).map(\.role.name)
    #expect(roles == [names[0], names[1], names[2], names[5]])
    #expect(
      layout.verbatim == [
        VerbatimText(
          name: "the unit of slot 2", text: "calories", cure: "Name a catalog key in its `text`.")
      ])
  }

  @Test func onACard() throws {
    let values: [String: SampleValue] = [
      "card": .list([
        .group([
          "id": .text("number"), "literal": .text("128"), "size": .number(132),
          "unit": .group(["text": .copy("kcal", 0)]),
        ])
      ])
    ]
    let layout = try OneCell().layout(SwipeDeck.self, values)
    #expect(layout.slots.suffix(2).map(\.id) == ["card-number", "card-number-unit"])
    #expect(layout.slots.last?.name == "the unit of the card's slot “number”")
    let roles = SurfaceSettings(values).copy(in: SwipeDeck.manual.allFields).map(\.role.name)
    #expect(roles == ["the unit of the card's slot “number”"])
    // 300 − 44, of which gap and unit take 8 and 34.
    #expect(try layout.slot("card-number").available == 214)
  }

  @Test func idsStayUnique() throws {
    func slot(_ id: String?) -> SampleValue {
      var values: [String: SampleValue] = [
        "literal": .text("1"), "unit": .group(["literal": .text("%")]),
      ]
      values["id"] = id.map { .text($0) }
      return .group(values)
    }
    let layout = try OneCell().layout(
      Slots.self, ["slots": .list([slot("a"), slot("a-unit"), slot(nil)])])
    #expect(
      layout.slots.map(\.id) == [
        "a", "a-unit-", "a-unit", "a-unit-unit", "slot-3", "slot-3-unit",
      ])
  }
}
