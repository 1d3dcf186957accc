import Foundation
import Testing

/// The architecture page's table of targets is what Package.swift and the tested imports say.
@Suite struct ArchitecturePageTests {
  struct Row {
    var target: String
    /// What stands between backquotes in the column of imports.
    var imports: Set<String>
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: ImportTests.root.appending(path: path), encoding: .utf8)
  }

  private static func rows() throws -> [Row] {
    let page = try text("Sources/Linting/Documentation.docc/Architecture.md")
    let lines = page.split(separator: "\n").drop { $0 != "| target | holds | imports |" }
      .dropFirst(2).prefix { $0.hasPrefix("|") }
    return try lines.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 3, "\(line)")
      let imports = cells[2].matches(of: /`([^`]+)`/).map { String($0.output.1) }
      return Row(target: cells[0].filter { $0 != "`" }, imports: Set(imports))
    }
  }

  @Test func everyTargetHasARow() throws {
    let manifest = try Self.text("Package.swift")
    let regular = manifest.matches(of: /\.(?:executableTarget|target|plugin)\(\s*name: "([^"]+)"/)
      .map { String($0.output.1) }
    let system = manifest.matches(of: /systemLibrary\(\s*"([^"]+)"/).map { String($0.output.1) }
    // A product of the same name is no second target.
    #expect(Set(regular + system) == Set(try Self.rows().map(\.target)))
    #expect(system.count > 3)
  }

  /// The fuzzer's two targets share a folder, and so a row of the tested imports.
  @Test func importsAreThoseThatAreTested() throws {
    for row in try Self.rows() {
      let folder = row.target == "CopyfitPlugin" ? "Plugins" : row.target
      guard let tested = ImportTests.allowed[folder] else {
        let isFuzzer = row.target == "FuzzChecks"
        #expect(isFuzzer || row.imports.isEmpty, "\(row.target) imports what no test looks at")
        continue
      }
      let expected =
        row.target == "copyfit-fuzz"
        ? row.imports.union(["StringCatalogs", "Linting", "Reporting"]) : row.imports
      #expect(expected == tested, "\(row.target)")
    }
  }
}
