import Linting

/// Findings, with the cells of the pictures that show them.
extension JSONWriter {
  mutating func reportFinding(
    _ entry: ReportFinding, _ content: ReportContent, _ vocabulary: ReportVocabulary
  ) {
    let finding = entry.finding
    object { json in
      json.member("id")
      json.string(String(finding.fingerprint.prefix(12)))
      json.member("rule")
      json.string(finding.rule)
      json.member("severity")
      json.string(finding.severity.rawValue)
      json.member("borderline")
      json.bool(finding.isBorderline)
      json.member("new")
      if let isNew = entry.isNew { json.bool(isNew) } else { json.null() }
      json.words(entry)
      json.member("file")
      json.string(finding.shown)
      json.member("line")
      json.number(finding.location.position.line)
      json.member("column")
      json.number(finding.location.position.column)
      json.member("flow")
      json.number(entry.flow ?? -1)
      json.member("surface")
      json.number(entry.surface ?? -1)
      json.member("locale")
      json.number(vocabulary.index(ofLocale: finding.locale))
      json.member("key")
      json.string(ShownText(finding.key).text)
      json.member("text")
      json.string(finding.text.map { ShownText($0).text })
      json.member("measured")
      if let measured = finding.measured {
        json.array { json in
          json.number(measured.width)
          json.number(measured.limit)
        }
      } else {
        json.null()
      }
      json.member("cells")
      json.array(entry.cells.runs) { $0.number($1) }
      json.member("worst")
      json.number(entry.worst ?? -1)
    }
  }

  private mutating func words(_ entry: ReportFinding) {
    member("message")
    string(entry.finding.message)
    member("advice")
    string(entry.finding.advice)
    member("translator")
    string(entry.help.translator)
    member("designer")
    string(entry.help.designer)
    member("developer")
    string(entry.help.developer)
  }
}

extension [Int] {
  /// Ascending numbers as stretches of consecutive ones: start and count of each, in turn.
  fileprivate var runs: [Int] {
    var runs: [Int] = []
    for number in self {
      if let last = runs.indices.last, runs[last - 1] + runs[last] == number {
        runs[last] += 1
      } else {
        runs += [number, 1]
      }
    }
    return runs
  }
}
