import StringCatalogs
import Surfaces

/// Settings of a surface as the configuration writes them.
typealias ConfiguredSettings = SurfaceSettings<CopyKey>

extension Field {
  /// A field that a surface declares, within the settings at `path`.
  init(_ field: any SurfaceField, in path: WritableKeyPath<Root, ConfiguredSettings>) {
    let codec = field.kind.codec(for: field)
    let (name, standard) = (field.name, field.encodedStandard)
    self.init(
      key: name, summary: field.summary, details: field.details,
      expectation: codec.expectation, example: field.kind.example(for: field),
      isRequired: field.isRequired, schema: codec.schema,
      decode: { node, root, context in
        guard let value = codec.decode(node, &context) else { return false }
        root[keyPath: path].values[name] = value
        return true
      },
      encode: { root in
        root[keyPath: path].values[name].map(codec.encode) ?? standard
      })
  }
}

extension SurfaceField {
  /// What counts where the configuration says nothing.
  var encodedStandard: ConfigurationValue {
    let isWhole = !choices.isEmpty || fields.contains { $0.isRequired }
    // A mapping that must say something is there or not.
    if case .group = kind, isWhole { return .absent("none") }
    return kind.encodedStandard
  }
}

extension SurfaceFieldKind {
  typealias Value = ConfiguredSettings.Value

  /// How the field's value is read and written.
  func codec(for field: any SurfaceField) -> Codec<Value> {
    switch self {
    case .points(_, let least, _):
      let points = least > 0 ? Codec<Double>.points(atLeast: least) : .pointsOrZero
      return points.asSetting({ .number($0) }, { $0.number })
    case .number(_, let range, _):
      return Codec<Double>.number(in: range).asSetting({ .number($0) }, { $0.number })
    case .count(_, let range):
      return Codec<Double>.whole(in: range).asSetting({ .number($0) }, { $0.number })
    case .flag: return Codec<Bool>.bool.asSetting({ .flag($0) }, { $0.flag })
    case .color: return Codec<String>.color.asSetting({ .text($0) }, { $0.text })
    case .choice(let names, _):
      return Codec<String>.oneOf(names, "one of its values").asSetting(
        { .text($0) }, { $0.text })
    case .name: return Codec<String>.name(field.noun).asSetting({ .text($0) }, { $0.text })
    case .copy: return Codec<CopyKey>.copyKey.asSetting({ .copy($0) }, { $0.copy })
    case .copies:
      return Codec<[CopyKey]>.list(of: .copyKey, "a list of catalog keys", nonEmpty: true)
        .asSetting({ .list($0.map { .copy($0) }) }, { $0.list?.compactMap(\.copy) })
    case .group(let fields):
      return Self.table(field, fields).codec { _, _ in ConfiguredSettings() }
        .asSetting({ .group($0) }, { $0.group })
    case .groups(let fields):
      return Codec<[ConfiguredSettings]>.list(
        of: Self.table(field, fields).codec { _, _ in ConfiguredSettings() },
        "a list of mappings", nonEmpty: true
      ).withUniqueIDs.asSetting({ .list($0.map { .group($0) }) }, { $0.list?.compactMap(\.group) })
    }
  }

  private static func table(
    _ field: any SurfaceField, _ fields: [any SurfaceField]
  ) -> ObjectTable<ConfiguredSettings> {
    let isList = if case .groups = field.kind { true } else { false }
    return ObjectTable(
      name: isList ? "an item of \(field.name.quoted)" : field.name.quoted, isNamedByKey: true,
      fields: fields.map { Field($0, in: \.self) },
      choices: field.choices,
      check: { node, settings, context in
        settings.passes(field.problem, fields, at: node, &context)
      })
  }

  /// What counts where the configuration says nothing.
  fileprivate var encodedStandard: ConfigurationValue {
    switch self {
    case .points(let standard, _, _), .number(let standard, _, _):
      standard.map { .number($0) } ?? .absent("not set")
    case .count(let standard, _): standard.map { .integer(Int64($0)) } ?? .absent("no limit")
    case .flag(let standard): .bool(standard)
    case .color(let standard), .name(let standard), .choice(_, let standard):
      standard.map { .string($0) } ?? .absent("not set")
    case .copy(let standard):
      .absent(standard.map { "the view's own, \($0.quoted), in every language" } ?? "none")
    case .group: .absent("each of its keys has a default of its own")
    case .copies, .groups: .absent("none")
    }
  }

  /// A value that fits.
  func example(for field: any SurfaceField) -> ConfigurationValue {
    switch self {
    case .points(let standard, let least, _): .number(standard ?? max(least, 100))
    case .number(let standard, let range, _): .number(standard ?? range.lowerBound)
    case .count(let standard, let range): .integer(Int64(standard ?? range.lowerBound))
    case .flag(let standard): .bool(!standard)
    case .color(let standard): .string(standard ?? "#141414")
    case .choice(let names, let standard): .string(standard ?? names.first ?? "")
    case .name(let standard): .string(standard ?? field.name)
    case .copy(let standard): .string(standard ?? "\(field.name).key")
    case .copies: .list(["First", "Second"])
    case .group(let fields): Self.example(fields, field.choices)
    case .groups(let fields): .list([Self.example(fields, field.choices)])
    }
  }

  /// The first two keys that go together.
  private static func example(
    _ fields: [any SurfaceField], _ choices: [SurfaceChoice]
  ) -> ConfigurationValue {
    var chosen: [any SurfaceField] = []
    for field in fields where chosen.count < 2 {
      let isTaken = choices.contains { choice in
        choice.keys.contains(field.name) && chosen.contains { choice.keys.contains($0.name) }
      }
      if !isTaken { chosen.append(field) }
    }
    return .object(chosen.map { .init($0.name, $0.kind.example(for: $0)) })
  }
}

extension Codec {
  /// The codec for a setting's value, in which one of these is wrapped.
  fileprivate func asSetting(
    _ wrap: @escaping (Value) -> ConfiguredSettings.Value,
    _ unwrap: @escaping (ConfiguredSettings.Value) -> Value?
  ) -> Codec<ConfiguredSettings.Value> {
    Codec<ConfiguredSettings.Value>(
      expectation: expectation, schema: schema, takesCollections: takesCollections,
      decode: { node, context in decode(node, &context).map(wrap) },
      // A value of another kind is not in settings that this codec has read.
      encode: { value in unwrap(value).map(encode) ?? .absent("not set") })
  }
}

extension ConfiguredSettings {
  /// False, and said, where a surface has something against the settings as a whole.
  func passes(
    _ check: SurfaceCheck?, _ fields: [any SurfaceField], at node: YAMLNode,
    _ context: inout DecodingContext
  ) -> Bool {
    guard let check else { return true }
    // A check asks which settings there are; what a key's text is, is not known yet.
    guard let message = check(mapCopy(fields) { _, _ in SlotCopy(index: 0, text: "") })
    else { return true }
    context.add(message, at: node.position)
    return false
  }
}

extension Codec where Value == [ConfiguredSettings] {
  /// The same list; an id that an earlier item has is reported.
  fileprivate var withUniqueIDs: Codec<[ConfiguredSettings]> {
    var codec = self
    codec.decode = { node, context in
      let list = decode(node, &context)
      guard case .sequence(let items) = node.content else { return list }
      var lines: [String: Int] = [:]
      var isFine = true
      for id in items.compactMap({ $0.member("id")?.value }) {
        guard case .string(let name) = id.content else { continue }
        if let line = lines[name] {
          context.add(
            "The id \(name.quoted) is already that of the item on line \(line). Give one of them "
              + "another id.", at: id.position)
          isFine = false
        } else {
          lines[name] = id.position.line
        }
      }
      return isFine ? list : nil
    }
    return codec
  }
}
