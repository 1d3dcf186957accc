internal import CFreeType
internal import CHarfBuzz

/// Owner of a FreeType face at units per em and of the HarfBuzz font over it.
final class FontFace {
  private let library: FontLibrary
  let handle: FT_Face
  let font: OpaquePointer
  let path: String
  let index: Int
  let unitsPerEm: Int
  /// `head.fontRevision` with three decimals, such as `3.019`.
  let revision: String
  let postScriptName: String
  let family: String
  let style: String
  /// Tags of the variation axes, empty for a static face.
  let axes: [String]
  var languageSystems: [LanguageKey: UInt64] = [:]

  /// Opens a face, unhinted, at a size of its units per em, so that advances are font units.
  ///
  /// - Parameters:
  ///   - index: face in a collection.
  ///   - coordinates: axis tags with design coordinates. Axes that the face lacks are left out,
  ///     values clamped to the axis; other axes keep their default.
  init(library: FontLibrary, path: String, index: Int, coordinates: [String: Double])
    throws(MeasurementError)
  {
    // FreeType would wait at a pipe for ever.
    guard FileBytes.isRegularFile(path) else {
      throw .unreadableFont(file: path, reason: "there is no such file")
    }
    var opened: FT_Face?
    let code = FT_New_Face(library.handle, path, index, &opened)
    guard code == 0, let face = opened else {
      throw FontLibrary.failure(code, file: path, doing: "read the font")
    }
    do {
      try FontFace.prepare(face, path: path)
      axes = try FontFace.apply(coordinates, to: face, library: library, path: path)
    } catch {
      FT_Done_Face(face)
      throw error
    }
    self.library = library
    handle = face
    self.path = path
    self.index = index
    unitsPerEm = Int(face.pointee.units_per_EM)
    revision = FontFace.revision(of: face)
    postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
    family = face.pointee.family_name.map { String(cString: $0) } ?? ""
    style = face.pointee.style_name.map { String(cString: $0) } ?? ""
    // The HarfBuzz font holds a reference of its own to the FreeType face.
    font = hb_ft_font_create_referenced(face)
    hb_ft_font_set_load_flags(font, 1 << 1)  // FT_LOAD_NO_HINTING
    hb_font_set_ptem(font, 0)
  }

  deinit {
    hb_font_destroy(font)
    FT_Done_Face(handle)
  }

  /// A face must have outlines and know its em.
  private static func prepare(_ face: FT_Face, path: String) throws(MeasurementError) {
    let isScalable = face.pointee.face_flags & 1 != 0  // FT_FACE_FLAG_SCALABLE
    let unitsPerEm = UInt32(face.pointee.units_per_EM)
    guard isScalable, unitsPerEm > 0 else {
      throw .unreadableFont(
        file: path, reason: "it has no outlines, only bitmaps; name a TrueType or OpenType font")
    }
    let code = FT_Set_Pixel_Sizes(face, unitsPerEm, unitsPerEm)
    if code != 0 {
      throw FontLibrary.failure(code, file: path, doing: "set the size of the font")
    }
  }

  private static func apply(
    _ coordinates: [String: Double], to face: FT_Face, library: FontLibrary, path: String
  ) throws(MeasurementError) -> [String] {
    let isVariable = face.pointee.face_flags & (1 << 8) != 0  // FT_FACE_FLAG_MULTIPLE_MASTERS
    guard isVariable else { return [] }
    var variation: UnsafeMutablePointer<FT_MM_Var>?
    var code = FT_Get_MM_Var(face, &variation)
    guard code == 0, let variation else {
      throw FontLibrary.failure(code, file: path, doing: "read the axes of the font")
    }
    defer { FT_Done_MM_Var(library.handle, variation) }
    var tags: [String] = []
    var values: [FT_Fixed] = []
    for number in 0..<Int(variation.pointee.num_axis) {
      let axis = variation.pointee.axis[number]
      let tag = text(ofTag: UInt32(truncatingIfNeeded: axis.tag))
      tags.append(tag)
      guard let wanted = coordinates[tag], wanted.isFinite else {
        values.append(axis.def)
        continue
      }
      let fixed = FT_Fixed((min(max(wanted, -32000), 32000) * 65536).rounded())
      values.append(max(min(fixed, axis.maximum), axis.minimum))
    }
    code = FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
    if code != 0 {
      throw FontLibrary.failure(code, file: path, doing: "set the axes of the font")
    }
    return tags
  }

  private static func revision(of face: FT_Face) -> String {
    guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD) else { return "" }
    let fixed = Int(table.assumingMemoryBound(to: TT_Header.self).pointee.Font_Revision)
    let thousandths = (max(0, min(fixed, 0x7FFF_FFFF)) * 1000 + 32768) >> 16
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  private static func text(ofTag tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the face has a glyph of its own for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    FT_Get_Char_Index(handle, FT_ULong(scalar.value)) != 0
  }
}
