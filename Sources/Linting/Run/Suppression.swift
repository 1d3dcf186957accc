import StringCatalogs

/// What silences findings: `[copyfit:ignore RULE … -- reason]` in a catalog entry's comment, and
/// `ignore:` in the configuration. Keeps account of what has silenced anything.
struct Suppression {
  /// A comment that speaks of copyfit.
  struct EntryComment {
    var key: String
    /// Its opening quote, in bytes from the file's start.
    var offset: Int
    var items: [SuppressionComment.Item]
    /// Rules that it silences, in order.
    var rules: [String]
    /// Those of them that it silenced a finding of.
    var used: Set<String> = []
  }

  let patterns: [IgnorePattern]
  /// For each of `patterns` whether it silenced anything.
  private(set) var usedPatterns: [Bool]
  /// By catalog file and key: its bytes, since a catalog may have two keys that look the same.
  private var comments: [String: [[UInt8]: EntryComment]] = [:]

  init(patterns: [IgnorePattern], catalogs: [LoadedCatalog]) {
    self.patterns = patterns
    usedPatterns = [Bool](repeating: false, count: patterns.count)
    for loaded in catalogs {
      let found = Self.comments(of: loaded.catalog)
      if !found.isEmpty { comments[loaded.file] = found }
    }
  }

  /// Of a key that stands twice, the entry that counts has the comment that counts.
  private static func comments(of catalog: StringCatalog) -> [[UInt8]: EntryComment] {
    var comments: [[UInt8]: EntryComment] = [:]
    for entry in catalog.effectiveEntries {
      guard let text = entry.comment, let comment = SuppressionComment(text) else { continue }
      comments[Array(entry.key.utf8)] = EntryComment(
        key: entry.key, offset: entry.commentOffset ?? entry.keyOffset, items: comment.items,
        rules: comment.rules)
    }
    return comments
  }

  /// Those of one catalog, in file order.
  func comments(inFile file: String) -> [EntryComment] {
    (comments[file] ?? [:]).values.sorted { $0.offset < $1.offset }
  }

  func silences(_ finding: Finding) -> Bool {
    if comment(on: finding)?.rules.contains(finding.rule) == true { return true }
    return patterns.contains { $0.matches(finding) }
  }

  /// Enters all that silence a finding as used: two that silence the same one are both.
  mutating func account(for findings: [Finding]) {
    guard !comments.isEmpty || !patterns.isEmpty else { return }
    for finding in findings {
      if comment(on: finding)?.rules.contains(finding.rule) == true {
        comments[finding.location.file]?[Array(finding.key.utf8)]?.used.insert(finding.rule)
      }
      for index in patterns.indices where patterns[index].matches(finding) {
        usedPatterns[index] = true
      }
    }
  }

  private func comment(on finding: Finding) -> EntryComment? {
    guard !comments.isEmpty else { return nil }
    return comments[finding.location.file]?[Array(finding.key.utf8)]
  }
}

extension IgnorePattern {
  /// Absent fields match everything.
  func matches(_ finding: Finding) -> Bool {
    matches(rule, finding.rule) && matches(key, finding.key) && matches(flow, finding.flow)
      && matches(locale, finding.locale) && matches(file, finding.location.file)
  }

  /// Whether the item may be about findings of a rule, a key, a file, or what is in no flow.
  func mayMatch(rule id: String) -> Bool { matches(rule, id) }
  func mayMatch(key: String) -> Bool { matches(self.key, key) }
  func mayMatch(file: String) -> Bool { matches(self.file, file) }
  var mayMatchOutsideFlows: Bool { matches(flow, "") }

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
    guard pattern.utf8.contains(UInt8(ascii: "*")) else {
      return pattern.utf8.elementsEqual(value.utf8)
    }
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
