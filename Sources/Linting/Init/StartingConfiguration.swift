/// A copyfit.yml to begin with: what was found, the defaults, and what else there is to say, each
/// with a comment. The same catalogs give the same text.
struct StartingConfiguration {
  /// The file's own name.
  var name: String
  /// At least one.
  var catalogs: [LoadedCatalog]
  /// For `catalogs:`; empty: all below that have no nearer configuration.
  var patterns: [String]
  /// Flows to check.
  var flows: [StartingFlow] = []
  /// Groups that are written as comments.
  var suggestions: [FlowGuess] = []

  init(name: String, catalogs: [LoadedCatalog], patterns: [String]) {
    self.name = name
    self.catalogs = catalogs
    self.patterns = patterns
  }

  var yaml: String {
    let sections = [
      heading, languages, places, rules, exceptions, FlowSection(start: self).text,
    ]
    return sections.joined(separator: "\n")
  }

  private var heading: String {
    """
    # What copyfit checks here, begun by `copyfit init`. Every path is relative to this file.
    # `copyfit config --effective` shows it with all defaults filled in.
    #
    # For an editor that completes and checks it: copyfit config --schema --output copyfit.schema.json
    # and then as the first line: # yaml-language-server: $schema=copyfit.schema.json

    # The catalogs (\(catalogs.count) found). \
    * is any name, ** any number of folders.
    \(catalogList)

    """
  }

  private var catalogList: String {
    guard patterns.isEmpty else { return "catalogs: \(InitYAML.list(patterns))" }
    return """
      # Without this line they are all below that have no nearer copyfit.yml.
      # catalogs: ["**/*.xcstrings"]
      """
  }

  private var languages: String {
    let sources = Set(catalogs.map(\.catalog.sourceLanguage)).sorted()
    let locales = Set(catalogs.flatMap(\.locales)).subtracting(sources).sorted()
    let list = locales.isEmpty ? "[de, ar, ja]" : InitYAML.list(locales)
    return """
      # The language that the copy is written in. Without this line it is each catalog's own.
      # sourceLanguage: \(InitYAML.word(sources.first ?? "en"))

      # The languages that the app ships besides. Without this line they are those of a flow's catalog;
      # with it, a language that a catalog lacks is a finding.
      # locales: \(list)

      """
  }

  private var places: String {
    """
    # Where flows are shown: phones (each iPhone of iOS 17 and later, upright), all (landscape and
    # iPads too), none, or ids that `copyfit config --devices` lists.
    devices: phones
    # Further places, in points, such as a sidebar:
    # widths:
    #   - { width: 240, scale: 2 }

    # Dynamic Type sizes: all, or a list such as [large, xxxLarge, accessibility3].
    contentSizes: all

    # Points on each side of a flow.
    margins: 16

    """
  }

  private var rules: String {
    let scope = """
      # The localization rules look at every key of every catalog, as they do without this file; with
      # `flows`, the default, only at the keys that flows use.
      catalogRules: all
      """
    return """
      # Rules are error, warning, note or off. `copyfit rules` lists them, `copyfit explain RULE` tells one.
      # rules:
      #   form-flip: note
      #   title-truncated: { severity: error, contentSizes: [large, xxxLarge] }

      \(scope)

      """
  }

  /// Whether flows say words that no catalog has.
  var lacksTrailWords: Bool { !missingTrailWords.isEmpty }

  private var missingTrailWords: [String] {
    flows.flatMap(\.missingMessages).reduce(into: []) { list, key in
      if !list.contains(key) { list.append(key) }
    }
  }

  private var exceptions: String {
    let missing = missingTrailWords
    var text =
      "# Findings that are not reported, by rule, key, flow, locale or file, with the reason.\n"
    if missing.isEmpty {
      text += """
        # ignore:
        #   - { rule: missing-translation, key: "debug.*", reason: "internal screens" }

        """
    } else {
      text += """
        ignore:
          # A step trail says words of its own, and no catalog has these keys:
          #   \(missing.map(InitYAML.quoted).joined(separator: ", "))
          # In every language they are shown or spoken in English. Add them to the catalogs, or name your
          # own keys in each flow: messages: { label: "my.key" }. Then delete this item.
          - { rule: missing-translation, file: \(InitYAML.word(name)), reason: "the trail's own words are not there yet" }

        """
    }
    return text + """

      # For an app that has findings already: they are recorded in a file, and only new ones are reported.
      # baseline: copyfit-baseline.json   # copyfit lint --write-baseline copyfit-baseline.json

      """
  }
}
