import Linting

/// `rules`: one line a rule.
public enum RulesFormat {
  public static func text(_ rules: [RuleMetadata], style: Style = .plain) -> String {
    let width = (rules.map { $0.id.utf8.count }.max() ?? 0) + 2
    return rules.map { rule in
      let level = DisplayWidth.padded(rule.defaultSeverity.rawValue, to: 9)
      let painted = rule.defaultSeverity.severity.map { style.severity($0, level) } ?? level
      return DisplayWidth.padded(rule.id, to: width) + painted + rule.summary + "\n"
    }.joined()
  }

  /// UTF-8, ending with a line feed.
  public static func json(_ rules: [RuleMetadata]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("rules")
      json.array(rules) { json, rule in
        json.object(.oneLine) { json in
          json.member("id")
          json.string(rule.id)
          json.member("family")
          json.string(rule.family.rawValue)
          json.member("severity")
          json.string(rule.defaultSeverity.rawValue)
          json.member("summary")
          json.string(rule.summary)
        }
      }
    }
    json.finish()
    return json.bytes
  }
}
