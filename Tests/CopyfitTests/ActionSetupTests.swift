import Foundation
import Testing

/// What the GitHub Action does before it lints: look for copyfit, and build it where there is none.
@Suite struct ActionSetupTests {
  @Test func anInstalledCopyfitIsUsed() throws {
    let shop = try ShopRepository()
    let outcome = try ActionRunner(workspace: shop.url).run("find")
    #expect(outcome.status == 0)
    #expect(outcome.outputs == ["installed": "true"])
  }

  /// Without one the binary is cached under a key that the same sources, toolchain and system give.
  @Test func theKeyOfTheCacheIsOfWhatIsBuilt() throws {
    let shop = try ShopRepository()
    let tools = try Tools()
    var runner = try ActionRunner(workspace: shop.url)
    runner.environment = ["PATH": tools.path]
    let first = try runner.run("find")
    #expect(first.status == 0, "\(first.log)")
    #expect(first.outputs["installed"] == "false")
    let key = try #require(first.outputs["key"])
    #expect(key.wholeMatch(of: /copyfit-[0-9a-f]{64}/) != nil)
    #expect(try runner.run("find").outputs["key"] == key)
    runner.environment["ImageVersion"] = "20261130.1"
    #expect(try runner.run("find").outputs["key"] != key)
    try tools.write("swift", "echo 'Swift version 6.4'")
    runner.environment["ImageVersion"] = nil
    #expect(try runner.run("find").outputs["key"] != key)
    try tools.remove("swift")
    let none = try runner.run("find")
    #expect(none.status == 2)
    #expect(
      none.log.contains("::error title=copyfit::There is neither copyfit nor a Swift toolchain"))
  }

  /// What is missing is installed and built, with the system's own programs replaced by ones that note
  /// how they were called.
  @Test func whatIsMissingIsInstalledAndBuilt() throws {
    let shop = try ShopRepository()
    let tools = try Tools()
    try tools.write("apt-get", #"echo "apt-get $*" >>"$NOTES""#)
    try tools.write("sudo", #"exec "$@""#)
    try tools.write(
      "swift",
      #"""
      echo "swift $*" >>"$NOTES"
      bin=$RUNNER_TEMP/copyfit/build/release
      mkdir -p "$bin" && printf '#!/bin/sh\necho copyfit 9\n' >"$bin/copyfit" && chmod +x "$bin/copyfit"
      case $* in *--show-bin-path) echo "$bin" ;; esac
      """#)
    var runner = try ActionRunner(workspace: shop.url)
    let notes = try tools.scratch.write("", to: "notes")
    runner.environment = ["PATH": tools.path, "NOTES": notes.path]
    let outcome = try runner.run(runner.buildStep())
    #expect(outcome.status == 0, "\(outcome.log)")
    #expect(outcome.log.hasSuffix("copyfit 9\n"))
    let text = try String(contentsOf: notes, encoding: .utf8)
    #expect(text.contains("apt-get install"))
    #expect(text.contains("--product copyfit --package-path \(CommandRunner.root.path) "))
    // Every library that the manifest names, and the fonts.
    let manifest = try String(
      contentsOf: CommandRunner.root.appending(path: "Package.swift"), encoding: .utf8)
    let packages = manifest.matches(of: /apt: "([\w-]+)"/).map { String($0.1) }
    #expect(packages.count >= 5)
    for package in packages + ["fontconfig", "fonts-inter", "fonts-noto-core", "pkg-config"] {
      #expect(text.contains(" \(package)"), "\(package) is not installed")
    }
    let script = try String(
      contentsOf: CommandRunner.root.appending(path: ".github/action/build"), encoding: .utf8)
    for match in manifest.matches(of: /brew: "([\w-]+)"/) {
      #expect(script.contains(match.1), "\(match.1) is not installed by brew")
    }
  }

  /// A PATH with the programs that scripts may count on, without copyfit, and with the test's own.
  struct Tools {
    let scratch: ScratchFolder
    var path: String { scratch.url.appending(path: "bin").path }

    init() throws {
      scratch = try ScratchFolder()
      let names = [
        "bash", "sh", "env", "cat", "cp", "mkdir", "chmod", "id", "find", "sort", "xargs", "uname",
        "sha256sum", "shasum", "printf",
      ]
      let folders = ["/bin", "/usr/bin"]
      try FileManager.default.createDirectory(
        at: scratch.url.appending(path: "bin"), withIntermediateDirectories: true)
      for name in names {
        guard
          let found = folders.map({ "\($0)/\(name)" }).first(where: {
            FileManager.default.isExecutableFile(atPath: $0)
          })
        else { continue }
        try FileManager.default.createSymbolicLink(
          atPath: "\(path)/\(name)", withDestinationPath: found)
      }
      try write("swift", "echo 'Swift version 6.3'")
    }

    func write(_ name: String, _ script: String) throws {
      let file = try scratch.write("#!/bin/bash\n\(script)\n", to: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(at: scratch.url.appending(path: "bin/\(name)"))
    }
  }

  /// The same for real, but for the system's packages, which are there: `make setup` has seen to it.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["COPYFIT_TEST_ACTION"] != nil,
      "it builds a release: run `make action`"))
  func theActionBuildsAndLints() throws {
    let shop = try ShopRepository()
    try shop.write(ActionTests.bad)
    let tools = try Tools()
    try tools.remove("swift")
    #if os(macOS)
      try tools.write("brew", "exit 0")
    #else
      for name in ["apt-get", "sudo"] { try tools.write(name, "exit 0") }
    #endif
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    var runner = try ActionRunner(workspace: shop.url)
    runner.environment = [
      "PATH": "\(tools.path):\(path)", "RUNNER_TEMP": tools.scratch.url.path,
    ]
    let found = try runner.run("find")
    try #require(found.outputs["installed"] == "false", "copyfit is installed on this machine")
    let built = try runner.run(runner.buildStep())
    try #require(built.status == 0, "\(built.log)")
    #expect(built.path == [found.outputs["bin"]])
    runner.environment["PATH"] = (built.path + [path]).joined(separator: ":")
    let outcome = try runner.run("lint")
    #expect(outcome.status == 1, "\(outcome.log)")
    #expect(outcome.outputs["errors"] == "1")
    // With the binary in the cache there is nothing to build.
    try tools.write("swift", "exit 1")
    runner.environment["PATH"] = "\(tools.path):\(path)"
    #expect(try runner.run(runner.buildStep()).status == 0)
  }
}

extension ActionRunner {
  func buildStep() throws -> Action.Step {
    try #require(action.runs.steps.first { $0.run?.contains("/build\"") == true })
  }
}
