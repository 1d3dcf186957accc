import TextMeasurement

/// What keeps a finding recognisable when lines move and measured values change.
public enum Fingerprint {
  /// SHA-256, hex, of the parts joined with line feeds.
  public static func of(_ parts: [String]) -> String {
    SHA256.hex(parts.joined(separator: "\n"))
  }

  /// Sorts findings in file order and gives each its fingerprint: SHA-256, hex, of rule, file,
  /// flow, locale and key, what tells its surface from the flow's others where that counts, and from
  /// the second of otherwise equal findings on its ordinal, joined with line feeds.
  static func assign(to findings: inout [Finding]) {
    findings.sort { $0.precedes($1) }
    let firsts = Workers.shares(of: findings.count, least: 5_000) { [findings] share in
      share.map { of(findings[$0].fingerprintParts) }
    }.flatMap { $0 }
    // By hash, since keys that differ only in how an accent is spelled are equal as strings.
    var seen: [String: Int] = [:]
    seen.reserveCapacity(findings.count)
    for (index, first) in zip(findings.indices, firsts) {
      let ordinal = seen[first, default: 0] + 1
      seen[first] = ordinal
      findings[index].fingerprint =
        ordinal == 1 ? first : of(findings[index].fingerprintParts + [String(ordinal)])
    }
  }
}

extension Finding {
  fileprivate var fingerprintParts: [String] {
    let parts = [rule, location.file, flow, locale, key]
    return isAboutPart ? parts + [part] : parts
  }

  /// Whether the same text elsewhere in the flow is another matter: a baseline with a toast's text
  /// that is cut must not silence the tab that is. What is wrong with the copy itself is so
  /// everywhere.
  fileprivate var isAboutPart: Bool {
    if part.isEmpty { return false }
    return key.isEmpty || RuleRegistry.rule(rule)?.metadata.family == .layout
  }

  /// By file, line and column, then by what tells findings at one place apart.
  fileprivate func precedes(_ other: Finding) -> Bool {
    if location.file != other.location.file { return location.file < other.location.file }
    let (here, there) = (location.position, other.location.position)
    if here.line != there.line { return here.line < there.line }
    if here.column != there.column { return here.column < there.column }
    if rule != other.rule { return rule < other.rule }
    if flow != other.flow { return flow < other.flow }
    if locale != other.locale { return locale < other.locale }
    if key != other.key { return key < other.key }
    return message < other.message
  }
}
