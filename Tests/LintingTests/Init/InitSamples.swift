import Foundation
import StringCatalogs

@testable import Linting

/// Catalogs for the tests of `copyfit init`.
enum InitSamples {
  struct Entry {
    var key: String
    /// nil: the key is its own text.
    var text: String?
    var comment: String?
    var state: String?
    var shouldTranslate = true
    var isPlural = false
  }

  /// `key=text`, or a key alone.
  static func entries(_ lines: [String]) -> [Entry] {
    lines.map { line in
      let parts = line.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map(String.init)
      return Entry(key: parts[0], text: parts.count > 1 ? parts[1] : nil)
    }
  }

  static func json(_ entries: [Entry], source: String = "en", german: Bool = true) -> String {
    var strings: [String] = []
    for entry in entries {
      var members: [String] = []
      if let comment = entry.comment { members.append("\"comment\": \(quoted(comment))") }
      if let state = entry.state { members.append("\"extractionState\": \(quoted(state))") }
      if !entry.shouldTranslate { members.append("\"shouldTranslate\": false") }
      var localizations: [String] = []
      if let text = entry.text {
        localizations.append("\(quoted(source)): \(content(text, isPlural: entry.isPlural))")
      }
      if german {
        let text = entry.text ?? entry.key
        localizations.append("\"de\": \(content(text, isPlural: entry.isPlural))")
      }
      members.append("\"localizations\": {\(localizations.joined(separator: ", "))}")
      strings.append("\(quoted(entry.key)): {\(members.joined(separator: ", "))}")
    }
    return """
      {"sourceLanguage": \(quoted(source)), "strings": {\(strings.joined(separator: ",\n"))},
      "version": "1.0"}
      """
  }

  private static func content(_ text: String, isPlural: Bool) -> String {
    let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \(quoted(text))}}"
    return isPlural
      ? "{\"variations\": {\"plural\": {\"one\": \(unit), \"other\": \(unit)}}}" : unit
  }

  /// As JSON, whatever it holds.
  static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { result, scalar in
      if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      } else {
        result.unicodeScalars.append(scalar)
      }
    } + "\""
  }

  static func guesses(_ entries: [Entry]) throws -> [FlowGuess] {
    let catalog = try StringCatalog(parsing: json(entries))
    var guesses = FlowGuesser(catalog, index: 0).guesses()
    FlowIdentifier.separate(&guesses, tables: ["Localizable"])
    return guesses
  }
}
