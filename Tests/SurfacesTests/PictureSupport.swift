import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// A surface in one cell, laid out and drawn.
struct Drawn {
  var layout: SurfaceLayout
  var picture: SurfacePicture

  /// Each character is half its font size wide; the screen is that of an iPhone 16.
  init(
    _ surface: any Surface.Type, _ values: Lab.Values, _ category: ContentSizeCategory = .large,
    width: Double = 361, height: Double? = 852, devices: [String] = ["iphone-16"],
    isRightToLeft: Bool = false, measurer: FakeMeasurer = FakeMeasurer()
  ) throws {
    let all = try Self.all(
      surface, values, [category],
      [Place(width: width, displayScale: .x3, devices: devices, height: height)],
      isRightToLeft: isRightToLeft, measurer: measurer)
    layout = all.layout
    picture = try #require(all.pictures.first ?? nil)
  }

  /// A picture for each cell of a grid.
  static func all(
    _ surface: any Surface.Type, _ values: Lab.Values, _ sizes: [ContentSizeCategory] = [.large],
    _ places: [Place] = [Place(width: 361, displayScale: .x3)], isRightToLeft: Bool = false,
    measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> (layout: SurfaceLayout, pictures: [SurfacePicture?]) {
    var content = Lab.content(surface, values)
    content.isRightToLeft = isRightToLeft
    let grid = CellGrid(contentSizes: sizes, places: places)
    let layout = try surface.layout(content, in: grid, measurer: measurer)
    return (layout, grid.cells.map { surface.picture(content, layout, cell: $0) })
  }

  /// All shapes of a kind, from back to front.
  func shapes(_ role: PictureShape.Role) -> [PictureShape] {
    picture.shapes.filter { $0.role == role }
  }

  func frames(_ role: PictureShape.Role) -> [PictureFrame] { shapes(role).map(\.frame) }

  /// The box of the slot `id`.
  func text(_ id: String) throws -> PictureText {
    try #require(picture.texts.first { layout.slots[$0.slot].id == id }, "\(id) is not drawn")
  }
}

/// Equal but for the last bits of binary fractions.
func isClose(_ frame: PictureFrame?, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
  -> Bool
{
  guard let frame else { return false }
  return isClose(frame.x, x) && isClose(frame.y, y) && isClose(frame.width, width)
    && isClose(frame.height, height)
}

extension PictureFrame {
  /// To the last bits of binary fractions.
  func holds(_ other: PictureFrame) -> Bool {
    other.x >= x - 1e-9 && other.y >= y - 1e-9 && other.right <= right + 1e-9
      && other.bottom <= bottom + 1e-9
  }
}

extension SurfacePicture {
  /// Whether every number in it is finite, and every length 0 or more.
  var isSound: Bool {
    func isSound(_ frame: PictureFrame) -> Bool {
      frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
        && frame.width >= 0 && frame.height >= 0
    }
    return width.isFinite && height.isFinite && width >= 0 && height >= 0
      && shapes.allSatisfy {
        isSound($0.frame) && $0.rotation.isFinite && $0.radius >= 0
          && $0.radius <= min($0.frame.width, $0.frame.height) / 2
      }
      && texts.allSatisfy {
        isSound($0.frame) && $0.rotation.isFinite && $0.pivot.x.isFinite && $0.pivot.y.isFinite
          && $0.scale.isFinite && $0.scale >= 0
      }
  }
}
