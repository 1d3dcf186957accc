import StringCatalogs
import Surfaces

/// Reads and writes flows: which keys a flow takes depends on the surface that it names.
struct FlowCodec {
  /// In the order in which they are listed.
  private let kinds: [SurfaceKind]
  private let tables: Tables
  /// Whether a surface says what it is; a flow that does not is a step trail.
  private let mustBeNamed: Bool

  /// The tables of surfaces, each made when the first flow needs it: a configuration names few.
  private final class Tables {
    private var known: [SurfaceKind: ObjectTable<Flow>] = [:]
    private let make: (SurfaceKind) -> ObjectTable<Flow>

    init(_ make: @escaping (SurfaceKind) -> ObjectTable<Flow>) { self.make = make }

    func table(of kind: SurfaceKind) -> ObjectTable<Flow> {
      if let table = known[kind] { return table }
      let table = make(kind)
      known[kind] = table
      return table
    }
  }

  /// - Parameter table: makes the table of a surface.
  init(
    _ kinds: [SurfaceKind], mustBeNamed: Bool = false,
    _ table: @escaping (SurfaceKind) -> ObjectTable<Flow>
  ) {
    self.kinds = kinds
    self.mustBeNamed = mustBeNamed
    tables = Tables(table)
  }

  /// One surface of a flow; its further ones are in `surfaces`.
  var codec: Codec<Flow> {
    let expectation = "a mapping with \"surface\" and what that surface takes"
    return Codec(
      expectation: expectation, schema: schema, takesCollections: true, decode: decode,
      encode: { flow in tables.table(of: flow.kind).encode(flow) })
  }

  private func decode(_ node: YAMLNode, _ context: inout DecodingContext) -> Flow? {
    var kind = SurfaceKind.stepTrail
    if mustBeNamed {
      guard case .mapping = node.content else {
        context.addMismatch(codec.expectation, node)
        return nil
      }
      if node.member("surface") == nil, node.member("steps") == nil {
        context.add(
          "A further surface needs \"surface\", the view that it is: "
            + "\(kinds.map(\.id).joined(separator: ", ")).", at: node.position)
        return nil
      }
    }
    if let named = node.member("surface") {
      let (subject, role) = (context.subject, context.role)
      (context.subject, context.role) = ("surface", .value)
      let name = Codec<String>.oneOf(kinds.map(\.id), "a surface").decode(
        named.value, &context)
      (context.subject, context.role) = (subject, role)
      // What keys a flow may have is not known without it.
      guard let found = kinds.first(where: { $0.id == name }) else { return nil }
      kind = found
    }
    var flow = Flow(id: "", keys: [], location: context.location(node.position))
    flow.kind = kind
    guard tables.table(of: kind).decode(node, into: &flow, &context) else { return nil }
    flow.collectKeys()
    flow.fieldLocations = FieldLocations(node) { context.location($0) }
    return flow
  }

  /// One form for each surface: an editor then completes what the surface takes.
  private var schema: ConfigurationValue {
    let forms = kinds.map { kind -> ConfigurationValue in
      let schema = tables.table(of: kind).schema
      guard case .object(var members) = schema else { return schema }
      let isNamed = kind != .stepTrail
      members = members.map { member in
        switch (member.key, member.value) {
        case ("properties", .object(let properties)):
          return .init("properties", .object(properties.map { Self.fixed($0, kind.id) }))
        case ("required", .list(let names)) where isNamed:
          return .init("required", .list(names + ["surface"]))
        default: return member
        }
      }
      if isNamed, schema["required"] == nil {
        members.append(.init("required", .list(["surface"])))
      }
      return .object(members)
    }
    return forms.count == 1 ? forms[0] : .object([.init("anyOf", .list(forms))])
  }

  /// `surface` takes one name in each form.
  private static func fixed(
    _ property: ConfigurationValue.Member, _ name: String
  ) -> ConfigurationValue.Member {
    guard property.key == "surface", case .object(let members) = property.value else {
      return property
    }
    return .init(
      "surface",
      .object(
        members.map { member in
          switch member.key {
          case "enum": .init("enum", .list([.string(name)]))
          case "examples": .init("examples", .list([.string(name)]))
          default: member
          }
        }))
  }
}

extension Flow {
  /// Puts what the surface's settings say of copy into `keys`.
  fileprivate mutating func collectKeys() {
    guard let type = kind.type else { return }
    keys = settings.copy(in: type.manual.allFields).map(\.copy)
  }
}

extension [Flow] {
  /// The flows with each of their surfaces as one, from what the file says.
  var withSurfacesApart: [Flow] {
    flatMap { flow -> [Flow] in
      var first = flow
      first.surfaces = []
      // A flow that lists surfaces and says nothing of its own has no trail.
      let isOnlyList = flow.kind == .stepTrail && flow.keys.isEmpty && !flow.surfaces.isEmpty
      let parts = (isOnlyList ? [] : [first]) + flow.surfaces.map { $0.inheriting(from: first) }
      var counts: [SurfaceKind: Int] = [:]
      return parts.enumerated().map { index, part in
        var part = part
        part.part = index
        counts[part.kind, default: 0] += 1
        part.ordinalInKind = counts[part.kind] ?? 1
        return part
      }
    }
  }

  /// The flows as a file says them.
  var withSurfacesTogether: [Flow] {
    reduce(into: []) { flows, part in
      if part.part > 0, let last = flows.indices.last, flows[last].id == part.id {
        flows[last].surfaces.append(part)
      } else {
        flows.append(part)
      }
    }
  }
}

extension Flow {
  /// What a further surface does not say of itself, the flow says for it. Margins of the surface's own
  /// kind come first: a bar from edge to edge stays one.
  fileprivate func inheriting(from flow: Flow) -> Flow {
    var part = self
    part.id = flow.id
    part.table = table ?? flow.table
    part.margins = margins ?? kind.type?.manual.margins ?? flow.margins
    part.boldText = boldText || flow.boldText
    return part
  }
}
