import PlatformFacts

/// A shaped text reduced to what its width at any size follows from: no arrays for the nearly all
/// texts that are one run.
public struct WidthFormula: Sendable {
  /// What a run adds to the width.
  private struct Term {
    var em: Double
    var glyphCount: Double
    var scale: Double
    var beta: Double
    var gamma: Double
    var usesSystemTracking: Bool

    init(_ run: ShapedRun) {
      em = run.em
      glyphCount = Double(run.glyphCount)
      scale = run.correction.scale
      beta = run.correction.beta
      gamma = run.correction.gamma
      usesSystemTracking = run.correction.usesSystemTracking
    }

    /// `a × em × s + n × (tracking(s) + (β × T(s) + γ) × s)`: the width at `size` points.
    func width(size s: Double, extraTracking: Double) -> Double {
      // Most rows have no β, and a product with 0 is 0 for every share.
      let text = beta == 0 ? 0 : beta * WidthCorrection.textCutShare(size: s)
      var perGlyph = (text + gamma) * s
      if usesSystemTracking { perGlyph = SystemFontTracking.points(size: s) + perGlyph }
      return scale * em * s + glyphCount * (perGlyph + extraTracking)
    }
  }

  private let first: Term?
  private let others: [Term]
  private let extraTracking: Double
  /// Relative uncertainty of a width, 0.025 for 2.5 %.
  public let band: Double

  public init(_ shaped: ShapedText) {
    first = shaped.runs.first.map(Term.init)
    others = shaped.runs.count > 1 ? shaped.runs.dropFirst().map(Term.init) : []
    extraTracking = shaped.extraTracking
    band = shaped.band
  }

  /// The single-line typographic width at `size` points, in points, not rounded to a pixel.
  public func width(size: Double) -> Double {
    guard let first else { return 0 }
    // The runs' widths are added up in their order, from 0.
    var width = 0.0 + first.width(size: size, extraTracking: extraTracking)
    for term in others { width += term.width(size: size, extraTracking: extraTracking) }
    return width
  }
}
