extension FontMeasurer {
  /// The glyphs of `text` on one line, in their places. `size` (points) matters only to faces with an
  /// optical size axis. Nothing is kept: pictures ask once.
  ///
  /// What is measured by em constants has glyphs where Noto Sans CJK is installed, in the width that
  /// the constants say.
  ///
  /// - Throws: `MeasurementError` when a face of the chain is missing or cannot be read.
  public func draw(
    _ text: String, _ attributes: TextAttributes, size: Double
  ) throws(MeasurementError) -> DrawnText {
    var runs: [DrawnRun] = []
    var drawer = ConstantDrawer(
      store: store, shaper: shaper, table: table, text: text, attributes: attributes)
    for item in try items(of: text, attributes, size: size) {
      switch item.measure {
      case .constant(let constant):
        let shaped = run(item, constant, text)
        let drawn = drawer.draw(item, constant)
        runs.append(DrawnRun(shaped, face: drawn?.0, glyphs: drawn?.1 ?? []))
      case .face(let slot):
        var missing = MissingScalars()
        let shaped = shaper.run(item, slot, text, attributes, &missing)
        let face = DrawnFace(
          postScriptName: store.slots[slot].face.postScriptName,
          number: store.slots[slot].faceNumber,
          isFree: chain.profile != .system && store.slots[slot].row.isFree)
        runs.append(
          DrawnRun(
            shaped, face: face,
            glyphs: shaper.glyphs(item, store.slots[slot], text, attributes)))
      }
    }
    return DrawnText(runs: runs.inVisualOrder(\.level))
  }

  /// The outline of a glyph of a drawn text; nil where there is none, or where the face's licence does
  /// not let it be passed on.
  public func outline(ofGlyph glyph: UInt32, in face: DrawnFace) -> GlyphOutline? {
    guard face.isFree, store.faces.indices.contains(face.number) else { return nil }
    return store.faces[face.number].outline(ofGlyph: glyph)
  }
}

extension DrawnRun {
  fileprivate init(_ run: ShapedRun, face: DrawnFace?, glyphs: [DrawnGlyph]) {
    self.init(
      face: face, utf8Range: run.utf8Range, level: run.level, em: run.em,
      glyphCount: run.glyphCount, correction: run.correction, glyphs: glyphs)
  }
}

extension ChainFace {
  /// The table's own faces are under the SIL Open Font License. Those of the system profile are not
  /// told apart: none of its outlines is passed on.
  fileprivate var isFree: Bool { if case .file = source { false } else { true } }
}
