import PlatformFacts
import Testing

@testable import Surfaces

@Suite struct CellGridTests {
  @Test func cellsComeInOrder() {
    let grid = CellGrid(
      contentSizes: [.accessibility1, .large, .large],
      places: [
        Place(width: 400, displayScale: .x3), Place(width: 320, displayScale: .x3),
        Place(width: 320, displayScale: .x2, height: 568),
      ])
    #expect(grid.contentSizes == [.large, .accessibility1])
    #expect(grid.places.map(\.width) == [320, 320, 400])
    #expect(grid.places.map(\.displayScale) == [.x2, .x3, .x3])
    #expect(grid.cells.map(\.index) == [0, 1, 2, 3, 4, 5])
    #expect(
      grid.cells.map(\.contentSize) == [.large, .large, .large]
        + Array(repeating: .accessibility1, count: 3))
    #expect(grid.cells.map(\.width) == [320, 320, 400, 320, 320, 400])
    #expect(grid.cells.map(\.height) == [568, nil, nil, 568, nil, nil])
    #expect(grid.displayScales == [.x2, .x3])
    for cell in grid.cells {
      #expect(grid.place(ofCell: cell.index)?.width == cell.width)
      #expect(grid.place(ofCell: cell.index)?.displayScale == cell.displayScale)
    }
    #expect(grid.place(ofCell: 6) == nil && grid.place(ofCell: -1) == nil)
  }

  @Test func impossiblePlacesAreLeftOut() {
    let widths = [0, -1, .nan, .infinity, -.infinity, 100] as [Double]
    let grid = CellGrid(
      contentSizes: [.large], places: widths.map { Place(width: $0, displayScale: .x2) })
    #expect(grid.cells.map(\.width) == [100])
    let empty = CellGrid(contentSizes: [], places: [Place(width: 1, displayScale: .x2)])
    #expect(empty.cells.isEmpty && empty.place(ofCell: 0) == nil)
    #expect(CellGrid(contentSizes: [.large], places: []).displayScales.isEmpty)
  }

  @Test func tablesReferToOutcomes() {
    var table = CellTable<String>()
    let (a, b) = (table.add("a"), table.add("b"))
    for index in [a, b, a, nil, 7, -3] as [Int?] { table.append(index) }
    #expect(table.count == 6)
    #expect((0..<6).map { table[$0] } == ["a", "b", "a", nil, nil, nil])
    #expect(table[6] == nil && table[-1] == nil)
    #expect(table.cells { $0 == "a" } == [0, 2])
    #expect(table.cells { _ in true } == [0, 1, 2])
    #expect(table.cells { _ in false } == [])
  }
}
