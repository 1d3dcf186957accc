import PlatformFacts
import TextMeasurement

/// The place that one cell has for a slot.
public struct SlotFrame: Hashable, Sendable {
  /// Points after padding; infinite where the slot is unbounded.
  public var width: Double
  /// Points; nil where the height is not bounded.
  public var height: Double?
  /// Points of a decoration that the text should stay within, narrower than `width`; nil: none.
  public var decoration: Double?
  /// Points by which `width` may be more or less, where what stands beside the text is itself an
  /// estimate, such as a symbol. Counted in where the text stands on one line.
  public var tolerance: Double

  public init(
    width: Double, height: Double? = nil, decoration: Double? = nil, tolerance: Double = 0
  ) {
    self.width = width
    self.height = height
    self.decoration = decoration
    self.tolerance = tolerance
  }
}

/// One slot of a surface in one locale on its way through all cells. A surface asks it how wide the
/// text is, and tells it, cell by cell in the grid's order, the place that it has there.
///
/// A text is shaped once, and laid out once for a size and a place. Belongs to one thread, as its
/// measurer does.
public final class SlotRun {
  public let id: String
  public let name: String
  public let slot: TextSlot
  public let copy: SlotCopy?
  private let text: WrappableText
  private let ruler: TextRuler
  private var sizes: [Double: SlotSize] = [:]
  private var lastSize: SlotSize?
  private var table = CellTable<SlotOutcome>()
  private var known: [Key: Int] = [:]
  private var last: (key: Key, index: Int)?

  private struct Key: Hashable {
    var size: Double
    var leading: Double
    var displayScale: DisplayScale
    var frame: SlotFrame
  }

  /// - Parameters:
  ///   - id: for programs, unique in the surface: `tab-2`.
  ///   - name: for people, in a sentence: `the label of tab 2`.
  ///   - copy: the text; nil for `literal`, which is no copy of the app's own.
  public init(
    _ id: String, _ name: String, _ copy: SlotCopy?, literal: String = "", _ slot: TextSlot,
    _ content: SurfaceContent, _ grid: CellGrid, _ measurer: any TextMeasuring
  ) {
    self.id = id
    self.name = name
    self.slot = slot
    self.copy = copy
    text = WrappableText(copy?.text ?? literal)
    let font = slot.font
    var (least, most) = (Double.infinity, 0.0)
    for displayScale in grid.displayScales {
      for category in grid.contentSizes {
        let size = font.points(category, displayScale)
        (least, most) = (min(least, size), max(most, size))
      }
    }
    ruler = TextRuler(
      measurer: measurer,
      attributes: TextAttributes(
        weight: content.boldText ? font.weight.withBoldText : font.weight,
        locale: content.locale, monospacedDigits: font.monospacedDigits,
        extraTracking: font.tracking),
      sizes: min(least, most)...most)
  }

  /// Width of the text on one line, at full size.
  public func width(at cell: CellGrid.Cell) throws(MeasurementError) -> SlotWidth {
    let size = try sized(slot.font.points(cell.contentSize, cell.displayScale))
    return SlotWidth(size.text.single, displayScale: cell.displayScale)
  }

  /// Says which place the text has in the next cell.
  @discardableResult
  public func place(
    in frame: SlotFrame, at cell: CellGrid.Cell
  ) throws(MeasurementError) -> SlotOutcome {
    let key = Key(
      size: slot.font.points(cell.contentSize, cell.displayScale),
      leading: slot.font.leading(cell.contentSize), displayScale: cell.displayScale, frame: frame)
    if let last, last.key == key { return record(last.index) }
    if let index = known[key] {
      last = (key, index)
      return record(index)
    }
    let outcome = try sized(key.size).outcome(
      of: slot, in: frame, leading: key.leading, displayScale: cell.displayScale)
    let index = table.add(outcome)
    known[key] = index
    last = (key, index)
    return record(index)
  }

  /// How the text would stand in a place, without saying that it has it.
  public func trial(
    in frame: SlotFrame, at cell: CellGrid.Cell
  ) throws(MeasurementError) -> SlotOutcome {
    try sized(slot.font.points(cell.contentSize, cell.displayScale)).outcome(
      of: slot, in: frame, leading: slot.font.leading(cell.contentSize),
      displayScale: cell.displayScale)
  }

  /// Says that the text is not shown in the next cell.
  public func leaveOut() { table.append(nil) }

  public var layout: SlotLayout {
    SlotLayout(
      id: id, name: name, copy: copy?.index, text: text.text, lineLimit: slot.lines,
      outcomes: table)
  }

  private func record(_ index: Int) -> SlotOutcome {
    table.append(index)
    return table.outcomes[index]
  }

  private func sized(_ size: Double) throws(MeasurementError) -> SlotSize {
    if let lastSize, lastSize.text.size == size { return lastSize }
    let result: SlotSize
    if let known = sizes[size] {
      result = known
    } else {
      result = SlotSize(try SizedText(text, size: size, ruler: ruler))
      sizes[size] = result
    }
    lastSize = result
    return result
  }
}

/// Width of a text on one line.
public struct SlotWidth: Hashable, Sendable {
  /// Points, as measured.
  public var points: Double
  /// Relative uncertainty.
  public var band: Double
  /// Points that the text takes: rounded up to a device pixel.
  public var rounded: Double
  /// The same at the lower and at the upper end of the uncertainty.
  public var low: Double
  public var high: Double

  init(_ measured: MeasuredWidth, displayScale: DisplayScale) {
    points = measured.width
    band = measured.band
    rounded = displayScale.roundedUp(measured.width)
    low = displayScale.roundedUp(measured.low)
    high = displayScale.roundedUp(measured.high(pixel: displayScale.pixel))
  }
}
