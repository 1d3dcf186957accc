import Linting

/// What one surface shows in one locale.
extension JSONWriter {
  // MARK: Step trails

  /// - Parameter keys: index of the steps' keys in the surface's lists of them.
  mutating func trail(_ view: TrailView, keys: Int) {
    var cells = TrailCells(view)
    object { json in
      json.member("titles")
      json.array(view.titles) { $0.number($1) }
      json.member("keys")
      json.number(keys)
      json.member("fallback")
      json.array(view.isFallback) { $0.number($1 ? 1 : 0) }
      json.member("numbers")
      json.array(view.numbers) { $0.number($1) }
      json.member("ell")
      json.number(view.ellipsis)
      json.member("rows")
      json.array(view.rows.enumerated()) { $0.row($1.element, $1.offset) }
      // Most captions are the same at every width: each once, and lists of their numbers by step.
      var parts = CaptionParts()
      let captions = view.captions.map { steps in steps.map { parts.index(of: $0) } }
      json.member("parts")
      json.array(parts.distinct) { $0.caption($1) }
      json.member("captions")
      json.array(captions) { json, steps in json.array(steps) { $0.number($1) } }
      let grid = view.cells.indices.map { cells.index(ofCell: $0) }
      json.member("cells")
      json.array(cells.distinct) { json, cell in json.array(cell) { $0.number($1) } }
      json.member("grid")
      json.array(grid) { $0.number($1) }
    }
  }

  /// Index of the metrics, thresholds, and for each title its measured width, its place, and what is drawn
  /// of one that is cut, with 1 behind it where that is borderline; 1 alone of one that only may be cut, 0 of
  /// others; then the uncertainty. For each number its width.
  private mutating func row(_ row: TrailRow, _ metrics: Int) {
    object { json in
      json.member("m")
      json.number(metrics)
      json.member("titled")
      json.number(row.threshold.titled)
      json.member("full")
      json.number(row.threshold.fullStops)
      json.member("minimum")
      json.number(row.threshold.minimum)
      json.member("w")
      json.array(row.titles) { $0.number($1.measured) }
      json.member("p")
      json.array(row.titles) { $0.number($1.drawn) }
      json.member("cut")
      json.array(zip(row.cut, row.titles)) { json, title in
        let isBorderline = title.1.verdict == .borderline
        guard let line = title.0 else { return json.number(isBorderline ? 1 : 0) }
        json.array { json in
          json.line(line)
          if isBorderline { json.number(1) }
        }
      }
      json.member("band")
      json.array(row.titles) { $0.number($1.band, places: 4) }
      json.member("n")
      json.array(row.numberWidths) { $0.number($1) }
    }
  }

  private mutating func caption(_ caption: PlacedCaption) {
    object { json in
      json.member("k")
      json.string(caption.layout.rawValue)
      json.member("h")
      json.number(caption.height)
      json.member("o")
      json.string(caption.trouble)
      json.member("t")
      json.array(caption.texts) { $0.captionText($1) }
    }
  }

  /// A caption's text without what follows from the rest, or is 0: there are thousands of them.
  private mutating func captionText(_ text: PlacedText) {
    object { json in
      json.member("t")
      json.number(text.text)
      json.member("s")
      json.number(text.size)
      json.member("l")
      json.array(text.lines) { $0.line($1) }
      if text.x != 0 {
        json.member("x")
        json.number(text.x)
      }
      if text.y != 0 {
        json.member("y")
        json.number(text.y)
      }
      if text.isRightToLeft {
        json.member("a")
        json.number(text.alignment.rawValue)
        json.member("rtl")
        json.number(1)
      }
      json.rest(of: text)
    }
  }

  /// The sizes of trails, one for each content size and display scale; the same in every locale.
  mutating func metrics(_ rows: [TrailRow]) {
    array(rows) { json, row in
      json.object { json in
        json.member("scale")
        json.number(row.threshold.displayScale.rawValue)
        json.member("d")
        json.number(row.metrics.diameter)
        json.member("label")
        json.number(row.metrics.label)
        json.member("lead")
        json.number(row.metrics.lead)
        json.member("tail")
        json.number(row.metrics.tail)
        json.member("limit")
        json.number(row.metrics.limit)
        json.member("captionTop")
        json.number(row.captionTop)
        json.member("captionSize")
        json.number(row.captionSize)
      }
    }
  }

  // MARK: Texts of captions

  /// What most of them do not have.
  private mutating func rest(of text: PlacedText) {
    if let hyphen = text.hyphen {
      member("hyp")
      number(hyphen)
    }
    guard let trouble = text.trouble else { return }
    member("o")
    string(trouble.kind.rawValue)
  }

  /// UTF-16 range, width, 1 for a hyphen at its end and 2 for an ellipsis.
  private mutating func line(_ line: PlacedLine) {
    array { json in
      json.number(line.range.lowerBound)
      json.number(line.range.upperBound)
      json.number(line.width)
      json.number((line.endsInHyphen ? 1 : 0) + (line.endsInEllipsis ? 2 : 0))
    }
  }
}

/// The cells of a trail as lists of numbers, each once: all places that have room for the titles look
/// alike.
private struct TrailCells {
  /// Row, 1 for the titled form, diameter, width drawn, natural width, 1 where it is borderline, scale
  /// of the numbers, caption (-1: none), inset from the leading edge, what each stop may take.
  private(set) var distinct: [[Double]] = []
  private var indices: [[Double]: Int] = [:]
  private let view: TrailView

  init(_ view: TrailView) { self.view = view }

  mutating func index(ofCell index: Int) -> Int {
    let cell = view.cells[index]
    let isTitled = cell.form == .titled
    let numbers = [
      Double(view.rowOfCell[index]), isTitled ? 1 : 0, cell.stops.diameter, cell.drawnWidth,
      cell.naturalWidth, cell.isBorderline ? 1 : 0, max(0.6, cell.stops.numberScale),
      Double(view.captionOfCell[index] ?? -1), view.leadingInset(ofCell: index),
      isTitled ? 0 : cell.stops.room,
    ]
    if let known = indices[numbers] { return known }
    indices[numbers] = distinct.count
    distinct.append(numbers)
    return distinct.count - 1
  }
}

/// The captions of a trail, each once, whatever width their texts had to wrap within.
private struct CaptionParts {
  private(set) var distinct: [PlacedCaption] = []
  private var indices: [PlacedCaption: Int] = [:]

  mutating func index(of caption: PlacedCaption) -> Int {
    var key = caption
    key.limit = 0
    if let known = indices[key] { return known }
    indices[key] = distinct.count
    distinct.append(caption)
    return distinct.count - 1
  }
}

extension PlacedCaption {
  /// `break`, `wrap`, or empty.
  fileprivate var trouble: String {
    if texts.contains(where: { $0.trouble?.kind == .breaksWord }) { return "break" }
    return texts.contains { $0.lines.count > 1 } ? "wrap" : ""
  }
}
