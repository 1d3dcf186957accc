internal import CFreeType

/// Owner of a FreeType library. It and its faces belong to one thread.
final class FontLibrary {
  let handle: FT_Library

  init() throws(MeasurementError) {
    var library: FT_Library?
    let code = FT_Init_FreeType(&library)
    guard code == 0, let library else {
      throw FontLibrary.failure(code, file: "FreeType", doing: "start FreeType")
    }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }

  /// The version in use, such as `2.12.1`.
  static var version: String {
    guard let library = try? FontLibrary() else { return "" }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library.handle, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// The one place where a FreeType error becomes an error of ours.
  static func failure(_ code: FT_Error, file: String, doing: String) -> MeasurementError {
    let detail: String =
      switch code {
      case 0x01: "it cannot be opened"
      case 0x02: "it is not a font that FreeType knows"
      case 0x03, 0x08: "it is broken"
      case 0x40: "memory ran out"
      default: "FreeType error \(code)"
      }
    return .unreadableFont(file: file, reason: "cannot \(doing): \(detail)")
  }
}
