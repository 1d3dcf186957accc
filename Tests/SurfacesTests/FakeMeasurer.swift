import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Gives every grapheme cluster the same advance, so that layouts come out by plain arithmetic;
/// invisible ones have none. Lines may end after white space that does not glue, after a soft hyphen
/// and a zero width space, and must end after a line break.
final class FakeMeasurer: TextMeasuring {
  struct Ask: Hashable {
    var text: String
    var attributes: TextAttributes
    var size: Double
  }

  var em: Double
  var band: Double
  /// Widths in points of whole texts at a size, in place of the constant advance.
  var widths: [String: [Double: Double]] = [:]
  /// Em of whole texts, in place of the constant advance.
  var ems: [String: Double] = [:]
  /// Bands of whole texts, in place of the common one.
  var bands: [String: Double] = [:]
  private(set) var asks: [Ask: Int] = [:]
  private(set) var shapedBytes = 0
  private(set) var lineBreakAsks: [String: Int] = [:]
  var error: MeasurementError?

  init(em: Double = 0.5, band: Double = 0) {
    self.em = em
    self.band = band
  }

  func shape(
    _ text: String, _ attributes: TextAttributes, size: Double
  ) throws(MeasurementError) -> ShapedText {
    if let error { throw error }
    asks[Ask(text: text, attributes: attributes, size: size), default: 0] += 1
    shapedBytes += text.utf8.count
    let em =
      widths[text]?[size].map { $0 / size } ?? ems[text] ?? Double(
        text.count { !Self.isInvisible($0) }) * em
    let band = bands[text] ?? band
    let run = ShapedRun(
      script: "Latn", face: nil, utf8Range: 0..<text.utf8.count, level: 0, em: em,
      glyphCount: text.count { !Self.isInvisible($0) },
      correction: WidthCorrection(
        id: "fake", scale: 1, beta: 0, gamma: 0, usesSystemTracking: false, band: band))
    return ShapedText(runs: [run], band: band, extraTracking: attributes.extraTracking)
  }

  private static func isInvisible(_ character: Character) -> Bool {
    !character.isASCII
      && character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }

  private static func isOpportunity(_ character: Character) -> Bool {
    if character == "\u{AD}" || character == "\u{200B}" { return true }
    return character.isWhitespace && !character.isNewline && character != "\u{A0}"
      && character != "\u{202F}"
  }

  func lineBreaks(in text: String, locale: String) -> [LineBreak] {
    lineBreakAsks[text, default: 0] += 1
    var breaks: [LineBreak] = []
    var offset = 0
    var isAfterSpace = false
    for character in text {
      if isAfterSpace, !character.isWhitespace, character != "\u{200B}" {
        breaks.append(LineBreak(utf8Offset: offset, isMandatory: false))
      }
      isAfterSpace = Self.isOpportunity(character)
      offset += character.utf8.count
      if character.isNewline { breaks.append(LineBreak(utf8Offset: offset, isMandatory: true)) }
    }
    if breaks.last?.utf8Offset != offset {
      breaks.append(LineBreak(utf8Offset: offset, isMandatory: true))
    }
    return breaks
  }
}

/// Shorthand for the tests.
enum Trail {
  static func copy(
    _ titles: [String], positions: [[String]]? = nil, numbers: [[String]]? = nil,
    locale: String = "en", isRightToLeft: Bool = false
  ) -> StepTrail.Copy {
    let steps = titles.indices.map { $0 + 1 }
    return StepTrail.Copy(
      locale: locale, isRightToLeft: isRightToLeft, titles: titles,
      positions: positions ?? [steps.map { "Step \($0) of \(titles.count)" }],
      numbers: numbers ?? [steps.map { "\($0)" }])
  }

  static func cell(
    _ copy: StepTrail.Copy, style: StepTrail.Style = .init(),
    _ category: ContentSizeCategory = .large, width: Double, scale: DisplayScale = .x3,
    measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> LayoutCell {
    let layout = try StepTrail.layout(
      copy, style: style, contentSizes: [category],
      places: [Place(width: width, displayScale: scale)], measurer: measurer)
    #expect(layout.cells.count == 1)
    return try #require(layout.cells.first)
  }

  static func threshold(
    _ copy: StepTrail.Copy, style: StepTrail.Style = .init(),
    _ category: ContentSizeCategory = .large, scale: DisplayScale = .x3,
    measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> Threshold {
    let layout = try StepTrail.layout(
      copy, style: style, contentSizes: [category],
      places: [Place(width: 100, displayScale: scale)], measurer: measurer)
    #expect(layout.thresholds.count == 1)
    return try #require(layout.thresholds.first)
  }
}
