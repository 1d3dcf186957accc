import Foundation
import Testing

/// The build phase of the page of recipes, in what Xcode's environment has of use to it.
@Suite struct XcodeTests {
  /// Runs the script as Xcode does: /bin/sh, in a folder that is not the project's, a PATH of its own.
  static func run(
    _ shop: ShopRepository, _ environment: [String: String] = [:], script: String? = nil
  ) throws -> ShellRunner.Outcome {
    let folder = try ScratchFolder()
    let built = try CommandRunner.executable().deletingLastPathComponent().path
    let text = try script ?? Recipes.block("xcode").text
    let file = try folder.write(text, to: "Script-7A1C.sh")
    let shell = try ShellRunner(
      in: folder.url,
      [
        "PATH": "/usr/bin:/bin:/usr/sbin:/sbin:\(built)", "SRCROOT": shop.url.path,
        "PROJECT_DIR": shop.url.path, "ACTION": "build", "CONFIGURATION": "Debug",
        "DERIVED_FILE_DIR": folder.url.appending(path: "Derived Sources").path,
        "SCRIPT_INPUT_FILE_COUNT": "0", "SCRIPT_OUTPUT_FILE_COUNT": "0",
      ].merging(environment) { _, new in new })
    return try shell.run("/bin/sh", [file.path])
  }

  @Test func findingsAreLinesThatXcodeReads() throws {
    let shop = try ShopRepository()
    try shop.write(
      ShopRepository.configuration.replacing("form-flip: off", with: "form-flip: warning"),
      to: "copyfit.yml")
    try shop.write(ShopRepository.catalog(address: ShopRepository.long))
    let outcome = try Self.run(shop)
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").filter { $0.contains(": ") }
    let file = shop.url.appending(path: ShopRepository.file).path
    #expect(lines.contains { $0.hasPrefix("\(file):6:69: error: ") }, "\(outcome.output)")
    #expect(lines.contains { $0.hasPrefix("\(file):6:69: warning: ") }, "\(outcome.output)")
    let shown = try #require(Recipes.block("xcode-output").lines.first)
    let shape = /\/[^:]+\.xcstrings:\d+:\d+: error: German \(de\): .+/
    #expect(shown.wholeMatch(of: shape) != nil)
    #expect(lines.contains { $0.wholeMatch(of: shape) != nil })
  }

  @Test func aCleanAppBuilds() throws {
    let outcome = try Self.run(try ShopRepository())
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("warning:") && !outcome.output.contains("error:"))
  }

  /// What is wrong with the configuration is a line of that kind too.
  @Test func problemsAreErrors() throws {
    let shop = try ShopRepository()
    try shop.write("flws: []\n", to: "copyfit.yml")
    let outcome = try Self.run(shop)
    #expect(outcome.status == 2)
    let file = shop.url.appending(path: "copyfit.yml").path
    #expect(outcome.output.contains("\(file):1:1: error: "), "\(outcome.output)")
  }

  /// Whoever has no copyfit still builds the app.
  @Test func withoutCopyfitItWarns() throws {
    // Not even one that is installed on this machine.
    let script = try Recipes.block("xcode").text
      .replacing("/opt/homebrew/bin:/usr/local/bin", with: "/nowhere")
    let outcome = try Self.run(
      try ShopRepository(), ["PATH": "/usr/bin:/bin"], script: script)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("warning: copyfit is not installed"), "\(outcome.output)")
  }

  @Test func theOutputFileIsMadeWhenNothingIsWrong() throws {
    let shop = try ShopRepository()
    let stamp = shop.url.appending(path: "Derived Data/copyfit.stamp").path
    let outputs = ["SCRIPT_OUTPUT_FILE_COUNT": "1", "SCRIPT_OUTPUT_FILE_0": stamp]
    try shop.write(ShopRepository.catalog(address: ShopRepository.long))
    #expect(try Self.run(shop, outputs).status == 1)
    #expect(!FileManager.default.fileExists(atPath: stamp))
    try shop.write(ShopRepository.catalog())
    #expect(try Self.run(shop, outputs).status == 0)
    #expect(FileManager.default.fileExists(atPath: stamp))
  }
}
