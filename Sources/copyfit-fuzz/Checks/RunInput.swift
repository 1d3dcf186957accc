import Linting

/// The bytes of one whole run: files with a line of `~~~~` between them. The last one, or the last
/// two, are catalogs; what stands before is a configuration. Without any such line the file is a
/// catalog that no configuration is about.
struct RunInput {
  var configuration: [UInt8]?
  var catalogs: [[UInt8]]

  static let separator = Array("\n~~~~\n".utf8)

  init(_ bytes: [UInt8]) {
    var parts: [[UInt8]] = []
    var start = 0
    var index = 0
    // At most three parts: more files find nothing that two catalogs do not.
    while index + Self.separator.count <= bytes.count, parts.count < 2 {
      if bytes[index] == Self.separator[0],
        bytes[index..<index + Self.separator.count].elementsEqual(Self.separator)
      {
        parts.append(Array(bytes[start..<index]) + [0x0A])
        index += Self.separator.count
        start = index
      } else {
        index += 1
      }
    }
    parts.append(Array(bytes[start...]))
    configuration = parts.count > 1 ? parts.removeFirst() : nil
    catalogs = parts
  }

  /// The catalogs' names below the run's folder, in order.
  static let catalogNames = ["Localizable.xcstrings", "Tables/Onboarding.xcstrings"]

  /// Whether the configuration keeps to the run's folder. One that does not would have the fuzzer
  /// read whatever the machine has, as slowly as it comes, and never twice the same.
  var staysInside: Bool {
    guard let configuration else { return true }
    let (value, _) = ConfigurationDecoder(vocabulary: ConfigurationCheck.vocabulary)
      .decode(configuration, file: "copyfit.yml", root: "/project")
    guard let value else { return true }
    let paths = (value.catalogs ?? []) + value.flowFiles + value.fonts.files.values
    return !paths.contains { path in
      path.hasPrefix("/") || path.contains("..") || path.contains("{") || path.contains("\\")
    }
  }
}
