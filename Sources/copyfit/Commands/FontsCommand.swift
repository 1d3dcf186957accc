import Linting
import Reporting

enum FontsCommand: Command {
  static let spec = CommandSpec(
    name: "fonts", summary: "Show the font chain in use, lock it, verify the lock",
    discussion: """
      With a copyfit.lock under version control the same copy gives the same findings on every \
      machine, or a clear refusal: a run whose faces differ from it fails.
      """,
    options: [
      OptionSpec("--lock", "write the chain to copyfit.lock, beside copyfit.yml"),
      OptionSpec("--verify", "compare the chain with copyfit.lock; status 2 when it differs"),
      .config, .format(["text", "json"]), .output, .color, .quiet, .version, .help,
    ],
    examples: [
      ("copyfit fonts", "scripts, faces, revisions, hashes and coefficients"),
      ("copyfit fonts --verify", "for a build machine"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let requests = try FormatRequest.all(arguments)
    if arguments.has("--lock"), arguments.has("--verify") {
      throw UsageError(message: "--lock and --verify exclude each other")
    }
    var report = context.environment.fonts(FontsOptions(config: arguments.text("--config")))
    var outcome = Outcome()
    var remark = ""
    if arguments.has("--lock"), report.problems.isEmpty {
      outcome.files.append(.init(path: report.lockFile, bytes: Array(report.newLock.utf8)))
      let faces = report.rows.count == 1 ? "1 face" : "\(report.rows.count) faces"
      remark = "Locked in \(SafeText.line(report.lockFile)): \(faces).\n"
    } else if arguments.has("--verify") {
      verify(&report)
      if report.problems.isEmpty { remark = "As locked in \(SafeText.line(report.lockFile)).\n" }
    }
    // Whoever locks or verifies wants to know how it went, not to read the chain.
    let isTableWanted = !arguments.has("--lock") && !arguments.has("--verify")
    for request in requests {
      switch request.format {
      case "json": outcome.add(FontsFormat.json(report), to: request)
      default:
        guard isTableWanted else { continue }
        let style = context.style(arguments, for: request)
        let width = context.width(for: request)
        outcome.add(FontsFormat.text(report, style: style, width: width), to: request)
      }
    }
    if arguments.has("--quiet") { remark = "" }
    outcome.messages += remark + context.messages(report.problems, report.notices, arguments)
    outcome.status = report.problems.isEmpty ? .success : .failure
    return outcome
  }

  private static func verify(_ report: inout FontsReport) {
    guard report.isLocked else {
      let message = "there is no lock to verify; write one with `copyfit fonts --lock`"
      report.problems.append(Problem(.lockMismatch, message, file: report.lockFile))
      return
    }
    report.problems += report.lockProblems
    report.notices += report.lockNotices
  }
}
