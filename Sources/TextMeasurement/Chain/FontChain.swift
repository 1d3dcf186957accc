/// Which face measures which script: the profile's own table, never Fontconfig's choice, which
/// depends on what happens to be installed.
public struct FontChain: Hashable, Sendable {
  public enum Profile: String, CaseIterable, Sendable {
    /// Free faces with published coefficients: the same on every machine.
    case ios
    /// The Mac's own system font for Latin, Cyrillic and Greek; the free faces for the rest.
    case system
  }

  public var profile: Profile
  /// A file that the user names for every script it covers.
  public var fontFile: String?
  /// Files by ISO 15924 script code. `Jpan`, `Kore`, `Hans` and `Hant` stand for their scripts.
  public var files: [String: String]

  public init(profile: Profile = .ios, fontFile: String? = nil, files: [String: String] = [:]) {
    self.profile = profile
    self.fontFile = fontFile
    self.files = files
  }

  /// Where macOS keeps its system font.
  static let systemFontPath = "/System/Library/Fonts/SFNS.ttf"

  /// The faces for a script, the preferred one first: the next is used when it is not installed.
  /// Empty for a script that the chain has no row for. Files that the user named are not in it.
  public func faces(script: String, weight: FontWeight) -> [ChainFace] {
    switch script {
    case "Latn", "Cyrl", "Grek":
      return profile == .system ? [Self.system(script, weight)] : Self.inter(script, weight)
    default:
      return Self.noto(script, weight).map { [$0] } ?? []
    }
  }

  /// The face the user named for a script, or for all.
  func userFace(script: String, weight: FontWeight) -> ChainFace? {
    guard let path = files[script] ?? Self.alias(of: script, in: files) ?? fontFile else {
      return nil
    }
    return Self.named(path, script: script, weight: weight)
  }

  var hasUserFaces: Bool { fontFile != nil || !files.isEmpty }

  /// The face of a file: no coefficients, as with the system's own font.
  static func named(_ path: String, script: String, weight: FontWeight) -> ChainFace {
    let isBase = script == "Latn" || script == "Cyrl" || script == "Grek"
    return ChainFace(
      script: script, source: .file(path), weightAxis: weight.systemAxis,
      opticalSize: .followsSize, correction: .exact(tracking: isBase))
  }

  private static func system(_ script: String, _ weight: FontWeight) -> ChainFace {
    named(systemFontPath, script: script, weight: weight)
  }

  /// ISO 15924 has codes for writing systems that are several scripts at once.
  private static func alias(of script: String, in files: [String: String]) -> String? {
    let systems: [String] =
      switch script {
      case "Hani": ["Hans", "Hant", "Jpan", "Kore"]
      case "Hira", "Kana": ["Jpan", "Hrkt"]
      case "Hang": ["Kore"]
      default: []
      }
    for system in systems {
      if let path = files[system] { return path }
    }
    return nil
  }

  /// Every script that the table has a row for, sorted.
  public static var scripts: [String] {
    (["Latn", "Cyrl", "Grek", symbolScript] + notoTable.map(\.script)).sorted()
  }

  /// ISO 15924's code for symbols.
  static let symbolScript = "Zsym"
}
