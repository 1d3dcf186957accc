import Foundation
import FuzzChecks
import StringCatalogs
import Testing

/// The seeds of the fuzzers, and every input that one of them ever failed on, through the same
/// checks.
@Suite struct CorpusTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  struct Seed: CustomTestStringConvertible, Sendable {
    var input: HostileInput
    var file: URL

    var testDescription: String { "\(input.rawValue)/\(file.lastPathComponent)" }

    func bytes() throws -> [UInt8] { try CatalogFile.read(path: file.path) }
  }

  static func seeds(_ input: HostileInput) -> [Seed] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: input.rawValue), includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }.map { Seed(input: input, file: $0) }
  }

  @Test(arguments: HostileInput.allCases.flatMap(seeds))
  func seed(_ seed: Seed) throws {
    try seed.input.check(seed.bytes())
  }

  /// Cut anywhere, a file is as hostile as any that a fuzzer makes up.
  @Test(arguments: seeds(.catalog) + seeds(.configuration))
  func seedCutShort(_ seed: Seed) throws {
    let bytes = try seed.bytes()
    let step = max(1, bytes.count / 25)
    for end in stride(from: 0, to: bytes.count, by: step) {
      try seed.input.check(Array(bytes[..<end]))
    }
  }

  @Test(arguments: HostileInput.allCases)
  func everyInputHasSeeds(_ input: HostileInput) throws {
    let seeds = Self.seeds(input)
    #expect(seeds.count >= 20, "seeds of \(input.rawValue) in \(Self.folder.path)")
    for seed in seeds {
      #expect(try seed.bytes().count <= 4096, "\(seed.testDescription): libFuzzer cuts it at 4 KiB")
    }
  }

  /// Without a seed for it, an error is found by luck.
  @Test func theCatalogsHaveEveryErrorAndIrregularity() throws {
    var errors: Set<CatalogError.Kind> = []
    var irregularities: Set<StringCatalog.Irregularity.Kind> = []
    for seed in Self.seeds(.catalog) {
      do {
        let catalog = try StringCatalog(parsing: seed.bytes())
        irregularities.formUnion(catalog.irregularities.map(\.kind))
        errors.formUnion(catalog.unread.map(\.error.kind))
      } catch let error as CatalogError {
        errors.insert(error.kind)
      }
    }
    #expect(Set(CatalogError.Kind.allCases).subtracting(errors) == [])
    let all: Set<StringCatalog.Irregularity.Kind> = [
      .duplicateMember, .memberBesideStrings, .unknownMember, .unknownState, .unknownVariationAxis,
      .nestedTooDeep, .missingValue,
    ]
    #expect(all.subtracting(irregularities) == [])
  }
}
