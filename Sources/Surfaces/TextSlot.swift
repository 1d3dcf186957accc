import PlatformFacts
import TextMeasurement

/// A place of known size for a piece of copy: the part that all surfaces have in common.
///
/// A text stands on one line where it fits, and wraps where it may. Lines are filled greedily
/// between the break opportunities of UAX #14 with the locale's rules; each is measured on its own,
/// without its trailing white space, which hangs (spaces that glue, such as U+00A0, do not). A hard
/// line break (LF, CR, CRLF, VT, FF, U+0085, U+2028, U+2029) always ends a line, and one at the very
/// end of a text opens an empty line, as TextKit lays it out. An empty text takes no line (an empty
/// `Text` has no height).
///
/// A soft hyphen (U+00AD) is invisible and has no width, unless the line ends at it: then a hyphen
/// is drawn, which must fit on the line too.
///
/// A word wider than the slot, or a syllable with its hyphen, starts a line of its own and is broken
/// between grapheme clusters, at least one to a line and without a hyphen; what follows goes on
/// behind its last piece.
///
/// What does not fit shrinks first, uniformly, down to `minimumScaleFactor`; is then cut and ends in
/// an ellipsis. How iOS searches for the scale is not published: on one line it is taken to be
/// `max(minimum, available ÷ measured)`, on several the largest whole per cent with which all lines
/// find room. A text with more hard lines than there may be is cut at every scale.
///
/// Heights are those of the system font: a line is 1.193359 × its size tall (`SystemFont`), and a
/// text style's leading goes between lines; both shrink with the text. One line is always drawn,
/// however low its place. Scripts whose faces are taller (Arabic, Thai, Devanagari and others) take
/// more on iOS; by how much is not published, and not modelled.
///
/// Whatever may happen to a text has a verdict besides the point estimate. It is found by laying
/// the text out twice more: with every width as small as it may be, and with every width as large,
/// and a pixel more.
///
/// The cost: a text is broken into lines once, and shaped at the smallest and at the largest size in
/// use. Lines of texts up to 2 KB are measured whole; of longer ones the words are added up, so that
/// the work grows no faster than the text.
public struct TextSlot: Hashable, Sendable {
  public var font: SlotFont
  /// Lines at most; nil: as many as it takes.
  public var lines: Int?
  /// The least scale that the text shrinks to before it is cut, in 0.01...1; 1: it does not shrink.
  public var minimumScaleFactor: Double
  /// The text never shrinks or wraps: it grows beyond its place, and its container clips it. Only
  /// hard lines over the line limit are cut.
  public var isFixedSize: Bool
  /// What happens to lines that the height has no room for: they are left out and the last one ends
  /// in an ellipsis, or they are drawn beyond it.
  public var truncatesAtHeight: Bool

  /// A minimum scale factor that is not within 0.01...1 counts as the nearer of them, as text of no
  /// size cannot be laid out; less than one line counts as one.
  public init(
    font: SlotFont, lines: Int? = nil, minimumScaleFactor: Double = 1, isFixedSize: Bool = false,
    truncatesAtHeight: Bool = false
  ) {
    self.font = font
    self.lines = lines.map { max(1, $0) }
    // Not-a-number counts as 1: it shrinks nothing.
    self.minimumScaleFactor =
      minimumScaleFactor.isNaN ? 1 : min(1, max(0.01, minimumScaleFactor))
    self.isFixedSize = isFixedSize
    self.truncatesAtHeight = truncatesAtHeight
  }

  /// How a text stands in a slot that wraps.
  public struct Wrapping: Hashable, Sendable {
    /// 0 for an empty text.
    public var lines: Int
    /// Whether it takes more than one line, with the uncertainty of the widths counted in.
    public var wraps: Verdict
    /// By the point estimate.
    public var breaksWord: Bool
    /// The widest word that is wider than the slot or may be; nil when none is.
    public var brokenWord: BrokenWord?

    /// - Parameter wraps: nil: as the lines say.
    public init(
      lines: Int, wraps: Verdict? = nil, breaksWord: Bool = false, brokenWord: BrokenWord? = nil
    ) {
      self.lines = lines
      self.wraps = wraps ?? (lines > 1 ? .exceeds : .fits)
      self.breaksWord = breaksWord
      self.brokenWord = brokenWord
    }
  }
}

/// The system font as a slot sets it.
public struct SlotFont: Hashable, Sendable {
  public enum Size: Hashable, Sendable {
    /// Follows Dynamic Type by the style's own size table.
    case style(TextStyle)
    /// Points, at every content size.
    case fixed(Double)
    /// Points at the default text size, multiplied by a scaled metric of 1 that is kept within
    /// `limits`.
    case scaled(Double, relativeTo: TextStyle, limits: ClosedRange<Double>)
  }

  public var size: Size
  public var weight: FontWeight
  /// Points added to every glyph.
  public var tracking: Double
  public var monospacedDigits: Bool

  public init(
    _ size: Size, weight: FontWeight = .regular, tracking: Double = 0,
    monospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.monospacedDigits = monospacedDigits
  }

  /// Font size in points. Not-a-number and negative sizes count as 0, sizes over 10⁶ as that.
  public func points(_ category: ContentSizeCategory, _ displayScale: DisplayScale) -> Double {
    let points: Double
    switch size {
    case .style(let style): points = Double(style.pointSize(category))
    case .fixed(let size): points = size
    case .scaled(let size, let style, let limits):
      let factor = scaledMetric(
        1, relativeTo: style, category: category, displayScale: displayScale)
      points = size * min(max(factor, limits.lowerBound), limits.upperBound)
    }
    return points > 0 ? min(points, 1e6) : 0
  }

  /// Points between two lines, besides their height: what a text style's table adds. 0 for other
  /// fonts.
  public func leading(_ category: ContentSizeCategory) -> Double {
    if case .style(let style) = size { style.leadingBetweenLines(category) } else { 0 }
  }
}

extension FontWeight {
  /// What the Bold Text setting makes of it.
  public var withBoldText: FontWeight {
    switch self {
    case .regular, .medium: .semibold
    case .semibold, .bold: .bold
    }
  }
}
