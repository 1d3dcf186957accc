import Surfaces

/// What to do about a text that has no room, where that is not a matter of the rule that found it.
extension SlotTrouble {
  /// Instead of what the rule advises; nil where that is right.
  ///
  /// Nothing is said of how much shorter a text must become that is not the one that people see, nor
  /// of lines where a word is what makes so many of them.
  var cure: String? {
    if hasPlaceholders {
      return title == nil
        ? "Write what the app shows in place of the placeholder, so that this can be measured."
        : "Give it sample arguments (`{ key: …, arguments: […] }`), so that it is measured as people "
          + "see it."
    }
    if title == nil, let cure = slot.copyCure { return cure }
    // One line gets no lower in a wider place.
    if concern == .tallness, outcome.lines < 2 { return nil }
    if let cure = noRoomCure { return cure }
    guard concern == .tallness, let word = decidingWord else { return nil }
    let height = "\(MessageText.roundedUp(outcome.tooTallBy)) pt more height"
    return cure(
      of: word, or: slot.heightCure ?? room(or: outcome.tooTallBy > 0 ? height : "more height"))
  }

  /// What to do where what is around the text leaves it no width at all: no shorter text would fit. nil
  /// where there is some.
  private var noRoomCure: String? {
    guard outcome.available <= 0 else { return nil }
    let missing = outcome.missingWidth
    let rest = missing > 0 ? " and \(MessageText.roundedUp(missing)) pt more" : ""
    let around = "what is around it takes the whole width\(rest)"
    if let cure = slot.widthCure { return "\(cure.uppercasedFirst): \(around)." }
    let excess = advice(limit: outcome.available).excess
    if excess > cell.width {
      return "Make what is around it narrower: it takes the whole width\(rest)."
    }
    let key = slot.widthKey.map { " (`\($0)`)" } ?? ""
    let more = isOnOneLine ? "\(MessageText.roundedUp(excess)) pt more" : "a wider place"
    return "Give it \(more)\(key): \(around)."
  }

  /// A text that takes, or may take, more than one line.
  var isWrapped: Bool { !isOnOneLine && max(outcome.lines, outcome.mostLines) > 1 }

  /// The widest word that is or may be wider than a line, and is therefore broken into pieces.
  var wideWord: BrokenWord? {
    guard !isOnOneLine, let word = outcome.brokenWord, !WordBroken.breaksAnywhere(word.word) else {
      return nil
    }
    return word
  }

  /// The same where it surely is wider.
  var certainWideWord: BrokenWord? { wideWord.flatMap { $0.verdict == .exceeds ? $0 : nil } }

  /// The same where it is most of the text: its pieces are what makes so many lines.
  var decidingWord: BrokenWord? {
    certainWideWord.flatMap { 2 * $0.width >= needed ? $0 : nil }
  }

  /// `Use a word shorter by 33 pt, …, instead of “Zahlungsübersicht”, or give it a wider place.`
  ///
  /// - Parameters:
  ///   - isNamed: whether the message is about that word.
  ///   - otherwise: what else helps, as the end of the sentence.
  func cure(of word: BrokenWord, isNamed: Bool = false, or otherwise: String) -> String {
    let advice = advice(for: word)
    let room = "\(MessageText.number(outcome.available)) pt"
    if word.width > outcome.available, advice.characters >= advice.length {
      return "No word of this size has room in \(room): \(otherwise)."
    }
    var cure = "Use a shorter word"
    if word.width > outcome.available { cure = "Use a word shorter by \(advice.amount)" }
    if !isNamed, word.word != text { cure += ", instead of \(MessageText.quoted(word.word))" }
    if Self.isHyphenated(word.word) {
      cure += ", put a soft hyphen (U+00AD) where it may be divided"
    }
    return "\(cure), or \(otherwise)."
  }

  /// What a word must become less by to have room in a line beyond doubt.
  func advice(for word: BrokenWord) -> ShorteningAdvice {
    ShorteningAdvice(
      text: word.word, surelyFitting: word.width, band: outcome.band, limit: outcome.available,
      pixel: cell.displayScale.pixel)
  }

  /// Words of scripts that are divided with a hyphen.
  private static func isHyphenated(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { scalar in
      // Latin, Greek, Cyrillic, Armenian; Latin and Greek with more marks.
      !scalar.properties.isAlphabetic || scalar.value < 0x590
        || (0x1E00...0x1FFF).contains(scalar.value)
    }
  }

  /// The advice to make a text shorter, and to give it more room where that is to be had.
  ///
  /// - Parameter otherwise: what else helps: `another line`.
  func cure(_ advice: ShorteningAdvice, or otherwise: String? = nil) -> String {
    let more = widening(by: advice.excess)
    let others =
      more.map { more in otherwise.map { "\(more) or \($0)" } ?? more }
      ?? otherwise.map { "give it \($0)" }
    if advice.length > 0, advice.characters >= advice.length {
      let none = "No text is short enough for \(MessageText.number(max(0, advice.limit))) pt"
      return others.map { "\(none): \($0)." } ?? "\(none): show it elsewhere, or in a smaller font."
    }
    guard let others else { return advice.forTranslators + "." }
    return "\(advice.forTranslators), or \(others)."
  }

  /// `give it 35 pt more`, or what the surface says; nil where the flow's whole place has not that much.
  func widening(by points: Double) -> String? {
    if let cure = slot.widthCure { return cure }
    guard outcome.available + points <= cell.width else { return nil }
    let key = slot.widthKey.map { " (`\($0)`)" } ?? ""
    return "give it \(MessageText.roundedUp(points)) pt more\(key)"
  }

  /// `give it a wider place`, or a smaller font where it has the flow's whole place.
  var room: String {
    if let cure = slot.widthCure { return cure }
    guard outcome.available < cell.width else { return "give it a smaller font" }
    return "give it a wider place" + (slot.widthKey.map { " (`\($0)`)" } ?? "")
  }

  /// `give it a wider place or more lines`, or the lines alone where it has the flow's whole place.
  func room(or otherwise: String) -> String {
    if slot.widthCure != nil { return room }
    return outcome.available < cell.width ? "\(room) or \(otherwise)" : "give it \(otherwise)"
  }
}
