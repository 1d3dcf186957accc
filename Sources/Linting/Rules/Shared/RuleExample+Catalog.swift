extension RuleExample {
  /// A catalog whose keys are English and have German texts, as Xcode would lay it out.
  ///
  /// - Parameters:
  ///   - texts: key and German text in order; the text is a JSON literal, which `↓` may precede.
  ///   - state: of every text.
  static func catalog(
    _ texts: KeyValuePairs<String, String>, state: String = "translated"
  ) -> String {
    let entries = texts.map { key, german in
      """
          "\(key)" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "\(state)",
                  "value" : \(german)
                }
              }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  /// A flow of these keys in one place of that width (points), at the default text size.
  ///
  /// - Parameter off: rules that would find something else in the example.
  static func configuration(
    steps: [String], width: Int = 240, off: [String] = [], showsCaption: Bool = false
  ) -> String {
    let rules = (["missing-translation"] + off).map { "\($0): off" }.joined(separator: ", ")
    let keys = steps.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      devices: none
      widths: [{ width: \(width), scale: 3 }]
      contentSizes: [large]
      rules: { \(rules) }
      flows:
        - id: checkout
          steps: [\(keys)]
      """ + (showsCaption ? "" : "\n    showsCaption: false")
  }

  /// A flow of six keys, A to F, which have no texts but themselves.
  static let sixSteps = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "A" : { },
        "B" : { },
        "C" : { },
        "D" : { },
        "E" : { },
        "F" : { }
      },
      "version" : "1.0"
    }
    """

  /// The flow of `sixSteps` in one place of that width (points), marked: findings are at the flow.
  static func sixStepConfiguration(width: Int, off: [String] = []) -> String {
    let rules = (["missing-translation"] + off).map { "\($0): off" }.joined(separator: ", ")
    return """
      devices: none
      widths: [{ width: \(width), scale: 3 }]
      contentSizes: [large]
      rules: { \(rules) }
      flows:
        - ↓id: verification
          steps: [A, B, C, D, E, F]
          showsCaption: false
      """
  }
}
