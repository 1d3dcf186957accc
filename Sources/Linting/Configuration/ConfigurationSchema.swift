/// The JSON Schema of copyfit.yml, for editors.
public enum ConfigurationSchema {
  /// Draft 2020-12, as JSON text with a newline at its end.
  public static func json(vocabulary: ConfigurationVocabulary = .init()) -> String {
    value(vocabulary).json
  }

  static func value(_ vocabulary: ConfigurationVocabulary) -> ConfigurationValue {
    var members: [ConfigurationValue.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("copyfit.yml")),
      .init("description", .string("What copyfit lints, and how.")),
    ]
    if case .object(let table) = ConfigurationTable.table(vocabulary).schema { members += table }
    return .object(members)
  }
}
