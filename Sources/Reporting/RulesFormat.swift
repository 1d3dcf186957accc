import Linting

/// `rules`: what there is to find, a rule after the other.
public enum RulesFormat {
  /// Id, severity and summary, which goes on under itself where `width` columns are too few.
  public static func text(
    _ rules: [RuleMetadata], style: Style = .plain, width: Int = 80
  ) -> String {
    let ids = (rules.map { $0.id.utf8.count }.max() ?? 0) + 2
    let levels = 9
    let hanging = String(repeating: " ", count: ids + levels)
    return rules.map { rule in
      let level = DisplayWidth.padded(rule.defaultSeverity.rawValue, to: levels)
      let painted = rule.defaultSeverity.severity.map { style.severity($0, level) } ?? level
      // Wrapped behind spaces, since colours take no columns.
      let summary = TextWrapping.wrapped(
        rule.summary, width: width, first: hanging, rest: hanging
      ).dropFirst(hanging.count)
      return DisplayWidth.padded(rule.id, to: ids) + painted + summary + "\n"
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
