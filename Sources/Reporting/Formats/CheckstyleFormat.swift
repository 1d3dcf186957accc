import Linting

/// `lint --format checkstyle`: the XML of Checkstyle, which many review tools read.
public enum CheckstyleFormat: LintFormat {
  public static let name = "checkstyle"
  public static let summary = "XML of Checkstyle, for review tools that read it"

  public static func bytes(_ result: RunResult, _ context: ReportContext) -> [UInt8] {
    var xml = XMLWriter()
    let files = files(result)
    // The version is that of Checkstyle whose shape this is; readers do not ask for ours.
    guard !files.isEmpty else {
      xml.element("checkstyle", [("version", "8.0")])
      return xml.bytes
    }
    xml.element("checkstyle", [("version", "8.0")]) { xml in
      for (file, entries) in files {
        xml.element("file", [("name", file)]) { xml in
          for entry in entries { xml.element("error", entry.attributes) }
        }
      }
    }
    return xml.bytes
  }

  private struct Entry {
    var attributes: [(name: StaticString, value: String)]

    init(_ finding: Finding) {
      let position = finding.location.position
      attributes = [
        ("line", String(position.line)), ("column", String(position.column)),
        ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
        ("message", finding.plainLine), ("source", "copyfit." + finding.rule),
      ]
    }

    init(_ problem: Problem) {
      attributes = []
      if let position = problem.position {
        attributes += [("line", String(position.line)), ("column", String(position.column))]
      }
      attributes += [
        ("severity", "error"), ("message", problem.plainLine),
        ("source", "copyfit.problem." + problem.kind.rawValue),
      ]
    }
  }

  /// Problems first; files in the order in which they come up. What is about no file stands under
  /// the name of the tool.
  private static func files(_ result: RunResult) -> [(file: String, entries: [Entry])] {
    var files: [(file: String, entries: [Entry])] = []
    var indices: [String: Int] = [:]
    func add(_ entry: Entry, to file: String) {
      if let index = indices[file] {
        files[index].entries.append(entry)
      } else {
        indices[file] = files.count
        files.append((file, [entry]))
      }
    }
    for problem in result.problems {
      let file = problem.shown.map(result.folders.repositoryPath)
      add(Entry(problem), to: file ?? "copyfit")
    }
    for finding in result.findings {
      add(Entry(finding), to: result.folders.repositoryPath(finding.shown))
    }
    return files
  }
}
