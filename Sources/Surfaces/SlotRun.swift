import PlatformFacts
import TextMeasurement

/// The place that one cell has for a slot. Lengths that are no number count as 0.
public struct SlotFrame: Hashable, Sendable {
  /// Points after padding; infinite where the slot is unbounded. Negative where what stands around
  /// the text takes more than there is: the text then has no width at all, and lacks that much more.
  public var width: Double
  /// Points; nil where the height is not bounded. Negative as the width may be.
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

/// What a screen leaves of its height for a text.
public struct HeightSource: Hashable, Sendable {
  /// Height of the screen in points, safe areas included.
  public var screen: Double
  /// Where on it, in words: `above the target`.
  public var place: String

  public init(screen: Double, place: String) {
    self.screen = screen
    self.place = place
  }
}

/// One slot of a surface in one locale on its way through all cells. A surface asks it how wide the
/// text is, and tells it, cell by cell in the grid's order, the place that it has there.
///
/// A text is shaped once, and laid out once for a size and a place. Belongs to one thread, as its
/// measurer does.
public final class SlotRun {
  /// See `SlotLayout`.
  public let id: String
  public let name: String
  public let slot: TextSlot
  /// nil for a text that is no copy of the app's own.
  public let copy: SlotCopy?
  private let text: WrappableText
  private let ruler: TextRuler
  private let placeCount: Int
  /// See `SlotLayout.heightSources`.
  public var heightSources: [HeightSource?] = []
  /// See `SlotLayout.copyCure`.
  public var copyCure: String?
  /// See `SlotLayout.widthCure`.
  public var widthCure: String?
  /// See `SlotLayout.heightCure`.
  public var heightCure: String?
  /// See `SlotLayout.remark`.
  public var remark: String?
  // A run belongs to one thread, and nothing that it calls calls it back: checks at run time that
  // nobody else is at these would be a tenth of its time.
  @exclusivity(unchecked) private var settings: [FontSetting]
  /// Indices in `settings` by content size and display scale.
  private let settingIndices: [Int]
  @exclusivity(unchecked) private var sizes: [Double: SlotSize] = [:]
  @exclusivity(unchecked) private var table = CellTable<SlotOutcome>()

  /// - Parameters:
  ///   - id: for programs, unique in the surface: `tab-2`.
  ///   - name: for people, in a sentence: `the label of tab 2`.
  ///   - copy: the text; nil for `literal`, which is no copy of the app's own.
  public init(
    _ id: String, name: String, copy: SlotCopy?, literal: String = "", slot: TextSlot,
    on canvas: SurfaceCanvas
  ) {
    let (content, grid) = (canvas.content, canvas.grid)
    self.id = id
    self.name = name
    self.slot = slot
    self.copy = copy
    text = WrappableText(copy?.text ?? literal)
    let font = slot.font
    placeCount = grid.places.count
    (settings, settingIndices) = Self.settings(font, placeCount: placeCount)
    let used = grid.displayScales.flatMap { scale in
      grid.contentSizes.map { font.points($0, scale) }
    }
    ruler = TextRuler(
      measurer: canvas.measurer,
      attributes: TextAttributes(
        weight: content.boldText ? font.weight.withBoldText : font.weight,
        locale: content.locale, monospacedDigits: font.monospacedDigits,
        extraTracking: font.tracking),
      sizes: (used.min() ?? 0)...(used.max() ?? 0))
    table.reserveCapacity(grid.cells.count)
  }

  /// Width of the text on one line, at full size.
  public func width(at cell: CellGrid.Cell) throws(MeasurementError) -> SlotWidth {
    let index = settingIndex(cell)
    if let width = settings[index].width { return width }
    let size = try sized(index)
    let width = SlotWidth(size.text.single, displayScale: cell.displayScale)
    settings[index].width = width
    return width
  }

  /// Says which place the text has in the next cell.
  public func place(
    in frame: SlotFrame, at cell: CellGrid.Cell
  ) throws(MeasurementError) {
    let setting = settingIndex(cell)
    let place = placeCount > 0 ? max(0, cell.index) % placeCount : 0
    if let known = settings[setting].placed.index(of: frame, at: place) {
      return table.append(known)
    }
    let index = table.add(try outcome(in: frame, setting))
    settings[setting].placed.remember(frame, index: index, at: place)
    table.append(index)
  }

  /// Says that the text is not shown in the next cell.
  public func leaveOut() { table.append(nil) }

  public var layout: SlotLayout {
    var layout = SlotLayout(
      id: id, name: name, copy: copy?.index, text: text.text, lineLimit: slot.lines,
      outcomes: table)
    layout.style = SlotStyle(slot: slot, attributes: ruler.attributes)
    layout.heightSources = heightSources
    layout.copyCure = copyCure
    layout.widthCure = widthCure
    layout.heightCure = heightCure
    layout.remark = remark
    return layout
  }

  private func outcome(
    in frame: SlotFrame, _ index: Int
  ) throws(MeasurementError) -> SlotOutcome {
    let (leading, displayScale) = (settings[index].leading, settings[index].displayScale)
    return try sized(index).outcome(
      of: slot, in: frame, leading: leading, displayScale: displayScale)
  }

  private func sized(_ index: Int) throws(MeasurementError) -> SlotSize {
    if let size = settings[index].size { return size }
    let points = settings[index].points
    let size: SlotSize
    if let known = sizes[points] {
      size = known
    } else {
      size = SlotSize(try SizedText(text, size: points, ruler: ruler, mostLines: slot.lines))
    }
    sizes[points] = size
    settings[index].size = size
    return size
  }
}

// MARK: Content sizes that come to the same

extension SlotRun {
  /// How the text is set at content sizes that do not differ for it: all that a text's outcome
  /// depends on, besides its place.
  private struct FontSetting {
    let points: Double
    let leading: Double
    let displayScale: DisplayScale
    var size: SlotSize?
    var width: SlotWidth?
    var placed: Placed
  }

  /// Where the text has been placed. Surfaces give a text the same frame in neighbouring cells, or
  /// in the same place at another content size: neither look-up hashes anything.
  private struct Placed {
    private var last: (frame: SlotFrame, index: Int)?
    /// By place; empty where one content size alone comes to the setting.
    private var byPlace: [(frame: SlotFrame, index: Int)?] = []

    mutating func prepare(places: Int) {
      if byPlace.isEmpty { byPlace = Array(repeating: nil, count: places) }
    }

    mutating func index(of frame: SlotFrame, at place: Int) -> Int? {
      if let last, last.frame == frame { return last.index }
      guard place < byPlace.count, let known = byPlace[place], known.frame == frame else {
        return nil
      }
      last = known
      return known.index
    }

    mutating func remember(_ frame: SlotFrame, index: Int, at place: Int) {
      last = (frame, index)
      if place < byPlace.count { byPlace[place] = (frame, index) }
    }
  }

  private static func settings(
    _ font: SlotFont, placeCount: Int
  ) -> (settings: [FontSetting], indices: [Int]) {
    var settings: [FontSetting] = []
    var indices: [Int] = []
    for category in ContentSizeCategory.allCases {
      for scale in [DisplayScale.x2, .x3] {
        let (points, leading) = (font.points(category, scale), font.leading(category))
        let known = settings.firstIndex {
          $0.points == points && $0.leading == leading && $0.displayScale == scale
        }
        if let known {
          settings[known].placed.prepare(places: placeCount)
        } else {
          settings.append(
            FontSetting(points: points, leading: leading, displayScale: scale, placed: Placed()))
        }
        indices.append(known ?? settings.count - 1)
      }
    }
    return (settings, indices)
  }

  /// Categories and display scales are few, and every one of them has its entry.
  private func settingIndex(_ cell: CellGrid.Cell) -> Int {
    settingIndices[2 * cell.contentSize.index + (cell.displayScale == .x2 ? 0 : 1)]
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
