import Linting

/// `config --effective`: the configuration as understood, defaults filled in, as YAML that can be
/// put in its place.
public enum EffectiveConfiguration {
  public static func yaml(_ configuration: Configuration, rules: [RuleMetadata]) -> String {
    var yaml = YAMLLines()
    yaml.remark(configuration.file ?? "no copyfit.yml: the defaults")
    if let catalogs = configuration.catalogs { yaml.list("catalogs", catalogs) }
    if let language = configuration.sourceLanguage { yaml.text("sourceLanguage", language) }
    if let locales = configuration.locales { yaml.list("locales", locales) }
    devices(configuration.devices, &yaml)
    if !configuration.widths.isEmpty {
      yaml.open("widths")
      for place in configuration.widths {
        yaml.item("{ width: \(number(place.width)), scale: \(place.scale.rawValue) }")
      }
      yaml.close()
    }
    yaml.list("contentSizes", configuration.contentSizes.map(\.rawValue))
    yaml.plain("margins", number(configuration.margins))
    yaml.open("fonts")
    yaml.plain("profile", configuration.fonts.profile.rawValue)
    for (script, file) in configuration.fonts.files.sorted(by: { $0.key < $1.key }) {
      yaml.text(script, file)
    }
    yaml.close()
    self.rules(configuration, rules, &yaml)
    ignore(configuration.ignore, &yaml)
    if let baseline = configuration.baseline { yaml.text("baseline", baseline) }
    yaml.plain("catalogRules", configuration.catalogRules.rawValue)
    if !configuration.flows.isEmpty {
      yaml.open("flows")
      for flow in configuration.flows { self.flow(flow, configuration, &yaml) }
      yaml.close()
    }
    return yaml.text
  }

  private static func devices(_ devices: DeviceSelection, _ yaml: inout YAMLLines) {
    switch devices {
    case .phones: yaml.plain("devices", "phones")
    case .all: yaml.plain("devices", "all")
    case .none: yaml.plain("devices", "none")
    case .ids(let ids): yaml.list("devices", ids)
    }
  }

  private static func rules(
    _ configuration: Configuration, _ rules: [RuleMetadata], _ yaml: inout YAMLLines
  ) {
    guard !rules.isEmpty else { return }
    yaml.open("rules")
    for rule in rules {
      let setting = configuration.rules[rule.id]
      let severity = (setting?.severity ?? rule.defaultSeverity).rawValue
      if let sizes = setting?.contentSizes {
        let list = sizes.map(\.rawValue).joined(separator: ", ")
        yaml.plain(rule.id, "{ severity: \(severity), contentSizes: [\(list)] }")
      } else {
        yaml.plain(rule.id, severity)
      }
    }
    yaml.close()
  }

  private static func ignore(_ patterns: [IgnorePattern], _ yaml: inout YAMLLines) {
    guard !patterns.isEmpty else { return }
    yaml.open("ignore")
    for pattern in patterns {
      let fields = [
        ("rule", pattern.rule), ("key", pattern.key), ("flow", pattern.flow),
        ("locale", pattern.locale), ("file", pattern.file), ("reason", pattern.reason),
      ]
      let given = fields.compactMap { name, value in
        value.map { "\(name): \(YAMLLines.quoted($0))" }
      }
      yaml.item("{ \(given.joined(separator: ", ")) }")
    }
    yaml.close()
  }

  private static func flow(_ flow: Flow, _ configuration: Configuration, _ yaml: inout YAMLLines) {
    yaml.openItem("id", YAMLLines.quoted(flow.id))
    yaml.plain("surface", flow.surface)
    if let table = flow.table { yaml.text("table", table) }
    if flow.steps.isEmpty {
      yaml.plain("steps", "[]")
    } else {
      yaml.open("steps")
      for step in flow.steps { yaml.item(self.step(step)) }
      yaml.close()
    }
    yaml.open("style")
    yaml.plain("height", number(flow.height))
    yaml.plain("maximumTitleWidth", number(flow.maximumTitleWidth))
    if let accent = flow.accent { yaml.text("accent", accent) }
    if let ink = flow.accentInk { yaml.text("accentInk", ink) }
    yaml.close()
    yaml.plain("showsCaption", String(flow.showsCaption))
    yaml.plain("margins", number(flow.margins ?? configuration.margins))
    if let maxWidth = flow.maxWidth { yaml.plain("maxWidth", number(maxWidth)) }
    yaml.plain("boldText", String(flow.boldText))
    yaml.open("messages")
    yaml.text("table", flow.messages.table)
    yaml.text("caption", flow.messages.caption)
    yaml.text("complete", flow.messages.complete)
    yaml.text("label", flow.messages.label)
    yaml.text("value", flow.messages.value)
    yaml.text("goTo", flow.messages.goTo)
    yaml.close()
    if let size = flow.titlesUntil { yaml.plain("titlesUntil", size.rawValue) }
    yaml.close()
  }

  private static func step(_ step: CopyKey) -> String {
    guard !step.arguments.isEmpty else { return YAMLLines.quoted(step.key) }
    let arguments = step.arguments.map { argument in
      switch argument {
      case .integer(let value): String(value)
      case .text(let text): YAMLLines.quoted(text)
      }
    }
    return
      "{ key: \(YAMLLines.quoted(step.key)), arguments: [\(arguments.joined(separator: ", "))] }"
  }

  private static func number(_ value: Double) -> String {
    DecimalText.rounded(value, places: 6) ?? "0"
  }
}

/// Writes block style YAML with double-quoted strings.
private struct YAMLLines {
  private(set) var text = ""
  private var depth = 0

  mutating func remark(_ remark: String) { text += "# \(SafeText.escaped(remark))\n" }
  mutating func plain(_ key: String, _ value: String) { line("\(key): \(value)") }
  mutating func text(_ key: String, _ value: String) { plain(key, Self.quoted(value)) }
  mutating func list(_ key: String, _ values: [String]) {
    plain(key, "[" + values.map(Self.quoted).joined(separator: ", ") + "]")
  }
  mutating func item(_ value: String) { line("- \(value)") }

  mutating func open(_ key: String) {
    line("\(key):")
    depth += 1
  }

  /// A mapping that is an item of a sequence; closed like any other.
  mutating func openItem(_ key: String, _ value: String) {
    line("- \(key): \(value)")
    depth += 1
  }

  mutating func close() { depth -= 1 }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: max(0, depth)) + line + "\n"
  }

  /// JSON's escapes are YAML's.
  static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
