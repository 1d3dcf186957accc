/// Turns byte offsets of one file into lines and columns.
///
/// Values keep offsets, since most files have no findings: make an index only for a file that
/// needs places. That is one pass over the bytes, some milliseconds for a 12 MB catalog.
public struct LineIndex: Sendable {
  /// Offsets of the first byte of each line, ascending. The first is 0, or 3 after a byte order
  /// mark, which no editor counts as a column.
  private var lineStarts: [Int]

  /// A line ends after LF, after CR LF, or after a lone CR.
  public init(bytes: some Collection<UInt8>) {
    let starts = bytes.withContiguousStorageIfAvailable { buffer in
      Self.lineStarts(in: UnsafeRawBufferPointer(buffer))
    }
    lineStarts =
      starts ?? Array(bytes).withUnsafeBytes { buffer in Self.lineStarts(in: buffer) }
  }

  init(bytes: UnsafeRawBufferPointer) {
    lineStarts = Self.lineStarts(in: bytes)
  }

  /// The place of a byte. Offsets before the file's start or after its end give the first place
  /// or one on the last line.
  public func position(ofOffset offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: max(0, offset - lineStarts[low]) + 1)
  }

  private static func lineStarts(in bytes: UnsafeRawBufferPointer) -> [Int] {
    var starts = [bytes.startsWithByteOrderMark ? 3 : 0]
    var offset = 0
    while offset < bytes.count {
      // Eight bytes at a time as long as there is no line end among them.
      while bytes.count - offset >= 8 {
        let word = bytes.word(at: offset)
        let ends = word.bytesEqual(to: 0x0A) | word.bytesEqual(to: 0x0D)
        if ends == 0 {
          offset += 8
        } else {
          offset += ends.firstMarkedByte
          break
        }
      }
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(offset) }
    }
    return starts
  }
}
