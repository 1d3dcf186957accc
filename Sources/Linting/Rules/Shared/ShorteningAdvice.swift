/// By how much a text must become shorter to fit, worked out in its worst cell.
///
/// Characters are grapheme clusters, and their number is an estimate: the points to save over the
/// text's own average advance.
struct ShorteningAdvice: Hashable {
  var text: String
  /// Points to save.
  var excess: Double
  /// What it may take, in points.
  var limit: Double
  /// Characters of the text.
  var length: Int
  /// About how many of them must go; never more than there are.
  var characters: Int

  /// - Parameters:
  ///   - width: of the whole text on one line, in points.
  ///   - limit: what it may take, in points, less than `width`.
  init(text: String, width: Double, limit: Double) {
    self.text = text
    self.limit = limit
    excess = max(0, width - limit)
    length = text.count
    let advance = length > 0 ? width / Double(length) : 0
    characters = advance > 0 ? min(length, MessageText.roundedUp(excess / advance)) : 0
  }

  /// The same for a text that must fit beyond doubt: its width taken at the upper end of its
  /// uncertainty, a device pixel for rounding up included.
  init(text: String, surelyFitting width: Double, band: Double, limit: Double, pixel: Double) {
    self.init(text: text, width: width * (1 + band) + pixel, limit: limit)
  }

  /// For translators: `13 pt, about 2 of its 17 characters`.
  var amount: String {
    let points = "\(MessageText.roundedUp(excess)) pt"
    guard length > 0, characters > 0 else { return points }
    if characters == length { return "\(points), which is all of it" }
    return "\(points), about \(characters) of its \(MessageText.count(length, "character"))"
  }

  /// For translators, as a sentence without its full stop.
  var forTranslators: String { "Shorten \(MessageText.quoted(text)) by \(amount)" }
}
