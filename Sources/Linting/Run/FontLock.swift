import StringCatalogs

/// copyfit.lock: the faces, coefficients and shaping libraries that a team has agreed on, so that
/// the same copy gives the same findings on every machine.
///
/// One line each, fields apart by tabs, `#` begins a remark: a changed face is one changed line in
/// a review.
///
///     copyfit-lock	1
///     engine	HarfBuzz	6.0.0
///     face	Latn	Inter	Semi Bold	Inter-SemiBold	Inter-SemiBold.otf	3.019	<sha256>	<correction>
public struct FontLock: Hashable, Sendable {
  public var engines: [FontsReport.Engine]
  public var rows: [FontRow]

  public init(engines: [FontsReport.Engine], rows: [FontRow]) {
    self.engines = engines
    self.rows = rows
  }

  /// The file's text.
  public var text: String {
    var lines = [
      "# Written by `copyfit fonts --lock`. Keep it under version control.", "copyfit-lock\t1",
    ]
    for engine in engines { lines.append(Self.line(["engine", engine.name, engine.version])) }
    for row in rows { lines.append(Self.line(["face"] + Self.fields(row))) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// - Throws: a `lockMismatch` problem with the line that is not understood.
  public init(parsing text: String, file: String) throws(Problem) {
    self.init(engines: [], rows: [])
    var sawVersion = false
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (fields[0], fields.count) {
      case ("copyfit-lock", 2) where fields[1] == "1": sawVersion = true
      case ("engine", 3): engines.append(.init(name: fields[1], version: fields[2]))
      case ("face", 9): rows.append(Self.row(Array(fields.dropFirst())))
      default: throw Self.malformed(line: index + 1, file: file)
      }
    }
    guard sawVersion else { throw Self.malformed(line: 1, file: file) }
  }

  /// What of the whole chain is not as locked, locked faces that are not here included.
  public func mismatches(_ report: FontsReport) -> [Problem] {
    let gone = report.missing.filter { face in
      rows.contains { $0.script == face.script && $0.postScriptName == face.postScriptName }
    }
    return mismatches(rows: report.rows, file: report.lockFile)
      + gone.map { face in
        Problem(
          .lockMismatch,
          "\(face.postScriptName) (\(face.script)) is locked and not here; it comes with "
            + "`apt-get install \(face.aptPackage)` or `brew install --cask \(face.brewCask)`",
          file: report.lockFile)
      }
  }

  /// Remarks on libraries of another version than locked. They are no mismatch: shaping seldom
  /// changes between versions, and a Mac and a server hardly ever have the same ones.
  public func notices(engines here: [FontsReport.Engine]) -> [String] {
    here.compactMap { engine in
      let locked = engines.first { $0.name == engine.name }
      guard let locked, locked.version != engine.version else { return nil }
      return "\(engine.name) is \(engine.version), locked is \(locked.version)"
    }
  }

  /// What of `used`, the faces of a run, is not as locked: a problem for each face that differs.
  /// Faces that the lock has and the run does not use are no concern of it.
  public func mismatches(rows used: [FontRow], file: String) -> [Problem] {
    var problems: [Problem] = []
    for row in used {
      let line = Self.line(Self.fields(row))
      if rows.contains(where: { Self.line(Self.fields($0)) == line }) { continue }
      let name = row.postScriptName.isEmpty ? row.correction : row.postScriptName
      let locked = rows.first { $0.script == row.script && $0.postScriptName == row.postScriptName }
      if let locked {
        let both = zip(Self.names, zip(Self.fields(row), Self.fields(locked)))
        let changes = both.filter { $1.0 != $1.1 }.map { "\($0) is \($1.0), locked is \($1.1)" }
        problems.append(
          Self.mismatch("\(name) (\(row.script)): \(changes.joined(separator: "; "))", file))
      } else if let other = rows.first(where: { $0.script == row.script }) {
        problems.append(
          Self.mismatch("\(row.script) is set in \(name), locked is \(other.postScriptName)", file))
      } else {
        problems.append(Self.mismatch("\(name) (\(row.script)) is not in the lock", file))
      }
    }
    return problems
  }

  private static let names = [
    "script", "family", "style", "PostScript name", "file", "revision", "SHA-256", "correction",
  ]

  private static func fields(_ row: FontRow) -> [String] {
    [
      row.script, row.family, row.style, row.postScriptName, row.file, row.revision, row.sha256,
      row.correction,
    ]
  }

  private static func row(_ f: [String]) -> FontRow {
    FontRow(
      script: f[0], family: f[1], style: f[2], postScriptName: f[3], file: f[4], revision: f[5],
      sha256: f[6], correction: f[7])
  }

  /// A font's names come from its file: nothing in them may end a field or a line.
  private static func line(_ fields: [String]) -> String {
    fields.map { field in
      let scalars = field.unicodeScalars.map { scalar -> Unicode.Scalar in
        scalar.value < 0x20 || [0x85, 0x2028, 0x2029].contains(scalar.value) ? " " : scalar
      }
      return String(String.UnicodeScalarView(scalars))
    }.joined(separator: "\t")
  }

  private static func malformed(line: Int, file: String) -> Problem {
    Problem(
      .lockMismatch,
      "this line is not one of a font lock that this version reads; write it anew with "
        + "`copyfit fonts --lock`",
      file: file, position: SourcePosition(line: line, column: 1))
  }

  private static func mismatch(_ what: String, _ file: String) -> Problem {
    Problem(
      .lockMismatch,
      what + "; install what is locked, or accept what is here with `copyfit fonts --lock`",
      file: file)
  }
}
