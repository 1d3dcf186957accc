/// libyaml's problems in words for people who write configurations.
enum YAMLSyntaxMessage {
  /// - Parameters:
  ///   - contextLine: line where the broken construct begins.
  ///   - character: what stands at the error's place; nil at the end.
  static func text(
    for error: YAMLSyntaxError, contextLine: Int?, character: Unicode.Scalar?
  ) -> String {
    let begin = contextLine.map { " that begins on line \($0)" } ?? ""
    let isTab = character == "\t"
    switch error.problem {
    case "found character that cannot start any token":
      if isTab { return tab }
      return "A value cannot begin with \(shown(character)); put it in quotes."
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab
    case "mapping values are not allowed in this context":
      return "This colon begins a value where none can be. Put text that contains `: ` in quotes, "
        + "and check that the line is indented as its neighbours are."
    case "could not find expected ':'":
      return "Expected a colon after the key\(begin)."
    case "did not find expected key":
      return "Expected a key here, as in the mapping\(begin); check the indentation, and quotes "
        + "that close too early."
    case "did not find expected '-' indicator":
      return "Expected `- ` here, as in the list\(begin); check the indentation."
    case "block sequence entries are not allowed in this context":
      return "A list cannot begin here; put it on a line of its own, below its key."
    case "mapping keys are not allowed in this context":
      return "A key cannot begin here; put it on a line of its own."
    case "did not find expected ',' or ']'":
      return "Expected a comma, or the ] of the list\(begin); found \(shown(character))."
    case "did not find expected ',' or '}'":
      return "Expected a comma, or the } of the mapping\(begin); found \(shown(character))."
    case "did not find expected node content":
      return "Expected a value here; found \(shown(character))."
    case "found unexpected end of stream":
      return "The quoted string\(begin) is not closed before the file's end."
    case "found unexpected document indicator":
      return "The quoted string\(begin) is not closed before this line."
    case "found unknown escape character":
      return "This backslash begins no escape of YAML. Write \\\\ for a backslash, or use single "
        + "quotes around the text."
    case "found invalid Unicode character escape code":
      return "This escape is not a character. Write characters beyond U+FFFF themselves, or as "
        + "\\U0001F600."
    case "did not find expected <document start>":
      return "Text follows the end of the value; delete it, or check the brackets above."
    case "found incompatible YAML document", "found extremely long version number":
      return "This is not a version of YAML that is known; delete the line, or write %YAML 1.2."
    default:
      return error.context.isEmpty
        ? "This is not YAML: \(error.problem)."
        : "This is not YAML: \(error.problem) \(error.context)\(begin)."
    }
  }

  private static let tab =
    "A tab stands where YAML wants spaces; indent with spaces."

  private static func shown(_ character: Unicode.Scalar?) -> String {
    guard let character, character != "\0" else { return "the file's end" }
    if character == "\n" || character == "\r" { return "the line's end" }
    if character == "`" { return "a backtick" }
    return "`\(String(character).excerpt)`"
  }
}
