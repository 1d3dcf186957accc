/// Tracking of the iOS system font, per glyph.
public enum SystemFontTracking {
  /// Points at each listed size. Source: Human Interface Guidelines, Typography, tracking table for
  /// iOS, iPadOS and visionOS, SF Pro; the same for every weight.
  static let table: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38),
    (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35),
    (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22),
    (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]

  /// Points added to every glyph at `size` points, linear between the listed sizes. Below 6 the
  /// value at 6, scaled with the size; from 80 up none.
  public static func points(size: Double) -> Double {
    guard size.isFinite, size > 0, size < 80 else { return 0 }
    if size <= table[0].size { return table[0].points * size / table[0].size }
    var low = 0
    var high = table.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle].size <= size { low = middle } else { high = middle }
    }
    let (left, right) = (table[low], table[high])
    let share = (size - left.size) / (right.size - left.size)
    return left.points + (right.points - left.points) * share
  }
}
