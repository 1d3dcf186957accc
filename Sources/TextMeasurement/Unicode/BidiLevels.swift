internal import CICU

/// Embedding levels by UAX #9.
enum BidiLevels {
  /// UAX #9 keeps at most 63 pending brackets (BD16). ICU searches all of them, so that thousands
  /// would take time that grows with their square: past this number brackets count as plain
  /// neutral characters.
  static let bracketLimit = 256

  /// The level of each code unit of `text`, which is UTF-16. Without memory for the algorithm
  /// every unit gets the base level.
  static func levels(of text: [UInt16], rightToLeft: Bool) -> [UInt8] {
    var levels = [UInt8](repeating: rightToLeft ? 1 : 0, count: text.count)
    guard let length = Int32(exactly: text.count), length > 0 else { return levels }
    _ = copyfit_icu_levels(text, length, rightToLeft ? 1 : 0, &levels)
    return levels
  }
}
