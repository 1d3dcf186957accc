/// What is in a value, or in any of several: told in one pass for all rules, which mostly look for
/// what is not there.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// A percent sign.
  static let percent = TextTraits(rawValue: 1)
  /// U+2000 to U+2FFF: dashes, directional controls, currency signs.
  static let punctuation = TextTraits(rawValue: 2)
  /// A digit of ASCII, or a letter or digit from U+0640 on.
  static let numberOrBeyond = TextTraits(rawValue: 4)

  /// It may begin or end with a space.
  static let edge = TextTraits(rawValue: 8)
  /// It is a plural form, or for one device.
  static let plural = TextTraits(rawValue: 16)
  static let device = TextTraits(rawValue: 32)
  /// It is in another state than `translated`.
  static let state = TextTraits(rawValue: 64)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ leaf: TranslationLeaf) {
    self.init(leaf.value)
    if InvisibleCharacters.mayEdge(leaf.value) { insert(.edge) }
    if leaf.plural != nil { insert(.plural) }
    if leaf.device != nil { insert(.device) }
    if leaf.unit.state != "translated" { insert(.state) }
  }

  init(_ text: String) {
    self = text.utf8.withContiguousStorageIfAvailable(Self.init) ?? Self(Array(text.utf8))
  }

  private init(_ bytes: some Collection<UInt8>) {
    // Without branches, so that the compiler takes many bytes at a time.
    var (percent, punctuation, number): (UInt8, UInt8, UInt8) = (0, 0, 0)
    for byte in bytes {
      percent |= byte == 0x25 ? 1 : 0
      punctuation |= byte == 0xE2 ? 1 : 0
      number |= byte &- 0x30 < 10 ? 1 : 0
      number |= byte >= 0xD9 ? 1 : 0
    }
    self = []
    if percent != 0 { insert(.percent) }
    if punctuation != 0 { insert(.punctuation) }
    if number != 0 { insert(.numberOrBeyond) }
  }
}
