/// Paths as parts of URIs (RFC 3986).
public enum PercentEncoding {
  /// `path` with every byte but unreserved characters and `/` as `%XX`. That covers the colon, which
  /// would make a scheme of the first folder of a relative path.
  public static func path(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: bytes.append(byte)
      default: bytes += [0x25, digit(byte >> 4), digit(byte & 0x0F)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `file:` with an absolute path.
  public static func fileURI(_ absolute: String) -> String { "file://" + path(absolute) }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
