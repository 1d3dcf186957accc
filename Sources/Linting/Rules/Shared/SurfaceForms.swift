import PlatformFacts
import Surfaces

/// A surface that has a full form and a reduced one, in one locale: which of them it takes in every
/// cell, what decides it, and what the forms are called. A row of stops and any other surface with two
/// forms look alike from here.
struct SurfaceForms {
  struct Cell {
    var cell: Finding.Cell
    var isFull: Bool
    /// True when the uncertainty of the widths leaves the form open.
    var isBorderline: Bool
  }

  /// The text that takes the full form away, in the cell where it must shrink most.
  struct Decider {
    var title: ResolvedText
    /// Width of the full form in that cell and what it may take, in points.
    var needed: Double
    var available: Double
    /// `large on 288 pt @3x`.
    var cell: String
    var worst: Finding.Cell
    /// Width that the full form of the source language needs there; nil where it is not known.
    var neededBySource: Double?
    var cure: String
    /// What makes up for it in numbers, see `Remedy`.
    var shortening: Remedy.Shortening?
    /// Further titles that must become as short.
    var others: [String] = []
    var room: Remedy.Room
    var textOnOneLine: String?
  }

  let locale: LocaleAnalysis
  /// Those that a rule looks at.
  let cells: [Cell]
  /// What is seen where the form is reduced: `numbers only`.
  let reduced: String
  /// What is seen where it is full: `its titles`.
  let full: String
  /// What needs room for the full form: `The titles need`.
  let fullNeeds: String
  /// Behind the text that decides: ` above all`, where others count as well.
  let emphasis: String
  private let shape: Shape

  private enum Shape {
    /// The cells that a rule looks at.
    case row([LayoutCell])
    /// With the indices of the cells that a rule looks at.
    case form(FormLayout, [CellGrid.Cell])
  }

  /// nil for a locale that was not laid out, and for a surface that has one form.
  init?(_ locale: LocaleAnalysis, _ report: RuleReport) {
    guard let layout = locale.layout else { return nil }
    self.locale = locale
    if let form = layout.form {
      let looked = layout.grid.cells.filter {
        report.looks(at: $0.contentSize) && form.outcomes[$0.index] != nil
      }
      cells = looked.compactMap { cell in
        form.outcomes[cell.index].map {
          Cell(cell: Finding.Cell(cell), isFull: $0.isFull, isBorderline: $0.isBorderline)
        }
      }
      shape = .form(form, looked)
      (reduced, full, emphasis) = (form.reduced, form.full, "")
      fullNeeds = form.full.uppercasedFirst + " needs"
    } else {
      let row = locale.cells(for: report)
      // By index, so that the arrays in a cell are not retained for each.
      cells = row.indices.map { index in
        Cell(
          cell: Finding.Cell(row[index]), isFull: row[index].form == .titled,
          isBorderline: row[index].isFormBorderline)
      }
      shape = .row(row)
      (reduced, full, emphasis) = ("numbers only", "its titles", " above all")
      fullNeeds = "The titles need"
    }
  }

  /// - Parameter indices: into `cells`, where the form is reduced; nil when no text decides.
  func decider(in indices: [Int], _ source: LocaleAnalysis) -> Decider? {
    switch shape {
    case .row(let row):
      guard let longest = LongestTitle(locale, in: indices.map { row[$0] }) else { return nil }
      return Decider(
        title: longest.title, needed: longest.needed, available: longest.cell.place.width,
        cell: longest.cell.wording, worst: Finding.Cell(longest.cell),
        neededBySource: source.titledWidth(in: longest.cell),
        cure: longest.cure, shortening: .text(longest.advice),
        others: longest.others.map(\.text), room: longest.room)
    case .form(let form, let looked):
      return decider(of: form, in: indices.map { looked[$0] }, source)
    }
  }

  private func decider(
    of form: FormLayout, in cells: [CellGrid.Cell], _ source: LocaleAnalysis
  ) -> Decider? {
    guard let copy = form.copy, locale.copy.titles.indices.contains(copy) else { return nil }
    let excess = { (outcome: FormLayout.Outcome) in
      outcome.text > 0 ? (outcome.needed - outcome.available) / outcome.text : 0
    }
    let found = cells.compactMap { cell in form.outcomes[cell.index].map { (cell, $0) } }
    guard let (cell, worst) = found.first(by: { excess($0.1) }) else { return nil }
    let title = locale.copy.titles[copy]
    let advice = Self.advice(title.text, worst)
    return Decider(
      title: title, needed: worst.needed, available: worst.available, cell: cell.wording,
      worst: Finding.Cell(cell),
      neededBySource: source.layout?.form?.outcomes[cell.index]?.needed,
      cure: Self.cure(form, worst, advice, cell.contentSize),
      shortening: advice.excess > 0 ? .text(advice) : nil,
      room: Remedy.Room(
        kind: .surface(cell.contentSize), needed: worst.neededAtMost, now: worst.available),
      textOnOneLine: title.text.contains(where: \.isNewline) ? title.text : nil)
  }

  /// By how much the text must become shorter: what only may fit would be the next finding.
  private static func advice(_ text: String, _ worst: FormLayout.Outcome) -> ShorteningAdvice {
    let excess = worst.neededAtMost - worst.available
    return ShorteningAdvice(text: text, width: worst.text, limit: worst.text - excess)
  }

  private static func cure(
    _ form: FormLayout, _ worst: FormLayout.Outcome, _ advice: ShorteningAdvice,
    _ size: ContentSizeCategory
  ) -> String {
    let text = advice.text
    let width = "\(MessageText.number(worst.neededAtMost.rounded(.up))) pt at \(size.rawValue)"
    let hasLineBreak = text.contains(where: \.isNewline)
    guard advice.excess > 0 else {
      // A line break is what keeps it from the full form.
      return "To keep \(form.full), write \(MessageText.quoted(text)) on one line."
    }
    guard advice.characters < advice.length else {
      return "No text is short enough for \(form.full): give it \(width)."
    }
    return hasLineBreak
      ? "To keep \(form.full), write \(MessageText.quoted(text)) on one line and shorten it by "
        + "\(advice.amount)."
      : "To keep \(form.full), shorten \(MessageText.quoted(text)) by \(advice.amount), or give it "
        + "\(width)."
  }
}
