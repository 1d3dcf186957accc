import StringCatalogs

/// Lines of a file, counted byte by byte: what the faster counting of the linter must agree with.
struct PlainLines {
  /// Offsets of the lines' first bytes, and of what follows each line's end.
  private var starts: [Int]
  private var ends: [Int] = []

  init(_ bytes: [UInt8]) {
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D {
        ends.append(offset)
        starts.append(offset)
      }
    }
    ends.append(bytes.count)
  }

  /// The place of an offset, by the last line that begins at or before it.
  func position(of offset: Int) -> SourcePosition {
    let line = starts.lastIndex { $0 <= offset } ?? 0
    return SourcePosition(line: line + 1, column: max(0, offset - starts[line]) + 1)
  }

  /// Whether the file has the place; the one after its last byte counts, where what is missing
  /// would be.
  func has(_ position: SourcePosition) -> Bool {
    guard position.line >= 1, position.line <= starts.count, position.column >= 1 else {
      return false
    }
    let length = max(0, ends[position.line - 1] - starts[position.line - 1])
    return position.column <= length + 1
  }
}
