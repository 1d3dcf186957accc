import Foundation
import Testing

/// pre-commit builds the whole project with `swift build -c release`, as it does for a user. That takes
/// minutes, so it is a target of its own.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["COPYFIT_TEST_HOOK"] != nil,
    "it builds a release: run `make hook`"))
struct HookTests {
  @Test func preCommitBuildsAndRunsTheHook() throws {
    let source = try HookSource(files: HookSource.allFiles())
    // The linter is what pre-commit builds, and not the one beside the tests.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let repository = try ShopRepository(
      source.environment.merging(["PATH": path]) { _, new in new })
    try repository.write(Recipes.block("pre-commit").text, to: ".pre-commit-config.yaml")
    let tool = try Consumers.tool("pre-commit").path
    try repository.shell.need(tool, "install", "--install-hooks")

    try repository.write(ShopRepository.catalog(address: ShopRepository.long))
    try repository.shell.git("add", "--all")
    let refused = try repository.commit()
    #expect(refused.status == 1)
    #expect(
      refused.output.contains("App/Localizable.xcstrings:6:69: error: title-truncated"),
      "\(refused.output)")
    try repository.write(ShopRepository.catalog(address: "Anschrift"))
    try repository.stage(ShopRepository.file)
    let taken = try repository.commit()
    #expect(taken.status == 0, "\(taken.output)")
  }
}

extension HookSource {
  /// Every file of the project: those that git has, and new ones that it would take.
  static func allFiles() throws -> [String] {
    try ShellRunner(in: CommandRunner.root)
      .need("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
      .split(separator: "\0").map(String.init)
      .filter {
        FileManager.default.fileExists(atPath: CommandRunner.root.appending(path: $0).path)
      }
  }
}
