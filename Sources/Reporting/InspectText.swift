import Linting

/// `inspect --format text`: for each flow and locale its titles, a matrix of forms, content sizes
/// down and places across, and the thresholds; of a surface that is made of slots, a matrix of
/// outcomes for each slot.
public struct InspectText: Sendable {
  public var style: Style
  /// Columns of the terminal.
  public var width: Int
  /// The matrices alone, without the legend.
  public var isQuiet: Bool

  public init(style: Style = .plain, width: Int = 80, isQuiet: Bool = false) {
    self.style = style
    self.width = width
    self.isQuiet = isQuiet
  }

  public func report(_ result: RunResult) -> String {
    var blocks: [String] = []
    for analysis in result.analyses {
      for locale in analysis.locales { blocks.append(block(analysis, locale)) }
    }
    if blocks.isEmpty {
      return result.analyses.isEmpty
        ? "No flow to inspect: flows are listed in copyfit.yml.\n"
        : "No flow is shown in that language.\n"
    }
    if !isQuiet {
      let kinds = result.analyses.map { $0.flow.kind == .stepTrail }
      if kinds.contains(true) { blocks.append(Self.legend) }
      if kinds.contains(false) { blocks.append(Self.slotLegend) }
    }
    return blocks.joined(separator: "\n")
  }

  /// No line is wider than 80 columns.
  static let legend = """
    Forms: T titles, n numbers in full-size stops, s numbers in shrunk stops,
           ! overflow: stops would need less than 22 pt.
    Marks: … a title is cut, ? too close to call.
    Thresholds: titles and full-size stops show from these widths up; below the
    least, the flow overflows. All in points.

    """

  // MARK: One flow in one locale

  private func block(_ analysis: FlowAnalysis, _ locale: LocaleAnalysis) -> String {
    let direction = locale.copy.isRightToLeft ? "right to left" : "left to right"
    let parts = [analysis.flow.id, locale.copy.locale].map { SafeText.line($0, limit: 60) }
    let heading = parts.joined(separator: " · ") + " (\(analysis.flow.surface), \(direction))"
    var text = style.heading(DisplayWidth.clipped(heading, to: width)) + "\n"
    if analysis.flow.kind != .stepTrail { return text + slots(analysis, locale) }
    guard !locale.copy.titles.isEmpty else { return text + "  No steps: nothing is drawn.\n" }
    guard let layout = locale.layout else {
      return text + titles(locale, nil) + "  Not laid out: see what went wrong.\n"
    }
    text += titles(locale, layout)
    text += "\n" + matrix(layout).text(width: width)
    text += "\n" + thresholds(layout).text(width: width)
    return text
  }

  /// The titles with their widths at the default content size, else at the first there is.
  private func titles(_ locale: LocaleAnalysis, _ layout: LocaleAnalysis.Layout?) -> String {
    let cell = layout.flatMap { layout in
      layout.cells.first { $0.contentSize == .large } ?? layout.cells.first
    }
    var text = ""
    for (index, title) in locale.copy.titles.prefix(Self.listedTitles).enumerated() {
      var line = "  \(index + 1)  "
      if let cell, cell.titles.indices.contains(index) {
        let outcome = cell.titles[index]
        let measured = DecimalText.fixed(outcome.measured, places: 3)
        let limit = DecimalText.rounded(outcome.limit) ?? "–"
        let at = index == 0 ? " pt at \(cell.contentSize.rawValue)" : ""
        line += DisplayWidth.leftPadded(measured, to: 8) + " of \(limit)\(at)  "
      }
      line += "“" + SafeText.line(title.text, limit: 200) + "”"
      if title.isFallback { line += " (\(SafeText.line(title.shownLocale, limit: 20)))" }
      text += DisplayWidth.clipped(line, to: width) + "\n"
    }
    let more = locale.copy.titles.count - Self.listedTitles
    return more > 0 ? text + "  and \(more) more\n" : text
  }

  /// Titles beyond these are counted.
  private static let listedTitles = 40

  private struct PlaceKey: Hashable {
    var width: Double
    var scale: Int
  }

  private func matrix(_ layout: LocaleAnalysis.Layout) -> TextMatrix {
    var rows: [String] = []
    var rowIndex: [String: Int] = [:]
    var places: Set<PlaceKey> = []
    var symbols: [PlaceKey: [Int: TextMatrix.Entry]] = [:]
    for cell in layout.cells {
      let row = rowIndex[cell.contentSize.rawValue] ?? rows.count
      if row == rows.count {
        rows.append(cell.contentSize.rawValue)
        rowIndex[cell.contentSize.rawValue] = row
      }
      let place = PlaceKey(width: cell.place.width, scale: cell.place.displayScale.rawValue)
      places.insert(place)
      symbols[place, default: [:]][row] = entry(cell)
    }
    let sorted = places.sorted { ($0.width, $0.scale) < ($1.width, $1.scale) }
    let columns = sorted.map { place in
      TextMatrix.Column(
        headers: [DecimalText.rounded(place.width) ?? "–", "@\(place.scale)"],
        entries: rows.indices.map { symbols[place]?[$0] ?? .init(text: "") })
    }
    return TextMatrix(rows: rows, columns: columns)
  }

  private func entry(_ cell: LocaleAnalysis.Cell) -> TextMatrix.Entry {
    var text: String
    var paint: @Sendable (String) -> String = { $0 }
    let style = style
    switch cell.form {
    case .titled:
      text = "T"
      paint = { style.good($0) }
      if cell.titles.indices.contains(where: { cell.isTruncated($0) }) {
        text += "…"
        paint = { style.error($0) }
      }
    case .numbered where cell.overflow > 0:
      text = "!"
      paint = { style.error($0) }
    case .numbered where cell.drawnWidth < cell.naturalWidth:
      text = "s"
      paint = { style.warning($0) }
    case .numbered: text = "n"
    }
    return .init(text: text + (cell.isBorderline ? "?" : ""), paint: paint)
  }

  private func thresholds(_ layout: LocaleAnalysis.Layout) -> TextMatrix {
    var rows: [String] = []
    var scales: [Int] = []
    var values: [[String]: LocaleAnalysis.LayoutThreshold] = [:]
    for threshold in layout.thresholds {
      let (row, scale) = (threshold.contentSize.rawValue, threshold.displayScale.rawValue)
      if rows.last != row { rows.append(row) }
      if !scales.contains(scale) { scales.append(scale) }
      values[[row, "\(scale)"]] = threshold
    }
    let kinds: [(String, @Sendable (LocaleAnalysis.LayoutThreshold) -> Double)] = [
      ("titles", { $0.titled }), ("full", { $0.fullStops }), ("least", { $0.minimum }),
    ]
    let columns = kinds.flatMap { name, value in
      scales.sorted().map { scale in
        TextMatrix.Column(
          headers: [name, "@\(scale)"],
          entries: rows.map { row in
            let number = values[[row, "\(scale)"]].flatMap { DecimalText.rounded(value($0)) }
            return .init(text: number ?? "–")
          })
      }
    }
    return TextMatrix(rows: rows, columns: columns)
  }
}
