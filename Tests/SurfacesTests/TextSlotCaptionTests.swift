import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// A trail's caption is a text like any other: what it says of lines and broken words is what a slot
/// of the same font and width says.
@Suite struct TextSlotCaptionTests {
  static let texts = [
    "Cart", "Step 1 of 4", "Schritt 1 von 12", "Unverwechselbarkeit", "Zahlung und Versand",
    "Do·nau·dampf·schiff", "a\nb", "Name of the card\u{A0}holder", "x", "ab cd\n", "12 of 345",
  ].map { String($0.map { $0 == "·" ? "\u{AD}" : $0 }) }

  static let widths = [22, 30, 41.5, 57, 72, 72.5, 90, 120, 140]

  @Test(arguments: texts) func positionsWrapAsASlotDoes(_ text: String) throws {
    for band in [0, 0.08] {
      for (category, scale) in [
        (ContentSizeCategory.large, DisplayScale.x2), (.xxxLarge, .x3), (.accessibility5, .x2),
      ] {
        for width in Self.widths {
          // Titled, a caption is its position text alone, as wide as the trail.
          let cell = try Trail.cell(
            Trail.copy([""], positions: [[text]]), category, width: width, scale: scale,
            measurer: FakeMeasurer(band: band))
          try check(cell.caption, text, category, scale, band)
        }
      }
    }
  }

  private func check(
    _ caption: CaptionOutcome, _ text: String, _ category: ContentSizeCategory,
    _ scale: DisplayScale, _ band: Double
  ) throws {
    // The caption's font, which facts.md calls scaledMetric(13, .footnote).
    let size = scaledMetric(13, relativeTo: .footnote, category: category, displayScale: scale)
    let slot = try TestSlot.outcome(
      text, width: caption.limit, font: SlotFont(.fixed(size), weight: .semibold), scale: scale,
      measurer: FakeMeasurer(band: band))
    // Beside an empty title it stands on one line where there is room.
    if caption.layout == .beside { return }
    #expect(caption.lines == slot.lines)
    #expect(caption.hasBrokenWord == (slot.kind == .breaksWord))
    let troubled = caption.troubled.first
    #expect(troubled?.brokenWord == slot.brokenWord)
    #expect(troubled?.lines ?? 1 == slot.lines)
    #expect(troubled?.wraps ?? .fits == Verdict(slot.fewestLines > 1, slot.mostLines > 1))
  }

  @Test(arguments: texts) func stackedTitlesWrapAsASlotDoes(_ text: String) throws {
    for width in Self.widths {
      let copy = Trail.copy([text, "x", "x"], positions: [["1", "1", "1"]])
      let caption = try Trail.cell(
        copy, width: width, scale: .x2, measurer: FakeMeasurer(band: 0.08)
      ).caption
      guard caption.layout == .stacked else { continue }
      let size = scaledMetric(13, relativeTo: .footnote, category: .large, displayScale: .x2)
      let slot = try TestSlot.outcome(
        text, width: caption.limit, font: SlotFont(.fixed(size), weight: .semibold),
        measurer: FakeMeasurer(band: 0.08))
      #expect(caption.lines == slot.lines + 1)
      let troubled = caption.troubled.first { $0.step == 0 }
      #expect(troubled?.brokenWord == slot.brokenWord)
      #expect(troubled?.lines ?? 1 == slot.lines)
      #expect(troubled?.wraps ?? .fits == Verdict(slot.fewestLines > 1, slot.mostLines > 1))
    }
  }

  /// The table must reach what it is about.
  @Test func theTableHasEveryCase() throws {
    var seen = (stacked: false, position: false, broken: false, wrapped: false)
    for text in Self.texts {
      for width in Self.widths {
        let caption = try Trail.cell(
          Trail.copy([text, "x", "x"], positions: [[text, "1", "1"]]), width: width, scale: .x2
        ).caption
        if caption.layout == .stacked { seen.stacked = true }
        if caption.layout == .position { seen.position = true }
        if caption.hasBrokenWord { seen.broken = true }
        if caption.lines > 2 { seen.wrapped = true }
      }
    }
    #expect(seen.stacked && seen.position && seen.broken && seen.wrapped)
  }
}
