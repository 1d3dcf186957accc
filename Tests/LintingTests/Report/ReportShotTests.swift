import PlatformFacts
import Surfaces
import Testing

@testable import Linting

/// Which single pictures there are, and where they are taken.
@Suite(InstalledFonts.condition) struct ReportShotTests {
  private static let copy: [(key: String, texts: [String: String])] = [
    ("A", ["en": "A", "de": "Los", "ar": "أ"]),
    ("B", ["en": "B", "de": "Datenschutzgrundverordnung", "ar": "ب"]),
    ("C", ["en": "C", "de": "Zahlung", "ar": "ج"]),
    ("Toast", ["en": "Saved", "de": "Gemerkt", "ar": "تم"]),
  ]

  private static func content(
    sizes: String = "[small, large, xxxLarge, accessibility5]"
  ) throws -> ReportContent {
    try ReportProject.content(
      copy,
      """
      sourceLanguage: en
      devices: [iphone-16-zoomed, iphone-se-3, iphone-16]
      contentSizes: \(sizes)
      rules: { small-target: off, form-flip: off, number-shrinks: off }
      flows:
        - id: shop
          steps: [A, B, C]
          showsCaption: false
          style: { maximumTitleWidth: 100 }
          surfaces:
            - { surface: toast, title: Toast }
      """)
  }

  private static func filter(
    locales: [String] = [], device: String? = nil, contentSize: String? = nil
  ) -> ShotFilter {
    var filter = ShotFilter()
    (filter.locales, filter.device, filter.contentSize) = (locales, device, contentSize)
    return filter
  }

  @Test func oneForEachSurfaceAndLanguage() throws {
    let shots = try Self.content().shots(ShotFilter())
    let places = shots.map { [$0.flow, $0.surface, $0.locale] }
    #expect(places == [[0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 1, 0], [0, 1, 1], [0, 1, 2]])
    // Only a trail has a current step.
    #expect(shots.map { $0.step == nil } == [false, false, false, true, true, true])
  }

  /// The German title is cut from small on, and the picture is of the size that the message quotes, with
  /// its step open.
  @Test func itIsTakenWhereTheWorstFindingIs() throws {
    let content = try Self.content()
    let finding = try #require(content.findings.first { $0.finding.rule == "title-truncated" })
    #expect(finding.finding.locale == "de" && finding.finding.key == "B")
    let shot = try #require(content.shots(Self.filter(locales: ["de"])).first)
    let surface = content.flows[0].surfaces[0]
    #expect(finding.cells.contains(shot.cell))
    let worst = try #require(finding.worst)
    #expect(surface.grid.cells[shot.cell].contentSize == surface.grid.cells[worst].contentSize)
    #expect(
      finding.finding.message.contains(
        "at \(surface.grid.cells[shot.cell].contentSize.rawValue) it")
    )
    #expect(shot.step == 1)
  }

  /// Without a finding: the default size in the narrowest place, and the longest title.
  @Test func withoutAFindingItIsTheDefault() throws {
    let content = try Self.content()
    let english = content.flows[0].locales.firstIndex { $0.id == "en" }
    let shots = content.shots(ShotFilter()).filter { $0.locale == english }
    #expect(shots.count == 2)
    for shot in shots {
      let grid = content.flows[0].surfaces[shot.surface].grid
      #expect(grid.cells[shot.cell].contentSize == .large)
      #expect(grid.cells[shot.cell].width == grid.places.map(\.width).min())
    }
    let view = try content.trail("en")
    let widths = view.rows[0].titles.map(\.measured)
    let step = try #require(shots[0].step)
    #expect(widths[step] == widths.max())
  }

  /// Where the default size is not measured, the first that is.
  @Test func withoutTheDefaultSize() throws {
    let content = try Self.content(sizes: "[small, accessibility5]")
    let sizes = content.shots(ShotFilter()).map {
      content.flows[0].surfaces[$0.surface].grid.cells[$0.cell].contentSize
    }
    #expect(sizes.count == 6 && sizes.allSatisfy { $0 == .small || $0 == .accessibility5 })
    #expect(sizes.contains(.small))
  }

  @Test(arguments: [
    ("iphone-16", "accessibility5"), ("iphone-16-zoomed", "small"), ("iphone-se-3", "xxxLarge"),
  ])
  func filtersHold(device: String, size: String) throws {
    let content = try Self.content()
    let shots = content.shots(
      Self.filter(locales: ["ar", "de"], device: device, contentSize: size))
    #expect(shots.count == 4)
    for shot in shots {
      #expect(["ar", "de"].contains(content.flows[0].locales[shot.locale].id))
      let grid = content.flows[0].surfaces[shot.surface].grid
      #expect(grid.place(ofCell: shot.cell)?.devices.contains(device) == true)
      #expect(grid.cells[shot.cell].contentSize.rawValue == size)
    }
  }

  @Test(arguments: [
    filter(locales: ["xx"]), filter(device: "no-such-phone"), filter(contentSize: "xLarge"),
    filter(device: "iphone-16", contentSize: "huge"), filter(locales: [""]),
  ])
  func whatIsNotMeasuredHasNoPicture(filter: ShotFilter) throws {
    #expect(try Self.content().shots(filter).isEmpty)
  }
}
