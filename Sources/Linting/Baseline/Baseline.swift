import StringCatalogs

/// Findings that were there when an app began to be linted: they are silent until they are fixed,
/// and only what is new is told.
///
/// A file of JSON, a line for each finding, sorted: adding or fixing one changes one line.
struct Baseline {
  /// One finding. Its fingerprint and file are what counts; the rest is for people.
  struct Entry: Hashable {
    var rule: String
    /// Relative to the baseline's folder.
    var file: String
    var flow: String
    var locale: String
    var key: String
    var fingerprint: String
    /// Where it stands in the baseline; nil for one that is new.
    var position: SourcePosition?

    fileprivate var identity: [String] { [file, fingerprint] }
  }

  /// The file, absolute.
  let path: String
  private(set) var entries: [Entry] = []
  private var indices: [[String]: Int] = [:]
  private var used: Set<Int> = []

  init(path: String, entries: [Entry] = []) {
    self.path = path
    self.entries = entries
    for (index, entry) in entries.enumerated() { indices[entry.identity] = index }
  }

  // MARK: - Use

  /// Whether the finding is in the baseline; enters it as still there.
  mutating func silences(_ finding: Finding, root: String) -> Bool {
    guard let index = indices[entry(for: finding, root: root).identity] else { return false }
    used.insert(index)
    return true
  }

  /// Entries that no finding was found for.
  var unused: [Entry] {
    entries.indices.filter { !used.contains($0) }.map { entries[$0] }
  }

  func entry(for finding: Finding, root: String) -> Entry {
    Entry(
      rule: finding.rule, file: relative(finding.location.file, root: root), flow: finding.flow,
      locale: finding.locale, key: finding.key, fingerprint: finding.fingerprint)
  }

  /// The absolute path of an entry's file.
  func file(of entry: Entry) -> String {
    Path.normalized(Path.joined(Path.folder(of: path), entry.file))
  }

  private func relative(_ file: String, root: String) -> String {
    Path.relative(Path.normalized(Path.joined(root, file)), to: Path.folder(of: path))
  }
}

// MARK: - The file

extension Baseline {
  static let version = "1"

  /// - Parameters:
  ///   - path: absolute.
  ///   - place: where it lies in the work tree, where `path` is that of a snapshot.
  ///   - name: the file's name in problems.
  /// - Throws: what is to be mended in the file, or that it is not there.
  static func read(
    _ path: String, at place: String? = nil, as name: String
  ) throws(Problem) -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try CatalogFile.read(path: path)
    } catch  where error.kind == .missing {
      throw Problem(
        .missingFile,
        "There is no baseline \(name.quoted). `copyfit lint --write-baseline \(name.excerpt)` writes "
          + "one with the findings that there are now.", file: name.excerpt)
    } catch  where error.kind == .directory {
      throw Problem(
        .unreadableFile, "\(name.quoted) is a folder, where a baseline was expected.",
        file: name.excerpt)
    } catch {
      throw Problem(
        .unreadableFile, "The baseline was not read: \(error.message).", file: name.excerpt)
    }
    let records: JSONRecords
    do {
      records = try JSONRecords(parsing: bytes, list: "findings")
    } catch {
      throw Problem(
        .configuration,
        "This is no baseline: \(error.sentence) `copyfit lint --write-baseline \(name.excerpt)` "
          + "writes it anew.", file: name.excerpt, position: error.position)
    }
    guard records.values["version"] == version else {
      throw Problem(
        .configuration,
        "This baseline has version \(records.values["version"]?.excerpt ?? "none"), and copyfit "
          + "\(copyfitVersion) reads version \(version). `copyfit lint --write-baseline "
          + "\(name.excerpt)` writes it anew.", file: name.excerpt)
    }
    var entries: [Entry] = []
    for record in records.records { entries.append(try entry(record, name)) }
    return Baseline(path: place ?? path, entries: entries)
  }

  private static func entry(_ record: JSONRecords.Record, _ name: String) throws(Problem) -> Entry {
    guard let fingerprint = record.members["fingerprint"], let file = record.members["file"] else {
      throw Problem(
        .configuration,
        "This finding has no `file` or no `fingerprint`. Take its line out, or write the baseline "
          + "anew with `copyfit lint --write-baseline \(name.excerpt)`.", file: name.excerpt,
        position: record.position)
    }
    func member(_ name: String) -> String { record.members[name] ?? "" }
    return Entry(
      rule: member("rule"), file: file, flow: member("flow"), locale: member("locale"),
      key: member("key"), fingerprint: fingerprint, position: record.position)
  }

  /// Why no baseline is written there: what is there is something else. One that is broken may be
  /// written anew.
  static func obstacle(to path: String, as name: String) -> Problem? {
    guard FileSystem.kind(of: path) == .file, let bytes = try? CatalogFile.read(path: path),
      !bytes.isEmpty
    else { return nil }
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    let isOurs = text.contains("\"fingerprint\"") || text.contains("\"findings\"")
    let isReport = text.contains("\"tool\": {") || text.contains("\"$schema\"")
    if isOurs, !isReport, !name.hasSuffix(".xcstrings") { return nil }
    return Problem(
      .usage,
      "--write-baseline \(name.excerpt): not written, since there is another file of that name that "
        + "is no baseline. Name another one, or take it away.", file: name.excerpt)
  }

  /// The file's contents: UTF-8, sorted, so that the same findings give the same bytes.
  static func contents(_ entries: [Entry]) -> [UInt8] {
    let lines = Dictionary(entries.map { ($0.identity, $0) }) { first, _ in first }.values
      .sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) { $0.utf8Precedes($1) } }
      .map { "    " + $0.json }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return Array("{\n  \"version\": \(version),\n  \"findings\": \(list)\n}\n".utf8)
  }
}

extension Baseline.Entry {
  fileprivate var sortKey: [String] { [file, key, flow, rule, locale, fingerprint] }

  fileprivate var json: String {
    let members = [
      ("rule", rule), ("file", file), ("flow", flow), ("locale", locale), ("key", key),
      ("fingerprint", fingerprint),
    ].filter { !$0.1.isEmpty }
    return "{"
      + members.map { "\($0.0.jsonQuoted): \($0.1.jsonQuoted)" }.joined(separator: ", ") + "}"
  }
}

extension CatalogError {
  /// The message as a sentence.
  fileprivate var sentence: String { message.hasSuffix(".") ? message : message + "." }
}

extension String {
  fileprivate func utf8Precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// As JSON writes a text. Controls of any kind are escaped, so that a terminal that shows the file
  /// stays as it is.
  fileprivate var jsonQuoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          result += Self.unicodeEscapes(scalar)
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func unicodeEscapes(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      let zeros = String(repeating: "0", count: 4).dropFirst(digits.count)
      return "\\u" + zeros + digits
    }.joined()
  }
}
