/// Words that stand in every catalog many times: one string each, made at build time.
enum KnownWords {
  /// A unit's state; nil for one that Xcode does not write.
  static func unitState(_ token: JSONToken, of reader: JSONReader) -> String? {
    if reader.equals(token, "translated") { return "translated" }
    if reader.equals(token, "needs_review") { return "needs_review" }
    if reader.equals(token, "new") { return "new" }
    if reader.equals(token, "machine_translated") { return "machine_translated" }
    return nil
  }

  static let extractionStates = ["manual", "extracted_with_value", "stale", "migrated"]

  /// CLDR's plural categories.
  static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]

  /// Devices that Xcode offers for variations.
  static let devices = [
    "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
  ]
}
