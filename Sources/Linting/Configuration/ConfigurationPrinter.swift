/// The configuration as understood, as YAML that reads back as the same configuration.
public enum ConfigurationPrinter {
  /// Every key with its value or its default, in the order of the manual. What has no value is a
  /// comment that says what counts instead. Flows of flow files are among `flows`.
  public static func yaml(
    _ configuration: Configuration, vocabulary: ConfigurationVocabulary = .init()
  ) -> String {
    var value = ConfigurationTable.table(vocabulary).encode(configuration)
    if case .object(let members) = value {
      value = .object(
        members.map { member in
          guard member.key == "flowFiles" else { return member }
          return .init("flowFiles", .absent(flowFiles(configuration)))
        })
    }
    return "# \(configuration.file?.excerpt ?? "No configuration file: all defaults.")\n"
      + value.yaml
  }

  private static func flowFiles(_ configuration: Configuration) -> String {
    let patterns = configuration.flowFiles.map(\.quoted).joined(separator: ", ")
    return patterns.isEmpty ? "none" : "\(patterns); their flows are below"
  }
}
