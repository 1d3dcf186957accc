@testable import Linting

/// A way of writing the same example differently, which no finding may depend on.
enum Disguise: String, CaseIterable {
  case asPrinted = "as printed"
  case windowsLineEnds = "with CRLF"
  case multiByteKeyBefore = "with a multi-byte key before it"
  case onOneLine = "on one line, with a multi-byte key before it"
  case otherOrder = "in another order"
  case silencedInPlace = "silenced by a comment, or by ignore: where no entry is meant"
  case silencedInConfiguration = "silenced by ignore:"

  var silences: Bool { self == .silencedInPlace || self == .silencedInConfiguration }

  /// - Parameter finding: what the example triggers as it is printed; nil for a passing one.
  func applied(to example: RuleExample, rule: String, finding: Finding?) throws -> RuleExample {
    guard example.catalog.hasPrefix("↓") else {
      return try disguised(example, rule: rule, finding: finding)
    }
    // The finding is about the file, at its first byte, whatever stands there.
    var example = example
    example.catalog.removeFirst()
    example = try disguised(example, rule: rule, finding: finding)
    example.catalog = "↓" + example.catalog
    return example
  }

  private func disguised(
    _ example: RuleExample, rule: String, finding: Finding?
  ) throws -> RuleExample {
    var example = example
    switch self {
    case .asPrinted: break
    case .windowsLineEnds:
      example.catalog = Self.withWindowsLineEnds(example.catalog)
      example.configuration = Self.withWindowsLineEnds(example.configuration)
    case .multiByteKeyBefore:
      example.catalog = try Self.withKeyBefore(example.catalog).text()
      example.configuration = "# Проверка ✓ 確認\n" + example.configuration
    case .onOneLine:
      example.catalog = try Self.withKeyBefore(example.catalog).text(indentation: nil)
    case .otherOrder:
      example.catalog = try MarkedJSON(example.catalog).reordered.text()
    case .silencedInPlace:
      guard let finding, !finding.key.isEmpty else {
        return try Self.silencedInConfiguration.applied(to: example, rule: rule, finding: finding)
      }
      var catalog = try MarkedJSON(example.catalog)
      let silencer = "[copyfit:ignore \(rule) -- agreed with the team]"
      if let comment = catalog.scalar(at: ["strings", finding.key, "comment"]) {
        example.catalog = example.catalog.replacing(
          comment, with: comment.dropLast() + " \(silencer)\"")
        break
      }
      do {
        try catalog.prepend(
          [.init(name: "\"comment\"", value: .scalar("\"Shown at the till. \(silencer)\""))],
          at: ["strings", finding.key])
      } catch {
        // The key is not where keys are, so no comment of it is read.
        return try Self.silencedInConfiguration.applied(to: example, rule: rule, finding: finding)
      }
      example.catalog = catalog.text()
    case .silencedInConfiguration:
      let begins = example.configuration.contains("ignore:\n") ? "\n  - " : "\nignore:\n  - "
      example.configuration += begins + Self.ignore(rule, finding)
    }
    return example
  }

  private static func withWindowsLineEnds(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }

  /// A key of two-byte and four-byte characters that is not to be translated, in front of all
  /// others, with a value of its own.
  private static func withKeyBefore(_ catalog: String) throws -> MarkedJSON {
    var catalog = try MarkedJSON(catalog)
    let entry = try MarkedJSON(
      """
      {
        "shouldTranslate" : false,
        "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Ünïcode 🧾 \\"né\\" 前" } }
        }
      }
      """)
    try catalog.prepend([.init(name: "\"Ключ 🔑 前\"", value: entry)], at: ["strings"])
    return catalog
  }

  /// An item as narrow as the configuration can say it.
  private static func ignore(_ rule: String, _ finding: Finding?) -> String {
    var pattern = "rule: \(rule)"
    if let finding {
      let fields = [
        ("key", finding.key), ("flow", finding.flow), ("locale", finding.locale),
        ("file", finding.location.file),
      ]
      for (name, value) in fields where !value.isEmpty { pattern += ", \(name): \"\(value)\"" }
    }
    return "{ \(pattern), reason: \"agreed with the team\" }\n"
  }
}
