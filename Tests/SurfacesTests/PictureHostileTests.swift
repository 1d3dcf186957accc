import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Whatever the settings and the texts are, pictures are made of finite numbers.
@Suite struct PictureHostileTests {
  private static let numbers = [
    0, -0.0, -1, 1e-300, 0.01, 1, 1e9, 1e12, 1e300, .infinity, -.infinity, .nan,
  ]

  /// Every number of a surface's settings, one after the other, set to each of the worst.
  @Test(arguments: PictureTests.examples.indices) func anyNumber(_ index: Int) throws {
    let (surface, values) = PictureTests.examples[index]
    for field in surface.manual.allFields {
      for number in Self.numbers {
        guard let value = Self.value(of: field, number) else { continue }
        try expectSound(surface, values.merging([field.name: value]) { $1 })
      }
    }
  }

  /// All of them at once.
  @Test(arguments: PictureTests.examples.indices) func allNumbersAtOnce(_ index: Int) throws {
    let (surface, values) = PictureTests.examples[index]
    for number in Self.numbers {
      var all = values
      for field in surface.manual.allFields {
        if let value = Self.value(of: field, number) { all[field.name] = value }
      }
      try expectSound(surface, all)
    }
  }

  private static func value(
    of field: any SurfaceField, _ number: Double
  ) -> SurfaceSettings<String>.Value? {
    switch field.kind {
    case .points, .number, .count: .number(number)
    case .group(let fields): .group(.init(group(fields, number)))
    case .groups(let fields): .list([.group(.init(group(fields, number))), .group(.init())])
    default: nil
    }
  }

  private static func group(_ fields: [any SurfaceField], _ number: Double) -> Lab.Values {
    var values: Lab.Values = ["text": .copy("Add")]
    for field in fields { values[field.name] = value(of: field, number) ?? values[field.name] }
    return values
  }

  private func expectSound(_ surface: any Surface.Type, _ values: Lab.Values) throws {
    let places = [
      Place(width: 0.001, displayScale: .x2, height: 1),
      Place(width: 361, displayScale: .x3, devices: ["iphone-16", "no such"], height: 852),
      Place(width: 1e300, displayScale: .x3, height: 1e300),
    ]
    for isRightToLeft in [false, true] {
      let all = try Drawn.all(
        surface, values, [.large, .accessibility5], places, isRightToLeft: isRightToLeft)
      #expect(all.pictures.count == 6)
      for picture in all.pictures { #expect(picture?.isSound != false) }
    }
  }

  @Test(arguments: [
    "", "\n", "\n\n\n", "\u{AD}", "\u{202E}", String(repeating: "w", count: 10_000),
    String(repeating: "w ", count: 5_000), "👨‍👩‍👧", "\0",
  ]) func anyText(_ text: String) throws {
    func hostile(_ value: SurfaceSettings<String>.Value) -> SurfaceSettings<String>.Value {
      switch value {
      case .copy: .copy(text)
      case .list(let items): .list(items.map(hostile))
      case .group(let group): .group(.init(group.values.mapValues(hostile)))
      default: value
      }
    }
    for (surface, values) in PictureTests.examples {
      try expectSound(surface, values.mapValues(hostile))
    }
  }

  /// A bar of ten thousand tabs takes ten thousand cells.
  @Test func tenThousandTabs() throws {
    let tabs = SurfaceSettings<String>.Value.list((0..<10_000).map { .copy("T\($0 % 10)") })
    for (surface, key, role) in [
      (TabBar.self, "tabs", .icon), (ExpandingTabBar.self, "tabs", .icon),
      (SegmentedControl.self, "segments", .slot),
    ] as [(any Surface.Type, String, PictureShape.Role)] {
      let drawn = try Drawn(surface, [key: tabs])
      #expect(drawn.picture.isSound && drawn.shapes(role).count == 10_000)
    }
    let slots = SurfaceSettings<String>.Value.list(
      (0..<1_000).map { .group(.init(["text": .copy("T\($0)")])) })
    #expect(try Drawn(Slots.self, ["slots": slots]).picture.texts.count == 1_000)
    #expect(try Drawn(SwipeDeck.self, ["card": slots]).picture.texts.count == 1_007)
  }

  /// A layout of something else, and cells that it does not have.
  @Test func whatDoesNotBelongTogether() throws {
    let other = CellGrid(contentSizes: [.large], places: [Place(width: 10, displayScale: .x2)])
    for (surface, values) in PictureTests.examples {
      let content = Lab.content(surface, values)
      for layout in [SurfaceLayout(), try Drawn(Toast.self, ["title": .copy("a")]).layout] {
        let picture = surface.picture(content, layout, cell: other.cells[0])
        #expect(picture?.isSound != false)
      }
    }
  }

  @Test func framesKeepTheirNumbers() {
    let frame = PictureFrame(x: .nan, y: -.infinity, width: -1, height: 1e300)
    #expect(frame == PictureFrame(x: 0, y: -1e9, width: 0, height: 1e9))
    #expect(PictureShape(.card, frame, radius: .infinity).radius == 0)
    let square = PictureFrame(x: 0, y: 0, width: 10, height: 30)
    #expect(PictureShape(.card, square, radius: 34).radius == 5)
    #expect(PictureShape(.card, square, radius: .nan, rotation: .nan).rotation == 0)
    #expect(square.center == PicturePoint(x: 5, y: 15) && square.right == 10 && square.bottom == 30)
    #expect(square.inset(by: 20) == PictureFrame(x: 5, y: 15, width: 0, height: 0))
    #expect(square.inset(by: -5) == PictureFrame(x: -5, y: -5, width: 20, height: 40))
  }
}
