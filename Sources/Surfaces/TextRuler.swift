import TextMeasurement

/// A measured width and how far to trust it.
struct MeasuredWidth: Hashable, Sendable {
  /// Points, not rounded to a pixel.
  var width: Double
  /// Relative uncertainty, 0.025 for 2.5 %.
  var band: Double

  static let zero = MeasuredWidth(width: 0, band: 0)

  /// The least that the text may be wide, in points.
  var low: Double { width * (1 - band) }

  /// The most that the text may be wide, in points; `pixel` is one device pixel in points.
  func high(pixel: Double) -> Double { width * (1 + band) + pixel }

  func verdict(limit: Double, pixel: Double) -> Verdict {
    Verdict(width: width, band: band, limit: limit, pixel: pixel)
  }
}

/// A measurer with the attributes of one kind of text. Nothing is wide in an empty text, and it is
/// never asked for.
final class TextRuler {
  let measurer: any TextMeasuring
  let attributes: TextAttributes
  /// The font sizes in use, in points.
  let sizes: ClosedRange<Double>

  init(measurer: any TextMeasuring, attributes: TextAttributes, sizes: ClosedRange<Double>) {
    self.measurer = measurer
    self.attributes = attributes
    self.sizes = sizes
  }

  func measure(_ text: String, size: Double) throws(MeasurementError) -> MeasuredWidth {
    if text.isEmpty { return .zero }
    return MeasuredWidth(try measurer.shape(text, attributes, size: size), size: size)
  }
}

/// A text that is measured at many sizes. The measurer is asked for the smallest and the largest
/// size in use; where both shapes are the same, the face has no optical sizes, and the widths
/// between follow by multiplication.
struct ScalableText {
  let text: String
  private var shape = Shape.unknown

  private enum Shape {
    case unknown
    /// The same at every size in use.
    case linear(WidthFormula)
    case optical
  }

  init(_ text: String) { self.text = text }

  mutating func measure(
    _ ruler: TextRuler, size: Double
  ) throws(MeasurementError) -> MeasuredWidth {
    if let known = known(ruler, size: size) { return known }
    if case .unknown = shape {
      shape = try probe(ruler)
      if let known = known(ruler, size: size) { return known }
    }
    return try ruler.measure(text, size: size)
  }

  /// The width where it needs no question to the measurer.
  func known(_ ruler: TextRuler, size: Double) -> MeasuredWidth? {
    if text.isEmpty { return .zero }
    guard case .linear(let formula) = shape, ruler.sizes.contains(size) else { return nil }
    return MeasuredWidth(width: max(0, formula.width(size: size)), band: formula.band)
  }

  private func probe(_ ruler: TextRuler) throws(MeasurementError) -> Shape {
    let (least, most) = (ruler.sizes.lowerBound, ruler.sizes.upperBound)
    let small = try ruler.measurer.shape(text, ruler.attributes, size: least)
    if least == most { return .linear(WidthFormula(small)) }
    let large = try ruler.measurer.shape(text, ruler.attributes, size: most)
    return small.scalesLike(large) ? .linear(WidthFormula(small)) : .optical
  }
}

extension MeasuredWidth {
  init(_ shaped: ShapedText, size: Double) {
    // Letters that are tracked over one another take no room, and not less than none.
    self.init(width: max(0, shaped.width(size: size)), band: shaped.band)
  }
}

extension ShapedText {
  /// True when both have the same width at every size.
  fileprivate func scalesLike(_ other: ShapedText) -> Bool {
    runs.count == other.runs.count && band == other.band
      && extraTracking == other.extraTracking
      && zip(runs, other.runs).allSatisfy { a, b in
        a.em == b.em && a.glyphCount == b.glyphCount && a.correction == b.correction
      }
  }
}
