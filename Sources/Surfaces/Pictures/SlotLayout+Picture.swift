import PlatformFacts

extension SlotLayout {
  /// Points from the top of a line to that of the next, at the scale drawn: the system font's line
  /// height and, for a text style, the leading between lines. `SlotOutcome.height` has no leading
  /// behind the last line.
  public func lineHeight(_ outcome: SlotOutcome, at cell: CellGrid.Cell) -> Double {
    let leading = style?.slot.font.leading(cell.contentSize) ?? 0
    return (SystemFont.lineHeight(size: outcome.pointSize) + leading) * outcome.scale
  }

  /// Width of the box that the text has in a picture, in points: its place's; where that has no
  /// bound, or the text grows beyond it, what it takes.
  func boxWidth(_ outcome: SlotOutcome, at cell: CellGrid.Cell) -> Double {
    guard outcome.available.isFinite else { return outcome.drawnWidth(at: cell) }
    guard style?.slot.isFixedSize == true else { return outcome.available }
    return max(outcome.available, outcome.drawnWidth(at: cell))
  }
}

extension SlotOutcome {
  /// Points that the text takes on one line, at its scale, rounded up to a pixel.
  func drawnWidth(at cell: CellGrid.Cell) -> Double {
    cell.displayScale.roundedUp(measured * scale)
  }
}
