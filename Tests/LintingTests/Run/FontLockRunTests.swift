import Testing
import TextMeasurement

@testable import Linting

/// `copyfit.lock` beside the configuration, in a run that measures Latin titles.
@Suite(InstalledFonts.condition) struct FontLockRunTests {
  private func run(lock: String?) throws -> RunResult {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write(
      "copyfit.yml",
      "contentSizes: [large]\nflows: [{ id: checkout, steps: [Cart, Pay], showsCaption: false }]\n")
    try folder.write(
      "Localizable.xcstrings",
      "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : { "
        + "\"Cart\" : {}, \"Pay\" : {} } }")
    if let lock { try folder.write("copyfit.lock", lock) }
    var options = LintOptions()
    options.paths = [folder.path]
    return LintRun.run(options)
  }

  private static let locked = FontLock(
    versions: FontMeasurer.libraryVersions,
    faces: FontMeasurer().chainFaces(weights: [.semibold, .bold], hashed: true).faces)

  private func problems(_ lock: FontLock?) throws -> [Problem] {
    try run(lock: lock?.text).problems.filter { $0.kind == .lockMismatch }
  }

  @Test func withoutALockNothingIsCompared() throws {
    let result = try run(lock: nil)
    #expect(result.problems == [])
    #expect(result.summary.flows == 1)
  }

  @Test func anEqualLockIsNoProblem() throws {
    #expect(try problems(Self.locked) == [])
  }

  struct Change: CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout FontLock.Face) -> Void
    /// What the lock has, and what is here.
    var sides: [String]
  }

  @Test(arguments: [
    Change(
      testDescription: "revision", change: { $0.revision = "4.000" },
      sides: ["Inter-SemiBold 4.000", "Inter-SemiBold 3.019"]),
    Change(
      testDescription: "face", change: { $0.postScriptName = "Wrong-Bold" },
      sides: ["Wrong-Bold", "Inter-SemiBold"]),
    Change(
      testDescription: "contents", change: { $0.sha256 = String(repeating: "0", count: 64) },
      sides: ["sha256 000000000000…", "Inter-SemiBold 3.019"]),
    Change(
      testDescription: "coefficients", change: { $0.coefficients = "2/3/4" },
      sides: ["2/3/4", "inter-3.19-semibold-latin"]),
  ])
  func aDifferenceNamesBothSides(_ test: Change) throws {
    var lock = Self.locked
    let index = try #require(lock.faces.firstIndex { $0.postScriptName == "Inter-SemiBold" })
    // Other scripts may have the same face.
    for index in lock.faces.indices where lock.faces[index].postScriptName == "Inter-SemiBold" {
      test.change(&lock.faces[index])
    }
    #expect(lock.faces[index] != Self.locked.faces[index])
    let found = try problems(lock)
    #expect(found.count == 1)
    let problem = try #require(found.first)
    for side in test.sides + ["the lock has", "this machine", "copyfit fonts --lock"] {
      #expect(problem.message.contains(side), "\(side) in \(problem.message)")
    }
    #expect(problem.file?.hasSuffix("copyfit.lock") == true)
  }

  /// A face that nothing is measured with may differ: this copy is Latin.
  @Test func unusedFacesDoNotCount() throws {
    var lock = Self.locked
    for index in lock.faces.indices where lock.faces[index].script == "Arab" {
      lock.faces[index].revision = "0.001"
    }
    #expect(lock != Self.locked)
    #expect(try problems(lock) == [])
  }

  /// Faces decide about widths, not the libraries' versions.
  @Test func otherLibrariesAreNoProblem() throws {
    var lock = Self.locked
    lock.versions.icu = "1.0"
    #expect(try problems(lock) == [])
  }

  @Test(arguments: ["", "nonsense\n", "copyfit-lock 2\n", "copyfit-lock 1\nface Latn\n"])
  func aLockThatCannotBeReadIsAProblem(_ text: String) throws {
    let result = try run(lock: text)
    #expect(result.problems.map(\.kind) == [.lockMismatch])
    #expect(result.problems.first?.position != nil)
  }
}
