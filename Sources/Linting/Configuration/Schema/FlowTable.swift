import PlatformFacts
import StringCatalogs

/// The keys of a flow, of its style and of its messages.
enum FlowTable {
  static func flow(_ vocabulary: ConfigurationVocabulary) -> ObjectTable<Flow> {
    let belongsInStyle = "It belongs in `style`."
    return ObjectTable(
      name: "a flow",
      fields: [
        Field(
          "id", \.id, .name("a flow id"), "the flow's own name, unlike all others",
          "Findings and `--flow` name it", example: "checkout", isRequired: true),
        Field(
          "surface", \.surface, .oneOf(vocabulary.surfaces, "a surface"),
          "the view that shows the flow", example: "step-trail"),
        Field(
          "table", \.table, named("a table name", absent: "the only one that has the keys"),
          "the catalog's name without extension",
          "Needed only where several catalogs have the keys", example: "Localizable"),
        Field(
          "steps", \.steps, .list(of: .copyKey, "a list of catalog keys"),
          "the catalog keys of the titles, in order",
          "A key with placeholders may be given sample values for them",
          example: ["Cart", ["key": "Pay %@", "arguments": ["€1,234.50"]]]),
        Field(
          group: "style", style, "what the view is styled with, at the default text size",
          example: ["height": 34, "maximumTitleWidth": 160]),
        Field(
          "showsCaption", \.showsCaption, .bool, "whether the view shows its caption",
          example: false),
        Field(
          "margins", \.margins,
          Codec<Double>.pointsOrZero.optional(absent: "the configuration's"),
          "points on each side of the flow", example: 24),
        Field(
          "maxWidth", \.maxWidth,
          Codec<Double>.points(above: 0).optional(absent: "as wide as the device leaves it"),
          "the place is never wider than this, in points", example: 240),
        Field(
          "boldText", \.boldText, .bool, "measure as with the Bold Text accessibility setting",
          "Semibold text is then bold", example: true),
        Field(
          "messages", \.messages, messages.codec { _, _ in MessageKeys() },
          "catalog keys of the view's own copy",
          "Only where your keys or your table are others than those that the view looks up",
          example: ["table": "Trail", "caption": "trail.position"]),
        Field(
          "titlesUntil", \.titlesUntil,
          Codec<ContentSizeCategory>.names("a content size").optional(absent: "no promise"),
          "a promise: titled at every width, in every locale, up to this content size",
          "A cell that breaks it is a finding (`titles-lost`)", example: "xxLarge"),
      ],
      misplaced: [
        "height": belongsInStyle, "maximumTitleWidth": belongsInStyle, "accent": belongsInStyle,
        "accentInk": belongsInStyle,
        "locales": "Locales are listed once, beside `flows`.",
        "rules": "Rules are set once, beside `flows`.",
      ])
  }

  private static var style: ObjectTable<Flow> {
    ObjectTable(
      name: "a style",
      fields: [
        Field(
          "height", \.height, .points(above: 0),
          "diameter of a stop in points; less than 28 counts as 28", example: 34),
        Field(
          "maximumTitleWidth", \.maximumTitleWidth, .points(above: 0),
          "the longest title in points; less than 40 counts as 40", example: 160),
        Field(
          "accent", \.accent, Codec<String>.color.optional(absent: "the view's own"),
          "colour of the stops, #RRGGBB", "In quotes, since a bare # begins a comment",
          example: "#FF0000"),
        Field(
          "accentInk", \.accentInk, Codec<String>.color.optional(absent: "the view's own"),
          "colour of the text on the stops, #RRGGBB", example: "#141414"),
      ])
  }

  private static var messages: ObjectTable<MessageKeys> {
    let key = Codec<String>.string("a catalog key")
    return ObjectTable(
      name: "messages",
      fields: [
        Field(
          "table", \.table, .name("a table name"), "the catalog's name without extension",
          example: "Trail"),
        Field(
          "caption", \.caption, key, "key of the position text", example: "trail.position"),
        Field(
          "complete", \.complete, key, "key of the text after the last step",
          example: "trail.complete"),
        Field(
          "label", \.label, key, "key of the accessibility label", example: "trail.label"),
        Field(
          "value", \.value, key, "key of the accessibility value", example: "trail.value"),
        Field("goTo", \.goTo, key, "key of the accessibility action", example: "trail.goTo"),
      ])
  }

  /// A flow file: `flows`, and nothing else.
  static func file(_ vocabulary: ConfigurationVocabulary) -> ObjectTable<[Flow]> {
    let elsewhere = "A flow file holds `flows` alone; this belongs in copyfit.yml."
    let others = ConfigurationTable.table(vocabulary).fields.map(\.key).filter { $0 != "flows" }
    return ObjectTable(
      name: "a flow file",
      fields: [
        Field(
          "flows", \.self, flows(vocabulary), "the flows",
          example: [["id": "checkout", "steps": ["Cart", "Address", "Payment"]]])
      ],
      misplaced: Dictionary(others.map { ($0, elsewhere) }) { first, _ in first })
  }

  static func flows(_ vocabulary: ConfigurationVocabulary) -> Codec<[Flow]> {
    .list(
      of: flow(vocabulary).codec { node, context in
        Flow(id: "", steps: [], location: context.location(node.position))
      }, "a list of flows")
  }

  private static func named(_ kind: String, absent: String) -> Codec<String?> {
    Codec<String>.name(kind).optional(absent: absent)
  }
}
