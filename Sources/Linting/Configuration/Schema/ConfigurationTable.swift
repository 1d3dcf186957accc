import PlatformFacts
import StringCatalogs

/// The keys of copyfit.yml.
enum ConfigurationTable {
  static func table(_ vocabulary: ConfigurationVocabulary) -> ObjectTable<Configuration> {
    let inFlow = "It belongs in a flow, below `flows`."
    return ObjectTable(
      name: "the configuration",
      fields: [
        Field(
          "catalogs", \.catalogs, patterns.optional(absent: "all below this folder"),
          "patterns of the catalogs' paths, relative to this file",
          "`*` matches any run of characters but `/`, `?` one of them, `**` any number of folders, "
            + "`{a,b}` either. Without the key every catalog below this folder counts, but for "
            + "those in \(FileWalker.skippedFolders.sorted().joined(separator: ", "))",
          example: ["App/**/*.xcstrings"]),
        Field(
          "sourceLanguage", \.sourceLanguage, locale.optional(absent: "the catalog's own"),
          "the language that the copy is written in",
          "Translations are held to its texts, and `form-flip` to its layout",
          example: "en"),
        Field(
          "locales", \.locales,
          Codec<[String]>.uniqueList(of: locale, "a list of locales")
            .optional(absent: "those of the catalogs that a flow's steps are in"),
          "the languages that the app ships, besides the source language",
          "A listed language that a catalog lacks is a finding (`missing-locale`); one that is not "
            + "listed is not looked at in flows",
          example: ["de", "ar", "ja"]),
        Field(
          "devices", \.devices, .devices(vocabulary.deviceIDs),
          "phones, all, none, or ids that `copyfit config --devices` lists",
          "`phones` are the iPhones that run iOS 17 or later, held upright, with and without Display "
            + "Zoom; `all` adds iPhones on their side, iPads and their splits. Devices that leave a "
            + "flow the same width at the same scale are one place",
          example: ["iphone-16", "iphone-se-3"]),
        Field(
          "widths", \.widths,
          .list(
            of: width.codec { _, _ in CustomWidth(width: 0, scale: .x2) }, "a list of widths"),
          "further places besides the devices'; margins do not come off these",
          "For a flow in a sidebar, a sheet or a widget", example: [["width": 240, "scale": 3]]),
        Field(
          "contentSizes", \.contentSizes, .contentSizes,
          "the Dynamic Type sizes that are checked",
          "The names are "
            + ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ", "),
          example: ["large", "xxxLarge", "accessibility3"]),
        Field(
          "margins", \.margins, .pointsOrZero, "points on each side of a flow",
          "They come off the devices' widths, not off `widths`", example: 24),
        Field(
          "fonts", \.fonts, fonts.codec { _, _ in FontSelection() },
          "the faces that copy is measured with", example: ["profile": "ios"]),
        Field(
          "rules", \.rules,
          .dictionary(
            .oneOf(vocabulary.ruleIDs, "a rule id, as `copyfit rules` lists them"),
            to: .ruleSetting,
            "a mapping of rule ids to severities"),
          "severities of rules, and the content sizes in which they look",
          "A rule that is not listed has its own severity",
          example: [
            "form-flip": "error",
            "title-truncated": ["severity": "warning", "contentSizes": ["large", "xxxLarge"]],
          ]),
        Field(
          "ignore", \.ignore,
          .list(
            of: ignore(vocabulary).codec { node, context in
              IgnorePattern(location: context.location(node.position))
            }, "a list of mappings"),
          "findings that are not reported",
          "An item that silences nothing is a finding itself (`unused-suppression`)",
          example: [["rule": "form-flip", "locale": "fi", "reason": "no shorter word"]]),
        Field(
          "baseline", \.baseline, path.optional(absent: "none"),
          "file of the findings that are there already, relative to this file",
          "They are counted as suppressed, and only new findings are reported",
          example: "copyfit-baseline.json"),
        Field(
          "catalogRules", \.catalogRules, .names("a scope"),
          "localization rules on the keys of flows, or on all keys",
          "`all` does what `copyfit lint --catalogs` does", example: "all"),
        Field(
          "flowFiles", \.flowFiles, patterns,
          "patterns of files with further flows, relative to this file",
          "Such a file holds `flows` and nothing else; patterns are those of `catalogs`",
          example: ["Flows/*.yml"]),
        Field(
          "flows", \.flows, FlowTable.flows(vocabulary), "the flows",
          example: [["id": "checkout", "steps": ["Cart", "Address", "Payment"]]]),
      ],
      misplaced: [
        "steps": inFlow, "surface": inFlow, "table": inFlow, "style": inFlow,
        "showsCaption": inFlow, "maxWidth": inFlow, "boldText": inFlow, "messages": inFlow,
        "titlesUntil": inFlow,
      ])
  }

  private static var locale: Codec<String> { .name("a locale, such as de or pt-BR") }
  private static var path: Codec<String> { .name("a path") }
  private static var patterns: Codec<[String]> {
    .list(of: .name("a path or pattern"), "a list of paths or patterns", nonEmpty: true)
  }

  private static var width: ObjectTable<CustomWidth> {
    ObjectTable(
      name: "a width",
      fields: [
        Field(
          "width", \.width, .points(above: 0), "points of the place", example: 240,
          isRequired: true),
        Field(
          "scale", \.scale, .displayScale, "pixels per point, 2 or 3", example: 3,
          isRequired: true),
        Field(
          "height", \.height,
          Codec<Double>.points(above: 0).optional(absent: "not known"),
          "height of the screen in points, safe areas included",
          "Only surfaces that stand between the edges of the screen ask for it", example: 568),
      ])
  }

  private static var fonts: ObjectTable<FontSelection> {
    ObjectTable(
      name: "a selection of fonts",
      fields: [
        Field(
          "profile", \.profile, .names("a font profile"),
          "ios (free faces and coefficients) or system (the Mac's own font)",
          "With `ios` every machine measures the same; `system` needs a Mac", example: "ios"),
        Field(
          "files", \.files,
          .dictionary(.scriptCode, to: path, "a mapping of script codes to font files"),
          "font files by ISO 15924 script code, relative to this file",
          "They are taken as they are, without coefficients. `Jpan`, `Kore`, `Hans` and `Hant` stand "
            + "for their scripts",
          example: ["Latn": "Fonts/Brand.otf"]),
      ])
  }

  private static func ignore(_ vocabulary: ConfigurationVocabulary) -> ObjectTable<IgnorePattern> {
    func pattern(_ what: String) -> Codec<String?> {
      Codec<String>.string("\(what); * matches any run of characters").optional(absent: "any")
    }
    return ObjectTable(
      name: "an item of `ignore`",
      fields: [
        Field(
          "rule", \.rule, Codec<String>.rulePattern(vocabulary.ruleIDs).optional(absent: "any"),
          "the rule's id, or a pattern", example: "caption-*"),
        Field(
          "key", \.key, pattern("a catalog key"), "the catalog key, or a pattern",
          example: "debug.*"),
        Field(
          "flow", \.flow, pattern("a flow id"), "the flow's id, or a pattern",
          example: "checkout"),
        Field(
          "locale", \.locale, pattern("a locale"), "the locale, or a pattern", example: "pt*"),
        Field(
          "file", \.file, pattern("a path"), "the file's path, relative to this file, or a pattern",
          "`*` matches any run of characters here, `/` among them", example: "App/Legacy/*"),
        Field(
          "reason", \.reason, Codec<String>.string("a reason").optional(absent: "none given"),
          "why, for the next reader", example: "internal screens"),
      ],
      check: { node, item, context in
        let isSelective =
          item.rule != nil || item.key != nil || item.flow != nil || item.locale != nil
          || item.file != nil
        if !isSelective {
          context.add(
            "This item would ignore every finding. Say which with rule, key, flow, locale or "
              + "file.", at: node.position)
        }
        return isSelective
      })
  }
}
