// swift-tools-version: 6.1
import PackageDescription

/// C libraries come from the system: `apt-get install` on Debian, `brew install` on macOS.
func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "copyfit",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "copyfit", targets: ["copyfit"]),
    .library(name: "Linting", targets: ["Linting"]),
    .plugin(name: "CopyfitPlugin", targets: ["CopyfitPlugin"]),
  ],
  targets: [
    systemLibrary(
      "CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    systemLibrary(
      "CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    systemLibrary(
      "CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    // Carries ICU's flags to CICU and names no header: see Sources/CICU.
    systemLibrary("CICULibraries", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
    .target(name: "CICU", dependencies: ["CICULibraries"]),

    // Without Foundation nothing else brings libm, which rounding calls.
    .target(
      name: "PlatformFacts",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "StringCatalogs"),
    .target(
      name: "TextMeasurement",
      dependencies: ["CFreeType", "CHarfBuzz", "CFontconfig", "CICU", "PlatformFacts"]),
    .target(name: "Surfaces", dependencies: ["PlatformFacts", "TextMeasurement"]),
    .target(
      name: "Linting",
      dependencies: ["CYAML", "PlatformFacts", "StringCatalogs", "TextMeasurement", "Surfaces"]),
    // The report's page is a part of the command: there is no folder of resources to install.
    .target(
      name: "Reporting", dependencies: ["Linting"], resources: [.embedInCode("Report/Page")]),

    .executableTarget(name: "copyfit", dependencies: ["Linting", "Reporting"]),
    // `swift package copyfit`. It writes nothing, so it asks for no permission.
    .plugin(
      name: "CopyfitPlugin",
      capability: .command(
        intent: .custom(
          verb: "copyfit", description: "Check that localized copy fits its place")),
      dependencies: ["copyfit"], path: "Sources/Plugins/CopyfitPlugin"),
    .executableTarget(
      name: "copyfit-bench",
      dependencies: ["PlatformFacts", "StringCatalogs", "TextMeasurement", "Surfaces", "Linting"]),

    // What the fuzzers check, for tests of the committed corpus and for `copyfit-fuzz`.
    .target(
      name: "FuzzChecks", dependencies: ["StringCatalogs", "Linting", "Reporting"],
      path: "Sources/copyfit-fuzz/Checks"),

    .testTarget(name: "PlatformFactsTests", dependencies: ["PlatformFacts"]),
    .testTarget(name: "StringCatalogsTests", dependencies: ["StringCatalogs"]),
    .testTarget(
      name: "TextMeasurementTests", dependencies: ["TextMeasurement", "PlatformFacts"],
      resources: [.copy("Cases")]),
    .testTarget(
      name: "SurfacesTests", dependencies: ["Surfaces", "PlatformFacts", "TextMeasurement"]),
    .testTarget(
      name: "LintingTests",
      dependencies: [
        "Linting", "Reporting", "PlatformFacts", "StringCatalogs", "TextMeasurement", "Surfaces",
      ],
      exclude: [
        "RealCatalogs/README.md", "RealCatalogs/sources.tsv", "RealCatalogs/counts.tsv",
        "RealCatalogs/judged.tsv",
      ]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "Linting"]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(
      name: "HostileTests",
      dependencies: ["FuzzChecks", "Linting", "StringCatalogs", "TextMeasurement"],
      exclude: ["Corpus", "copyfit.dict"]),
    .testTarget(
      name: "CopyfitTests", dependencies: ["copyfit", "FuzzChecks"], exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer, under this variable alone: a package with unsafe flags cannot be a dependency, and
// Apple's toolchain has no libFuzzer. Every target is instrumented, so that the fuzzer sees which
// branches of the libraries an input reaches, and not only those of its own few lines.
if Context.environment["COPYFIT_FUZZ"] != nil {
  let sanitizers = "-sanitize=fuzzer,address"
  package.targets.append(
    .executableTarget(
      name: "copyfit-fuzz", dependencies: ["FuzzChecks"], path: "Sources/copyfit-fuzz/Entry",
      linkerSettings: [.unsafeFlags([sanitizers, "-use-ld=lld"])]))
  for target in package.targets where [.regular, .executable].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([sanitizers])]
    target.cSettings = [.unsafeFlags(["-fsanitize=fuzzer-no-link,address"])]
  }
}
