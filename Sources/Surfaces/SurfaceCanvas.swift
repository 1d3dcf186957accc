import TextMeasurement

/// What a surface is laid out with: what it says in one locale, over which cells, and who measures
/// it. All slots of a layout share one.
public struct SurfaceCanvas {
  public let content: SurfaceContent
  public let grid: CellGrid
  public let measurer: any TextMeasuring

  public init(_ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring) {
    self.content = content
    self.grid = grid
    self.measurer = measurer
  }
}
