/// Why a lock could not be read.
public struct FontLockError: Error, Hashable, Sendable {
  /// From 1.
  public var line: Int
  public var message: String
}

extension FontLock {
  /// The text of the file, with a newline at its end.
  public var text: String {
    var lines = [
      "copyfit-lock 1", "freetype \(Self.escaped(versions.freeType))",
      "harfbuzz \(Self.escaped(versions.harfBuzz))", "icu \(Self.escaped(versions.icu))",
    ]
    lines += faces.map { face in
      let weights = face.weights.map(\.rawValue).joined(separator: ",")
      let fields = [
        face.script, weights, face.postScriptName, face.revision, face.sha256, face.correction,
        face.coefficients, face.file,
      ]
      return "face " + fields.map(Self.escaped).joined(separator: " ")
    }.sorted()
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the text of a lock. Line ends may be CRLF; empty lines and lines with `#` do not count.
  public init(text: String) throws(FontLockError) {
    versions = LibraryVersions(harfBuzz: "", freeType: "", icu: "")
    faces = []
    var hasHeader = false
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let fields = line.split(separator: " ").map { Self.unescaped($0) }
      guard let keyword = fields.first, !keyword.hasPrefix("#") else { continue }
      if !hasHeader {
        guard fields == ["copyfit-lock", "1"] else {
          throw FontLockError(
            line: number,
            message: "this is no lock that this version reads: one begins with `copyfit-lock 1`")
        }
        hasHeader = true
      } else {
        try read(keyword, Array(fields.dropFirst()), line: number)
      }
    }
    if !hasHeader {
      throw FontLockError(
        line: 1, message: "the lock is empty")
    }
  }

  private mutating func read(_ keyword: String, _ fields: [String], line: Int)
    throws(FontLockError)
  {
    switch (keyword, fields.count) {
    case ("freetype", 1): versions.freeType = fields[0]
    case ("harfbuzz", 1): versions.harfBuzz = fields[0]
    case ("icu", 1): versions.icu = fields[0]
    case ("face", 8):
      var weights: [FontWeight] = []
      for name in fields[1].split(separator: ",", omittingEmptySubsequences: false) {
        guard let weight = FontWeight(rawValue: String(name)) else {
          throw FontLockError(
            line: line,
            message: "unknown weight `\(name)`; known are "
              + FontWeight.allCases.map(\.rawValue).joined(separator: ", "))
        }
        weights.append(weight)
      }
      faces.append(
        Face(
          script: fields[0], weights: weights, postScriptName: fields[2], revision: fields[3],
          sha256: fields[4], correction: fields[5], coefficients: fields[6], file: fields[7]))
    case ("freetype", _), ("harfbuzz", _), ("icu", _), ("face", _):
      throw FontLockError(
        line: line,
        message: "`\(keyword)` takes \(keyword == "face" ? 8 : 1) fields, here are \(fields.count)")
    default:
      throw FontLockError(
        line: line, message: "unknown line `\(keyword)`; known are freetype, harfbuzz, icu and face"
      )
    }
  }

  /// An empty field is written as `%`.
  static func escaped(_ field: String) -> String {
    if field.isEmpty { return "%" }
    var result = ""
    for scalar in field.unicodeScalars {
      if scalar == "%" || scalar.properties.isWhitespace || scalar.value < 0x20
        || scalar.value == 0x7F
      {
        for byte in UTF8.encode(scalar) ?? .init() {
          let digits = String(byte, radix: 16, uppercase: true)
          result += "%" + (digits.count == 1 ? "0" : "") + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func unescaped(_ field: some StringProtocol) -> String {
    if field == "%" { return "" }
    var bytes: [UInt8] = []
    let utf8 = Array(field.utf8)
    var index = 0
    while index < utf8.count {
      if utf8[index] == 0x25, index + 2 < utf8.count,
        let byte = UInt8(String(decoding: utf8[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(utf8[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
