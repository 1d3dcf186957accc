import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// The decks', toasts' and coach marks' numbers and texts come from outside.
@Suite struct SwipeDeckHostileTests {
  private static let surfaces: [any Surface.Type] = [SwipeDeck.self, Toast.self, CoachMark.self]

  private static let texts = [
    "", " ", "\n", "\n\n\n", "\u{301}", "\u{202E}abc", "a\u{AD}b", "👩‍👩‍👧‍👦",
    String(repeating: "x", count: 10_000), String(repeating: "word ", count: 2_000),
    String(repeating: "\n", count: 10_000),
  ]

  private static let numbers = [
    0, -0.0, 1e-300, 0.5, 1, 1e6, 1e300, -1, -1e6, .nan, .infinity, -.infinity,
  ]

  /// What `fields` can say, all copy with one text and all numbers the same.
  private func settings(
    _ fields: [any SurfaceField], text: String, number: Double?
  ) -> SurfaceSettings<SlotCopy> {
    var settings = SurfaceSettings<SlotCopy>()
    for field in fields {
      switch field.kind {
      case .copy: settings.values[field.name] = .copy(text)
      case .copies: settings.values[field.name] = .list([.copy(text)])
      case .points, .number: settings.values[field.name] = number.map { .number($0) }
      case .group(let fields):
        settings.values[field.name] = .group(self.settings(fields, text: text, number: number))
      case .groups(let fields):
        settings.values[field.name] = .list([
          .group(self.settings(fields, text: text, number: number))
        ])
      default: break
      }
    }
    return settings
  }

  private func check(_ layout: SurfaceLayout) {
    #expect(!layout.slots.isEmpty)
    for slot in layout.slots {
      #expect(slot.outcomes.count == layout.grid.cells.count)
      for outcome in slot.outcomes.outcomes {
        #expect(outcome.lines >= 0)
        #expect(outcome.lostCharacters >= 0 && outcome.lostCharacters <= slot.text.count)
        #expect(outcome.clippedBy >= 0 && outcome.tooTallBy >= 0)
      }
    }
  }

  @Test(arguments: texts) func anyTextIsLaidOut(_ text: String) throws {
    for surface in Self.surfaces {
      for place in [1e-9, 320, 1e6] {
        let cell = OneCell(width: place, height: 852)
        let values = settings(surface.manual.allFields, text: text, number: nil).values
        check(try cell.layout(surface, values))
      }
    }
  }

  @Test(arguments: numbers) func anyNumberIsTaken(_ number: Double) throws {
    for surface in Self.surfaces {
      for text in ["", "Überspringen und weiter", "a\nb"] {
        for height in [nil, number, 852] {
          let cell = OneCell(height: height)
          let values = settings(surface.manual.allFields, text: text, number: number).values
          check(try cell.layout(surface, values))
        }
      }
    }
  }

  @Test func aNumberAloneIsTaken() throws {
    for surface in Self.surfaces {
      for field in surface.manual.style {
        for number in Self.numbers {
          var values = settings(surface.manual.fields, text: "Weiter", number: nil).values
          values[field.name] = .number(number)
          check(try OneCell(height: 852).layout(surface, values))
        }
      }
    }
  }

  @Test func noCellsAreNoTrouble() throws {
    for surface in Self.surfaces {
      let layout = try surface.layout(
        SurfaceContent(
          locale: "de", settings: settings(surface.manual.fields, text: "Weiter", number: nil)),
        in: CellGrid(contentSizes: [], places: []), measurer: FakeMeasurer(addsTracking: true))
      check(layout)
    }
  }

  @Test func aMissingFaceIsAnError() {
    let measurer = FakeMeasurer(addsTracking: true)
    measurer.error = .unreadableFont(file: "Inter.otf", reason: "made up")
    for surface in Self.surfaces {
      #expect(throws: MeasurementError.self) {
        try OneCell().layout(
          surface, ["title": .copy("a"), "message": .copy("a")], measurer: measurer)
      }
    }
  }

  // MARK: Properties

  @Test func aWiderPlaceTakesNothingAway() throws {
    for surface in Self.surfaces {
      let values = settings(
        surface.manual.fields, text: "Überspringen und weiter zum nächsten", number: nil
      ).values
      for category in ContentSizeCategory.allCases {
        var before: [SlotOutcome] = []
        for place in stride(from: 40.0, through: 460, by: 7) {
          let layout = try OneCell(category: category, width: place).layout(surface, values)
          let outcomes = layout.slots.compactMap { $0.outcomes[0] }
          for (narrow, wide) in zip(before, outcomes) {
            #expect(wide.available >= narrow.available)
            #expect(wide.clippedBy <= narrow.clippedBy)
            #expect(wide.lines <= narrow.lines)
          }
          before = outcomes
        }
      }
    }
  }

  @Test func rounderCornersTakeMore() throws {
    var before = Double.infinity
    for radius in stride(from: 0.0, through: 200, by: 5) {
      let layout = try OneCell().layout(
        SwipeDeck.self,
        ["cornerRadius": .number(radius), "left": .group(["title": .copy("Weiter")])])
      let rest = try layout.slot("left").available
      #expect(rest <= before)
      #expect(try layout.slot("left-locked").available < rest)
      before = rest
    }
  }

  @Test func outcomesOfManyCellsAreThoseOfEachAlone() throws {
    let places = [(288.0, DisplayScale.x2), (320, .x3), (358, .x3), (408, .x3)]
    for surface in Self.surfaces {
      let values = settings(
        surface.manual.fields, text: "Benachrichtigungen sind aus", number: nil
      ).values
      let grid = CellGrid(
        contentSizes: ContentSizeCategory.allCases,
        places: places.map { Place(width: $0.0, displayScale: $0.1, height: 700) })
      let whole = try surface.layout(
        SurfaceContent(locale: "de", settings: SurfaceSettings(values)), in: grid,
        measurer: FakeMeasurer(addsTracking: true))
      for cell in grid.cells {
        let alone = try OneCell(
          category: cell.contentSize, width: cell.width, height: 700, scale: cell.displayScale
        ).layout(surface, values)
        for (a, b) in zip(whole.slots, alone.slots) {
          #expect(a.outcomes[cell.index] == b.outcomes[0], "\(a.id) in \(cell)")
        }
        #expect(whole.form?.outcomes[cell.index] == alone.form?.outcomes[0])
      }
    }
  }

  @Test func textsAreShapedOnceAndNotForEachCell() throws {
    for surface in Self.surfaces {
      let values = settings(surface.manual.fields, text: "Weiter geht es", number: nil).values
      func asks(_ places: Int) throws -> Int {
        let measurer = FakeMeasurer(addsTracking: true)
        let grid = CellGrid(
          contentSizes: ContentSizeCategory.allCases,
          places: (0..<places).map {
            Place(width: 1_000 + Double($0), displayScale: .x3, height: 852)
          })
        _ = try surface.layout(
          SurfaceContent(locale: "de", settings: SurfaceSettings(values)), in: grid,
          measurer: measurer)
        return measurer.asks.values.reduce(0, +)
      }
      #expect(try asks(70) == asks(1))
    }
  }
}
