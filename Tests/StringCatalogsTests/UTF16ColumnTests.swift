import Testing

@testable import StringCatalogs

/// Columns in UTF-16 code units, against Swift's own counting.
@Suite struct UTF16ColumnTests {
  static let samples = [
    "", "ascii only", "é日😀\u{10FFFF}", "\u{FEFF}é\"x\"", "a\r\né\tb\rü😀c\n\n", "\t\té",
    "\u{FEFF}", String(repeating: "é😀a日", count: 250), String(repeating: "x", count: 2_100),
    String(repeating: "line é 😀\r\n", count: 100),
  ]

  @Test(arguments: samples.indices) func everyCharacter(number: Int) {
    let text = Self.samples[number]
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes: bytes, countsUTF16: true)
    let plain = LineIndex(bytes: bytes)
    var lineStart = text.hasPrefix("\u{FEFF}") ? 3 : 0
    var line = 1
    for place in text.unicodeScalars.indices {
      let offset = text.utf8.distance(from: text.startIndex, to: place)
      let position = index.position(ofOffset: offset)
      #expect(position == plain.position(ofOffset: offset))
      #expect(plain.position(ofOffset: offset).utf16Column == nil)
      if position.line != line {
        line = position.line
        lineStart = offset
      }
      let before = String(decoding: bytes[min(lineStart, offset)..<offset], as: UTF8.self)
      #expect(position.utf16Column == before.utf16.count + 1, "offset \(offset)")
      bytes.withUnsafeBytes { buffer in
        let single = plain.position(ofOffset: offset, in: buffer)
        #expect(single.utf16Column == position.utf16Column, "offset \(offset)")
      }
    }
  }

  @Test(arguments: [-5, 3, 4, 9]) func outsideOfTheFile(offset: Int) {
    let bytes = Array("é1".utf8)
    let position = LineIndex(bytes: bytes, countsUTF16: true).position(ofOffset: offset)
    #expect(position.utf16Column == max(1, offset))
    bytes.withUnsafeBytes { buffer in
      let single = LineIndex(bytes: bytes).position(ofOffset: offset, in: buffer)
      #expect(single.utf16Column == max(1, offset))
    }
  }

  @Test func anErrorHasIt() {
    let error = #expect(throws: CatalogError.self) {
      _ = try StringCatalog(parsing: #"{ "é😀": tru }"#)
    }
    #expect(error?.position.column == 13)
    #expect(error?.position.utf16Column == 10)
  }
}
