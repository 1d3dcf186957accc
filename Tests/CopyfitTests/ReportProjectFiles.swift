import Foundation
import Testing

/// Small projects for tests of `report`, written into a folder of their own.
struct ReportProjectFiles {
  let folder: ScratchFolder

  /// German and Arabic titles of a trail, of which one German one is cut, and two flows whose ids differ
  /// in case alone.
  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      Self.catalog([
        "Cart": ["de": "Warenkorb", "ar": "السلة"],
        "Terms": ["de": "Datenschutzgrundverordnung", "ar": "الشروط"],
        "Saved": ["de": "Gemerkt", "ar": "تم الحفظ"],
      ]), to: "Localizable.xcstrings")
    try folder.write(Self.configuration, to: "copyfit.yml")
  }

  static let configuration = """
    sourceLanguage: en
    devices: [iphone-se-3, iphone-16]
    contentSizes: [large, accessibility5]
    flows:
      - { id: shop, steps: [Cart, Terms], style: { maximumTitleWidth: 90 } }
      - { id: Saved, surface: toast, title: Saved }
      - { id: saved, surface: toast, title: Saved }

    """

  /// Texts by locale of each key, with the messages of a trail.
  static func catalog(_ copy: [String: [String: String]]) throws -> String {
    let locales = Set(copy.values.flatMap(\.keys))
    var copy = copy
    for key in ["Progress", "Step %lld of %lld", "Step %lld of %lld, %@", "Complete", "Go to %@"] {
      copy[key] = Dictionary(uniqueKeysWithValues: locales.map { ($0, key) })
    }
    let strings = copy.mapValues { texts in
      [
        "localizations": texts.mapValues {
          ["stringUnit": ["state": "translated", "value": $0]]
        }
      ]
    }
    let data = try JSONSerialization.data(
      withJSONObject: ["sourceLanguage": "en", "version": "1.0", "strings": strings]
        as [String: Any],
      options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }

  /// In the folder, with no Chromium, at a moment that does not change.
  func report(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> CommandRunner.Outcome {
    let fixed = ["SOURCE_DATE_EPOCH": "951782400", "COPYFIT_CHROMIUM": ""]
    return try CommandRunner.run(
      ["report"] + arguments, in: folder.url,
      environment: fixed.merging(environment) { _, new in new })
  }

  func report(_ arguments: String...) throws -> CommandRunner.Outcome { try report(arguments) }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: name).path)
  }

  /// Names of everything in a folder, sorted.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: name).path)
      .sorted()
  }

  /// The data of a page.
  static func data(ofPage page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    return try #require(
      try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
  }
}
