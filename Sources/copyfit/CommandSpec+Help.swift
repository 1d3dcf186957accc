import Reporting

extension CommandSpec {
  var usage: String {
    var line = "copyfit \(name) [OPTION …]"
    if let positional {
      let several = positional.count.upperBound > 1 ? " …" : ""
      let shown = positional.placeholder + several
      line += positional.count.lowerBound == 0 ? " [\(shown)]" : " \(shown)"
    }
    return line
  }

  /// What `--help` prints; no line is wider than 80 columns.
  func help() -> String {
    var text = "Usage: \(usage)\n\n" + Self.wrap(summary + ".", "", "")
    if !discussion.isEmpty {
      text += "\n" + TextWrapping.paragraphs(discussion, width: 80, indent: "") + "\n"
    }
    if let positional {
      text += "\nArguments:\n" + Self.entry(positional.placeholder, positional.help)
    }
    text += "\nOptions:\n"
    for option in options {
      let names = option.name == "--help" ? "-h, --help" : option.heading
      let more = option.isRepeatable ? " (may be repeated)" : ""
      text += Self.entry(names, option.summary + more)
    }
    if !examples.isEmpty { text += "\nExamples:\n" }
    for example in examples {
      text += "  \(example.line)\n" + Self.wrap(example.does, "      ", "      ")
    }
    return text
  }

  /// `  --name VALUE      what it does`, the text below where the name is too long.
  ///
  /// - Parameter column: in which the text begins.
  static func entry(_ name: String, _ help: String, column: Int = 26) -> String {
    let indent = String(repeating: " ", count: column)
    let head = "  " + name
    if DisplayWidth.columns(head) + 2 <= indent.count {
      return wrap(help, DisplayWidth.padded(head, to: indent.count), indent)
    }
    return head + "\n" + wrap(help, indent, indent)
  }

  private static func wrap(_ text: String, _ first: String, _ rest: String) -> String {
    TextWrapping.wrapped(text, width: 80, first: first, rest: rest) + "\n"
  }
}
