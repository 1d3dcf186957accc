import Testing

@testable import PlatformFacts

/// One published row: ids, upright width × height, scale, Display Zoom width × height.
private let publishedPhones: [([String], [Double], Int, [Double])] = [
  (["iphone-se-1", "iphone-5", "iphone-5s", "iphone-5c"], [320, 568], 2, []),
  (
    ["iphone-se-2", "iphone-se-3", "iphone-8", "iphone-7", "iphone-6s", "iphone-6"], [375, 667], 2,
    [320, 568]
  ),
  (
    ["iphone-8-plus", "iphone-7-plus", "iphone-6s-plus", "iphone-6-plus"], [414, 736], 3,
    [375, 667]
  ),
  (["iphone-x", "iphone-xs", "iphone-11-pro"], [375, 812], 3, [320, 693]),
  (["iphone-12-mini", "iphone-13-mini"], [375, 812], 3, [320, 693]),
  (["iphone-xr", "iphone-11"], [414, 896], 2, [375, 812]),
  (["iphone-xs-max", "iphone-11-pro-max"], [414, 896], 3, [375, 812]),
  (
    ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e"],
    [390, 844], 3, [320, 693]
  ),
  (["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], [393, 852], 3, [320, 693]),
  (["iphone-16-pro", "iphone-17", "iphone-17-pro"], [402, 874], 3, [320, 693]),
  (["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], [428, 926], 3, [375, 812]),
  (
    ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"], [430, 932], 3,
    [375, 812]
  ),
  (["iphone-air"], [420, 912], 3, [375, 812]),
  (["iphone-16-pro-max", "iphone-17-pro-max"], [440, 956], 3, [375, 812]),
]

/// One published row: ids, upright width × height, then third (turned, upright), half, two thirds
/// (turned, upright); 0 where none is published.
private let publishedPads: [([String], [Double], [Double])] = [
  (["ipad-mini-5", "ipad-pro-9.7", "ipad-6"], [768, 1024], [320, 320, 507, 694, 438]),
  (["ipad-7", "ipad-8", "ipad-9"], [810, 1080], [320, 320, 535, 750, 480]),
  (["ipad-air-3", "ipad-pro-10.5"], [834, 1112], [320, 320, 551, 782, 504]),
  (["ipad-pro-11-1", "ipad-pro-11-4"], [834, 1194], [375, 320, 592, 809, 504]),
  (["ipad-pro-12.9-6", "ipad-air-13-m2"], [1024, 1366], [375, 375, 678, 981, 639]),
  (["ipad-mini-6", "ipad-mini-7"], [744, 1133], [320, 320, 561.5, 0, 414]),
  (
    ["ipad-air-4", "ipad-air-5", "ipad-air-11-m2", "ipad-10", "ipad-a16"], [820, 1180],
    [375, 320, 585, 795, 490]
  ),
  (["ipad-pro-11-m4", "ipad-pro-11-m5"], [834, 1210], [375, 320, 600, 825, 504]),
  (["ipad-pro-13-m4", "ipad-pro-13-m5"], [1032, 1376], [375, 375, 683, 991, 647]),
]

/// Turned phones: id, width of the screen, safe area at each side.
private let landscapes: [(String, Double, Double)] = [
  ("iphone-se-3-landscape", 667, 0), ("iphone-se-3-zoomed-landscape", 568, 0),
  ("iphone-xs-landscape", 812, 44), ("iphone-11-pro-landscape", 812, 44),
  ("iphone-11-landscape", 896, 44), ("iphone-13-mini-landscape", 812, 50),
  ("iphone-12-landscape", 844, 47), ("iphone-14-plus-landscape", 926, 47),
  ("iphone-16-landscape", 852, 59), ("iphone-16-pro-landscape", 874, 62),
  ("iphone-17-pro-max-landscape", 956, 62),
]

private func screen(_ id: String) -> [Double] {
  guard let device = Devices.named(id) else { return [] }
  return [device.width, device.height]
}

/// Whether a model runs iOS 17, iPadOS 17 or later.
private let iOS17: [(String, Bool)] = [
  ("iphone-x", false), ("iphone-8", false), ("iphone-8-plus-zoomed", false),
  ("iphone-se-1", false), ("ipad-mini-4", false), ("ipad-pro-9.7", false),
  ("ipad-pro-12.9-1", false),
  ("iphone-xs", true), ("iphone-xr", true), ("iphone-se-2", true), ("iphone-air", true),
  ("ipad-6", true), ("ipad-mini-5-split-half", true), ("ipad-pro-10.5", true),
]

@Suite struct DevicesTests {
  /// `devices: phones` of the configuration, once per width and display scale.
  @Test func phonesCoverThePromisedWidths() {
    let places = Set(Devices.phones.map { "\(Int($0.width))@\($0.displayScale.rawValue)" })
    let promised = [
      "320@2", "320@3", "375@2", "375@3", "390@3", "393@3", "402@3", "414@2", "414@3", "420@3",
      "428@3", "430@3", "440@3",
    ]
    #expect(places.sorted() == promised)
  }

  @Test(arguments: publishedPhones)
  func phoneScreens(ids: [String], size: [Double], scale: Int, zoomed: [Double]) {
    for id in ids {
      #expect(screen(id) == size, "\(id)")
      #expect(screen(id + "-zoomed") == zoomed, "\(id)-zoomed")
      let scales = [id, id + "-zoomed", id + "-landscape"].compactMap {
        Devices.named($0)?.displayScale.rawValue
      }
      #expect(scales == Array(repeating: scale, count: zoomed.isEmpty ? 2 : 3), "\(id)")
    }
  }

  @Test func everyPhoneIsPublished() {
    let ids = Devices.known.filter { $0.kind == .phone }.map(\.id)
    #expect(Set(ids) == Set(publishedPhones.flatMap(\.0)))
  }

  @Test(arguments: landscapes)
  func landscapeLosesItsSafeAreas(id: String, width: Double, sideSafeArea: Double) {
    #expect(Devices.named(id)?.width == width - 2 * sideSafeArea)
    #expect(Devices.named(id)?.kind == .phoneLandscape)
  }

  @Test(arguments: publishedPads)
  func padScreensAndSplits(ids: [String], size: [Double], splits: [Double]) {
    let suffixes = [
      "-split-third", "-portrait-split-third", "-split-half", "-split-two-thirds",
      "-portrait-split-two-thirds",
    ]
    for id in ids {
      #expect(screen(id) == size, "\(id)")
      #expect(screen(id + "-landscape") == size.reversed(), "\(id)-landscape")
      #expect(suffixes.map { Devices.named(id + $0)?.width ?? 0 } == splits, "\(id)")
    }
  }

  /// Half is (width − 10) ÷ 2 and two thirds are width − 10 − third, on every screen.
  @Test(arguments: Devices.padScreens)
  func splitsObeyTheDivider(screen: Devices.PadScreen) {
    let splits = screen.splits
    #expect(splits.half == (screen.size.height - 10) / 2)
    if let twoThirds = splits.twoThirds {
      #expect(twoThirds == screen.size.height - 10 - splits.third)
    }
    if let twoThirds = splits.portraitTwoThirds {
      #expect(twoThirds == screen.size.width - 10 - splits.portraitThird)
    }
  }

  @Test func padsHaveTwoPixelsAPoint() {
    let pads = Devices.known.filter { $0.kind == .pad || $0.kind == .padSplit }
    #expect(!pads.isEmpty)
    #expect(pads.allSatisfy { $0.displayScale == .x2 && $0.id.hasPrefix("ipad-") })
  }

  @Test(arguments: iOS17)
  func modelsThatRuniOS17(id: String, runs: Bool) {
    #expect(Devices.named(id)?.runsIOS17 == runs)
    #expect(Devices.all.contains { $0.id == id } == runs)
  }

  @Test func listsNest() {
    let known = Set(Devices.known)
    let all = Set(Devices.all)
    #expect(all.isStrictSubset(of: known))
    #expect(Set(Devices.phones).isStrictSubset(of: all))
    #expect(Set(Devices.all.map(\.kind)) == Set(Device.Kind.allCases))
  }

  @Test func idsAreUniqueAndKebabCase() {
    let ids = Devices.known.map(\.id)
    #expect(Set(ids).count == ids.count)
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-.")
    #expect(ids.allSatisfy { $0.allSatisfy(allowed.contains) })
    #expect(Set(Devices.known.map(\.name)).count == ids.count)
  }

  @Test func everyPlaceIsWideAndOnAPixel() {
    for device in Devices.known {
      #expect(device.width >= 320 && device.height >= 320, "\(device.id)")
      let pixels = device.width * Double(device.displayScale.rawValue)
      #expect(pixels == pixels.rounded(), "\(device.id)")
    }
  }

  @Test(arguments: ["", "iPhone 16", "iphone-16 ", "IPHONE-16", "iphone-99", "-zoomed"])
  func unknownNames(id: String) {
    #expect(Devices.named(id) == nil)
  }
}
