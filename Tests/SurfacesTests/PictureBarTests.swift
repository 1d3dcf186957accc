import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Bars and controls, worked out by hand. The display scale is 3: a text is rounded up to a third of
/// a point.
@Suite struct PictureBarTests {
  // MARK: Tab bar

  /// 400 ÷ 4 = 100 for each tab. A label of 11 pt is 40 ÷ 3 tall, so icon, gap and label take 22 + 4 +
  /// 40 ÷ 3 of 68, and stand (68 − 118 ÷ 3) ÷ 2 = 43 ÷ 3 below the top.
  @Test func tabsShareTheBar() throws {
    let drawn = try Drawn(
      TabBar.self, ["tabs": .copies("Home", "Search", "Library", "Profile")], width: 400)
    #expect(drawn.picture.width == 400 && drawn.picture.height == 68)
    #expect(isClose(drawn.frames(.bar).first, 0, 0, 400, 68))
    #expect(drawn.shapes(.bar).map(\.radius) == [0])
    #expect(drawn.frames(.slot).map(\.x) == [0, 100, 200, 300])
    #expect(drawn.frames(.slot).allSatisfy { $0.width == 100 && $0.height == 68 })
    #expect(isClose(drawn.frames(.indicator).first, 5, 5, 90, 58))
    #expect(drawn.shapes(.indicator).map(\.radius) == [29])
    #expect(isClose(drawn.frames(.icon).dropFirst().first, 139, 43.0 / 3, 22, 22))
    let label = try drawn.text("tab-2")
    #expect(isClose(label.frame, 100, 43.0 / 3 + 26, 100, 40.0 / 3))
    #expect(label.alignment == .center)
    let mirrored = try Drawn(
      TabBar.self, ["tabs": .copies("Home", "Search", "Library", "Profile")], width: 400,
      isRightToLeft: true)
    #expect(try mirrored.text("tab-2").frame.x == 200)
    #expect(isClose(mirrored.frames(.indicator).first, 305, 5, 90, 58))
  }

  @Test func aBarMayBeNarrowerThanItsPlace() throws {
    let values: Lab.Values = ["tabs": .copies("Home", "Search"), "width": .number(300)]
    let drawn = try Drawn(TabBar.self, values, width: 400)
    #expect(isClose(drawn.frames(.bar).first, 50, 0, 300, 68))
    #expect(drawn.shapes(.bar).map(\.radius) == [34])
    #expect(try drawn.text("tab-2").frame.x == 200)
  }

  @Test func aBarWithIconsOnlyHasNoTexts() throws {
    let values: Lab.Values = ["tabs": .copies("Home", "Search"), "showsLabels": .flag(false)]
    let drawn = try Drawn(TabBar.self, values, width: 400)
    #expect(drawn.picture.texts.isEmpty && drawn.picture.height == 49)
    #expect(isClose(drawn.frames(.icon).last, 289, 13.5, 22, 22))
  }

  /// A label that fits stands inside of the bar, one of three lines sticks out of a bar that is too low
  /// for them.
  @Test func whatDoesNotFitSticksOut() throws {
    let values: Lab.Values = [
      "tabs": .copies("Home", "Home"), "lines": .number(9), "height": .number(50),
    ]
    let fitting = try Drawn(TabBar.self, values, width: 100)
    let bar = try #require(fitting.frames(.bar).first)
    for text in fitting.picture.texts { #expect(bar.holds(text.frame)) }
    let tall = try Drawn(
      TabBar.self, values.merging(["tabs": .copies("Homes Homes Homes", "B")]) { $1 }, width: 100)
    #expect(tall.layout.slots[0].outcomes[0]?.kind.name == "overflowsHeight")
    #expect(!bar.holds(try tall.text("tab-1").frame))
  }

  // MARK: Expanding tab bar

  private let tabs: Lab.Values = ["tabs": .copies("Home", "Search", "Library")]

  /// Body is 17 pt: an icon takes 20.4, "Library" 59.5, which is 179 ÷ 3 on this screen. In all 12 + 3 ×
  /// 48.4 + 20 + 6 + 179 ÷ 3 = 183.2 + 179 ÷ 3.
  @Test func anExpandingBarIsTheSumOfItsTabs() throws {
    let drawn = try Drawn(ExpandingTabBar.self, tabs, width: 400)
    let (label, total) = (179.0 / 3, 183.2 + 179.0 / 3)
    let x = (400 - total) / 2
    #expect(isClose(drawn.layout.bar?[0]?.most ?? 0, total))
    #expect(isClose(drawn.frames(.bar).first, x, 0, total, 50.4))
    #expect(drawn.picture.width == 400 && isClose(drawn.picture.height, 50.4))
    #expect(isClose(drawn.frames(.button).first, x + 6, 6, 48.4, 38.4))
    #expect(isClose(drawn.frames(.button).last, x + 64.4, 6, 48.4, 38.4))
    #expect(isClose(drawn.frames(.indicator).first, x + 122.8, 6, 54.4 + label, 38.4))
    #expect(isClose(drawn.frames(.indicator).last?.right ?? 0, x + total - 6))
    #expect(isClose(drawn.frames(.icon).last, x + 136.8, 15, 20.4, 20.4))
    let height = 61.0 / 3
    #expect(
      isClose(try drawn.text("tab-3").frame, x + 163.2, 25.2 - height / 2, label, height))
    #expect(drawn.picture.texts.count == 1)
  }

  /// The bar's start stays where it is seen.
  @Test func anExpandingBarRunsOutOfItsPlaceAtTheEnd() throws {
    let drawn = try Drawn(ExpandingTabBar.self, tabs, .accessibility3, width: 256)
    let bar = try #require(drawn.frames(.bar).first)
    #expect(bar.x == 0 && bar.right > 256 && drawn.picture.width == 256)
    let last = try #require(drawn.frames(.indicator).last)
    #expect(isClose(last.right + 6, bar.right))
    let mirrored = try Drawn(
      ExpandingTabBar.self, tabs, .accessibility3, width: 256, isRightToLeft: true)
    #expect(isClose(mirrored.frames(.bar).first?.right ?? 0, 256))
    #expect((mirrored.frames(.bar).first?.x ?? 0) < 0)
  }

  @Test func theWidestTabIsOpen() throws {
    let drawn = try Drawn(
      ExpandingTabBar.self,
      ["tabs": .copies("Home", "Library", "Search"), "icon": .number(24), "inset": .number(0)])
    #expect(drawn.picture.texts.map(\.slot) == [1])
    #expect(isClose(drawn.frames(.icon).first?.width ?? 0, 24))
    let bar = try #require(drawn.frames(.bar).first)
    #expect(isClose(drawn.frames(.button).first?.x ?? -1, bar.x))
    #expect(isClose(drawn.frames(.button).last?.right ?? -1, bar.right))
  }

  // MARK: Segmented control

  /// 300 ÷ 3 = 100, less 8 on each side; 13 pt are 47 ÷ 3 tall, in the middle of 32.
  @Test func segmentsShareTheControl() throws {
    let values: Lab.Values = [
      "segments": .copies("Day", "Week", "Month"), "width": .number(300),
    ]
    let drawn = try Drawn(SegmentedControl.self, values, width: 400)
    #expect(isClose(drawn.frames(.control).first, 50, 0, 300, 32))
    #expect(isClose(drawn.frames(.indicator).first, 52, 2, 96, 28))
    #expect(isClose(drawn.frames(.line).first, 249.5, 8, 1, 16) && drawn.frames(.line).count == 1)
    #expect(isClose(drawn.frames(.slot).dropFirst().first, 158, 0, 84, 32))
    let label = try drawn.text("segment-2")
    #expect(isClose(label.frame, 158, 16 - 47.0 / 6, 84, 47.0 / 3) && label.alignment == .center)
  }

  @Test func largeLabelsMakeATallerControl() throws {
    let drawn = try Drawn(
      SegmentedControl.self, ["segments": .copies("A"), "labelSize": .number(40)])
    #expect(isClose(drawn.picture.height, 48 + 8))
    #expect(drawn.frames(.line).isEmpty)
    let control = try #require(drawn.frames(.control).first)
    #expect(control.holds(try drawn.text("segment-1").frame))
  }

  /// A padding that leaves nothing leaves a box without a width in the segment's middle.
  @Test func aLabelMayHaveNoRoom() throws {
    let drawn = try Drawn(
      SegmentedControl.self, ["segments": .copies("Day", "Week"), "padding": .number(90)],
      width: 200)
    #expect(drawn.picture.texts.map(\.frame.width) == [0, 0])
    #expect(drawn.picture.texts.map(\.frame.x) == [50, 150])
  }

  // MARK: Clusters of glass

  @Test func elementsStandAsFarApartAsTheyAre() throws {
    let drawn = try Drawn(
      Glass.self,
      ["clusters": .list([.group(.init()), .group(.init(["joined": .flag(true)]))])])
    // A reach of 10 on each side; 44 and 26, and 44 and 4, from one to the next.
    #expect(drawn.frames(.glass).map(\.x) == [10, 80, 150, 10, 58, 106])
    #expect(drawn.frames(.glass).map(\.y) == [10, 10, 10, 90, 90, 90])
    #expect(drawn.shapes(.glass).allSatisfy { $0.frame.width == 44 && $0.radius == 22 })
    #expect(drawn.frames(.cluster).map(\.x) == [0, 70, 140, 0, 48, 96])
    #expect(drawn.frames(.cluster).allSatisfy { $0.width == 64 && $0.height == 64 })
    #expect(drawn.picture.width == 204 && drawn.picture.height == 144)
    #expect(drawn.picture.texts.isEmpty)
    // Separate ones do not meet, joined ones do.
    let areas = drawn.frames(.cluster)
    #expect(areas[0].right < areas[1].x && areas[3].right > areas[4].x)
  }
}
