extension RuleExample {
  /// A flow with one surface in one place of that width (points), at the default text size.
  ///
  /// - Parameters:
  ///   - surface: its name and its settings, as lines of YAML without indentation.
  ///   - off: rules that would find something else in the example.
  static func configuration(
    surface: String, width: Int = 240, off: [String] = []
  ) -> String {
    let rules = (["missing-translation"] + off).map { "\($0): off" }.joined(separator: ", ")
    let lines = surface.split(separator: "\n", omittingEmptySubsequences: false)
    return """
      devices: none
      widths: [{ width: \(width), scale: 3 }]
      contentSizes: [large]
      rules: { \(rules) }
      flows:
        - id: screen
          surface: \(lines.joined(separator: "\n    "))
      """
  }

  /// A text slot that shows the key, with the rest of its settings as lines of YAML.
  static func configuration(slot settings: String, key: String, width: Int = 240) -> String {
    configuration(
      surface: """
        slots
        slots:
          - id: label
            text: "\(key)"
            \(settings.replacing("\n", with: "\n    "))
        """, width: width)
  }
}
