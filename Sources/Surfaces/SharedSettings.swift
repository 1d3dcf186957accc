/// Settings that several surfaces have in common.
enum SharedSettings {
  static let tabs = Setting<[SlotCopy]>.copies(
    "tabs", each: "the label of tab", peers: "tabs",
    "the catalog keys of the labels, in the order of the tabs")
}

extension UsualRange {
  /// Font sizes of text that is read.
  static let readableText = UsualRange(
    11...200, "Human Interface Guidelines: text on iOS is at least 11 pt.")
}

extension Double {
  /// A number of the configuration as its author writes it: `40`, `7.5`.
  var asWritten: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}
