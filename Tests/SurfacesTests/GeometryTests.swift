import PlatformFacts
import Testing

@testable import Surfaces

@Suite struct GeometryTests {
  private let copy = Trail.copy(["Cart", "Address", "Payment", "Review"])

  private func geometry(
    _ width: Double, current: Int, isRightToLeft: Bool = false, scale: DisplayScale = .x3
  ) throws -> StepTrail.Geometry {
    StepTrail.geometry(
      of: try Trail.cell(copy, width: width, scale: scale), style: .init(), current: current,
      isRightToLeft: isRightToLeft)
  }

  @Test func titled() throws {
    // Capsules: 29 + 30 + 14 = 73, 96, 96, 29 + 45 + 14 = 88.
    let first = try geometry(300, current: 0)
    #expect(first.stops.map(\.x) == [0, 77, 115, 153])
    #expect(first.stops.map(\.width) == [73, 34, 34, 34])
    #expect(first.frameWidth == 210)
    #expect(first.leadingInset == 0)
    #expect(first.originX == 0)
    #expect(first.rowHeight == 44)
    let last = try geometry(300, current: 3)
    #expect(last.stops.map(\.x) == [0, 38, 76, 114])
    #expect(last.stops.map(\.width) == [34, 34, 34, 88])
    #expect(last.frameWidth == 210)
  }

  @Test func titledFromTheRight() throws {
    let first = try geometry(300, current: 0, isRightToLeft: true)
    // 210 − 0 − 73, 210 − 77 − 34, …
    #expect(first.stops.map(\.x) == [137, 99, 61, 23])
    // The trail starts at the right edge of its place.
    #expect(first.originX == 90)
  }

  @Test(arguments: [false, true]) func shrunkStopsAreCentred(_ isRightToLeft: Bool) throws {
    // 33 in 147: drawn 144, (147 − 144) / 2.
    let geometry = try geometry(147, current: 1, isRightToLeft: isRightToLeft)
    #expect(geometry.frameWidth == 144)
    #expect(geometry.leadingInset == 1.5)
    #expect(geometry.originX == 1.5)
    let x: [Double] = [0, 37, 74, 111]
    #expect(geometry.stops.map(\.x) == (isRightToLeft ? x.reversed() : x))
    #expect(geometry.rowHeight == 44)
    #expect(geometry.touchHeight == 44)
  }

  @Test func fullSizeStopsStandAtTheLeadingEdge() throws {
    let left = try geometry(200, current: 1)
    #expect(left.frameWidth == 148)
    #expect(left.originX == 0)
    #expect(try geometry(200, current: 1, isRightToLeft: true).originX == 52)
  }

  @Test func overflowRunsBeyondTheFarEdge() throws {
    let left = try geometry(60, current: 0)
    #expect(left.frameWidth == 60)
    #expect(left.leadingInset == 0)
    #expect(left.stops.map(\.x) == [0, 26, 52, 78])
    let right = try geometry(60, current: 0, isRightToLeft: true)
    #expect(right.originX == 0)
    #expect(right.stops.map(\.x) == [38, 12, -14, -40])
  }

  @Test func noStepIsOpenWhenAllAreDone() throws {
    for current in [4, -1, .max, .min] {
      #expect(try geometry(300, current: current).stops.map(\.width) == [34, 34, 34, 34])
    }
  }

  @Test func rowsGrowWithTheirStops() throws {
    let cell = try Trail.cell(copy, .accessibility5, width: 288)
    let geometry = StepTrail.geometry(of: cell, style: .init(), current: 0, isRightToLeft: false)
    #expect(geometry.rowHeight == 75)
    #expect(geometry.touchHeight == 69)
    #expect(geometry.stops.map(\.width) == [69, 69, 69, 69])
  }

  /// Reversing the axis of one direction gives the other, at every width and step.
  @Test func mirrors() throws {
    for width in stride(from: 20.0, through: 320, by: 7.25) {
      let cell = try Trail.cell(copy, width: width)
      for current in 0..<4 {
        let left = StepTrail.geometry(
          of: cell, style: .init(), current: current, isRightToLeft: false)
        let right = StepTrail.geometry(
          of: cell, style: .init(), current: current, isRightToLeft: true)
        #expect(left.frameWidth == right.frameWidth)
        for (a, b) in zip(left.stops, right.stops) {
          #expect(a.width == b.width)
          // In the place, so that the frame's origin is checked too.
          let mirrored = width - (left.originX + a.x) - a.width
          #expect(abs(right.originX + b.x - mirrored) < 1e-9)
        }
        let ends = left.stops.map { $0.x + $0.width }
        #expect(cell.overflow > 0 || (ends.max() ?? 0) <= left.frameWidth)
      }
    }
  }
}
