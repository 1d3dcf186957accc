import StringCatalogs
import Surfaces

/// A value that the configuration sets in a surface.
struct SetField {
  var field: any SurfaceField
  var value: SurfaceSettings<CopyKey>.Value
  /// For `Flow.location(ofField:)`: `slots.1.size`.
  var path: String
  /// For people: `slots.size`.
  var name: String
  /// What messages say after it: ` of slot “add”`, for one in a list.
  var owner: String
  /// What is said of the innermost group that it is in: ` of the left badge`.
  var group: String
}

extension Flow {
  /// All values that the configuration sets in a surface other than a step trail, in the order of its
  /// fields.
  var setFields: [SetField] {
    guard let manual = kind.type?.manual else { return [] }
    var found: [SetField] = []
    Self.collect(settings, manual.fields, in: SetField.Scope(), into: &found)
    Self.collect(
      settings, manual.style, in: SetField.Scope(path: "style.", name: "style."), into: &found)
    return found
  }

  /// Where a text that no catalog has is written; where the flow is, for one of the view's own.
  func location(ofLiteral text: String) -> SourceLocation {
    let field = setFields.first { $0.field.isShownText && $0.value.text == text }
    return field.map { location(ofField: $0.path) } ?? location
  }

  /// Recursion is as deep as the surface's fields are.
  private static func collect(
    _ settings: SurfaceSettings<CopyKey>, _ fields: [any SurfaceField], in scope: SetField.Scope,
    into found: inout [SetField]
  ) {
    for field in fields {
      guard let value = settings.values[field.name] else { continue }
      let (path, name) = (scope.path + field.name, scope.name + field.name)
      switch (field.kind, value) {
      case (.group(let fields), .group(let group)):
        let inner = SetField.Scope(
          path: path + ".", name: name + ".", owner: scope.owner, group: field.noun)
        collect(group, fields, in: inner, into: &found)
      case (.groups(let fields), .list(let items)):
        for (index, item) in items.enumerated() {
          guard case .group(let group) = item else { continue }
          let label = group.values["id"]?.text.map { "“\($0)”" } ?? "\(index + 1)"
          let noun = (field.noun.isEmpty ? " of item" : field.noun) + " " + label
          let inner = SetField.Scope(
            path: "\(path).\(index).", name: name + ".", owner: scope.owner + noun, group: noun)
          collect(group, fields, in: inner, into: &found)
        }
      default:
        found.append(
          SetField(
            field: field, value: value, path: path, name: name, owner: scope.owner,
            group: scope.group))
      }
    }
  }
}

extension SetField {
  /// What a field's path, name and owner begin with.
  fileprivate struct Scope {
    var path = ""
    var name = ""
    var owner = ""
    var group = ""
  }
}
