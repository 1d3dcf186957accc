import PlatformFacts
import Testing

@testable import Linting

/// Cells written as size, width and display scale.
private typealias Cell = Finding.Cell

@Suite struct CellRangesTests {
  private static let phones: [(Double, DisplayScale)] = [
    (320, .x2), (320, .x3), (375, .x2), (375, .x3), (390, .x3), (393, .x3), (402, .x3),
    (414, .x2), (414, .x3), (420, .x3), (428, .x3), (430, .x3), (440, .x3),
  ]
  private static let sizes = ContentSizeCategory.allCases

  private static func grid(
    _ sizes: [ContentSizeCategory], _ places: [(Double, DisplayScale)]
  ) -> [Cell] {
    sizes.flatMap { size in
      places.map { Cell(contentSize: size, width: $0.0, displayScale: $0.1) }
    }
  }

  @Test func everySubsetOfASmallGridIsCoveredExactly() {
    let all = Self.grid(
      [.large, .xLarge, .accessibility5], [(320, .x2), (320, .x3), (375, .x3), (414, .x2)])
    for bits in 0..<(1 << all.count) {
      let set = Set(all.indices.filter { bits >> $0 & 1 == 1 }.map { all[$0] })
      let ranges = CellRanges(set, among: all)
      let claimed = Set(all.filter { cell in ranges.ranges.contains { $0.contains(cell) } })
      #expect(claimed == set)
      #expect(read(ranges.text, among: all) == set, "\(ranges.text)")
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func setsOfPhoneCellsReadBackFromTheirText(seed: UInt64) {
    let all = Self.grid(Self.sizes, Self.phones)
    // A threshold for each place, as layouts have, and now and then a hole in it.
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    let thresholds = Self.phones.map { _ in next(14) }
    let set = Set(
      all.filter { cell in
        let place = Self.phones.firstIndex { $0.0 == cell.width && $0.1 == cell.displayScale } ?? 0
        return cell.contentSize.index >= thresholds[place] && (seed % 3 > 0 || next(9) > 0)
      })
    let ranges = CellRanges(set, among: all)
    let claimed = Set(all.filter { cell in ranges.ranges.contains { $0.contains(cell) } })
    #expect(claimed == set)
    #expect(read(ranges.text, among: all) == set, "\(ranges.text)")
  }

  @Test func theSameSetInAnotherOrderReadsTheSame() {
    let all = Self.grid(Self.sizes, Self.phones)
    let set = all.filter { $0.contentSize > .xLarge && $0.width < 400 }
    #expect(
      CellRanges(set, among: all).text
        == CellRanges(set.reversed(), among: all.reversed()).text)
  }

  @Test func noCellsNoText() {
    let ranges = CellRanges([] as [Cell], among: Self.grid(Self.sizes, Self.phones))
    #expect(ranges.ranges.isEmpty)
    #expect(ranges.text == "")
  }

  @Test(arguments: wordings) func wording(_ row: Wording) {
    let all = Self.grid(row.sizes, row.places)
    #expect(CellRanges(all.filter(row.chosen), among: all).text == row.text)
  }

  struct Wording: Sendable {
    var text: String
    var sizes: [ContentSizeCategory] = ContentSizeCategory.allCases
    var places: [(Double, DisplayScale)] = CellRangesTests.phones
    var chosen: @Sendable (Finding.Cell) -> Bool
  }

  static let wordings: [Wording] = [
    Wording(text: "at every text size on every width") { _ in true },
    Wording(text: "from xxLarge up on 320 and 375 pt") {
      $0.contentSize >= .xxLarge && $0.width <= 375
    },
    Wording(text: "at large on every width") { $0.contentSize == .large },
    Wording(text: "from xSmall to large on widths up to 393 pt") {
      $0.contentSize <= .large && $0.width <= 393
    },
    Wording(text: "at accessibility5 on widths from 420 pt") {
      $0.contentSize == .accessibility5 && $0.width >= 420
    },
    Wording(text: "from xxLarge to accessibility2 on 320 and 390–420 pt") {
      (.xxLarge ... .accessibility2).contains($0.contentSize)
        && ($0.width == 320 || (390...420).contains($0.width))
    },
    Wording(text: "at small and from accessibility4 up on 440 pt") {
      ($0.contentSize == .small || $0.contentSize >= .accessibility4) && $0.width == 440
    },
    // 1.333 at xxLarge on a @3x phone, 1 on a @2x phone.
    Wording(text: "from xxLarge up on 320 pt @3x; from accessibility1 up on 320 pt") {
      $0.width == 320
        && $0.contentSize >= ($0.displayScale == .x3 ? .xxLarge : .accessibility1)
    },
    Wording(text: "at large on every @3x width") {
      $0.contentSize == .large && $0.displayScale == .x3
    },
    Wording(text: "from xxLarge up on 320 pt; from accessibility1 up on every width") {
      $0.contentSize >= ($0.width == 320 ? .xxLarge : .accessibility1)
    },
    Wording(text: "at large on 240 pt", sizes: [.large], places: [(240, .x3)]) { _ in true },
    Wording(text: "at every text size on 240 pt", places: [(240, .x3)]) { _ in true },
    Wording(text: "at large on 82.5 pt", sizes: [.large], places: [(82.5, .x2), (90, .x2)]) {
      $0.width == 82.5
    },
    // Sizes that were not looked at are not claimed.
    Wording(
      text: "at large, xxxLarge and accessibility5 on every width",
      sizes: [.large, .xxxLarge, .accessibility5]
    ) { _ in true },
    Wording(
      text: "from xxxLarge to accessibility1 on every width",
      sizes: [.large, .xxxLarge, .accessibility1]
    ) { $0.contentSize > .large },
  ]
}

/// Reads the text of ranges back into the cells that it claims: the sentence, not the structure.
private func read(_ text: String, among all: [Cell]) -> Set<Cell> {
  var claimed: Set<Cell> = []
  for part in pieces(text, "; ") {
    guard let cut = part.firstRange(of: " on ") else { continue }
    let sizes = readSizes(String(part[..<cut.lowerBound]))
    let places = pieces(String(part[cut.upperBound...]), " and on ")
    for cell in all where sizes.contains(cell.contentSize) {
      if places.contains(where: { isOn($0, cell) }) { claimed.insert(cell) }
    }
  }
  return claimed
}

private func pieces(_ text: String, _ separator: String) -> [String] {
  var pieces: [String] = []
  var rest = text[...]
  while let cut = rest.firstRange(of: separator) {
    pieces.append(String(rest[..<cut.lowerBound]))
    rest = rest[cut.upperBound...]
  }
  return rest.isEmpty ? pieces : pieces + [String(rest)]
}

private func items(_ text: String) -> [String] {
  pieces(text, ", ").flatMap { pieces($0, " and ") }
}

private func readSizes(_ text: String) -> Set<ContentSizeCategory> {
  let all = ContentSizeCategory.allCases
  if text == "at every text size" { return Set(all) }
  var sizes: Set<ContentSizeCategory> = []
  for item in items(text) {
    let words = pieces(item, " ").filter { $0 != "at" }
    let named = words.compactMap(ContentSizeCategory.init)
    guard let first = named.first else { continue }
    let last = words.first == "from" ? (words.last == "up" ? all[11] : named.last ?? first) : first
    sizes.formUnion(all.filter { first <= $0 && $0 <= last })
  }
  return sizes
}

private func isOn(_ text: String, _ cell: Cell) -> Bool {
  var text = text
  for scale in DisplayScale.allCases {
    if text == "every @\(scale.rawValue)x width" { return cell.displayScale == scale }
    if text.hasSuffix(" @\(scale.rawValue)x") {
      guard cell.displayScale == scale else { return false }
      text = String(text.dropLast(4))
    }
  }
  if text == "every width" { return true }
  text = String(text.dropLast(3))
  if text.hasPrefix("widths up to "), let last = Double(text.dropFirst(13)) {
    return cell.width <= last
  }
  if text.hasPrefix("widths from "), let first = Double(text.dropFirst(12)) {
    return cell.width >= first
  }
  return items(text).contains { item in
    let ends = pieces(item, "–").compactMap(Double.init)
    guard let first = ends.first, let last = ends.last else { return false }
    return first <= cell.width && cell.width <= last
  }
}
