import Foundation
import Testing

@testable import copyfit

/// The moment that a report says it was made.
@Suite struct SystemTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (951_868_799, "2000-02-29T23:59:59Z"), (-1, "1969-12-31T23:59:59Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (1_796_068_800, "2026-11-30T20:00:00Z"),
    (2_147_483_648, "2038-01-19T03:14:08Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"), (253_402_300_800, "9999-12-31T23:59:59Z"),
    (Int.max, "9999-12-31T23:59:59Z"), (Int.min, "0000-01-01T00:00:00Z"),
  ])
  func moments(seconds: Int, text: String) { #expect(SystemTime.iso8601(seconds) == text) }

  /// As Foundation's own calendar has it.
  @Test(arguments: Array(stride(from: -3_000_000_000, through: 6_000_000_000, by: 123_456_789)))
  func againstFoundation(seconds: Int) {
    let date = Date(timeIntervalSince1970: TimeInterval(seconds))
    #expect(SystemTime.iso8601(seconds) == ISO8601DateFormatter().string(from: date))
  }
}
