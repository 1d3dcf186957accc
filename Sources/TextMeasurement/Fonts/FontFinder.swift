internal import CFontconfig

/// Turns a PostScript name into files. Fontconfig is asked for nothing else: what it would choose
/// for a language depends on what happens to be installed.
enum FontFinder {
  struct File: Hashable, Comparable {
    var path: String
    var index: Int

    static func < (left: File, right: File) -> Bool {
      (left.path, left.index) < (right.path, right.index)
    }
  }

  /// The files that hold exactly this face, sorted by path. The first call reads Fontconfig's
  /// configuration and cache.
  static func files(postScriptName: String, variable: Bool) -> [File] {
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_POSTSCRIPT_NAME, postScriptName)
    FcPatternAddBool(pattern, FC_VARIABLE, variable ? 1 : 0)
    guard let objects = FcObjectSetCreate() else { return [] }
    defer { FcObjectSetDestroy(objects) }
    FcObjectSetAdd(objects, FC_FILE)
    FcObjectSetAdd(objects, FC_INDEX)
    guard let set = FcFontList(nil, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(set) }

    var files: [File] = []
    for number in 0..<Int(set.pointee.nfont) {
      guard let font = set.pointee.fonts[number] else { continue }
      var path: UnsafeMutablePointer<FcChar8>?
      var index: Int32 = 0
      guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path,
        FcPatternGetInteger(font, FC_INDEX, 0, &index) == FcResultMatch
      else { continue }
      // The upper half numbers the named instance of a variable face, which is not a static face.
      if !variable, index >> 16 != 0 { continue }
      files.append(File(path: String(cString: path), index: Int(index & 0xFFFF)))
    }
    return files.sorted()
  }
}
