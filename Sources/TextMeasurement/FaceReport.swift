/// One row of the font chain in use.
public struct FaceReport: Hashable, Sendable {
  /// ISO 15924 code.
  public var script: String
  public var weight: FontWeight
  public var family: String
  public var style: String
  public var postScriptName: String
  /// The file's name without its folder: the folder differs from machine to machine.
  public var file: String
  public var path: String
  /// `head.fontRevision`, three decimals.
  public var revision: String
  /// SHA-256 of the file; empty when it was not asked for.
  public var sha256: String
  /// Identifies the coefficients, such as `inter-3.19-semibold-latin`.
  public var correction: String
  /// The coefficients themselves: a factor on the advance sum, and em per glyph.
  public var scale: Double
  public var beta: Double
  public var gamma: Double
  /// Relative uncertainty of a width.
  public var band: Double

  public init(
    script: String, weight: FontWeight, family: String, style: String, postScriptName: String,
    file: String, path: String, revision: String, sha256: String, correction: String,
    scale: Double = 1, beta: Double = 0, gamma: Double = 0, band: Double
  ) {
    self.script = script
    self.weight = weight
    self.family = family
    self.style = style
    self.postScriptName = postScriptName
    self.file = file
    self.path = path
    self.revision = revision
    self.sha256 = sha256
    self.correction = correction
    self.scale = scale
    self.beta = beta
    self.gamma = gamma
    self.band = band
  }
}

/// Characters that are measured without a font, since all of a kind are equally wide.
public struct ConstantReport: Hashable, Sendable {
  /// What they are, for people.
  public var characters: String
  /// Identifies the row, such as `em-hangul`.
  public var correction: String
  /// Advance of one, in em.
  public var em: Double
  /// Relative uncertainty of a width.
  public var band: Double
}

/// Versions of the libraries that decide about widths.
public struct LibraryVersions: Hashable, Sendable {
  public var harfBuzz: String
  public var freeType: String
  public var icu: String

  public init(harfBuzz: String, freeType: String, icu: String) {
    self.harfBuzz = harfBuzz
    self.freeType = freeType
    self.icu = icu
  }
}
