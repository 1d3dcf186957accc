import Foundation
import Testing

/// What the README promises besides what `DocumentBlockTests` runs in all pages.
@Suite struct ReadmeTests {
  static let readme = Documents.named("README.md")

  /// A run is shown, and so is run.
  @Test func aRunIsShown() throws {
    let consoles = try #require(Self.readme).blocks("console")
    #expect(consoles.contains { $0.lines.first?.hasPrefix("$ copyfit lint") == true })
  }

  /// The configuration of the five-minute start, on a catalog that has its keys.
  @Test func theFirstConfigurationLints() throws {
    let block = try #require(Self.readme?.blocks("yaml").first)
    #expect(block.lines.count <= 10)
    let folder = try ScratchFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(block.text, to: "copyfit.yml")
    let keys = [
      "Cart", "Address", "Payment", "Review", "Progress", "Step %lld of %lld",
      "Step %lld of %lld, %@", "Complete", "Go to %@",
    ]
    let entries = keys.map { #""\#($0)":{}"# }.joined(separator: ",")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
      to: "App/Localizable.xcstrings")
    let outcome = try CommandRunner.run([], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("1 flow"))
  }

  @Test func everyRuleIsNamed() throws {
    let readme = try #require(Self.readme).text
    let rules = try CommandRunner.run(["rules"]).output.split(separator: "\n")
    #expect(!rules.isEmpty)
    for rule in rules {
      let id = rule.prefix { $0 != " " }
      #expect(readme.contains("`\(id)`"), "the README does not name \(id)")
    }
  }
}
