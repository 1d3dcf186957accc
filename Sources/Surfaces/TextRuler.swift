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
struct TextRuler {
  let measurer: any TextMeasuring
  let attributes: TextAttributes

  func measure(_ text: String, size: Double) throws(MeasurementError) -> MeasuredWidth {
    if text.isEmpty { return .zero }
    let shaped = try measurer.shape(text, attributes, size: size)
    return MeasuredWidth(width: shaped.width(size: size), band: shaped.band)
  }

  /// The widest of `lines`.
  func measureWidest(_ lines: [String], size: Double) throws(MeasurementError) -> MeasuredWidth {
    var widest = MeasuredWidth.zero
    for line in lines {
      let measured = try measure(line, size: size)
      if measured.width > widest.width { widest = measured }
    }
    return widest
  }
}
