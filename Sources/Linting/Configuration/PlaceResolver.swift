import PlatformFacts
import Surfaces

/// The places that a flow is laid out in.
public struct PlaceResolver: Sendable {
  /// A device's screen or split, as wide as the system gives it.
  public struct Device: Hashable, Sendable {
    /// As `config --devices` lists it.
    public var id: String
    /// Points.
    public var width: Double
    /// Device pixels per point.
    public var displayScale: DisplayScale
    /// Of the screen, in points, safe areas included; nil where it is not known.
    public var height: Double?

    public init(id: String, width: Double, displayScale: DisplayScale, height: Double? = nil) {
      self.id = id
      self.width = width
      self.displayScale = displayScale
      self.height = height
    }
  }

  /// The devices that the configuration selects, in the order in which they are listed.
  public var devices: [Device]
  /// Further places, from which no margins come off.
  public var widths: [CustomWidth]
  /// Points on each side of a flow that sets none of its own.
  public var margins: Double

  public init(devices: [Device], widths: [CustomWidth] = [], margins: Double = 16) {
    self.devices = devices
    self.widths = widths
    self.margins = margins
  }

  /// The flow's places, each (width, display scale) once, narrow ones first. Margins come off the
  /// devices' widths, not off `widths`; no place is wider than the flow's `maxWidth`. A device
  /// that the margins leave nothing of is left out, and a problem. Where several share a place, the
  /// shortest screen counts: what has room on it has room on all.
  public func places(for flow: Flow) -> (places: [Place], problems: [Problem]) {
    let margins = flow.margins ?? flow.kind.type?.manual.margins ?? self.margins
    let widest = flow.maxWidth ?? .infinity
    var places: [Place] = []
    var index: [Place: Int] = [:]
    func add(_ width: Double, _ scale: DisplayScale, _ height: Double?, _ device: String?) {
      let bare = Place(width: width, displayScale: scale)
      let ids = device.map { [$0] } ?? []
      if let known = index[bare] {
        places[known].devices += ids
        places[known].height = [places[known].height, height].compactMap { $0 }.min()
      } else {
        index[bare] = places.count
        places.append(Place(width: width, displayScale: scale, devices: ids, height: height))
      }
    }
    var tooNarrow: [Device] = []
    for device in devices {
      let width = min(device.width - 2 * margins, widest)
      if width > 0 {
        add(width, device.displayScale, device.height, device.id)
      } else {
        tooNarrow.append(device)
      }
    }
    for custom in widths { add(min(custom.width, widest), custom.scale, custom.height, nil) }
    places.sort { ($0.width, $0.displayScale) < ($1.width, $1.displayScale) }
    return (places, problem(flow, margins, tooNarrow).map { [$0] } ?? [])
  }

  private func problem(_ flow: Flow, _ margins: Double, _ tooNarrow: [Device]) -> Problem? {
    guard let narrowest = tooNarrow.min(by: { $0.width < $1.width }) else { return nil }
    let others = tooNarrow.count - 1
    let more = others == 0 ? "" : others == 1 ? " and 1 other device" : " and \(others) others"
    return Problem(
      .configuration,
      "Margins of \(ConfigurationValue.number(margins).scalarText) on each side leave the flow "
        + "\(flow.id.quoted) no width on \(narrowest.id)\(more) "
        + "(\(ConfigurationValue.number(narrowest.width).scalarText) points wide). Make `margins` "
        + "smaller, or leave the device out.",
      file: flow.location.file, position: flow.location.position)
  }
}
