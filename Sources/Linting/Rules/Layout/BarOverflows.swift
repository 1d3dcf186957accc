import Surfaces
import TextMeasurement

/// A bar whose elements open and close is wider than its place.
///
/// One finding for each locale, with every cell in which the bar is or may be too wide with its widest
/// label open. Its place is the value of that label.
enum BarOverflows: Rule {
  static let metadata = RuleMetadata(
    id: "bar-overflows", family: .layout, defaultSeverity: .error,
    summary: "A bar is wider than its place when its widest label is open",
    rationale: """
      Such a bar shows the label of the selected element only, so its width goes from that with the \
      narrowest label open to that with the widest. Where it is wider than its place, its ends lie \
      beyond the edge of the screen and cannot be touched. Reported are all text sizes and widths \
      at which the bar is too wide with its widest label open, the range that it goes through and the \
      label that must become shorter. Let pass: that elements move as labels open.
      """,
    cure: "Use a shorter word for the label, fewer elements, or less space between them.",
    help: RuleHelp(
      translator: """
        Use a shorter word for the label that opens widest. If this language has none, say so: \
        then the layout has to change.
        """,
      designer: """
        Use fewer elements, less space between them, or symbols alone at these text sizes.
        """,
      developer: """
        Change the spacing or the elements in the view, and in the configuration with it.
        """),
    triggering: [
      RuleExample(
        "In 280 pt three tabs have no room for a long German word",
        catalog: catalog(german: "↓\"Zahlungseinstellungen\""), configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A shorter word", catalog: catalog(german: "\"Zahlung\""), configuration: configuration)
    ])

  private static func catalog(german: String) -> String {
    RuleExample.catalog(["Home": "\"Start\"", "Payment": german, "More": "\"Mehr\""])
  }

  private static let configuration = RuleExample.configuration(
    surface: """
      expanding-tab-bar
      tabs: ["Home", "Payment", "More"]
      """, width: 280)

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for locale in flow.locales {
      guard let layout = locale.layout, let bar = layout.bar else { continue }
      let cells = bar.cells { $0.verdict != .fits }
        .filter { layout.grid.isLookedAt($0, by: report) }
      let outcomes = cells.compactMap { cell in bar[cell].map { (cell: cell, outcome: $0) } }
      guard
        let worst = outcomes.first(by: { $0.outcome.most / max($0.outcome.available, 1) })
      else { continue }
      let isCertain = outcomes.contains { $0.outcome.verdict == .exceeds }
      let found = cells.map { Finding.Cell(layout.grid.cells[$0]) }
      let overflow = Overflow(
        locale: locale, outcome: worst.outcome, cell: layout.grid.cells[worst.cell],
        slots: layout.slots, isCertain: isCertain,
        isAlikeEverywhere: outcomes.allSatisfy { $0.outcome == worst.outcome })
      let message = RuleMessage.barOverflows(
        overflow, where: CellRanges(found, among: layout.grid.cells(for: report)).text)
      let title = overflow.title
      var finding = Finding(
        self, report, isBorderline: !isCertain, message, at: title?.location ?? flow.flow.location
      ).about(flow, locale: locale.copy.locale)
      if let title { finding = finding.about(title) }
      finding.cells = found
      finding.worst = Finding.Cell(layout.grid.cells[worst.cell])
      report.add(
        finding.measuring(worst.outcome.most, limit: worst.outcome.available)
          .curable(
            by: overflow.advice.map(Remedy.Shortening.text), others: overflow.others,
            room: overflow.room))
    }
  }

  /// The worst cell of a bar.
  fileprivate struct Overflow {
    var locale: LocaleAnalysis
    var outcome: BarOutcome
    var cell: CellGrid.Cell
    var slots: [SlotLayout]
    var isCertain: Bool
    var isAlikeEverywhere: Bool

    /// The label that opens the bar widest.
    var title: ResolvedText? { title(outcome.widest) }

    private func title(_ copy: Int?) -> ResolvedText? {
      copy.flatMap { locale.copy.titles.indices.contains($0) ? locale.copy.titles[$0] : nil }
    }

    /// Width of a label in points; nil where no slot shows it.
    private func width(_ copy: Int?) -> Double? {
      guard let copy, let slot = slots.first(where: { $0.copy == copy }) else { return nil }
      return slot.outcomes[cell.index]?.measured
    }

    /// Points to save, so that the bar fits beyond doubt.
    private var excess: Double { max(0, outcome.atMost - outcome.available) }

    /// nil where the bar is too wide without any label.
    var advice: ShorteningAdvice? {
      guard let title, let label = width(outcome.widest) else { return nil }
      return ShorteningAdvice(text: title.text, width: label, limit: label - excess)
    }

    var room: Remedy.Room {
      Remedy.Room(
        kind: .surface(cell.contentSize), needed: outcome.atMost, now: outcome.available)
    }

    var cure: String {
      let narrower = MessageText.roundedUp(excess)
      let otherwise = "use fewer elements or less space between them."
      guard title != nil, width(outcome.widest) != nil else {
        return "Make the bar \(narrower) pt narrower: \(otherwise)"
      }
      guard let advice, advice.limit > 0 else {
        return
          "No label is short enough for this; the bar must be \(narrower) pt narrower: \(otherwise)"
      }
      var cure = advice.forTranslators
      if !others.isEmpty {
        let names = MessageText.list(others.map(MessageText.quoted), atMost: 3)
        cure += ", \(names) to the same \(MessageText.number(advice.limit)) pt"
      }
      return cure + ", or \(otherwise)"
    }

    /// Further labels that are wider than what fits.
    var others: [String] {
      guard let advice, advice.limit > 0 else { return [] }
      return slots.compactMap { slot in
        guard let copy = slot.copy, let other = title(copy), other.text != advice.text,
          let width = slot.outcomes[cell.index]?.measured
        else { return nil }
        return width > advice.limit ? other.text : nil
      }
    }
  }
}

extension RuleMessage {
  fileprivate static func barOverflows(
    _ overflow: BarOverflows.Overflow, where cells: String
  ) -> RuleMessage {
    let outcome = overflow.outcome
    let (most, limit) = MessageText.pair(outcome.most, outcome.available)
    let verb = overflow.isCertain ? "is" : "may be"
    var what =
      "\(localeName(overflow.locale.copy.locale)): the bar \(verb) wider than its place \(cells): "
    if !overflow.isAlikeEverywhere { what += "at \(overflow.cell.wording) " }
    what += "it needs \(most) pt"
    if let title = overflow.title { what += " with \(MessageText.quoted(title.text)) open" }
    var why: [String] = []
    if overflow.title?.isFallback == true {
      why.append("The label is the source text, shown for want of a translation.")
    }
    if outcome.least < outcome.most {
      why.append(
        "It goes from \(MessageText.number(outcome.least)) to \(most) pt as one label after the other "
          + "opens.")
    }
    return RuleMessage(
      what: what + " and its place takes \(limit).", why: why.joined(separator: " "),
      cure: overflow.cure)
  }
}
