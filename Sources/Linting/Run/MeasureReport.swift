import TextMeasurement

/// What `measure` is asked for.
public struct MeasureOptions: Sendable {
  public typealias Weight = FontWeight

  public var texts: [String]
  /// Points, greater than 0.
  public var size: Double
  public var weight: Weight
  /// Points added to every glyph besides the system font's own tracking.
  public var tracking: Double
  public var locale: String
  /// A font to measure with, as it is, instead of the chain.
  public var fontFile: String?
  /// A configuration whose `fonts:` to use instead of the one found from here.
  public var config: String?

  public init(
    texts: [String] = [], size: Double = 15, weight: Weight = .semibold, tracking: Double = 0,
    locale: String = "en", fontFile: String? = nil, config: String? = nil
  ) {
    self.texts = texts
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.locale = locale
    self.fontFile = fontFile
    self.config = config
  }
}

/// Widths of strings, with how they came about.
public struct MeasureReport: Sendable {
  public var options: MeasureOptions
  public var rows: [Row]
  public var fonts: [FontRow]
  public var problems: [Problem]
  /// Remarks, such as an unknown revision of a font.
  public var notices: [String]

  public init(
    options: MeasureOptions, rows: [Row] = [], fonts: [FontRow] = [], problems: [Problem] = [],
    notices: [String] = []
  ) {
    self.options = options
    self.rows = rows
    self.fonts = fonts
    self.problems = problems
    self.notices = notices
  }

  /// One text.
  public struct Row: Sendable {
    public var text: String
    /// Corrected estimate in points, not rounded to a pixel.
    public var width: Double
    /// Relative uncertainty: the width is `width × (1 ± band)`.
    public var band: Double
    public var runs: [Run]
    /// Characters that no face has a glyph for.
    public var missing: [Unicode.Scalar]

    public var low: Double { width * (1 - band) }
    public var high: Double { width * (1 + band) }
    public var glyphs: Int {
      runs.reduce(0) { $0.addingReportingOverflow($1.glyphs).partialValue }
    }

    public init(
      text: String, width: Double, band: Double, runs: [Run], missing: [Unicode.Scalar] = []
    ) {
      self.text = text
      self.width = width
      self.band = band
      self.runs = runs
      self.missing = missing
    }
  }

  /// A stretch of a text in one script and face.
  public struct Run: Sendable {
    public var text: String
    /// ISO 15924 code.
    public var script: String
    /// PostScript name; nil where em constants stand in for a face.
    public var face: String?
    /// Bidirectional level; odd is right to left.
    public var level: Int
    /// Sum of the advances, in em.
    public var em: Double
    public var glyphs: Int
    /// Id of the coefficients.
    public var correction: String

    public init(
      text: String, script: String, face: String?, level: Int, em: Double, glyphs: Int,
      correction: String
    ) {
      self.text = text
      self.script = script
      self.face = face
      self.level = level
      self.em = em
      self.glyphs = glyphs
      self.correction = correction
    }
  }
}

extension MeasureReport.Row {
  /// The row of a text that the measurer shaped.
  public init(text: String, shaped: ShapedText, size: Double) {
    let bytes = Array(text.utf8)
    let runs = shaped.runs.map { run in
      MeasureReport.Run(
        text: String(decoding: bytes[run.utf8Range.clamped(to: 0..<bytes.count)], as: UTF8.self),
        script: run.script, face: run.face, level: run.level, em: run.em, glyphs: run.glyphCount,
        correction: run.correction.id)
    }
    self.init(
      text: text, width: shaped.width(size: size), band: shaped.band, runs: runs,
      missing: shaped.missing)
  }
}
