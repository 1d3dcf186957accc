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
    var files: [(name: String, bytes: [UInt8])] = []
    var seen: [String: Int] = [:]
    for shot in content.shots(filter) {
      guard let picture = PictureSVG.picture(shot, of: content, isDark: isDark) else { continue }
      // Case-insensitive file systems take names for one that differ in case.
      let name = PictureSVG.name(of: shot, in: content)
      let count = seen[name.lowercased(), default: 0] + 1
      seen[name.lowercased()] = count
      let unique = count > 1 ? "\(name)-\(count)" : name
      guard let chromium else {
        files.append((unique + ".svg", picture.bytes))
        continue
      }
      let bytes = try chromium.png(
        of: .svg(picture.bytes), width: pixels(picture.width), height: pixels(picture.height),
        scale: Self.scale)
      files.append((unique + ".png", bytes))
    }
    return files
  }

  /// Chromium refuses larger windows.
  private func pixels(_ points: Double) -> Int {
    Int(exactly: min(max(points, 1), 16_000).rounded(.up)) ?? 1
  }
}
