import TextMeasurement

/// How one piece of copy stands in its place, in one cell.
public struct SlotOutcome: Hashable, Sendable {
  /// Width of the text on one line at full size, in points; the widest line where there are line
  /// breaks in it. Without white space at the end, which hangs; not rounded to a pixel.
  public var measured: Double
  /// Relative uncertainty of `measured`.
  public var band: Double
  /// Available width in points, on the same scale as `measured`: of a view that is drawn scaled, such
  /// as a locked badge, both are points before that. Infinite where the slot is unbounded.
  public var available: Double
  /// Points by which what stands around the text takes more than the whole width; 0 where it leaves
  /// some. `available` is 0 then, and the text needs that much more than its own width.
  public var missingWidth: Double = 0
  /// Lines drawn, at the scale drawn; 0 for an empty text.
  public var lines: Int
  /// Lines drawn at the lower and at the upper end of the widths' uncertainty.
  public var fewestLines: Int
  public var mostLines: Int
  /// Lines that there may be; nil: any number.
  public var allowedLines: Int?
  /// Height of the lines drawn, in points, rounded up to a pixel.
  public var height: Double
  /// Available height in points; nil where it is not bounded.
  public var availableHeight: Double?
  /// As `missingWidth`, of the height. It counts in `tooTallBy`.
  public var missingHeight: Double = 0
  /// Font size in points, before it shrinks; 0 where it is not known.
  public var pointSize: Double = 0
  /// What the text is drawn at, 1 when it does not shrink.
  public var scale: Double = 1
  /// Grapheme clusters that are not shown: an estimate, at least 1 where anything is cut.
  public var lostCharacters: Int = 0
  /// Points of a decoration that should hold the text; nil where there is none.
  public var decoration: Double?
  /// Points of the text that its container cuts off, with those of `missingWidth`.
  public var clippedBy: Double = 0
  /// Points by which the text sticks out of a decoration that should hold it, such as a selection
  /// indicator: nothing is lost.
  public var sticksOutBy: Double = 0
  /// Points by which the lines drawn are taller than their place, with those of `missingHeight`.
  public var tooTallBy: Double = 0

  /// Whether the text must shrink, with the uncertainty counted in; `fits` where it may not.
  public var shrinking: Verdict = .fits
  /// Whether some of it is cut and ends in an ellipsis.
  public var truncation: Verdict = .fits
  /// Whether its container cuts some of it off.
  public var clipping: Verdict = .fits
  /// Whether it sticks out of its decoration.
  public var stickingOut: Verdict = .fits
  /// Whether it is taller than its place.
  public var tallness: Verdict = .fits
  /// The widest word that is or may be broken inside, with its width at the scale drawn; nil when
  /// none is.
  public var brokenWord: BrokenWord?

  public init(
    measured: Double, band: Double, available: Double, lines: Int, allowedLines: Int? = nil,
    height: Double, availableHeight: Double? = nil
  ) {
    self.measured = measured
    self.band = band
    self.available = available
    self.lines = lines
    fewestLines = lines
    mostLines = lines
    self.allowedLines = allowedLines
    self.height = height
    self.availableHeight = availableHeight
  }

  /// The outcome in one word, by the point estimate: the worst of what happens.
  public enum Kind: Hashable, Sendable {
    case fits
    /// Of full size, less than 1.
    case shrinks(to: Double)
    case wraps(lines: Int)
    case breaksWord
    /// Grapheme clusters, an estimate.
    case truncates(lost: Int)
    /// Points.
    case clips(by: Double)
    /// Points.
    case overflowsHeight(by: Double)
  }

  public var kind: Kind {
    if clippedBy > 0 { return .clips(by: clippedBy) }
    if lostCharacters > 0 { return .truncates(lost: lostCharacters) }
    if tooTallBy > 0 { return .overflowsHeight(by: tooTallBy) }
    if let word = brokenWord, word.width > available { return .breaksWord }
    if scale < 1 { return .shrinks(to: scale) }
    return lines > 1 ? .wraps(lines: lines) : .fits
  }

  /// Whether the uncertainty of the widths leaves open that something goes wrong. That a text may
  /// wrap or not, where it may, is no trouble.
  public var isBorderline: Bool {
    [shrinking, truncation, clipping, stickingOut, tallness].contains(.borderline)
      || brokenWord?.verdict == .borderline
  }
}

extension SlotOutcome.Kind {
  /// `fits`, `shrinks`, `wraps`, `breaksWord`, `truncates`, `clips` or `overflowsHeight`.
  public var name: String {
    switch self {
    case .fits: "fits"
    case .shrinks: "shrinks"
    case .wraps: "wraps"
    case .breaksWord: "breaksWord"
    case .truncates: "truncates"
    case .clips: "clips"
    case .overflowsHeight: "overflowsHeight"
    }
  }
}

/// One slot of a surface in one locale, in every cell.
public struct SlotLayout: Sendable {
  /// For programs, unique in its surface: `tab-2`, `title`.
  public var id: String
  /// For people, in a sentence: `the label of tab 2`.
  public var name: String
  /// Index of the text among the copy of its surface; nil for what is no copy of the app's own.
  public var copy: Int?
  public var text: String
  /// Lines that the slot allows, before its height counts; nil: any number.
  public var lineLimit: Int?
  /// How the text is set, for pictures; nil where nobody said.
  public var style: SlotStyle?
  /// The key of the configuration that sets the slot's width; nil where none does: the slot then has
  /// what its surface has for it.
  public var widthKey: String?
  /// What to do about a text that is none of the app's own and that the view brings along, as a sentence;
  /// nil for one that the user names.
  public var copyCure: String?
  /// What helps, besides a shorter text, where the width is too small and no key of the slot's own sets
  /// it, as words after `or`: `make the card wider`. nil: the width can be set.
  public var widthCure: String?
  /// What helps, besides a shorter text, where the lines are taller than their place, as words after
  /// `or`: `place the target nearer to an edge`. nil: the height or the width can be set.
  public var heightCure: String?
  /// For each place of the grid the screen that leaves height for the text; empty where none decides.
  public var heightSources: [HeightSource?] = []
  /// What one has to know about the numbers, as a sentence; nil: nothing.
  public var remark: String?
  /// Cells in which the slot is not shown have none.
  public let outcomes: CellTable<SlotOutcome>
  /// What happens, or may happen, in any cell: most slots have nothing to look at.
  public let concerns: SlotConcerns

  public init(
    id: String, name: String, copy: Int?, text: String, lineLimit: Int?,
    outcomes: CellTable<SlotOutcome>
  ) {
    self.id = id
    self.name = name
    self.copy = copy
    self.text = text
    self.lineLimit = lineLimit
    self.outcomes = outcomes
    concerns = SlotConcerns(outcomes.outcomes)
  }
}

extension SlotLayout {
  /// Where on which screen the height in a cell is left over; nil where no screen decides.
  public func heightSource(ofCell cell: Int) -> HeightSource? {
    guard cell >= 0, !heightSources.isEmpty else { return nil }
    return heightSources[cell % heightSources.count]
  }
}

/// Kinds of what may happen to a text in its place.
public struct SlotConcerns: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shrinking = SlotConcerns(rawValue: 1)
  public static let truncation = SlotConcerns(rawValue: 2)
  public static let clipping = SlotConcerns(rawValue: 4)
  public static let stickingOut = SlotConcerns(rawValue: 8)
  public static let tallness = SlotConcerns(rawValue: 16)
  public static let brokenWord = SlotConcerns(rawValue: 32)

  init(_ outcomes: [SlotOutcome]) {
    var all: SlotConcerns = []
    // By index: outcomes are large, and only some fields are looked at.
    for index in outcomes.indices {
      if outcomes[index].shrinking != .fits { all.insert(.shrinking) }
      if outcomes[index].truncation != .fits { all.insert(.truncation) }
      if outcomes[index].clipping != .fits { all.insert(.clipping) }
      if outcomes[index].stickingOut != .fits { all.insert(.stickingOut) }
      if outcomes[index].tallness != .fits { all.insert(.tallness) }
      if outcomes[index].brokenWord != nil { all.insert(.brokenWord) }
    }
    self = all
  }
}
