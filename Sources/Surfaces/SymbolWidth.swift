import PlatformFacts

/// How wide an SF symbol is drawn. The symbols' font is not free, so widths are estimates of
/// copyfit's own: a factor of the font size, with a band.
public struct SymbolWidth: Hashable, Sendable {
  /// Points, the point estimate.
  public var points: Double

  /// Relative uncertainty of every estimate: 10 %.
  public static let band = 0.1
  /// Of a symbol that is not in the table, in em.
  public static let otherFactor = 1.2

  /// In em. Estimates of copyfit's own.
  private static let factors: [String: Double] = [
    "xmark": 0.95, "heart.fill": 1.20, "bookmark.fill": 0.85, "checkmark": 1.05,
  ]

  /// Width of the symbol `name` in em: that of the table, or 1.2.
  public static func factor(of name: String) -> Double { factors[name] ?? otherFactor }

  /// - Parameters:
  ///   - factor: width in em, of the table or the user's own.
  ///   - fontSize: points.
  ///
  /// What does not make a finite width greater than 0 makes 0.
  public init(factor: Double, fontSize: Double) {
    let width = fontSize * factor
    points = width > 0 && width.isFinite ? width : 0
  }

  /// Points by which the symbol may be narrower or wider.
  public var tolerance: Double { points * Self.band }
}
