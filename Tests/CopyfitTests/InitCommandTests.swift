import Foundation
import Testing

@testable import copyfit

/// `copyfit init` as people run it: in a folder, and then `copyfit lint`.
@Suite struct InitCommandTests {
  private static func catalog(_ texts: [(key: String, en: String, de: String)]) -> String {
    func unit(_ text: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    let strings = texts.map {
      "\"\($0.key)\": {\"localizations\": {\"en\": \(unit($0.en)), \"de\": \(unit($0.de))}}"
    }
    return """
      {"sourceLanguage": "en", "strings": {\(strings.joined(separator: ", "))}, "version": "1.0"}
      """
  }

  private static let steps = catalog([
    ("onboarding.step1.title", "Welcome", "Willkommen"),
    ("onboarding.step2.title", "Account", "Konto"), ("onboarding.step3.title", "Done", "Fertig"),
  ])
  private static let named = catalog([
    ("checkout.cart.title", "Cart", "Warenkorb"), ("checkout.pay.title", "Pay", "Zahlen"),
    ("checkout.address.title", "Address", "Adresse"),
  ])

  /// A repository of its own, so that no folder above has a say.
  private static func repository(_ files: [String: String]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  private static func text(_ path: String, in folder: ScratchFolder) -> String? {
    try? String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  /// What lint says of the configuration: JSON.
  private static func lint(
    _ arguments: [String] = [], in folder: ScratchFolder
  ) throws -> (status: Int32, flows: Int?, findings: [[String: Any]]) {
    let outcome = try CommandRunner.run(
      ["lint", "--format", "json"] + arguments, in: folder.url)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let summary = json?["summary"] as? [String: Any]
    return (
      outcome.status, summary?["flows"] as? Int, json?["findings"] as? [[String: Any]] ?? []
    )
  }

  /// What the widths of the titles bring; nothing that the configuration itself is to blame for.
  private static func expectLayoutOnly(_ findings: [[String: Any]]) {
    let rules = Set(findings.compactMap { $0["rule"] as? String })
    #expect(rules.isSubset(of: ["form-flip"]), "\(rules)")
  }

  @Test func whatIsBegunLints() throws {
    let folder = try Self.repository([
      "App/Localizable.xcstrings": Self.steps, "App/Shop/Checkout.xcstrings": Self.named,
    ])
    let outcome = try CommandRunner.run(["init"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        Wrote copyfit.yml: 2 catalogs, 2 languages, 2 flows.
        - flow onboarding: 3 steps
        - flow checkout: 3 steps; check their order
        The catalogs lack words that a flow's trail says by itself; the file ignores
          that until they are there, and its comments name them.
        Next: copyfit lint

        """)
    let (status, flows, findings) = try Self.lint(in: folder)
    #expect(status == 0)
    #expect(flows == 2)
    Self.expectLayoutOnly(findings)
    // The schema's reader is as content as lint.
    #expect(try CommandRunner.run(["config", "--effective"], in: folder.url).status == 0)
  }

  @Test func aConfigurationStaysUnlessForced() throws {
    let folder = try Self.repository([
      "Localizable.xcstrings": Self.steps, "copyfit.yml": "margins: 8\n",
    ])
    let kept = try CommandRunner.run(["init"], in: folder.url)
    #expect(kept.status == 2)
    #expect(kept.errors.contains("--force"))
    #expect(kept.errors.hasPrefix("copyfit.yml: error: usage\n"))
    #expect(Self.text("copyfit.yml", in: folder) == "margins: 8\n")
    let trial = try CommandRunner.run(["init", "--dry-run"], in: folder.url)
    #expect(trial.status == 0)
    #expect(trial.errors.hasPrefix("Would replace copyfit.yml: 1 catalog, 2 languages, 1 flow.\n"))
    #expect(Self.text("copyfit.yml", in: folder) == "margins: 8\n")
    let printed = try CommandRunner.run(["init", "--output", "-", "--quiet"], in: folder.url)
    #expect(printed.output == trial.output)
    #expect(printed.errors.isEmpty)
    let forced = try CommandRunner.run(["init", "--force"], in: folder.url)
    #expect(forced.status == 0)
    #expect(forced.errors.hasPrefix("Replaced copyfit.yml: "))
    #expect(Self.text("copyfit.yml", in: folder) == trial.output)
  }

  @Test func withoutCatalogsNothingIsWritten() throws {
    let folder = try Self.repository(["README.md": "x"])
    let outcome = try CommandRunner.run(["init"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".xcstrings"))
    #expect(outcome.errors.hasPrefix(".: error: missing-file"))
    #expect(Self.text("copyfit.yml", in: folder) == nil)
  }

  @Test func aBrokenCatalogIsNamedAndTheRestIsUsed() throws {
    let folder = try Self.repository([
      "App/Localizable.xcstrings": Self.steps, "App/Broken.xcstrings": "{\n<<<<<<< HEAD\n",
    ])
    let outcome = try CommandRunner.run(["init"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("App/Broken.xcstrings:2:1: error: malformed-catalog"))
    #expect(outcome.errors.contains("Wrote copyfit.yml: 1 catalog, 2 languages, 1 flow."))
    #expect(Self.text("copyfit.yml", in: folder) != nil)

    let broken = try Self.repository(["Broken.xcstrings": "{"])
    let none = try CommandRunner.run(["init"], in: broken.url)
    #expect(none.status == 2)
    #expect(Self.text("copyfit.yml", in: broken) == nil)
  }

  @Test func aFolderOfItsOwn() throws {
    let folder = try Self.repository([
      "copyfit.yml": "margins: 8\n", "My App/Localizable.xcstrings": Self.steps,
    ])
    let outcome = try CommandRunner.run(["init", "My App"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Wrote My App/copyfit.yml: "))
    #expect(
      outcome.errors.contains("copyfit.yml, which applied here, no longer does in this folder"))
    #expect(outcome.errors.hasSuffix("Next: copyfit lint 'My App'\n"))
    #expect(try Self.lint(["My App"], in: folder).flows == 1)
  }

  @Test func configurationsBelowAreMentioned() throws {
    let folder = try Self.repository([
      "App/Localizable.xcstrings": Self.steps, "Kit/copyfit.yml": "flows: []\n",
      "Kit/Kit.xcstrings": Self.named,
    ])
    let outcome = try CommandRunner.run(["init"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Below it there is Kit/copyfit.yml: "))
    #expect(try Self.lint(in: folder).flows == 1)
    #expect(Self.text("copyfit.yml", in: folder)?.contains("\ncatalogs:") == false)
    try folder.write("flows: []\n", to: "App/copyfit.yml")
    let none = try CommandRunner.run(["init", "--force"], in: folder.url)
    #expect(none.status == 2)
    #expect(none.errors.contains("already has a configuration"), "\(none.errors)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/copyfit.yml"))
    #expect(try CommandRunner.run(["init", "App"], in: folder.url).status == 0)
  }

  @Test func anotherFile() throws {
    let folder = try Self.repository([
      "App/Localizable.xcstrings": Self.steps, "conf/README.md": "x",
    ])
    let outcome = try CommandRunner.run(
      ["init", "App", "--output", "conf/layout.yml"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("Next: copyfit lint --config conf/layout.yml\n"))
    #expect(Self.text("conf/layout.yml", in: folder)?.contains("\"../App/*.xcstrings\"") == true)
    let (status, flows, findings) = try Self.lint(["--config", "conf/layout.yml"], in: folder)
    #expect(status == 0)
    #expect(flows == 1)
    Self.expectLayoutOnly(findings)
  }

  /// Arguments, and what they are answered. Nothing is written.
  @Test(arguments: [
    (["init", "Nowhere"], "There is no folder \"Nowhere\""),
    (["init", "App/Localizable.xcstrings"], "is no folder"),
    (["init", "App", "Kit"], "one too many"),
    (["init", "--output", "App/Localizable.xcstrings"], "no name for a configuration"),
    (["init", "--output", "no/copyfit.yml"], "There is no folder \"no\""),
  ])
  func mistakesAreAnswered(arguments: [String], message: String) throws {
    let folder = try Self.repository(["App/Localizable.xcstrings": Self.steps])
    let outcome = try CommandRunner.run(arguments, in: folder.url)
    #expect(outcome.status == 2)
    let words = outcome.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(message), "\(outcome.errors)")
    #expect(Self.text("App/Localizable.xcstrings", in: folder) == Self.steps)
    #expect(Self.text("copyfit.yml", in: folder) == nil)
  }

  /// A remark on a file is made once the file is there.
  @Test func whatCannotBeWrittenIsNotSaidToBe() throws {
    let folder = try ScratchFolder()
    let outcome = Outcome(files: [
      .init(
        path: folder.url.appending(path: "none/copyfit.yml").path, bytes: [], remark: "Wrote it.\n")
    ])
    #expect(outcome.deliver() == 2)
  }
}
