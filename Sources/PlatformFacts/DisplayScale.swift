/// Device pixels per point. Every device that runs iOS 17 or later has 2 or 3.
public enum DisplayScale: Int, CaseIterable, Comparable, Sendable {
  case x2 = 2
  case x3 = 3

  /// One device pixel in points: 1/2 or 1/3.
  public var pixel: Double { 1 / Double(rawValue) }

  /// `points` rounded up to a whole device pixel, as SwiftUI rounds the size of every `Text`.
  public func roundedUp(_ points: Double) -> Double {
    (points * Double(rawValue)).rounded(.up) / Double(rawValue)
  }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
