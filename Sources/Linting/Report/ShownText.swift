/// What of a text is in a report. Copy of the length of a page is a mistake, or an attack: its outlines
/// would make the report too large to be sent, and nobody reads them.
public struct ShownText: Hashable, Sendable {
  public var text: String
  /// Characters that are left out; 0 of a text that is there as a whole.
  public var rest = 0

  /// Characters up to which a text is shown as a whole: several times what a screen of a phone has in
  /// its default text size for a message.
  static let longest = 600
  /// Characters that are shown of one that is longer: what fits on the screen at the largest text size.
  static let kept = 200
  /// Bytes of UTF-8 for one character on average: a character may have any number of marks.
  private static let bytes = 32

  public init(_ text: String) {
    self.text = text
    let size = text.utf8.count
    guard size > Self.longest else { return }
    let count = text.count
    guard count > Self.longest || size > Self.longest * Self.bytes else { return }
    var shown = text.prefix(Self.kept)
    if shown.utf8.count > Self.kept * Self.bytes {
      let end = text.utf8.index(text.startIndex, offsetBy: Self.kept * Self.bytes)
      let whole = text.unicodeScalars.index(before: text.unicodeScalars.index(after: end))
      shown = Substring(text.unicodeScalars[..<whole])
    }
    self.text = String(shown)
    rest = max(1, count - shown.count)
  }
}
