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

  /// All that `explain` says, for programs. UTF-8, ending with a line feed.
  public static func json(_ rules: [RuleMetadata]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("tool")
      json.object(.oneLine) { json in
        json.member("name")
        json.string("copyfit")
        json.member("version")
        json.string(copyfitVersion)
      }
      json.member("rules")
      json.array(rules) { json, rule in write(rule, to: &json) }
    }
    json.finish()
    return json.bytes
  }

  static func write(_ rule: RuleMetadata, to json: inout JSONWriter) {
    json.object { json in
      json.member("id")
      json.string(rule.id)
      json.member("family")
      json.string(rule.family.rawValue)
      json.member("severity")
      json.string(rule.defaultSeverity.rawValue)
      json.member("summary")
      json.string(rule.summary)
      json.member("rationale")
      json.string(rule.rationale)
      json.member("cure")
      json.string(rule.cure)
      json.member("help")
      json.object { json in
        let readers: [(StaticString, String?)] = [
          ("translator", rule.help.translator), ("designer", rule.help.designer),
          ("developer", rule.help.developer),
        ]
        for (reader, sentences) in readers {
          guard let sentences else { continue }
          json.member(reader)
          json.string(sentences)
        }
      }
      json.member("triggering")
      json.array(rule.triggering) { json, example in write(example, to: &json) }
      json.member("passing")
      json.array(rule.passing) { json, example in write(example, to: &json) }
    }
  }

  /// The files as they would stand on disk, and the place of the finding as it would be reported.
  private static func write(_ example: RuleExample, to json: inout JSONWriter) {
    json.object { json in
      json.member("caption")
      json.string(example.caption)
      json.member("file")
      json.string(example.file)
      json.member("catalog")
      json.string(example.catalog.filter { $0 != mark })
      json.member("configuration")
      json.string(example.configuration.filter { $0 != mark })
      json.member("findings")
      let marks =
        positions(of: mark, in: example.catalog).map { (example.file, $0) }
        + positions(of: mark, in: example.configuration).map { ("copyfit.yml", $0) }
      json.array(marks) { json, place in
        json.object(.oneLine) { json in
          json.member("file")
          json.string(place.0)
          json.member("line")
          json.number(place.1.line)
          json.member("column")
          json.number(place.1.column)
        }
      }
    }
  }

  private static let mark: Character = "↓"

  /// Line and column in UTF-8 bytes, both from 1, of what each mark stands before.
  private static func positions(
    of mark: Character, in text: String
  ) -> [(line: Int, column: Int)] {
    var positions: [(line: Int, column: Int)] = []
    var (line, column) = (1, 1)
    for character in text {
      if character == mark {
        positions.append((line, column))
      } else if character.isNewline {
        (line, column) = (line + 1, 1)
      } else {
        column += character.utf8.count
      }
    }
    return positions
  }
}
