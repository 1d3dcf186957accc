/// Numeric facts about SF Pro, the system font of iOS. The font itself may not be shipped.
///
/// Sources: tables of the static SF Pro Text and Display (version 16.0d18e1); the axes of the
/// variable system font on macOS 15 and 26; WWDC20 session 10175 for the optical sizes.
public enum SystemFont {
  /// Font units in one em.
  public static let unitsPerEm = 2048
  /// Ascender of `hhea` and of the typographic metrics, in font units.
  public static let ascent = 1950
  /// Descender of `hhea` and of the typographic metrics, in font units; below the baseline.
  public static let descent = -494
  /// Line gap of `hhea` and of the typographic metrics, in font units.
  public static let lineGap = 0
  /// Height of capitals in font units.
  public static let capHeight = 1443
  /// Height of x in the text cut, semibold, in font units.
  public static let xHeightText = 1093
  /// Height of x in the display cut, semibold, in font units.
  public static let xHeightDisplay = 1060

  /// (ascent − descent + line gap) ÷ units per em, in em: 1.193359 to six decimals.
  public static let lineHeightFactor =
    Double(ascent - descent + lineGap) / Double(unitsPerEm)

  /// Height of one line in points at `size` points: 20.287 at 17 pt.
  public static func lineHeight(size: Double) -> Double { lineHeightFactor * size }

  /// Sizes in points up to which the text cut is drawn, and from which the display cut is. Between
  /// them the designs blend.
  public static let opticalSizes: ClosedRange<Double> = 17...28

  /// Where the named weights stand on the weight axis, in design units.
  public enum WeightAxis {
    public static let regular = 400.0
    public static let medium = 510.0
    public static let semibold = 590.0
    public static let bold = 700.0
  }

  /// How far below the normal tracking the tight track stands at every size, in em: 28 ÷ 2048.
  public static let tightTrack = -28.0 / 2048.0
}
