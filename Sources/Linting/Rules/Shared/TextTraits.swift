/// What bytes occur in a text: told in one pass for all rules, which mostly look for what is not
/// there.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// A percent sign.
  static let percent = TextTraits(rawValue: 1)
  /// U+2000 to U+2FFF: dashes, directional controls, currency signs.
  static let punctuation = TextTraits(rawValue: 2)
  /// A digit of ASCII, or a letter or digit from U+0640 on.
  static let numberOrBeyond = TextTraits(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ text: String) {
    self = text.utf8.withContiguousStorageIfAvailable(Self.init) ?? Self(Array(text.utf8))
  }

  private init(_ bytes: some Collection<UInt8>) {
    var (percent, punctuation, number) = (false, false, false)
    for byte in bytes {
      percent = percent || byte == 0x25
      punctuation = punctuation || byte == 0xE2
      number = number || byte &- 0x30 < 10 || byte >= 0xD9
    }
    self = []
    if percent { insert(.percent) }
    if punctuation { insert(.punctuation) }
    if number { insert(.numberOrBeyond) }
  }
}
