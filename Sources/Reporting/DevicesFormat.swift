import Linting

/// `config --devices`: the ids that `devices:` takes. They say which device is meant; names, of which
/// some belong to several models, would only make the lines too wide.
public enum DevicesFormat {
  public static func text(_ devices: [DeviceRow], style: Style = .plain) -> String {
    let ids = max(2, devices.map { DisplayWidth.columns($0.id) }.max() ?? 0) + 2
    let head = DisplayWidth.padded("id", to: ids) + " width  scale  group"
    var text = style.faint(head) + "\n"
    for device in devices {
      text += DisplayWidth.padded(device.id, to: ids)
      text += DisplayWidth.leftPadded(DecimalText.rounded(device.width) ?? "–", to: 6)
      text += "     @\(device.displayScale)  "
      text += device.group.rawValue + "\n"
    }
    return text
      + "\nWidths in points, before margins. `devices: all` has the group phones as well.\n"
  }
}
