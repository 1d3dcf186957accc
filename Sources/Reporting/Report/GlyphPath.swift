import Linting

/// Outlines as path data of SVG.
enum GlyphPath {
  /// In thousandths of an em, y downwards from the baseline, relative after the first point of each
  /// contour: numbers stay short.
  static func data(_ outline: ReportContent.Outline) -> String {
    var path = Path(unitsPerEm: Double(max(1, outline.unitsPerEm)))
    for segment in outline.segments {
      switch segment {
      case .move(let point): path.move(to: point)
      case .line(let point): path.add("l", [point])
      case .quadratic(let control, let point): path.add("q", [control, point])
      case .cubic(let first, let second, let point): path.add("c", [first, second, point])
      }
    }
    return path.text
  }

  private struct Path {
    let unitsPerEm: Double
    var text = ""
    /// In thousandths of an em, as written: relative steps must not add up what rounding loses.
    private var current = (x: 0, y: 0)

    init(unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

    mutating func move(to point: ReportContent.Outline.Point) {
      if !text.isEmpty { text += "z" }
      current = rounded(point)
      text += "M\(current.x) \(current.y)"
    }

    mutating func add(_ command: String, _ points: [ReportContent.Outline.Point]) {
      text += command
      var isFirst = true
      for point in points.map(rounded) {
        if !isFirst { text += " " }
        isFirst = false
        text += "\(point.x - current.x) \(point.y - current.y)"
      }
      if let last = points.last { current = rounded(last) }
    }

    private func rounded(_ point: ReportContent.Outline.Point) -> (x: Int, y: Int) {
      (thousandths(point.x), -thousandths(point.y))
    }

    /// Within a thousand em: whatever a font file says, sums of these do not overflow.
    private func thousandths(_ units: Int) -> Int {
      let exact = (Double(units) / unitsPerEm * 1000).rounded()
      return Int(exactly: min(max(exact, -1e6), 1e6)) ?? 0
    }
  }
}
