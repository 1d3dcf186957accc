import PlatformFacts
import TextMeasurement

extension StepTrail {
  /// What pictures of a trail need besides its layout: where the lines of its texts begin and end.
  /// Belongs to one thread, as its measurer does.
  public final class Drawer {
    private let copy: Copy
    private let style: Style
    private let titles: [WrappableText]
    private let letters: LetterTable
    private let label: TextRuler
    private let digits: TextRuler
    /// The set of digits that is drawn: where iOS may show one or the other, the wider.
    private let digitSet: Int
    private var captions: [CaptionKey: [CaptionDrawing]] = [:]

    private struct CaptionKey: Hashable {
      var size: Double
      var isTitled: Bool
      var limit: Double
    }

    public init(
      _ copy: Copy, style: Style, in grid: CellGrid, measurer: any TextMeasuring
    ) throws(MeasurementError) {
      self.copy = copy
      self.style = style
      titles = copy.titles.map(WrappableText.init)
      letters = LetterTable(titles)
      let sizes = fontSizes(
        style, categories: grid.contentSizes, displayScales: grid.displayScales)
      var attributes = TextAttributes(weight: style.weight, locale: copy.locale)
      label = TextRuler(measurer: measurer, attributes: attributes, sizes: sizes)
      attributes.monospacedDigits = true
      digits = TextRuler(measurer: measurer, attributes: attributes, sizes: sizes)
      var widest = (set: 0, width: -1.0)
      for (set, texts) in copy.positions.enumerated() {
        var width = 0.0
        for text in texts { width += try label.measure(text, size: 13).width }
        if width > widest.width { widest = (set, width) }
      }
      digitSet = widest.set
    }

    /// How titles, position texts and the ellipsis are set.
    public var labelAttributes: TextAttributes { label.attributes }
    /// How the numbers in the stops are set.
    public var numberAttributes: TextAttributes { digits.attributes }

    /// The number in each stop.
    public var numbers: [String] { texts(copy.numbers) }
    /// The position text of each step.
    public var positions: [String] { texts(copy.positions) }

    private func texts(_ sets: [[String]]) -> [String] {
      let texts = sets.indices.contains(digitSet) ? sets[digitSet] : sets.first ?? []
      return titles.indices.map { texts.indices.contains($0) ? texts[$0] : "" }
    }

    /// Width of each number in points, in a full-size stop.
    public func numberWidths(in cell: LayoutCell) throws(MeasurementError) -> [Double] {
      let size = Metrics(style: style, textScale: cell.scale).label
      var widths: [Double] = []
      for number in numbers { widths.append(try digits.measure(number, size: size).width) }
      return widths
    }

    /// What is drawn of a title that is cut; nil for one that is not, or that is not there.
    public func cutTitle(_ step: Int, in cell: LayoutCell) throws(MeasurementError) -> DrawnLine? {
      guard titles.indices.contains(step), cell.titles.indices.contains(step),
        cell.titles[step].exceedsLimit
      else { return nil }
      return try StepTrail.cut(
        titles[step].text, cell.titles[step], label,
        size: Metrics(style: style, textScale: cell.scale).label)
    }

    /// The caption while each of the steps is current; empty where the trail has none.
    public func captions(
      in cell: LayoutCell
    ) throws(MeasurementError) -> [CaptionDrawing] {
      guard style.showsCaption, cell.caption.layout != .none else { return [] }
      let size = captionSize(cell.contentSize, cell.place.displayScale)
      let key = CaptionKey(
        size: size, isTitled: cell.form == .titled, limit: cell.caption.limit)
      if let known = captions[key] { return known }
      var drawings: [CaptionDrawing] = []
      for step in titles.indices { drawings.append(try caption(step, key, cell)) }
      captions[key] = drawings
      return drawings
    }
  }

  /// The line that is drawn of a title that is wider than its place.
  private static func cut(
    _ text: String, _ outcome: TitleOutcome, _ ruler: TextRuler, size: Double
  ) throws(MeasurementError) -> DrawnLine {
    let first = text.prefix { !$0.isNewline }.withoutHangingEnd
    let line = DrawnLine(utf8Range: 0..<first.utf8.count, width: outcome.measured)
    return try line.cut(to: outcome.drawn, in: text, ruler, size: size)
  }

  /// What of a title that is cut stays, without the ellipsis: what pictures draw. nil for one that is not
  /// cut.
  ///
  /// - Parameters:
  ///   - outcome: of the title in `cell`.
  ///   - locale: that the title is set in.
  /// - Throws: `MeasurementError` when a face is missing that the title needs.
  public static func visibleTitle(
    _ title: String, _ outcome: TitleOutcome, in cell: LayoutCell, _ style: Style, locale: String,
    _ measurer: any TextMeasuring
  ) throws(MeasurementError) -> String? {
    guard outcome.exceedsLimit else { return nil }
    let size = Metrics(style: style, textScale: cell.scale).label
    let ruler = TextRuler(
      measurer: measurer, attributes: TextAttributes(weight: style.weight, locale: locale),
      sizes: size...size)
    return title.firstBytes(try cut(title, outcome, ruler, size: size).utf8Range.upperBound)
  }

  /// The caption of one step, from the leading top corner of its block.
  public struct CaptionDrawing: Hashable, Sendable {
    public var layout: CaptionOutcome.Layout
    /// Width in points that its texts wrap within.
    public var limit: Double
    public var texts: [CaptionPart]
    /// Points.
    public var height: Double
  }

  /// A text of a caption: the step's title or its position.
  public struct CaptionPart: Hashable, Sendable {
    public var isTitle: Bool
    /// From the block's leading edge, in points.
    public var x: Double
    /// From the block's top, in points.
    public var y: Double
    /// Of the widest line, in points.
    public var width: Double
    public var size: Double
    public var lineHeight: Double
    public var lines: [DrawnLine]
    /// Width of the widest word that is broken, in points; nil where none is.
    public var brokenWord: Double?
  }
}

extension StepTrail.Drawer {
  /// Points between a title and the position under it.
  private static let stackedGap = 2.0

  private func caption(
    _ step: Int, _ key: CaptionKey, _ cell: LayoutCell
  ) throws(MeasurementError) -> StepTrail.CaptionDrawing {
    let scale = cell.place.displayScale
    let position = WrappableText(positions[step])
    let positionWidth = scale.roundedUp(try position.measure(label, size: key.size).width)
    var drawing = StepTrail.CaptionDrawing(
      layout: .position, limit: key.limit, texts: [], height: 0)
    if !key.isTitled {
      let width = try besideWidth(step, size: key.size, scale)
      if width + StepTrail.Caption.besideGap + positionWidth <= key.limit {
        drawing.layout = .beside
        drawing.texts = [
          single(titles[step], isTitle: true, x: 0, width: width, size: key.size),
          single(
            position, isTitle: false, x: width + StepTrail.Caption.besideGap,
            width: positionWidth, size: key.size),
        ]
        drawing.height = SystemFont.lineHeight(size: key.size)
        return drawing
      }
      drawing.layout = .stacked
      let title = try wrapped(titles[step], isTitle: true, key)
      drawing.texts = [title]
      drawing.height = title.lineHeight * Double(title.lines.count) + Self.stackedGap
    }
    var below = try wrapped(position, isTitle: false, key)
    below.y = drawing.height
    drawing.texts.append(below)
    drawing.height += below.lineHeight * Double(below.lines.count)
    return drawing
  }

  /// Width of a title beside its position: letter by letter where its script allows it.
  private func besideWidth(
    _ step: Int, size: Double, _ scale: DisplayScale
  ) throws(MeasurementError) -> Double {
    guard let spelling = letters.spelling(ofTitle: step) else {
      return scale.roundedUp(try titles[step].measure(label, size: size).width)
    }
    let widths = try letters.widths(from: 0, ruler: label, size: size, displayScale: scale)
    return spelling.reduce(0) { $0 + widths[Int($1)] }
  }

  /// On one line. Of a text with line breaks the first line is drawn.
  private func single(
    _ text: WrappableText, isTitle: Bool, x: Double, width: Double, size: Double
  ) -> StepTrail.CaptionPart {
    let shown = text.text.prefix { !$0.isNewline }
    return StepTrail.CaptionPart(
      isTitle: isTitle, x: x, y: 0, width: width, size: size,
      lineHeight: SystemFont.lineHeight(size: size),
      lines: [DrawnLine(utf8Range: 0..<shown.utf8.count, width: width)], brokenWord: nil)
  }

  private func wrapped(
    _ text: WrappableText, isTitle: Bool, _ key: CaptionKey
  ) throws(MeasurementError) -> StepTrail.CaptionPart {
    let filler = try LineFiller(text.pieces(label), size: key.size, ruler: label)
    let lines = try filler.drawnLines(limit: key.limit, most: .max)
    return StepTrail.CaptionPart(
      isTitle: isTitle, x: 0, y: 0, width: lines.map(\.width).max() ?? 0, size: key.size,
      lineHeight: SystemFont.lineHeight(size: key.size), lines: lines,
      brokenWord: filler.breaksWord(limit: key.limit)
        ? filler.worstWord(limit: key.limit, pixel: 0)?.width : nil)
  }
}
