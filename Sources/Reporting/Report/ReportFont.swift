import Linting

/// One row of what widths were measured with, in words for people who know no font files.
struct ReportFont {
  /// In words.
  var script: String
  /// Empty where no face is asked.
  var name: String
  var revision: String
  /// The file, its SHA-256 in hex and the coefficients, for whoever has to have the same; empty where no
  /// face is asked.
  var file: String
  var sha256: String
  var correction: String
  /// What people see on a device.
  var standsFor: String
  var trust: String
  var hasOutlines: Bool

  static func all(_ content: ReportContent) -> [ReportFont] {
    content.result.fonts.filter { !$0.postScriptName.isEmpty }.map { row in
      ReportFont(
        script: scriptName(row), name: "\(row.family) \(row.style)", revision: row.revision,
        file: row.file, sha256: row.sha256, correction: row.correction,
        standsFor: standsFor(row.correction), trust: trust(row.band, row.correction),
        hasOutlines: content.hasOutlines && isOfTheChain(row.correction))
    }
      + content.constants.map { constant in
        let hasOutlines =
          content.hasOutlines && content.drawnConstants.contains(constant.correction)
        return ReportFont(
          script: constant.characters, name: "", revision: "", file: "", sha256: "",
          correction: constant.correction,
          standsFor: "the device's own font, in which each is equally wide: "
            + "\(DecimalText.rounded(constant.em) ?? "1") of the font size"
            + (hasOutlines ? "; pictures show Noto Sans CJK" : ""),
          trust: trust(constant.band, constant.correction), hasOutlines: hasOutlines)
      }
  }

  /// The chain's faces are named after their scripts, but for those of the first three.
  private static func scriptName(_ row: FontRow) -> String {
    let known = [
      "Latn": "Latin", "Cyrl": "Cyrillic", "Grek": "Greek", "Arab": "Arabic", "Hebr": "Hebrew",
      "Zsym": "Symbols",
    ]
    if let name = known[row.script] { return name }
    let prefix = "Noto Sans "
    return row.family.hasPrefix(prefix) ? String(row.family.dropFirst(prefix.count)) : row.script
  }

  /// Files that the user names have no coefficients, and nobody knows whether their outlines may be
  /// passed on.
  private static func isOfTheChain(_ correction: String) -> Bool { correction != "exact" }

  private static func standsFor(_ correction: String) -> String {
    if correction == "exact" { return "itself" }
    if correction.hasPrefix("inter") || correction == "uncorrected" {
      return "SF Pro, the system font of iOS, whose licence keeps it on Apple's devices"
    }
    return "the font that iOS has for this script"
  }

  /// Of the Noto faces only these were compared with a device's fonts (Widths.md).
  private static let calibrated = ["arabic", "thai"]

  /// Bands are those of the calibration (Widths.md): 95 of 100 widths are that near to the device's.
  private static func trust(_ band: Double, _ correction: String) -> String {
    let percent = DecimalText.rounded(band * 100, places: 1) ?? "0"
    let within = "widths within \(percent) % of the device's"
    if correction == "exact" { return within + ": it is the very font" }
    if correction == "uncorrected" {
      return within + ": an unknown revision of the font, not calibrated"
    }
    let isNoto = correction.hasPrefix("noto-sans-")
    if isNoto, !calibrated.contains(where: { correction.hasPrefix("noto-sans-\($0)-") }) {
      return within + ", an estimate: not calibrated, so look at a device before you decide"
    }
    if band > 0.05 { return within + ": look at a device before you decide on a close case" }
    return within
  }
}
