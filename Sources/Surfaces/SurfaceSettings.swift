/// What the configuration says about one surface: its copy and its style, by the names of the
/// surface's settings. What is not said is not here; a setting knows its own default.
///
/// `Copy` is a catalog key where the configuration is read, and a text where it is laid out.
public struct SurfaceSettings<Copy: Hashable & Sendable>: Hashable, Sendable {
  public indirect enum Value: Hashable, Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
    case copy(Copy)
    case list([Value])
    case group(SurfaceSettings)
  }

  public var values: [String: Value]

  public init(_ values: [String: Value] = [:]) { self.values = values }

  /// The same settings with each piece of copy replaced, in the order of `fields`.
  public func mapCopy<Other>(
    _ fields: [any SurfaceField], _ transform: (Copy, CopyRole) -> Other
  ) -> SurfaceSettings<Other> {
    mapCopy(fields, owner: "", transform)
  }

  /// All copy there is, in the order of `fields`.
  public func copy(in fields: [any SurfaceField]) -> [(copy: Copy, role: CopyRole)] {
    var found: [(copy: Copy, role: CopyRole)] = []
    _ = mapCopy(fields) { copy, role in
      found.append((copy, role))
      return copy
    }
    return found
  }

  private func mapCopy<Other>(
    _ fields: [any SurfaceField], owner: String, _ transform: (Copy, CopyRole) -> Other
  ) -> SurfaceSettings<Other> {
    var result = SurfaceSettings<Other>()
    for field in fields {
      guard let value = values[field.name] else { continue }
      result.values[field.name] = Self.map(value, of: field, owner: owner, transform)
    }
    return result
  }

  /// Recursion is as deep as the surface's fields are.
  private static func map<Other>(
    _ value: Value, of field: any SurfaceField, owner: String,
    _ transform: (Copy, CopyRole) -> Other
  ) -> SurfaceSettings<Other>.Value {
    switch value {
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    case .text(let text): return .text(text)
    case .copy(let copy):
      return .copy(transform(copy, CopyRole(name: field.noun + owner, peers: field.peers)))
    case .group(let group):
      return .group(group.mapCopy(field.fields, owner: owner + field.noun, transform))
    case .list(let items):
      return .list(
        items.enumerated().map { index, item in
          switch item {
          case .copy(let copy):
            let role = CopyRole(name: "\(field.noun) \(index + 1)\(owner)", peers: field.peers)
            return .copy(transform(copy, role))
          case .group(let group):
            let name = "\(owner)\(field.noun) \(group.label ?? "\(index + 1)")"
            return .group(group.mapCopy(field.fields, owner: name, transform))
          default: return map(item, of: field, owner: owner, transform)
          }
        })
    }
  }

  /// What the user calls it.
  private var label: String? {
    if case .text(let id) = values["id"] { "“\(id)”" } else { nil }
  }
}

/// What a piece of copy is in its surface.
public struct CopyRole: Hashable, Sendable {
  /// For messages: `the title of step 2`, `the label of tab 3`.
  public var name: String
  /// Texts of one surface with the same value must differ; nil: this one may be like any other.
  public var peers: String?

  public init(name: String, peers: String? = nil) {
    self.name = name
    self.peers = peers
  }
}

/// A piece of copy as a surface shows it in one locale.
public struct SlotCopy: Hashable, Sendable {
  /// Among all copy of the surface, in the order of its settings.
  public var index: Int
  public var text: String

  public init(index: Int, text: String) {
    self.index = index
    self.text = text
  }
}
