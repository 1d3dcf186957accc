import Linting

/// Draws lines of text as they were measured: outlines in their places, each stored once in the
/// picture; where there are none, text that the viewer's own font draws, as wide as was measured and
/// marked with dots.
struct SVGLettering {
  let content: ReportContent
  let texts: [ReportText]
  /// Outlines that were used, in the order of their numbers.
  private(set) var used: Set<Int> = []
  /// Whether some text stands without outlines.
  private(set) var hasOtherText = false
  /// Characters of the text that most of is left out of, see `ShownText`.
  private(set) var rest = 0

  init(content: ReportContent, texts: [ReportText]) {
    self.content = content
    self.texts = texts
  }

  /// What the picture refers to.
  var definitions: SVGNode {
    SVGNode(
      "defs", [],
      used.sorted().map { index in
        SVGNode("path", [("id", "g\(index)"), ("d", GlyphPath.data(content.glyphs[index]))])
      })
  }

  /// Where a line of text stands.
  struct Line {
    var text: Int
    var line: PlacedLine
    /// Left edge and baseline, in points.
    var x: Double
    var baseline: Double
    var size: Double
    var isRightToLeft: Bool
    /// Index of what stands at its end, if anything does.
    var end: Int?
    var ink: String?
  }

  private enum Piece {
    case glyph(ReportGlyph)
    case other(String, advance: Double, isRightToLeft: Bool)

    /// In em.
    var advance: Double {
      switch self {
      case .glyph(let glyph): glyph.advance
      case .other(_, let advance, _): advance
      }
    }
  }

  mutating func draw(_ line: Line) -> SVGNode {
    if texts.indices.contains(line.text), !line.line.endsInEllipsis {
      rest = max(rest, texts[line.text].rest)
    }
    var pieces = pieces(ofText: line.text, line.line.range)
    if let end = line.end, texts.indices.contains(end) {
      let tail = self.pieces(ofText: end, 0..<texts[end].text.utf16.count)
      pieces = line.isRightToLeft ? tail + pieces : pieces + tail
    }
    let total = pieces.reduce(0) { $0 + $1.advance }
    var group = SVGNode("g", [("class", "line")])
    // As a style: an attribute would lose against the file's own rule for lines.
    if let ink = line.ink { group.attributes.append(("style", "fill: \(ink)")) }
    guard total > 0, line.line.width > 0, line.size > 0 else { return group }
    // All advances together are as wide as the line was measured.
    let perEm = line.line.width / total
    let scale = line.size / 1000
    var glyphs: [SVGNode] = []
    var x = 0.0
    for piece in pieces {
      switch piece {
      case .glyph(let glyph):
        if let index = glyph.outline, content.glyphs.indices.contains(index) {
          used.insert(index)
          glyphs.append(
            SVGNode(
              "use",
              [
                ("href", "#g\(index)"), ("x", svg((x + glyph.xOffset) * perEm / scale)),
                ("y", svg(-glyph.yOffset * 1000)),
              ]))
        }
      case .other(let text, let advance, let isRightToLeft):
        hasOtherText = true
        group.children += other(
          text, x: line.x + x * perEm, width: advance * perEm, isRightToLeft: isRightToLeft, line)
      }
      x += piece.advance
    }
    if !glyphs.isEmpty {
      let place =
        "translate(\(svg(line.x)) \(svg(line.baseline))) scale(\(DecimalText.rounded(scale, places: 6) ?? "0"))"
      group.children.append(SVGNode("g", [("transform", place)], glyphs))
    }
    return group
  }

  private func pieces(ofText index: Int, _ range: Range<Int>) -> [Piece] {
    guard texts.indices.contains(index) else { return [] }
    let text = texts[index]
    var pieces: [Piece] = []
    for run in text.runs where run.range.overlaps(range) {
      if run.hasOutlines {
        pieces += run.glyphs.filter { range.contains($0.cluster) }.map(Piece.glyph)
        continue
      }
      let shown = run.range.clamped(to: range)
      let share = Double(shown.count) / Double(max(1, run.range.count))
      pieces.append(
        .other(
          text.text.drawnPart(shown), advance: run.em * share,
          isRightToLeft: run.level % 2 == 1))
    }
    return pieces
  }

  private func other(
    _ text: String, x: Double, width: Double, isRightToLeft: Bool, _ line: Line
  ) -> [SVGNode] {
    guard !text.isEmpty, width > 0 else { return [] }
    let under = line.baseline + line.size * 0.16
    return [
      SVGNode(
        "text",
        [
          ("x", svg(isRightToLeft ? x + width : x)), ("y", svg(line.baseline)),
          ("font-size", svg(line.size)), ("textLength", svg(width)),
          ("lengthAdjust", "spacingAndGlyphs"), ("direction", isRightToLeft ? "rtl" : "ltr"),
          ("lang", texts[line.text].locale),
        ], text: text),
      .line("other", x, under, x + width, under),
    ]
  }
}

extension String {
  /// The part between two UTF-16 offsets, without what draws nothing: controls, and marks that say a
  /// direction, which the element itself says.
  fileprivate func drawnPart(_ range: Range<Int>) -> String {
    let utf16 = utf16
    guard
      let start = utf16.index(
        utf16.startIndex, offsetBy: range.lowerBound, limitedBy: utf16.endIndex),
      let end = utf16.index(start, offsetBy: range.count, limitedBy: utf16.endIndex)
    else { return "" }
    var result = UnicodeScalarView()
    result.append(
      contentsOf: String(self[start..<end]).unicodeScalars.filter { scalar in
        ![.control, .format, .lineSeparator, .paragraphSeparator]
          .contains(scalar.properties.generalCategory) || scalar == "\u{200D}"
      })
    return String(result)
  }
}
