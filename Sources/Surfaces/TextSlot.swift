import PlatformFacts
import TextMeasurement

/// A place of known width for a piece of copy: the part that all surfaces have in common.
///
/// Text wraps as iOS wraps it. Lines are filled greedily between the break opportunities of
/// UAX #14; each line is measured on its own, without its trailing white space; a hard line break
/// always ends a line, and one at the very end of a text opens an empty line, as TextKit lays it
/// out. A word wider than the slot starts a line of its own and is broken between grapheme
/// clusters, at least one to a line; what follows it goes on behind its last piece. An empty text
/// takes no line (an empty `Text` has no height).
///
/// Cost: a line is found from the widths of its words and then corrected by measuring it, so texts
/// of some sentences are exact and take two or three measurements a line. Texts over
/// `LineFiller.exactByteCount` (2,048 bytes of UTF-8) add up the widths of their words and spaces
/// and leave out kerning across spaces; words over `LineFiller.exactClusterCount` (128 grapheme
/// clusters) add up their clusters, scaled to the word's width. Each distinct word and cluster is
/// then measured once for a size, and wrapping takes linear time.
public struct TextSlot: Hashable, Sendable {
  /// Font size in points. Not-a-number counts as 0.
  public var fontSize: Double
  public var attributes: TextAttributes
  /// Available width in points; infinite where the slot is unbounded.
  public var width: Double
  public var displayScale: DisplayScale

  public init(
    fontSize: Double, attributes: TextAttributes, width: Double, displayScale: DisplayScale
  ) {
    self.fontSize = fontSize
    self.attributes = attributes
    self.width = width
    self.displayScale = displayScale
  }

  /// How a text stands in a slot that wraps.
  public struct Wrapping: Hashable, Sendable {
    /// 0 for an empty text.
    public var lines: Int
    /// By the point estimate.
    public var breaksWord: Bool
    /// The widest word that is wider than the slot or may be; nil when none is.
    public var brokenWord: CaptionText.BrokenWord?

    public init(lines: Int, breaksWord: Bool = false, brokenWord: CaptionText.BrokenWord? = nil) {
      self.lines = lines
      self.breaksWord = breaksWord
      self.brokenWord = brokenWord
    }
  }

  /// Wraps `text` within `width`, with no limit on the number of lines.
  public func wrap(
    _ text: String, measurer: any TextMeasuring
  ) throws(MeasurementError) -> Wrapping {
    let only = fontSize.isNaN ? 0 : fontSize
    let ruler = TextRuler(measurer: measurer, attributes: attributes, sizes: only...only)
    let sized = try SizedText(WrappableText(text), size: only, ruler: ruler)
    return try sized.wrap(limit: width, pixel: displayScale.pixel)
  }
}
