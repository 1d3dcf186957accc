import Testing
import TextMeasurement

@Suite(KnownFaces.condition) struct HostileTextTests {
  /// Up to a megabyte: a finite width, in time that grows with the length alone. Texts are given as
  /// parts and how often each is repeated, in thousands.
  @Test(
    arguments: [
      [("a", 1000)], [("aб", 80)], [("(", 120), ("]", 120)], [("א(", 50), ("]", 50)],
      [("a", 1), ("\u{301}", 150)], [("ا1", 80)], [("\u{1F468}\u{200D}", 50)], [("\u{1F1E6}", 100)],
      [("\u{2067}", 100)], [("\u{1100}", 100)], [("\0", 1000)], [("\u{10FFFD}", 80)],
      [("字、", 80)], [("\n", 300)], [("٠।", 50)],
    ] as [[(String, Int)]])
  func longText(parts: [(String, Int)]) throws {
    let text = parts.map { String(repeating: $0.0, count: $0.1 * 1000) }.joined()
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
    // What iOS makes of a control that is no white space nobody knows: it is named, not passed over.
    let controls = text.unicodeScalars.filter { ["\0", "\u{1B}"].contains($0) }
    #expect(shaped.missing == Array(controls))
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
      #expect(shaped.width(size: 15).isFinite)
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
    let shaped = try FontMeasurer().shape("Cart", semibold("en"), size: size)
    // Inter has no optical sizes: the size asked for changes nothing.
    #expect(shaped.runs[0].em == 5982.0 / 2816)
    #expect(abs(shaped.width(size: 15) - 31.324) < 0.0005)
    #expect(shaped.width(size: size).isNaN || !size.isNaN)
  }
}
