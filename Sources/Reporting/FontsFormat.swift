import Linting

/// `fonts`: the chain as it is on this machine.
public enum FontsFormat {
  // MARK: Text

  /// Three lines a face, for lines of `width` columns: what it is, its file, what it is corrected
  /// by.
  public static func text(_ report: FontsReport, style: Style = .plain, width: Int = 80) -> String {
    var text = ""
    for row in report.rows {
      let script = SafeText.line(row.script, limit: 12)
      if row.postScriptName.isEmpty {
        text += style.heading(script) + "  no face: em constants (\(row.correction))\n"
        continue
      }
      let name = SafeText.line("\(row.family) \(row.style) (\(row.postScriptName))")
      text += style.heading(script) + "  " + DisplayWidth.clipped(name, to: width - 6) + "\n"
      let file = SafeText.line("\(row.file), revision \(row.revision), \(row.correction)")
      text += "      " + DisplayWidth.clipped(file, to: width - 6) + "\n"
      text += style.faint("      " + SafeText.line(row.sha256, limit: 64)) + "\n"
    }
    for face in report.missing {
      let line =
        "\(face.postScriptName) is not here: apt-get install \(face.aptPackage), "
        + "or brew install --cask \(face.brewCask)"
      text +=
        TextWrapping.wrapped(
          line, width: width, first: face.script + "  ", rest: "      ") + "\n"
    }
    if !report.engines.isEmpty {
      text += report.engines.map { "\($0.name) \($0.version)" }.joined(separator: ", ") + "\n"
    }
    return text
  }

  // MARK: JSON

  /// UTF-8, ending with a line feed.
  public static func json(_ report: FontsReport) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("engines")
      json.array(report.engines) { json, engine in
        json.object(.oneLine) { json in
          json.member("name")
          json.string(engine.name)
          json.member("version")
          json.string(engine.version)
        }
      }
      json.member("fonts")
      json.array(report.rows) { $0.font($1) }
      json.member("missing")
      json.array(report.missing) { json, face in
        json.object(.oneLine) { json in
          json.member("script")
          json.string(face.script)
          json.member("postScriptName")
          json.string(face.postScriptName)
          json.member("aptPackage")
          json.string(face.aptPackage)
          json.member("brewCask")
          json.string(face.brewCask)
        }
      }
      json.member("problems")
      json.array(report.problems) { $0.problem($1) }
    }
    json.finish()
    return json.bytes
  }
}
