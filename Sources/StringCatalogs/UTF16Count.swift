/// How many UTF-16 code units the bytes of a UTF-8 file stand for, up to any of its bytes.
///
/// Sums are kept at every `stride`, so that a file that is a single long line costs no more for each
/// place than one of many lines.
struct UTF16Count: Sendable {
  static let stride = 1024
  /// Empty when all is ASCII: then the answer is the offset.
  private var bytes: [UInt8]
  /// Units before byte `index * stride`.
  private var sums: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var sum = 0
    for start in Swift.stride(from: 0, to: bytes.count, by: Self.stride) {
      sums.append(sum)
      sum += Self.units(in: bytes[start..<min(start + Self.stride, bytes.count)])
    }
    if sum == bytes.count {
      self.bytes = []
      sums = []
    }
  }

  /// Units before the byte at `offset`; what lies outside of the file counts one a byte.
  func before(_ offset: Int) -> Int {
    guard !bytes.isEmpty, offset > 0 else { return offset }
    let inside = min(offset, bytes.count)
    let row = min(inside / Self.stride, sums.count - 1)
    return sums[row] + Self.units(in: bytes[(row * Self.stride)..<inside]) + (offset - inside)
  }

  /// One for each character's first byte, and one more where it needs a surrogate pair, which are
  /// the characters of four bytes.
  static func units(in bytes: some Sequence<UInt8>) -> Int {
    var count = 0
    for byte in bytes {
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte >= 0xF0 { count += 1 }
    }
    return count
  }
}
