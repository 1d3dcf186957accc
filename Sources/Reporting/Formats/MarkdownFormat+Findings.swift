import Linting

/// The findings of a comment by flow and locale, as many as there is room for. Room goes to the worst
/// of all flows first, so that no error gives way to another flow's notes.
struct MarkdownFindings {
  /// UTF-8, no longer than the room.
  private(set) var text = ""
  private(set) var leftOut: [Severity: Int] = [:]

  /// Findings from which on each group is folded.
  static let mostUnfolded = 12

  /// - Parameter room: UTF-8 bytes.
  init(_ result: RunResult, room: Int) {
    let groups = FindingGroup.groups(of: result.findings)
    let isFolded = result.findings.count > Self.mostUnfolded
    let entries = groups.enumerated().flatMap { number, group in
      group.findings.map { Entry(group: number, finding: $0) }
    }
    var room = room
    var kept: [[Finding]] = Array(repeating: [], count: groups.count)
    var isFull: Set<Severity> = []
    for level in Severity.allCases.reversed() {
      for entry in entries where entry.finding.severity == level {
        // What follows in the same level may be shorter, but skipping here and there is confusing.
        guard isFull.isEmpty else {
          leftOut[level, default: 0] += 1
          continue
        }
        var size = Self.entry(entry.finding).utf8.count
        if kept[entry.group].isEmpty {
          let group = groups[entry.group]
          size += Self.open(group, isFolded).utf8.count + Self.close(isFolded).utf8.count
        }
        if size > room {
          isFull.insert(level)
          leftOut[level, default: 0] += 1
        } else {
          room -= size
          kept[entry.group].append(entry.finding)
        }
      }
    }
    for (group, findings) in zip(groups, kept) where !findings.isEmpty {
      text += Self.open(group, isFolded)
      for finding in findings { text += Self.entry(finding) }
      text += Self.close(isFolded)
    }
  }

  private struct Entry {
    var group: Int
    var finding: Finding
  }

  // MARK: Parts

  private static func open(_ group: FindingGroup, _ isFolded: Bool) -> String {
    guard isFolded else { return "\n### \(MarkdownText.inline(group.title, limit: 200))\n\n" }
    var numbers: [Severity: Int] = [:]
    for finding in group.findings { numbers[finding.severity, default: 0] += 1 }
    let title = MarkdownText.html(group.title, limit: 200)
    return "\n<details><summary><b>\(title)</b>: \(Severity.counted(numbers))</summary>\n\n"
  }

  private static func close(_ isFolded: Bool) -> String { isFolded ? "\n</details>\n" : "" }

  private static func entry(_ finding: Finding) -> String {
    let position = finding.location.position
    let place = "\(finding.shown):\(position.line):\(position.column)"
    let mark = finding.isBorderline ? ", borderline" : ""
    var text =
      "- \(finding.severity.symbol) **\(finding.severity.rawValue)** \(MarkdownText.code(finding.rule))"
      + "\(mark), \(MarkdownText.code(place))<br>\(MarkdownText.inline(finding.message))"
    if !finding.advice.isEmpty { text += "<br>→ \(MarkdownText.inline(finding.advice))" }
    return text + "\n"
  }
}
