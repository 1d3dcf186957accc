import StringCatalogs

/// What a program answers in JSON, one object.
package struct JSONMessage: Sendable {
  private let fields: JSONFields

  /// nil for what is no JSON, or no object.
  package init?(_ bytes: [UInt8]) {
    guard let fields = try? JSONFields(parsing: bytes) else { return nil }
    self.fields = fields
  }

  /// The text, number or literal at a path, `error.message`; nil where there is none.
  package subscript(_ path: String) -> String? { fields.values[path] }
}
