import Testing

@testable import Linting

@Suite struct SuppressionTests {
  @Test(
    arguments: [
      ("", []),
      ("Shown at the till.", []),
      ("[copyfit:ignore edge-whitespace]", ["edge-whitespace"]),
      ("At the till. [copyfit:ignore stale-key form-flip] Short!", ["stale-key", "form-flip"]),
      ("[copyfit:ignore stale-key, form-flip]", ["stale-key", "form-flip"]),
      ("[copyfit:ignore stale-key -- kept for form-flip]", ["stale-key"]),
      // As editors with smart punctuation write it.
      ("[copyfit:ignore stale-key \u{2014} kept for form-flip]", ["stale-key"]),
      ("[copyfit:ignore stale-key \u{2013} kept]", ["stale-key"]),
      ("[copyfit:ignore stale-key stale-key]", ["stale-key"]),
      ("[copyfit:ignore stale-key form-flip -- both]", ["stale-key", "form-flip"]),
      ("[copyfit:ignore   stale-key   ]", ["stale-key"]),
      ("[copyfit:ignore stale-key\n  form-flip]", ["stale-key", "form-flip"]),
      (
        "[copyfit:ignore stale-key] and [copyfit:ignore form-flip -- x]",
        ["stale-key", "form-flip"]
      ),
      ("[copyfit:ignore stale-key][copyfit:ignore form-flip]", ["stale-key", "form-flip"]),
      // No rule, or not ended: nothing is silenced.
      ("[copyfit:ignore ]", []),
      ("[copyfit:ignore]", []),
      ("[copyfit:ignore -- all of it]", []),
      ("[copyfit:ignore stale-key", []),
      ("[copyfit:ignore stale-key] [copyfit:ignore form-flip", ["stale-key"]),
      ("[copyfit:ignored stale-key]", []),
      ("copyfit:ignore stale-key]", []),
      ("[Copyfit:Ignore stale-key]", []),
    ] as [(String, [String])])
  func rulesInComments(_ comment: String, _ rules: [String]) {
    #expect((SuppressionComment(comment)?.rules ?? []) == rules)
  }

  @Test(
    arguments: [
      ("[copyfit:ignore stale-key]", [], []),
      ("[copyfit:ignore stale-key -- see [1] and \u{201C}x\u{201D}]", [], []),
      ("[copyfit:ignore stale-key", [.unclosed], ["[copyfit:ignore stale-key"]),
      ("[copyfit:ignore a [copyfit:ignore b]", [.unclosed], ["[copyfit:ignore a "]),
      ("[copyfit:ignore", [.unclosed], ["[copyfit:ignore"]),
      ("[copyfit:ignore -- why", [.unclosed], ["[copyfit:ignore -- why"]),
      ("x [copyfit:ignore]", [.withoutRules], ["[copyfit:ignore]"]),
      ("[copyfit:ignore -- all of it]", [.withoutRules], ["[copyfit:ignore -- all of it]"]),
      ("[copyfit: ignore x] y", [.misspelt], ["[copyfit: ignore x]"]),
      ("[copyfit-ignore x]", [.misspelt], ["[copyfit-ignore x]"]),
      ("[copyfit ignore x]", [.misspelt], ["[copyfit ignore x]"]),
      ("[copyfitignore x]", [.misspelt], ["[copyfitignore x]"]),
      ("[ copyfit:ignore x]", [.misspelt], ["[ copyfit:ignore x]"]),
      ("[Copyfit:Ignore x]", [.misspelt], ["[Copyfit:Ignore x]"]),
      ("[copyfit:ignored x]", [.misspelt], ["[copyfit:ignored x]"]),
      ("[copyfit:disable x", [.misspelt], ["[copyfit:disable x"]),
      ("copyfit:disable x", [.misspelt], ["copyfit:disable"]),
      ("é copyfit: ignore x", [.misspelt], ["copyfit: ignore"]),
      ("copyfit:ignore x]", [.misspelt], ["copyfit:ignore"]),
      (
        "copyfit:disable a, copyfit:ignore b", [.misspelt, .misspelt],
        ["copyfit:disable", "copyfit:ignore"]
      ),
      // Prose.
      ("copyfit ignores this key", [], []), ("See copyfit.yml: ignore it there", [], []),
      ("[copyfit]", [], []), ("[copyfit.yml]", [], []), ("copyfitting: ignore", [], []),
      ("mycopyfit:ignore", [], []), ("copyfit", [], []), ("[copyfit", [], []), ("copyfi", [], []),
      ("COPYFIT:", [], []),
    ] as [(String, [SuppressionComment.Fault], [String])])
  func faults(_ comment: String, _ faults: [SuppressionComment.Fault], _ spellings: [String]) {
    let faulty = SuppressionComment(comment)?.items.filter { $0.fault != nil } ?? []
    #expect(faulty.map(\.fault) == faults)
    #expect(faulty.map(\.spelling) == spellings)
  }

  @Test func hostileComments() {
    for part in ["[copyfit:ignore ", "[copyfit:ignore a", "copyfit:", "[copyfit ", "[", "copyfit-"]
    {
      let comment = SuppressionComment(String(repeating: part, count: 20_000))
      #expect(comment?.rules ?? [] == [])
    }
    let names = (0..<2_000).map { "rule\($0)" }.joined(separator: " ")
    #expect(SuppressionComment("[copyfit:ignore \(names)]")?.rules.count == 2_000)
  }

  /// Two keys that look the same are two.
  @Test func keysAreComparedByTheirBytes() throws {
    let loaded = try CopySample.catalog(
      """
      "Caf\u{E9}" : { "comment" : "[copyfit:ignore stale-key]" }, "Cafe\u{301}" : { }
      """)
    let suppression = Suppression(patterns: [], catalogs: [loaded])
    for (key, isSilent) in [("Caf\u{E9}", true), ("Cafe\u{301}", false)] {
      let finding = Self.finding("stale-key", key: key, file: CopySample.file)
      #expect(suppression.silences(finding) == isSilent)
    }
  }

  @Test func theLastOfTwoEntriesHasTheComment() throws {
    let loaded = try CopySample.catalog(
      """
      "A" : { "comment" : "[copyfit:ignore stale-key]" }, "A" : { "comment" : "Shown at the till." }
      """)
    let suppression = Suppression(patterns: [], catalogs: [loaded])
    #expect(!suppression.silences(Self.finding("stale-key", key: "A", file: CopySample.file)))
  }

  @Test func commentsSilenceTheirKeyOfTheirFile() throws {
    let loaded = try CopySample.catalog(
      """
      "A" : { "comment" : "[copyfit:ignore edge-whitespace stale-key -- legacy]" },
      "B" : { "comment" : "Shown at the till." }
      """)
    let suppression = Suppression(patterns: [], catalogs: [loaded])
    func silences(_ rule: String, _ key: String, file: String = CopySample.file) -> Bool {
      suppression.silences(Self.finding(rule, key: key, file: file))
    }
    #expect(silences("edge-whitespace", "A"))
    #expect(silences("stale-key", "A"))
    #expect(!silences("untranslated", "A"))
    #expect(!silences("edge-whitespace", "B"))
    #expect(!silences("edge-whitespace", "A", file: "Shop/Localizable.xcstrings"))
  }

  struct Pattern: CustomTestStringConvertible {
    var rule: String?
    var key: String?
    var flow: String?
    var locale: String?
    var file: String?
    var silences: Bool
    var testDescription: String {
      "\([rule, key, flow, locale, file].map { $0 ?? "-" })"
    }
  }

  /// Against `missing-translation` of `debug.menu` in de, in App/Localizable.xcstrings.
  @Test(arguments: [
    Pattern(silences: true),
    Pattern(rule: "missing-translation", silences: true),
    Pattern(rule: "missing-locale", silences: false),
    Pattern(rule: "missing-*", silences: true),
    Pattern(rule: "missing-translation", key: "debug.*", silences: true),
    Pattern(rule: "missing-translation", key: "debug", silences: false),
    Pattern(rule: "missing-translation", locale: "de", silences: true),
    Pattern(rule: "missing-translation", locale: "de-*", silences: false),
    Pattern(key: "debug.*", locale: "ja", silences: false),
    Pattern(file: "App/*", silences: true),
    Pattern(file: "*.xcstrings", silences: true),
    Pattern(file: "Localizable.xcstrings", silences: false),
    // The finding is of no flow.
    Pattern(flow: "checkout", silences: false),
    Pattern(flow: "*", silences: true),
  ])
  func patterns(_ test: Pattern) {
    var pattern = IgnorePattern(location: Build.location(line: 3, file: "copyfit.yml"))
    pattern.rule = test.rule
    pattern.key = test.key
    pattern.flow = test.flow
    pattern.locale = test.locale
    pattern.file = test.file
    let suppression = Suppression(patterns: [pattern], catalogs: [])
    let finding = Self.finding("missing-translation", key: "debug.menu", file: CopySample.file)
    #expect(suppression.silences(finding) == test.silences)
  }

  @Test(arguments: [
    ("", "", true), ("", "a", false), ("a", "", false), ("*", "", true), ("*", "any", true),
    ("debug.*", "debug.", true), ("debug.*", "debug", false), ("*.key", "a.b.key", true),
    ("*.key", "a.keys", false), ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false),
    ("a**c", "ac", true), ("***", "x", true), ("*a", "aaa", true), ("a*a", "a", false),
    // Only `*` is special.
    ("?", "a", false), ("?", "?", true), ("[ab]", "a", false), ("a.c", "abc", false),
    ("\\*", "*", false), ("A", "a", false), ("*é*", "Café au lait", true), ("日*語", "日本語", true),
  ])
  func wildcard(_ pattern: String, _ value: String, _ matches: Bool) {
    #expect(Wildcard.matches(pattern, value) == matches)
  }

  /// What takes an exponential search for ever.
  @Test func hostileWildcards() {
    let value = String(repeating: "a", count: 5000)
    let stars = String(repeating: "*a", count: 500)
    #expect(!Wildcard.matches(stars + "*b", value))
    #expect(Wildcard.matches(stars + "*", value))
    #expect(Wildcard.matches(String(repeating: "*", count: 100_000), value))
    #expect(!Wildcard.matches(stars, String(repeating: "a", count: 499)))
  }

  private static func finding(_ rule: String, key: String, file: String) -> Finding {
    Finding(
      rule: rule, severity: .error, message: "", advice: "",
      location: Build.location(line: 5, file: file), locale: "de", key: key)
  }
}
