/// Finds the name that somebody probably meant.
public enum NearestName {
  /// The candidate with the fewest edits from `name`; nil when none is near enough to be meant.
  ///
  /// An edit inserts, deletes or replaces a character, or swaps two neighbours (the restricted
  /// Damerau-Levenshtein distance). Case counts for nothing. Near enough is a third of the name's
  /// length, and one edit at least. Of equals, the first wins.
  public static func nearest(
    to name: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    // No option, key or rule is this long; the distance costs the product of both lengths.
    guard wanted.count <= 200 else { return nil }
    var best: (name: String, distance: Int)?
    let bound = max(1, wanted.count / 3)
    for candidate in candidates where candidate.unicodeScalars.count <= 400 {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - wanted.count) <= bound else { continue }
      let found = distance(wanted, other)
      if found <= bound, found < best?.distance ?? Int.max { best = (candidate, found) }
    }
    return best?.name
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        let same = a[i] == b[j]
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (same ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
