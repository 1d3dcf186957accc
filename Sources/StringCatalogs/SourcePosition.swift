/// A place in a file. `line` and `column` count from 1; columns are UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Turns byte offsets of one file into lines and columns.
public struct LineIndex: Sendable {
  /// Offsets of the first byte of each line, ascending; the first is 0.
  private var lineStarts: [Int]

  /// A line ends after LF, after CR LF, or after a lone CR.
  public init(bytes: some Collection<UInt8>) {
    var starts = [0]
    var previous: UInt8 = 0
    var offset = 0
    for byte in bytes {
      if previous == 0x0D, byte != 0x0A { starts.append(offset) }
      offset += 1
      if byte == 0x0A { starts.append(offset) }
      previous = byte
    }
    if previous == 0x0D { starts.append(offset) }
    lineStarts = starts
  }

  public func position(ofOffset offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }
}
