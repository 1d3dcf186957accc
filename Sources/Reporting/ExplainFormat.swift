import Linting

/// `explain`: one rule in full, with an example that triggers it and its cure.
public enum ExplainFormat {
  public static func text(_ rule: RuleMetadata, style: Style = .plain, width: Int = 80) -> String {
    let level =
      rule.defaultSeverity == .off
      ? "off unless configured" : "\(rule.defaultSeverity.rawValue) unless configured otherwise"
    var text = style.heading(rule.id) + " (\(rule.family.rawValue); \(level))\n\n"
    text += prose(rule.summary + ".", width) + "\n" + prose(rule.rationale, width)
    if let example = rule.triggering.first {
      text += "\n" + style.heading("What triggers it") + "\n" + self.example(example, style, width)
    }
    text += "\n" + style.heading("What to do") + "\n" + prose(rule.cure, width)
    if let example = rule.passing.first {
      text += "\n" + style.heading("What passes") + "\n" + self.example(example, style, width)
    }
    text += "\n" + style.heading("In copyfit.yml") + "\n  rules:\n    \(rule.id): "
    return text + "error | warning | note | off\n"
  }

  private static func prose(_ text: String, _ width: Int) -> String {
    TextWrapping.paragraphs(text, width: min(width, 100), indent: "") + "\n"
  }

  private static func example(_ example: RuleExample, _ style: Style, _ width: Int) -> String {
    var text = prose(example.caption, width)
    for (name, content) in [
      ("copyfit.yml", example.configuration), (example.file, example.catalog),
    ] where !content.isEmpty {
      text += "\n  " + style.faint(name) + "\n" + marked(content, style)
    }
    return text
  }

  /// The file with a `^` under each spot that `↓` stands before.
  static func marked(_ content: String, _ style: Style) -> String {
    var text = ""
    var lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      var shown = ""
      var carets = ""
      for part in line.split(separator: "↓", omittingEmptySubsequences: false) {
        if !shown.isEmpty || part.startIndex > line.startIndex {
          carets = DisplayWidth.padded(carets, to: DisplayWidth.columns(shown)) + "^"
        }
        shown += SafeText.line(String(part))
      }
      text += "    \(shown)\n"
      if !carets.isEmpty { text += "    " + style.error(carets) + "\n" }
    }
    return text
  }
}
