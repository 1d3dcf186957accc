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
    "GiB", "kHz", "kB", "mA", "kPa", "hPa", "kJ", "cal", "yd",
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
    "ADD", "AGE", "AIR", "ALL", "AM", "AN", "AND", "ANY", "APP", "APR", "ARE", "ART", "AS", "ASK",
    "AT", "AUG", "BAD", "BAG", "BAR", "BE", "BED", "BET", "BIG", "BIN", "BIT", "BOX", "BOY",
    "BUG", "BUS", "BUT", "BUY", "BY", "CAN", "CAR", "CAT", "COW", "CUP", "CUT", "DAD", "DAY",
    "DEC", "DIE", "DO", "DOB", "DOG", "DRY", "EAR", "EAT", "EGG", "END", "EYE", "FAN", "FAR",
    "FAT", "FEB", "FEE", "FEW", "FIT", "FIX", "FLY", "FOR", "FRI", "FUN", "GAS", "GET", "GO",
    "GYM", "HAS", "HE", "HER", "HI", "HIM", "HIS", "HIT", "HOT", "HOW", "ICE", "IF", "IN", "INK",
    "IS", "IT", "ITS", "JAN", "JOB", "JOY", "JUL", "JUN", "KEY", "KID", "LAP", "LAW", "LEG",
    "LET", "LIE", "LIP", "LOG", "LOT", "LOW", "MAN", "MAP", "MAR", "MAX", "MAY", "ME", "MEN",
    "MIN", "MIX", "MOM", "MON", "MUM", "MY", "NET", "NEW", "NO", "NOR", "NOT", "NOV", "NOW",
    "OCT", "OF", "OFF", "OH", "OLD", "ON", "ONE", "OPT", "OR", "OUR", "OUT", "OWN", "PAY", "PET",
    "PM", "POP", "PUT", "QTY", "RAW", "RED", "ROW", "RUN", "SAD", "SAT", "SAY", "SEA", "SEE",
    "SEP", "SET", "SEX", "SHE", "SIT", "SIX", "SKY", "SO", "SON", "SUB", "SUM", "SUN", "TAB",
    "TAG", "TAP", "TAX", "TEA", "TEN", "THE", "THU", "TIE", "TIP", "TO", "TOO", "TOP", "TOY",
    "TRY", "TUE", "TWO", "UP", "US", "USE", "VAT", "VIA", "WAR", "WAS", "WAY", "WE", "WEB", "WED",
    "WET", "WHO", "WHY", "WIN", "YES", "YET", "YOU",
  ]
}
