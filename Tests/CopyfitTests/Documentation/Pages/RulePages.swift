import Linting

@testable import Reporting

/// A page for every rule, and one that lists them.
enum RulePages {
  private static let rules = RuleRegistry.all.map { $0.metadata }

  static let index = GeneratedPages.Page(path: "Rules.md", text: indexText)
  static let pages = rules.map {
    GeneratedPages.Page(path: "Rules/\($0.id).md", text: text(of: $0))
  }

  private static var indexText: String {
    var text =
      GeneratedPages.notice("the rules' metadata") + """
        # Rules

        What copyfit can find, with the severity that each rule has by itself.

        ## Overview

        Every rule has a page of its own: what it reports, what it lets pass, an example and its cure.
        `copyfit explain` prints the same. <doc:ConfigurationReference> says how to set severities.

        """
    for family in RuleFamily.allCases {
      text += "\n### \(family.rawValue.capitalized)\n\n| rule | severity | finds |\n|---|---|---|\n"
      for rule in rules where rule.family == family {
        let summary = GeneratedPages.markdown(rule.summary)
        text += "| <doc:\(rule.id)> | \(rule.defaultSeverity.rawValue) | \(summary) |\n"
      }
    }
    text += "\n## Topics\n"
    for family in RuleFamily.allCases {
      text += "\n### \(family.rawValue.capitalized) rules\n\n"
      for rule in rules where rule.family == family { text += "- <doc:\(rule.id)>\n" }
    }
    return text
  }

  private static func text(of rule: RuleMetadata) -> String {
    let level =
      rule.defaultSeverity == .off
      ? "It is off until you switch it on."
      : "Its severity is `\(rule.defaultSeverity.rawValue)`, unless you set another one."
    let family = rule.family.rawValue
    var text =
      GeneratedPages.notice("the metadata of the rule \(rule.id)") + """
        # \(rule.id)

        \(GeneratedPages.markdown(rule.summary)).

        ## Overview

        \(family == "localization" ? "A rule about localization" : "A rule about \(family)"). \(level)

        \(GeneratedPages.markdown(rule.rationale))

        ## What triggers it

        """
    for example in rule.triggering { text += self.text(of: example) }
    text += "\n## What to do\n\n\(GeneratedPages.markdown(rule.cure))\n\n## Who can help\n\n"
    for (reader, sentences) in rule.help.parts {
      text += "- **\(reader)**: \(GeneratedPages.markdown(sentences))\n"
    }
    text += "\n## What passes\n"
    for example in rule.passing { text += self.text(of: example) }
    let shown = rule.defaultSeverity == .off ? "warning" : rule.defaultSeverity.rawValue
    return text + """

      ## In copyfit.yml

      One of `error`, `warning`, `note` and `off`:

      ```yaml
      rules:
        \(rule.id): \(shown)
      ```

      """
  }

  private static func text(of example: RuleExample) -> String {
    var text = "\n\(GeneratedPages.markdown(example.caption)).\n"
    for (file, content, language) in [
      ("copyfit.yml", example.configuration, "yaml"), (example.file, example.catalog, "json"),
    ] where !content.isEmpty {
      let isMarked = content.contains("↓")
      text +=
        "\n`\(file)`\(isMarked ? ", with a `^` under the spot that the finding names" : ""):\n\n"
      text += "```\(isMarked ? "text" : language)\n"
      for line in ExplainFormat.marked(content, .plain).split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast() {
        text += line.dropFirst(4) + "\n"
      }
      text += "```\n"
    }
    return text
  }
}
