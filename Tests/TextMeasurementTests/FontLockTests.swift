import Testing

@testable import TextMeasurement

@Suite struct FontLockTests {
  private static let versions = LibraryVersions(harfBuzz: "6.0.0", freeType: "2.12.1", icu: "72.1")

  private static func face(
    _ script: String, _ weight: FontWeight, _ name: String, revision: String = "3.019",
    file: String? = nil
  ) -> FaceReport {
    FaceReport(
      script: script, weight: weight, family: "F", style: "S", postScriptName: name,
      file: file ?? "\(name).otf", path: "/fonts/\(name).otf", revision: revision,
      sha256: String(repeating: "0f", count: 32), correction: "row-\(name.lowercased())",
      band: 0.025)
  }

  private static let faces = [
    face("Latn", .semibold, "Inter-SemiBold"), face("Arab", .semibold, "NotoSansArabic-Bold"),
    face("Arab", .bold, "NotoSansArabic-Bold"),
    face("Thai", .regular, "Odd Name %1", file: "a b%.ttf"),
    face("Zsym", .bold, "NotoSansSymbols-Bold"), face("Zsym", .bold, "NotoSansMath-Regular"),
  ]

  @Test func roundTrip() throws {
    let lock = FontLock(versions: Self.versions, faces: Self.faces)
    let text = lock.text
    let read = try FontLock(text: text)
    #expect(read.text == text)
    #expect(read.differences(versions: Self.versions, faces: Self.faces) == [])
    #expect(read.faces.count == 5)
    #expect(text.contains("face Arab semibold,bold NotoSansArabic-Bold 3.019 "))
    let windows = try FontLock(text: text.split(separator: "\n").joined(separator: "\r\n"))
    #expect(windows == read)
  }

  @Test func differencesNameBoth() throws {
    let lock = FontLock(versions: Self.versions, faces: Self.faces)
    var found = Self.faces[0]
    found.revision = "4.001"
    #expect(
      lock.differences(versions: Self.versions, faces: [found]) == [
        "Latn semibold: the lock has Inter-SemiBold 3.019 (Inter-SemiBold.otf, row-inter-semibold 1.0/0.0/0.0, "
          + "sha256 0f0f0f0f0f0f…), this machine Inter-SemiBold 4.001 (Inter-SemiBold.otf, "
          + "row-inter-semibold 1.0/0.0/0.0, sha256 0f0f0f0f0f0f…)"
      ])
    var hashed = Self.faces[5]
    hashed.sha256 = String(repeating: "1", count: 64)
    #expect(lock.differences(versions: Self.versions, faces: [hashed]).count == 1)
    let other = Self.face("Latn", .semibold, "InterVariable")
    #expect(
      lock.differences(versions: Self.versions, faces: [other])[0].contains(
        "lock has Inter-SemiBold"))
    let added = Self.face("Hebr", .semibold, "NotoSansHebrew-Bold")
    #expect(
      lock.differences(versions: Self.versions, faces: [added])[0].contains("the lock has no face"))
    var versions = Self.versions
    versions.harfBuzz = "8.3.0"
    #expect(
      lock.differences(versions: versions, faces: []) == [
        "HarfBuzz: the lock has 6.0.0, this machine 8.3.0"
      ])
  }

  @Test(arguments: [
    ("", 1, "empty"), ("# nothing\n\n", 1, "empty"), ("face a b", 1, "copyfit-lock 1"),
    ("copyfit-lock 2", 1, "begins with `copyfit-lock 1`"),
    ("copyfit-lock 1\nfase x", 2, "unknown line `fase`"),
    ("copyfit-lock 1\nface Latn semibold", 2, "takes 8 fields"),
    ("copyfit-lock 1\n\nicu", 3, "takes 1 fields"),
    ("copyfit-lock 1\nface Latn heavy a b c d e f", 2, "unknown weight `heavy`"),
    ("{\"json\": 1}", 1, "copyfit-lock 1"), ("\0\0\0", 1, "copyfit-lock 1"),
  ])
  func malformed(text: String, line: Int, message: String) {
    #expect {
      try FontLock(text: text)
    } throws: { error in
      guard let error = error as? FontLockError else { return false }
      return error.line == line && error.message.contains(message)
    }
  }

  @Test(arguments: ["", "%", "a b", "%41", "ä\u{2028}\n", "%zz", "\u{1F6D2}", "tab\t"])
  func escaping(field: String) {
    let escaped = FontLock.escaped(field)
    #expect(!escaped.isEmpty && !escaped.contains { $0.isWhitespace })
    #expect(FontLock.unescaped(escaped) == field)
  }

  @Test(KnownFaces.condition) func realChain() throws {
    let measurer = FontMeasurer()
    _ = try measurer.shape("Cart السلة", semibold("en"), size: 15)
    let used = measurer.usedFaces()
    #expect(used.map(\.postScriptName) == ["NotoSansArabic-Bold", "Inter-SemiBold"])
    #expect(used[1].family == "Inter" && used[1].style == "Semi Bold")
    #expect(used[1].file == "Inter-SemiBold.otf" && used[1].revision == "3.019")
    #expect(used[1].sha256.count == 64)
    let whole = FontMeasurer().chainFaces(weights: [.semibold]).faces
    let lock = FontLock(versions: FontMeasurer.libraryVersions, faces: whole)
    #expect(
      try FontLock(text: lock.text).differences(versions: FontMeasurer.libraryVersions, faces: used)
        == [])
  }
}
