import PlatformFacts
import Testing

@testable import Surfaces

/// Cells worked out by hand, each character 0.5 em: 7.5 pt in a title at large (15 pt), 6.5 pt in
/// its caption (13 pt).
@Suite struct HandWorkedCellsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var titles: [String] = ["Cart", "Address", "Payment", "Review"]
    var position: [String]?
    var category: ContentSizeCategory = .large
    var displayScale: DisplayScale = .x3
    var width: Double
    var form: LayoutCell.Form
    var diameter: Double
    var natural: Double
    var drawn: Double
    var overflow: Double = 0
    var target: Double
    var capacity: Int
    var beyondReach = 0
    var caption: CaptionOutcome.Layout
    var lines: Int
    var breaksWord = false
    var truncated: [Int] = []
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    // d 34, lead 29, tail 14; "Address" 7 × 7.5 = 52.5, its place 53;
    // natural 3 × 38 + (29 + 53 + 14) = 210; target 34 + 2; capacity ⌊214 / 26⌋ = 8.
    Case(
      name: "1: titled in exactly its natural width", width: 210, form: .titled, diameter: 34,
      natural: 210, drawn: 210, target: 36, capacity: 8, caption: .position, lines: 1),
    // One pixel less: circles, 4 × 34 + 3 × 4 = 148, at full size since room is 49.4.
    // Caption: 7 letters of ⌈19.5⌉ / 3 = 6.667 are 46.667, position 11 × 6.5 = 71.5 → 71.667;
    // 46.667 + 6 + 71.667 = 124.33 ≤ 148.
    Case(
      name: "2: numbered one pixel below", width: 210 - 1.0 / 3, form: .numbered, diameter: 34,
      natural: 148, drawn: 148, target: 36, capacity: 8, caption: .beside, lines: 1),
    // room = (148 − 12) / 4 = 34 = d.
    Case(
      name: "3: the narrowest place for full-size stops", width: 148, form: .numbered,
      diameter: 34, natural: 148, drawn: 148, target: 36, capacity: 5, caption: .beside, lines: 1),
    // room = (147 − 12) / 4 = 33.75 → 33; drawn 4 × 33 + 12 = 144; capacity ⌊151 / 26⌋ = 5;
    // caption limit 147 ≥ 124.33.
    Case(
      name: "4: stops shrink to whole points", width: 147, form: .numbered, diameter: 33,
      natural: 148, drawn: 144, target: 35, capacity: 5, caption: .beside, lines: 1),
    // @2x. room = (120 − 12) / 4 = 27; drawn 120; target 27 + 2 = 29; ⌊124 / 26⌋ = 4.
    // Caption: 7 letters of 6.5 are 45.5; 45.5 + 6 + 71.5 = 123 > 120: stacked, a line each.
    Case(
      name: "5: shrunk, caption stacked", displayScale: .x2, width: 120, form: .numbered,
      diameter: 27, natural: 148, drawn: 120, target: 29, capacity: 4, caption: .stacked,
      lines: 2),
    // room = (100 − 12) / 4 = 22, the least; ⌊104 / 26⌋ = 4.
    Case(
      name: "6: the narrowest place without overflow", displayScale: .x2, width: 100,
      form: .numbered, diameter: 22, natural: 148, drawn: 100, target: 24, capacity: 4,
      caption: .stacked, lines: 2),
    // room 21.75 → 22; drawn 100, 1 pt over; ⌊103 / 26⌋ = 3; the last target starts at
    // 3 × 26 − 2 = 76, inside.
    Case(
      name: "7: overflow by a point", displayScale: .x2, width: 99, form: .numbered, diameter: 22,
      natural: 148, drawn: 100, overflow: 1, target: 24, capacity: 3, caption: .stacked, lines: 2),
    // drawn 100, 40 over; targets start at 24, 50 and 76: the last is beyond 60; ⌊64 / 26⌋ = 2.
    // Caption limit 60: "Address" 45.5 in one; "Step 1 of" 9 × 6.5 = 58.5, then "4": two more.
    Case(
      name: "8: overflow, the last stop beyond reach", displayScale: .x2, width: 60,
      form: .numbered, diameter: 22, natural: 148, drawn: 100, overflow: 40, target: 24,
      capacity: 2, beyondReach: 1, caption: .stacked, lines: 3),
    // Targets at 50 and 76 are beyond 40; ⌊44 / 26⌋ = 1. Caption limit 40: "Address" 45.5 breaks
    // after 6 letters (39): 2 lines; "Step 1" 39, "of 4": 2 lines.
    Case(
      name: "9: a word broken", displayScale: .x2, width: 40, form: .numbered, diameter: 22,
      natural: 148, drawn: 100, overflow: 60, target: 24, capacity: 1, beyondReach: 2,
      caption: .stacked, lines: 4, breaksWord: true),
    // Scale 4/3: d 45, lead 38, tail 18; 7 × 10 = 70; natural 3 × 49 + 38 + 70 + 18 = 273;
    // ⌊292 / 26⌋ = 11.
    Case(
      name: "10: xxxLarge at @3x keeps its titles", category: .xxxLarge, width: 288,
      form: .titled, diameter: 45, natural: 273, drawn: 273, target: 47, capacity: 11,
      caption: .position, lines: 1),
    // Scale 1.5: d 51, lead ⌊43.35⌉ = 43, tail ⌊20.91⌉ = 21; 7 × 11.25 = 78.75 → 79;
    // natural 3 × 55 + 43 + 79 + 21 = 308 > 288. Numbered 4 × 51 + 12 = 216; room 69.
    // Caption 17.5 pt: letters of 8.75 → 9, 63; position 96.25 → 96.5; 165.5 ≤ 216.
    Case(
      name: "11: xxxLarge at @2x loses them", category: .xxxLarge, displayScale: .x2, width: 288,
      form: .numbered, diameter: 51, natural: 216, drawn: 216, target: 53, capacity: 11,
      caption: .beside, lines: 1),
    // Scale 5/3: d 57; 7 × 12.5 = 87.5 → 88; 3 × 61 + 48 + 88 + 23 = 342. Numbered
    // 4 × 57 + 12 = 240. Caption 21 pt: letters 10.5 → 10.667, 74.667; 115.5 → 115.667;
    // 196.33 ≤ 240.
    Case(
      name: "12: accessibility1, stops of 57", category: .accessibility1, width: 288,
      form: .numbered, diameter: 57, natural: 240, drawn: 240, target: 59, capacity: 11,
      caption: .beside, lines: 1),
    // d 75; room (288 − 12) / 4 = 69; natural 4 × 75 + 12 = 312. Caption 13 × 52 / 18 → 37.667 pt:
    // letters 18.833 → 19, 133; 207.167 → 207.333; 346.33 > 288: stacked, a line each.
    Case(
      name: "13: accessibility5, stops of 69", category: .accessibility5, width: 288,
      form: .numbered, diameter: 69, natural: 312, drawn: 288, target: 71, capacity: 11,
      caption: .stacked, lines: 2),
    // d 45, room (240 − 20) / 6 = 36.67 → 36; natural 6 × 45 + 20 = 290; drawn 236; ⌊244 / 26⌋ = 9.
    // Caption 16 pt: 12 × 8 + 6 + 11 × 8 = 190 ≤ 240.
    Case(
      name: "14: six steps in 240",
      titles: ["Identity", "Address", "Document", "Selfie", "Review", "Confirmation"],
      category: .xxLarge, width: 240, form: .numbered, diameter: 36, natural: 290, drawn: 236,
      target: 38, capacity: 9, caption: .beside, lines: 1),
    // Natural 0 × 38 + 29 + 30 + 14 = 73. A single target is the stop's own: 34; ⌊76 / 26⌋ = 2.
    // Caption limit 34: "Cart" 26; "Step", "1 of" ("1 of 1" is 39), "1": 1 + 3.
    Case(
      name: "15: a single step", titles: ["Cart"], width: 72, form: .numbered, diameter: 34,
      natural: 34, drawn: 34, target: 34, capacity: 2, caption: .stacked, lines: 4),
    // 30 × 7.5 = 225, cut at 160; natural 38 + 29 + 160 + 14 = 241; ⌊304 / 26⌋ = 11.
    Case(
      name: "16: a title cut", titles: [String(repeating: "x", count: 30), "y"], width: 300,
      form: .titled, diameter: 34, natural: 241, drawn: 241, target: 36, capacity: 11,
      caption: .position, lines: 1, truncated: [0]),
    // The same below 241: numbered, so not cut. Natural 2 × 34 + 4 = 72; caption limit 72: 11
    // letters a line (71.5), 30 letters in 3 lines; position 71.5 in 1.
    Case(
      name: "17: not cut in the numbered form", titles: [String(repeating: "x", count: 30), "y"],
      width: 240, form: .numbered, diameter: 34, natural: 72, drawn: 72, target: 36, capacity: 9,
      caption: .stacked, lines: 4, breaksWord: true),
    // The widest line is 6 × 7.5 = 45; natural 38 + 29 + 45 + 14 = 126; ⌊130 / 26⌋ = 5.
    Case(
      name: "18: a title with a line break is cut", titles: ["ab\ncdefgh", "y"], width: 126,
      form: .titled, diameter: 34, natural: 126, drawn: 126, target: 36, capacity: 5,
      caption: .position, lines: 1, truncated: [0]),
    // room (58.5 − 8) / 3 = 16.8 → 22; drawn 3 × 22 + 8 = 74, 15.5 over; targets start at 24 and 50;
    // ⌊62.5 / 26⌋ = 2. Arabic is one run: 32.5 → 32.667; 32.667 + 6 + 19.667 = 58.33 ≤ 58.5.
    Case(
      name: "19: Arabic is measured as one run", titles: ["ااااا", "ا", "ا"],
      position: ["1/3", "2/3", "3/3"], width: 58.5, form: .numbered, diameter: 22, natural: 110,
      drawn: 74, overflow: 15.5, target: 24, capacity: 2, caption: .beside, lines: 1),
    // Latin is 5 letters of 6.667: 33.333 + 6 + 19.667 = 59 > 58.5.
    Case(
      name: "20: Latin letter by letter", titles: ["aaaaa", "a", "a"],
      position: ["1/3", "2/3", "3/3"], width: 58.5, form: .numbered, diameter: 22, natural: 110,
      drawn: 74, overflow: 15.5, target: 24, capacity: 2, caption: .stacked, lines: 2),
    // xSmall counts as 1 for stops; the caption is 13 × 16 / 18 → 11.667 pt: letters 5.833 → 6, 42;
    // 64.167 → 64.333; 42 + 6 + 64.333 = 112.33 ≤ 112.5. room (112.5 − 12) / 4 = 25.1 → 25.
    Case(
      name: "21: xSmall shrinks the caption alone", category: .xSmall, width: 112.5,
      form: .numbered, diameter: 25, natural: 148, drawn: 112, target: 27, capacity: 4,
      caption: .beside, lines: 1),
  ]

  @Test(arguments: cases) func cell(_ expected: Case) throws {
    let copy = Trail.copy(expected.titles, positions: expected.position.map { [$0] })
    let cell = try Trail.cell(
      copy, expected.category, width: expected.width, scale: expected.displayScale)
    #expect(cell.form == expected.form)
    #expect(cell.stops.count == expected.titles.count)
    #expect(cell.stops.diameter == expected.diameter)
    #expect(cell.naturalWidth == expected.natural)
    #expect(cell.drawnWidth == expected.drawn)
    #expect(cell.overflow == expected.overflow)
    #expect(cell.stops.narrowestTarget == expected.target)
    #expect(cell.stops.capacity == expected.capacity)
    #expect(cell.stops.beyondReach == expected.beyondReach)
    #expect(cell.caption.layout == expected.caption)
    #expect(cell.caption.lines == expected.lines)
    #expect(cell.caption.hasBrokenWord == expected.breaksWord)
    #expect(cell.titles.indices.filter(cell.isTruncated) == expected.truncated)
  }
}
