import PlatformFacts
import Surfaces

/// What would cure a finding, in numbers: rules that measured it say so, and `Finding.help` puts it into
/// sentences for those who can do something about it.
///
/// Apart from `Finding.measured`, since that is the estimate, and may be the width of a whole row: who
/// changes a text or a layout wants it to fit beyond doubt.
struct Remedy: Hashable, Sendable {
  /// What must become shorter.
  enum Shortening: Hashable, Sendable {
    case text(ShorteningAdvice)
    /// One word of the text, where it is broken inside.
    case word(ShorteningAdvice)
    /// A text on several lines, by characters alone.
    case wrapped(text: String, characters: Int)
  }

  /// Room that is lacking, in points: what is needed beyond doubt, and what there is.
  struct Room: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// Of titles, at the default text size.
      case titles
      /// Of the text itself, or of what it makes tall.
      case width(ContentSizeCategory)
      case height(ContentSizeCategory)
      /// Of all that the surface shows.
      case surface(ContentSizeCategory)
    }

    var kind: Kind
    var needed: Double
    var now: Double
  }

  /// Whose text it is.
  enum Copy: Hashable, Sendable {
    case translation
    /// The finding holds for the source language.
    case source
    /// The source text, shown for want of a translation.
    case fallback
    /// The same in every language, and in no catalog.
    case literal
  }

  var copy = Copy.translation
  var shortening: Shortening?
  /// Further texts that must become as short as `shortening` makes the first, of a row that only fits
  /// when all of them do.
  var others: [String] = []
  /// The text that has to be written on one line; nil where no line break is in the way.
  var textOnOneLine: String?
  var room: Room?
  /// Whether the source text must become shorter as well.
  var isSourceLong = false

  func isLong(_ copy: Copy) -> Bool { self.copy == copy && shortening != nil }
}

extension Finding {
  /// The same finding with what would cure it.
  ///
  /// - Parameters:
  ///   - others: further texts that must become as short.
  ///   - room: nil where there is no more to be had.
  func curable(
    by shortening: Remedy.Shortening?, others: [String] = [], room: Remedy.Room? = nil,
    onOneLine text: String? = nil
  ) -> Finding {
    var finding = self
    finding.remedy.shortening = shortening
    finding.remedy.others = others
    finding.remedy.room = room
    finding.remedy.textOnOneLine = text
    return finding
  }

  /// The same for a text in a slot, with the width that it lacks where there is as much to be had.
  func curable(
    _ trouble: SlotTrouble, by shortening: Remedy.Shortening?, room: Remedy.Room? = nil
  ) -> Finding {
    // What people see in place of a placeholder is longer or shorter than what was measured.
    if trouble.hasPlaceholders { return self }
    let onOneLine = trouble.hasBreakOnOneLine ? trouble.text : nil
    return curable(
      by: shortening, room: room ?? trouble.room(for: shortening), onOneLine: onOneLine)
  }
}

extension SlotTrouble {
  fileprivate func room(for shortening: Remedy.Shortening?) -> Remedy.Room? {
    let excess: Double
    switch shortening {
    case .text(let advice), .word(let advice): excess = advice.excess
    case .wrapped, nil: return nil
    }
    // A place wider than the whole surface is none that somebody could allow.
    let needed = outcome.available + excess
    guard excess > 0, needed <= cell.width else { return nil }
    return Remedy.Room(kind: .width(cell.contentSize), needed: needed, now: outcome.available)
  }
}
