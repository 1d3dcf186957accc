import PlatformFacts
import StringCatalogs
import Surfaces
import Testing

@testable import Linting

@Suite struct PlaceResolverTests {
  static let devices: [PlaceResolver.Device] = [
    .init(id: "se", width: 375, displayScale: .x2),
    .init(id: "mini", width: 375, displayScale: .x3),
    .init(id: "plain", width: 390, displayScale: .x3),
    .init(id: "x", width: 375, displayScale: .x3),
    .init(id: "small", width: 320, displayScale: .x3),
  ]

  static func flow(margins: Double? = nil, maxWidth: Double? = nil) -> Flow {
    var flow = Flow(
      id: "f", keys: [], location: .init(file: "c.yml", position: .init(line: 3, column: 5)))
    flow.margins = margins
    flow.maxWidth = maxWidth
    return flow
  }

  @Test func mergedAndSorted() {
    let resolver = PlaceResolver(
      devices: Self.devices,
      widths: [
        .init(width: 343, scale: .x3), .init(width: 240, scale: .x2), .init(width: 240, scale: .x2),
      ])
    let (places, problems) = resolver.places(for: Self.flow())
    #expect(problems == [])
    #expect(
      places == [
        Place(width: 240, displayScale: .x2),
        Place(width: 288, displayScale: .x3, devices: ["small"]),
        Place(width: 343, displayScale: .x2, devices: ["se"]),
        Place(width: 343, displayScale: .x3, devices: ["mini", "x"]),
        Place(width: 358, displayScale: .x3, devices: ["plain"]),
      ])
  }

  @Test func maxWidthMergesAll() {
    let resolver = PlaceResolver(
      devices: Self.devices, widths: [.init(width: 500, scale: .x3), .init(width: 100, scale: .x3)])
    let (places, _) = resolver.places(for: Self.flow(maxWidth: 240))
    #expect(
      places == [
        Place(width: 100, displayScale: .x3),
        Place(width: 240, displayScale: .x2, devices: ["se"]),
        Place(width: 240, displayScale: .x3, devices: ["mini", "plain", "x", "small"]),
      ])
  }

  @Test(arguments: [(0.0, 320.0), (24.0, 272.0), (159.75, 0.5)])
  func flowMarginsCount(margins: Double, narrowest: Double) {
    let resolver = PlaceResolver(devices: Self.devices, margins: 100)
    #expect(resolver.places(for: Self.flow(margins: margins)).places.first?.width == narrowest)
  }

  @Test(arguments: [
    (160.0, 4, "leave the flow \"f\" no width on small (320 points wide)"),
    (187.5, 1, "on small and 3 others (320 points wide)"),
    (195.0, 0, "Margins of 195 on each side"),
  ])
  func marginsThatLeaveNothing(margins: Double, devices: Int, message: String) throws {
    let resolver = PlaceResolver(devices: Self.devices, margins: margins)
    let (places, problems) = resolver.places(for: Self.flow())
    #expect(places.map(\.devices.count).reduce(0, +) == devices)
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.message.contains(message), "\(problem.message)")
    #expect(problem.file == "c.yml")
    #expect(problem.position == SourcePosition(line: 3, column: 5))
  }

  @Test func noDevices() {
    let (places, problems) = PlaceResolver(devices: []).places(for: Self.flow())
    #expect(places == [])
    #expect(problems == [])
  }
}
