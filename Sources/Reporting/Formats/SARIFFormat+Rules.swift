import Linting

/// The rules as `tool.driver.rules` lists them: all of them, so that an index means the same in every
/// run of a version.
struct SARIFRules {
  let all = RuleRegistry.all.map { $0.metadata }
  private let indices: [String: Int]

  init() {
    indices = Dictionary(
      all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func index(of id: String) -> Int? { indices[id] }
}

extension JSONWriter {
  mutating func tool(version: String, _ rules: SARIFRules) {
    object { json in
      json.member("driver")
      json.object { json in
        json.member("name")
        json.string("copyfit")
        json.member("semanticVersion")
        json.string(version)
        json.member("informationUri")
        json.string(ProjectLinks.home)
        json.member("rules")
        json.array(rules.all) { $0.rule($1) }
      }
    }
  }

  private mutating func rule(_ rule: RuleMetadata) {
    let level = rule.defaultSeverity.severity
    object(.oneLine) { json in
      json.member("id")
      json.string(rule.id)
      json.member("name")
      json.string(Self.name(rule.id))
      json.member("shortDescription")
      json.text(rule.summary + ".")
      json.member("fullDescription")
      json.text(rule.rationale)
      json.member("help")
      json.object { json in
        json.member("text")
        json.string(rule.rationale + "\n\nWhat to do: " + rule.cure)
        json.member("markdown")
        json.string(Self.markdown(rule))
      }
      json.member("defaultConfiguration")
      json.object { json in
        json.member("enabled")
        json.bool(level != nil)
        json.member("level")
        // What a rule that is off has when `--only` switches it on.
        json.string((level ?? .warning).rawValue)
      }
      json.member("properties")
      json.object { json in
        json.member("tags")
        json.array { $0.string(rule.family.rawValue) }
        // GitHub's names of the levels.
        json.member("problem.severity")
        json.string(level == .note ? "recommendation" : (level ?? .warning).rawValue)
      }
    }
  }

  /// `title-truncated` as `TitleTruncated`: 3.49.7 wants an identifier that a person can read.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func markdown(_ rule: RuleMetadata) -> String {
    var text = "\(rule.rationale)\n\n**What to do:** \(rule.cure)\n"
    if let example = rule.triggering.first {
      text += "\n**What triggers it:** \(example.caption)\n"
      for (name, language, content) in [
        ("copyfit.yml", "yaml", example.configuration), (example.file, "json", example.catalog),
      ] where !content.isEmpty {
        let plain = content.filter { $0 != "↓" }
        text += "\n`\(name)`\n\n```\(language)\n\(plain)\n```\n"
      }
    }
    return text + "\nIn `copyfit.yml`: `rules: { \(rule.id): off }` switches it off, and `error`, "
      + "`warning` or `note` set its level.\n"
  }
}
