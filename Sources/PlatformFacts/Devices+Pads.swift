extension Devices {
  /// The iPads that share a screen. All have two pixels per point.
  struct PadScreen: Sendable {
    var models: [Model]
    /// Held upright.
    var size: Size
    /// Widths of an app that shares the screen, in points.
    var splits: Splits

    init(_ models: [Model], _ size: Size, _ splits: Splits) {
      self.models = models
      self.size = size
      self.splits = splits
    }
  }

  /// Widths of the parts of a shared screen, in points; nil where none is published.
  struct Splits: Hashable, Sendable {
    /// Turned, a third; Slide Over is as wide.
    var third: Double
    /// Upright, the narrow part; Slide Over is as wide.
    var portraitThird: Double
    /// Turned, half: (width − 10) ÷ 2, for the divider of 10.
    var half: Double
    /// Turned, two thirds: width − 10 − third.
    var twoThirds: Double?
    /// Upright, the wide part.
    var portraitTwoThirds: Double?
  }

  /// Every iPad screen with two pixels per point.
  ///
  /// Sources: whole screens from Human Interface Guidelines, Layout, copy of January 2026; splits up
  /// to the 12.9-inch iPad Pro from `pointfreeco/swift-snapshot-testing`, `View.swift`. The splits
  /// from the 6th generation mini on are derived with the rule that every measured row obeys (see
  /// `Splits`), as far as they are published. iPadOS 26 resizes freely: any width from about 320 up
  /// can occur there, and these are then examples.
  static let padScreens: [PadScreen] = [
    PadScreen(
      [
        Model("ipad-mini-6", "iPad mini (6th generation)"),
        Model("ipad-mini-7", "iPad mini (A17 Pro)"),
      ], Size(744, 1133),
      Splits(
        third: 320, portraitThird: 320, half: 561.5, twoThirds: nil, portraitTwoThirds: 414)),
    PadScreen(
      [
        Model("ipad-mini-2", "iPad mini 2", runsIOS17: false),
        Model("ipad-mini-3", "iPad mini 3", runsIOS17: false),
        Model("ipad-mini-4", "iPad mini 4", runsIOS17: false),
        Model("ipad-mini-5", "iPad mini (5th generation)"),
        Model("ipad-air-1", "iPad Air", runsIOS17: false),
        Model("ipad-air-2", "iPad Air 2", runsIOS17: false),
        Model("ipad-pro-9.7", "iPad Pro 9.7-inch", runsIOS17: false),
        Model("ipad-5", "iPad (5th generation)", runsIOS17: false),
        Model("ipad-6", "iPad (6th generation)"),
      ], Size(768, 1024),
      Splits(third: 320, portraitThird: 320, half: 507, twoThirds: 694, portraitTwoThirds: 438)),
    PadScreen(
      [
        Model("ipad-7", "iPad (7th generation)"), Model("ipad-8", "iPad (8th generation)"),
        Model("ipad-9", "iPad (9th generation)"),
      ], Size(810, 1080),
      Splits(third: 320, portraitThird: 320, half: 535, twoThirds: 750, portraitTwoThirds: 480)),
    PadScreen(
      [
        Model("ipad-10", "iPad (10th generation)"), Model("ipad-a16", "iPad (A16)"),
        Model("ipad-air-4", "iPad Air (4th generation)"),
        Model("ipad-air-5", "iPad Air (5th generation)"),
        Model("ipad-air-11-m2", "iPad Air 11-inch (M2)"),
        Model("ipad-air-11-m3", "iPad Air 11-inch (M3)"),
      ], Size(820, 1180),
      Splits(third: 375, portraitThird: 320, half: 585, twoThirds: 795, portraitTwoThirds: 490)),
    PadScreen(
      [
        Model("ipad-air-3", "iPad Air (3rd generation)"),
        Model("ipad-pro-10.5", "iPad Pro 10.5-inch"),
      ], Size(834, 1112),
      Splits(third: 320, portraitThird: 320, half: 551, twoThirds: 782, portraitTwoThirds: 504)),
    PadScreen(
      [
        Model("ipad-pro-11-1", "iPad Pro 11-inch (1st generation)"),
        Model("ipad-pro-11-2", "iPad Pro 11-inch (2nd generation)"),
        Model("ipad-pro-11-3", "iPad Pro 11-inch (3rd generation)"),
        Model("ipad-pro-11-4", "iPad Pro 11-inch (4th generation)"),
      ], Size(834, 1194),
      Splits(third: 375, portraitThird: 320, half: 592, twoThirds: 809, portraitTwoThirds: 504)),
    PadScreen(
      [
        Model("ipad-pro-11-m4", "iPad Pro 11-inch (M4)"),
        Model("ipad-pro-11-m5", "iPad Pro 11-inch (M5)"),
      ], Size(834, 1210),
      Splits(third: 375, portraitThird: 320, half: 600, twoThirds: 825, portraitTwoThirds: 504)),
    PadScreen(
      [
        Model("ipad-pro-12.9-1", "iPad Pro 12.9-inch (1st generation)", runsIOS17: false),
        Model("ipad-pro-12.9-2", "iPad Pro 12.9-inch (2nd generation)"),
        Model("ipad-pro-12.9-3", "iPad Pro 12.9-inch (3rd generation)"),
        Model("ipad-pro-12.9-4", "iPad Pro 12.9-inch (4th generation)"),
        Model("ipad-pro-12.9-5", "iPad Pro 12.9-inch (5th generation)"),
        Model("ipad-pro-12.9-6", "iPad Pro 12.9-inch (6th generation)"),
        Model("ipad-air-13-m2", "iPad Air 13-inch (M2)"),
        Model("ipad-air-13-m3", "iPad Air 13-inch (M3)"),
      ], Size(1024, 1366),
      Splits(third: 375, portraitThird: 375, half: 678, twoThirds: 981, portraitTwoThirds: 639)),
    PadScreen(
      [
        Model("ipad-pro-13-m4", "iPad Pro 13-inch (M4)"),
        Model("ipad-pro-13-m5", "iPad Pro 13-inch (M5)"),
      ], Size(1032, 1376),
      Splits(third: 375, portraitThird: 375, half: 683, twoThirds: 991, portraitTwoThirds: 647)),
  ]
}

extension Devices.PadScreen {
  var devices: [Device] { models.flatMap(devices(of:)) }

  private func devices(of model: Devices.Model) -> [Device] {
    let turned = size.turned
    var devices = [
      device(model, "", "", size.width, size.height, .pad),
      device(model, "-landscape", ", landscape", turned.width, turned.height, .pad),
    ]
    func add(_ id: String, _ name: String, _ width: Double?, height: Double) {
      guard let width else { return }
      devices.append(device(model, id, name, width, height, .padSplit))
    }
    add("-split-third", ", landscape, a third", splits.third, height: turned.height)
    add("-split-half", ", landscape, half", splits.half, height: turned.height)
    add("-split-two-thirds", ", landscape, two thirds", splits.twoThirds, height: turned.height)
    add("-portrait-split-third", ", portrait, a third", splits.portraitThird, height: size.height)
    add(
      "-portrait-split-two-thirds", ", portrait, two thirds", splits.portraitTwoThirds,
      height: size.height)
    return devices
  }

  private func device(
    _ model: Devices.Model, _ idSuffix: String, _ nameSuffix: String, _ width: Double,
    _ height: Double, _ kind: Device.Kind
  ) -> Device {
    Device(
      id: model.id + idSuffix, name: model.name + nameSuffix, width: width, height: height,
      displayScale: .x2, kind: kind, runsIOS17: model.runsIOS17)
  }
}
