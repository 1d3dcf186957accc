import PlatformFacts

@testable import Linting

/// Configurations that the tests share.
enum ConfigurationSamples {
  static let vocabulary = ConfigurationVocabulary(deviceIDs: [
    "iphone-se-3", "iphone-16", "iphone-16-zoomed", "iphone-16-pro-max", "ipad-mini-6",
  ])

  /// Every key there is.
  static let everything = """
    catalogs: ["App/**/*.xcstrings"]
    sourceLanguage: en
    locales: [de, ar, "no"]
    devices: [iphone-16, iphone-se-3]
    widths:
      - { width: 240, scale: 3, height: 568 }
    contentSizes: [accessibility3, large, xxxLarge]
    margins: 24
    fonts: { profile: ios, files: { Latn: Fonts/Brand.otf } }
    rules:
      form-flip: warning
      caption-wraps: off
      title-truncated: { severity: error, contentSizes: [large, xxxLarge] }
      titles-lost: { contentSizes: all }
    ignore:
      - { rule: missing-translation, key: "debug.*", reason: "internal screens" }
      - { rule: "caption-*", flow: checkout, locale: de, file: "App/*" }
    baseline: copyfit-baseline.json
    catalogRules: all
    flowFiles: ["Flows/*.yml"]
    flows:
      - id: checkout
        surface: step-trail
        table: Localizable
        steps: ["Cart", Address, { key: "Pay %@ %lld", arguments: ["€1,234.50", -3] }]
        style: { height: 34.5, maximumTitleWidth: 120, accent: "#FF0000", accentInk: "#1a1A1a" }
        showsCaption: false
        margins: 0
        maxWidth: 240
        boldText: true
        messages: { table: T, caption: "a", complete: "b", label: "c", value: "d", goTo: "e" }
        titlesUntil: xxLarge
        surfaces: [{ surface: step-trail, steps: ["Cart"] }]
      - id: empty

    """

  /// Configurations without a problem.
  static let good: [String] = [
    "", "# nothing", "{}", "margins: 0", "margins: 0x10", "devices: phones", "devices: all",
    "devices: none\nwidths: [{width: 1e2, scale: 2}, {width: 0.5, scale: 3}]", "contentSizes: all",
    "flows: []", "widths: []", "locales: []", "ignore: []", "rules: {}", "fonts: {}",
    "fonts: { profile: system }", "rules: { form-flip: off }", "rules: { form-flip: {} }",
    "flows: [{id: a}]", "flows: [{id: a, steps: []}, {id: b, steps: [x, x, x]}]",
    "flows: [{id: a, style: {height: 1, maximumTitleWidth: 3}}]",
    "flows: [{id: a, steps: [{key: k}, {key: k, arguments: []}]}]",
    "flows: [{id: a, steps: [{key: k, arguments: [-9223372036854775808, \"\"]}]}]",
    "sourceLanguage: no\nlocales: [on, y]",
    "flows: [{id: a, surface: slots, slots: [{text: a, size: 12}, {literal: '5'}]}]",
    "flows: [{id: a, surface: coach-mark, message: m, target: {top: 0}}]",
    "{\"margins\": 24, \"flows\": [{\"id\": \"a\", \"steps\": [\"\\u00e4\\n\"]}]}\n",
    "flows:\n  - { id: a, style: &s { height: 30 } }\n  - { id: b, style: *s }",
    everything,
  ]

  struct Bad: Sendable {
    let text: String
    let line: Int
    let column: Int
    let message: String
    /// Whether JSON Schema can say it, too.
    var isInSchema = true
  }

  static func inFlow(_ text: String, _ message: String, at column: Int) -> Bad {
    Bad(text: "flows:\n  - id: a\n    \(text)", line: 3, column: 5 + column, message: message)
  }

  static func inSurface(
    _ text: String, _ message: String, at column: Int, _ surface: String = "slots"
  ) -> Bad {
    Bad(
      text: "flows:\n  - id: a\n    surface: \(surface)\n    \(text)", line: 4, column: 5 + column,
      message: message)
  }

  static let bad: [Bad] = [
    // Unknown keys
    Bad(text: "margin: 3", line: 1, column: 1, message: "Did you mean \"margins\"?"),
    Bad(text: "flow: []", line: 1, column: 1, message: "Unknown key \"flow\" in the configuration"),
    Bad(text: "steps: []", line: 1, column: 1, message: "belongs in a flow"),
    Bad(text: "<<: {}", line: 1, column: 1, message: "no merge keys"),
    Bad(text: "a\u{301}: 1", line: 1, column: 1, message: "Known keys: catalogs, sourceLanguage"),
    inFlow("height: 30", "belongs in `style`", at: 0),
    inFlow("stile: {}", "Did you mean \"style\"?", at: 0),
    inFlow("style: { hieght: 3 }", "Did you mean \"height\"?", at: 9),
    inFlow("messages: { gotoo: x }", "Did you mean \"goTo\"?", at: 12),
    // Wrong types
    Bad(text: "[]", line: 1, column: 1, message: "must be the configuration, a mapping"),
    Bad(text: "5", line: 1, column: 1, message: "found the number 5"),
    Bad(
      text: "catalogs: A.xcstrings", line: 1, column: 11, message: "in brackets: [\"A.xcstrings\"]"),
    Bad(text: "catalogs: []", line: 1, column: 11, message: "at least one item"),
    Bad(text: "catalogs: [1]", line: 1, column: 12, message: "Put it in quotes"),
    Bad(text: "locales: de", line: 1, column: 10, message: "\"locales\" must be a list of locales"),
    Bad(text: "locales: [de, fr, de]", line: 1, column: 19, message: "already on line 1"),
    Bad(text: "locales:", line: 1, column: 9, message: "found nothing. Leave the key out"),
    Bad(text: "sourceLanguage: true", line: 1, column: 17, message: "in quotes to have it as text"),
    Bad(text: "sourceLanguage: \"\"", line: 1, column: 17, message: "found an empty string"),
    Bad(
      text: "baseline: \"a\\u001bb\"", line: 1, column: 11, message: "without control characters",
      isInSchema: false),
    Bad(text: "catalogRules: every", line: 1, column: 15, message: "a scope: flows, all"),
    Bad(text: "flows: {}", line: 1, column: 8, message: "must be a list of flows; found a mapping"),
    Bad(text: "flows: [a]", line: 1, column: 9, message: "must be a flow, a mapping with id"),
    Bad(text: "flows: [{steps: []}]", line: 1, column: 9, message: "A flow needs \"id\""),
    inFlow("showsCaption: yes", "YAML 1.2 knows true and false alone", at: 14),
    inFlow("boldText: 1", "must be true or false; found the number 1", at: 10),
    inFlow("surface: step-trial", "Did you mean \"step-trail\"?", at: 9),
    inFlow("steps: [1]", "Put it in quotes to have it as text: \"1\"", at: 8),
    inFlow("steps: [true]", "Put it in quotes", at: 8),
    inFlow("steps: [\"\"]", "found an empty string", at: 8),
    inFlow("steps: [{arguments: []}]", "needs \"key\"", at: 8),
    inFlow("steps: [{key: k, arguments: [1.5]}]", "a whole number for %lld", at: 29),
    inFlow(
      "steps: [{key: k, arguments: [[]]}]", "a whole number for %lld, or a string for %@", at: 29),
    inFlow("titlesUntil: xxlarge", "Did you mean \"xxLarge\"?", at: 13),
    inFlow("messages: { caption: 5 }", "\"caption\" must be a catalog key", at: 21),
    inFlow("steps: [~]", "found nothing. Write one, or delete the item.", at: 8),
    Bad(
      text: "flows: [{id: }]", line: 1, column: 14, message: "found nothing. The key needs a value."
    ),
    // Other surfaces
    inSurface("slots: [~]", "An item of \"slots\" must be a mapping with id, text", at: 8),
    inSurface(
      "slots: [{ literal: 12 }]", "\"literal\" must be a text; found the number 12", at: 19),
    inSurface("slots: [{ text: }]", "found nothing. The key needs a value.", at: 16),
    inSurface("slots: [{ text: a, width: }]", "Leave the key out to have the default.", at: 26),
    inSurface("slots: [{}]", "A slot needs \"text\", a catalog key, or \"literal\"", at: 8),
    inSurface("slots: [{ text: a, literal: b }]", "\"text\" or \"literal\", not both.", at: 8),
    inSurface(
      "slots: [{ text: a, size: 12, textStyle: body }]",
      "A slot has one size: \"textStyle\" or \"size\", not both.", at: 8),
    inSurface(
      "slots: [{ text: a, size: 12, textStyle: body, scaledSize: { size: 12 } }]",
      "not all of them", at: 8),
    inSurface(
      "message: a\n    target: { height: 2 }", "needs \"top\" or \"bottom\"", at: 0, "coach-mark"
    )
    .at(5, 13),
    inSurface(
      "message: a\n    target: { top: 1, bottom: 2 }", "\"top\" or \"bottom\", not both.", at: 0,
      "coach-mark"
    ).at(5, 13),
    inSurface("left: 3", "\"left\" must be a mapping with title, symbol", at: 6, "swipe-deck"),
    // Numbers
    Bad(text: "margins: -1", line: 1, column: 10, message: "0 or more; found the number -1"),
    Bad(
      text: "margins: .inf", line: 1, column: 10, message: "found the number .inf"),
    Bad(
      text: "margins: .nan", line: 1, column: 10, message: "found the number .nan"),
    Bad(text: "margins: 24pt", line: 1, column: 10, message: "found the string \"24pt\""),
    Bad(text: "margins: 1e7", line: 1, column: 10, message: "at most 1000000 points"),
    Bad(text: "widths: [{width: 0, scale: 2}]", line: 1, column: 18, message: "greater than 0"),
    Bad(text: "widths: [{width: -5, scale: 2}]", line: 1, column: 18, message: "greater than 0"),
    Bad(
      text: "widths: [{width: .nan, scale: 2}]", line: 1, column: 18, message: "greater than 0"),
    Bad(text: "widths: [{width: -.inf, scale: 2}]", line: 1, column: 18, message: "greater than 0"),
    Bad(text: "widths: [{width: 1e999, scale: 2}]", line: 1, column: 18, message: "greater than 0"),
    Bad(text: "widths: [{width: 240, scale: 0}]", line: 1, column: 30, message: "2 or 3"),
    Bad(text: "widths: [{width: 240, scale: 4}]", line: 1, column: 30, message: "2 or 3"),
    Bad(text: "widths: [{width: 240, scale: 2.5}]", line: 1, column: 30, message: "2 or 3"),
    Bad(text: "widths: [{width: 240, scale: 1e99}]", line: 1, column: 30, message: "2 or 3"),
    Bad(text: "widths: [{width: 240}]", line: 1, column: 10, message: "A width needs \"scale\""),
    Bad(text: "widths: [240]", line: 1, column: 10, message: "a mapping with width, scale"),
    inFlow("style: { height: 0 }", "\"height\" must be a number of points greater than 0", at: 17),
    inFlow("style: { height: -34 }", "found the number -34", at: 17),
    inFlow("style: { maximumTitleWidth: 0 }", "greater than 0", at: 28),
    inFlow(
      "surfaces: [{ title: x }]",
      "A further surface needs \"surface\", the view that it is: step-trail",
      at: 11),
    inFlow("surfaces: [toast]", "must be a mapping with \"surface\"", at: 11),
    inFlow("maxWidth: 0", "greater than 0", at: 10),
    inFlow("margins: -0.5", "0 or more", at: 9),
    inFlow("maxWidth: .inf", "greater than 0", at: 10),
    // Names
    Bad(
      text: "contentSizes: [largee]", line: 1, column: 16,
      message:
        "An item of \"contentSizes\" must be a content size; found the string \"largee\". Did you mean \"large\"?"
    ),
    Bad(text: "contentSizes: large", line: 1, column: 15, message: "in brackets: [large]"),
    Bad(text: "contentSizes: []", line: 1, column: 15, message: "at least one item"),
    Bad(text: "contentSizes: [large, large]", line: 1, column: 23, message: "twice"),
    Bad(text: "devices: phone", line: 1, column: 10, message: "Did you mean \"phones\"?"),
    Bad(text: "devices: iphone-16", line: 1, column: 10, message: "in brackets: [iphone-16]"),
    Bad(text: "devices: [iphone16]", line: 1, column: 11, message: "Did you mean \"iphone-16\"?"),
    Bad(text: "devices: [iphone-16, iphone-16]", line: 1, column: 22, message: "twice"),
    Bad(text: "devices: 5", line: 1, column: 10, message: "phones, all, none; or a list"),
    Bad(
      text: "rules: { form-flop: off }", line: 1, column: 10,
      message:
        "A key of \"rules\" must be a rule id, as `copyfit rules` lists them; found the string \"form-flop\". Did you mean \"form-flip\"?"
    ),
    Bad(
      text: "rules: { form-flip: warn }", line: 1, column: 21,
      message: "a severity; found the string \"warn\". Did you mean \"warning\"?"),
    Bad(text: "rules: { form-flip: false }", line: 1, column: 21, message: "a severity"),
    Bad(
      text: "rules: { form-flip: { level: off } }", line: 1, column: 23,
      message: "Unknown key \"level\""
    ),
    Bad(text: "rules: [form-flip]", line: 1, column: 8, message: "a mapping of rule ids"),
    Bad(
      text: "fonts: { profile: macos }", line: 1, column: 19, message: "a font profile: ios, system"
    ),
    Bad(
      text: "fonts: { files: { latn: a.otf } }", line: 1, column: 19,
      message: "Did you mean \"Latn\"?"),
    Bad(
      text: "ignore: [{ rule: missing-translatoin }]", line: 1, column: 18,
      message: "Did you mean \"missing-translation\"?", isInSchema: false),
    Bad(
      text: "ignore: [{ rule: \"mising-*\" }]", line: 1, column: 18,
      message: "a pattern that matches some rule id", isInSchema: false),
    Bad(
      text: "ignore: [{ reason: x }]", line: 1, column: 10, message: "ignore every finding",
      isInSchema: false),
    inFlow("style: { accent: red }", "a colour as \"#RRGGBB\"", at: 17),
    inFlow("style: { accent: \"FF0000\" }", "Write \"#FF0000\"", at: 17),
    inFlow("style:\n      accent: #FF0000", "a bare # begins a comment", at: 0).at(4, 14),
    inFlow("style: { accent: \"#FF000G\" }", "a colour", at: 17),
    Bad(
      text: "flows:\n  - id: a\n  - id: b\n  - id: a\n", line: 4, column: 5,
      message: "already that of the flow at copyfit.yml:2:5", isInSchema: false),
    Bad(
      text: "margins: 1\nmargins: 2", line: 2, column: 1, message: "already on line 1",
      isInSchema: false),
    Bad(
      text: "flows: [{id: a, steps: [{key: k, arguments: [9223372036854775808]}]}]", line: 1,
      column: 46, message: "a whole number of 64 bits", isInSchema: false),
  ]
}

extension ConfigurationSamples.Bad {
  func at(_ line: Int, _ column: Int) -> Self {
    .init(text: text, line: line, column: column, message: message, isInSchema: isInSchema)
  }
}
