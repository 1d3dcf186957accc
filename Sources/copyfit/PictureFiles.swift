import Linting
import Reporting

/// Single pictures, on their way into a folder.
struct PictureFiles {
  let content: ReportContent
  let filter: ShotFilter
  let isDark: Bool
  /// nil: SVG.
  let chromium: Chromium?
  /// Pixels of a PNG in a point: what a current phone has at the least.
  private static let scale = 2

  /// Names without a folder, and contents.
  func files() throws(Problem) -> [(name: String, bytes: [UInt8])] {
    let drawings = drawings()
    guard let chromium else { return drawings.map { ($0.name + ".svg", $0.bytes) } }
    let pictures = drawings.map {
      Chromium.Picture(
        source: .svg($0.bytes), width: pixels($0.width), height: pixels($0.height))
    }
    let files = try chromium.pngs(of: pictures, scale: Self.scale)
    return zip(drawings, files).map { ($0.name + ".png", $1) }
  }

  private struct Drawing {
    var name: String
    /// SVG.
    var bytes: [UInt8]
    var width: Double
    var height: Double
  }

  /// With names that differ.
  private func drawings() -> [Drawing] {
    var drawings: [Drawing] = []
    var seen: [String: Int] = [:]
    for shot in content.shots(filter) {
      guard let picture = PictureSVG.picture(shot, of: content, isDark: isDark) else { continue }
      // Case-insensitive file systems take names for one that differ in case.
      let name = PictureSVG.name(of: shot, in: content)
      let count = seen[name.lowercased(), default: 0] + 1
      seen[name.lowercased()] = count
      drawings.append(
        Drawing(
          name: count > 1 ? "\(name)-\(count)" : name, bytes: picture.bytes, width: picture.width,
          height: picture.height))
    }
    return drawings
  }

  /// Beyond this a PNG helps nobody, and browsers draw nothing any longer.
  private func pixels(_ points: Double) -> Int {
    Int(exactly: min(max(points, 1), 16_000).rounded(.up)) ?? 1
  }
}
