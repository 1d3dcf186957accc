import PlatformFacts
import Testing

@testable import Surfaces

@Suite struct GlassTests {
  private func clusters(_ values: [Lab.Values]) throws -> [GlassSpacing] {
    try Lab.layout(
      Glass.self, ["clusters": .list(values.map { .group(.init($0)) })],
      places: [Place(width: 320, displayScale: .x2)]
    ).clusters
  }

  /// House values: merge 20, joined 4, apart 26.
  @Test(
    arguments: [
      ([:], 20.0, 26.0, false),
      (["joined": .flag(true)], 20, 4, true),
      (["joined": .flag(false), "containerSpacing": .number(12)], 12, 26, false),
      (["layoutSpacing": .number(8)], 20, 8, false),
      (
        ["layoutSpacing": .number(0), "containerSpacing": .number(0), "joined": .flag(true)], 0, 0,
        true
      ),
    ] as [(Lab.Values, Double, Double, Bool)])
  func spacings(
    _ values: Lab.Values, _ container: Double, _ layout: Double, _ isJoined: Bool
  ) throws {
    #expect(
      try clusters([values]) == [
        GlassSpacing(
          name: "cluster 1", path: "clusters.0", container: container, layout: layout,
          isJoined: isJoined)
      ])
  }

  /// The house values keep what the page asks: apart by 6 more than the container's spacing or by
  /// more than that, joined by less than it.
  @Test func defaultsAreFine() throws {
    for isJoined in [false, true] {
      let cluster = try #require(try clusters([["joined": .flag(isJoined)]]).first)
      #expect(
        isJoined
          ? cluster.layout < cluster.container : cluster.layout >= cluster.container + 6)
    }
  }

  /// A step trail is joined, as the manual says and its example shows.
  @Test func aTrailIsJoined() throws {
    #expect(Glass.manual.description.contains("a cluster with `joined: true`"))
    #expect(
      Glass.manual.example.contains(
        "{ id: trail, containerSpacing: 20, layoutSpacing: 4, joined: true }"))
  }

  @Test func clustersAreNamed() throws {
    let found = try clusters([["id": .text("actions")], [:]])
    #expect(found.map(\.name) == ["the cluster “actions”", "cluster 2"])
  }

  /// No copy, so nothing is measured, and there are no slots.
  @Test func nothingIsMeasured() throws {
    let measurer = FakeMeasurer()
    let layout = try Lab.layout(
      Glass.self, ["clusters": .list([.group(.init())])], sizes: ContentSizeCategory.allCases,
      places: [Place(width: 320, displayScale: .x2)], measurer: measurer)
    #expect(measurer.asks.isEmpty)
    #expect(layout.slots.isEmpty)
    #expect(layout.grid.cells.count == 12)
    #expect(!Glass.manual.hasCopy && Slots.manual.hasCopy && TabBar.manual.hasCopy)
  }
}
