import TextMeasurement

/// How wide a bar is whose elements open and close, in one cell.
public struct BarOutcome: Hashable, Sendable {
  /// Points, with the narrowest and with the widest element open.
  public var least: Double
  public var most: Double
  /// `most` at the upper end of the uncertainty of every estimate in it.
  public var atMost: Double
  /// Points that the bar may take.
  public var available: Double
  /// `most` against `available`, with the uncertainty counted in.
  public var verdict: Verdict
  /// The copy that is open at `most`; nil where there is none.
  public var widest: Int?

  public init(
    least: Double, most: Double, atMost: Double, available: Double, verdict: Verdict, widest: Int?
  ) {
    self.least = least
    self.most = most
    self.atMost = atMost
    self.available = available
    self.verdict = verdict
    self.widest = widest
  }
}

/// Which of two forms a surface takes, in every cell.
public struct FormLayout: Sendable {
  public struct Outcome: Hashable, Sendable {
    /// By the point estimate.
    public var isFull: Bool
    /// True when the uncertainty of the widths leaves the form open.
    public var isBorderline: Bool
    /// Width of the full form, the same at the upper end of its uncertainty, and what it may take, in
    /// points.
    public var needed: Double
    public var neededAtMost: Double
    public var available: Double
    /// Width that the deciding text has, in points, rounded up to a pixel.
    public var text: Double

    public init(
      isFull: Bool, isBorderline: Bool, needed: Double, neededAtMost: Double, available: Double,
      text: Double
    ) {
      self.isFull = isFull
      self.isBorderline = isBorderline
      self.needed = needed
      self.neededAtMost = neededAtMost
      self.available = available
      self.text = text
    }
  }

  /// For people, with an article: `the capsule` and `the card`.
  public var full: String
  public var reduced: String
  /// The copy whose width decides; nil for a text that is no copy of the app's own.
  public var copy: Int?
  public var outcomes: CellTable<Outcome>

  public init(full: String, reduced: String, copy: Int?, outcomes: CellTable<Outcome>) {
    self.full = full
    self.reduced = reduced
    self.copy = copy
    self.outcomes = outcomes
  }
}

/// Text or a symbol in one colour on another.
public struct ColorPair: Hashable, Sendable {
  /// For people, in a sentence: `the left badge`.
  public var name: String
  /// `#RRGGBB`.
  public var ink: String
  public var fill: String

  public init(name: String, ink: String, fill: String) {
    self.name = name
    self.ink = ink
    self.fill = fill
  }
}

/// Elements in one glass container.
public struct GlassSpacing: Hashable, Sendable {
  /// For people, in a sentence: `the cluster “actions”`.
  public var name: String
  /// Of its settings in the configuration: `clusters.0`.
  public var path: String
  /// Points within which two elements melt together.
  public var container: Double
  /// Points between two elements.
  public var layout: Double
  /// Whether the elements are meant to be parts of one control.
  public var isJoined: Bool

  public init(
    name: String, path: String, container: Double, layout: Double, isJoined: Bool
  ) {
    self.name = name
    self.path = path
    self.container = container
    self.layout = layout
    self.isJoined = isJoined
  }
}

/// A text that the view shows or speaks as it is written, in every language.
public struct VerbatimText: Hashable, Sendable {
  /// For people, in a sentence: `the title of the left badge`.
  public var name: String
  public var text: String
  /// What to do, as a sentence: `Give the left badge a localized title.`
  public var cure: String

  public init(name: String, text: String, cure: String) {
    self.name = name
    self.text = text
    self.cure = cure
  }
}
