/// A Dynamic Type content size category, spelled as UIKit's `UIContentSizeCategory` and SwiftUI's
/// `DynamicTypeSize` name it, from the smallest to the largest.
public enum ContentSizeCategory: String, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Position in the published tables' columns, 0 (`xSmall`) to 11 (`accessibility5`).
  public var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Not by the name, which takes ten times as long: every cell of a layout is looked up by its
  /// category.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  public static func == (a: Self, b: Self) -> Bool { a.index == b.index }

  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}
