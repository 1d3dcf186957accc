import Linting

/// `lint --format sarif`: SARIF 2.1.0, for GitHub code scanning and the viewers of editors.
///
/// Paths are relative to the repository's root (`%SRCROOT%`), columns are UTF-16 code units, which is
/// what readers take for granted, and lines end as copyfit counts them. GitHub takes at most 25,000
/// results a run, and 10 MB of gzip: the worst are kept, and cells are left out beyond a size; a
/// notification says so.
public enum SARIFFormat: LintFormat {
  public static let name = "sarif"
  public static let summary = "SARIF 2.1.0, for code scanning and editors"

  /// Results that GitHub takes of a run (docs.github.com, SARIF support for code scanning).
  static let maximumResults = 25_000
  /// Bytes before compression up to which results have all of their cells. GitHub's limit is 10 MB
  /// of gzip, which makes less than a tenth of such JSON.
  static let maximumSizeWithCells = 20 << 20

  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  public static func bytes(_ result: RunResult, _ context: ReportContext) -> [UInt8] {
    bytes(result, context, maximumResults: maximumResults)
  }

  static func bytes(
    _ result: RunResult, _ context: ReportContext, maximumResults: Int,
    maximumSizeWithCells: Int = maximumSizeWithCells
  ) -> [UInt8] {
    let kept = kept(result.findings, maximumResults)
    let remarks = remarks(result, context, leftOut: result.findings.count - kept.count)
    var json = JSONWriter()
    json.object { json in
      json.member("$schema")
      json.string(schema)
      json.member("version")
      json.string("2.1.0")
      json.member("runs")
      json.array { json in
        json.object { json in
          json.run(result)
          let rules = SARIFRules()
          json.member("tool")
          json.tool(version: result.version, rules)
          json.member("results")
          var cellsLeftOut = 0
          json.array(kept) { json, finding in
            let hasCells = json.bytes.count <= maximumSizeWithCells || finding.cells.isEmpty
            if !hasCells { cellsLeftOut += 1 }
            json.result(finding, rules, result.folders, hasCells: hasCells)
          }
          json.member("invocations")
          json.array { json in
            let remark =
              "The cells of \(cellsLeftOut) results are left out, to keep the file small enough for "
              + "GitHub. `--format json` has them."
            json.invocation(result, context, remarks + (cellsLeftOut > 0 ? [remark] : []))
          }
        }
      }
    }
    json.finish()
    return json.bytes
  }

  /// The worst, in the order of the run.
  private static func kept(_ findings: [Finding], _ most: Int) -> [Finding] {
    guard findings.count > most else { return findings }
    let worst = findings.indices.sorted {
      (findings[$1].severity, $0) < (findings[$0].severity, $1)
    }
    return worst.prefix(most).sorted().map { findings[$0] }
  }

  /// What is to be said of the run, besides problems.
  private static func remarks(
    _ result: RunResult, _ context: ReportContext, leftOut: Int
  ) -> [String] {
    var remarks = result.notices
    if leftOut > 0 {
      remarks.append(
        "\(leftOut) findings are left out, the least severe: GitHub takes \(maximumResults) results "
          + "of a run. `--format json` has them all.")
    }
    if let sentence = context.unlistedSentence { remarks.append(sentence) }
    if let sentence = NoFlowNotice.sentence(result) { remarks.append(sentence) }
    return remarks
  }
}

/// Text for `message.text` (SARIF 2.1.0, 3.11), where copy could otherwise be read as a placeholder
/// or as a link.
enum SARIFText {
  /// - Parameter text: inert for a terminal already.
  static func message(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      // 3.11.5: braces are doubled, since `{0}` is a placeholder.
      case "{", "}": result += [scalar, scalar]
      // 3.11.6: `[text](target)` is a link, and has no escape that would keep it from being one.
      case "(" where previous == "]": result += [" ", scalar]
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}
