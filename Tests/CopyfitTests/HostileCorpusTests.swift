import Foundation
import Testing

@testable import FuzzChecks

/// The fuzzer's seeds of whole runs through the command, as a user would run it.
@Suite struct HostileCorpusTests {
  static let folder = CommandRunner.root.appending(path: "Tests/HostileTests/Corpus/run")

  static var seeds: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test(arguments: seeds)
  func seed(name: String) throws {
    let input = RunInput(Array(try Data(contentsOf: Self.folder.appending(path: name))))
    let folder = try ScratchFolder()
    try folder.write("", to: ".git/HEAD")
    for (name, bytes) in zip(RunInput.catalogNames, input.catalogs) {
      try folder.write(Data(bytes), to: name)
    }
    if let configuration = input.configuration {
      try folder.write(Data(configuration), to: "copyfit.yml")
    }
    let outcome = try CommandRunner.run(["lint", "--format", "json"], in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let members = try #require(report as? [String: Any])
    let problems = try #require(members["problems"] as? [Any])
    let summary = try #require(members["summary"] as? [String: Int])
    let status: Int32 = !problems.isEmpty ? 2 : summary["errors"] == 0 ? 0 : 1
    #expect(outcome.status == status, "\(outcome.errors)")
  }

  @Test func thereAreSeeds() { #expect(Self.seeds.count >= 20) }
}
