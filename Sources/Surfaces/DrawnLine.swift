import PlatformFacts
import TextMeasurement

/// One line of a text as a slot draws it.
public struct DrawnLine: Hashable, Sendable {
  /// What of the text stands on it, without white space that hangs at its end.
  public var utf8Range: Range<Int>
  /// Points, at full size: a text that shrinks is drawn that much smaller.
  public var width: Double
  /// Whether a hyphen is drawn behind it, where a soft hyphen is.
  public var endsInHyphen = false
  /// Whether an ellipsis takes the place of what does not fit.
  public var endsInEllipsis = false
}

extension SlotLayout {
  /// The lines of the text in one cell, from top to bottom. What is cut ends in an ellipsis on the last
  /// of them, which is cut back to where the ellipsis fits.
  ///
  /// - Throws: `MeasurementError` when a face is missing that the text needs.
  public func drawnLines(
    _ outcome: SlotOutcome, _ measurer: any TextMeasuring
  ) throws(MeasurementError) -> [DrawnLine] {
    guard let style, outcome.lines > 0, outcome.pointSize > 0 else { return [] }
    let (size, text) = (outcome.pointSize, WrappableText(text))
    let ruler = TextRuler(measurer: measurer, attributes: style.attributes, sizes: size...size)
    let filler = try LineFiller(text.pieces(ruler), size: size, ruler: ruler)
    let wraps = !style.slot.isFixedSize && style.slot.lines != 1
    let limit = wraps ? outcome.available / outcome.scale : .infinity
    var lines = try filler.drawnLines(limit: limit, most: outcome.lines)
    if outcome.lostCharacters > 0, let last = lines.indices.last {
      let room = style.slot.isFixedSize ? lines[last].width : outcome.available / outcome.scale
      lines[last] = try lines[last].cut(to: room, in: text.text, ruler, size: size)
    }
    return lines
  }

  /// What of a text that is cut stays, without the ellipsis: what pictures draw. nil for one that is not
  /// cut, and where nobody said how it is set.
  ///
  /// - Throws: `MeasurementError` when a face is missing that the text needs.
  public func visibleText(
    _ outcome: SlotOutcome, _ measurer: any TextMeasuring
  ) throws(MeasurementError) -> String? {
    guard outcome.lostCharacters > 0, let last = try drawnLines(outcome, measurer).last else {
      return nil
    }
    return text.firstBytes(last.utf8Range.upperBound)
  }
}

extension String {
  /// The characters within the first `count` bytes of UTF-8.
  func firstBytes(_ count: Int) -> String {
    let end = utf8.index(utf8.startIndex, offsetBy: count, limitedBy: utf8.endIndex)
    return String(self[..<(end ?? endIndex)])
  }
}

extension DrawnLine {
  /// With an ellipsis behind as many grapheme clusters as leave room for it.
  ///
  /// - Parameters:
  ///   - room: points.
  ///   - text: what `utf8Range` is a part of.
  func cut(
    to room: Double, in text: String, _ ruler: TextRuler, size: Double
  ) throws(MeasurementError) -> DrawnLine {
    let line = self
    let ellipsis = try ruler.measure("…", size: size).width
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: line.utf8Range.lowerBound)
    let end = utf8.index(start, offsetBy: line.utf8Range.count)
    var ends = [start]
    ends += text[start..<end].indices.dropFirst()
    if start < end { ends.append(end) }
    var (low, high) = (0, ends.count - 1)
    var best = DrawnLine(
      utf8Range: line.utf8Range.lowerBound..<line.utf8Range.lowerBound, width: ellipsis,
      endsInEllipsis: true)
    // A cluster more is hardly ever narrower.
    while low <= high {
      let middle = (low + high) / 2
      let kept = text[start..<ends[middle]].withoutHangingEnd
      let drawn = SoftHyphen.removed(from: String(kept)) + "…"
      let width = try ruler.measure(drawn, size: size).width
      if width <= room || middle == 0 {
        best.utf8Range =
          line.utf8Range.lowerBound..<(line.utf8Range.lowerBound + kept.utf8.count)
        best.width = width
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return best
  }
}

/// How a slot sets its text, as far as pictures need it.
public struct SlotStyle: Hashable, Sendable {
  public var slot: TextSlot
  public var attributes: TextAttributes

  public init(slot: TextSlot, attributes: TextAttributes) {
    self.slot = slot
    self.attributes = attributes
  }
}
