import StringCatalogs

/// What silences findings: `[copyfit:ignore RULE … -- reason]` in a catalog entry's comment, and
/// `ignore:` in the configuration.
struct Suppression {
  let patterns: [IgnorePattern]
  /// Rule ids by catalog file and key, from comments.
  private let comments: [String: [String: Set<String>]]

  init(patterns: [IgnorePattern], catalogs: [LoadedCatalog]) {
    self.patterns = patterns
    var comments: [String: [String: Set<String>]] = [:]
    for loaded in catalogs {
      for entry in loaded.catalog.entries {
        guard let comment = entry.comment else { continue }
        let rules = Self.rules(inComment: comment)
        if !rules.isEmpty { comments[loaded.file, default: [:]][entry.key] = rules }
      }
    }
    self.comments = comments
  }

  func silences(_ finding: Finding) -> Bool {
    if comments[finding.location.file]?[finding.key]?.contains(finding.rule) == true {
      return true
    }
    return patterns.contains { pattern in
      pattern.matches(finding)
    }
  }

  /// Rule ids between `[copyfit:ignore` and `--` or `]`. Commas between them are let pass.
  static func rules(inComment comment: String) -> Set<String> {
    var rules: Set<String> = []
    var rest = comment[...]
    while let opening = rest.firstRange(of: "[copyfit:ignore ") {
      rest = rest[opening.upperBound...]
      guard let closing = rest.firstIndex(of: "]") else { break }
      var list = rest[..<closing]
      if let reason = list.firstRange(of: "--") { list = list[..<reason.lowerBound] }
      rules.formUnion(
        list.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init))
      rest = rest[closing...]
    }
    return rules
  }
}

extension IgnorePattern {
  /// Absent fields match everything.
  func matches(_ finding: Finding) -> Bool {
    matches(rule, finding.rule) && matches(key, finding.key) && matches(flow, finding.flow)
      && matches(locale, finding.locale) && matches(file, finding.location.file)
  }

  private func matches(_ pattern: String?, _ value: String) -> Bool {
    guard let pattern else { return true }
    return Wildcard.matches(pattern, value)
  }
}

/// `*` matches any run of characters, everything else itself.
enum Wildcard {
  /// Linear in practice and never worse than pattern × value: on a mismatch only the last star
  /// is tried again.
  static func matches(_ pattern: String, _ value: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let value = Array(value.utf8)
    var p = 0
    var v = 0
    var star: (pattern: Int, value: Int)?
    while v < value.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p, v)
        p += 1
      } else if p < pattern.count, pattern[p] == value[v] {
        p += 1
        v += 1
      } else if let last = star {
        p = last.pattern + 1
        v = last.value + 1
        star = (last.pattern, v)
      } else {
        return false
      }
    }
    while p < pattern.count, pattern[p] == UInt8(ascii: "*") { p += 1 }
    return p == pattern.count
  }
}
