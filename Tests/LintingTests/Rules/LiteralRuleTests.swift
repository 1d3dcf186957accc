import StringCatalogs
import Testing

@testable import Linting
@testable import Surfaces

/// Texts that no catalog has are checked like others, once for all languages.
@Suite struct LiteralRuleTests {
  /// - Parameter lines: of the place, nil: any number.
  private static func flow(_ text: String, lines: Int? = 1) -> FlowAnalysis {
    let slots = ["first", "second"].map {
      Build.slot(
        named: "the text of slot “\($0)”", copy: nil, text: text, lines: lines,
        [Build.slotOutcome(20)])
    }
    return Build.slots(
      [], ["en", "de"].map { Build.shown($0, [], Build.layout(Build.grid(), slots)) })
  }

  @Test(arguments: [
    ("edge-whitespace", " New", "begins with a space"),
    ("edge-whitespace", "New\u{A0} ", "ends with a no-break space (U+00A0) and a space"),
    ("line-break-in-title", "a\u{2028}b", "has a line separator (U+2028) in it"),
    ("hardcoded-currency", "$4.99", "has a currency in it: “$4.99”"),
    ("hardcoded-currency", "4,99 €", "has a currency in it"),
    ("placeholder-in-title", "%@ left", "`%@` is left in the text of slot “first”, “%@ left”."),
    ("unbalanced-bidi", "a\u{2067}b", "opens U+2067 (right-to-left isolate, RLI)"),
    ("empty-title", " \u{200B}", "is only a space and a zero-width space (U+200B)"),
    ("missing-glyph", "a\u{E123}", "No font has a glyph for U+E123 (private use) in the text of"),
  ])
  func isCheckedOnce(id: String, text: String, wording: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let found = rule.findings(Self.flow(text))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.message.contains(wording), "\(finding.message)")
    #expect((finding.locale, finding.key, finding.text) == ("", "", text))
    #expect((finding.flow, finding.surface) == ("checkout", "slots"))
    #expect(finding.location == Self.flow(text).flow.location)
    #expect(finding.severity == rule.metadata.defaultSeverity.severity)
  }

  @Test(arguments: [
    ("edge-whitespace", "New"), ("edge-whitespace", " "), ("hardcoded-currency", "128"),
    ("hardcoded-currency", "$"), ("placeholder-in-title", "100 %"), ("empty-title", "."),
    ("missing-glyph", "a"), ("missing-glyph", "\u{F8FF}"),
    ("unbalanced-bidi", "\u{2067}a\u{2069}"), ("line-break-in-title", "a b"),
  ])
  func whatIsFinePasses(id: String, text: String) throws {
    #expect(try #require(RuleRegistry.rule(id)).findings(Self.flow(text)).isEmpty)
  }

  @Test func aTextThatMayWrapMayHaveLines() {
    #expect(LineBreakInTitle.findings(Self.flow("a\u{2028}b", lines: nil)).isEmpty)
    #expect(
      UnbalancedBidi.findings(Self.flow("\u{2067}a\n\u{2069}")).map(\.severity) == [.note])
  }

  @Test func whatNoFaceHasIsTold() throws {
    var flow = Self.flow("a\u{1E900}")
    flow.locales[1].missingGlyphsOfLiterals = ["a\u{1E900}": ["\u{1E900}"]]
    let message = try #require(MissingGlyph.findings(flow).first).message
    #expect(
      message.hasPrefix(
        "No font has a glyph for U+1E900 in the text of slot “first”, “a\u{1E900}”. It may show"))
  }

  /// The configuration's own line, where there is one.
  @Test func itsPlaceIsWhereItIsWritten() throws {
    let (configuration, _) = ConfigurationDecoderTests.decode(
      """
      flows:
        - id: a
          surface: slots
          slots:
            - { literal: " New" }
            - { literal: "$5" }
      """)
    var flow = Self.flow(" New")
    flow.flow = try #require(configuration?.flows.first)
    #expect(EdgeWhitespace.findings(flow).map(\.location.position.line) == [5])
    flow.locales = flow.locales.map {
      var locale = $0
      locale.layout?.verbatim = [VerbatimText(name: "the text", text: " New", cure: "")]
      return locale
    }
    #expect(UnlocalizedTitle.findings(flow).map(\.location.position.column) == [20])
    flow.locales[0].layout?.verbatim.append(VerbatimText(name: "b", text: "B", cure: ""))
    #expect(UnlocalizedTitle.findings(flow).map(\.location.position.line) == [2])
  }
}

/// What is wrong with a text is said once, however many places show it.
@Suite struct SaidOnceTests {
  @Test(arguments: [
    ("empty-title", " "), ("placeholder-in-title", "%@"), ("line-break-in-title", "a\nb"),
    ("missing-glyph", "a\u{E000}"),
  ])
  func oneKeyInTwoSlots(id: String, text: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let titles = [Build.title("add", text, line: 4), Build.title("add", text, line: 4)]
    let slots = [0, 1].map { Build.slot(copy: $0, text: text, [Build.slotOutcome(9)]) }
    let locale = { (name: String) in
      Build.shown(
        name, titles.map { Build.title($0.key, $0.text, line: 4, shown: name) },
        Build.layout(Build.grid(), slots))
    }
    let found = rule.findings(Build.slots(["add", "add"], [locale("de"), locale("nl")]))
    #expect(found.map(\.locale) == ["de", "nl"])
  }
}

/// A free font may have glyphs for characters that mean nothing on iOS.
@Suite struct PrivateUseTests {
  private static func message(_ text: String, _ unknown: [Unicode.Scalar] = []) -> (String, String)?
  {
    let flow = Build.flow([
      Build.locale(
        "de", [Build.title("add", text)], missingGlyphs: unknown.isEmpty ? [:] : [0: unknown])
    ])
    return MissingGlyph.findings(flow).first.map { ($0.message, $0.advice) }
  }

  @Test(arguments: ["\u{E000}", "\u{E123}", "\u{F8FE}", "\u{F0000}", "\u{10FFFD}"])
  func isReportedWhateverTheFontsHave(character: String) throws {
    let (message, advice) = try #require(Self.message("Los \(character)"))
    #expect(message.contains("(private use) in the title “Los [U+"))
    #expect(message.contains("the system font of iOS has none for it"))
    #expect(!advice.contains("fonts:"))
  }

  @Test func applesLogoIsOne() throws {
    #expect(Self.message("\u{F8FF} Pay") == nil)
    let (message, advice) = try #require(Self.message("\u{F8FF} Pay", ["\u{F8FF}"]))
    #expect(message.contains("iOS shows Apple's logo there"))
    #expect(advice.hasPrefix("Draw it as an image"))
    let both = try #require(Self.message("\u{F8FF}\u{E000}", ["\u{F8FF}"])).0
    #expect(both.contains("no font has a glyph for U+E000 (private use)"))
  }

  @Test(arguments: ["Los", "", "\u{E0020}", "\u{FE0F}", "\u{10000}", "漢", "é"])
  func othersPass(text: String) { #expect(Self.message(text) == nil) }
}
