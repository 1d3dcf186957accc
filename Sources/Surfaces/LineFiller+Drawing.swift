import TextMeasurement

/// Where the lines of a text begin and end, for pictures: the same lines that were counted.
extension LineFiller {
  /// At most `most` of the lines within `limit` points, without the white space that hangs at their
  /// ends.
  func drawnLines(limit: Double, most: Int) throws(MeasurementError) -> [DrawnLine] {
    var limit = WidthLimit(limit)
    var lines: [DrawnLine] = []
    var position = start
    while lines.count < most, position.segment < text.segments.count {
      let next = try endOfLine(from: position, limit: &limit)
      var line: DrawnLine
      if next.cluster > 0 {
        line = DrawnLine(
          utf8Range: position.offset..<max(position.offset, next.offset),
          width: try stretch(from: position.offset, to: next.offset, hasHyphen: false))
      } else {
        let last = text.segments[next.segment - 1]
        line = DrawnLine(
          utf8Range: position.offset..<max(position.offset, last.wordEnd),
          width: try lineWidth(from: position, through: next.segment - 1))
        // At the end of the text there is no hyphen.
        line.endsInHyphen = last.isHyphenated && next.segment < text.segments.count
      }
      lines.append(line)
      position = next
    }
    if text.endsInLineBreak, lines.count < most, position.segment >= text.segments.count {
      lines.append(DrawnLine(utf8Range: text.byteCount..<text.byteCount, width: 0))
    }
    return lines
  }
}
