import Surfaces

/// The title that takes a locale's titles away, in the cell where it must shrink most.
struct LongestTitle {
  var title: ResolvedText
  var cell: LayoutCell
  /// Width of the titled form in `cell`, in points.
  var needed: Double
  /// The same at the upper end of the title's uncertainty.
  var neededAtMost: Double
  /// What the title may be wide at most for the titled form to fit beyond doubt, in points; 0 or less
  /// when no title is short enough.
  var available: Double
  /// By how much the title must shrink to `available`.
  var advice: ShorteningAdvice
  /// Other titles that are wider than `available`.
  var others: [ResolvedText]

  /// - Parameter cells: where the locale is numbered; nil when there is none, or no title.
  init?(_ locale: LocaleAnalysis, in cells: [LayoutCell]) {
    let candidates = cells.compactMap { Candidate($0, locale) }
    guard var worst = candidates.first(by: \.relativeExcess) else { return nil }
    // Of sizes at which the titles are set alike, the one that people know.
    if let same = candidates.first(where: {
      $0.cell.contentSize == .large && $0.cell.place == worst.cell.place
        && $0.needed == worst.needed && $0.cell.titles == worst.cell.titles
    }) {
      worst = same
    }
    title = locale.copy.titles[worst.step]
    cell = worst.cell
    needed = worst.needed
    let outcome = cell.titles[worst.step]
    let pixel = cell.place.displayScale.pixel
    // A title over its limit is drawn at the limit, also at the upper end.
    let widest = min(outcome.measured * (1 + outcome.band) + pixel, outcome.limit)
    neededAtMost = needed + max(0, widest - outcome.drawn)
    // What only may fit would be the next finding.
    let room = outcome.drawn - (needed - cell.place.width) - pixel
    let available = room / (1 + outcome.band)
    self.available = available
    let text = title.text
    // A title over its limit is drawn at the limit: what it is wider must go as well.
    advice = ShorteningAdvice(
      text: text, width: max(outcome.measured, outcome.drawn), limit: available)
    others = zip(locale.copy.titles, cell.titles).compactMap { other, outcome in
      outcome.drawn > available && other.text != text ? other : nil
    }
  }

  private struct Candidate {
    var cell: LayoutCell
    var step: Int
    var needed: Double
    /// Points to save, as a share of the title's width.
    var relativeExcess: Double

    init?(_ cell: LayoutCell, _ locale: LocaleAnalysis) {
      let titles = cell.titles
      let width = { (step: Int) in (titles[step].drawn, titles[step].measured, -step) }
      guard let needed = locale.titledWidth(in: cell),
        let step = titles.indices.max(by: { width($0) < width($1) }),
        locale.copy.titles.indices.contains(step)
      else { return nil }
      self.cell = cell
      self.step = step
      self.needed = needed
      let drawn = titles[step].drawn
      relativeExcess = drawn > 0 ? (needed - cell.place.width) / drawn : 0
    }
  }

  /// What the titled form needs beyond doubt, and has.
  var room: Remedy.Room {
    Remedy.Room(
      kind: .surface(cell.contentSize), needed: neededAtMost, now: cell.place.width)
  }

  /// The cure, as a sentence.
  var cure: String {
    let width =
      "\(MessageText.number(neededAtMost.rounded(.up))) pt at \(cell.contentSize.rawValue)"
    guard available > 0, advice.characters < advice.length else {
      return "No title is short enough for this: give the flow \(width), or fewer steps."
    }
    var cure = "To keep the titles, shorten \(MessageText.quoted(title.text)) by \(advice.amount)"
    if !others.isEmpty {
      let names = MessageText.list(others.map { MessageText.quoted($0.text) }, atMost: 3)
      cure += ", \(names) to the same \(MessageText.number(available)) pt"
    }
    return cure + ", or give the flow \(width)."
  }
}

extension String {
  /// With a small first letter, to go on within a sentence.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
