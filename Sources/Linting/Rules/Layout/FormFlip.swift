import PlatformFacts
import Surfaces

/// A locale loses the full form where the source language keeps it: its titles for numbers, or a
/// capsule for a card.
///
/// One finding for each locale, in the cells where this locale has the reduced form and the source
/// language the full one, both by the point estimate; a cell is borderline when the uncertainty of
/// the widths leaves either form open. Its place is the value of the text that decides, of several
/// titles the longest. Cells within a promise (`titlesUntil`) belong to `titles-lost`.
enum FormFlip: Rule {
  static let metadata = RuleMetadata(
    id: "form-flip", family: .layout, defaultSeverity: .warning,
    summary: "A language loses the full form where the source language keeps it",
    rationale: """
      A step trail shows titles or numbers only, a toast is a capsule or a card; which of the two is \
      chosen from the longest title, or from the text. One long word in one language takes the \
      titles away from all steps of that language, and nobody who looks at the source language sees \
      it. Reported are the text sizes and widths at which this language has the reduced form and the \
      source language the full one. Let pass: what the source language loses itself (a threshold, \
      which `inspect` states), texts that are the view's own in every language, and the sizes that \
      `titlesUntil` promises, which `titles-lost` reports.
      """,
    cure: """
      Use a shorter word for the text that decides in this language, or give the flow more width. If \
      the reduced form is fine there, list the finding under `ignore:` with a reason.
      """,
    help: RuleHelp(
      translator: """
        Use a shorter word for the text that decides. If this language has none, say so: then \
        the layout has to change.
        """,
      designer: """
        Give it more width, use fewer steps or a smaller style, or accept the reduced form in \
        this language.
        """,
      developer: """
        Make the margins around the view narrower (`margins`, `maxWidth`), or list the finding \
        under `ignore:` with a reason where the reduced form is fine.
        """),
    triggering: [
      RuleExample(
        "In 150 pt English keeps its titles, German does not",
        catalog: catalog(german: "↓\"Warenkorb\""), configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A shorter word keeps the titles", catalog: catalog(german: "\"Korb\""),
        configuration: configuration)
    ])

  private static func catalog(german: String) -> String {
    RuleExample.catalog(["Cart": german, "Pay": "\"Zahlen\""])
  }

  private static let configuration = RuleExample.configuration(
    steps: ["Cart", "Pay"], width: 150)

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    guard let source = flow.source, let sourceForms = SurfaceForms(source, report) else { return }
    let full = FullCells(sourceForms.cells)
    let promised = promised(flow, report)

    for locale in flow.locales where locale.copy.locale != flow.sourceLanguage {
      guard let forms = SurfaceForms(locale, report) else { continue }
      let all = forms.cells
      var isCertain = false
      let reduced = all.indices.filter { index in
        !all[index].isFull && !promised.contains(all[index].cell.contentSize)
      }
      let flipped = reduced.filter { index in
        guard let isOpen = full.isBorderline(all[index].cell) else { return false }
        if !all[index].isBorderline, !isOpen { isCertain = true }
        return true
      }
      guard let decider = forms.decider(in: flipped, source) else { continue }
      let cells = flipped.map { all[$0].cell }
      // What people see there: the reduced form at these sizes, whatever the source shows.
      let places = Set(cells.map(CellRanges.Place.init))
      let seen = reduced.lazy.map { all[$0].cell }.filter { places.contains(CellRanges.Place($0)) }
      let message = RuleMessage.formFlip(
        decider, forms, source,
        reduced: CellRanges(seen, among: all.lazy.map(\.cell)).text,
        keeps: keeps(places, among: all, sourceForms.cells))
      var finding = Finding(
        self, report, isBorderline: !isCertain, message, at: decider.title.location
      ).about(flow, locale: locale.copy.locale).about(decider.title)
      finding.cells = cells
      finding.worst = decider.worst
      report.add(
        finding.measuring(decider.needed, limit: decider.available)
          .curable(
            by: decider.shortening, others: decider.others, room: decider.room,
            onOneLine: decider.textOnOneLine))
    }
  }

  /// The cells in which the source language has its full form.
  private struct FullCells {
    private let grid: CellRanges.Grid
    /// By content size and place: whether the form is borderline; nil where it is reduced.
    private var isBorderline: [[Bool?]]

    init(_ cells: [SurfaceForms.Cell]) {
      grid = CellRanges.Grid(cells.lazy.map { CellRanges.Place($0.cell) })
      let none = [Bool?](repeating: nil, count: grid.places.count)
      isBorderline = Array(repeating: none, count: ContentSizeCategory.allCases.count)
      for cell in cells where cell.isFull {
        guard let place = grid.index(of: CellRanges.Place(cell.cell)) else { continue }
        isBorderline[cell.cell.contentSize.index][place] = cell.isBorderline
      }
    }

    /// Whether the source's form is borderline where it is full; nil where it is not.
    func isBorderline(_ cell: Finding.Cell) -> Bool? {
      grid.index(of: CellRanges.Place(cell)).flatMap { isBorderline[cell.contentSize.index][$0] }
    }
  }

  /// The content sizes that are left to `titles-lost`.
  private static func promised(
    _ flow: FlowAnalysis, _ report: RuleReport
  ) -> Set<ContentSizeCategory> {
    guard let until = flow.flow.titlesUntil else { return [] }
    let sizes = Set(ContentSizeCategory.allCases.filter { $0 <= until })
    guard let looked = report.contentSizesOfOtherRules[TitlesLost.metadata.id] else { return sizes }
    return sizes.intersection(looked)
  }

  /// How far the source language keeps its full form on these places: `there`, when it does at every
  /// size, `to xxLarge`, or `to xxLarge on 320 pt and to accessibility1 on 375 pt`.
  private static func keeps(
    _ places: Set<CellRanges.Place>, among all: [SurfaceForms.Cell],
    _ sourceCells: [SurfaceForms.Cell]
  ) -> String {
    var last: [CellRanges.Place: ContentSizeCategory] = [:]
    for cell in sourceCells where cell.isFull {
      let place = CellRanges.Place(cell.cell)
      if places.contains(place) {
        last[place] = max(last[place] ?? .xSmall, cell.cell.contentSize)
      }
    }
    let groups = Dictionary(grouping: last.keys) { last[$0] ?? .xSmall }
    let sizes = groups.keys.sorted()
    if sizes.count == 1, let size = sizes.first {
      let isEverySize = size == sourceCells.map(\.cell.contentSize).max()
      return isEverySize ? "there" : "to \(size.rawValue)"
    }
    let grid = CellRanges.Grid(all.lazy.map { CellRanges.Place($0.cell) })
    return MessageText.list(
      sizes.map { size in
        "to \(size.rawValue) \(CellRanges.wording(of: Set(groups[size] ?? []), grid))"
      })
  }
}

extension RuleMessage {
  fileprivate static func formFlip(
    _ decider: SurfaceForms.Decider, _ forms: SurfaceForms, _ source: LocaleAnalysis,
    reduced: String, keeps: String
  ) -> RuleMessage {
    let name = localeName(forms.locale.copy.locale)
    let sourceName = localeName(source.copy.locale)
    var why =
      "\(forms.fullNeeds) \(MessageText.number(decider.needed)) pt at \(decider.cell), for "
      + "\(MessageText.quoted(decider.title.text))\(forms.emphasis)"
    if let needed = decider.neededBySource {
      why += "; \(sourceName) needs \(MessageText.number(needed))"
    }
    return RuleMessage(
      what: "\(name): \(forms.reduced) \(reduced); \(sourceName) keeps \(forms.full) \(keeps).",
      why: why + ".", cure: decider.cure)
  }
}
