import Foundation
import Testing

/// `swift package copyfit` in a package that depends on this one as a user's does: by address and
/// version, which Swift's package manager takes from git. It builds the linter, which takes minutes, so
/// it is a target of its own.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["COPYFIT_TEST_PLUGIN"] != nil,
    "it builds the project in another package: run `make plugin`"))
struct PluginTests {
  @Test func thePluginLintsAPackage() throws {
    let source = try HookSource(files: HookSource.allFiles())
    // The linter is the one that the package manager builds, and not the one beside the tests.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let shop = try ShopRepository(source.environment.merging(["PATH": path]) { _, new in new })
    try shop.write(Self.manifest(Recipes.block("plugin-dependency").text), to: "Package.swift")
    for target in ["Onboarding", "Account"] {
      try shop.write("public let name = \"\(target)\"\n", to: "Sources/\(target)/Name.swift")
    }
    try shop.write(
      ShopRepository.configuration.replacing("App/**", with: "**"), to: "copyfit.yml")
    let lines = try Recipes.block("plugin").lines
    try #require(lines.count == 4)

    try shop.write(ShopRepository.catalog(address: ShopRepository.long))
    let finding = "App/Localizable.xcstrings:6:69: error: title-truncated"
    let all = try Self.run(lines[0], shop)
    #expect(all.status == 1)
    #expect(all.output.contains(finding), "\(all.output)")
    #expect(all.output.contains("error: copyfit found errors"), "\(all.output)")
    let german = try Self.run(lines[1], shop)
    #expect(german.status == 1 && german.output.contains(finding), "\(german.output)")
    try shop.write("{", to: "Sources/Onboarding/Broken.xcstrings")
    let target = try Self.run(lines[2], shop)
    #expect(target.status == 1 && !target.output.contains(finding))
    #expect(
      target.output.contains("\nSources/Onboarding/Broken.xcstrings:1:2: error: malformed-catalog"),
      "\(target.output)")
    #expect(target.output.contains("did not finish its work (status 2)"), "\(target.output)")
    let explained = try Self.run(lines[3], shop)
    #expect(explained.status == 0 && explained.output.contains("form-flip"), "\(explained.output)")

    try FileManager.default.removeItem(
      at: shop.url.appending(path: "Sources/Onboarding/Broken.xcstrings"))
    try shop.write(ShopRepository.catalog())
    let clean = try Self.run(lines[0], shop)
    #expect(clean.status == 0, "\(clean.output)")
    let unknown = try Self.run("swift package copyfit --target Nobody", shop)
    #expect(unknown.status != 0 && unknown.output.contains("Nobody"), "\(unknown.output)")
  }

  /// Nothing that the package manager keeps for the user is read or written: a later copy of the project
  /// has the same version, and the user's record of the first would refuse it.
  private static func run(_ line: String, _ shop: ShopRepository) throws -> ShellRunner.Outcome {
    let options = ["cache", "config", "security"].map { name in
      "--\(name)-path \(shop.url.appending(path: ".build/\(name)").path) "
    }
    let command = line.replacing(
      "swift package ", with: "swift package --disable-sandbox " + options.joined(),
      maxReplacements: 1)
    return try shop.shell.run("sh", ["-c", command])
  }

  private static func manifest(_ dependency: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Shop",
      platforms: [.macOS(.v14)],
      dependencies: [
        \(dependency)
      ],
      targets: [.target(name: "Onboarding"), .target(name: "Account")]
    )

    """
  }
}
