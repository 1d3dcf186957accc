import Linting
import StringCatalogs

extension JSONWriter {
  /// How the run's places are to be read.
  mutating func run(_ result: RunResult) {
    member("originalUriBaseIds")
    object { json in
      json.member("%SRCROOT%")
      json.object(.oneLine) { json in
        json.member("uri")
        // 3.14.14: the URI of a base ends with a slash.
        let uri = PercentEncoding.fileURI(result.folders.root)
        json.string(uri.hasSuffix("/") ? uri : uri + "/")
        json.member("description")
        json.text("The root of the repository, or without one the folder of the run.")
      }
    }
    member("columnKind")
    string("utf16CodeUnits")
    member("newlineSequences")
    array(["\r\n", "\n", "\r"], .oneLine) { $0.string($1) }
  }

  mutating func result(
    _ finding: Finding, _ rules: SARIFRules, _ folders: RunFolders, hasCells: Bool
  ) {
    object(.oneLine) { json in
      json.member("ruleId")
      json.string(finding.rule)
      if let index = rules.index(of: finding.rule) {
        json.member("ruleIndex")
        json.number(index)
      }
      json.member("level")
      json.string(finding.severity.rawValue)
      json.member("message")
      json.text(SARIFText.message(finding.plainLine))
      json.locations(finding.shown, finding.location.position, folders)
      if !finding.fingerprint.isEmpty {
        json.member("partialFingerprints")
        json.object { json in
          json.member("copyfit/v1")
          json.string(finding.fingerprint)
        }
      }
      json.member("properties")
      json.properties(finding, hasCells: hasCells)
    }
  }

  mutating func invocation(_ result: RunResult, _ context: ReportContext, _ remarks: [String]) {
    object { json in
      json.member("executionSuccessful")
      json.bool(result.problems.isEmpty)
      if let status = context.exitStatus {
        json.member("exitCode")
        json.number(status)
      }
      json.member("toolExecutionNotifications")
      json.array { json in
        for problem in result.problems {
          json.notification(id: problem.kind.rawValue, level: "error", problem.plainLine) { json in
            guard let file = problem.shown else { return }
            json.locations(file, problem.position, result.folders)
          }
        }
        for remark in remarks {
          json.notification(id: "remark", level: "note", SafeText.line(remark)) { _ in }
        }
      }
    }
  }

  private mutating func notification(
    id: String, level: String, _ text: String, _ place: (inout JSONWriter) -> Void
  ) {
    object(.oneLine) { json in
      json.member("descriptor")
      json.object { json in
        json.member("id")
        json.string(id)
      }
      json.member("level")
      json.string(level)
      json.member("message")
      json.text(SARIFText.message(text))
      place(&json)
    }
  }

  private mutating func locations(
    _ shown: String, _ position: SourcePosition?, _ folders: RunFolders
  ) {
    member("locations")
    array { json in
      json.object { json in
        json.member("physicalLocation")
        json.object { json in
          json.member("artifactLocation")
          json.artifact(shown, folders)
          guard let position else { return }
          json.member("region")
          json.object { json in
            json.member("startLine")
            json.number(max(1, position.line))
            // A column that is not known in the units declared is left out.
            if let column = position.utf16Column {
              json.member("startColumn")
              json.number(max(1, column))
            }
          }
        }
      }
    }
  }

  private mutating func artifact(_ shown: String, _ folders: RunFolders) {
    object { json in
      json.member("uri")
      if let relative = folders.relativeToRoot(shown) {
        json.string(PercentEncoding.path(relative))
        json.member("uriBaseId")
        json.string("%SRCROOT%")
      } else {
        json.string(PercentEncoding.fileURI(folders.absolute(shown)))
      }
    }
  }

  private mutating func properties(_ finding: Finding, hasCells: Bool) {
    object { json in
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
      json.member("borderline")
      json.bool(finding.isBorderline)
      json.member("measured")
      json.measured(finding.measured)
      json.member("cellCount")
      json.number(finding.cells.count)
      guard hasCells else { return }
      json.member("cells")
      json.array(finding.cells) { $0.cell($1) }
    }
  }

  /// An object with a `text`.
  mutating func text(_ text: String) {
    object(.oneLine) { json in
      json.member("text")
      // 3.11.8: a message is not empty.
      json.string(text.isEmpty ? "–" : text)
    }
  }
}
