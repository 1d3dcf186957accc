#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// When a report was made.
enum SystemTime {
  /// Seconds since 1970. `SOURCE_DATE_EPOCH` (reproducible-builds.org) stands in for the clock.
  ///
  /// - Throws: `UsageError` where that is no number: a report would not be the same twice, unnoticed.
  static func now() throws(UsageError) -> Int {
    guard let variable = getenv("SOURCE_DATE_EPOCH") else { return Int(time(nil)) }
    let text = String(cString: variable)
    if text.isEmpty { return Int(time(nil)) }
    guard let seconds = Int(text) else {
      throw UsageError(
        message: "SOURCE_DATE_EPOCH is '\(text)', where seconds since 1970 were expected")
    }
    return seconds
  }

  /// `2026-11-30T20:00:00Z`; years that have not four digits are taken for the first or last that has.
  static func iso8601(_ seconds: Int) -> String {
    var moment = time_t(min(max(seconds, -62_167_219_200), 253_402_300_799))
    var parts = tm()
    gmtime_r(&moment, &parts)
    func digits(_ value: Int, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let date = [
      digits(Int(parts.tm_year) + 1900, 4), digits(Int(parts.tm_mon) + 1, 2),
      digits(Int(parts.tm_mday), 2),
    ].joined(separator: "-")
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits(Int($0), 2) }
      .joined(separator: ":")
    return "\(date)T\(time)Z"
  }
}
