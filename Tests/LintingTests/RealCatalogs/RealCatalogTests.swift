import Foundation
import Testing
import TextMeasurement

@testable import Linting

/// What every rule says of real catalogs, and whether it is true. README.md beside this file says
/// what the tables are.
@Suite struct RealCatalogTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let environment = ProcessInfo.processInfo.environment
  /// A folder with the files of sources.tsv; they are other people's and not part of this project.
  static let catalogs = environment["COPYFIT_REAL_CATALOGS"]
  static let isRecording = environment["COPYFIT_RECORD"] != nil

  /// What is judged stands for what is counted.
  @Test func everyCountedRuleIsJudged() throws {
    let counts = try Counts(rows: Self.rows("counts.tsv"))
    let judged = try Self.judgements()
    for rule in counts.rules {
      let total = counts.total(of: rule)
      let own = judged.filter { $0.rule == rule }
      let number = own.reduce(0) { $0 + $1.judged }
      #expect(number >= min(20, total), "\(rule): \(number) of \(total) judged")
      for judgement in own {
        let count = counts.count(rule, judgement.catalog)
        #expect(judgement.judged <= count, "\(rule) in \(judgement.catalog): of \(count)")
      }
    }
    let unknown = Set(judged.map(\.rule)).subtracting(counts.rules)
    #expect(unknown.isEmpty, "judged, but not counted: \(unknown.sorted())")
  }

  /// Under 2 % false at error and warning level.
  @Test func falseAlarmsAreRare() throws {
    let judged = try Self.judgements()
    for judgement in judged {
      #expect(judgement.right + judgement.wrong == judgement.judged, "\(judgement)")
      #expect(!judgement.why.isEmpty, "\(judgement)")
    }
    let loud = judged.filter { judgement in
      let severity = RuleRegistry.rule(judgement.rule)?.metadata.defaultSeverity
      return severity == .error || severity == .warning
    }
    let all = loud.reduce(0) { $0 + $1.judged }
    let wrong = loud.reduce(0) { $0 + $1.wrong }
    #expect(all > 100)
    #expect(wrong * 50 < all, "\(wrong) of \(all) are false")
  }

  @Test(
    .enabled(
      if: catalogs != nil,
      "set COPYFIT_REAL_CATALOGS to a folder with the files of RealCatalogs/sources.tsv"))
  func countsAreThoseOfTheTable() throws {
    let folder = try #require(Self.catalogs)
    var found = Counts()
    for source in try Self.rows("sources.tsv") {
      let (name, hash) = (try #require(source.first), try #require(source.last))
      let bytes = try Data(contentsOf: URL(filePath: folder).appending(path: name))
      try #require(SHA256.hex(bytes) == hash, "\(name) is not the revision of the table")
      found.add(try Self.findings(in: bytes, named: name), of: name)
    }
    let table = Self.folder.appending(path: "counts.tsv")
    if Self.isRecording {
      try Data(found.text.utf8).write(to: table)
      Issue.record("recorded counts.tsv; run again without COPYFIT_RECORD")
      return
    }
    let expected = try Counts(rows: Self.rows("counts.tsv"))
    for (cell, numbers) in found.cells where expected.cells[cell] != numbers {
      Issue.record("\(cell): \(numbers), not \(expected.cells[cell] ?? [])")
    }
    let gone = Set(expected.cells.keys).subtracting(found.cells.keys)
    #expect(gone.isEmpty, "no longer found: \(gone.sorted())")
  }

  /// Every rule on every key; what is off by default counts as a note. What keeps a catalog from
  /// being read is counted as a rule of its own.
  private static func findings(in catalog: Data, named name: String) throws -> [Finding] {
    let folder = try TemporaryFolder()
    let off = RuleRegistry.all.filter { $0.metadata.defaultSeverity == .off }
    let rules = off.map { "  \($0.metadata.id): note\n" }.joined()
    try folder.write("copyfit.yml", "rules:\n" + rules)
    try folder.write(name, String(decoding: catalog, as: UTF8.self))
    var options = LintOptions()
    options.paths = [folder.path]
    options.allCatalogKeys = true
    let result = LintRun.run(options)
    return result.findings
      + result.problems.map { problem in
        Finding(
          rule: "problem: \(problem.kind.rawValue)", severity: .error, message: problem.message,
          advice: "", location: SourceLocation(file: name, position: .init(line: 1, column: 1)))
      }
  }

  // MARK: Tables

  struct Judgement {
    var rule: String
    var catalog: String
    var judged: Int
    var right: Int
    var wrong: Int
    var why: String
  }

  private static func judgements() throws -> [Judgement] {
    try rows("judged.tsv").map { row in
      try #require(row.count == 6, "\(row)")
      return Judgement(
        rule: row[0], catalog: row[1], judged: try #require(Int(row[2]), "\(row)"),
        right: try #require(Int(row[3]), "\(row)"), wrong: try #require(Int(row[4]), "\(row)"),
        why: row[5])
    }
  }

  /// Rows of a table without its head.
  private static func rows(_ name: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Errors, warnings and notes by rule and catalog.
  struct Counts {
    var cells: [String: [Int]] = [:]

    init() {}

    init(rows: [[String]]) throws {
      for row in rows {
        try #require(row.count == 5, "\(row)")
        cells["\(row[0])\t\(row[1])"] = row[2...].compactMap { Int($0) }
      }
    }

    mutating func add(_ findings: [Finding], of catalog: String) {
      for finding in findings {
        let column = [Severity.error, .warning, .note].firstIndex(of: finding.severity) ?? 0
        cells["\(finding.rule)\t\(catalog)", default: [0, 0, 0]][column] += 1
      }
    }

    var text: String {
      "rule\tcatalog\terrors\twarnings\tnotes\n"
        + cells.keys.sorted().map { cell in
          "\(cell)\t\((cells[cell] ?? []).map(String.init).joined(separator: "\t"))\n"
        }.joined()
    }

    var rules: [String] {
      Set(cells.keys.compactMap { $0.split(separator: "\t").first.map(String.init) })
        .filter { !$0.hasPrefix("problem: ") }.sorted()
    }

    func total(of rule: String) -> Int {
      cells.filter { $0.key.hasPrefix(rule + "\t") }.reduce(0) { $0 + $1.value.reduce(0, +) }
    }

    func count(_ rule: String, _ catalog: String) -> Int {
      (cells["\(rule)\t\(catalog)"] ?? []).reduce(0, +)
    }
  }
}
