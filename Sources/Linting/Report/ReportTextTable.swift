import Surfaces
import TextMeasurement

/// Outlines of glyphs, each once for a whole report.
final class GlyphTable {
  private(set) var outlines: [GlyphOutline] = []
  /// Latin, Greek and Cyrillic have glyphs of one shape.
  private var known: [GlyphOutline: Int] = [:]
  /// Ids of what was measured by constants instead of a face, such as `em-hangul`.
  private(set) var constants: Set<String> = []
  /// Those of them that have no outlines here or there.
  private var constantsWithoutOutlines: Set<String> = []
  /// nil for a glyph that has none.
  private var indices: [Key: Int?] = [:]

  private static let constantIDs = Set(FontMeasurer.constants.map(\.correction))

  /// Those of `constants` whose glyphs are drawn wherever they stand.
  var drawnConstants: Set<String> { constants.subtracting(constantsWithoutOutlines) }

  /// Remembers what a run was measured by, if that was a constant.
  func noteConstant(_ correction: String, hasOutlines: Bool) {
    guard Self.constantIDs.contains(correction) else { return }
    constants.insert(correction)
    if !hasOutlines { constantsWithoutOutlines.insert(correction) }
  }

  private struct Key: Hashable {
    var measurer: ObjectIdentifier
    var face: Int
    var glyph: UInt32
  }

  /// Index in `outlines`; nil for a glyph without one.
  func index(of glyph: UInt32, in face: DrawnFace, of measurer: FontMeasurer) -> Int? {
    let key = Key(measurer: ObjectIdentifier(measurer), face: face.number, glyph: glyph)
    if let known = indices[key] { return known }
    var index: Int?
    if let outline = measurer.outline(ofGlyph: glyph, in: face), !outline.segments.isEmpty {
      if known[outline] == nil {
        known[outline] = outlines.count
        outlines.append(outline)
      }
      index = known[outline]
    }
    indices[key] = .some(index)
    return index
  }
}

/// The texts of one surface in all its locales, each drawn once.
final class ReportTextTable {
  private(set) var texts: [ReportText] = []
  private var indices: [Key: Int] = [:]
  /// UTF-16 offsets by UTF-8 offset, of each text.
  private var offsets: [[Int32]] = []
  private let glyphs: GlyphTable

  private struct Key: Hashable {
    /// UTF-8: strings that differ in how an accent is spelled are equal, and drawn differently.
    var text: [UInt8]
    var attributes: TextAttributes
  }

  /// Points at which proportions within a text are taken: what a text is scaled to is its measured
  /// width at its own size, so that only the shares of its runs rest on this.
  private static let drawnSize = 15.0

  init(glyphs: GlyphTable) { self.glyphs = glyphs }

  func index(
    of text: String, _ attributes: TextAttributes, isRightToLeft: Bool, _ measurer: FontMeasurer
  ) throws(MeasurementError) -> Int {
    let key = Key(text: Array(text.utf8), attributes: attributes)
    if let known = indices[key] { return known }
    let shown = ShownText(text)
    let drawn = try measurer.draw(shown.text, attributes, size: Self.drawnSize)
    let offsets = shown.text.utf16Offsets
    let index = texts.count
    texts.append(
      ReportText(
        text: shown.text, rest: shown.rest, isRightToLeft: isRightToLeft,
        locale: attributes.locale,
        runs: drawn.runs.map { run($0, offsets, measurer) }))
    self.offsets.append(offsets)
    indices[key] = index
    return index
  }

  /// Lines of the text at `index`, as far as the report has it.
  ///
  /// - Parameters:
  ///   - size: font size as drawn, in points.
  ///   - scale: what the lines are drawn at besides their size when they were measured.
  func lines(
    _ lines: [DrawnLine], ofText index: Int, size: Double, scale: Double = 1
  ) -> [PlacedLine] {
    guard texts.indices.contains(index), texts[index].rest > 0 else {
      return lines.map { line($0, ofText: index, size: size, scale: scale) }
    }
    let end = offsets[index].count - 1
    return lines.prefix { $0.utf8Range.lowerBound < end }
      .map { line($0, ofText: index, size: size, scale: scale) }
  }

  /// One line of them.
  func line(
    _ line: DrawnLine, ofText index: Int, size: Double, scale: Double = 1
  ) -> PlacedLine {
    let offsets = offsets.indices.contains(index) ? offsets[index] : []
    let range = utf16(line.utf8Range, offsets)
    guard texts.indices.contains(index), line.utf8Range.upperBound >= offsets.count else {
      return PlacedLine(
        range: range, width: line.width * scale, endsInHyphen: line.endsInHyphen,
        endsInEllipsis: line.endsInEllipsis)
    }
    // The rest of it is not drawn.
    return PlacedLine(
      range: range, width: min(line.width * scale, em(of: range, in: texts[index]) * size),
      endsInHyphen: false, endsInEllipsis: false)
  }

  private func em(of range: Range<Int>, in text: ReportText) -> Double {
    text.runs.reduce(0) { sum, run in
      if run.hasOutlines {
        return run.glyphs.reduce(sum) { range.contains($1.cluster) ? $0 + $1.advance : $0 }
      }
      let share = Double(run.range.clamped(to: range).count) / Double(max(1, run.range.count))
      return sum + run.em * share
    }
  }

  private func run(
    _ run: DrawnRun, _ offsets: [Int32], _ measurer: FontMeasurer
  ) -> ReportTextRun {
    let em = run.width(size: Self.drawnSize) / Self.drawnSize
    let hasOutlines = run.face?.isFree ?? false
    var drawn = ReportTextRun(
      level: run.level, range: utf16(run.utf8Range, offsets), em: max(0, em),
      hasOutlines: hasOutlines, glyphs: [])
    glyphs.noteConstant(run.correction.id, hasOutlines: hasOutlines)
    guard hasOutlines, let face = run.face else { return drawn }
    // The coefficients that bring the face to Apple's width stretch the places, not the shapes.
    let scale = run.em > 0 ? max(0, em) / run.em : 1
    var pen = 0.0
    for glyph in run.glyphs {
      drawn.glyphs.append(
        ReportGlyph(
          outline: glyphs.index(of: glyph.id, in: face, of: measurer),
          advance: glyph.advance * scale, xOffset: glyph.x - pen, yOffset: glyph.y,
          cluster: utf16(glyph.cluster, offsets)))
      pen += glyph.advance
    }
    return drawn
  }

  private func utf16(_ range: Range<Int>, _ offsets: [Int32]) -> Range<Int> {
    let start = utf16(range.lowerBound, offsets)
    return start..<max(start, utf16(range.upperBound, offsets))
  }

  private func utf16(_ offset: Int, _ offsets: [Int32]) -> Int {
    Int(offsets.isEmpty ? 0 : offsets[min(max(0, offset), offsets.count - 1)])
  }
}

extension String {
  /// By UTF-8 offset, the text's end included: what JavaScript and the DOM count in.
  fileprivate var utf16Offsets: [Int32] {
    var offsets: [Int32] = []
    offsets.reserveCapacity(utf8.count + 1)
    var count: Int32 = 0
    for scalar in unicodeScalars {
      for _ in 0..<UTF8.width(scalar) { offsets.append(count) }
      count &+= Int32(UTF16.width(scalar))
    }
    offsets.append(count)
    return offsets
  }
}
