import StringCatalogs

@testable import Linting

/// Every key of copyfit.yml: the tables that decode it, written out.
enum ConfigurationPage {
  static let page = GeneratedPages.Page(path: "ConfigurationReference.md", text: text)

  /// A mapping of the configuration: its keys, and what counts where they are absent.
  private struct Section {
    var title: String
    var schema: ConfigurationValue
    var defaults: ConfigurationValue?
    /// The whole configuration around some keys of the mapping.
    var configuration: ([ConfigurationValue.Member]) -> ConfigurationValue
  }

  private static var text: String {
    var text = GeneratedPages.notice("the tables that decode copyfit.yml") + introduction
    var sections = [
      Section(title: "Keys of copyfit.yml", schema: schema, defaults: ownDefaults) { .object($0) }
    ]
    while !sections.isEmpty {
      let section = sections.removeFirst()
      text += "\n## \(section.title)\n"
      var inner: [Section] = []
      for property in properties(of: section.schema) {
        text += self.text(of: property, in: section)
        inner += self.sections(below: property, in: section)
      }
      sections = inner + sections
    }
    return text + """

      ## Flow files

      A file that `flowFiles` names holds `flows:` as above, and nothing else. Ids are unlike all
      others there, too.

      """
  }

  // MARK: One key

  private static func text(of property: ConfigurationValue.Member, in section: Section) -> String {
    let schema = property.value
    func words(_ key: String) -> String {
      if case .string(let text) = schema[key] { GeneratedPages.markdown(text) } else { "" }
    }
    var text = "\n### `\(property.key)`\n\n\(capitalized(words("description"))).\n\n"
    text += "- Takes \(words("title")).\n"
    if required(section.schema).contains(property.key) {
      text += "- It must be there.\n"
    } else {
      text += "- Without it: \(standard(section.defaults?[property.key])).\n"
    }
    guard case .list(let examples) = schema["examples"], let example = examples.first else {
      return text
    }
    let yaml = section.configuration(
      members(of: section.schema, with: .init(property.key, example))
    ).yaml
    return text + "\n```yaml\n\(yaml)```\n"
  }

  private static func standard(_ value: ConfigurationValue?) -> String {
    switch value {
    case .absent(let words): GeneratedPages.markdown(words)
    case .list(let items) where items.isEmpty: "none"
    case .object(let members) where members.isEmpty: "none"
    case .object: "each of its keys has a default of its own"
    case .string(let text): GeneratedPages.code(text)
    case .some(let scalar): GeneratedPages.code(scalar.scalarText)
    case nil: "none"
    }
  }

  private static func capitalized(_ text: String) -> String {
    // The names of values stay as they are written.
    let isName = ["phones", "ios", "error"].contains { text.hasPrefix($0) }
    return isName ? "One of " + text : text.prefix(1).uppercased() + text.dropFirst()
  }

  // MARK: Mappings in mappings

  /// The mappings that a key's value has inside, each with a heading that says where.
  private static func sections(
    below property: ConfigurationValue.Member, in section: Section
  ) -> [Section] {
    typealias Wrapping = (ConfigurationValue) -> ConfigurationValue
    // Its items take what flows take: <doc:Surfaces>.
    if property.key == "surfaces" { return [] }
    var found: [Section] = []
    let name = "`\(property.key)`"
    var waiting: [(ConfigurationValue, String, Wrapping)] = [
      (property.value, "Keys of \(name)", { $0 })
    ]
    while let (schema, title, wrapping) = waiting.popLast() {
      if !properties(of: schema).isEmpty {
        found.append(
          Section(title: title, schema: schema, defaults: sampled(property.key, section)) {
            section.configuration(
              members(
                of: section.schema, with: .init(property.key, wrapping(.object($0)))))
          })
      }
      if let items = schema["items"] {
        waiting.append((items, "Keys of an item of \(name)", { .list([$0]) }))
      }
      if let values = schema["additionalProperties"] {
        waiting.append((values, "Keys of a setting in \(name)", { ["form-flip": $0] }))
      }
      if case .list(let choices) = schema["anyOf"] {
        waiting += choices.reversed().map { ($0, title, wrapping) }
      }
    }
    return found
  }

  /// One key of a mapping, with those that it cannot do without.
  private static func members(
    of schema: ConfigurationValue, with member: ConfigurationValue.Member
  ) -> [ConfigurationValue.Member] {
    // A reason alone would be one for everything.
    let needed = required(schema) + (member.key == "reason" ? ["rule"] : [])
    return properties(of: schema).compactMap { property in
      if property.key == member.key { return member }
      guard needed.contains(property.key), case .list(let examples) = property.value["examples"]
      else { return nil }
      return examples.first.map { .init(property.key, $0) }
    }
  }

  private static func properties(of schema: ConfigurationValue) -> [ConfigurationValue.Member] {
    if case .object(let members) = schema["properties"] { members } else { [] }
  }

  private static func required(_ schema: ConfigurationValue) -> [String] {
    guard case .list(let names) = schema["required"] else { return [] }
    return names.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }

  // MARK: Defaults

  /// Every other surface has a page of its own, with its keys.
  private static let vocabulary = ConfigurationVocabulary(surfaces: [])

  private static let schema = ConfigurationTable.table(vocabulary).schema

  private static let ownDefaults = ConfigurationTable.table(vocabulary).encode(
    Configuration(file: nil, root: "/"))

  /// What a configuration with one of everything in it says of keys that nobody wrote.
  private static let samples: ConfigurationValue = {
    let location = SourceLocation(
      file: "copyfit.yml", position: SourcePosition(line: 1, column: 1))
    var configuration = Configuration(file: nil, root: "/")
    configuration.ignore = [IgnorePattern(location: location)]
    configuration.rules = ["form-flip": RuleSetting()]
    configuration.flows = [Flow(id: "", keys: [], location: location)]
    return ConfigurationTable.table(vocabulary).encode(configuration)
  }()

  /// The value of a key one level down: of a list its first item, of names to values the first one.
  private static func sampled(_ key: String, _ section: Section) -> ConfigurationValue? {
    let isRoot = section.title == "Keys of copyfit.yml"
    switch isRoot ? samples[key] : section.defaults?[key] {
    case .list(let items): return items.first
    case .object(let members) where key == "rules": return members.first?.value
    case let value: return value
    }
  }

  private static let introduction = """
    # Configuration

    Every key of copyfit.yml: what it means, what it takes, and what counts without it.

    ## Overview

    copyfit looks for `copyfit.yml`, or `copyfit.yaml`, in the folder that it lints, then in the
    folders above, up to the one with `.git` in it. The nearest one counts alone; configurations are
    not merged. `--config` names another one. `copyfit init` writes a first one, and
    `copyfit config --effective` prints the one in force with every default filled in.

    The file is YAML 1.2; JSON is valid, too. `true` and `false` are the only booleans, and there are
    no merge keys. A key that is unknown or stands twice, and a value of another type, are errors with
    line, column and the nearest name that is known; the status is then 2. Every path is relative to
    the file.

    For completion and checks in an editor, write the schema beside it:

    ```sh
    copyfit config --schema --output copyfit.schema.json
    ```

    and begin the configuration with the line that editors read:

    ```yaml
    # yaml-language-server: $schema=copyfit.schema.json
    margins: 24
    ```

    """
}
