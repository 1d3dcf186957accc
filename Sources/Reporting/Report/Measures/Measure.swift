import Linting

/// One measure line of a picture, as in an architect's drawing: what a text needs, what its place has. The
/// page and single pictures draw the same ones. Lengths are points.
struct Measure: Hashable {
  enum Kind: Int {
    /// A length that nothing is wrong with, or that the uncertainty of the widths leaves open.
    case neutral
    case bad
    /// What the surface has: its edges are dotted lines through all of the picture.
    case place
    /// What runs out of the place.
    case overflow
  }

  var kind: Kind
  /// From top to bottom; else from left to right.
  var isVertical = false
  /// Where it begins and ends.
  var from: Double
  var to: Double
  /// Whether it goes on beyond what is drawn of it.
  var isOpenAtStart = false
  var isOpenAtEnd = false
  /// Where it is across its direction.
  var at: Double
  /// Middle of its words, along its direction. Those of a vertical one are turned by a quarter.
  var middle: Double
  /// Whether the words are below it, or right of it; else above, or left.
  var hasWordsBehind = false
  /// Where the lines lead that begin at both ends: the edge of what is measured; `at` for none.
  var edge: Double
  var words: String
  /// What the text has, outlined.
  var outline: PictureMeasures.Box?
}

extension Measure {
  /// From left to right, with its words in the middle.
  init(_ kind: Kind, from: Double, to: Double, at: Double, _ words: String) {
    self.init(
      kind: kind, from: from, to: to, at: at, middle: (from + to) / 2, edge: at, words: words)
  }

  /// What runs out of a place on one side: the words stay near the place's edge, however far the line goes.
  static func overflow(from: Double, to: Double, at: Double, isLeft: Bool) -> Measure {
    var measure = Measure(
      .overflow, from: from, to: to, at: at, "overflow \(number(to - from)) pt")
    let half = min((to - from) / 2, 100)
    measure.middle = isLeft ? to - half : from + half
    return measure
  }

  /// Font size of the words.
  static let fontSize = 10.0
  /// From one line to the next where several are above one another, with their words between.
  static let level = 14.0
  /// What a line and its words take across.
  static let depth = 12.0
  /// From what is measured to its line.
  static let gap = 2.5
  /// About the width of a letter.
  static let letter = 5.3
  /// A need reaches no farther beyond the surface, and beyond what it has: the words have the number.
  static let farthest = 200.0

  static func width(_ words: String) -> Double { Double(words.count) * letter }

  /// A length in words: `124.1`.
  static func number(_ points: Double) -> String {
    DecimalText.rounded(points, places: 1) ?? "–"
  }

  /// Two lengths, with as many decimals as tell them apart.
  static func pair(_ first: Double, _ second: Double) -> (String, String) {
    let short = (number(first), number(second))
    if short.0 != short.1 || first == second { return short }
    return (
      DecimalText.rounded(first, places: 3) ?? "–", DecimalText.rounded(second, places: 3) ?? "–"
    )
  }

  /// `needs 124.1 pt, has 100`.
  static func needs(_ needed: Double, has available: Double) -> String {
    let (needed, available) = pair(needed, available)
    return "needs \(needed) pt, has \(available)"
  }
}

extension TextTrouble {
  /// - Parameter lines: that are drawn of the text.
  func words(lines: Int) -> String { (isBorderline ? "borderline: " : "") + plainWords(lines) }

  private func plainWords(_ lines: Int) -> String {
    let needs = Measure.needs(needed, has: available)
    return switch kind {
    case .cut where needed <= 0: "cut after \(lines) \(lines == 1 ? "line" : "lines")"
    case .cut: needed > available ? needs : "cut at its line break"
    case .clip: "clipped: " + needs
    case .tall: "too tall by \(Measure.number(excess)) pt"
    case .stick: "sticks out by \(Measure.number(excess)) pt"
    case .breaksWord: "word broken: " + needs
    case .shrink: "shrinks: at full size " + needs
    }
  }

  /// Nothing is lost where a text shrinks, and nothing may be where it is borderline.
  var measureKind: Measure.Kind { kind == .shrink || isBorderline ? .neutral : .bad }
}
