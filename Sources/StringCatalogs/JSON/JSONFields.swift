/// The texts, numbers and literals of an object and of the objects in it, by their paths: `result.data`.
/// Lists are read over.
package struct JSONFields: Sendable {
  /// Texts without quotes and escapes, all others as they are written; of one that stands twice the last.
  package var values: [String: String] = [:]
  /// Objects within objects that are looked into; deeper ones are read over.
  private static let depth = 8

  /// - Throws: `CatalogError` for what is not JSON, or no object.
  package init(parsing bytes: [UInt8]) throws(CatalogError) {
    self = try bytes.withUnsafeBufferPointer { (contents) throws(CatalogError) in
      let buffer = UnsafeRawBufferPointer(contents)
      do throws(JSONFault) {
        var reader = JSONReader(buffer)
        return try JSONFields(&reader)
      } catch {
        throw CatalogError(error, in: buffer)
      }
    }
  }

  private init(_ reader: inout JSONReader) throws(JSONFault) {
    reader.skipWhitespace()
    guard reader.next == UInt8(ascii: "{") else {
      throw reader.fault(.wrongType, expected: "an object in “{” and “}”")
    }
    reader.advance()
    // What the names in each object that is open have in front, the innermost last.
    var prefixes = [""]
    var isFirst = true
    while let prefix = prefixes.last {
      guard let name = try reader.nextMember(isFirst: isFirst) else {
        prefixes.removeLast()
        isFirst = false
        continue
      }
      isFirst = false
      let path = prefix + reader.string(name)
      if reader.next == UInt8(ascii: "{"), prefixes.count < Self.depth {
        reader.advance()
        prefixes.append(path + ".")
        isFirst = true
      } else {
        try readValue(path, &reader)
      }
    }
    reader.skipWhitespace()
    guard reader.next == nil else {
      throw reader.fault(.trailingData, expected: "the end of the file")
    }
  }

  private mutating func readValue(_ path: String, _ reader: inout JSONReader) throws(JSONFault) {
    switch reader.next {
    case UInt8(ascii: "\""): values[path] = reader.string(try reader.scanString())
    case UInt8(ascii: "["), UInt8(ascii: "{"): try reader.skipValue()
    default:
      let start = reader.offset
      try reader.skipValue()
      values[path] = String(decoding: reader.bytes[start..<reader.offset], as: UTF8.self)
    }
  }
}
