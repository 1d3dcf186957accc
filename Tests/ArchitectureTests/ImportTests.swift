import Foundation
import Testing

/// Holds the imports of every target to the table on the architecture page: data goes one way, and
/// C stays behind `TextMeasurement` (libyaml behind one file of `Linting`).
@Suite struct ImportTests {
  /// The modules of this package, C ones included, that a target may import.
  static let allowed: [String: Set<String>] = [
    "PlatformFacts": [],
    "StringCatalogs": [],
    "TextMeasurement": ["CFreeType", "CHarfBuzz", "CFontconfig", "CICU", "PlatformFacts"],
    "Surfaces": ["PlatformFacts", "TextMeasurement"],
    "Linting": ["CYAML", "PlatformFacts", "StringCatalogs", "TextMeasurement", "Surfaces"],
    // Values of the layers below that findings and analyses are made of.
    "Reporting": ["Linting", "PlatformFacts", "StringCatalogs", "Surfaces", "TextMeasurement"],
    "copyfit": ["Linting", "Reporting"],
    // The checks in one target, libFuzzer's way in in another.
    "copyfit-fuzz": ["FuzzChecks", "StringCatalogs", "Linting", "Reporting"],
    // A plugin is compiled by the package manager, and is no part of the command: it can import
    // Foundation, which its interface is made of, and none of our modules.
    "Plugins": ["PackagePlugin", "Foundation"],
    "copyfit-bench": [
      "PlatformFacts", "StringCatalogs", "TextMeasurement", "Surfaces", "Linting",
    ],
  ]
  /// What comes with the operating system or the toolchain.
  static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization", "Dispatch"]
  static let cModules: Set<String> = ["CFreeType", "CHarfBuzz", "CFontconfig", "CICU", "CYAML"]

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func swiftFiles(of target: String) throws -> [URL] {
    let folder = root.appending(path: "Sources/\(target)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return try #require(files)
  }

  static func imports(of file: URL) throws -> [(module: String, isInternal: Bool)] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      // Deeper lines are no imports but text, such as a script in a literal.
      .filter { !$0.hasPrefix("    ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .compactMap { line in
        var words = line.split(separator: " ").map(String.init)
        let isInternal = words.first == "internal"
        while let word = words.first, ["internal", "public", "@preconcurrency"].contains(word) {
          words.removeFirst()
        }
        guard words.count >= 2, words[0] == "import" else { return nil }
        return (words[1].split(separator: ".").map(String.init)[0], isInternal)
      }
  }

  @Test(arguments: allowed.keys.sorted())
  func aTargetImportsOnlyWhatTheTableGrants(_ target: String) throws {
    let files = try Self.swiftFiles(of: target)
    #expect(!files.isEmpty)
    let granted = Self.allowed[target, default: []].union(Self.system)
    for file in files {
      for (module, isInternal) in try Self.imports(of: file) {
        #expect(granted.contains(module), "\(target)/\(file.lastPathComponent) imports \(module)")
        if Self.cModules.contains(module) {
          #expect(isInternal, "\(file.lastPathComponent): `internal import \(module)`")
        }
      }
    }
  }

  @Test func everyTargetIsInTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path)
    for folder in folders where !folder.hasPrefix("C") && !folder.hasPrefix(".") {
      #expect(Self.allowed[folder] != nil, "\(folder) is not in the table of imports")
    }
  }

  @Test func libyamlIsBehindOneFile() throws {
    let importers = try Self.swiftFiles(of: "Linting").filter {
      try Self.imports(of: $0).contains { $0.module == "CYAML" }
    }
    #expect(importers.count == 1, "\(importers.map(\.lastPathComponent))")
  }

  @Test func icuHeadersAreIncludedByCICUsOwnFilesOnly() throws {
    let folder = Self.root.appending(path: "Sources")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { ["h", "c"].contains($0.pathExtension) } ?? []
    #expect(!files.isEmpty)
    for file in files where try String(contentsOf: file, encoding: .utf8).contains("<unicode/") {
      #expect(file.path.contains("Sources/CICU/") && file.pathExtension == "c", "\(file.path)")
    }
  }

  @Test func filesStayReadable() throws {
    for target in Self.allowed.keys {
      for file in try Self.swiftFiles(of: target) {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false
        ).count
        #expect(lines <= 400, "\(file.lastPathComponent) has \(lines) lines: look for the seam")
      }
    }
  }
}
