import PlatformFacts

extension PlaceResolver {
  /// The devices and widths of a configuration.
  init(configuration: Configuration) {
    let devices: [PlatformFacts.Device] =
      switch configuration.devices {
      case .phones: Devices.phones
      case .all: Devices.all
      case .none: []
      case .ids(let ids): ids.compactMap { Devices.named($0) }
      }
    self.init(
      devices: devices.map {
        Device(id: $0.id, width: $0.width, displayScale: $0.displayScale, height: $0.height)
      },
      widths: configuration.widths, margins: configuration.margins)
  }
}
