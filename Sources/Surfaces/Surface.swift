import TextMeasurement

/// A kind of view that shows copy: pure geometry from measured widths to a layout.
///
/// A surface is one type in one file: its manual, its settings and its layout. The configuration,
/// the rules, `inspect` and the reference know it by what it says here alone.
public protocol Surface: Sendable {
  static var manual: SurfaceManual { get }

  /// Lays out what `content` has over all cells of `grid`.
  ///
  /// - Throws: `MeasurementError` when a face that the copy needs is missing or cannot be read.
  static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout

  /// What it looks like in one cell of `layout`, which is that of `content`; nil where it shows
  /// nothing there. Numbers are those of the layout: equal outcomes look the same. Without one of its
  /// own a surface shows its slots one below another.
  static func picture(
    _ content: SurfaceContent, _ layout: SurfaceLayout, cell: CellGrid.Cell
  ) -> SurfacePicture?
}

/// What people read about a surface, and what the configuration may say about it.
public struct SurfaceManual: Sendable {
  /// The value of `surface:` in copyfit.yml, in kebab case.
  public var id: String
  /// `Toast and status banner`.
  public var title: String
  /// One line, no full stop.
  public var summary: String
  /// How it is laid out: paragraphs of Markdown, every number with its source.
  public var description: String
  /// The surface's copy, and whatever does not belong into `style`.
  public var fields: [any SurfaceField]
  /// The keys of `style`.
  public var style: [any SurfaceField]
  /// A flow with this surface, as in copyfit.yml, without its `id` and `surface`.
  public var example: String
  /// Points on each side where the flow sets none; nil: the configuration's.
  public var margins: Double?
  /// What the fields by themselves cannot say of one another.
  public var check: SurfaceCheck?
  /// Usual ranges of the style that depend on other settings, by the name of the setting.
  public var usual: (@Sendable (SurfaceSettings<SlotCopy>) -> [String: UsualRange])?

  public init(
    id: String, title: String, summary: String, description: String,
    fields: [any SurfaceField], style: [any SurfaceField] = [], example: String,
    margins: Double? = nil, check: SurfaceCheck? = nil,
    usual: (@Sendable (SurfaceSettings<SlotCopy>) -> [String: UsualRange])? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.description = description
    self.fields = fields
    self.style = style
    self.example = example
    self.margins = margins
    self.check = check
    self.usual = usual
  }

  /// Whatever the configuration may say.
  public var allFields: [any SurfaceField] { fields + style }

  /// Whether there is any copy that it may show.
  public var hasCopy: Bool { allFields.contains { $0.hasCopy } }
}

/// What one surface shows in one locale.
public struct SurfaceContent: Sendable {
  /// The flow's language, also where a text falls back to another one.
  public var locale: String
  public var isRightToLeft: Bool
  /// Measure as with the Bold Text setting.
  public var boldText: Bool
  public var settings: SurfaceSettings<SlotCopy>

  public init(
    locale: String, isRightToLeft: Bool = false, boldText: Bool = false,
    settings: SurfaceSettings<SlotCopy>
  ) {
    self.locale = locale
    self.isRightToLeft = isRightToLeft
    self.boldText = boldText
    self.settings = settings
  }

  public subscript<Value>(setting: Setting<Value>) -> Value { settings[setting] }
}

/// The surfaces that a configuration may name, besides the step trail. A test holds the list to the
/// files.
public enum SurfaceRegistry {
  public static let all: [any Surface.Type] = [
    SwipeDeck.self, TabBar.self, ExpandingTabBar.self, SegmentedControl.self, Toast.self,
    CoachMark.self, Slots.self, Glass.self,
  ]
}
