import StringCatalogs

/// The bytes of a YAML file, checked: UTF-8 without control characters, and of a size that a
/// person may have written.
struct YAMLText {
  /// Bytes that a configuration may have. The largest real ones have some ten thousand.
  static let maximumSize = 4 << 20
  /// `%YAML` and `%TAG` lines; libyaml compares each with all others.
  private static let maximumDirectives = 16

  private(set) var bytes: [UInt8]
  private let lines: LineIndex
  /// The last answer: libyaml's places come in ascending order, nearly always.
  private var known = (index: 0, offset: 0)

  init(_ raw: [UInt8], file: String) throws(Problem) {
    func problem(_ message: String, at offset: Int, in lines: LineIndex) -> Problem {
      Problem(
        .configuration, message, file: file, position: lines.position(ofOffset: offset))
    }
    let start = SourcePosition(line: 1, column: 1, utf16Column: 1)
    if raw.starts(with: [0xFE, 0xFF]) || raw.starts(with: [0xFF, 0xFE]) {
      throw Problem(
        .configuration, "This file is UTF-16; save it as UTF-8.", file: file, position: start)
    }
    guard raw.count <= Self.maximumSize else {
      throw Problem(
        .configuration,
        "This file has \(raw.count) bytes; a configuration may have \(Self.maximumSize). "
          + "Split the flows into several flow files.", file: file, position: start)
    }
    bytes = raw.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(raw.dropFirst(3)) : raw
    lines = LineIndex(bytes: bytes, countsUTF16: true)
    if let offset = Self.firstInvalidOffset(bytes) {
      throw problem(
        "This byte is not UTF-8; save the file as UTF-8.", at: offset, in: lines)
    }
    if let (offset, scalar) = Self.firstForbiddenScalar(bytes) {
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
      throw problem(
        "The character U+\(padded) is not allowed in YAML; delete it, or write it as an escape "
          + "between double quotes.", at: offset, in: lines)
    }
    if let offset = Self.tooManyDirectives(bytes) {
      throw problem(
        "Too many lines begin with %; a configuration needs none.", at: offset, in: lines)
    }
  }

  /// The place of the Unicode scalar at `index`, as libyaml counts.
  mutating func position(ofScalar index: Int) -> SourcePosition {
    if index < known.index { known = (0, 0) }
    while known.index < index, known.offset < bytes.count {
      known.offset += 1
      while known.offset < bytes.count, bytes[known.offset] & 0xC0 == 0x80 { known.offset += 1 }
      known.index += 1
    }
    return lines.position(ofOffset: known.offset)
  }

  /// The Unicode scalar at `index`; nil at the end.
  mutating func scalar(at index: Int) -> Unicode.Scalar? {
    _ = position(ofScalar: index)
    let tail = bytes[known.offset...].prefix(4)
    return String(decoding: tail, as: UTF8.self).unicodeScalars.first
  }

  private static func firstInvalidOffset(_ bytes: [UInt8]) -> Int? {
    // The fast check first: it is vectorised, and nearly every file passes.
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// What is outside of YAML 1.2.2's `c-printable` (section 5.1), as far as UTF-8 can hold it.
  private static func firstForbiddenScalar(_ bytes: [UInt8]) -> (Int, Unicode.Scalar)? {
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85: break
      case 0...0x9F, 0xFEFF, 0xFFFE, 0xFFFF: return (offset, scalar)
      default: break
      }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  private static func tooManyDirectives(_ bytes: [UInt8]) -> Int? {
    var count = 0
    var previous: UInt8 = 0x0A
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x25, previous == 0x0A || previous == 0x0D {
        count += 1
        if count > maximumDirectives { return offset }
      }
      previous = byte
    }
    return nil
  }
}
