import Testing
import TextMeasurement

@Suite(KnownFaces.condition) struct HostileTextTests {
  static let million = 1_000_000

  /// A megabyte of each kind: a finite width, in time that grows with the length alone.
  @Test(arguments: [
    String(repeating: "a", count: million), String(repeating: "aб", count: million / 3),
    String(repeating: "(", count: million / 2) + String(repeating: "]", count: million / 2),
    String(repeating: "א(", count: million / 6) + String(repeating: "]", count: million / 6),
    "a" + String(repeating: "\u{301}", count: million / 2),
    String(repeating: "ا1", count: million / 3),
    String(repeating: "\u{1F468}\u{200D}", count: million / 7),
    String(repeating: "\u{1F1E6}", count: million / 4),
    String(repeating: "\u{2067}", count: million / 3),
    String(repeating: "\u{1100}", count: million / 3), String(repeating: "\0", count: million),
    String(repeating: "\u{10FFFD}", count: million / 4),
    String(repeating: "字、", count: million / 6),
    String(repeating: "\n", count: million), String(repeating: "٠।", count: million / 6),
  ])
  func megabyte(text: String) throws {
    let measurer = FontMeasurer()
    let shaped = try measurer.shape(text, semibold("ar"), size: 15)
    #expect(shaped.width(size: 15).isFinite)
    #expect(shaped.band >= 0 && shaped.band < 0.2)
    #expect(measurer.lineBreaks(in: text, locale: "ar").last?.utf8Offset == text.utf8.count)
  }

  @Test(arguments: [
    "\0", "\u{1B}[31m", "\u{FEFF}", "\u{200E}", "\u{202E}", "\u{AD}", "\t\n\r", "\u{2028}\u{2029}",
    "\u{85}", "\u{200B}\u{2060}", "\u{FE0F}", "\u{200D}", "\u{115F}\u{1160}", "\u{3164}",
  ])
  func withoutWidth(text: String) throws {
    let printable = text.unicodeScalars.filter { (0x20...0x7E).contains($0.value) }.count
    let shaped = try FontMeasurer().shape(text, semibold("en"), size: 15)
    #expect((shaped.width(size: 15) == 0) == (printable == 0))
    #expect(shaped.missing.isEmpty)
  }

  /// Every character alone and between letters: finite, and no crash.
  @Test(
    arguments: [0x0...0x2FFF, 0x3000...0xD7FF, 0xE000...0x1FFFF, 0xE0000...0xE0FFF]
      as [ClosedRange<UInt32>])
  func everyCharacter(range: ClosedRange<UInt32>) throws {
    let measurer = FontMeasurer()
    var text = ""
    for value in range {
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.unicodeScalars.append(scalar)
      guard value % 64 == 0 else { continue }
      let shaped = try measurer.shape(text, semibold("en"), size: 15)
      #expect(shaped.width(size: 15).isFinite && shaped.width(size: 15) >= -200)
      text = ""
    }
  }

  @Test(arguments: ["", "not a locale", "\0", String(repeating: "x", count: 5000), "en-u-nu-arab"])
  func locales(locale: String) throws {
    let shaped = try FontMeasurer().shape("Cart", semibold(locale), size: 15)
    #expect(abs(shaped.width(size: 15) - 31.324) < 0.0005)
  }

  @Test(arguments: [0.0, -1, .infinity, -.infinity, .nan, 1e300])
  func sizes(size: Double) throws {
    _ = try FontMeasurer().shape("Cart", semibold("en"), size: size).width(size: size)
  }
}
