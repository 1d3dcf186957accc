@testable import Linting

/// As much of JSON Schema as the configuration's schema uses, over the YAML tree: an independent
/// reading of the same document. An unknown keyword makes everything invalid, so that none is
/// passed over in silence.
struct SchemaValidator {
  static let annotations: Set<String> = ["$schema", "title", "description", "examples"]

  func isValid(_ node: YAMLNode, _ schema: ConfigurationValue) -> Bool {
    guard case .object(let keywords) = schema else { return false }
    return keywords.allSatisfy { isValid(node, keyword: $0.key, $0.value, in: schema) }
  }

  private func isValid(
    _ node: YAMLNode, keyword: String, _ value: ConfigurationValue, in schema: ConfigurationValue
  ) -> Bool {
    switch (keyword, value) {
    case ("type", .string(let name)): return hasType(node, name)
    case ("type", .list(let names)):
      return names.contains {
        if case .string(let name) = $0 { hasType(node, name) } else { false }
      }
    case ("enum", .list(let values)): return values.contains { isEqual(node, $0) }
    case ("anyOf", .list(let schemas)): return schemas.contains { isValid(node, $0) }
    case ("allOf", .list(let schemas)): return schemas.allSatisfy { isValid(node, $0) }
    case ("oneOf", .list(let schemas)): return schemas.count { isValid(node, $0) } == 1
    case ("not", _): return !isValid(node, value)
    case ("minimum", .number(let bound)): return node.number.map { $0 >= bound } ?? true
    case ("maximum", .number(let bound)): return node.number.map { $0 <= bound } ?? true
    case ("exclusiveMinimum", .number(let bound)): return node.number.map { $0 > bound } ?? true
    case ("minLength", .integer(let bound)): return string(node).map { $0.count >= bound } ?? true
    case ("maxLength", .integer(let bound)):
      return string(node).map { $0.unicodeScalars.count <= bound } ?? true
    case ("pattern", .string(let pattern)):
      guard let regex = try? Regex(pattern) else { return false }
      return string(node).map { $0.wholeMatch(of: regex) != nil } ?? true
    case ("items", _): return items(node)?.allSatisfy { isValid($0, value) } ?? true
    case ("minItems", .integer(let bound)): return items(node).map { $0.count >= bound } ?? true
    case ("uniqueItems", .bool(true)):
      return items(node).map { Set($0.map(\.text)).count == $0.count } ?? true
    case ("required", .list(let names)):
      return names.allSatisfy {
        guard case .string(let name) = $0, members(node) != nil else { return true }
        return node.member(name) != nil
      }
    case ("properties", .object(let properties)):
      return properties.allSatisfy { property in
        node.member(property.key).map { isValid($0.value, property.value) } ?? true
      }
    case ("propertyNames", _):
      return members(node)?.allSatisfy {
        isValid(
          YAMLNode(content: .string($0.key), position: $0.keyPosition, text: $0.key), value)
      } ?? true
    case ("additionalProperties", _):
      var known: Set<String> = []
      if case .object(let properties) = schema["properties"] { known = Set(properties.map(\.key)) }
      let others = (members(node) ?? []).filter { !known.contains($0.key) }
      if case .bool(false) = value { return others.isEmpty }
      return others.allSatisfy { isValid($0.value, value) }
    default: return Self.annotations.contains(keyword)
    }
  }

  private func hasType(_ node: YAMLNode, _ name: String) -> Bool {
    switch (name, node.content) {
    case ("object", .mapping), ("array", .sequence), ("string", .string), ("boolean", .bool),
      ("number", .integer), ("number", .float), ("integer", .integer):
      true
    case ("integer", .float(let value)): value == value.rounded()
    default: false
    }
  }

  private func isEqual(_ node: YAMLNode, _ value: ConfigurationValue) -> Bool {
    switch (node.content, value) {
    case (.string(let a), .string(let b)): a == b
    case (_, .integer(let whole)): node.number == Double(whole)
    default: false
    }
  }

  private func string(_ node: YAMLNode) -> String? {
    if case .string(let text) = node.content { text } else { nil }
  }
  private func items(_ node: YAMLNode) -> [YAMLNode]? {
    if case .sequence(let items) = node.content { items } else { nil }
  }
  private func members(_ node: YAMLNode) -> [YAMLNode.Member]? {
    if case .mapping(let members) = node.content { members } else { nil }
  }
}
