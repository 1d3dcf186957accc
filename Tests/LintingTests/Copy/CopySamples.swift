import StringCatalogs

@testable import Linting

/// Catalogs as text, and flows that use them.
enum CopySample {
  static let file = "App/Localizable.xcstrings"

  /// - Parameter strings: members of `strings`, JSON; `↓` marks are taken out.
  static func catalog(
    _ strings: String, source: String = "en", file: String = file
  ) throws -> LoadedCatalog {
    let text = MarkedText(
      """
      {
        "sourceLanguage" : "\(source)",
        "strings" : {
      \(strings)
        },
        "version" : "1.0"
      }
      """
    ).text
    let bytes = Array(text.utf8)
    return LoadedCatalog(
      file: file, catalog: try StringCatalog(parsing: bytes), lines: LineIndex(bytes: bytes))
  }

  /// Where the only `↓` of `strings` stands in the file that `catalog` makes of it: three lines
  /// are before them.
  static func mark(_ strings: String) -> SourcePosition? {
    guard let place = MarkedText(strings).places.first else { return nil }
    return SourcePosition(line: place.line + 3, column: place.column)
  }

  /// A catalog with these keys and no text but the keys.
  static func keys(_ keys: [String], locale: String? = nil, file: String) throws -> LoadedCatalog {
    let members = keys.map { key in
      guard let locale else { return "\"\(key)\" : {}" }
      return "\"\(key)\" : { \"localizations\" : { \(unit(locale, key)) } }"
    }
    return try catalog(members.joined(separator: ",\n"), file: file)
  }

  /// A member of `localizations`.
  static func unit(_ locale: String, _ value: String) -> String {
    "\"\(locale)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
  }

  /// A member of `strings`.
  static func entry(_ key: String, _ localizations: (String, String)...) -> String {
    let members = localizations.map { unit($0.0, $0.1) }.joined(separator: ", ")
    return "\"\(key)\" : { \"localizations\" : { \(members) } }"
  }

  static func flow(
    _ keys: [String], table: String? = nil, file: String = "copyfit.yml",
    arguments: [SampleArgument] = []
  ) -> Flow {
    let steps = keys.enumerated().map { index, key in
      CopyKey(
        key: key, arguments: arguments,
        location: SourceLocation(
          file: file, position: SourcePosition(line: 10 + index, column: 9)))
    }
    var flow = Flow(
      id: "checkout", keys: steps,
      location: SourceLocation(file: file, position: SourcePosition(line: 8, column: 5)))
    flow.table = table
    return flow
  }
}
