import Foundation
import Testing

@testable import Linting
@testable import StringCatalogs

@Suite struct DeviceVariationMissingTests {
  /// Written `iphone=Tap|other=Select`, or `=Tap` for one text.
  private static func content(_ texts: String, line: Int) -> StringCatalog.Content {
    let parts = texts.split(separator: "|").map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    var content = Build.content()
    for (index, part) in parts.enumerated() {
      let unit = Build.unit(part[1], line: line + index)
      if part[0].isEmpty {
        content.unit = unit
      } else {
        content.device += Build.content(device: [(part[0], Build.content(unit))]).device
      }
    }
    return content
  }

  private static func findings(_ source: String, _ german: String) -> [Finding] {
    DeviceVariationMissing.findings(
      Build.use(
        Build.entry(
          "select",
          [
            Build.localization("en", content(source, line: 10)),
            Build.localization("de", content(german, line: 30)),
          ])))
  }

  private static let all = "iphone=Tap|mac=Click|other=Select"

  /// What the cures name, after the locale.
  @Test(arguments: [
    (all, "iphone=Tippen|mac=Klicken|other=Wählen", []),
    (all, "iphone=Tippen|other=Wählen", ["de mac"]),
    (all, "=Tippen", ["de iphone, mac and other"]),
    (all, "iphone=Tippen|mac=Klicken", ["de other"]),
    (all, "iphone=Tippen|mac=|other=Wählen", ["de mac"]),
    (all, "iphone=Tippen|mac=Klicken|ipad=Tippen|other=Wählen", []),
    // Nothing at all is missing-translation's.
    (all, "=", []), (all, "iphone=|other=", []),
    // Varied where the source is not: right.
    ("=Select", "iphone=Tippen|other=Wählen", []), ("=Select", "=Wählen", []),
    ("=Select", "iphone=Tippen|mac=Klicken", ["de other"]),
    // The text of other devices on the Mac as well.
    ("iphone=Tap|mac=Select|other=Select", "iphone=Tippen|other=Wählen", []),
    ("iphone=Tap|other=Tap", "=Tippen", []),
    // No text for others in either.
    ("appletv=Press|iphone=Tap", "appletv=Drücken|iphone=Tippen", ["en other", "de other"]),
    ("appletv=Press|iphone=Tap", "=Tippen", ["en other", "de appletv and iphone"]),
    ("appletv=Press|iphone=Tap", "appletv=Drücken", ["en other", "de iphone and other"]),
    // A text beside the variations serves all others.
    ("=Select|iphone=Tap", "iphone=Tippen|=Wählen", []),
    (
      "iphone=a|ipad=b|ipod=c|mac=d|applewatch=e|appletv=f|applevision=g",
      "iphone=a|ipad=b|ipod=c|mac=d|applewatch=e|appletv=f|applevision=g", []
    ),
  ])
  func devices(source: String, german: String, expected: [String]) {
    let found = Self.findings(source, german)
    #expect(found.allSatisfy { $0.severity == .note })
    let named = found.map { finding in
      let cure = finding.advice.dropFirst("Add ".count).components(separatedBy: " to ").first ?? ""
      return "\(finding.locale) \(cure)"
    }
    #expect(named == expected)
  }

  @Test func says() throws {
    let finding = try #require(Self.findings(Self.all, "iphone=Tippen|other=Wählen").first)
    #expect(finding.location == Build.location(line: 31))
    #expect(finding.text == "Wählen")
    #expect(
      finding.message
        == "German (de) has no text of its own for mac in “select”, and the source has. Such words "
        + "as “tap” and “click” are then wrong on some devices.")
    #expect(
      finding.advice
        == "Add mac to German (de) in Xcode's catalog editor, under “Vary by Device”.")
  }

  @Test func devicesOfPluralForms() {
    let plural = Build.content(plural: [
      ("one", Build.unit("%lld", line: 12)), ("other", Build.unit("%lld!", line: 13)),
    ])
    let other = Build.content(Build.unit("some", line: 16))
    let source = Build.content(device: [("mac", plural), ("other", other)])
    let entry = Build.entry(
      "K",
      [
        Build.localization("en", source),
        Build.localization("de", Build.content(device: [("other", plural)]), line: 20),
      ])
    #expect(
      DeviceVariationMissing.findings(Build.use(entry)).map(\.advice).first?.hasPrefix("Add mac to")
        == true)
  }

  @Test func keysThatAreNotToBeTranslatedPass() {
    let entry = Build.entry(
      "K", shouldTranslate: false,
      [
        Build.localization("en", Self.content(Self.all, line: 10)),
        Build.localization("de", "Tippen", line: 30),
      ])
    #expect(DeviceVariationMissing.findings(Build.use(entry)).isEmpty)
  }
}
