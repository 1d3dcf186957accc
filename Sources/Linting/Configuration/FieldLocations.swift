import StringCatalogs

/// Where the values of a flow's fields begin, by their paths: `style.height`, `slots.2.size`.
///
/// Places make no difference between two flows that say the same.
struct FieldLocations: Hashable, Sendable {
  private var byPath: [String: SourceLocation] = [:]

  init() {}

  /// - Parameter node: a flow that has been read, so that it is as deep as the fields of its surface
  ///   are. Its further surfaces are flows of their own.
  init(_ node: YAMLNode, _ location: (SourcePosition) -> SourceLocation) {
    add(node, path: "", location)
  }

  subscript(path: String) -> SourceLocation? { byPath[path] }

  private mutating func add(
    _ node: YAMLNode, path: String, _ location: (SourcePosition) -> SourceLocation
  ) {
    let prefix = path.isEmpty ? "" : path + "."
    switch node.content {
    case .mapping(let members):
      for member in members where path.isEmpty ? member.key != "surfaces" : true {
        byPath[prefix + member.key] = location(member.value.position)
        add(member.value, path: prefix + member.key, location)
      }
    case .sequence(let items):
      for (index, item) in items.enumerated() where item.isCollection {
        byPath[prefix + "\(index)"] = location(item.position)
        add(item, path: prefix + "\(index)", location)
      }
    default: break
    }
  }

  static func == (a: Self, b: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
