import StringCatalogs
import Synchronization

@testable import Linting
@testable import copyfit

/// Keeps what a command asked the linter for.
final class Asked: Sendable {
  private let kept = Mutex<(lint: LintOptions?, measure: MeasureOptions?)>((nil, nil))

  var lint: LintOptions? { kept.withLock { $0.lint } }
  var measure: MeasureOptions? { kept.withLock { $0.measure } }
  func record(_ options: LintOptions) { kept.withLock { $0.lint = options } }
  func record(_ options: MeasureOptions) { kept.withLock { $0.measure = options } }
}

/// The command in front of a linter that answers as it is told.
struct Fake {
  var result = RunResult(summary: .init(catalogs: 1, flows: 1, locales: 1, cells: 12))
  var rows: [MeasureReport.Row] = []
  var fonts = FontsReport(rows: [Fake.inter])
  var config = ConfigReport(yaml: "devices: phones\n")
  var existing: Set<String> = []
  var terminal = Terminal()
  let asked = Asked()

  static let inter = FontRow(
    script: "Latn", family: "Inter", style: "Semi Bold", postScriptName: "Inter-SemiBold",
    file: "Inter-SemiBold.otf", revision: "3.019", sha256: "abcd", correction: "inter-latin")

  static func rule(_ id: String, _ severity: ConfiguredSeverity) -> RuleMetadata {
    RuleMetadata(
      id: id, family: .layout, defaultSeverity: severity, summary: "What \(id) says",
      rationale: "Why it matters.", cure: "Shorten it.",
      help: RuleHelp(translator: "Shorten it.", developer: "Widen it."),
      triggering: [
        .init(
          "A title is too wide.", catalog: "{\n  \"value\": ↓\"Zahlungsübersicht\"\n}\n",
          configuration: "flows:\n")
      ], passing: [])
  }

  static func finding(_ rule: String, _ severity: Severity, line: Int = 1) -> Finding {
    Finding(
      rule: rule, severity: severity, message: "m", advice: "a",
      location: .init(file: "A.xcstrings", position: .init(line: line, column: 1)))
  }

  func run(_ arguments: String...) -> Outcome { run(arguments) }

  func run(_ arguments: [String]) -> Outcome {
    let (result, rows, fonts, config) = (result, rows, fonts, config)
    let (existing, asked) = (existing, asked)
    let environment = Environment(
      lint: { options, _ in
        asked.record(options)
        return result
      },
      report: { options, _ in
        asked.record(options)
        return ReportContent(
          result: result, baseline: nil, hasOutlines: true, findings: [], flows: [], glyphs: [],
          constants: [])
      },
      measure: { options in
        asked.record(options)
        return MeasureReport(options: options, rows: rows)
      },
      fonts: { _ in fonts },
      rules: { [Fake.rule("title-truncated", .error), Fake.rule("form-flip", .warning)] },
      configuration: { _ in config },
      devices: {
        [
          .init(id: "iphone-16", name: "iPhone 16", width: 393, displayScale: 3, group: .phones),
          .init(id: "iphone-se-3", name: "iPhone SE", width: 375, displayScale: 2, group: .phones),
        ]
      },
      schema: { "{}\n" },
      fileExists: { existing.contains($0) })
    return Tool(environment: environment, terminal: terminal).run(arguments)
  }
}

extension Outcome {
  var text: String { String(decoding: output, as: UTF8.self) }
}
