internal import CICU

/// Hangul written in conjoining letters.
enum HangulSyllables {
  /// Number of hangul letters and syllables after normalization to NFC.
  static func count(in text: Substring.UTF8View, table: CharacterTable) -> Int {
    let units = Array(String(decoding: text, as: UTF8.self).utf16)
    guard let length = Int32(exactly: units.count) else { return units.count }
    var composed = [UInt16](repeating: 0, count: units.count)
    // Hangul never grows in NFC.
    let written = copyfit_icu_nfc(units, length, &composed, length)
    let result = written >= 0 ? composed[..<Int(written)] : units[...]
    var count = 0
    for scalar in String(decoding: result, as: UTF16.self).unicodeScalars {
      let properties = table.properties(of: scalar)
      if properties.script == .hangul, properties.isLetter, !properties.isIgnorable { count += 1 }
    }
    return count
  }
}
