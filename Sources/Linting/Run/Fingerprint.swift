import TextMeasurement

/// What keeps a finding recognisable when lines move and measured values change.
enum Fingerprint {
  /// Sorts findings in file order and gives each its fingerprint: SHA-256, hex, of rule, file,
  /// flow, locale and key, and from the second of otherwise equal findings on its ordinal, joined
  /// with line feeds.
  static func assign(to findings: inout [Finding]) {
    findings.sort { $0.order.lexicographicallyPrecedes($1.order) }
    var seen: [[String]: Int] = [:]
    for index in findings.indices {
      let finding = findings[index]
      var parts = [
        finding.rule, finding.location.file, finding.flow, finding.locale, finding.key,
      ]
      let ordinal = seen[parts, default: 0] + 1
      seen[parts] = ordinal
      if ordinal > 1 { parts.append(String(ordinal)) }
      findings[index].fingerprint = SHA256.hex(parts.joined(separator: "\n"))
    }
  }
}

extension Finding {
  /// File, line and column first, then what tells findings at one place apart.
  fileprivate var order: [OrderKey] {
    [
      .text(location.file), .number(location.position.line), .number(location.position.column),
      .text(rule), .text(flow), .text(locale), .text(key), .text(message),
    ]
  }
}

/// A part of a sort key: texts by code units, numbers by value.
private enum OrderKey: Comparable {
  case number(Int)
  case text(String)

  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): a < b
    case (.text(let a), .text(let b)): a < b
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}
