/// Tracking of the iOS system font, per glyph.
public enum SystemFontTracking {
  /// Points added to every glyph at `size` points.
  public static func points(size: Double) -> Double { 0 }
}
