import TextMeasurement

struct FontUse {
  let measurer: FontMeasurer
  let project: Project
  func lockProblems() -> [Problem] { [] }
  static func rows(_ measurer: FontMeasurer, hashed: Bool) -> [FontRow] { [] }
}
extension FontSelection {
  func measurer(root: String) -> FontMeasurer {
    FontMeasurer(chain: FontChain(profile: profile == .ios ? .ios : .system, files: files.mapValues { Path.joined(root, $0) }))
  }
}
