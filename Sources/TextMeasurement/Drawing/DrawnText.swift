/// A text as glyphs in their places, for pictures. It comes from the same faces and the same shaping
/// as the widths, so that what is drawn is what was measured.
public struct DrawnText: Sendable {
  /// As they stand on the line, from left to right.
  public var runs: [DrawnRun]

  public init(runs: [DrawnRun]) { self.runs = runs }
}

/// A stretch of one face and one bidirectional level.
public struct DrawnRun: Sendable {
  /// nil where there is none: em constants stand in for one (Han, kana, hangul, emoji), and none that
  /// could draw them is installed. What is measured by constants has their `correction` either way.
  public var face: DrawnFace?
  /// UTF-8 range in the text.
  public var utf8Range: Range<Int>
  /// Bidirectional embedding level; odd is right to left.
  public var level: Int
  /// Sum of the advances, in em.
  public var em: Double
  /// Glyphs with an advance.
  public var glyphCount: Int
  public var correction: WidthCorrection
  /// From left to right; empty where there is no face.
  public var glyphs: [DrawnGlyph]

  /// The run's share of the text's width at `size` points, in points, without extra tracking.
  public func width(size: Double) -> Double {
    WidthFormula(
      ShapedText(
        runs: [
          ShapedRun(
            script: "", face: face?.postScriptName, utf8Range: utf8Range, level: level, em: em,
            glyphCount: glyphCount, correction: correction)
        ], band: 0)
    ).width(size: size)
  }
}

/// A face whose outlines a measurer can give.
public struct DrawnFace: Hashable, Sendable {
  public var postScriptName: String
  /// Numbers the face among those that the measurer opened.
  public var number: Int
  /// Whether its licence lets outlines be passed on. It does for the free faces of the chain (SIL
  /// Open Font License); the system's own are Apple's, and of a file that the user names nobody knows.
  public var isFree: Bool
}

/// One glyph of a run.
public struct DrawnGlyph: Hashable, Sendable {
  /// Number of the glyph in its face; 0 where the face has none for the character.
  public var id: UInt32
  /// From the run's left edge to the glyph's origin, in em of the face itself: uncorrected. What is
  /// measured by constants stands in the middle of its own.
  public var x: Double
  /// Upwards from the baseline, in em.
  public var y: Double
  public var advance: Double
  /// UTF-8 offset in the text of the cluster that it belongs to.
  public var cluster: Int
}

extension Array {
  /// What has bidirectional levels in the order in which it stands on a line, from left to right
  /// (UAX #9, L2): from the highest level down to the lowest odd one, every stretch at that level or
  /// above is reversed.
  func inVisualOrder(_ level: (Element) -> Int) -> [Element] {
    var result = self
    let levels = map(level)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else {
      return result
    }
    for limit in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < result.count {
        guard level(result[start]) >= limit else {
          start += 1
          continue
        }
        var end = start
        while end < result.count, level(result[end]) >= limit { end += 1 }
        result[start..<end].reverse()
        start = end
      }
    }
    return result
  }
}
