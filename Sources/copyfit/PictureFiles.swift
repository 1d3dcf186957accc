import Linting
import Reporting

/// Single pictures, on their way into a folder.
struct PictureFiles {
  let content: ReportContent
  let filter: ShotFilter
  let isDark: Bool
  /// nil: SVG.
  let chromium: Chromium?
  /// Pixels that browsers draw at most in either direction.
  private static let mostPixels = 16_000

  /// Names without a folder, and contents.
  func files() throws(Problem) -> [(name: String, bytes: [UInt8])] {
    let drawings = drawings()
    guard let chromium else { return drawings.map { ($0.name + ".svg", $0.bytes) } }
    let files = try chromium.pngs(of: drawings.map(picture))
    return zip(drawings, files).map { ($0.name + ".png", $1) }
  }

  private struct Drawing {
    var name: String
    /// SVG.
    var bytes: [UInt8]
    var width: Double
    var height: Double
    /// Pixels of the device in a point.
    var scale: Int
  }

  /// With names that differ.
  private func drawings() -> [Drawing] {
    var drawings: [Drawing] = []
    // Case-insensitive file systems take names for one that differ in case.
    var taken: Set<String> = []
    for shot in content.shots(filter) {
      guard let picture = PictureSVG.picture(shot, of: content, isDark: isDark) else { continue }
      let wanted = PictureSVG.name(of: shot, in: content)
      var (name, number) = (wanted, 1)
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(wanted)-\(number)"
      }
      drawings.append(
        Drawing(
          name: name, bytes: picture.bytes, width: picture.width, height: picture.height,
          scale: picture.scale))
    }
    return drawings
  }

  /// As large as on the device, or as large as can be.
  private func picture(_ drawing: Drawing) -> Chromium.Picture {
    let (width, height) = (pixels(drawing.width), pixels(drawing.height))
    return Chromium.Picture(
      source: .svg(drawing.bytes), width: width, height: height,
      scale: max(1, min(drawing.scale, Self.mostPixels / max(width, height))))
  }

  private func pixels(_ points: Double) -> Int {
    Int(exactly: min(max(points, 1), Double(Self.mostPixels)).rounded(.up)) ?? 1
  }
}
