import StringCatalogs

/// The variables of a phrase for Siri and Spotlight, such as `${applicationName}`, which
/// `\\(.applicationName)` in the code becomes.
///
/// Xcode refuses a phrase without the app's name: “Every App Shortcut utterance should have one
/// '${applicationName}' in it.”
struct AppShortcutPhrase {
  /// The catalog's name that the system prescribes.
  static let table = "AppShortcuts"
  static let applicationName = "applicationName"

  /// In order, each once.
  private(set) var variables: [String] = []
  /// What begins or looks like a variable and is none: `${name` or `{name}`.
  private(set) var broken: [String] = []

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      defer { index += 1 }
      guard Self.openings.contains(scalars[index]) else { continue }
      var end = index + 1
      while end < scalars.count, Self.isOfName(scalars[end]) { end += 1 }
      guard end > index + 1 else { continue }
      let name = Self.text(scalars[index + 1..<end])
      var start = index
      while start > 0, scalars[start - 1] == "$" || scalars[start - 1] == " " { start -= 1 }
      while start < index, scalars[start] == " " { start += 1 }
      let isClosed = end < scalars.count && Self.closings.contains(scalars[end])
      let spelling = Self.text(scalars[start..<min(end + (isClosed ? 1 : 0), scalars.count)])
      if spelling == "${\(name)}" {
        if !variables.contains(name) { variables.append(name) }
      } else if scalars[start] == "$" || scalars[index] == "{" {
        broken.append(spelling)
      }
      index = end - 1
    }
  }

  private static let openings: Set<Unicode.Scalar> = ["{", "(", "｛"]
  private static let closings: Set<Unicode.Scalar> = ["}", ")", "｝"]

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      || scalar == "_" || scalar == "."
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  // MARK: The rule's part

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    let key = Self(use.entry.key)
    let sources = use.source.map { $0.leaves.map { Self($0.value) } } ?? []
    let phrases = sources.isEmpty ? [key] : sources
    let known = (phrases + [key]).reduce(into: [String]()) { known, phrase in
      known += phrase.variables.filter { !known.contains($0) }
    }
    // Phrases for one shortcut may name less than its first one.
    let required = known.filter { name in
      name == applicationName || phrases.allSatisfy { $0.variables.contains(name) }
    }
    if known.isEmpty { return }
    for translation in use.texts {
      let isSource = translation.locale == use.sourceLanguage
      for leaf in translation.leaves where !leaf.value.isEmpty {
        let phrase = Self(leaf.value)
        let wanted = isSource ? known.filter { $0 == applicationName } : required
        let missing = wanted.filter { !phrase.variables.contains($0) }
        let foreign = isSource ? [] : phrase.variables.filter { !known.contains($0) }
        guard !missing.isEmpty || !foreign.isEmpty else { continue }
        report.add(
          use.finding(
            PlaceholderMismatch.self, report,
            .appShortcut(leaf, missing, foreign + phrase.broken, known, translation.locale),
            locale: translation.locale, offset: leaf.unit.valueOffset, text: leaf.value))
      }
    }
  }
}

extension RuleMessage {
  /// - Parameters:
  ///   - missing: names that the phrase has to have.
  ///   - strange: variables that the source does not have, and what looks like one, as written.
  ///   - known: the names of the source.
  fileprivate static func appShortcut(
    _ leaf: TranslationLeaf, _ missing: [String], _ strange: [String], _ known: [String],
    _ locale: String
  ) -> RuleMessage {
    let codes = strange.map { $0.contains("{") || $0.contains("$") ? $0 : "${\($0)}" }
    var clauses: [String] = []
    if !missing.isEmpty {
      clauses.append("lacks \(MessageText.list(missing.map { code("${\($0)}") }, atMost: 4))")
    }
    if !codes.isEmpty {
      clauses.append("has \(MessageText.list(codes.map(code), atMost: 4))")
    }
    let isName = missing.contains(AppShortcutPhrase.applicationName)
    let why =
      isName
      ? "Every phrase of an App Shortcut has to have the app's name; Xcode refuses it without."
      : missing.isEmpty
        ? "The source has no such variable, and nothing is put in its place."
        : "What the source says there is left out."
    return RuleMessage(
      what: "\(localeName(locale)): \(MessageText.quoted(leaf.value)) "
        + "\(clauses.joined(separator: " and ")).",
      why: why, cure: cure(missing, codes, known))
  }

  private static func cure(_ missing: [String], _ codes: [String], _ known: [String]) -> String {
    var open = missing
    var cures: [String] = []
    for spelling in codes.prefix(4) {
      let name = spelling.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let nearest =
        open.first { $0.lowercased() == name.lowercased() }
        ?? NearestName.nearest(to: name, among: open + known)
        // One is missing and one is strange: they are the same.
        ?? (open.count == 1 && codes.count == 1 ? open[0] : nil)
      if let nearest {
        cures.append("Write \(code("${\(nearest)}")) for \(code(spelling)).")
        open.removeAll { $0 == nearest }
      } else {
        cures.append("Take \(code(spelling)) out.")
      }
    }
    if !open.isEmpty {
      cures.append("Put \(MessageText.list(open.map { code("${\($0)}") }, atMost: 4)) in.")
    }
    return cures.joined(separator: " ")
  }

  private static func code(_ text: String) -> String { "`\(MessageText.excerpt(text))`" }
}
