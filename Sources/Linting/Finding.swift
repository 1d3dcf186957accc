import PlatformFacts
import StringCatalogs
import Surfaces

public enum Severity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  /// One level lower, as a borderline finding is reported; a note stays a note.
  public var lowered: Severity { self == .error ? .warning : .note }
  /// One level higher; an error stays an error.
  public var raised: Severity { self == .note ? .warning : .error }
}

/// A place in a file that a finding or a problem points at.
public struct SourceLocation: Hashable, Sendable {
  /// Path relative to the configuration's folder (without one: to the folder linted), with `/`.
  public var file: String
  public var position: SourcePosition

  public init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }
}

/// What a rule found: one rule, one place, and where it concerns layout one flow and locale. It
/// gathers all cells in which it happens.
public struct Finding: Sendable {
  public var rule: String
  public var severity: Severity
  /// True when it rests on cells alone that the uncertainty of the widths leaves open.
  public var isBorderline: Bool
  /// What is wrong, and why.
  public var message: String
  /// What to do about it.
  public var advice: String
  public var location: SourceLocation
  /// `location.file` as seen from the current folder, for output that people click; nil: the same.
  public var shownFile: String?
  /// Folder of the configuration, as seen from the current folder: flows of different
  /// configurations may have the same id. nil where it is not known.
  public var configurationFolder: String?
  /// Empty strings where there is none, as in the fingerprint.
  public var flow: String
  public var surface: String
  /// What tells the surface, and what in it has no key, from the flow's others: `toast 2`, `glass the
  /// cluster “actions”`.
  /// Empty for the step trail, and where there is no flow.
  var part: String = ""
  public var locale: String
  public var key: String
  /// The copy that it is about; nil where there is none.
  public var text: String?
  public var measured: Measured?
  /// What would cure it, for `help`.
  var remedy = Remedy()
  public var cells: [Cell]
  /// The one of `cells` that the message's numbers are of; nil where it has none.
  public var worst: Cell?
  /// SHA-256 in hex; filled in by the run, which alone knows the order of equal findings.
  public var fingerprint: String
  /// Whether a baseline has it; nil where the run had none, or leaves out what it has.
  public var isInBaseline: Bool?

  /// The file as seen from the current folder.
  public var shown: String { shownFile ?? location.file }

  public struct Measured: Hashable, Sendable {
    public var width: Double
    public var limit: Double
    /// `pt`.
    public var unit: String

    public init(width: Double, limit: Double, unit: String = "pt") {
      self.width = width
      self.limit = limit
      self.unit = unit
    }
  }

  public struct Cell: Hashable, Sendable {
    public var contentSize: ContentSizeCategory
    public var width: Double
    public var displayScale: DisplayScale

    public init(contentSize: ContentSizeCategory, width: Double, displayScale: DisplayScale) {
      self.contentSize = contentSize
      self.width = width
      self.displayScale = displayScale
    }
  }

  public init(
    rule: String, severity: Severity, isBorderline: Bool = false, message: String, advice: String,
    location: SourceLocation, flow: String = "", surface: String = "", locale: String = "",
    key: String = "", text: String? = nil, measured: Measured? = nil, cells: [Cell] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.isBorderline = isBorderline
    self.message = message
    self.advice = advice
    self.location = location
    self.flow = flow
    self.surface = surface
    self.locale = locale
    self.key = key
    self.text = text
    self.measured = measured
    self.cells = cells
    self.fingerprint = ""
  }
}
