import Testing

@testable import Linting

/// A catalog that is broken is held against the runs that ask for it.
@Suite struct ScopeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write("Broken.xcstrings", "{")
    try folder.write(
      "Good.xcstrings",
      "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : { \"Cart\" : {} } }")
  }

  private func run(_ path: String, _ flow: String) throws -> RunResult {
    try folder.write("copyfit.yml", "catalogRules: all\nflows:\n  - \(flow)\n")
    var options = LintOptions()
    options.paths = [path.isEmpty ? folder.path : folder(path)]
    return LintRun.run(options)
  }

  @Test(
    arguments: [
      // Without a path, and by its own name, it is a problem, and so is the flow that it may have.
      ("", "{ id: f, table: Broken, steps: [A, B] }", [.malformedCatalog, .uncheckedFlow]),
      (
        "Broken.xcstrings", "{ id: f, table: Good, steps: [Cart, Cart] }", [.malformedCatalog]
      ),
      // For somebody who asks about another catalog, neither is.
      ("Good.xcstrings", "{ id: f, table: Broken, steps: [A, B] }", []),
      ("Good.xcstrings", "{ id: f, table: Broken, steps: [Cart, B] }", []),
      ("Good.xcstrings", "{ id: f, steps: [A, B] }", []),
      ("Good.xcstrings", "{ id: f, table: Good, steps: [Cart, Cart] }", []),
      // A flow that the catalog has a part of cannot be checked without the rest.
      ("Good.xcstrings", "{ id: f, steps: [Cart, B] }", [.uncheckedFlow]),
      // A key that no catalog can have is wrong whatever is broken.
      ("Good.xcstrings", "{ id: f, table: Good, steps: [Cart, Crt] }", [.unknownKey]),
    ] as [(String, String, [Problem.Kind])])
  func problems(path: String, flow: String, kinds: [Problem.Kind]) throws {
    let found = try run(path, flow).problems.map(\.kind)
    var once: [Problem.Kind] = []
    for kind in found where !once.contains(kind) { once.append(kind) }
    #expect(once == kinds)
  }
}
