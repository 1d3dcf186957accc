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
          "patterns of the catalogs' paths, relative to this file"),
        Field(
          "sourceLanguage", \.sourceLanguage, locale.optional(absent: "the catalog's own"),
          "the language that the copy is written in"),
        Field(
          "locales", \.locales,
          Codec<[String]>.uniqueList(of: locale, "a list of locales")
            .optional(absent: "those of the catalogs that a flow's steps are in"),
          "the languages that the app ships, besides the source language"),
        Field(
          "devices", \.devices, .devices(vocabulary.deviceIDs),
          "phones, all, none, or ids that `copyfit config --devices` lists"),
        Field(
          "widths", \.widths,
          .list(
            of: width.codec { _, _ in CustomWidth(width: 0, scale: .x2) }, "a list of widths"),
          "further places besides the devices'; margins do not come off these"),
        Field(
          "contentSizes", \.contentSizes, .contentSizes,
          "the Dynamic Type sizes that are checked"),
        Field("margins", \.margins, .pointsOrZero, "points on each side of a flow"),
        Field(
          "fonts", \.fonts, fonts.codec { _, _ in FontSelection() },
          "the faces that copy is measured with"),
        Field(
          "rules", \.rules,
          .dictionary(
            .oneOf(vocabulary.ruleIDs, "a rule id, as `copyfit rules` lists them"),
            to: .ruleSetting,
            "a mapping of rule ids to severities"),
          "severities of rules, and the content sizes in which they look"),
        Field(
          "ignore", \.ignore,
          .list(
            of: ignore(vocabulary).codec { node, context in
              IgnorePattern(location: context.location(node.position))
            }, "a list of mappings"),
          "findings that are not reported"),
        Field(
          "baseline", \.baseline, path.optional(absent: "none"),
          "file of the findings that are there already"),
        Field(
          "catalogRules", \.catalogRules, .names("a scope"),
          "localization rules on the keys of flows, or on all keys"),
        Field("flowFiles", \.flowFiles, patterns, "patterns of files with further flows"),
        Field("flows", \.flows, FlowTable.flows(vocabulary), "the flows"),
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
        Field("width", \.width, .points(above: 0), "points of the place", isRequired: true),
        Field("scale", \.scale, .displayScale, "pixels per point, 2 or 3", isRequired: true),
      ])
  }

  private static var fonts: ObjectTable<FontSelection> {
    ObjectTable(
      name: "a selection of fonts",
      fields: [
        Field(
          "profile", \.profile, .names("a font profile"),
          "ios (free faces and coefficients) or system"),
        Field(
          "files", \.files,
          .dictionary(.scriptCode, to: path, "a mapping of script codes to font files"),
          "font files by script, relative to this file"),
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
          "the rule's id, or a pattern"),
        Field("key", \.key, pattern("a catalog key"), "the catalog key, or a pattern"),
        Field("flow", \.flow, pattern("a flow id"), "the flow's id, or a pattern"),
        Field("locale", \.locale, pattern("a locale"), "the locale, or a pattern"),
        Field("file", \.file, pattern("a path"), "the file's path, or a pattern"),
        Field(
          "reason", \.reason, Codec<String>.string("a reason").optional(absent: "none given"),
          "why, for the next reader"),
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
