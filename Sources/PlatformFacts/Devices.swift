/// The devices that a configuration can name. Figures are in `Devices+Phones.swift` and
/// `Devices+Pads.swift`.
public enum Devices {
  /// Every id there is, models that stopped before iOS 17 among them: iPhones, then iPads, each
  /// from the smallest screen to the largest.
  public static let known: [Device] =
    phoneScreens.flatMap(\.devices) + padScreens.flatMap(\.devices)

  /// `devices: all`: everything that runs iOS 17 or later, in every posture.
  public static let all: [Device] = known.filter(\.runsIOS17)

  /// `devices: phones`: each iPhone that runs iOS 17 or later held upright, with and without
  /// Display Zoom.
  public static let phones: [Device] = all.filter { $0.kind == .phone || $0.kind == .phoneZoomed }

  /// The device with this id, spelled exactly.
  public static func named(_ id: String) -> Device? { byID[id] }

  // Were an id there twice, the first would win; a test holds them unique.
  private static let byID = Dictionary(
    known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Devices {
  /// A hardware model, by id and by name.
  struct Model: Sendable {
    var id: String
    var name: String
    /// False for models that iOS 17 or iPadOS 17 left behind.
    var runsIOS17: Bool

    init(_ id: String, _ name: String, runsIOS17: Bool = true) {
      self.id = id
      self.name = name
      self.runsIOS17 = runsIOS17
    }
  }

  /// Width and height in points.
  struct Size: Hashable, Sendable {
    var width: Double
    var height: Double

    init(_ width: Double, _ height: Double) {
      self.width = width
      self.height = height
    }

    var turned: Size { Size(height, width) }
  }
}
