import Testing

@testable import StringCatalogs

@Suite struct ConflictMarkerTests {
  static func merged(_ markers: [String], before: String = "", lineEnd: String = "\n") -> String {
    ([
      "{", "  \"sourceLanguage\" : \"en\",", before, "  \"strings\" : {",
    ] + markers + ["  }", "}"]).joined(separator: lineEnd)
  }

  @Test(
    arguments: ["<<<<<<< HEAD", "<<<<<<<", "=======", ">>>>>>> main", "||||||| 1a2b3c"],
    ["\n", "\r\n"])
  func anyMarker(marker: String, lineEnd: String) throws {
    let error = try readingError(Self.merged([marker], lineEnd: lineEnd))
    #expect(error.kind == .mergeConflict)
    #expect(error.position == SourcePosition(line: 5, column: 1))
    #expect(error.message.hasPrefix("merge conflict marker at line 5: “\(marker)”"))
  }

  @Test func theFirstOfSeveral() throws {
    let error = try readingError(
      Self.merged([
        "    \"a\" : {},", "<<<<<<< ours", "    \"b\" : {}", "=======", "    \"c\" : {}",
        ">>>>>>> theirs",
      ]))
    #expect(error.message.contains("merge conflict marker at line 6: “<<<<<<< ours”"))
  }

  /// The reader trips before the marker (a comma), after it would have (wrong type) or at the end.
  @Test(arguments: ["  \"x\" : [1,],", "  \"version\" : 1,", "  \"x\" : \"\\q\","])
  func whereverTheReaderTrips(before: String) throws {
    let error = try readingError(Self.merged(["<<<<<<< HEAD"], before: before))
    #expect(error.kind == .mergeConflict)
    #expect(error.position.line == 5)
  }

  @Test func atTheStartAndTheEndOfTheFile() throws {
    #expect(try readingError("<<<<<<< HEAD\n{}").message.contains("at line 1:"))
    #expect(try readingError("\u{FEFF}<<<<<<< HEAD\n{}").message.contains("at line 1:"))
    #expect(try readingError("{\n=======").message.contains("at line 2:"))
  }

  @Test(arguments: [
    "  <<<<<<< HEAD", "<<<<<<", "<<<<<<<<", "========", "<<<<<<=", "<<<<<<<HEAD",
  ])
  func otherLinesAreNoMarkers(line: String) throws {
    let error = try readingError(Self.merged([line]))
    #expect(error.kind == .syntax)
    #expect(error.position.line == 5)
  }

  @Test func markersInsideTextsAreTexts() throws {
    let text = #"\n<<<<<<< HEAD\n=======\n>>>>>>> main"#
    let sound = try catalog(strings: "\n\"<<<<<<< HEAD\":{\n\"comment\":\n\"\(text)\"}")
    #expect(sound.entry(forKey: "<<<<<<< HEAD")?.comment?.contains("\n=======\n") == true)
    let broken = try readingError(Self.merged(["\"<<<<<<< HEAD\" {"]))
    #expect(broken.kind == .syntax)
  }
}
