/// The weights of the system font that surfaces ask for.
public enum FontWeight: String, CaseIterable, Sendable {
  case regular, medium, semibold, bold
}

/// How a text is set, apart from its size.
public struct TextAttributes: Hashable, Sendable {
  public var weight: FontWeight
  /// The language of the copy: base direction, shaping language, line breaking rules.
  public var locale: String
  /// Monospaced digits (the OpenType feature `tnum`).
  public var monospacedDigits: Bool
  /// Tracking added to every glyph besides the system font's own, in points.
  public var extraTracking: Double

  public init(
    weight: FontWeight, locale: String, monospacedDigits: Bool = false, extraTracking: Double = 0
  ) {
    self.weight = weight
    self.locale = locale
    self.monospacedDigits = monospacedDigits
    self.extraTracking = extraTracking
  }
}

/// What every surface measures with. The real one shapes with HarfBuzz (`FontMeasurer`); tests
/// use one that gives every character the same advance.
///
/// A measurer belongs to one thread. It answers the same question again from a cache, so callers
/// may ask for every size without thinking of the cost.
public protocol TextMeasuring: AnyObject {
  /// Shapes `text` on one line. `size` (points) matters only to faces with an optical size axis;
  /// for all others the answer is the same for every size.
  ///
  /// - Throws: `MeasurementError` when a face of the chain is missing or cannot be read.
  func shape(_ text: String, _ attributes: TextAttributes, size: Double) throws(MeasurementError)
    -> ShapedText

  /// Where a line may or must end in `text`, by UAX #14 with the locale's rules, in order. The end
  /// of the text is always the last.
  func lineBreaks(in text: String, locale: String) -> [LineBreak]
}

/// One opportunity to end a line.
public struct LineBreak: Hashable, Sendable {
  /// UTF-8 offset of the first byte of the next line.
  public var utf8Offset: Int
  /// True after a line separator: the line must end here.
  public var isMandatory: Bool

  public init(utf8Offset: Int, isMandatory: Bool) {
    self.utf8Offset = utf8Offset
    self.isMandatory = isMandatory
  }
}

/// A text shaped once. Widths at any size follow from it by multiplication.
public struct ShapedText: Sendable {
  public var runs: [ShapedRun]
  /// Relative uncertainty of a width, 0.025 for 2.5 %: the runs' bands weighted by em, and 2 %
  /// more for a title in capitals.
  public var band: Double
  /// Characters that no face of the chain has a glyph for.
  public var missing: [Unicode.Scalar]
  /// Points added to every glyph, from `TextAttributes.extraTracking`.
  public var extraTracking: Double

  public init(
    runs: [ShapedRun], band: Double, missing: [Unicode.Scalar] = [], extraTracking: Double = 0
  ) {
    self.runs = runs
    self.band = band
    self.missing = missing
    self.extraTracking = extraTracking
  }

  /// The single-line typographic width at `size` points, in points, not rounded to a pixel.
  public func width(size: Double) -> Double {
    WidthFormula(self).width(size: size)
  }
}

/// A stretch of one script, one bidirectional level and one face.
public struct ShapedRun: Sendable {
  /// ISO 15924 code of the script, such as `Latn`.
  public var script: String
  /// PostScript name of the face; nil where em constants stand in for one (Han, kana, hangul).
  public var face: String?
  /// UTF-8 range in the text.
  public var utf8Range: Range<Int>
  /// Bidirectional embedding level; odd is right to left.
  public var level: Int
  /// Sum of the advances, in em.
  public var em: Double
  /// Glyphs with an advance.
  public var glyphCount: Int
  public var correction: WidthCorrection

  public init(
    script: String, face: String?, utf8Range: Range<Int>, level: Int, em: Double, glyphCount: Int,
    correction: WidthCorrection
  ) {
    self.script = script
    self.face = face
    self.utf8Range = utf8Range
    self.level = level
    self.em = em
    self.glyphCount = glyphCount
    self.correction = correction
  }
}

/// The published coefficients that bring a free face to the width of Apple's.
public struct WidthCorrection: Hashable, Sendable {
  /// Identifies the row, such as `inter-3.19-semibold-latin`.
  public var id: String
  /// `a`: factor on the advance sum.
  public var scale: Double
  /// `β`: em per glyph of the text cut.
  public var beta: Double
  /// `γ`: em per glyph at every size.
  public var gamma: Double
  /// Tracking is SF Pro's alone: Latin, Cyrillic and Greek runs get it.
  public var usesSystemTracking: Bool
  /// Relative uncertainty of a width in this run, 0.025 for 2.5 %.
  public var band: Double

  public init(
    id: String, scale: Double, beta: Double, gamma: Double, usesSystemTracking: Bool, band: Double
  ) {
    self.id = id
    self.scale = scale
    self.beta = beta
    self.gamma = gamma
    self.usesSystemTracking = usesSystemTracking
    self.band = band
  }

  /// `T(s)`: the share of the text cut in SF Pro at `size` points. 1 up to 17 pt, .909 at 19,
  /// .182 at 24, 0 from 28, linear between (fonts.md's calibration; WWDC20 10175 for the ends).
  public static func textCutShare(size s: Double) -> Double {
    if s <= 17 { return 1 }
    if s <= 19 { return between(s, (17, 1), (19, 0.909)) }
    if s <= 24 { return between(s, (19, 0.909), (24, 0.182)) }
    if s <= 28 { return between(s, (24, 0.182), (28, 0)) }
    return 0
  }

  private static func between(
    _ s: Double, _ left: (size: Double, share: Double), _ right: (size: Double, share: Double)
  ) -> Double {
    left.share + (right.share - left.share) * (s - left.size) / (right.size - left.size)
  }
}

/// Why a text could not be measured. Each is for people: what, and what to do.
public enum MeasurementError: Error, Hashable, Sendable {
  /// A face of the chain is not installed; the packages bring it.
  case missingFace(postScriptName: String, script: String, aptPackage: String, brewCask: String)
  /// A font file is there and cannot be used.
  case unreadableFont(file: String, reason: String)
}

/// How a width compares with a limit, given its uncertainty.
public enum Verdict: String, Sendable {
  case fits, borderline, exceeds

  /// - Parameters: `width` and `limit` in points; `band` relative; `pixel` in points.
  public init(width: Double, band: Double, limit: Double, pixel: Double) {
    if width * (1 - band) > limit {
      self = .exceeds
    } else if width * (1 + band) + pixel <= limit {
      self = .fits
    } else {
      self = .borderline
    }
  }
}
