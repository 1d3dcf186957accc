import Linting
import Reporting

enum ReportCommand: Command {
  static let spec = CommandSpec(
    name: "report", summary: "Write the designers' report: pictures and findings in one page",
    discussion: """
      The page needs nothing but a browser: no network, no server. It shows every flow in every \
      language, at every text size and width that was measured. A PDF is the page on paper, a flow \
      a page; svg and png are single pictures, one for each flow and language, where the worst \
      finding is or as --device and --text-size say. PDF and PNG need Chromium or Chrome.

      Status: 0 whatever was found, or 2 when the run itself failed.
      """,
    positional: PositionalSpec(
      placeholder: "PATH", help: "a folder or a configuration; default: the current folder",
      count: 0...Int.max, kind: .file(["xcstrings", "yml", "yaml"])),
    options: [
      .config, .format(["html", "pdf", "svg", "png"]),
      OptionSpec(
        "--output", .file("FILE"),
        "write to this file; for single pictures, into this folder"),
      OptionSpec(
        "--baseline", .file("FILE", ["json"]),
        "mark findings that are not in this file: the page can show those alone"),
      OptionSpec("--device", .text("ID"), "single pictures: on this device"),
      OptionSpec(
        "--text-size", .choice("SIZE", textSizes),
        "single pictures: at this text size; one of " + textSizes.joined(separator: ", ")),
      OptionSpec("--scheme", .choice("SCHEME", ["light", "dark"]), "single pictures: colours"),
      .color, .quiet, .verbose, .jobs, .locale, .flow, .version, .help,
    ],
    examples: [
      ("copyfit report --output report.html", "everything that is here"),
      ("copyfit report --flow checkout --format pdf --output checkout.pdf", "on paper"),
      (
        "copyfit report --format png --output pictures --locale de --device iphone-16",
        "German pictures for a ticket"
      ),
    ])

  private static var textSizes: [String] { ConfigRun.contentSizes }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let requests = try FormatRequest.all(arguments, standard: "html")
    try check(requests, arguments, context)
    var options = try arguments.lintOptions()
    options.baseline = arguments.text("--baseline")
    try arguments.checkLoudness()
    let shots = try shotFilter(arguments, context)
    let made = SystemTime.iso8601(try context.environment.time())
    let browser: Chromium?
    do throws(Problem) {
      browser = try chromium(for: requests)
    } catch {
      // Before anything is measured.
      return Outcome(
        messages: context.messages([error], [], arguments), status: .failure)
    }

    let content = context.report(options, arguments)
    try FormatRequest.check(requests, against: content.result)
    var outcome = Outcome(status: content.result.problems.isEmpty ? .success : .failure)
    outcome.messages += context.messages(content.result, arguments)
    // A page without pictures is what nobody asked for.
    if TextFormat.lacksFlow(content.result), !arguments.has("--quiet") {
      outcome.messages += TextFormat(width: context.terminal.width).noFlow(content.result)
    }
    for request in requests {
      switch request.format {
      case "pdf":
        let page = ReportPage.bytes(content, made: made)
        outcome.add(request, context, arguments) { () throws(Problem) in
          try browser?.pdf(of: .html(page)) ?? []
        }
      case "svg", "png":
        let writer = PictureFiles(
          content: content, filter: shots, isDark: arguments.text("--scheme") == "dark",
          chromium: request.format == "png" ? browser : nil)
        outcome.add(writer, to: request, context, arguments)
      default: outcome.add(ReportPage.bytes(content, made: made), to: request)
      }
    }
    return outcome
  }

  // MARK: What is asked for

  private static func check(
    _ requests: [FormatRequest], _ arguments: ParsedArguments, _ context: Context
  ) throws(UsageError) {
    let hasPictures = requests.contains { $0.format == "svg" || $0.format == "png" }
    if !hasPictures,
      let option = ["--device", "--text-size", "--scheme"].first(where: arguments.has)
    {
      throw UsageError(
        message: "\(option) is for single pictures: give --format svg or --format png with it")
    }
    for request in requests {
      if request.file == nil {
        if request.format == "svg" || request.format == "png" {
          throw UsageError(
            message: "pictures go into a folder: give --output FOLDER, which is made if need be")
        }
        if context.terminal.isOutputTerminal {
          throw UsageError(message: "give the report a file: --output report.\(request.format)")
        }
      }
      let other = ["html", "pdf", "svg", "png"].first {
        $0 != request.format && request.file?.hasSuffix("." + $0) == true
      }
      if let other {
        throw UsageError(
          message: "'\(request.file ?? "")' would hold \(request.format): give --format \(other), "
            + "or another name")
      }
    }
  }

  private static func shotFilter(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(UsageError) -> ShotFilter {
    var filter = ShotFilter()
    filter.locales = arguments.texts("--locale")
    filter.contentSize = arguments.text("--text-size")
    guard let device = arguments.text("--device") else { return filter }
    let known = context.environment.devices().map(\.id)
    guard known.contains(device) else {
      throw UsageError(
        message: "--device \(device): there is no such device"
          + CommandSpec.suggestion(NearestName.nearest(to: device, among: known))
          + "; `copyfit config --devices` lists them")
    }
    filter.device = device
    return filter
  }

  /// - Returns: nil where no format needs it.
  /// - Throws: a problem where one does, and there is none.
  private static func chromium(for requests: [FormatRequest]) throws(Problem) -> Chromium? {
    guard requests.contains(where: { $0.format == "pdf" || $0.format == "png" }) else { return nil }
    guard let found = try Chromium.find() else { throw Chromium.missing }
    return found
  }
}

extension Outcome {
  /// What a browser makes, or why it does not.
  fileprivate mutating func add(
    _ request: FormatRequest, _ context: Context, _ arguments: ParsedArguments,
    _ bytes: () throws(Problem) -> [UInt8]
  ) {
    do throws(Problem) {
      add(try bytes(), to: request)
    } catch {
      fail(error, context, arguments)
    }
  }

  fileprivate mutating func add(
    _ pictures: PictureFiles, to request: FormatRequest, _ context: Context,
    _ arguments: ParsedArguments
  ) {
    guard let folder = request.file else { return }
    do throws(Problem) {
      let written = try pictures.files()
      if written.isEmpty {
        // What kept the flows from being measured has been said.
        guard pictures.content.result.problems.isEmpty else { return }
        throw Problem(
          .usage,
          "There is no picture to write: no flow that is shown here is measured on this device and "
            + "at this text size. `copyfit inspect` shows what is.")
      }
      files += written.map { .init(path: "\(folder)/\($0.name)", bytes: $0.bytes) }
      let count = written.count == 1 ? "1 picture" : "\(written.count) pictures"
      folders.append(
        .init(
          path: folder,
          remark: arguments.has("--quiet") ? "" : "\(SafeText.line(folder)): \(count) written.\n"))
    } catch {
      fail(error, context, arguments)
    }
  }

  private mutating func fail(
    _ problem: Problem, _ context: Context, _ arguments: ParsedArguments
  ) {
    status = .failure
    messages += context.messages([problem], [], arguments)
  }
}
