/// Reads what begins at a percent sign. Looks at each byte once, and behind the placeholder at one
/// more.
struct PlaceholderScanner {
  enum Found {
    case text, percent, placeholder
  }

  private let bytes: [UInt8]
  private let start: Int
  private let reading: FormatString.Reading
  /// Offset of the next byte; after `scan()` behind what was found.
  private(set) var index: Int

  /// Where in the order of the parts the scanner is.
  private enum Part: Int {
    case position, flags, width, precision, length
  }
  private var part = Part.position
  private var position: Int?
  private var width: Int?
  private var precision: Int?
  private var hasDot = false
  private var hasZero = false
  private var hasSpace = false
  private var hasApostrophe = false
  private var lengths: [UInt8] = []
  private var widthArgument: FormatString.Star?
  private var precisionArgument: FormatString.Star?
  private var conversion = UInt8(ascii: "@")
  private var name: Range<Int>?
  private var isCount = false

  /// - Parameter start: offset of the percent sign.
  init(bytes: [UInt8], start: Int, reading: FormatString.Reading) {
    self.bytes = bytes
    self.start = start
    self.reading = reading
    index = start + 1
  }

  /// Numbers beyond any use are kept at this: an argument list ends at 127 (`INT8_MAX`).
  private static let largest = 9_999

  mutating func scan() -> Found {
    if take("%") { return .percent }
    while let byte = peek {
      switch scan(byte) {
      case .goesOn: continue
      case .ends: return isProse ? text() : .placeholder
      case .fails: return text()
      }
    }
    return text()
  }

  private enum Step {
    case goesOn, ends, fails
  }

  private mutating func scan(_ byte: UInt8) -> Step {
    if byte == UInt8(ascii: "#"), skipName() { return .ends }
    switch byte {
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "0"):
      // A precision of its own, a flag before a width.
      if hasDot, precision == nil { return number() }
      hasZero = true
      return flag()
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"): return flag()
    case UInt8(ascii: "'"):
      hasApostrophe = true
      return flag()
    case UInt8(ascii: " "):
      guard reading == .runTime else { return .fails }
      hasSpace = true
      return flag()
    case UInt8(ascii: "*"): return star()
    case UInt8(ascii: "."): return dot()
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"),
      UInt8(ascii: "z"), UInt8(ascii: "j"), UInt8(ascii: "t"):
      index += 1
      part = .length
      lengths.append(byte)
      return .goesOn
    default: return conversion(byte)
    }
  }

  /// Whether a part may stand here. The formatter takes them in any order.
  private mutating func may(_ next: Part) -> Bool {
    if reading != .runTime, next.rawValue < part.rawValue { return false }
    part = next
    return true
  }

  private mutating func flag() -> Step {
    guard may(.flags) else { return .fails }
    index += 1
    return .goesOn
  }

  private mutating func number() -> Step {
    let value = digits()
    if take("$") {
      if precisionArgument == .next {
        precisionArgument = .position(value)
      } else if widthArgument == .next {
        widthArgument = .position(value)
      } else {
        // Behind `0`, a flag, it still is one.
        guard reading == .runTime || part.rawValue <= Part.flags.rawValue else { return .fails }
        position = value
      }
      return .goesOn
    }
    if hasDot {
      guard reading == .runTime || part == .precision, precision == nil || reading == .runTime
      else { return .fails }
      precision = value
    } else {
      guard may(.width), width == nil || reading == .runTime else { return .fails }
      width = value
    }
    return .goesOn
  }

  private mutating func star() -> Step {
    guard may(.width) else { return .fails }
    index += 1
    widthArgument = .next
    return .goesOn
  }

  private mutating func dot() -> Step {
    guard may(.precision) else { return .fails }
    index += 1
    hasDot = true
    if take("*") { precisionArgument = .next }
    return .goesOn
  }

  /// `#@name@`, whose name is letters, digits, `_` and `-`.
  private mutating func skipName() -> Bool {
    guard part == .position || reading == .runTime else { return false }
    let first = index + 2
    guard first < bytes.count, bytes[index + 1] == UInt8(ascii: "@") else { return false }
    var end = first
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    guard end > first, end < bytes.count, bytes[end] == UInt8(ascii: "@") else { return false }
    name = first..<end
    index = end + 1
    return true
  }

  private mutating func conversion(_ byte: UInt8) -> Step {
    if byte == UInt8(ascii: "a"), skipCount() { return .ends }
    guard Self.conversions.contains(byte) || isFurtherConversion(byte) else { return .fails }
    // As far as can be seen the formatter takes no apostrophe for a flag: `%50'si` is prose there.
    if reading == .runTime, hasApostrophe, index + 1 < bytes.count,
      Self.isLetter(bytes[index + 1])
    {
      return .fails
    }
    index += 1
    conversion = byte
    return .ends
  }

  private static let conversions = Set("@diouxXfFeEgGaAcCsSp".utf8)

  private func isFurtherConversion(_ byte: UInt8) -> Bool {
    switch reading {
    case .runTime: "DUOPn".utf8.contains(byte)
    case .written: "DUO".utf8.contains(byte)
    case .meant: false
    }
  }

  /// `%arg`, which stands for the number in a substitution's texts.
  private mutating func skipCount() -> Bool {
    let end = index + 3
    guard width == nil, !hasDot, lengths.isEmpty, !hasSpace, end <= bytes.count,
      bytes[index..<end].elementsEqual("arg".utf8)
    else { return false }
    if end < bytes.count, Self.isLetter(bytes[end]) { return false }
    index = end
    conversion = UInt8(ascii: "d")
    isCount = true
    return true
  }

  // MARK: Prose

  /// No placeholder: at run time everything up to here is gone, with the character that ended it.
  private mutating func text() -> Found {
    guard reading == .runTime else {
      index = start + 1
      return .text
    }
    guard index < bytes.count else { return .text }
    index += 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    return .text
  }

  private var isUnmistakable: Bool {
    if name != nil || position != nil || conversion == UInt8(ascii: "@") { return true }
    if hasZero, width != nil { return true }
    if precision != nil || widthArgument != nil || precisionArgument != nil { return true }
    return lengths.count >= 2 && "diouxX".utf8.contains(conversion)
  }

  private var isProse: Bool {
    guard reading == .meant, !isCount else { return false }
    if hasDot, precision == nil, precisionArgument == nil { return true }
    return !isUnmistakable && (precedesLetter || followsDigit)
  }

  /// What was found, once `scan()` has found a placeholder.
  ///
  /// - Parameters:
  ///   - range: where it stands, from the percent sign to its end.
  ///   - slice: the text of byte offsets.
  func placeholder(
    _ range: Range<Int>, slice: (Range<Int>) -> Substring
  ) -> FormatString.Placeholder {
    FormatString.Placeholder(
      spelling: slice(range), position: position, padsWithZeros: hasZero && name == nil,
      width: name == nil ? min(width ?? 0, 64) : 0,
      conversion: Character(UnicodeScalar(conversion)), substitution: name.map(slice),
      type: isCount ? .wholeNumber : ArgumentType(conversion: conversion, length: length),
      widthArgument: widthArgument, precisionArgument: precisionArgument, hasSpace: hasSpace,
      isCount: isCount, isUnmistakable: isUnmistakable, precedesLetter: precedesLetter,
      precedesWord: precedesWord,
      endsWord: endsWord, followsDigit: followsDigit)
  }

  /// The last modifier counts.
  private var length: ArgumentType.Width {
    var width = ArgumentType.Width.int
    for byte in lengths {
      switch byte {
      case UInt8(ascii: "h"): width = width == .short ? .char : .short
      case UInt8(ascii: "l"): width = width == .long ? .longLong : .long
      case UInt8(ascii: "z"), UInt8(ascii: "t"): width = .long
      case UInt8(ascii: "L"): width = .longDouble
      default: width = .longLong
      }
    }
    return width
  }

  private var precedesLetter: Bool { peek.map(Self.isLetter) ?? false }
  /// A letter of the Latin script follows, or an apostrophe and one: `50 % d’économie`.
  private var precedesWord: Bool {
    var next = index
    if bytes[next...].starts(with: "'".utf8) { next += 1 }
    if bytes[next...].starts(with: "’".utf8) { next += 3 }
    guard next < bytes.count else { return false }
    // `d’%@`: the word is still to come.
    if next > index, bytes[next] == UInt8(ascii: "%") { return true }
    return Self.isLetter(bytes[next]) || (0xC3...0xC9).contains(bytes[next])
  }

  private var endsWord: Bool {
    start >= 3 && bytes[start - 3..<start].allSatisfy(Self.isLetter)
  }

  private var followsDigit: Bool { start > 0 && Self.isDigit(bytes[start - 1]) }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = peek, UInt32(byte) == character.value else { return false }
    index += 1
    return true
  }

  private mutating func digits() -> Int {
    var value = 0
    while let byte = peek, Self.isDigit(byte) {
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), Self.largest)
      index += 1
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte >= 0x80
  }
}
