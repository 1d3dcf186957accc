import Foundation
import Linting
import Testing

@testable import Reporting

/// What `explain` and `rules` say of the real rules.
@Suite struct ExplainTests {
  static let rules = RuleRegistry.all.map { $0.metadata }
  static let ids = rules.map(\.id)

  static func rule(_ id: String) throws -> RuleMetadata {
    try #require(rules.first { $0.id == id })
  }

  /// The lines under "In copyfit.yml" are a configuration.
  @Test(arguments: ids) func settingsAreAConfiguration(id: String) throws {
    let text = ExplainFormat.text(try Self.rule(id))
    let part = try #require(text.components(separatedBy: "In copyfit.yml").last)
    let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.isEmpty }.dropFirst().prefix { !$0.isEmpty }
    #expect(lines.count == 4)
    let folder = try ScratchFolder()
    try folder.write(lines.map { $0.dropFirst(4) + "\n" }.joined(), to: "copyfit.yml")
    let outcome = try CommandRunner.run(["config", "--effective"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("rule: \"\(id)\"") || outcome.output.contains("rule: \(id)"))
    let suppression = "    [copyfit:ignore \(id) -- why it may stand]\n"
    #expect(text.hasSuffix(suppression) == ExplainFormat.concernsEntries(try Self.rule(id)))
  }

  /// What `config --surfaces` lists `explain` explains, with every key, and the example is a
  /// configuration.
  @Test(arguments: SurfaceReference.named.map(\.id)) func surfaces(_ id: String) throws {
    let list = try CommandRunner.run(["config", "--surfaces"]).output
    #expect(list.split(separator: "\n").contains { $0.hasPrefix(id + " ") })
    let outcome = try CommandRunner.run(["explain", id])
    #expect(outcome.status == 0, "\(outcome.errors)")
    // An example is there to be copied: its lines are not folded.
    let prose = try #require(outcome.output.components(separatedBy: "\nExample\n").first)
    #expect(prose.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let surface = try #require(SurfaceReference.named.first { $0.id == id })
    #expect(!surface.keys.isEmpty || !surface.style.isEmpty)
    for key in surface.keys + surface.style {
      #expect(outcome.output.contains("  \(key.path)  ("), "\(key.path)")
    }
    let folder = try ScratchFolder()
    try folder.write(surface.example, to: "copyfit.yml")
    let configuration = try CommandRunner.run(["config", "--effective"], in: folder.url)
    #expect(configuration.status == 0, "\(configuration.errors)")
  }

  /// The cure stands before the examples, which are long, and nothing of either is lost.
  @Test(arguments: ids) func saysAllThereIs(id: String) throws {
    let rule = try Self.rule(id)
    let text = ExplainFormat.text(rule, width: 200)
    let words = text.split { $0 == " " || $0.isNewline }.joined(separator: " ")
    for part in [rule.summary, rule.rationale, rule.cure] { #expect(words.contains(part)) }
    for (reader, sentences) in rule.help.parts {
      #expect(words.contains("\(reader): \(sentences)"))
    }
    let headings = text.split(separator: "\n").filter {
      ["What to do", "Who can help", "What triggers it", "What passes", "Settings"].contains($0)
    }
    #expect(
      headings == ["What to do", "Who can help", "What triggers it", "What passes", "Settings"])
    #expect(text.split(separator: "\n").contains { $0.allSatisfy { " ^".contains($0) } })
    // A wall of text is not read: no paragraph takes more than a third of a screen.
    for paragraph in ExplainFormat.paragraphs(rule.rationale) {
      #expect(paragraph.count < 900, "\(id): \(paragraph.count) characters")
    }
  }

  /// A finding about the flow or the file has no entry, and so no comment.
  @Test func commentsAreAdvisedWhereThereAreSome() throws {
    for id in ["stop-too-small", "small-target", "missing-locale", "catalog-in-lproj"] {
      #expect(!ExplainFormat.concernsEntries(try Self.rule(id)), "\(id)")
    }
    for id in ["title-truncated", "form-flip", "placeholder-mismatch", "missing-translation"] {
      #expect(ExplainFormat.concernsEntries(try Self.rule(id)), "\(id)")
    }
  }

  @Test func paragraphsBeginWhereTheReaderLooks() {
    let text =
      "It is bad. Very. Reported is it (Notes: no). Notes: a, b. Let pass: c. Not Reported."
    #expect(
      ExplainFormat.paragraphs(text) == [
        "It is bad. Very.", "Reported is it (Notes: no).", "Notes: a, b.",
        "Let pass: c. Not Reported.",
      ])
    #expect(ExplainFormat.paragraphs("") == [""])
    #expect(ExplainFormat.paragraphs("Reported is all.") == ["Reported is all."])
  }

  /// Before, after, what is shown of after.
  @Test(arguments: [
    ("a\nb\nc\nd\ne\nf\ng\nh\ni", "a\nb\nc\nd\nX\nf\ng\nh\ni", "c\nd\nX\nf\ng"),
    ("a\nb", "a\nb", ""), ("a\n↓b", "a\nb", ""), ("a\nb", "a\nX", "a\nX"), ("", "a", "a"),
    ("a", "", ""), ("a\nb\nc\nd\ne\nf\ng\nh", "a\nb\nc\nd", "a\nb\nc\nd"),
    ("a\na\na\na\na\na\na\na", "a\na\na\na\na\na\na\na\na\na\na", "a\na\na\na\na"),
  ])
  func onlyTheChangeIsShown(before: String, after: String, shown: String) {
    func lines(_ text: String) -> [Substring] {
      text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let changed = ExplainFormat.changed(lines(after), from: lines(before))
    #expect(changed.joined(separator: "\n") == shown)
  }

  /// For editors: everything, the files as they would be, and where the finding is in them.
  @Test func theJSONIsComplete() throws {
    let output = try CommandRunner.run(["rules", "--format", "json"]).output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let entries = try #require(json?["rules"] as? [[String: Any]])
    #expect(entries.compactMap { $0["id"] as? String } == Self.ids)
    for (entry, rule) in zip(entries, Self.rules) {
      #expect(entry["family"] as? String == rule.family.rawValue)
      #expect(entry["severity"] as? String == rule.defaultSeverity.rawValue)
      #expect(entry["summary"] as? String == rule.summary)
      #expect(entry["rationale"] as? String == rule.rationale)
      #expect(entry["cure"] as? String == rule.cure)
      let help = try #require(entry["help"] as? [String: String])
      #expect(help["translator"] == rule.help.translator)
      #expect(help["designer"] == rule.help.designer)
      #expect(help["developer"] == rule.help.developer)
      for (key, examples) in [("triggering", rule.triggering), ("passing", rule.passing)] {
        let shown = try #require(entry[key] as? [[String: Any]])
        #expect(shown.count == examples.count)
        for (one, example) in zip(shown, examples) { try Self.compare(one, with: example) }
      }
    }
  }

  private static func compare(_ json: [String: Any], with example: RuleExample) throws {
    #expect(json["caption"] as? String == example.caption)
    let files = [
      example.file: (try #require(json["catalog"] as? String), example.catalog),
      "copyfit.yml": (try #require(json["configuration"] as? String), example.configuration),
    ]
    let findings = try #require(json["findings"] as? [[String: Any]])
    var marks = 0
    for (text, marked) in files.values {
      #expect(!text.contains("↓"))
      marks += marked.split(separator: "↓", omittingEmptySubsequences: false).count - 1
    }
    #expect(findings.count == marks)
    for finding in findings {
      let (text, marked) = try #require(files[finding["file"] as? String ?? ""])
      let line = try #require(finding["line"] as? Int)
      let column = try #require(finding["column"] as? Int)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let rest = String(decoding: Array(lines[line - 1].utf8)[(column - 1)...], as: UTF8.self)
      #expect(!rest.isEmpty)
      #expect(marked.contains("↓" + rest))
    }
  }

  @Test func oneRuleIsTheSameObject() throws {
    let all = try CommandRunner.run(["rules", "--format", "json"]).output
    let one = try CommandRunner.run(["explain", "form-flip", "--format=json"]).output
    let rules = try JSONSerialization.jsonObject(with: Data(all.utf8)) as? [String: Any]
    let entries = try #require(rules?["rules"] as? [[String: Any]])
    let rule = try JSONSerialization.jsonObject(with: Data(one.utf8)) as? [String: Any]
    let entry = try #require(entries.first { $0["id"] as? String == "form-flip" })
    #expect(NSDictionary(dictionary: entry).isEqual(to: rule ?? [:]))
  }
}
