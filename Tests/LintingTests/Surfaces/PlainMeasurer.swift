import TextMeasurement

/// Every grapheme cluster is half its font size wide; lines may end after a space. So layouts come
/// out by plain arithmetic, without a face.
final class PlainMeasurer: TextMeasuring {
  func shape(
    _ text: String, _ attributes: TextAttributes, size: Double
  ) throws(MeasurementError) -> ShapedText {
    let run = ShapedRun(
      script: "Latn", face: nil, utf8Range: 0..<text.utf8.count, level: 0,
      em: Double(text.count) / 2, glyphCount: text.count,
      correction: WidthCorrection(
        id: "plain", scale: 1, beta: 0, gamma: 0, usesSystemTracking: false, band: 0))
    return ShapedText(runs: [run], band: 0)
  }

  func lineBreaks(in text: String, locale: String) -> [LineBreak] {
    var breaks: [LineBreak] = []
    var offset = 0
    for character in text {
      offset += character.utf8.count
      if character == " " { breaks.append(LineBreak(utf8Offset: offset, isMandatory: false)) }
    }
    breaks.append(LineBreak(utf8Offset: offset, isMandatory: true))
    return breaks
  }
}
