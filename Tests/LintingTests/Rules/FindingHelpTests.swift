import PlatformFacts
import Surfaces
import Testing
import TextMeasurement

@testable import Linting
@testable import Surfaces

/// What the rules say to people who never open a terminal.
@Suite struct RuleHelpTests {
  static let rules = RuleRegistry.all.map { $0.metadata }

  @Test(arguments: rules.map(\.id)) func someoneCanHelp(id: String) throws {
    let help = try #require(RuleRegistry.rule(id)).metadata.help
    #expect(!help.parts.isEmpty)
    for (reader, sentences) in help.parts {
      #expect(sentences.hasSuffix("."), "\(reader): \(sentences)")
      #expect(sentences.first?.isUppercase == true, "\(reader): \(sentences)")
      #expect(!sentences.contains("  ") && !sentences.contains { $0.isNewline }, "\(sentences)")
      // One or two sentences are read; a paragraph is not.
      #expect((10...200).contains(sentences.count), "\(reader): \(sentences.count) characters")
    }
  }

  /// Neither keys nor code, nor what the terminal calls things.
  @Test(arguments: rules.map(\.id)) func plainWordsForTranslatorsAndDesigners(id: String) throws {
    let help = try #require(RuleRegistry.rule(id)).metadata.help
    for sentences in [help.translator, help.designer].compactMap({ $0 }) {
      for sign in ["`", "{", "}", "copyfit", "maximumTitleWidth", "titlesUntil", "configuration"] {
        #expect(!sentences.contains(sign), "\(sentences)")
      }
    }
  }

  /// Where a text has no room, all three can do something, each something else; what no word changes
  /// is nothing for a translator.
  @Test func everyLayoutRuleIsAMatterOfDesign() {
    for rule in Self.rules where rule.family == .layout {
      #expect(rule.help.designer != nil && rule.help.developer != nil, "\(rule.id)")
      #expect(Set(rule.help.parts.map(\.sentences)).count == rule.help.parts.count, "\(rule.id)")
    }
    for id in ["stop-too-small", "small-target", "number-shrinks", "low-contrast"] {
      #expect(RuleRegistry.rule(id)?.metadata.help.translator == nil, "\(id)")
    }
  }

  @Test func aRuleThatThereIsNotHasNoHelp() {
    let finding = Finding(
      rule: "no-such-rule", severity: .error, message: "m", advice: "a",
      location: Build.location(line: 1))
    #expect(finding.help == RuleHelp())
  }
}

/// The same with the numbers of a finding.
@Suite struct FindingHelpTests {
  private static func help(_ findings: [Finding]) throws -> RuleHelp {
    try #require(findings.first).help
  }

  private static func general(_ rule: any Rule.Type) -> RuleHelp { rule.metadata.help }

  // MARK: A title in its place

  private static func title(
    _ outcome: TitleOutcome, _ text: String = "Zahlungsübersicht", _ locale: String = "de",
    isFallback: Bool = false, size: ContentSizeCategory = .large, scale: Double = 1
  ) -> FlowAnalysis {
    Build.flow([
      Build.locale(
        locale, [Build.title("Overview", text, isFallback: isFallback)],
        [Build.cell(size, 345, scale: scale, titles: [outcome])])
    ])
  }

  /// 172.4 × 1.025 + 1/3 is 177.04, which is 17.04 over 160: 1.6 characters of 10.4 pt.
  @Test func titleTruncated() throws {
    let help = try Self.help(TitleTruncated.findings(Self.title(Build.outcome(172.4))))
    let general = Self.general(TitleTruncated.self)
    #expect(
      help.translator
        == "Shorten “Zahlungsübersicht” by about 2 characters (18 pt). \(general.translator ?? "")")
    #expect(
      help.designer
        == "Allow titles 178 pt wide at the default text size, where 160 are allowed now. "
        + (general.designer ?? ""))
    #expect(help.developer == general.developer)
  }

  /// The style has one width, that at the default size: 372 × 1.025 + 1/3 over 2.2.
  @Test func aTitleAtALargerSizeIsAMatterOfTheSameStyle() throws {
    let flow = Self.title(
      Build.outcome(372, limit: 352), size: .accessibility5, scale: 2.2)
    let help = try Self.help(TitleTruncated.findings(flow))
    #expect(
      help.designer?.hasPrefix(
        "Allow titles 174 pt wide at the default text size, where 160 are allowed now.") == true)
  }

  @Test func theSourceTextIsCalledSo() throws {
    let flow = Self.title(Build.outcome(172.4), "Payment overview", "en")
    let help = try Self.help(TitleTruncated.findings(flow))
    #expect(
      help.translator?.hasPrefix("Shorten the source text “Payment overview” by about ") == true)
  }

  @Test func aTextWithoutATranslationIsTranslated() throws {
    let flow = Self.title(Build.outcome(172.4), "Payment overview", isFallback: true)
    let help = try Self.help(TitleTruncated.findings(flow))
    #expect(
      help.translator?.hasPrefix(
        "Translate “Payment overview”, which is shown in the source language, with about 2 "
          + "characters (18 pt) less.") == true)
  }

  @Test func aLineBreakIsTakenOut() throws {
    let narrow = Build.outcome(80, verdict: .exceeds)
    let help = try Self.help(TitleTruncated.findings(Self.title(narrow, "Zahlungs\nübersicht")))
    // 80 pt fit in 160: neither a shorter word nor more room would help.
    #expect(help == RuleHelp(translator: "Write “Zahlungs\\nübersicht” on one line."))
    let both = try Self.help(
      TitleTruncated.findings(Self.title(Build.outcome(172.4), "Zahlungs\nübersicht")))
    #expect(
      both.translator?.hasPrefix(
        "Write “Zahlungs\\nübersicht” on one line. Shorten “Zahlungs\\nübersicht” by about 2 "
          + "characters (18 pt).") == true)
  }

  /// Where the source is cut too, words are not what is wrong: `wide` languages of these.
  @Test(arguments: [["en", "de"], ["de"], ["en"]])
  func theSourceMayBeTooLongAsWell(wide: [String]) throws {
    let locales = ["en", "de", "fr"].map { locale in
      Build.locale(
        locale, [Build.title("Overview", "Übersicht \(locale)", shown: locale)],
        [
          Build.cell(
            .large, 345, titles: [Build.outcome(wide.contains(locale) ? 172.4 : 80)])
        ])
    }
    var report = RuleReport(severity: .error, contentSizes: Set(ContentSizeCategory.allCases))
    TitleTruncated.check(Build.flow(locales), &report)
    report.compareWithSource(from: 0)
    #expect(report.findings.map(\.locale) == wide)
    for finding in report.findings {
      let isSaid = finding.help.translator?.contains("The source text is too long as well") == true
      #expect(isSaid == (finding.locale == "de" && wide.contains("en")))
    }
  }

  /// A language is not asked for a word that cannot be.
  @Test func whereNoWordIsShortEnoughTheLayoutHasToChange() throws {
    let help = try Self.help(
      TitleTruncated.findings(Self.title(Build.outcome(172.4), "Ü")))
    #expect(
      help.translator
        == "No wording is short enough for the room that there is: the layout has to change.")
    #expect(help.designer?.hasPrefix("Allow titles 178 pt wide") == true)
  }

  // MARK: A text in a slot

  /// 95.4 × 1.025 and a third of a point are 98.12: 34.1 more than 64.
  @Test func textTruncated() throws {
    let flow = Build.german([Build.cut(95.4, in: 64, lost: 4)])
    let help = try Self.help(TextTruncated.findings(flow))
    let general = Self.general(TextTruncated.self)
    #expect(
      help.translator
        == "Shorten “Hinzufügen” by about 4 characters (35 pt). \(general.translator ?? "")")
    #expect(
      help.designer
        == "Allow 99 pt at the default text size, where 64 are allowed now. "
        + (general.designer ?? ""))
  }

  /// A place wider than the whole surface is none that somebody could allow.
  @Test func onlyRoomThatThereIsIsAskedFor() throws {
    let flow = Build.german([Build.cut(400, in: 300, lost: 4)])
    let help = try Self.help(TextTruncated.findings(flow))
    #expect(help.translator?.hasPrefix("Shorten “Hinzufügen” by about 3 characters") == true)
    #expect(help.designer == Self.general(TextTruncated.self).designer)
  }

  @Test func onSeveralLinesCharactersCount() throws {
    let outcome = Build.slotOutcome(512.3, in: 200, lines: 2, allowed: 2, lost: 5) {
      $0.truncation = .exceeds
    }
    let text = "Die Zahlung wird erst beim Versand der Bestellung gebucht."
    let flow = Build.german(text: text, lines: 2, [outcome])
    let help = try Self.help(TextTruncated.findings(flow))
    #expect(help.translator?.hasPrefix("Shorten “\(text)” by about 5 characters. ") == true)
    #expect(help.designer == Self.general(TextTruncated.self).designer)
  }

  /// What the app puts in place of a placeholder is longer or shorter: no number holds.
  @Test func aPlaceholderHasNoNumbers() throws {
    let flow = Build.german(text: "%@ hinzufügen", [Build.cut(95.4, in: 64, lost: 4)])
    #expect(try Self.help(TextTruncated.findings(flow)) == Self.general(TextTruncated.self))
  }

  /// Nobody translates what stands in no catalog.
  @Test func aLiteralIsNoMatterOfTranslation() throws {
    let slot = Build.slot(copy: nil, text: "Hinzufügen", [Build.cut(95.4, in: 64, lost: 4)])
    let flow = Build.slots([Build.shown([], Build.layout(Build.grid(), [slot]))])
    let help = try Self.help(TextTruncated.findings(flow))
    #expect(help.translator == nil)
    #expect(help.designer?.hasPrefix("Allow 99 pt") == true)
  }

  @Test func aWordIsNamedWhereItIsTheWord() throws {
    let outcome = Build.slotOutcome(300, in: 100, lines: 3, allowed: nil) {
      $0.brokenWord = BrokenWord(word: "Zahlungsübersicht", width: 140, verdict: .exceeds)
    }
    let flow = Build.german(text: "Ihre Zahlungsübersicht ansehen", lines: nil, [outcome])
    let help = try Self.help(WordBroken.findings(flow))
    // 140 × 1.025 and a third: 43.8 pt, or 5.2 characters of 8.46 pt.
    #expect(
      help.translator?.hasPrefix(
        "Use a word that is about 6 characters (44 pt) shorter instead of “Zahlungsübersicht”.")
        == true)
    #expect(
      help.designer?.hasPrefix("Allow 144 pt at the default text size, where 100 are") == true)
  }

  // MARK: Forms and rows

  /// See `FormFlipTests.reportsWhatTheSourceKeeps`.
  @Test func formFlip() throws {
    let titles = [Build.title("Cart", "Warenkorb"), Build.title("Review", "Überprüfen")]
    let outcomes = [Build.outcome(77.776), Build.outcome(81.664)]
    let flow = Build.flow([
      Build.locale("en", [], [Build.cell(.xLarge, 230)], titled: 220),
      Build.locale(
        "de", titles, [Build.cell(.xLarge, 230, form: .numbered, titles: outcomes)], titled: 239),
    ])
    let help = try Self.help(FormFlip.findings(flow))
    let general = Self.general(FormFlip.self)
    #expect(
      help.translator
        == "Shorten “Überprüfen” by about 2 characters (12 pt). Shorten “Warenkorb” to the same 70.9 pt. \(general.translator ?? "")"
    )
    #expect(
      help.designer
        == "All of it needs 242 pt at text size xLarge, where there are 230. "
        + (general.designer ?? ""))
  }

  /// Six stops of 22 pt with five gaps of 4.
  @Test func stopTooSmall() throws {
    let stops = Build.stops(count: 6, diameter: 22, room: 20, narrowest: 24, capacity: 5)
    let cell = Build.cell(.accessibility2, 140, form: .numbered, drawn: 152, stops: stops)
    let help = try Self.help(StopTooSmall.findings(Build.flow([Build.locale("en", [], [cell])])))
    let general = Self.general(StopTooSmall.self)
    #expect(help.translator == nil)
    #expect(
      help.designer
        == "All of it needs 152 pt at accessibility text size 2, where there are 140. "
        + (general.designer ?? ""))
    #expect(help.developer == general.developer)
  }

  // MARK: Numbers that contradict

  private static let values = [0, -1, 1, 1e300, Double.infinity, -Double.infinity, Double.nan]

  /// No number crashes, and none that says that there is room enough becomes a sentence.
  @Test(arguments: values, values) func hostileNumbers(needed: Double, now: Double) {
    var finding = Finding(
      rule: "title-truncated", severity: .error, message: "m", advice: "a",
      location: Build.location(line: 1), text: "Ü")
    let advice = ShorteningAdvice(text: "Übersicht", width: needed, limit: now)
    let general = Self.general(TitleTruncated.self)
    for shortening in [
      Remedy.Shortening.text(advice), .word(advice), .wrapped(text: "Ü", characters: 7), nil,
    ] {
      for kind in [Remedy.Room.Kind.titles, .width(.large), .height(.xSmall), .surface(.large)] {
        finding.remedy = Remedy(
          shortening: shortening, room: Remedy.Room(kind: kind, needed: needed, now: now))
        let help = finding.help
        #expect(help.developer == general.developer)
        if !(needed > now) { #expect(help.designer == general.designer) }
        #expect(help.designer?.contains("inf") == false && help.designer?.contains("nan") == false)
        #expect(help.translator?.contains("inf") == false)
      }
    }
  }
}
