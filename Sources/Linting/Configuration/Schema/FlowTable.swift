import PlatformFacts
import StringCatalogs
import Surfaces

/// The keys of a flow, of its style and of its messages.
enum FlowTable {
  /// The keys of a flow that `kind` shows.
  /// - Parameter isFurther: whether it is one of a flow's further surfaces, which have no id.
  static func flow(
    _ kind: SurfaceKind, _ vocabulary: ConfigurationVocabulary, isFurther: Bool = false
  ) -> ObjectTable<Flow> {
    let known = ["step-trail"] + vocabulary.surfaces.map { $0.manual.id }
    var fields: [Field<Flow>] = []
    if !isFurther {
      fields.append(
        Field(
          "id", \.id, .name("a flow id"), "the flow's own name, unlike all others",
          "Findings and `--flow` name it", example: "checkout", isRequired: true))
    }
    fields += [
      Field(
        key: "surface", summary: "the view that shows the flow", details: "",
        expectation: "a surface", example: .string(kind.id), isRequired: false,
        schema: .enumeration(known),
        // Read before all else, since it decides what else there may be.
        decode: { _, _, _ in true }, encode: { .string($0.surface) }),
      Field(
        "table", \.table, named("a table name", absent: "the only one that has the keys"),
        "the catalog's name without extension",
        "Needed only where several catalogs have the keys", example: "Localizable"),
    ]
    fields += kind.type.map { own($0.manual) } ?? trailStart
    fields += common(kind.type?.manual)
    if kind.type == nil { fields += trailEnd }
    if !isFurther { fields.append(surfaces(vocabulary)) }
    return ObjectTable(
      name: isFurther || kind.type != nil ? "the surface \(kind.id)" : "a flow", fields: fields,
      misplaced: misplaced(kind),
      check: { node, flow, context in
        guard let manual = kind.type?.manual else { return true }
        return flow.settings.passes(manual.check, manual.allFields, at: node, &context)
      })
  }

  private static func misplaced(_ kind: SurfaceKind) -> [String: String] {
    let style =
      kind.type.map { $0.manual.style.map(\.name) }
      ?? ["height", "maximumTitleWidth", "accent", "accentInk"]
    var advice = [
      "locales": "Locales are listed once, beside `flows`.",
      "rules": "Rules are set once, beside `flows`.",
    ]
    for name in style { advice[name] = "It belongs in `style`." }
    return advice
  }

  /// What a surface other than the step trail declares.
  private static func own(_ manual: SurfaceManual) -> [Field<Flow>] {
    var fields: [Field<Flow>] = manual.fields.map { Field($0, in: \.settings) }
    if !manual.style.isEmpty {
      let style = ObjectTable<Flow>(
        name: "the style of \(manual.id)", fields: manual.style.map { Field($0, in: \.settings) })
      let example = manual.style.prefix(2).map {
        ConfigurationValue.Member($0.name, $0.kind.example(for: $0))
      }
      fields.append(
        Field(
          group: "style", style, "what the view is styled with, at the default text size",
          example: .object(example)))
    }
    return fields
  }

  /// What the step trail alone takes goes before and behind what all surfaces take.
  static var trailStart: [Field<Flow>] {
    [
      Field(
        "steps", \.keys, .list(of: .copyKey, "a list of catalog keys"),
        "the catalog keys of the titles, in order",
        "A key with placeholders may be given sample values for them",
        example: ["Cart", ["key": "Pay %@", "arguments": ["€1,234.50"]]]),
      Field(
        group: "style", style, "what the view is styled with, at the default text size",
        example: ["height": 34, "maximumTitleWidth": 160]),
      Field(
        "showsCaption", \.showsCaption, .bool, "whether the view shows its caption",
        example: false),
    ]
  }

  /// What every surface takes.
  static func common(_ manual: SurfaceManual?) -> [Field<Flow>] {
    let margins = manual?.margins.map { "\(ConfigurationValue.number($0).scalarText)" }
    return [
      Field(
        "margins", \.margins,
        Codec<Double>.pointsOrZero.optional(absent: margins ?? "the configuration's"),
        "points on each side of the flow", example: 24),
      Field(
        "maxWidth", \.maxWidth,
        Codec<Double>.points(above: 0).optional(absent: "as wide as the device leaves it"),
        "the place is never wider than this, in points", example: 240),
      Field(
        "boldText", \.boldText, .bool, "measure as with the Bold Text accessibility setting",
        "Semibold text is then bold", example: true),
    ]
  }

  static var trailEnd: [Field<Flow>] {
    [
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
    ]
  }

  /// A flow of several views: a checkout with a trail, a toast and a deck.
  private static func surfaces(_ vocabulary: ConfigurationVocabulary) -> Field<Flow> {
    let further = FlowCodec(kinds(vocabulary), mustBeNamed: true) {
      flow($0, vocabulary, isFurther: true)
    }
    return Field(
      "surfaces", \.surfaces, .list(of: further.codec, "a list of surfaces"),
      "further views that show copy of the flow",
      "Each names its `surface` and takes what that surface takes; `table`, `boldText` and, where the "
        + "surface has none of its own, `margins` are the flow's where it says nothing",
      example: [["surface": "toast", "title": "Saved"]])
  }

  private static func kinds(_ vocabulary: ConfigurationVocabulary) -> [SurfaceKind] {
    [.stepTrail] + vocabulary.surfaces.map(SurfaceKind.init)
  }

  static var style: ObjectTable<Flow> {
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

  static var messages: ObjectTable<MessageKeys> {
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
    let flow = FlowCodec(kinds(vocabulary)) { self.flow($0, vocabulary) }
    return Codec<[Flow]>.list(of: flow.codec, "a list of flows").map(
      { flows, _, _ in flows.withSurfacesApart }, { $0.withSurfacesTogether })
  }

  private static func named(_ kind: String, absent: String) -> Codec<String?> {
    Codec<String>.name(kind).optional(absent: absent)
  }
}
