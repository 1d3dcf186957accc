import PlatformFacts
import Surfaces
import TextMeasurement

/// How a flow's trail looks in every locale.
public struct TrailLook: Sendable {
  public var style: StepTrail.Style
  /// Colour of the stops, and of the text on them: `#RRGGBB`.
  public var accent: String
  public var accentInk: String
}

/// A step trail in one locale: cells to be drawn while any step is current.
public struct TrailView: Sendable {
  public var isRightToLeft: Bool
  public var style: StepTrail.Style
  /// Catalog keys of the steps.
  public var keys: [String]
  /// Whether a step shows the source text, for want of a translation.
  public var isFallback: [Bool]
  /// Indices in the surface's texts, by step.
  public var titles: [Int]
  public var numbers: [Int]
  /// Index in the surface's texts of what stands at the end of a title that is cut.
  public var ellipsis: Int
  /// By cell of the grid.
  public var cells: [LayoutCell]
  /// One for each content size and display scale, in the order of the layout's thresholds.
  public var rows: [TrailRow]
  /// Index in `rows` of each cell.
  public var rowOfCell: [Int]
  /// Distinct ones; each has the caption of every step.
  public var captions: [[PlacedCaption]]
  /// Index in `captions` of each cell; nil without a caption.
  public var captionOfCell: [Int?]
}

/// A trail at one content size and display scale.
public struct TrailRow: Sendable {
  public var threshold: Threshold
  public var metrics: StepTrail.Metrics
  /// Points from the row to the caption, and the caption's font size.
  public var captionTop: Double
  public var captionSize: Double
  /// By step.
  public var titles: [TitleOutcome]
  /// What is drawn of each title that is cut; nil for those that are not.
  public var cut: [PlacedLine?]
  /// Width of each number in a full-size stop, in points.
  public var numberWidths: [Double]
}

/// A caption; its texts' places are counted from the leading top corner of its block.
public struct PlacedCaption: Hashable, Sendable {
  public var layout: CaptionOutcome.Layout
  /// Points that its texts wrap within.
  public var limit: Double
  public var height: Double
  public var texts: [PlacedText]
}

extension TrailView {
  public typealias Geometry = StepTrail.Geometry

  /// From the place's leading edge to the trail, in points: shrunk stops are centred.
  public func leadingInset(ofCell index: Int) -> Double {
    guard cells.indices.contains(index) else { return 0 }
    return geometry(ofCell: index, current: -1).leadingInset
  }

  /// Where the stops stand while the step at `current` is current; any other number leaves all closed.
  public func geometry(ofCell index: Int, current: Int) -> Geometry {
    StepTrail.geometry(
      of: cells[index], style: style, current: current, isRightToLeft: isRightToLeft)
  }
}
