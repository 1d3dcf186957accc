import PlatformFacts
import TextMeasurement

@testable import Linting
@testable import Surfaces

/// Hand-made surfaces for rules on the common outcome.
extension Build {
  static func grid(
    _ sizes: [ContentSizeCategory] = [.large], _ widths: [Double] = [320],
    _ displayScale: DisplayScale = .x3
  ) -> CellGrid {
    CellGrid(
      contentSizes: sizes, places: widths.map { Place(width: $0, displayScale: displayScale) })
  }

  /// On one line at full size, unless something else is said.
  static func slotOutcome(
    _ measured: Double, in available: Double = 160, lines: Int = 1, allowed: Int? = 1,
    scale: Double = 1, lost: Int = 0, height: Double = 20.333, availableHeight: Double? = nil,
    band: Double = 0.025, _ change: (inout SlotOutcome) -> Void = { _ in }
  ) -> SlotOutcome {
    var outcome = SlotOutcome(
      measured: measured, band: band, available: available, lines: lines, allowedLines: allowed,
      height: height, availableHeight: availableHeight)
    outcome.pointSize = 17
    outcome.scale = scale
    outcome.lostCharacters = lost
    change(&outcome)
    return outcome
  }

  /// One that is cut, by the verdict that its width comes to.
  static func cut(
    _ measured: Double, in available: Double = 160, lost: Int = 1, scale: Double = 1,
    verdict: Verdict? = nil
  ) -> SlotOutcome {
    slotOutcome(measured, in: available, scale: scale, lost: lost) {
      $0.truncation =
        verdict
        ?? Verdict(width: measured * scale, band: 0.025, limit: available, pixel: 1.0 / 3)
    }
  }

  /// - Parameter outcomes: by cell of the grid; nil where the slot is not shown.
  static func slot(
    named name: String = "the text of slot “add”", copy: Int? = 0, text: String = "Hinzufügen",
    lines: Int? = 1, _ outcomes: [SlotOutcome?]
  ) -> SlotLayout {
    SlotLayout(
      id: name, name: name, copy: copy, text: text, lineLimit: lines, outcomes: table(outcomes))
  }

  static func table<Outcome: Sendable & Hashable>(_ outcomes: [Outcome?]) -> CellTable<Outcome> {
    var table = CellTable<Outcome>()
    var known: [Outcome: Int] = [:]
    for outcome in outcomes {
      guard let outcome else {
        table.append(nil)
        continue
      }
      let index = known[outcome] ?? table.add(outcome)
      known[outcome] = index
      table.append(index)
    }
    return table
  }

  static func layout(_ change: (inout SurfaceLayout) -> Void) -> SurfaceLayout {
    layout(grid(), [], change)
  }

  static func layout(_ grid: CellGrid, _ change: (inout SurfaceLayout) -> Void) -> SurfaceLayout {
    layout(grid, [], change)
  }

  static func layout(
    _ grid: CellGrid = grid(), _ slots: [SlotLayout] = [],
    _ change: (inout SurfaceLayout) -> Void = { _ in }
  ) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    layout.slots = slots
    change(&layout)
    return layout
  }

  static func shown(
    _ locale: String, _ titles: [ResolvedText], _ layout: SurfaceLayout?,
    isRightToLeft: Bool = false
  ) -> LocaleAnalysis {
    var analysis = Build.locale(locale, titles, nil, isRightToLeft: isRightToLeft)
    analysis.layout = layout
    return analysis
  }

  static func shown(_ titles: [ResolvedText], _ layout: SurfaceLayout?) -> LocaleAnalysis {
    shown("de", titles, layout)
  }

  /// A flow of text slots that are called by these ids.
  static func slots(_ ids: [String], _ locales: [LocaleAnalysis]) -> FlowAnalysis {
    var flow = Build.flow(locales)
    flow.flow.kind = SurfaceKind(Slots.self)
    let place = location(line: 8, file: "copyfit.yml")
    flow.flow.settings = SurfaceSettings([
      "slots": .list(
        ids.map {
          .group(
            SurfaceSettings([
              "id": .text($0), "text": .copy(CopyKey(key: $0, location: place)),
            ]))
        })
    ])
    flow.flow.keys = ids.map { CopyKey(key: $0, location: place) }
    return flow
  }

  static func slots(_ locales: [LocaleAnalysis]) -> FlowAnalysis { slots(["add"], locales) }

  /// One German text in one slot.
  static func german(
    text: String = "Hinzufügen", lines: Int? = 1, _ outcomes: [SlotOutcome?],
    in grid: CellGrid = grid()
  ) -> FlowAnalysis {
    slots([
      shown(
        [title("add", text, line: 41)], layout(grid, [slot(text: text, lines: lines, outcomes)]))
    ])
  }
}
