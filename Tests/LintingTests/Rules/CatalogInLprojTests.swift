import Testing

@testable import Linting

@Suite struct CatalogInLprojTests {
  @Test(arguments: [
    ("Runner/en-US.lproj/Localizable.xcstrings", "en-US.lproj"),
    ("en.lproj/Localizable.xcstrings", "en.lproj"),
    ("a/EN.LPROJ/b/c/Localizable.xcstrings", "EN.LPROJ"),
    ("Base.lproj/Main.xcstrings", "Base.lproj"),
    ("mul.lproj/de.lproj/Main.xcstrings", "de.lproj"),
    ("/Users/me/App/de.lproj/Localizable.xcstrings", "de.lproj"),
    (".lproj/Localizable.xcstrings", ".lproj"),
  ])
  func folders(path: String, folder: String) {
    #expect(CatalogInLproj.languageFolder(of: path) == folder)
  }

  @Test(arguments: [
    "Localizable.xcstrings", "App/mul.lproj/Main.xcstrings", "Mul.lproj/Main.xcstrings",
    "MUL.LPROJ/Main.xcstrings", "en.lproj.xcstrings", "App/en.lproj.old/Localizable.xcstrings",
    "lproj/Localizable.xcstrings", "en-lproj/Localizable.xcstrings", "x.lproj", "",
  ])
  func otherFoldersPass(path: String) {
    #expect(CatalogInLproj.languageFolder(of: path) == nil)
  }

  private static let catalog = CaseCatalog.text(
    [CaseCatalog.entry("pay", ["en-US": "Pay", "nl": "Betalen"])], source: "en-US")

  private static func options() -> LintOptions {
    var options = LintOptions()
    options.only = ["catalog-in-lproj", "missing-translation"]
    return options
  }

  /// The place, and the source language `en-US`, which is not `en`.
  @Test func inAProject() throws {
    let result = try CaseProject(files: [
      "Runner/en-US.lproj/Localizable.xcstrings": Self.catalog,
      "Runner/mul.lproj/Main.xcstrings": Self.catalog,
      "copyfit.yml": "catalogRules: all",
    ]).lint(Self.options())
    #expect(result.found == ["catalog-in-lproj"])
    let finding = try #require(result.findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.location.file == "Runner/en-US.lproj/Localizable.xcstrings")
    #expect(finding.location.position.line == 1)
    #expect(finding.location.position.column == 1)
    #expect(
      finding.message == "Localizable.xcstrings lies in the folder “en-US.lproj”. Such folders are "
        + "for files of one language, a String Catalog has all of them: Xcode 16.3 and later do not "
        + "build it there.")
    #expect(
      finding.advice == "Move it out of the folder, and add it to the target again in Xcode.")
    #expect(result.findings.allSatisfy { $0.locale.isEmpty && $0.key.isEmpty })
  }

  /// Without a configuration, paths are seen from the file's own folder.
  @Test(arguments: ["", "/Localizable.xcstrings"]) func namedOnTheCommandLine(file: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Runner/nl.lproj/Localizable.xcstrings", Self.catalog)
    var options = Self.options()
    options.paths = [folder("Runner/nl.lproj" + file)]
    let result = LintRun.run(options)
    #expect(result.findings.map(\.rule) == ["catalog-in-lproj"])
  }
}
