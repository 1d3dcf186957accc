/// Why a file is not a String Catalog that can be read, and where.
public struct CatalogError: Error, Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// Nothing in the file, or white space only.
    case empty
    /// UTF-16 or UTF-32, told by a byte order mark or by NUL bytes around the first bracket.
    case notUTF8Encoding = "not-utf-8-encoding"
    case mergeConflict = "merge-conflict"
    case invalidUTF8 = "invalid-utf-8"
    /// The file ends inside an object, an array or a text.
    case truncated
    case trailingComma = "trailing-comma"
    /// A name, colon, comma, value or bracket is missing.
    case syntax
    case badEscape = "bad-escape"
    case loneSurrogate = "lone-surrogate"
    /// A control character that stands unescaped in a text, a line break above all.
    case controlCharacter = "control-character"
    case badNumber = "bad-number"
    /// Something follows the closing bracket.
    case trailingData = "trailing-data"
    /// JSON, but a member holds another type than a String Catalog's.
    case wrongType = "wrong-type"
    /// JSON, but `sourceLanguage` or `strings` is not there.
    case missingMember = "missing-member"
  }

  public var kind: Kind
  public var position: SourcePosition
  /// The same place as a byte offset into the file.
  public var offset: Int
  /// What should stand there, in words.
  public var expected: String
  /// What stands there instead, in words.
  public var found: String
  /// Everything a person needs but the place: what was expected, what is there, what to do.
  public var message: String
}

extension CatalogError: CustomStringConvertible {
  public var description: String { "\(position.line):\(position.column): \(message)" }
}

extension CatalogError {
  /// Gives a fault its place. Conflict markers explain any fault, wherever the reader tripped.
  init(_ fault: JSONFault, in bytes: UnsafeRawBufferPointer) {
    let lines = LineIndex(bytes: bytes)
    if let marker = ConflictMarker.first(in: bytes) {
      let position = lines.position(ofOffset: marker.offset, in: bytes)
      self.init(
        kind: .mergeConflict, position: position, offset: marker.offset, expected: "JSON",
        found: "a merge conflict marker",
        message: "merge conflict marker at line \(position.line): “\(marker.text)”. "
          + "Settle the conflict, delete its marker lines and save the file again.")
      return
    }
    self.init(fault, at: lines.position(ofOffset: fault.offset, in: bytes))
  }

  init(_ fault: JSONFault, at position: SourcePosition) {
    var message = "expected \(fault.expected), found \(fault.found)"
    if let advice = fault.advice { message += ". " + advice }
    self.init(
      kind: fault.kind, position: position, offset: fault.offset, expected: fault.expected,
      found: fault.found, message: message)
  }
}
