/// A Dynamic Type text style of iOS and iPadOS, spelled as `UIFont.TextStyle` names it.
///
/// Sizes and leading are in `TextStyle+Sizes.swift`.
public enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle, title1, title2, title3
  case headline, body, callout, subheadline, footnote
  case caption1, caption2
}

extension TextStyle {
  /// The weights that text styles take. Design units on SF Pro's axis are in `SystemFont`.
  public enum Weight: String, CaseIterable, Sendable {
    case regular, semibold, bold
  }

  /// Headline is semibold, every other style regular.
  ///
  /// Source: Human Interface Guidelines, Typography, tables of 2024 and of 2026.
  public var weight: Weight { self == .headline ? .semibold : .regular }

  /// The weight with `.bold()` on the style: bold from `largeTitle` to `title2`, semibold below.
  ///
  /// Source: Human Interface Guidelines, Typography, "Emphasized", change log of December 2025.
  public var emphasizedWeight: Weight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2:
      .semibold
    }
  }
}
