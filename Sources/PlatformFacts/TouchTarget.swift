/// How large a thing to touch should be, in points. A CSS pixel is taken as a point.
public enum TouchTarget {
  /// What a control should have, in width and height.
  ///
  /// Sources: Human Interface Guidelines, Accessibility (2026), iOS and iPadOS, default control
  /// size; WCAG 2.2, SC 2.5.5 Target Size (Enhanced), level AAA.
  public static let recommended = 44.0

  /// The least that the guidelines allow, in width and height.
  ///
  /// Source: Human Interface Guidelines, Accessibility (2026), iOS and iPadOS, minimum control size.
  public static let minimum = 28.0

  /// The least that WCAG allows at level AA. Smaller targets pass when a circle of this diameter
  /// centred on each meets no other target and no other such circle.
  ///
  /// Source: WCAG 2.2, SC 2.5.8 Target Size (Minimum),
  /// <https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum>.
  public static let wcagMinimum = 24.0
}
