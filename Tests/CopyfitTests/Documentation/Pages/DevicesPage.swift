import Linting

/// Every device id, with its width.
enum DevicesPage {
  static let page = GeneratedPages.Page(path: "Devices.md", text: text)

  private static let groups: [(group: DeviceRow.Group, title: String, what: String)] = [
    (
      .phones, "Phones",
      "`devices: phones`, the default: each iPhone that runs iOS 17 or later, held upright, with and "
        + "without Display Zoom."
    ),
    (
      .all, "All others that run iOS 17",
      "`devices: all` has these and the phones: iPhones on their side, less the safe areas at both "
        + "sides, iPads, and apps that share an iPad's screen."
    ),
    (
      .listed, "Older ones",
      "These do not run iOS 17. They are looked at only where `devices:` lists their ids."
    ),
  ]

  private static var text: String {
    let devices = ConfigRun.devices()
    var text =
      GeneratedPages.notice("the table of devices") + """
        # Devices

        The ids that `devices:` takes, and the width that each leaves an app.

        ## Overview

        Widths are in points, before `margins`. What leaves a flow the same width at the same scale
        is one place. `copyfit config --devices` prints the same table, and <doc:ConfigurationReference> says
        how to choose.

        """
    for (group, title, what) in groups {
      text += "\n### \(title)\n\n\(what)\n\n| id | device | width | scale |\n|---|---|---|---|\n"
      for device in devices where device.group == group {
        text += "| `\(device.id)` | \(GeneratedPages.markdown(device.name)) "
        text += "| \(number(device.width)) | @\(device.displayScale)x |\n"
      }
    }
    return text
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
