/// Which texts may be drawn letter by letter.
enum LetterScripts {
  /// Scalars whose scripts join, reorder or stack, and bidirectional controls. A title with one of
  /// them is one run (the step trail component's own list).
  static let joined: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0x0900...0x0DFF, 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF,
    0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xA8E0...0xA8FF, 0xFB1D...0xFDFF,
    0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  /// True when every grapheme cluster of `text` may be a text of its own.
  static func standAlone(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x0590 { continue }
      for range in joined where range.contains(value) { return false }
    }
    return true
  }
}
