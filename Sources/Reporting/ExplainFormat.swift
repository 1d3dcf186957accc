import Linting

/// `explain`: one rule in full, with an example that triggers it and its cure.
public enum ExplainFormat {
  public static func text(_ rule: RuleMetadata, style: Style = .plain, width: Int = 80) -> String {
    let level =
      rule.defaultSeverity == .off
      ? "off unless configured" : "\(rule.defaultSeverity.rawValue) unless configured otherwise"
    var text = style.heading(rule.id) + " (\(rule.family.rawValue); \(level))\n\n"
    text += prose(rule.summary + ".", width)
    for paragraph in paragraphs(rule.rationale) { text += "\n" + prose(paragraph, width) }
    text += "\n" + style.heading("What to do") + "\n" + prose(rule.cure, width)
    text += help(rule.help, style, width)
    let triggering = rule.triggering.first
    if let triggering {
      text += "\n" + style.heading("What triggers it") + "\n"
      text += example(triggering, besides: nil, style, width)
    }
    if let passing = rule.passing.first {
      text += "\n" + style.heading("What passes") + "\n"
      text += example(passing, besides: triggering, style, width)
    }
    return text + settings(rule, style)
  }

  /// The rule as `rules --format json` has it. UTF-8, ending with a line feed.
  public static func json(_ rule: RuleMetadata) -> [UInt8] {
    var json = JSONWriter()
    RulesFormat.write(rule, to: &json)
    json.finish()
    return json.bytes
  }

  // MARK: Text

  private static func prose(_ text: String, _ width: Int) -> String {
    TextWrapping.paragraphs(text, width: min(width, 100), indent: "") + "\n"
  }

  /// Who can do what, one after the other.
  private static func help(_ help: RuleHelp, _ style: Style, _ width: Int) -> String {
    guard !help.parts.isEmpty else { return "" }
    return help.parts.reduce("\n" + style.heading("Who can help") + "\n") { text, part in
      let wrapped = TextWrapping.wrapped(
        "\(part.reader): \(part.sentences)", width: min(width, 100), first: "", rest: "  ")
      return text + wrapped + "\n"
    }
  }

  /// A rationale says why, what is reported and what is let pass, in this order; each begins a
  /// paragraph, so that a reader finds the one looked for.
  static func paragraphs(_ rationale: String) -> [String] {
    let openings = ["Reported ", "Errors:", "Warnings:", "Notes:", "As a note", "Let pass:"]
    var paragraphs: [String] = []
    var words: [Substring] = []
    var isSentenceOver = false
    // Where a sentence ends, what follows is looked at as it goes on.
    var rest = rationale[...]
    while let space = rest.firstIndex(of: " ") {
      if isSentenceOver, openings.contains(where: { rest.hasPrefix($0) }) {
        paragraphs.append(words.joined(separator: " "))
        words = []
      }
      words.append(rest[..<space])
      isSentenceOver = rest[..<space].hasSuffix(".") || rest[..<space].hasSuffix(".”")
      rest = rest[rest.index(after: space)...]
    }
    words.append(rest)
    return paragraphs + [words.joined(separator: " ")]
  }

  /// How the rule is set and silenced: lines to copy.
  private static func settings(_ rule: RuleMetadata, _ style: Style) -> String {
    let levels = ["error", "warning", "note", "off"]
    let isOff = rule.defaultSeverity == .off
    let shown = isOff ? "warning" : rule.defaultSeverity.rawValue
    let others = levels.filter { $0 != shown }.joined(separator: ", ")
    let remark = isOff ? "off by default; or error, note" : "the default; or \(others)"
    var text =
      "\n" + style.heading("Settings") + "\n"
      + "In copyfit.yml; `ignore:` also takes key:, flow:, locale: and file:\n\n"
      + "    rules:\n      \(rule.id): \(shown)  # \(remark)\n"
      + "    ignore:\n      - { rule: \(rule.id), reason: \"why it may stand\" }\n"
    if concernsEntries(rule) {
      text += "\nIn the comment of a catalog's entry\n\n"
      text += "    [copyfit:ignore \(rule.id) -- why it may stand]\n"
    }
    return text
  }

  /// Whether its findings stand at an entry, whose comment can silence them, rather than at the flow
  /// or at the catalog as a whole.
  static func concernsEntries(_ rule: RuleMetadata) -> Bool {
    rule.triggering.contains { $0.catalog.contains("↓") && !$0.catalog.hasPrefix("↓") }
  }

  // MARK: Examples

  /// - Parameter other: an example that was shown before; what is the same in this one is left out.
  private static func example(
    _ example: RuleExample, besides other: RuleExample?, _ style: Style, _ width: Int
  ) -> String {
    var text = prose(example.caption, width)
    for (name, content, before) in [
      ("copyfit.yml", example.configuration, other?.configuration),
      (example.file, example.catalog, other?.catalog),
    ] where !content.isEmpty {
      let lines = lines(of: content)
      let changes = before.map { changed(lines, from: Self.lines(of: $0)) } ?? lines[...]
      if changes.isEmpty, name != example.file || example.file == other?.file { continue }
      text += "\n  " + style.faint(name) + "\n"
      if changes.isEmpty { text += "    … as above\n" }
      text += changes.startIndex > 0 && !changes.isEmpty ? "    …\n" : ""
      text += marked(changes, style)
      text += changes.endIndex < lines.count && !changes.isEmpty ? "    …\n" : ""
    }
    return text
  }

  private static func lines(of content: String) -> [Substring] {
    var lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The lines from the first to the last that `before` does not have, with two more on each side to
  /// see where they stand; all of them where that would leave out hardly any, none where all are
  /// the same. Marks make no difference.
  static func changed(_ lines: [Substring], from before: [Substring]) -> ArraySlice<Substring> {
    func isSame(_ one: Substring, _ other: Substring) -> Bool {
      one.filter { $0 != "↓" } == other.filter { $0 != "↓" }
    }
    let start = zip(lines, before).prefix { isSame($0, $1) }.count
    if start == lines.count, start == before.count { return [] }
    let most = min(lines.count, before.count) - start
    let end = zip(lines.reversed(), before.reversed()).prefix { isSame($0, $1) }.count
    let context = 2
    let lower = max(0, start - context)
    let upper = min(lines.count, lines.count - min(end, most) + context)
    return upper - lower + 4 > lines.count ? lines[...] : lines[lower..<upper]
  }

  /// A file with a `^` under each spot that `↓` stands before.
  static func marked(_ content: String, _ style: Style) -> String {
    marked(lines(of: content)[...], style)
  }

  /// The lines with a `^` under each spot that `↓` stands before.
  private static func marked(_ lines: ArraySlice<Substring>, _ style: Style) -> String {
    var text = ""
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
