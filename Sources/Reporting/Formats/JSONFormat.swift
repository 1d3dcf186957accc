import Linting

/// `lint --format json`: the whole result, for programs. Every member is always there; what does
/// not apply is null, or empty where the fingerprint has it so.
public enum JSONFormat: LintFormat {
  public static let name = "json"
  public static let summary = "the whole result, for programs"

  public static func bytes(_ result: RunResult, _ context: ReportContext) -> [UInt8] {
    bytes(result)
  }

  /// UTF-8, ending with a line feed.
  public static func bytes(_ result: RunResult) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("tool")
      json.object(.oneLine) { json in
        json.member("name")
        json.string("copyfit")
        json.member("version")
        json.string(result.version)
      }
      json.member("fonts")
      json.array(result.fonts) { $0.font($1) }
      json.member("summary")
      json.summary(result.summary)
      json.member("problems")
      json.array(result.problems) { $0.problem($1) }
      json.member("findings")
      json.array(result.findings) { $0.finding($1) }
    }
    json.finish()
    return json.bytes
  }
}

extension JSONWriter {
  mutating func font(_ row: FontRow) {
    object(.oneLine) { json in
      json.member("script")
      json.string(row.script)
      json.member("family")
      json.string(row.family)
      json.member("style")
      json.string(row.style)
      json.member("postScriptName")
      json.string(row.postScriptName)
      json.member("file")
      json.string(row.file)
      json.member("revision")
      json.string(row.revision)
      json.member("sha256")
      json.string(row.sha256)
      json.member("correction")
      json.string(row.correction)
    }
  }

  mutating func summary(_ summary: Summary) {
    object(.oneLine) { json in
      json.member("errors")
      json.number(summary.errors)
      json.member("warnings")
      json.number(summary.warnings)
      json.member("notes")
      json.number(summary.notes)
      json.member("suppressed")
      json.number(summary.suppressed)
      json.member("catalogs")
      json.number(summary.catalogs)
      json.member("flows")
      json.number(summary.flows)
      json.member("locales")
      json.number(summary.locales)
      json.member("cells")
      json.number(summary.cells)
    }
  }

  mutating func problem(_ problem: Problem) {
    object(.oneLine) { json in
      json.member("kind")
      json.string(problem.kind.rawValue)
      json.member("message")
      json.string(problem.message)
      json.member("file")
      json.string(problem.file)
      json.member("line")
      if let line = problem.position?.line { json.number(line) } else { json.null() }
      json.member("column")
      if let column = problem.position?.column { json.number(column) } else { json.null() }
    }
  }

  mutating func finding(_ finding: Finding) {
    object(.oneLine) { json in
      json.member("rule")
      json.string(finding.rule)
      json.member("severity")
      json.string(finding.severity.rawValue)
      json.member("borderline")
      json.bool(finding.isBorderline)
      json.member("message")
      json.string(finding.message)
      json.member("advice")
      json.string(finding.advice)
      json.member("file")
      json.string(finding.location.file)
      json.member("line")
      json.number(finding.location.position.line)
      json.member("column")
      json.number(finding.location.position.column)
      json.member("flow")
      json.string(finding.flow)
      json.member("surface")
      json.string(finding.surface)
      json.member("locale")
      json.string(finding.locale)
      json.member("key")
      json.string(finding.key)
      json.member("text")
      json.string(finding.text)
      json.member("fingerprint")
      json.string(finding.fingerprint)
      json.member("measured")
      json.measured(finding.measured)
      json.member("cells")
      json.array(finding.cells, .oneLine) { $0.cell($1) }
    }
  }

  mutating func measured(_ measured: Finding.Measured?) {
    guard let measured else { return null() }
    object(.oneLine) { json in
      json.member("width")
      json.number(measured.width)
      json.member("limit")
      json.number(measured.limit)
      json.member("unit")
      json.string(measured.unit)
    }
  }

  mutating func cell(_ cell: Finding.Cell) {
    object(.oneLine) { json in
      json.member("contentSize")
      json.string(cell.contentSize.rawValue)
      json.member("width")
      json.number(cell.width)
      json.member("displayScale")
      json.number(cell.displayScale.rawValue)
    }
  }
}
