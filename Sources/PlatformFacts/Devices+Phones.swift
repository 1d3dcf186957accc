extension Devices {
  /// The iPhones that share a screen.
  struct PhoneScreen: Sendable {
    var models: [Model]
    /// Held upright.
    var size: Size
    var displayScale: DisplayScale
    /// Held upright with Display Zoom; nil where the model has none.
    var zoomed: Size?
    /// Safe area at each side when turned, in points.
    var sideSafeArea: Double

    init(
      _ models: [Model], _ size: Size, _ displayScale: DisplayScale, zoomed: Size?,
      sideSafeArea: Double
    ) {
      self.models = models
      self.size = size
      self.displayScale = displayScale
      self.zoomed = zoomed
      self.sideSafeArea = sideSafeArea
    }
  }

  /// Every iPhone screen since the iPhone 5.
  ///
  /// Sources:
  /// - Sizes and scales: Human Interface Guidelines, Layout, "iOS, iPadOS device screen
  ///   dimensions", copy of January 2026; `alpatiev/swift_tools` and iosref.com agree.
  /// - Display Zoom: `atommclain/dot-files`, `screenRes.md`, tried on simulators; the same list of
  ///   `alpatiev/swift_tools` agrees. UIKit's scale stays, only `nativeScale` changes.
  /// - Side safe areas of 0, 44, 47 and 50: `pointfreeco/swift-snapshot-testing`, `View.swift`.
  ///   Those of the models with a Dynamic Island, 59 and 62, are reported and not verified.
  static let phoneScreens: [PhoneScreen] = [
    PhoneScreen(
      [
        Model("iphone-5", "iPhone 5", runsIOS17: false),
        Model("iphone-5c", "iPhone 5c", runsIOS17: false),
        Model("iphone-5s", "iPhone 5s", runsIOS17: false),
        Model("iphone-se-1", "iPhone SE (1st generation)", runsIOS17: false),
      ], Size(320, 568), .x2, zoomed: nil, sideSafeArea: 0),
    PhoneScreen(
      [
        Model("iphone-6", "iPhone 6", runsIOS17: false),
        Model("iphone-6s", "iPhone 6s", runsIOS17: false),
        Model("iphone-7", "iPhone 7", runsIOS17: false),
        Model("iphone-8", "iPhone 8", runsIOS17: false),
        Model("iphone-se-2", "iPhone SE (2nd generation)"),
        Model("iphone-se-3", "iPhone SE (3rd generation)"),
      ], Size(375, 667), .x2, zoomed: Size(320, 568), sideSafeArea: 0),
    PhoneScreen(
      [
        Model("iphone-6-plus", "iPhone 6 Plus", runsIOS17: false),
        Model("iphone-6s-plus", "iPhone 6s Plus", runsIOS17: false),
        Model("iphone-7-plus", "iPhone 7 Plus", runsIOS17: false),
        Model("iphone-8-plus", "iPhone 8 Plus", runsIOS17: false),
      ], Size(414, 736), .x3, zoomed: Size(375, 667), sideSafeArea: 0),
    PhoneScreen(
      [
        Model("iphone-x", "iPhone X", runsIOS17: false),
        Model("iphone-xs", "iPhone XS"),
        Model("iphone-11-pro", "iPhone 11 Pro"),
      ], Size(375, 812), .x3, zoomed: Size(320, 693), sideSafeArea: 44),
    PhoneScreen(
      [Model("iphone-12-mini", "iPhone 12 mini"), Model("iphone-13-mini", "iPhone 13 mini")],
      Size(375, 812), .x3, zoomed: Size(320, 693), sideSafeArea: 50),
    PhoneScreen(
      [Model("iphone-xr", "iPhone XR"), Model("iphone-11", "iPhone 11")],
      Size(414, 896), .x2, zoomed: Size(375, 812), sideSafeArea: 44),
    PhoneScreen(
      [Model("iphone-xs-max", "iPhone XS Max"), Model("iphone-11-pro-max", "iPhone 11 Pro Max")],
      Size(414, 896), .x3, zoomed: Size(375, 812), sideSafeArea: 44),
    PhoneScreen(
      [
        Model("iphone-12", "iPhone 12"), Model("iphone-12-pro", "iPhone 12 Pro"),
        Model("iphone-13", "iPhone 13"), Model("iphone-13-pro", "iPhone 13 Pro"),
        Model("iphone-14", "iPhone 14"), Model("iphone-16e", "iPhone 16e"),
      ], Size(390, 844), .x3, zoomed: Size(320, 693), sideSafeArea: 47),
    PhoneScreen(
      [
        Model("iphone-14-pro", "iPhone 14 Pro"), Model("iphone-15", "iPhone 15"),
        Model("iphone-15-pro", "iPhone 15 Pro"), Model("iphone-16", "iPhone 16"),
      ], Size(393, 852), .x3, zoomed: Size(320, 693), sideSafeArea: 59),
    PhoneScreen(
      [
        Model("iphone-16-pro", "iPhone 16 Pro"), Model("iphone-17", "iPhone 17"),
        Model("iphone-17-pro", "iPhone 17 Pro"),
      ], Size(402, 874), .x3, zoomed: Size(320, 693), sideSafeArea: 62),
    PhoneScreen(
      [Model("iphone-air", "iPhone Air")],
      Size(420, 912), .x3, zoomed: Size(375, 812), sideSafeArea: 62),
    PhoneScreen(
      [
        Model("iphone-12-pro-max", "iPhone 12 Pro Max"),
        Model("iphone-13-pro-max", "iPhone 13 Pro Max"),
        Model("iphone-14-plus", "iPhone 14 Plus"),
      ], Size(428, 926), .x3, zoomed: Size(375, 812), sideSafeArea: 47),
    PhoneScreen(
      [
        Model("iphone-14-pro-max", "iPhone 14 Pro Max"), Model("iphone-15-plus", "iPhone 15 Plus"),
        Model("iphone-15-pro-max", "iPhone 15 Pro Max"), Model("iphone-16-plus", "iPhone 16 Plus"),
      ], Size(430, 932), .x3, zoomed: Size(375, 812), sideSafeArea: 59),
    PhoneScreen(
      [
        Model("iphone-16-pro-max", "iPhone 16 Pro Max"),
        Model("iphone-17-pro-max", "iPhone 17 Pro Max"),
      ], Size(440, 956), .x3, zoomed: Size(375, 812), sideSafeArea: 62),
  ]
}

extension Devices.PhoneScreen {
  var devices: [Device] { models.flatMap(devices(of:)) }

  private func devices(of model: Devices.Model) -> [Device] {
    var devices = [device(model, "", "", size, .phone)]
    if let zoomed {
      devices.append(device(model, "-zoomed", ", Display Zoom", zoomed, .phoneZoomed))
    }
    devices.append(device(model, "-landscape", ", landscape", usable(size), .phoneLandscape))
    // What Display Zoom makes of a side safe area is not known; where there is none, it stays 0.
    if let zoomed, sideSafeArea == 0 {
      devices.append(
        device(
          model, "-zoomed-landscape", ", Display Zoom, landscape", usable(zoomed), .phoneLandscape))
    }
    return devices
  }

  /// A turned screen less the safe areas at both sides.
  private func usable(_ upright: Devices.Size) -> Devices.Size {
    Devices.Size(upright.height - 2 * sideSafeArea, upright.width)
  }

  private func device(
    _ model: Devices.Model, _ idSuffix: String, _ nameSuffix: String, _ size: Devices.Size,
    _ kind: Device.Kind
  ) -> Device {
    Device(
      id: model.id + idSuffix, name: model.name + nameSuffix, width: size.width,
      height: size.height, displayScale: displayScale, kind: kind, runsIOS17: model.runsIOS17)
  }
}
