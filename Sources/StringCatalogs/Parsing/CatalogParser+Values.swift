/// Steps and typed values that all objects of a catalog share.
extension CatalogParser {
  /// Reads `{`. `expectation` completes "expected" where something else stands.
  mutating func openObject(_ expectation: StaticString) throws(JSONFault) -> MemberScope {
    guard reader.next == UInt8(ascii: "{") else { throw wrongType("\(expectation)") }
    reader.advance()
    return names.open()
  }

  /// Steps to the next member's value and notes a name that stands twice. Nil after `}`.
  mutating func nextMember(_ scope: inout MemberScope) throws(JSONFault) -> JSONToken? {
    guard let name = try reader.nextMember(isFirst: scope.isFirst) else {
      names.close(scope)
      return nil
    }
    scope.isFirst = false
    if let first = names.note(name, in: &scope, of: reader) {
      note(.duplicateMember, name, first: first)
    }
    return name
  }

  mutating func text(of member: StaticString) throws(JSONFault) -> String {
    reader.string(try textToken(of: member))
  }

  mutating func textToken(of member: StaticString) throws(JSONFault) -> JSONToken {
    guard reader.next == UInt8(ascii: "\"") else {
      throw wrongType("“\(member)” to be a text in double quotes")
    }
    return try reader.scanString()
  }

  /// `null` counts as absent.
  mutating func optionalText(of member: StaticString) throws(JSONFault) -> String? {
    try reader.skipNull() ? nil : try text(of: member)
  }

  /// `null` counts as absent.
  mutating func optionalBool(of member: StaticString) throws(JSONFault) -> Bool? {
    let start = reader.offset
    switch reader.next {
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): try reader.skipLiteral()
    default: throw wrongType("“\(member)” to be true or false")
    }
    switch reader.bytes[start] {
    case UInt8(ascii: "t"): return true
    case UInt8(ascii: "f"): return false
    default: return nil
    }
  }

  /// `null` counts as absent.
  mutating func optionalInteger(of member: StaticString) throws(JSONFault) -> Int? {
    if try reader.skipNull() { return nil }
    let start = reader.offset
    let expectation = "“\(member)” to be a whole number"
    guard let byte = reader.next, byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) else {
      throw wrongType(expectation)
    }
    let range = try reader.scanNumber()
    guard let number = Int(String(decoding: reader.bytes[range], as: UTF8.self)) else {
      throw wrongType(expectation, at: start)
    }
    return number
  }

  // MARK: Faults and irregularities

  @inline(never)
  func wrongType(_ expectation: String, at place: Int? = nil) -> JSONFault {
    let start = place ?? reader.offset
    var found: String?
    switch start < reader.bytes.count ? reader.bytes[start] : 0 {
    case UInt8(ascii: "{"): found = "an object"
    case UInt8(ascii: "["): found = "an array"
    case UInt8(ascii: "\""): found = "a text, \(reader.describe(at: start))"
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      found = "a number, \(reader.describe(at: start))"
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      var probe = reader
      do { try probe.skipLiteral() } catch { return error }
    default: return reader.fault(.syntax, at: start, expected: expectation)
    }
    return reader.fault(.wrongType, at: start, expected: expectation, found: found)
  }

  @inline(never)
  mutating func note(
    _ kind: StringCatalog.Irregularity.Kind, _ token: JSONToken, first: Int? = nil,
    in place: StringCatalog.Irregularity.Place? = nil,
    value: StringCatalog.Irregularity.ValueKind? = nil
  ) {
    note(
      kind, name: reader.string(token), offset: token.quote, first: first, in: place, value: value)
  }

  @inline(never)
  mutating func note(
    _ kind: StringCatalog.Irregularity.Kind, name: String, offset: Int, first: Int? = nil,
    in place: StringCatalog.Irregularity.Place? = nil,
    value: StringCatalog.Irregularity.ValueKind? = nil
  ) {
    irregularities.append(
      StringCatalog.Irregularity(
        kind: kind, name: name, offset: offset, key: currentKey.map(reader.string),
        locale: currentLocale.map(reader.string),
        firstOffset: first, place: place, value: value))
  }

  // MARK: Members that the format does not have

  /// Passes over a member and notes what it holds: a text that went astray, or something new.
  @inline(never)
  mutating func skipUnknown(
    _ name: JSONToken, in place: StringCatalog.Irregularity.Place,
    kind: StringCatalog.Irregularity.Kind = .unknownMember
  ) throws(JSONFault) {
    let value = valueKind
    note(kind, name, in: place, value: value)
    guard value == .object else { return try reader.skipValue() }
    let index = irregularities.count - 1
    irregularities[index].members = try skipObject()
  }

  /// Notes on the unknown members of the object that began at `start` that it lacks a known one.
  @inline(never)
  mutating func noteLack(
    of member: String, in place: StringCatalog.Irregularity.Place, since start: Int
  ) {
    var index = irregularities.count - 1
    while index >= 0, irregularities[index].offset > start {
      if irregularities[index].place == place { irregularities[index].lacking.append(member) }
      index -= 1
    }
  }

  /// What the next value is, by its first byte.
  var valueKind: StringCatalog.Irregularity.ValueKind {
    switch reader.next {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .text
    default: .other
    }
  }

  /// Reads an object and returns those names right inside it that the format has anywhere.
  private mutating func skipObject() throws(JSONFault) -> [String] {
    reader.advance()
    var known: [String] = []
    var isFirst = true
    while let name = try reader.nextMember(isFirst: isFirst) {
      isFirst = false
      if let member = CatalogMember(name, of: reader), !known.contains(member.rawValue) {
        known.append(member.rawValue)
      }
      try reader.skipValue()
    }
    return known
  }
}
