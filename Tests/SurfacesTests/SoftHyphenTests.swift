import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// 10 pt, each character 5 pt wide, a hyphen too. `·` stands for a soft hyphen.
@Suite struct SoftHyphenTests {
  private func text(_ marked: String) -> String {
    String(marked.map { $0 == "·" ? "\u{AD}" : $0 })
  }

  private func sized(
    _ marked: String, measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> SizedText {
    let ruler = TextRuler(
      measurer: measurer, attributes: TextAttributes(weight: .regular, locale: "de"),
      sizes: 10...10)
    return try SizedText(WrappableText(text(marked)), size: 10, ruler: ruler)
  }

  /// The lines as they are drawn.
  private func drawn(_ text: SizedText, _ limit: Double) throws -> [String] {
    let bytes = Array(text.source.text.utf8)
    let starts = try text.starts(limit: limit)
    return try zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      var line = String(decoding: bytes[start..<end], as: UTF8.self)
      var isHyphenated = line.unicodeScalars.last == "\u{AD}" && end < bytes.count
      line.unicodeScalars.removeAll { $0 == "\u{AD}" }
      while line.last?.isWhitespace == true { line.removeLast() }
      // Broken off without one.
      if try text.ruler.measure(line + "-", size: 10).width > limit { isHyphenated = false }
      return isHyphenated ? line + "-" : line
    }
  }

  @Test(
    arguments: [
      // text, characters to a line, lines, a word broken
      ("Wa·ren·korb", 9, ["Warenkorb"], false),
      // "Warenkorb" is 9, "Waren-" 6, "Wa-" 3.
      ("Wa·ren·korb", 8, ["Waren-", "korb"], false),
      ("Wa·ren·korb", 6, ["Waren-", "korb"], false),
      ("Wa·ren·korb", 5, ["Wa-", "ren-", "korb"], false),
      ("Wa·ren·korb", 4, ["Wa-", "ren-", "korb"], false),
      // "ren-" does not fit, and is no syllable of three for that: it is broken, and so is "korb".
      ("Wa·ren·korb", 3, ["Wa-", "ren", "kor", "b"], true),
      ("Wa·ren·korb", 2, ["Wa", "re", "n-", "ko", "rb"], true),
      ("Wa·ren·korb", 1, ["W", "a", "r", "e", "n", "k", "o", "r", "b"], true),
      // With other words.
      ("Im Wa·ren·korb da", 17, ["Im Warenkorb da"], false),
      ("Im Wa·ren·korb da", 12, ["Im Warenkorb", "da"], false),
      ("Im Wa·ren·korb da", 11, ["Im Waren-", "korb da"], false),
      ("Im Wa·ren·korb da", 8, ["Im Wa-", "renkorb", "da"], false),
      ("Im Wa·ren·korb da", 6, ["Im Wa-", "ren-", "korb", "da"], false),
      // A hyphen that does not fit ends nothing where the text behind it does.
      ("ab·c", 3, ["abc"], false),
      ("ab·c d", 3, ["abc", "d"], false),
      ("ab·c d", 5, ["abc d"], false),
      ("a ab·c", 4, ["a", "abc"], false),
      // At the end, in front, before a space and before a line break it stays invisible.
      ("Cart·", 4, ["Cart"], false),
      ("·Cart", 4, ["Cart"], false),
      ("Cart· now", 4, ["Cart", "now"], false),
      ("Cart·\nnow", 4, ["Cart", "now"], false),
      ("·", 4, [""], false),
      ("a ·b", 1, ["a", "b"], false),
      ("a··b", 2, ["ab"], false),
    ] as [(String, Int, [String], Bool)])
  func lines(_ marked: String, _ perLine: Int, _ lines: [String], _ breaksWord: Bool) throws {
    let sized = try sized(marked)
    let limit = Double(perLine) * 5
    #expect(try drawn(sized, limit) == lines)
    #expect(try sized.wrap(limit: limit, pixel: 0).lines == lines.count)
    #expect(try sized.wrap(limit: limit, pixel: 0).breaksWord == breaksWord)
  }

  @Test func itHasNoWidthInsideALine() throws {
    #expect(try sized("Wa·ren·korb").single.width == 45)
    #expect(try sized("·Cart·\nx·").single.width == 20)
    let measurer = FakeMeasurer()
    let sized = try sized("Im Wa·ren·korb · da·mals", measurer: measurer)
    for limit in stride(from: 1.0, to: 130, by: 1) { _ = try sized.wrap(limit: limit, pixel: 0) }
    #expect(!measurer.asks.isEmpty)
    #expect(!measurer.asks.keys.contains { $0.text.unicodeScalars.contains("\u{AD}") })
  }

  /// The line with its hyphen is measured as one text, kerning included.
  @Test func aHyphenIsMeasuredWithItsLine() throws {
    let measurer = FakeMeasurer()
    measurer.ems["Waren-"] = 2.8
    #expect(try drawn(sized("Wa·ren·korb", measurer: measurer), 28) == ["Waren-", "korb"])
    measurer.ems["Waren-"] = 3.2
    #expect(try drawn(sized("Wa·ren·korb", measurer: measurer), 31) == ["Wa-", "ren-", "korb"])
  }

  /// A syllable that is too wide is named with its hyphen, as it would stand.
  @Test(
    arguments: [
      // 25 × 1.125 + 0.5 = 28.625; 25 × 0.875 = 21.875
      (28.7, nil), (28.6, .borderline), (25, .borderline), (21.875, .borderline),
      (21.8, .exceeds),
    ] as [(Double, Verdict?)])
  func aSyllableHasAVerdict(_ limit: Double, _ verdict: Verdict?) throws {
    let word = try sized("ab·cdef·gh", measurer: FakeMeasurer(band: 0.125))
      .wrap(limit: limit, pixel: 0.5).brokenWord
    #expect(word?.verdict == verdict)
    if let word { #expect(word.word == "cdef-" && word.width == 25) }
  }

  /// "abc" needs 3, not the 3 of "ab-": a rest narrower than a hyphen goes along.
  @Test func aRestNarrowerThanAHyphenIsNotBroken() throws {
    let measurer = FakeMeasurer()
    measurer.ems["-"] = 1
    measurer.ems["ab-"] = 2
    let sized = try sized("ab·c", measurer: measurer)
    #expect(try drawn(sized, 15) == ["abc"])
    #expect(try sized.wrap(limit: 15, pixel: 0).breaksWord == false)
    #expect(try sized.wrap(limit: 15, pixel: 0).brokenWord == nil)
    #expect(try sized.wrap(limit: 14, pixel: 0).breaksWord)
  }

  @Test func lostCharactersAreThoseThatShow() throws {
    // "Waren-", and "korb" is gone, one more for the ellipsis.
    let outcome = try TestSlot.outcome(text("Wa·ren·korb da"), lines: 1, width: 30)
    // 60 pt hold 12 characters; of 12 in 30 pt 6 fit, less the ellipsis.
    #expect(outcome.kind == .truncates(lost: 7))
    let two = try TestSlot.outcome(text("Wa·ren·korb da·mals"), lines: 2, width: 30)
    // "Waren-", "korb", "damals"
    #expect(two.kind == .truncates(lost: 7))
    let invisible = try TestSlot.outcome("\u{AD}\u{200B}\u{2060}", lines: 1, width: 0)
    #expect(invisible.lostCharacters == 0)
  }

  /// Long texts have their words added up: the same lines by another way.
  @Test(arguments: [40, 1_000]) func agreesWithAPlainImplementation(_ words: Int) throws {
    var generator = SplitMix(state: UInt64(words))
    var marked = ""
    for _ in 0..<words {
      for _ in 0...(generator.next() % 4) {
        marked += String(repeating: "a", count: Int(generator.next() % 5) + 1)
        marked += ["·", "", "\u{200B}"].randomElement(using: &generator) ?? ""
      }
      marked += [" ", "  ", "\n", "· "].randomElement(using: &generator) ?? " "
    }
    let sized = try sized(marked)
    let measurer = FakeMeasurer()
    let plain = PlainLines(
      text: sized.source.text, breaks: measurer.lineBreaks(in: sized.source.text, locale: "de"),
      width: { Double($0.count { $0 != "\u{200B}" }) * 5 })
    for perLine in words > 100 ? [7] : [1, 2, 3, 4, 5, 6, 8, 11, 20, 60] {
      for extra in [0, 4.9] {
        let limit = Double(perLine) * 5 + extra
        #expect(try sized.starts(limit: limit) == plain.starts(limit: limit))
      }
    }
  }
}
