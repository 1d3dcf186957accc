import Foundation
import Testing

/// The real pre-commit runs our hook in a repository of the test, as the page of recipes has it.
@Suite struct PreCommitTests {
  /// A repository with this project's hooks, from which pre-commit takes them under the address that
  /// users write. It needs nothing else of the project: `language: swift` is what `make hook` tests.
  final class Shop {
    let repository: ShopRepository
    private let hooks: HookSource

    init(_ block: String = "pre-commit-system") throws {
      hooks = try HookSource(files: [".pre-commit-hooks.yaml"])
      repository = try ShopRepository(hooks.environment)
      try repository.write(try Recipes.block(block).text, to: ".pre-commit-config.yaml")
      try repository.stage(".pre-commit-config.yaml")
      try repository.shell.need(Consumers.tool("pre-commit").path, "install")
      // The first run sets the hook up; it has nothing to lint.
      try repository.shell.need("git", "commit", "--quiet", "--message=Hook")
    }

    func commit(_ text: String, to path: String = ShopRepository.file) throws -> ShellRunner.Outcome
    {
      try repository.write(text, to: path)
      try repository.stage(path)
      return try repository.commit()
    }
  }

  static let bad = ShopRepository.catalog(address: ShopRepository.long)
  static let good = ShopRepository.catalog(address: "Anschrift")

  @Test func aBadCatalogIsRefusedAndTheCuredOneTaken() throws {
    let shop = try Shop()
    let refused = try shop.commit(Self.bad)
    #expect(refused.status == 1)
    #expect(refused.output.contains("App/Localizable.xcstrings:6:69: error: title-truncated"))
    #expect(refused.output.contains("exit code: 1"), "\(refused.output)")
    let taken = try shop.commit(Self.good)
    #expect(taken.status == 0, "\(taken.output)")
  }

  @Test func aCureThatIsNotStagedDoesNotCount() throws {
    let shop = try Shop()
    try shop.repository.write(Self.bad)
    try shop.repository.stage(ShopRepository.file)
    try shop.repository.write(Self.good)
    let outcome = try shop.repository.commit()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("title-truncated"), "\(outcome.output)")
    let kept = try String(
      contentsOf: shop.repository.url.appending(path: ShopRepository.file), encoding: .utf8)
    #expect(kept == Self.good, "the cure is still in the working tree")
  }

  @Test func aBadChangeThatIsNotStagedDoesNotBlock() throws {
    let shop = try Shop()
    try shop.repository.write(Self.good)
    try shop.repository.stage(ShopRepository.file)
    try shop.repository.write(Self.bad)
    let outcome = try shop.repository.commit()
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func aCommitWithoutCatalogsDoesNothing() throws {
    let shop = try Shop()
    let outcome = try shop.commit("Hello\n", to: "App/Readme.md")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("(no files to check)"), "\(outcome.output)")
  }

  /// The hook's own command without any file, as other tools than pre-commit may call it.
  @Test func anEmptyListIsNothingToDo() throws {
    let folder = try ScratchFolder()
    try folder.write("{", to: "Broken.xcstrings")
    let manifest = try String(
      contentsOf: CommandRunner.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let entries = manifest.matches(of: /entry: copyfit (.+)/).map { String($0.1) }
    #expect(entries.count == 2)
    for entry in entries {
      let arguments = entry.split(separator: " ").map { String($0) }
      let nothing = try CommandRunner.run(arguments, in: folder.url)
      #expect(nothing.status == 0)
      #expect(nothing.output == "No PATH was given, so nothing was linted.\n")
      #expect(try CommandRunner.run(arguments + ["Broken.xcstrings"], in: folder.url).status == 2)
    }
  }

  /// The catalog is broken since an earlier commit, and this one does not touch it.
  @Test func onlyWhatTheCommitChangesIsLinted() throws {
    let shop = try Shop()
    try shop.repository.write("{", to: "App/Broken.xcstrings")
    try shop.repository.stage("App/Broken.xcstrings")
    try shop.repository.shell.git("commit", "--quiet", "--no-verify", "--message=Break")
    let outcome = try shop.commit(Self.good)
    #expect(outcome.status == 0, "\(outcome.output)")
    let refused = try shop.commit("{ ", to: "App/Broken.xcstrings")
    #expect(refused.output.contains("App/Broken.xcstrings:1:3: error: malformed-catalog"))
    #expect(refused.output.contains("exit code: 2"), "\(refused.output)")
  }

  /// A name that a shell would split, with letters of several bytes, that git quotes.
  @Test(arguments: [
    "App/Neue Texte/Localizable.xcstrings", "App/für \"alle\" $HOME/Localizable.xcstrings",
  ])
  func aRenamedFileIsLintedUnderItsNewName(_ name: String) throws {
    let shop = try Shop()
    try shop.repository.write("", to: (name as NSString).deletingLastPathComponent + "/.keep")
    try shop.repository.shell.git("mv", ShopRepository.file, name)
    let moved = try shop.repository.commit()
    #expect(moved.status == 0, "\(moved.output)")
    let refused = try shop.commit(Self.bad, to: name)
    #expect(refused.status == 1)
    #expect(refused.output.contains("\(name):6:69: error: title-truncated"), "\(refused.output)")
  }

  @Test func whatTheConfigurationLeavesOutIsLeftOut() throws {
    let shop = try Shop()
    let outcome = try shop.commit("{", to: "Legacy/Old.xcstrings")
    #expect(outcome.status == 0, "\(outcome.output)")
    // Named by hand it counts, so it is the hook that leaves it out.
    let named = try CommandRunner.run(["lint", "Legacy/Old.xcstrings"], in: shop.repository.url)
    #expect(named.status == 2)
  }

  @Test func aConfigurationIsLintedAsAWhole() throws {
    let shop = try Shop()
    let outcome = try shop.commit(
      ShopRepository.configuration.replacing(#""Payment""#, with: #""Paymnt""#), to: "copyfit.yml")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("copyfit.yml:6:"), "\(outcome.output)")
    #expect(outcome.output.contains("Payment"), "\(outcome.output)")
  }

  /// The catalog has a finding from before; the commit brings another key's text.
  @Test func onlyWhatTheCommitChangesCounts() throws {
    let shop = try Shop("pre-commit-since")
    try shop.repository.write(Self.bad)
    try shop.repository.shell.git("commit", "--quiet", "--no-verify", "--all", "--message=Old")
    let taken = try shop.commit(Self.bad.replacing("Warenkorb", with: "Korb"))
    #expect(taken.status == 0, "\(taken.output)")
    let refused = try shop.commit(Self.bad.replacing("Zahlung", with: ShopRepository.long))
    #expect(refused.status == 1)
    #expect(refused.output.contains("title-truncated"), "\(refused.output)")
    #expect(!refused.output.contains(":6:69: error"), "\(refused.output)")
  }

  // MARK: Without pre-commit

  /// A repository with the script of the recipe as its hook.
  private static func plainShop() throws -> ShopRepository {
    let shop = try ShopRepository()
    let hook = try shop.write(Recipes.block("git-hook").text, to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
    return shop
  }

  @Test func thePlainHookLintsWhatIsStaged() throws {
    let shop = try Self.plainShop()
    try shop.write(Self.bad)
    try shop.stage(ShopRepository.file)
    try shop.write(Self.good)
    let refused = try shop.commit()
    #expect(refused.status == 1)
    #expect(refused.output.contains("App/Localizable.xcstrings:6:69: error: title-truncated"))
    try shop.stage(ShopRepository.file)
    try shop.write(Self.bad)
    let taken = try shop.commit()
    #expect(taken.status == 0, "\(taken.output)")
  }

  @Test func thePlainHookDoesNothingWithoutCatalogs() throws {
    let shop = try Self.plainShop()
    try shop.write("Hello\n", to: "Readme.md")
    try shop.stage("Readme.md")
    try shop.write(Self.bad)
    let outcome = try shop.commit()
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func thePlainHookLintsOnlyWhatTheCommitChanges() throws {
    let shop = try Self.plainShop()
    try shop.write("{", to: "App/Broken.xcstrings")
    try shop.stage("App")
    try shop.shell.git("commit", "--quiet", "--no-verify", "--message=Break")
    try shop.write(Self.good)
    try shop.stage(ShopRepository.file)
    let taken = try shop.commit()
    #expect(taken.status == 0, "\(taken.output)")
    let name = "App/Neue Texte/Localizable.xcstrings"
    try shop.write(Self.bad, to: name)
    try shop.shell.git("rm", "--quiet", ShopRepository.file)
    try shop.stage(name)
    let refused = try shop.commit()
    #expect(refused.status == 1)
    #expect(refused.output.contains("\(name):6:69: error: title-truncated"), "\(refused.output)")
  }

  // MARK: Our files

  @Test func preCommitFindsNothingWrongWithOurFiles() throws {
    let shell = try ShellRunner(in: CommandRunner.root)
    let tool = try Consumers.tool("pre-commit").path
    try shell.need(tool, "validate-manifest", ".pre-commit-hooks.yaml")
    let scratch = try ScratchFolder()
    for block in try Recipes.blocks() where block.name.hasPrefix("pre-commit") {
      let file = try scratch.write(block.text, to: "\(block.name).yaml")
      try shell.need(tool, "validate-config", file.path)
    }
  }
}

/// A repository that stands for this project's public one.
final class HookSource {
  private let scratch: ScratchFolder
  /// Has git fetch from here what users fetch from the public address.
  let environment: [String: String]

  /// - Parameter files: relative to the project's root, as they are in the working tree.
  init(files: [String]) throws {
    scratch = try ScratchFolder()
    let folder = scratch.url.appending(path: "copyfit")
    for file in files {
      let copy = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: CommandRunner.root.appending(path: file), to: copy)
    }
    let shell = try ShellRunner(in: folder)
    try shell.git("init", "--quiet", "--initial-branch=main")
    try shell.git("add", "--all")
    try shell.git("commit", "--quiet", "--message=Release")
    let version = try CommandRunner.run(["--version"]).output.split(separator: " ").last
    try shell.git("tag", "v" + (try #require(version).trimmingCharacters(in: .newlines)))
    environment = [
      "GIT_CONFIG_COUNT": "1",
      "GIT_CONFIG_KEY_0": "url.\(folder.path).insteadOf",
      "GIT_CONFIG_VALUE_0": "https://github.com/copyfit/copyfit",
      "PRE_COMMIT_HOME": scratch.url.appending(path: "home").path,
    ]
  }
}
