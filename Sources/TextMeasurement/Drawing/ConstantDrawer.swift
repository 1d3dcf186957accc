/// Gives the runs of one text that are measured by em constants the glyphs of Noto Sans CJK, where it
/// is installed. The widths stay the constants': each glyph stands in the middle of its own, in its
/// own shape.
struct ConstantDrawer {
  let store: FaceStore
  let shaper: Shaper
  let table: CharacterTable
  let text: String
  let attributes: TextAttributes
  /// Of the whole text; a text of many runs is looked through once.
  private lazy var textScripts: Set<ScriptCode> = scripts(of: text[...])

  init(
    store: FaceStore, shaper: Shaper, table: CharacterTable, text: String,
    attributes: TextAttributes
  ) {
    self.store = store
    self.shaper = shaper
    self.table = table
    self.text = text
    self.attributes = attributes
  }

  /// How much wider than its place a glyph may be. Hangul is 0.92 em in 0.865; half-width hangul, for
  /// which the face has none but full-width glyphs, would run over its neighbours.
  private static let tolerance = 1.2

  /// The face and the glyphs of a run; nil where it is left to the browser: emoji, characters that the
  /// face lacks, no such face installed, and the system profile, which passes no outline on.
  mutating func draw(_ item: TextItem, _ constant: EmConstant) -> (DrawnFace, [DrawnGlyph])? {
    guard constant != .emoji, store.chain.profile != .system else { return nil }
    let part = substring(item.utf8Range)
    let region = CJKRegion.of(
      locale: attributes.locale, run: scripts(of: part), text: textScripts)
    let names = region.faceNames(weight: attributes.weight)
    guard let slot = store.drawingSlot(names, weight: attributes.weight, constant) else {
      return nil
    }
    let glyphs = shaper.glyphs(item, slot, text, attributes)
    guard !glyphs.isEmpty, glyphs.allSatisfy({ $0.id != 0 }),
      let units = units(of: item, clusters: Set(glyphs.map(\.cluster)).sorted()),
      let placed = Self.placed(glyphs, units: units, em: constant.em)
    else { return nil }
    let face = DrawnFace(
      postScriptName: slot.face.postScriptName, number: slot.faceNumber, isFree: true)
    return (face, placed)
  }

  /// Each cluster in the middle of what the constant gives it. The first glyph of a cluster has the
  /// advance of the whole; nil when one is much wider than that.
  private static func placed(
    _ glyphs: [DrawnGlyph], units: [Int: Int], em: Double
  ) -> [DrawnGlyph]? {
    var result: [DrawnGlyph] = []
    result.reserveCapacity(glyphs.count)
    // Where the cluster begins in the face's own advances, and where it does by the constants.
    var ownStart = 0.0
    var unitsBefore = 0
    var start = 0
    while start < glyphs.count {
      let cluster = glyphs[start].cluster
      var end = start
      var ownWidth = 0.0
      while end < glyphs.count, glyphs[end].cluster == cluster {
        ownWidth += glyphs[end].advance
        end += 1
      }
      let count = units[cluster] ?? 0
      let width = Double(count) * em
      if count > 0, ownWidth > width * tolerance { return nil }
      let shift = Double(unitsBefore) * em + (width - ownWidth) / 2 - ownStart
      for index in start..<end {
        var glyph = glyphs[index]
        glyph.x += shift
        glyph.advance = index == start ? width : 0
        result.append(glyph)
      }
      ownStart += ownWidth
      unitsBefore += count
      start = end
    }
    return result
  }

  /// How many of the run's units each cluster has, by the offset at which it begins; nil unless they
  /// are all of them.
  private func units(of item: TextItem, clusters: [Int]) -> [Int: Int]? {
    guard clusters.first == item.utf8Range.lowerBound else { return nil }
    return item.hasConjoiningJamo
      ? syllables(of: item, clusters: clusters) : characters(of: item, clusters: clusters)
  }

  /// As the itemizer counts: what follows a character has no width of its own. Whether the first
  /// character of the run does depends on what is before the run, so that it takes what is left.
  private func characters(of item: TextItem, clusters: [Int]) -> [Int: Int]? {
    var counts: [Int: Int] = [:]
    var offset = item.utf8Range.lowerBound
    var (index, rest) = (0, 0)
    for scalar in substring(item.utf8Range).unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      while index + 1 < clusters.count, clusters[index + 1] <= offset { index += 1 }
      let properties = table.properties(of: scalar)
      let follows = properties.isIgnorable || properties.isMark || properties.script == .inherited
      if offset == item.utf8Range.lowerBound || follows { continue }
      counts[clusters[index], default: 0] += 1
      rest += 1
    }
    let first = item.units - rest
    guard first == 0 || first == 1 else { return nil }
    counts[clusters[0], default: 0] += first
    return counts
  }

  /// HarfBuzz puts the letters of a syllable into one cluster, where normalization composes them.
  private func syllables(of item: TextItem, clusters: [Int]) -> [Int: Int]? {
    var counts: [Int: Int] = [:]
    var sum = 0
    let ends = clusters.dropFirst() + [item.utf8Range.upperBound]
    for (start, end) in zip(clusters, ends) where start < end {
      let count = HangulSyllables.count(in: substring(start..<end).utf8, table: table)
      counts[start] = count
      sum += count
    }
    let whole = HangulSyllables.count(in: substring(item.utf8Range).utf8, table: table)
    return sum == whole ? counts : nil
  }

  private func scripts(of text: Substring) -> Set<ScriptCode> {
    var scripts: Set<ScriptCode> = []
    for scalar in text.unicodeScalars { scripts.insert(table.properties(of: scalar).script) }
    return scripts
  }

  private func substring(_ range: Range<Int>) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return text[start..<utf8.index(start, offsetBy: range.count)]
  }
}
