import StringCatalogs

/// The name that somebody may have meant: the nearest by optimal string alignment, the restricted
/// Damerau–Levenshtein distance (insertions, deletions, replacements, and swaps of neighbours).
public enum NearestName {
  /// Names longer than this, in Unicode scalars, are compared by nobody's eye either.
  private static let maximumLength = 256

  /// The name nearest to `name`, capitals apart; nil when none is near enough to be meant: up to a
  /// third of the longer one may differ, or one be the beginning of the other (`warn`). The first
  /// of equally near ones.
  public static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = folded(name)
    guard !wanted.isEmpty, wanted.count <= maximumLength else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names where candidate != name {
      let other = folded(candidate)
      guard !other.isEmpty, other.count <= maximumLength else { continue }
      let isBeginning =
        min(wanted.count, other.count) >= 3
        && (other.starts(with: wanted) || wanted.starts(with: other))
      let longer = max(wanted.count, other.count)
      let allowed = isBeginning ? longer : max(1, longer / 3)
      let limit = min(allowed, (best?.distance ?? .max) - 1)
      guard limit >= 0, let distance = EditDistance.between(wanted, other, limit: limit) else {
        continue
      }
      best = (candidate, distance)
      if distance == 0 { break }
    }
    return best?.name
  }

  /// ` Did you mean "margins"?`, or nothing.
  public static func suggestion(for name: String, among names: some Sequence<String>) -> String {
    nearest(to: name, among: names).map { " Did you mean \($0.quoted)?" } ?? ""
  }

  /// The distance between two names; nil when it is over `limit`.
  public static func distance(_ a: String, _ b: String, limit: Int = .max) -> Int? {
    EditDistance.between(Array(a.unicodeScalars), Array(b.unicodeScalars), limit: limit)
  }

  private static func folded(_ name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars)
  }
}
