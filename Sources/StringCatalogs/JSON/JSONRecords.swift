/// A list of flat objects in a file of our own: `{"NAME": [{"a": "…", "b": "…"}, …]}`. Read with the
/// catalog's reader, so with its places and its words for what is wrong.
package struct JSONRecords: Sendable {
  package struct Record: Sendable {
    /// Members that are texts; of one that stands twice the last.
    package var members: [String: String]
    /// The object's `{`.
    package var position: SourcePosition
  }

  package var records: [Record]
  /// The text or number at the top level under each name, as written.
  package var values: [String: String]

  /// - Parameter list: the member that holds the records.
  /// - Throws: `CatalogError` for what is not JSON, or has another shape.
  package init(parsing bytes: [UInt8], list: String) throws(CatalogError) {
    self = try bytes.withUnsafeBufferPointer { (contents) throws(CatalogError) in
      let buffer = UnsafeRawBufferPointer(contents)
      do throws(JSONFault) {
        let lines = LineIndex(bytes: bytes, countsUTF16: true)
        var reader = RecordReader(reader: JSONReader(buffer), lines: lines)
        return try reader.read(list: list)
      } catch {
        throw CatalogError(error, in: buffer)
      }
    }
  }

  fileprivate init(records: [Record], values: [String: String]) {
    self.records = records
    self.values = values
  }
}

private struct RecordReader {
  var reader: JSONReader
  let lines: LineIndex

  mutating func read(list: String) throws(JSONFault) -> JSONRecords {
    reader.skipWhitespace()
    try open("{", "an object in “{” and “}”")
    var records: [JSONRecords.Record]?
    var values: [String: String] = [:]
    var isFirst = true
    while let name = try reader.nextMember(isFirst: isFirst) {
      isFirst = false
      let name = reader.string(name)
      if name == list {
        records = try readList(name)
      } else {
        let start = reader.offset
        try reader.skipValue()
        values[name] = String(decoding: reader.bytes[start..<reader.offset], as: UTF8.self)
      }
    }
    reader.skipWhitespace()
    guard reader.next == nil else {
      throw reader.fault(.trailingData, expected: "the end of the file")
    }
    guard let records else {
      throw reader.fault(
        .missingMember, at: 0, expected: "a member “\(list)”", found: "an object without one")
    }
    return JSONRecords(records: records, values: values)
  }

  private mutating func readList(_ name: String) throws(JSONFault) -> [JSONRecords.Record] {
    try open("[", "the list “\(name)” in “[” and “]”")
    var records: [JSONRecords.Record] = []
    var isFirst = true
    while try reader.nextElement(isFirst: isFirst) {
      isFirst = false
      records.append(try readRecord())
    }
    return records
  }

  private mutating func readRecord() throws(JSONFault) -> JSONRecords.Record {
    let position = lines.position(ofOffset: reader.offset)
    try open("{", "an object in “{” and “}”")
    var members: [String: String] = [:]
    var isFirst = true
    while let name = try reader.nextMember(isFirst: isFirst) {
      isFirst = false
      if reader.next == UInt8(ascii: "\"") {
        members[reader.string(name)] = reader.string(try reader.scanString())
      } else {
        try reader.skipValue()
      }
    }
    return JSONRecords.Record(members: members, position: position)
  }

  private mutating func open(_ bracket: Unicode.Scalar, _ what: String) throws(JSONFault) {
    guard reader.next == UInt8(ascii: bracket) else {
      throw reader.fault(.wrongType, expected: what)
    }
    reader.advance()
  }
}
