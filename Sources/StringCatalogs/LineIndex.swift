/// Turns byte offsets of one file into lines and columns.
///
/// Values keep offsets, since most files have no findings: make an index only for a file that
/// needs places. That is one pass over the bytes, some milliseconds for a 12 MB catalog.
public struct LineIndex: Sendable {
  /// Offsets of the first byte of each line, ascending. The first is 0, or 3 after a byte order
  /// mark, which no editor counts as a column.
  private var lineStarts: [Int]
  /// nil unless asked for.
  private var utf16: UTF16Count?

  /// A line ends after LF, after CR LF, or after a lone CR.
  public init(bytes: some Collection<UInt8>) {
    let starts = bytes.withContiguousStorageIfAvailable { buffer in
      Self.lineStarts(in: UnsafeRawBufferPointer(buffer))
    }
    lineStarts =
      starts ?? Array(bytes).withUnsafeBytes { buffer in Self.lineStarts(in: buffer) }
  }

  /// With `countsUTF16` places have their `utf16Column`, for which the bytes are kept unless all of
  /// them are ASCII.
  public init(bytes: [UInt8], countsUTF16: Bool) {
    self.init(bytes: bytes)
    if countsUTF16 { utf16 = UTF16Count(bytes) }
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
    let start = lineStarts[low]
    let units = utf16.map { max(0, $0.before(offset) - $0.before(start)) + 1 }
    return SourcePosition(
      line: low + 1, column: max(0, offset - start) + 1, utf16Column: units)
  }

  /// The same with `utf16Column`, counted from the line's start in the `bytes` that the index was
  /// made of: for the one place of an error.
  func position(ofOffset offset: Int, in bytes: UnsafeRawBufferPointer) -> SourcePosition {
    var position = position(ofOffset: offset)
    let end = min(max(0, offset), bytes.count)
    let start = min(lineStarts[position.line - 1], end)
    let inside = UTF16Count.units(in: bytes[start..<end])
    // Beyond the file's end a column is a byte.
    position.utf16Column = inside + max(0, position.column - (end - start))
    return position
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
