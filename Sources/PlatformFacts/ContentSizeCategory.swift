/// A Dynamic Type content size category, spelled as UIKit's `UIContentSizeCategory` and SwiftUI's
/// `DynamicTypeSize` name it, from the smallest to the largest.
public enum ContentSizeCategory: String, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Position in the published tables' columns, 0 (`xSmall`) to 11 (`accessibility5`).
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}
