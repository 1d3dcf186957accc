internal import CHarfBuzz

/// Shapes runs with HarfBuzz, each distinct one once.
final class Shaper {
  private let store: FaceStore
  private let buffer = ShapingBuffer()
  /// Slots that a text was measured with.
  private(set) var usedSlots: Set<Int> = []
  /// Calls of `hb_shape` so far.
  private(set) var count = 0
  private var results: [Key: Advance] = [:]
  private var languages: [String: OpaquePointer?] = [:]

  /// What decides about a run's glyphs.
  private struct Key: Hashable {
    /// The run with as much of the text around it as HarfBuzz looks at.
    var text: ExactText
    /// UTF-8 range of the run in `text`.
    var range: Range<Int>
    var faceNumber: Int
    var script: ScriptCode
    var isRightToLeft: Bool
    var monospacedDigits: Bool
    var disabledFeatures: [String]
    var languageSystem: UInt64
  }

  /// The sum of the advances of a run.
  private struct Advance {
    /// 1/64 font units.
    var sum: Int64
    /// Glyphs with an advance.
    var glyphCount: Int
    var missing: [Unicode.Scalar]
  }

  init(store: FaceStore) { self.store = store }

  func run(
    _ item: TextItem, _ slotNumber: Int, _ text: String, _ attributes: TextAttributes,
    _ missing: inout MissingScalars
  ) -> ShapedRun {
    let slot = store.slots[slotNumber]
    usedSlots.insert(slotNumber)
    let (key, script, language) = key(item, slot, text, attributes)
    let advance: Advance
    if let known = results[key] {
      advance = known
    } else {
      advance = shape(key, slot.face, script, language)
      results[key] = advance
    }
    for scalar in advance.missing { missing.insert(scalar) }
    return ShapedRun(
      script: item.script.code, face: slot.face.postScriptName, utf8Range: item.utf8Range,
      level: Int(item.level), em: Double(advance.sum) / Double(64 * slot.face.unitsPerEm),
      glyphCount: advance.glyphCount, correction: slot.correction)
  }

  /// The glyphs of a run, from left to right. Shaped anew: only pictures ask.
  func glyphs(
    _ item: TextItem, _ slot: FaceStore.Slot, _ text: String, _ attributes: TextAttributes
  ) -> [DrawnGlyph] {
    let (key, script, language) = key(item, slot, text, attributes)
    fillBuffer(key, slot.face, script, language)
    // Clusters count from the start of the run's context.
    let contextStart = item.utf8Range.lowerBound - key.range.lowerBound
    let unit = 1 / Double(64 * slot.face.unitsPerEm)
    var glyphs: [DrawnGlyph] = []
    var pen = 0.0
    forEachGlyph { info, position in
      glyphs.append(
        DrawnGlyph(
          id: info.codepoint, x: (pen + Double(position.x_offset)) * unit,
          y: Double(position.y_offset) * unit, advance: Double(position.x_advance) * unit,
          cluster: contextStart + Int(info.cluster)))
      pen += Double(position.x_advance)
    }
    return glyphs
  }

  private func key(
    _ item: TextItem, _ slot: FaceStore.Slot, _ text: String, _ attributes: TextAttributes
  ) -> (Key, hb_script_t, OpaquePointer?) {
    let script = hb_script_from_iso15924_tag(openTypeTag(item.script.code))
    let language = language(attributes.locale)
    let (context, range) = Self.context(of: item.utf8Range, in: text)
    let key = Key(
      text: ExactText(context), range: range, faceNumber: slot.faceNumber, script: item.script,
      isRightToLeft: item.level % 2 == 1, monospacedDigits: attributes.monospacedDigits,
      disabledFeatures: slot.row.disabledFeatures,
      languageSystem: slot.face.languageSystem(
        script: script, language: language, locale: attributes.locale))
    return (key, script, language)
  }

  /// HarfBuzz looks at five characters on each side of a run (Arabic letters join to them). More
  /// context would only make equal runs look different, and a long text of many runs slow.
  private static let contextLength = 5

  private static func context(of range: Range<Int>, in text: String) -> (String, Range<Int>) {
    let utf8 = text.utf8
    if range == 0..<utf8.count { return (text, range) }
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    let scalars = text.unicodeScalars
    let first =
      scalars.index(start, offsetBy: -contextLength, limitedBy: scalars.startIndex)
      ?? scalars.startIndex
    let last =
      scalars.index(end, offsetBy: contextLength, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let lower = utf8.distance(from: first, to: start)
    return (String(text[first..<last]), lower..<lower + range.count)
  }

  private func language(_ locale: String) -> OpaquePointer? {
    if let known = languages[locale] { return known }
    let language = hb_language_from_string(locale, -1)
    languages[locale] = language
    return language
  }

  private func shape(
    _ key: Key, _ face: FontFace, _ script: hb_script_t, _ language: OpaquePointer?
  ) -> Advance {
    fillBuffer(key, face, script, language)
    return advance(of: key, face)
  }

  /// Leaves the run's glyphs in the buffer.
  private func fillBuffer(
    _ key: Key, _ face: FontFace, _ script: hb_script_t, _ language: OpaquePointer?
  ) {
    count += 1
    let handle = buffer.handle
    hb_buffer_clear_contents(handle)
    var text = key.text.text
    text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { characters in
        hb_buffer_add_utf8(
          handle, characters.baseAddress, Int32(clamping: characters.count),
          UInt32(clamping: key.range.lowerBound), Int32(clamping: key.range.count))
      }
    }
    hb_buffer_set_direction(handle, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(handle, script)
    hb_buffer_set_language(handle, language)
    let features = Self.features(key)
    hb_shape(face.font, handle, features, UInt32(features.count))
  }

  private static func features(_ key: Key) -> [hb_feature_t] {
    // Tracking is added by the width model, at the size itself.
    var features = [feature("trak", 0), feature("kern", 1)]
    if key.monospacedDigits { features.append(feature("tnum", 1)) }
    for tag in key.disabledFeatures { features.append(feature(tag, 0)) }
    return features
  }

  private static func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: openTypeTag(tag), value: value, start: 0, end: .max)
  }

  private func advance(of key: Key, _ face: FontFace) -> Advance {
    var advance = Advance(sum: 0, glyphCount: 0, missing: [])
    var missingClusters: [Int] = []
    forEachGlyph { info, position in
      advance.sum += Int64(position.x_advance)
      if position.x_advance != 0 { advance.glyphCount += 1 }
      if info.codepoint == 0 { missingClusters.append(Int(info.cluster)) }
    }
    if !missingClusters.isEmpty {
      advance.missing = Self.scalars(of: Set(missingClusters), key, face)
    }
    return advance
  }

  private func forEachGlyph(_ body: (hb_glyph_info_t, hb_glyph_position_t) -> Void) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer.handle, &count),
      let positions = hb_buffer_get_glyph_positions(buffer.handle, &count)
    else { return }
    for index in 0..<Int(count) { body(infos[index], positions[index]) }
  }

  /// The characters that the face lacks in the clusters that came out without a glyph. A cluster
  /// begins at the character it is named after; the marks that follow belong to it.
  private static func scalars(of clusters: Set<Int>, _ key: Key, _ face: FontFace)
    -> [Unicode.Scalar]
  {
    var missing = MissingScalars()
    var offset = 0
    var isMissing = false
    for scalar in key.text.text.unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      guard key.range.contains(offset) else { continue }
      let isCovered = face.covers(scalar) || scalar.properties.isDefaultIgnorableCodePoint
      if clusters.contains(offset) { isMissing = true } else if isCovered { isMissing = false }
      if isMissing, !isCovered { missing.insert(scalar) }
    }
    if missing.scalars.isEmpty, let first = key.text.text.unicodeScalars.first {
      missing.insert(first)
    }
    return missing.scalars
  }
}
