/// Looking at eight bytes at once: what makes the reader fast on indentation and plain texts.
extension UnsafeRawBufferPointer {
  /// Eight bytes, the first in the lowest bits. The caller has checked that there are eight.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Whether two ranges of equal length hold the same bytes. The caller has checked the ranges.
  @inline(__always)
  func equal(_ range: Range<Int>, to other: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    let count = other.count
    guard range.count == count else { return false }
    while count - index >= 8 {
      guard word(at: range.lowerBound + index) == other.word(at: index) else { return false }
      index += 8
    }
    while index < count {
      guard self[range.lowerBound + index] == other[index] else { return false }
      index += 1
    }
    return true
  }

  var startsWithByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }
}

extension UInt64 {
  static let everyByteOne: UInt64 = 0x0101_0101_0101_0101
  static let everyHighBit: UInt64 = 0x8080_8080_8080_8080

  /// The high bit of each byte that equals `byte`. Bits above the first hit may be wrong (a
  /// borrow), the first is exact.
  @inline(__always)
  func bytesEqual(to byte: UInt8) -> UInt64 {
    let difference = self ^ (UInt64(byte) &* Self.everyByteOne)
    return (difference &- Self.everyByteOne) & ~difference & Self.everyHighBit
  }

  /// The high bit of each byte under 0x20, exact up to the first hit.
  @inline(__always)
  var controlBytes: UInt64 {
    (self &- (0x20 &* Self.everyByteOne)) & ~self & Self.everyHighBit
  }

  /// Index of the first byte (from 0) with its high bit set; 8 when there is none.
  @inline(__always)
  var firstMarkedByte: Int { trailingZeroBitCount / 8 }
}
