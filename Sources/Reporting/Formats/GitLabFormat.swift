import Linting

/// `lint --format gitlab`: the JSON of GitLab's Code Quality report.
///
/// GitLab shows one entry of those that share a fingerprint, so they are made unique: findings of
/// different configurations are told apart by their path in the repository.
public enum GitLabFormat: LintFormat {
  public static let name = "gitlab"
  public static let summary = "Code Quality report of GitLab"

  public static func bytes(_ result: RunResult, _ context: ReportContext) -> [UInt8] {
    var fingerprints = UniqueFingerprints()
    var json = JSONWriter()
    json.array { json in
      for problem in result.problems {
        let path = path(problem, result)
        json.entry(
          description: problem.plainLine, check: problem.kind.rawValue,
          fingerprint: fingerprints.unique([problem.kind.rawValue, path, problem.message]),
          severity: "blocker", path: path, line: problem.position?.line ?? 1)
      }
      for finding in result.findings {
        let path = result.folders.repositoryPath(finding.shown)
        json.entry(
          description: finding.plainLine, check: finding.rule,
          fingerprint: fingerprints.unique([finding.fingerprint, path]),
          severity: severity(finding.severity), path: path,
          line: finding.location.position.line)
      }
    }
    json.finish()
    return json.bytes
  }

  /// GitLab has five: `blocker` is for what kept the run from being whole.
  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  /// An entry needs a file. What is not about one is about how the run is set up.
  private static func path(_ problem: Problem, _ result: RunResult) -> String {
    result.folders.repositoryPath(problem.shown ?? result.configuration ?? "copyfit.yml")
  }
}

/// Hands out each fingerprint once.
private struct UniqueFingerprints {
  private var seen: [[String]: Int] = [:]

  /// Of `parts`; from the second time on of `parts` and an ordinal.
  mutating func unique(_ parts: [String]) -> String {
    let ordinal = seen[parts, default: 0] + 1
    seen[parts] = ordinal
    return Fingerprint.of(ordinal == 1 ? parts : parts + [String(ordinal)])
  }
}

extension JSONWriter {
  fileprivate mutating func entry(
    description: String, check: String, fingerprint: String, severity: String, path: String,
    line: Int
  ) {
    object(.oneLine) { json in
      json.member("description")
      json.string(description)
      json.member("check_name")
      json.string(check)
      json.member("fingerprint")
      json.string(fingerprint)
      json.member("severity")
      json.string(severity)
      json.member("location")
      json.object { json in
        json.member("path")
        json.string(path)
        json.member("lines")
        json.object { json in
          json.member("begin")
          json.number(max(1, line))
        }
      }
    }
  }
}
