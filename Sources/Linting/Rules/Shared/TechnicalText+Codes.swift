extension TechnicalText {
  /// Whether the text has nothing but units and codes beside its placeholders and numbers: `%lld MB`,
  /// `%.1f km`, `PDF`, `4K`. Most languages write them alike, not all.
  static func isUnitOrCode(_ text: String) -> Bool {
    var hasAny = false
    for case .text(let piece) in FormatString(text).pieces {
      for token in piece.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "°" }) {
        guard token.contains(where: \.isLetter) else { continue }
        guard isUnit(token) || isCode(token) else { return false }
        hasAny = true
      }
    }
    return hasAny
  }

  private static func isUnit(_ token: Substring) -> Bool {
    let unit = token.drop(while: \.isNumber)
    return singleUnits.contains(String(unit))
      || CountedWordLists.units.contains(unit.lowercased()) && unit.utf8.allSatisfy { $0 < 0x80 }
  }

  private static let singleUnits: Set<String> = [
    "m", "s", "h", "g", "l", "L", "W", "V", "A", "B", "K", "N", "J", "x", "°C", "°F", "°", "mph",
    "GiB", "kHz", "kB", "mA", "kPa", "hPa", "kJ", "cal", "yd", "in",
  ]

  /// Two or three capitals, more with a digit among them, or a longer one that is known; not a word
  /// that shouts.
  private static func isCode(_ token: Substring) -> Bool {
    guard token.utf8.allSatisfy({ $0 < 0x80 }), token.allSatisfy({ !$0.isLowercase }) else {
      return false
    }
    if token.contains(where: \.isNumber) { return token.count <= 6 }
    return longCodes.contains(String(token))
      || (2...3).contains(token.count) && !words.contains(String(token))
  }

  private static let longCodes: Set<String> = [
    "HTML", "HTTP", "HTTPS", "JSON", "JPEG", "HEIC", "HEVC", "HDMI", "UUID", "IMAP", "SMTP", "WLAN",
    "MIDI", "RTSP", "NTFS", "ASCII", "YAML", "TIFF", "FLAC", "SFTP", "OAUTH", "LIDAR",
  ]

  private static let words: Set<String> = [
    "ADD", "ALL", "AM", "AND", "ANY", "APP", "ARE", "AS", "ASK", "AT", "BAD", "BE", "BIG", "BUT",
    "BUY", "BY", "CAN", "CUT", "DAY", "DO", "END", "FOR", "GET", "GO", "HIT", "HOT", "HOW", "IF",
    "IN", "IS", "IT", "JOY", "KEY", "LAP", "LOG", "LOW", "MAP", "MAX", "ME", "MIN", "MIX", "MY",
    "NEW", "NO", "NOT", "NOW", "OF", "OFF", "OLD", "ON", "ONE", "OPT", "OR", "OUR", "OUT", "OWN",
    "PAY", "PM", "PUT", "RED", "RUN", "SAD", "SAY", "SEE", "SET", "SHE", "SIT", "SUM", "TAP", "TEN",
    "THE", "TO", "TOP", "TRY", "TWO", "UP", "US", "USE", "WAR", "WAS", "WAY", "WE", "WHO", "WHY",
    "WIN", "YES", "YET", "YOU",
  ]
}
