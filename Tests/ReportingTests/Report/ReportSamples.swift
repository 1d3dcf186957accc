import Foundation
import Testing

@testable import Linting
@testable import Reporting

/// Reports for tests of what is written: made by hand, or by a run on files.
enum ReportSamples {
  // MARK: Made by hand

  /// One flow with one surface and one picture in it, in which everything that comes from outside is
  /// `text`.
  static func hostile(_ text: String) -> ReportContent {
    var result = HostileCopy.result(text)
    result.catalogFiles = [text]
    let findings = result.findings.map { finding in
      ReportFinding(
        finding: finding,
        help: RuleHelp(translator: text, designer: text, developer: text), isNew: true,
        flow: finding.flow.isEmpty ? nil : 0, surface: finding.flow.isEmpty ? nil : 0, cells: [0])
    }
    return ReportContent(
      result: result, baseline: text, hasOutlines: true, findings: findings,
      flows: [flow(id: text, text)], glyphs: [], constants: [])
  }

  /// A toast whose text has no outlines.
  static func flow(
    id: String, _ text: String, locale: String = "de", surfaces: Int = 1, ink: String? = nil
  ) -> ReportFlow {
    let length = text.utf16.count
    let placed = PlacedText(
      text: 0, x: 10, y: 10, width: 300, height: 20, size: 15, lineHeight: 20, alignment: .left,
      lines: [
        PlacedLine(range: 0..<length, width: 200, endsInHyphen: false, endsInEllipsis: false)
      ], isRightToLeft: false, ink: ink)
    let surface = ReportSurface(
      kind: "toast", title: "Toast \(text)", name: "Toast \(text)",
      grid: .init(
        contentSizes: [.large],
        places: [.init(width: 320, displayScale: .x2, devices: ["phone \(text)"])]),
      texts: [
        ReportText(
          text: text, isRightToLeft: false, locale: locale,
          runs: [
            ReportTextRun(level: 0, range: 0..<length, em: 13, hasOutlines: false, glyphs: [])
          ])
      ], trail: nil,
      views: [
        .pictures(
          PictureView(
            pictures: [ReportPicture(width: 320, height: 60, shapes: [], texts: [placed])],
            cells: [0]))
      ])
    return ReportFlow(
      id: id, folder: text, source: 0, locales: [ReportLocale(id: locale)],
      surfaces: Array(repeating: surface, count: surfaces))
  }

  static let firstShot = ReportShot(flow: 0, surface: 0, locale: 0, cell: 0, step: nil)

  static let empty = ReportContent(
    result: RunResult(), baseline: nil, hasOutlines: true, findings: [], flows: [], glyphs: [],
    constants: [])

  // MARK: From files

  /// Titles of a trail, and a toast that cuts nothing, in English, German and Arabic.
  static func shop(
    widths: [Double] = [200, 361], sizes: String = "[large, accessibility5]", limit: Int = 90
  ) throws -> ReportContent {
    let copy: [(String, String, String)] = [
      ("Cart", "Warenkorb", "السلة"), ("Terms & <more>", "Datenschutzgrundverordnung", "الشروط 12"),
      ("Review", "Überprüfen", "مراجعة"), ("Saved", "Gemerkt 手 😀", "تم الحفظ"),
      ("Step %lld of %lld", "Schritt %lld von %lld", "الخطوة %lld من %lld"),
      ("Complete", "Fertig", "اكتمل"), ("Progress", "Stand", "التقدم"),
      ("Step %lld of %lld, %@", "Schritt %lld von %lld, %@", "الخطوة %lld من %lld، %@"),
      ("Go to %@", "Gehe zu %@", "اذهب إلى %@"),
    ]
    let strings = Dictionary(
      uniqueKeysWithValues: copy.map { key, german, arabic in
        func unit(_ text: String) -> [String: Any] {
          ["stringUnit": ["state": "translated", "value": text]]
        }
        return (key, ["localizations": ["de": unit(german), "ar": unit(arabic)]])
      })
    let catalog = try JSONSerialization.data(
      withJSONObject: ["sourceLanguage": "en", "version": "1.0", "strings": strings],
      options: .sortedKeys)
    return try content([
      "Localizable.xcstrings": String(decoding: catalog, as: UTF8.self),
      "copyfit.yml": """
      sourceLanguage: en
      devices: none
      widths: [\(widths.map { "{ width: \($0), scale: 3 }" }.joined(separator: ", "))]
      contentSizes: \(sizes)
      flows:
        - id: shop
          steps: [Cart, "Terms & <more>", Review]
          style: { maximumTitleWidth: \(limit) }
          surfaces:
            - { surface: toast, title: Saved }
      """,
    ])
  }

  static func content(_ files: [String: String]) throws -> ReportContent {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "copyfit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var options = LintOptions()
    options.paths = [folder.path]
    let content = ReportRun.run(options)
    #expect(content.result.problems.map(\.message) == [])
    return content
  }

  /// Inter 3.19 and a face for Arabic: what the figures in these tests belong to.
  static let condition: ConditionTrait = .enabled(
    if: {
      let rows = FontsRun.run(FontsOptions()).rows
      return rows.contains { $0.postScriptName == "Inter-SemiBold" && $0.revision == "3.019" }
        && rows.contains { $0.script == "Arab" && !$0.postScriptName.isEmpty }
    }(), "needs Inter 3.019 (fonts-inter) and Noto Sans (fonts-noto-core) of Debian 12")
}

/// JSON that must be an object.
func object(_ bytes: some Collection<UInt8>) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
}
