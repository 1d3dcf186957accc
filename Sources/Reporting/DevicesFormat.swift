import Linting

/// `config --devices`: the ids that `devices:` takes.
public enum DevicesFormat {
  public static func text(_ devices: [DeviceRow], style: Style = .plain) -> String {
    let ids = max(2, devices.map { DisplayWidth.columns($0.id) }.max() ?? 0) + 2
    let head = DisplayWidth.padded("id", to: ids) + " width  scale  name"
    var text = style.faint(head) + "\n"
    for device in devices {
      text += DisplayWidth.padded(device.id, to: ids)
      text += DisplayWidth.leftPadded(DecimalText.rounded(device.width) ?? "–", to: 6)
      text += "     @\(device.displayScale)  \(device.name)\(device.isPhone ? "" : " (all)")\n"
    }
    return text
      + "\nWidths in points, before margins. `devices: phones` leaves out those marked (all).\n"
  }
}
