import StringCatalogs

extension Codec {
  /// A list of `item`s. Items that do not fit are left out and reported; the rest is read.
  static func list<Item>(
    of item: Codec<Item>, _ expectation: String, nonEmpty: Bool = false
  ) -> Codec<[Item]> where Value == [Item] {
    Codec(
      expectation: expectation,
      schema: .object(
        [.init("type", .string("array")), .init("items", item.schema)]
          + (nonEmpty ? [.init("minItems", .integer(1))] : [])),
      takesCollections: true,
      decode: { node, context in
        guard case .sequence(let nodes) = node.content else {
          context.addMismatch(expectation, node, advice: bracketAdvice(node))
          return nil
        }
        if nonEmpty, nodes.isEmpty {
          context.addMismatch("\(expectation) with at least one item", node)
          return nil
        }
        let role = context.role
        defer { context.role = role }
        context.role = .item
        return nodes.compactMap { item.decode($0, &context) }
      }, encode: { .list($0.map(item.encode)) })
  }

  /// A list in which nothing stands twice.
  static func uniqueList<Item: Hashable>(
    of item: Codec<Item>, _ expectation: String, nonEmpty: Bool = false
  ) -> Codec<[Item]> where Value == [Item] {
    let positioned = Codec<(Item, YAMLNode)>(
      expectation: item.expectation, schema: item.schema,
      takesCollections: item.takesCollections,
      decode: { node, context in item.decode(node, &context).map { ($0, node) } },
      encode: { item.encode($0.0) })
    let list = Codec<[(Item, YAMLNode)]>.list(of: positioned, expectation, nonEmpty: nonEmpty)
    return Codec(
      expectation: expectation, schema: list.schema.adding(.init("uniqueItems", .bool(true))),
      takesCollections: true,
      decode: { node, context in
        guard let pairs = list.decode(node, &context) else { return nil }
        var first: [Item: SourcePosition] = [:]
        var result: [Item] = []
        for (item, node) in pairs {
          if let before = first[item] {
            context.add(
              "\(node.text.quoted) stands in \(context.subject.quoted) twice; it is already on "
                + "line \(before.line). Delete one.", at: node.position)
          } else {
            first[item] = node.position
            result.append(item)
          }
        }
        return result
      }, encode: { .list($0.map(item.encode)) })
  }

  /// A mapping with names of `keys`' kind, each to a value. Order is that of the names.
  static func dictionary<Item>(
    _ keys: Codec<String>, to item: Codec<Item>, _ expectation: String
  ) -> Codec<[String: Item]> where Value == [String: Item] {
    Codec(
      expectation: expectation,
      schema: .type(
        "object", .init("propertyNames", keys.schema),
        .init("additionalProperties", item.schema)),
      takesCollections: true,
      decode: { node, context in
        guard case .mapping(let members) = node.content else {
          context.addMismatch(expectation, node)
          return nil
        }
        let (subject, role) = (context.subject, context.role)
        let isRequired = context.isRequired
        defer { (context.subject, context.role, context.isRequired) = (subject, role, isRequired) }
        context.isRequired = false
        var result: [String: Item] = [:]
        for member in members {
          (context.subject, context.role) = (subject, .key)
          let name = YAMLNode(
            content: .string(member.key), position: member.keyPosition, text: member.key)
          guard let key = keys.decode(name, &context) else { continue }
          (context.subject, context.role) = (key, .value)
          if let value = item.decode(member.value, &context) { result[key] = value }
        }
        return result
      },
      encode: { values in
        .object(
          values.sorted { $0.key < $1.key }.map { .init($0.key, item.encode($0.value)) })
      })
  }

  /// A scalar of one kind, or a collection of another.
  static func either(
    scalar: Codec<Value>, collection: Codec<Value>, isScalar: @escaping (Value) -> Bool
  ) -> Codec<Value> {
    let expectation = "\(scalar.expectation); or \(collection.expectation)"
    return Codec(
      expectation: expectation,
      schema: .object([.init("anyOf", .list([scalar.schema, collection.schema]))]),
      takesCollections: true,
      decode: { node, context in
        if node.isCollection { return collection.decode(node, &context) }
        guard case .string = node.content else {
          // Where only certain words fit, quotes would not make it one of them.
          let isText = scalar.schema["enum"] == nil
          context.addMismatch(expectation, node, advice: isText ? node.quotingAdvice : "")
          return nil
        }
        return scalar.decode(node, &context)
      },
      encode: { isScalar($0) ? scalar.encode($0) : collection.encode($0) })
  }

  private static func bracketAdvice(_ node: YAMLNode) -> String {
    guard case .string(let text) = node.content, !text.isEmpty else { return "" }
    return " Put it in brackets: [\(text.quoted)]."
  }
}
