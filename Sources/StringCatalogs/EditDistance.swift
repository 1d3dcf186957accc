/// Optimal string alignment, the restricted Damerau–Levenshtein distance: insertions, deletions,
/// replacements, and swaps of neighbours.
package enum EditDistance {
  /// nil when it is over `limit`.
  package static func between(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for (row, left) in a.enumerated() {
      current[0] = row + 1
      var smallest = current[0]
      for (column, right) in b.enumerated() {
        var value = min(
          previous[column] + (left == right ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, left == b[column - 1], a[row - 1] == right {
          value = min(value, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = value
        smallest = min(smallest, value)
      }
      // A swap looks two rows back, so one row beyond the limit is not yet the end.
      if smallest > limit, (previous.min() ?? 0) > limit { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }

  /// Whether a name is a slip for another: the same but for capitals and separators, or one letter
  /// away from it, in names of eight and more two. In those of up to four one letter tells words
  /// apart.
  ///
  /// - Parameter most: letters, where two are too many.
  package static func isSlip(_ name: String, for meant: String, atMost most: Int = 2) -> Bool {
    guard name.utf8.count <= longestName, name != meant else { return false }
    let (plain, other) = (folded(name), folded(meant))
    let limit = other.count < 5 ? 0 : other.count < 8 ? 1 : 2
    return between(plain, other, limit: min(limit, most)) != nil
  }

  /// In bytes. No member of the format comes near it.
  private static let longestName = 40

  private static func folded(_ name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && $0 != " " }
  }
}
