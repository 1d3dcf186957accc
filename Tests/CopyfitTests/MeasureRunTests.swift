import Linting
import Testing
import TextMeasurement

@testable import copyfit

/// Every character is half an em wide, with the coefficients of the worked figures; `?` has no
/// face, `!` a broken one.
private final class FixedMeasurer: TextMeasuring {
  func shape(
    _ text: String, _ attributes: TextAttributes, size: Double
  ) throws(MeasurementError) -> ShapedText {
    if text == "?" {
      throw .missingFace(
        postScriptName: "NotoSansThai-Bold", script: "Thai", aptPackage: "fonts-noto-core",
        brewCask: "font-noto-sans-thai")
    }
    if text == "!" { throw .unreadableFont(file: "F.otf", reason: "unknown file format") }
    let count = text.unicodeScalars.count
    let correction = WidthCorrection(
      id: "fixed", scale: 1, beta: 0, gamma: 0, usesSystemTracking: false, band: 0.05)
    let run = ShapedRun(
      script: "Latn", face: "Fixed", utf8Range: 0..<text.utf8.count, level: 0,
      em: Double(count) / 2, glyphCount: count, correction: correction)
    return ShapedText(runs: [run], band: 0.05, extraTracking: attributes.extraTracking)
  }

  func lineBreaks(in text: String, locale: String) -> [LineBreak] { [] }
}

@Suite struct MeasureRunTests {
  /// 4 characters of half an em at 10 pt are 20 pt, and 4 × 0.5 pt of tracking make 22.
  @Test func widthsComeWithTheirBand() throws {
    let options = MeasureOptions(texts: ["Cart"], size: 10, tracking: 0.5)
    let report = MeasureRun.report(options, measurer: FixedMeasurer())
    let row = try #require(report.rows.first)
    #expect(row.width == 22)
    #expect(abs(row.low - 20.9) < 1e-9)
    #expect(abs(row.high - 23.1) < 1e-9)
    #expect(row.glyphs == 4)
    #expect(row.runs.map(\.text) == ["Cart"])
  }

  @Test func oneTextThatFailsDoesNotStopTheRest() {
    let options = MeasureOptions(texts: ["?", "Cart", "?", "!"])
    let report = MeasureRun.report(options, measurer: FixedMeasurer())
    #expect(report.rows.map(\.text) == ["Cart"])
    #expect(report.problems.map(\.kind) == [.missingFont, .unreadableFont])
    #expect(report.problems.first?.message.contains("apt-get install fonts-noto-core") == true)
    #expect(report.problems.last?.file == "F.otf")
  }
}
