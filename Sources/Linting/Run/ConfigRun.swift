import PlatformFacts

/// What `copyfit config` shows.
public enum ConfigRun {
  /// The configuration found from the current folder, or the one named, defaults filled in.
  public static func effective(config: String?) -> ConfigReport {
    let (configuration, problems) = ConfigurationLoader(vocabulary: .current)
      .load(explicit: config)
    let yaml = configuration.map { ConfigurationPrinter.yaml($0, vocabulary: .current) }
    return ConfigReport(yaml: yaml, problems: problems)
  }

  /// Every device that a configuration can name.
  public static func devices() -> [DeviceRow] {
    let phones = Set(Devices.phones.map(\.id))
    let all = Set(Devices.all.map(\.id))
    return Devices.known.map { device in
      DeviceRow(
        id: device.id, name: device.name, width: device.width,
        displayScale: device.displayScale.rawValue,
        group: phones.contains(device.id) ? .phones : all.contains(device.id) ? .all : .listed)
    }
  }

  /// Every text size that a configuration can name, ascending.
  public static var contentSizes: [String] { ContentSizeCategory.allCases.map(\.rawValue) }

  /// The JSON Schema of copyfit.yml.
  public static func schema() -> String { ConfigurationSchema.json(vocabulary: .current) }
}

extension ConfigurationVocabulary {
  /// The names that this version of the program knows.
  static var current: Self { .init(deviceIDs: Devices.known.map(\.id)) }
}
