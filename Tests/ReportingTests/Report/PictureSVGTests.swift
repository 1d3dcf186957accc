import Foundation
import Testing

@testable import Linting
@testable import Reporting

/// Single pictures as files.
@Suite(ReportSamples.condition) struct PictureSVGTests {
  private static func picture(
    _ shot: ReportShot, _ content: ReportContent, isDark: Bool = false
  ) throws -> SVGDocument.Element {
    let picture = try #require(PictureSVG.picture(shot, of: content, isDark: isDark))
    return try SVGDocument.read(picture.bytes)
  }

  /// Every cell of every surface in every language, each step of a trail.
  private static func shots(_ content: ReportContent) -> [ReportShot] {
    var shots: [ReportShot] = []
    for (flowIndex, flow) in content.flows.enumerated() {
      for (surfaceIndex, surface) in flow.surfaces.enumerated() {
        for locale in flow.locales.indices {
          for cell in surface.grid.cells.indices {
            for step in surface.trail == nil ? [nil] : [0, 1, 2, 3] as [Int?] {
              shots.append(
                ReportShot(
                  flow: flowIndex, surface: surfaceIndex, locale: locale, cell: cell, step: step))
            }
          }
        }
      }
    }
    return shots
  }

  @Test func everyPictureIsADocument() throws {
    let content = try ReportSamples.shop()
    let shots = Self.shots(content)
    #expect(shots.count == 3 * 4 * (4 + 1))
    for shot in shots {
      for isDark in [false, true] {
        let picture = try #require(PictureSVG.picture(shot, of: content, isDark: isDark))
        #expect(picture.bytes == PictureSVG.picture(shot, of: content, isDark: isDark)?.bytes)
        let root = try SVGDocument.read(picture.bytes)
        #expect(root.name == "svg")
        #expect(abs(try root.number("width") - picture.width) < 0.001)
        #expect(abs(try root.number("height") - picture.height) < 0.001)
        let box = try #require(root.attributes["viewBox"]).split(separator: " ")
          .compactMap { Double($0) }
        try #require(box.count == 4)
        #expect(abs(box[2] - picture.width) < 0.001 && abs(box[3] - picture.height) < 0.001)
        #expect(picture.width > 0 && picture.height > 0)
        #expect(root.children.first?.name == "title")
        #expect(root.children.first?.text.isEmpty == false)
        // The page lies under all of it.
        let page = try #require(root.withClass("page").first)
        #expect(try page.number("x") == box[0] && page.number("y") == box[1])
        let allowed: Set = [
          "svg", "title", "style", "pattern", "rect", "defs", "path", "use", "g", "text", "line",
          "polygon",
        ]
        #expect(root.all.allSatisfy { allowed.contains($0.name) })
      }
    }
  }

  /// Outlines that are used are there once, others are not, and every reference leads somewhere.
  @Test func definitionsAreThoseThatAreUsed() throws {
    let content = try ReportSamples.shop()
    for shot in Self.shots(content) {
      let root = try Self.picture(shot, content)
      let definitions = try #require(root.all("defs").first).children
      let ids = definitions.compactMap { $0.attributes["id"] }
      #expect(ids.count == definitions.count && Set(ids).count == ids.count)
      #expect(definitions.allSatisfy { $0.attributes["d"]?.isEmpty == false })
      let used = Set(root.all("use").compactMap { $0.attributes["href"] })
      #expect(used == Set(ids.map { "#" + $0 }))
      // Once all steps are done there are check marks alone.
      #expect(used.isEmpty == (shot.step == 3))
      let all = Set(root.all.compactMap { $0.attributes["id"] })
      for element in root.all {
        for value in element.attributes.values {
          guard let match = value.firstMatch(of: #/url\(#([^)]*)\)/#) else { continue }
          #expect(all.contains(String(match.1)))
        }
      }
    }
  }

  @Test func schemesHaveTheirColours() throws {
    let content = try ReportSamples.shop()
    let shot = try #require(Self.shots(content).first)
    for (isDark, own, other) in [
      (false, ["#F3F2EE", "#141414", "#5C5A56"], ["#121212", "#F4F3EF", "#A6A49F"]),
      (true, ["#121212", "#F4F3EF", "#A6A49F"], ["#F3F2EE", "#5C5A56"]),
    ] {
      let style = try #require(
        try Self.picture(shot, content, isDark: isDark).all("style").first
      ).text
      #expect(own.allSatisfy(style.contains))
      #expect(!other.contains(where: style.contains))
    }
  }

  /// Where a text has no outlines another font draws it, in its measured place, and a note says so.
  @Test func textWithoutOutlinesIsMarked() throws {
    let content = try ReportSamples.shop()
    let german = try #require(content.flows[0].locales.firstIndex { $0.id == "de" })
    for surface in [0, 1] {
      let shot = ReportShot(
        flow: 0, surface: surface, locale: german, cell: 0, step: surface == 0 ? 0 : nil)
      let root = try Self.picture(shot, content)
      let others = root.all("text").filter { $0.attributes["textLength"] != nil }
      #expect(others.map(\.text) == (surface == 0 ? [] : ["手", "😀"]))
      #expect(root.withClass("note").count == (surface == 0 ? 0 : 1))
      #expect(root.withClass("other").count == others.count)
      for text in others {
        #expect(text.attributes["lang"] == "de" && text.attributes["direction"] == "ltr")
        #expect(try text.number("textLength") > 0)
      }
    }
  }

  @Test(arguments: HostileCopy.all.indices)
  func copyIsInert(number: Int) throws {
    let text = HostileCopy.all[number]
    let content = ReportSamples.hostile(text)
    let root = try Self.picture(ReportSamples.firstShot, content)
    let plain = try Self.picture(ReportSamples.firstShot, ReportSamples.hostile("plain"))
    // The same elements with the same attributes, but for the text.
    let shown = text.unicodeScalars.contains {
      ![.control, .format, .lineSeparator, .paragraphSeparator]
        .contains($0.properties.generalCategory)
    }
    if shown { #expect(root.all.map(\.name) == plain.all.map(\.name)) }
    #expect(Set(root.all.map(\.name)).isSubset(of: plain.all.map(\.name)))
    for element in root.all {
      #expect(!element.attributes.keys.contains { $0.lowercased().hasPrefix("on") })
      #expect(element.attributes["href"]?.hasPrefix("#") ?? true)
    }
    let title = try #require(root.children.first?.text)
    #expect(title.contains("phone") && !title.unicodeScalars.contains { $0.value < 0x20 })
  }

  /// A shot that the report does not have.
  @Test(arguments: [
    [1, 0, 0, 0], [-1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 9, 0], [0, 0, 0, 99], [0, 0, 0, -1],
  ])
  func whatIsNotThereHasNoPicture(indices: [Int]) throws {
    let content = try ReportSamples.shop()
    for surface in [0, 1] {
      var shot = ReportShot(
        flow: indices[0], surface: indices[1], locale: indices[2], cell: indices[3], step: 0)
      if indices[1] == 0, surface == 1 { shot.surface = 1 }
      #expect(PictureSVG.picture(shot, of: content) == nil)
    }
  }

  /// A step that there is not leaves all stops closed, and nothing to measure.
  @Test(arguments: [-1, 3, Int.max, Int.min])
  func noStepIsCurrent(step: Int) throws {
    let content = try ReportSamples.shop()
    for locale in 0..<3 {
      for cell in content.flows[0].surfaces[0].grid.cells.indices {
        let root = try Self.picture(
          ReportShot(flow: 0, surface: 0, locale: locale, cell: cell, step: step), content)
        #expect(root.withClass("stop").isEmpty)
        #expect(root.withClass("check").count == (step >= 3 ? 3 : 0))
      }
    }
  }
}
