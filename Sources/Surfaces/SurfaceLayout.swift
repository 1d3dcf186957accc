import PlatformFacts
import TextMeasurement

/// A place that a surface is laid out in. Equal places of several devices are one.
public struct Place: Hashable, Sendable {
  /// Width offered to the surface in points, margins already taken off; greater than 0.
  public var width: Double
  public var displayScale: DisplayScale
  /// Ids of the devices that share the place; empty for a width of the user's own.
  public var devices: [String]
  /// Height of the screen in points, safe areas included: the least of the devices'; nil where it
  /// is not known.
  public var height: Double?

  public init(
    width: Double, displayScale: DisplayScale, devices: [String] = [], height: Double? = nil
  ) {
    self.width = width
    self.displayScale = displayScale
    self.devices = devices
    self.height = height
  }
}

/// What any surface looks like in one locale, in every cell: the common outcome that rules read.
/// A surface fills in the parts that it has: a row of stops, slots, a bar, forms.
public struct SurfaceLayout: Sendable {
  /// What the surface was laid out over: the cells that slots, bar and forms speak of.
  public var grid: CellGrid
  /// Of a row of stops: one for each content size and display scale among the places.
  public var thresholds: [Threshold]
  /// A row of stops, by cell of the grid; empty for a surface that is none.
  public var cells: [LayoutCell]
  /// In the order in which they are read.
  public var slots: [SlotLayout] = []
  /// A row of elements that has one width, whatever is in it; nil for a surface that is none.
  public var bar: CellTable<BarOutcome>?
  /// Which form is shown, for a surface that has several and that is no row of stops.
  public var form: FormLayout?
  /// Colours that are read on one another, the same in every locale.
  public var contrasts: [ColorPair] = []
  /// Clusters of glass, the same in every locale.
  public var clusters: [GlassSpacing] = []
  /// English texts that no catalog translates.
  public var verbatim: [VerbatimText] = []

  public init(
    grid: CellGrid = CellGrid(contentSizes: [], places: []), thresholds: [Threshold] = [],
    cells: [LayoutCell] = []
  ) {
    self.grid = grid
    self.thresholds = thresholds
    self.cells = cells
  }
}

/// The widths at which a surface changes, in closed form, in points.
public struct Threshold: Hashable, Sendable {
  public var contentSize: ContentSizeCategory
  public var displayScale: DisplayScale
  /// The full form shows from here up.
  public var titled: Double
  /// Full-size stops from here up.
  public var fullStops: Double
  /// Shrunk stops down to here; below, the surface overflows.
  public var minimum: Double

  public init(
    contentSize: ContentSizeCategory, displayScale: DisplayScale, titled: Double,
    fullStops: Double, minimum: Double
  ) {
    self.contentSize = contentSize
    self.displayScale = displayScale
    self.titled = titled
    self.fullStops = fullStops
    self.minimum = minimum
  }
}

/// One content size in one place.
public struct LayoutCell: Sendable {
  public enum Form: String, Sendable {
    case titled, numbered
  }

  public var contentSize: ContentSizeCategory
  public var place: Place
  public var form: Form
  /// True when the uncertainty of the widths leaves the form, or a shown title's truncation, open.
  public var isBorderline: Bool
  /// True when the uncertainty of the widths leaves the form open.
  public var isFormBorderline: Bool
  /// Multiplier on the default text size, 1 to 2.2.
  public var scale: Double
  public var stops: StopOutcome
  /// Natural width of the form shown; numbered: with unshrunk stops. Points.
  public var naturalWidth: Double
  /// Width drawn, in points: greater than the place's in an overflow.
  public var drawnWidth: Double
  /// In the order of the steps. The same array for all widths of one content size and scale.
  public var titles: [TitleOutcome]
  public var caption: CaptionOutcome

  public init(
    contentSize: ContentSizeCategory, place: Place, form: Form, isBorderline: Bool,
    isFormBorderline: Bool, scale: Double, stops: StopOutcome, naturalWidth: Double,
    drawnWidth: Double, titles: [TitleOutcome], caption: CaptionOutcome
  ) {
    self.contentSize = contentSize
    self.place = place
    self.form = form
    self.isBorderline = isBorderline
    self.isFormBorderline = isFormBorderline
    self.scale = scale
    self.stops = stops
    self.naturalWidth = naturalWidth
    self.drawnWidth = drawnWidth
    self.titles = titles
    self.caption = caption
  }

  /// Points that the surface is wider than its place; 0 when it fits.
  public var overflow: Double { max(0, drawnWidth - place.width) }

  /// Whether the title at `index` is cut here: too wide, and shown.
  public func isTruncated(_ index: Int) -> Bool {
    form == .titled && titles.indices.contains(index) && titles[index].exceedsLimit
  }
}

/// The round stops of a row.
public struct StopOutcome: Hashable, Sendable {
  public var count: Int
  /// Drawn diameter in points.
  public var diameter: Double
  /// What each stop may take of the place, in points. Under 22 the row overflows.
  public var room: Double
  /// Width of the narrowest touch target in points, before an overflow cuts any.
  public var narrowestTarget: Double
  /// Stops that lie wholly beyond the touch surface's end in an overflow.
  public var beyondReach: Int
  /// How many stops the place takes at the minimum diameter.
  public var capacity: Int
  /// The smallest scale that a number must shrink to inside its stop: 1 when all fit, under 0.6
  /// even the minimum scale factor does not help.
  public var numberScale: Double
  /// The widest number against its stop's diameter, with the uncertainty counted in.
  public var numberVerdict: Verdict

  public init(
    count: Int, diameter: Double, room: Double, narrowestTarget: Double, beyondReach: Int,
    capacity: Int, numberScale: Double, numberVerdict: Verdict = .fits
  ) {
    self.count = count
    self.diameter = diameter
    self.room = room
    self.narrowestTarget = narrowestTarget
    self.beyondReach = beyondReach
    self.capacity = capacity
    self.numberScale = numberScale
    self.numberVerdict = numberVerdict
  }
}

/// One title at one content size and display scale.
public struct TitleOutcome: Hashable, Sendable {
  /// Corrected estimate in points, before rounding up.
  public var measured: Double
  /// Width of its place in points.
  public var drawn: Double
  /// Widest that is drawn in full, in points.
  public var limit: Double
  /// Relative uncertainty of `measured`.
  public var band: Double
  /// Point estimate against the limit; a title with a line break always exceeds.
  public var exceedsLimit: Bool
  /// The same with the uncertainty counted in.
  public var verdict: Verdict

  public init(
    measured: Double, drawn: Double, limit: Double, band: Double, exceedsLimit: Bool,
    verdict: Verdict
  ) {
    self.measured = measured
    self.drawn = drawn
    self.limit = limit
    self.band = band
    self.exceedsLimit = exceedsLimit
    self.verdict = verdict
  }
}

/// The caption under a row: the worst of its steps.
public struct CaptionOutcome: Hashable, Sendable {
  public enum Layout: String, Sendable {
    case position, beside, stacked, none
  }

  public var layout: Layout
  public var lines: Int
  public var hasBrokenWord: Bool
  /// Width limit of the caption's block in points.
  public var limit: Double
  /// The texts that take more than one line or break inside a word; most captions have none.
  public var troubled: [CaptionText]

  public init(
    layout: Layout, lines: Int, hasBrokenWord: Bool, limit: Double, troubled: [CaptionText] = []
  ) {
    self.layout = layout
    self.lines = lines
    self.hasBrokenWord = hasBrokenWord
    self.limit = limit
    self.troubled = troubled
  }
}

/// A text of the caption that does not stand on one line, unbroken, or may not.
public struct CaptionText: Hashable, Sendable {
  /// The step whose title it is; nil for the position text.
  public var step: Int?
  public var lines: Int
  /// Whether it takes more than one line, with the uncertainty of the widths counted in.
  public var wraps: Verdict
  /// The widest word that is wider than the limit or may be; nil when none is.
  public var brokenWord: BrokenWord?

  /// - Parameter wraps: nil: as the lines say.
  public init(step: Int?, lines: Int, wraps: Verdict? = nil, brokenWord: BrokenWord? = nil) {
    self.step = step
    self.lines = lines
    self.wraps = wraps ?? (lines > 1 ? .exceeds : .fits)
    self.brokenWord = brokenWord
  }
}

/// A word that is wider than its place, or may be.
public struct BrokenWord: Hashable, Sendable {
  public var word: String
  /// Width of the word in points.
  public var width: Double
  /// `exceeds` or `borderline`.
  public var verdict: Verdict
  /// How many other words of the text have the same verdict.
  public var others = 0

  public init(word: String, width: Double, verdict: Verdict) {
    self.word = word
    self.width = width
    self.verdict = verdict
  }
}
