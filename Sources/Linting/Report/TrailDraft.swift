import PlatformFacts
import Surfaces
import TextMeasurement

/// One step trail in one locale, on its way into the report.
struct TrailDraft {
  let flow: Flow
  let locale: LocaleAnalysis
  let texts: ReportTextTable
  let measurer: FontMeasurer

  func view(of layout: SurfaceLayout) throws(MeasurementError) -> TrailView {
    let copy = locale.copy
    let drawer = try StepTrail.Drawer(
      flow.trailCopy(copy), style: flow.trailStyle, in: layout.grid, measurer: measurer)
    var titles: [Int] = []
    for title in copy.titles { titles.append(try text(title.text, drawer.labelAttributes)) }
    var numbers: [Int] = []
    for number in drawer.numbers { numbers.append(try text(number, drawer.numberAttributes)) }
    var view = TrailView(
      isRightToLeft: copy.isRightToLeft, style: flow.trailStyle, keys: copy.titles.map(\.key),
      isFallback: copy.titles.map(\.isFallback), titles: titles, numbers: numbers,
      ellipsis: try text("…", drawer.labelAttributes), cells: layout.cells, rows: [],
      rowOfCell: [], captions: [], captionOfCell: [])
    try addRows(of: layout, drawer, to: &view)
    try addCaptions(drawer, to: &view)
    return view
  }

  private func text(
    _ text: String, _ attributes: TextAttributes
  ) throws(MeasurementError) -> Int {
    try texts.index(
      of: text, attributes, isRightToLeft: locale.copy.isRightToLeft, measurer)
  }

  // MARK: Rows

  private func addRows(
    of layout: SurfaceLayout, _ drawer: StepTrail.Drawer, to view: inout TrailView
  ) throws(MeasurementError) {
    var indices: [RowKey: Int] = [:]
    for (index, threshold) in layout.thresholds.enumerated() {
      let key = RowKey(threshold.contentSize, threshold.displayScale)
      guard let cell = layout.cells.first(where: { RowKey($0) == key }) else { continue }
      indices[key] = view.rows.count
      view.rows.append(try row(layout.thresholds[index], cell, drawer, view))
    }
    view.rowOfCell = layout.cells.map { indices[RowKey($0)] ?? 0 }
  }

  private struct RowKey: Hashable {
    var size: ContentSizeCategory
    var scale: DisplayScale

    init(_ size: ContentSizeCategory, _ scale: DisplayScale) {
      self.size = size
      self.scale = scale
    }

    init(_ cell: LayoutCell) { self.init(cell.contentSize, cell.place.displayScale) }
  }

  private func row(
    _ threshold: Threshold, _ cell: LayoutCell, _ drawer: StepTrail.Drawer, _ view: TrailView
  ) throws(MeasurementError) -> TrailRow {
    let metrics = StepTrail.Metrics(
      style: flow.trailStyle, category: threshold.contentSize,
      displayScale: threshold.displayScale)
    var cut: [PlacedLine?] = []
    for step in cell.titles.indices {
      let line = try drawer.cutTitle(step, in: cell)
      cut.append(line.map { texts.line($0, ofText: view.titles[step], size: metrics.label) })
    }
    return TrailRow(
      threshold: threshold, metrics: metrics, captionTop: metrics.captionTop,
      captionSize: StepTrail.captionSize(threshold.contentSize, threshold.displayScale),
      titles: cell.titles, cut: cut, numberWidths: try drawer.numberWidths(in: cell))
  }

  // MARK: Captions

  private func addCaptions(
    _ drawer: StepTrail.Drawer, to view: inout TrailView
  ) throws(MeasurementError) {
    var positions: [Int] = []
    for position in drawer.positions {
      positions.append(try text(position, drawer.labelAttributes))
    }
    let hyphen = try text("-", drawer.labelAttributes)
    var indices: [[StepTrail.CaptionDrawing]: Int] = [:]
    for cell in view.cells {
      let drawings = try drawer.captions(in: cell)
      if drawings.isEmpty {
        view.captionOfCell.append(nil)
        continue
      }
      let index = indices[drawings] ?? view.captions.count
      if index == view.captions.count {
        indices[drawings] = index
        view.captions.append(
          drawings.enumerated().map { step, drawing in
            placed(drawing, title: view.titles[step], position: positions[step], hyphen: hyphen)
          })
      }
      view.captionOfCell.append(index)
    }
  }

  private func placed(
    _ drawing: StepTrail.CaptionDrawing, title: Int, position: Int, hyphen: Int
  ) -> PlacedCaption {
    let isRightToLeft = locale.copy.isRightToLeft
    // Of lines that are left out.
    var missing = 0.0
    let parts = drawing.texts.map { part -> PlacedText in
      let index = part.isTitle ? title : position
      let lines = texts.lines(part.lines, ofText: index, size: part.size)
      let y = part.y - missing
      missing += part.lineHeight * Double(part.lines.count - lines.count)
      return PlacedText(
        text: index, x: part.x, y: y, width: part.width,
        height: part.lineHeight * Double(lines.count), size: part.size,
        lineHeight: part.lineHeight, alignment: isRightToLeft ? .right : .left,
        lines: lines,
        isRightToLeft: isRightToLeft,
        hyphen: part.lines.contains(where: \.endsInHyphen) ? hyphen : nil,
        trouble: part.brokenWord.map {
          TextTrouble(kind: .breaksWord, needed: $0, available: drawing.limit, excess: 0)
        })
    }
    return PlacedCaption(
      layout: drawing.layout, limit: drawing.limit, height: drawing.height - missing,
      texts: parts)
  }
}
