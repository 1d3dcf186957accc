import PlatformFacts
import Surfaces
import TextMeasurement

/// All that the designers' report shows: what a run found, and every flow as pictures are drawn from
/// it. Pictures are of what was measured: outlines of the same faces, in the places of the same shaping.
public struct ReportContent: Sendable {
  public var result: RunResult
  /// The baseline that findings were held against, as people would name it; nil: none.
  public var baseline: String?
  /// Whether outlines may be in a report of the run's own faces: those of the system profile may not.
  public var hasOutlines: Bool
  /// Findings in the order of the run, with what the report needs to show them.
  public var findings: [ReportFinding]
  public var flows: [ReportFlow]
  /// Each once; texts refer to them by index.
  public var glyphs: [GlyphOutline]
  /// Characters of the flows that are measured without a face.
  public var constants: [ConstantReport]
  /// Corrections of those whose glyphs are in the report wherever they stand, since a free face that
  /// has them is installed.
  public var drawnConstants: Set<String> = []
}

/// A flow with all its surfaces.
public struct ReportFlow: Sendable {
  public var id: String
  /// Folder of its configuration, as seen from the current folder; nil where it is not known.
  public var folder: String?
  /// Index in `locales`.
  public var source: Int
  /// In output order.
  public var locales: [ReportLocale]
  public var surfaces: [ReportSurface]
}

public struct ReportLocale: Hashable, Sendable {
  public var id: String
  /// Of the language, in English.
  public var name: String
  public var isRightToLeft: Bool

  public init(id: String) {
    self.id = id
    let language = id.prefix { $0 != "-" && $0 != "_" }.lowercased()
    name = englishLanguageNames[language] ?? id
    isRightToLeft = LocaleServices.isRightToLeft(id)
  }
}

/// One view of a flow in all its locales.
public struct ReportSurface: Sendable {
  /// As in the configuration: `step-trail`.
  public var kind: String
  /// For people: `Step trail`.
  public var title: String
  /// The same, and for a second toast `Toast and status banner 2`.
  public var name: String
  public var grid: CellGrid
  /// Of all locales, each once.
  public var texts: [ReportText]
  /// nil for every other surface.
  public var trail: TrailLook?
  /// One for each of the flow's locales; nil where it could not be laid out.
  public var views: [ReportView?]
}

public enum ReportView: Sendable {
  case trail(TrailView)
  case pictures(PictureView)
}

/// A finding with its place in the report.
public struct ReportFinding: Sendable {
  public var finding: Finding
  /// What people can do about it, each in their own words.
  public var help: RuleHelp
  /// Whether the baseline lacks it; nil where there is none.
  public var isNew: Bool?
  /// Index in the report's flows; nil for one about no flow.
  public var flow: Int?
  /// Index in the flow's surfaces; nil for one about none, or about all.
  public var surface: Int?
  /// Indices of the cells in the surface's grid, ascending.
  public var cells: [Int]
  /// The one of them that the message's numbers are of; nil where it has none.
  public var worst: Int? = nil
}

// MARK: Texts

/// A text as glyphs, for every size: positions are in em.
public struct ReportText: Hashable, Sendable {
  /// What is drawn of it at most, see `ShownText`.
  public var text: String
  /// Characters behind that.
  public var rest = 0
  /// Direction of the paragraph.
  public var isRightToLeft: Bool
  /// Language that it is set in, such as `de`.
  public var locale: String
  /// In the order in which they stand on a line, from left to right.
  public var runs: [ReportTextRun]
}

public struct ReportTextRun: Hashable, Sendable {
  /// Bidirectional embedding level; odd is right to left.
  public var level: Int
  /// UTF-16 offsets in the text.
  public var range: Range<Int>
  /// Sum of the advances, in em.
  public var em: Double
  /// False: there is no outline that may be shown, and another font stands in the run's measured place.
  public var hasOutlines: Bool
  /// From left to right; empty without outlines.
  public var glyphs: [ReportGlyph]
}

public struct ReportGlyph: Hashable, Sendable {
  /// Index in the report's glyphs; nil for one without an outline, such as a space.
  public var outline: Int?
  /// To the next glyph's origin, in em.
  public var advance: Double
  /// From the origin, in em; `y` upwards.
  public var xOffset: Double
  public var yOffset: Double
  /// UTF-16 offset in the text of the cluster that it belongs to.
  public var cluster: Int
}

/// A text in its place. Lengths are points; places from the picture's left top corner.
public struct PlacedText: Hashable, Sendable {
  /// Index in the surface's texts.
  public var text: Int
  /// The box that the text has.
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
  /// Font size as drawn.
  public var size: Double
  /// What the view as a whole is drawn at: lengths of `trouble` are points before that.
  public var scale = 1.0
  public var lineHeight: Double
  public var alignment: TextSide
  public var lines: [PlacedLine]
  public var isRightToLeft: Bool
  /// Index in the surface's texts of what stands at the end of a line that is cut, or hyphenated.
  public var ellipsis: Int?
  public var hyphen: Int?
  /// `#RRGGBB`; nil: the colour of a label.
  public var ink: String?
  /// Degrees clockwise about `pivotX`, `pivotY`.
  public var rotation: Double = 0
  public var pivotX: Double = 0
  public var pivotY: Double = 0
  /// What goes wrong with it; nil: nothing.
  public var trouble: TextTrouble?
}

public enum TextSide: Int, Sendable {
  case left, centre, right
}

public struct PlacedLine: Hashable, Sendable {
  /// UTF-16 offsets in the text.
  public var range: Range<Int>
  /// As drawn, in points.
  public var width: Double
  public var endsInHyphen: Bool
  public var endsInEllipsis: Bool

  public init(range: Range<Int>, width: Double, endsInHyphen: Bool, endsInEllipsis: Bool) {
    self.range = range
    self.width = width
    self.endsInHyphen = endsInHyphen
    self.endsInEllipsis = endsInEllipsis
  }
}

/// What goes wrong with a text, with the numbers for the measure lines in points.
public struct TextTrouble: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case cut, clip, tall, shrink, stick
    case breaksWord = "break"
  }
  public var kind: Kind
  /// 0 where lengths say nothing, as of a text that is cut after several lines.
  public var needed: Double
  public var available: Double
  /// What is clipped, sticks out, or is too tall.
  public var excess: Double
  /// Whether the uncertainty of the widths leaves it open.
  public var isBorderline = false
}

// MARK: Pictures

/// A surface other than the step trail in one locale.
public struct PictureView: Sendable {
  /// Distinct ones.
  public var pictures: [ReportPicture]
  /// Index of each cell's picture; nil where the surface draws nothing.
  public var cells: [Int?]
}

public struct ReportPicture: Hashable, Sendable {
  public var width: Double
  public var height: Double
  /// Back to front.
  public var shapes: [PictureShape]
  public var texts: [PlacedText]
}

// Names with which formats spell the values of the modules below.
extension ReportContent {
  public typealias Outline = GlyphOutline
  public typealias Shape = PictureShape
  public typealias Constant = ConstantReport
}

public enum DeviceName {
  /// `iPhone 16` for `iphone-16`; an unknown id itself.
  public static func of(_ id: String) -> String { Devices.named(id)?.name ?? id }
}
