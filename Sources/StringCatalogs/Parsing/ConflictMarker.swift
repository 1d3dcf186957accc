/// A line that Git leaves in a file where a merge failed: seven of `<`, `|`, `=` or `>` at the
/// line's start, then a space and a label or the line's end.
///
/// Such a line can stand in no sound catalog: JSON has no raw line break inside a text.
struct ConflictMarker {
  var offset: Int
  /// The line, shortened for a message.
  var text: String

  static func first(in bytes: UnsafeRawBufferPointer) -> ConflictMarker? {
    var lineStart = bytes.startsWithByteOrderMark ? 3 : 0
    while lineStart < bytes.count {
      if isMarker(at: lineStart, in: bytes) {
        let reader = JSONReader(bytes)
        return ConflictMarker(
          offset: lineStart, text: reader.excerpt(lineStart..<bytes.count))
      }
      guard let end = bytes[lineStart...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
        return nil
      }
      lineStart = end + 1
    }
    return nil
  }

  private static func isMarker(at start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count - start >= 7 else { return false }
    switch bytes[start] {
    case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"): break
    default: return false
    }
    guard bytes[start..<start + 7].allSatisfy({ $0 == bytes[start] }) else { return false }
    guard bytes.count - start > 7 else { return true }
    switch bytes[start + 7] {
    case 0x20, 0x0A, 0x0D: return true
    default: return false
    }
  }
}
