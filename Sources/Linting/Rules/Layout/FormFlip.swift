import PlatformFacts
import Surfaces

/// A locale loses its titles where the source language keeps them.
///
/// One finding for each locale, in the cells where this locale is numbered and the source language
/// is titled, both by the point estimate; a cell is borderline when the uncertainty of the widths
/// leaves either form open. Its place is the value of the longest title. Cells within a promise
/// (`titlesUntil`) belong to `titles-lost`.
enum FormFlip: Rule {
  static let metadata = RuleMetadata(
    id: "form-flip", family: .layout, defaultSeverity: .warning,
    summary: "A language loses its titles where the source language keeps them",
    rationale: """
      The form is chosen once for the whole flow from its longest title. One long word in one \
      language takes the titles away from all steps of that language, and nobody who looks at the \
      source language sees it. Reported are the text sizes and widths at which this language shows \
      numbers only and the source language shows titles. Let pass: what the source language loses \
      itself (a threshold, which `inspect` states), and the sizes that `titlesUntil` promises, \
      which `titles-lost` reports.
      """,
    cure: """
      Use a shorter word for the longest title in this language, or give the flow more width. If \
      numbers are fine there, list the finding under `ignore:` with a reason.
      """,
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
    guard let source = flow.source, source.layout != nil else { return }
    let sourceCells = source.cells(for: report)
    let titled = SourceForms(sourceCells)
    let promised = promised(flow, report)

    for locale in flow.locales where locale.copy.locale != flow.sourceLanguage {
      let all = locale.cells(for: report)
      var isCertain = false
      let numberedCells = all.indices.filter { index in
        all[index].form == .numbered && !promised.contains(all[index].contentSize)
      }
      let cells = numberedCells.compactMap { index -> LayoutCell? in
        guard let isOpen = titled.isBorderline(all[index]) else { return nil }
        if !all[index].isFormBorderline, !isOpen { isCertain = true }
        return all[index]
      }
      if cells.isEmpty { continue }
      // What people see there: numbers at these sizes, whether the source has titles or not.
      let places = Set(cells.map { CellRanges.Place(Finding.Cell($0)) })
      let numbered = numberedCells.map { all[$0] }
        .filter { places.contains(CellRanges.Place(Finding.Cell($0))) }
      guard let longest = LongestTitle(locale, in: cells) else { continue }
      let message = RuleMessage.formFlip(
        longest, locale, source, numbered: CellRanges(numbered, among: all).text,
        keeps: keeps(places, among: all, sourceCells))
      report.add(
        Finding(self, report, isBorderline: !isCertain, message, at: longest.title.location)
          .about(flow, locale: locale.copy.locale)
          .about(longest.title)
          .within(cells, width: longest.needed, limit: longest.cell.place.width))
    }
  }

  /// The cells in which the source language shows its titles.
  private struct SourceForms {
    private let grid: CellRanges.Grid
    /// By content size and place: whether the form is borderline; nil where there are no titles.
    private var isBorderline: [[Bool?]]

    init(_ cells: [LayoutCell]) {
      grid = CellRanges.Grid(cells.indices.lazy.map { CellRanges.Place(Finding.Cell(cells[$0])) })
      let none = [Bool?](repeating: nil, count: grid.places.count)
      isBorderline = Array(repeating: none, count: ContentSizeCategory.allCases.count)
      for index in cells.indices where cells[index].form == .titled {
        guard let place = grid.index(of: CellRanges.Place(Finding.Cell(cells[index]))) else {
          continue
        }
        isBorderline[cells[index].contentSize.index][place] = cells[index].isFormBorderline
      }
    }

    /// Whether the source's form is borderline where it has titles; nil where it has none.
    func isBorderline(_ cell: LayoutCell) -> Bool? {
      grid.index(of: CellRanges.Place(Finding.Cell(cell))).flatMap {
        isBorderline[cell.contentSize.index][$0]
      }
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

  /// How far the source language keeps its titles on these places: `there`, when it does at every
  /// size, `to xxLarge`, or `to xxLarge on 320 pt and to accessibility1 on 375 pt`.
  private static func keeps(
    _ places: Set<CellRanges.Place>, among all: [LayoutCell], _ sourceCells: [LayoutCell]
  ) -> String {
    var last: [CellRanges.Place: ContentSizeCategory] = [:]
    for cell in sourceCells where cell.form == .titled {
      let place = CellRanges.Place(Finding.Cell(cell))
      if places.contains(place) { last[place] = max(last[place] ?? .xSmall, cell.contentSize) }
    }
    let groups = Dictionary(grouping: last.keys) { last[$0] ?? .xSmall }
    let sizes = groups.keys.sorted()
    if sizes.count == 1, let size = sizes.first {
      let isEverySize = size == sourceCells.map(\.contentSize).max()
      return isEverySize ? "there" : "to \(size.rawValue)"
    }
    let grid = CellRanges.Grid(all.lazy.map { CellRanges.Place(Finding.Cell($0)) })
    return MessageText.list(
      sizes.map { size in
        "to \(size.rawValue) \(CellRanges.wording(of: Set(groups[size] ?? []), grid))"
      })
  }
}

extension RuleMessage {
  fileprivate static func formFlip(
    _ longest: LongestTitle, _ locale: LocaleAnalysis, _ source: LocaleAnalysis,
    numbered: String, keeps: String
  ) -> RuleMessage {
    let name = localeName(locale.copy.locale)
    let sourceName = localeName(source.copy.locale)
    var why =
      "The titles need \(MessageText.number(longest.needed)) pt at \(longest.cell.wording), for "
      + "\(MessageText.quoted(longest.title.text)) above all"
    if let needed = source.titledWidth(in: longest.cell) {
      why += "; \(sourceName) needs \(MessageText.number(needed))"
    }
    return RuleMessage(
      what: "\(name): numbers only \(numbered); \(sourceName) keeps its titles \(keeps).",
      why: why + ".", cure: longest.cure)
  }
}
