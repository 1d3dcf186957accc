/// Texts from outside as YAML scalars. Whatever they hold, they read back as the same text, in
/// YAML 1.1 as well, and end no line.
enum InitYAML {
  /// Words that some reader takes for something else: in YAML 1.1 `no` is false.
  private static let taken: Set<String> = [
    "n", "no", "null", "off", "on", "true", "false", "y", "yes",
  ]

  static func quoted(_ text: String) -> String { ConfigurationValue.quoted(text) }

  /// A name without quotes where it needs none: `checkout`, `pt-BR`, `copyfit.yml`.
  static func word(_ text: String) -> String {
    let isWord = text.utf8.enumerated().allSatisfy { index, byte in
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: true
      case 0x30...0x39, 0x2D, 0x2E, 0x5F: index > 0
      default: false
      }
    }
    guard isWord, !text.isEmpty, !taken.contains(text.lowercased()) else { return quoted(text) }
    return text
  }

  /// `[de, "no"]`; patterns always in quotes, since `*` begins an alias.
  static func list(_ texts: [String]) -> String {
    "[" + texts.map(word).joined(separator: ", ") + "]"
  }
}
