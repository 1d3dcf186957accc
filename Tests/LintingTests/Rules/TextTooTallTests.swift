import PlatformFacts
import Testing
import TextMeasurement

@testable import Linting
@testable import Surfaces

@Suite struct TextTooTallTests {
  private static func tall(
    lines: Int, _ height: Double, in available: Double, _ verdict: Verdict = .exceeds
  ) -> SlotOutcome {
    Build.slotOutcome(
      280, in: 100, lines: lines, allowed: nil, height: height, availableHeight: available
    ) {
      $0.tooTallBy = max(0, height - available)
      $0.tallness = verdict
    }
  }

  @Test func saysLinesAndPointsOver() throws {
    // Three lines of body: 3 × 20.287 + 2 × 1.713 is 64.29.
    let finding = try #require(
      TextTooTall.findings(
        Build.german(
          text: "Wird beim Versand gebucht.", lines: nil, [Self.tall(lines: 3, 64.333, in: 44)])
      ).first)
    #expect(finding.severity == .error)
    #expect(finding.measured == .init(width: 64.333, limit: 44))
    #expect(
      finding.message
        == "German (de): the text of slot “add”, “Wird beim Versand gebucht.”, is too tall at large "
        + "on 320 pt: its 3 lines are 64.3 pt tall and its place has 44. iOS may hyphenate German "
        + "here, so how many lines the text takes depends on hyphenation. That is 1 line, or 20.3 pt, "
        + "too much.")
    // One of three lines is 8.7 of 26 characters.
    #expect(
      finding.advice
        == "Shorten “Wird beim Versand gebucht.” by 1 line, about 9 of its 26 characters, or give "
        + "it 21 pt more height or a wider place.")
  }

  /// Lines are pieces of the word: taking one away is no advice.
  @Test func aBrokenWordIsTheMatter() throws {
    var outcome = Self.tall(lines: 5, 107, in: 44)
    outcome.brokenWord = BrokenWord(word: "Zahlungsübersicht", width: 280, verdict: .exceeds)
    let flow = Build.german(text: "Zahlungsübersicht", lines: nil, [outcome])
    let finding = try #require(TextTooTall.findings(flow).first)
    #expect(
      finding.advice
        == "Use a word shorter by 188 pt, about 12 of its 17 characters, put a soft hyphen (U+00AD) "
        + "where it may be divided, or give it a wider place or 63 pt more height.")
    #expect(finding.message.contains("where it is divided, and how many lines"))
    outcome.measured = 1000
    let text = "Ihre Zahlungsübersicht und alles, was dazu gehört"
    let long = try #require(
      TextTooTall.findings(Build.german(text: text, lines: nil, [outcome])).first)
    #expect(long.advice.hasPrefix("Shorten “\(text)” by 3 lines"))
    outcome.measured = 280
    outcome.brokenWord = BrokenWord(word: "支払い方法", width: 280, verdict: .exceeds)
    let japanese = try #require(
      TextTooTall.findings(Build.german(text: "支払い方法", lines: nil, [outcome])).first)
    #expect(japanese.advice.hasPrefix("Shorten “支払い方法” by"))
  }

  /// Only where lines are counted, and in languages that are hyphenated.
  @Test(arguments: [("de", 3, true), ("nl", 3, true), ("de", 1, false), ("en", 3, false)])
  func linesDependOnHyphenation(locale: String, lines: Int, isSaid: Bool) throws {
    let slot = Build.slot(text: "Wird gebucht", lines: nil, [Self.tall(lines: lines, 64.3, in: 44)])
    let title = Build.title("add", "Wird gebucht", shown: locale)
    let flow = Build.slots([Build.shown(locale, [title], Build.layout(Build.grid(), [slot]))])
    let finding = try #require(TextTooTall.findings(flow).first)
    #expect(finding.message.contains("hyphenation") == isSaid)
  }

  @Test func oneLineCannotBecomeFewer() throws {
    let finding = try #require(
      TextTooTall.findings(Build.german([Self.tall(lines: 1, 63, in: 44)])).first)
    #expect(finding.message.contains("its 1 line is 63 pt tall and its place has 44."))
    #expect(!finding.message.contains("too much"))
    #expect(finding.advice == "Give it 19 pt more height, or a smaller font.")
  }

  @Test func borderlineMayTakeALineMore() throws {
    let finding = try #require(
      TextTooTall.findings(
        Build.german(lines: nil, [Self.tall(lines: 2, 42.333, in: 44, .borderline)])
      )
      .first)
    #expect((finding.severity, finding.isBorderline) == (.warning, true))
    #expect(finding.message.contains("may be too tall at large"))
    #expect(finding.message.contains("Within the uncertainty of the widths it takes a line more."))
    #expect(
      finding.advice
        == "Shorten “Hinzufügen” by a few characters, or give it room for 3 lines.")
  }

  /// What a surface says instead of a height that it does not have.
  @Test(arguments: [
    (Self.tall(lines: 3, 64.333, in: 44), "by 1 line, about 4 of its 10 characters, or move it."),
    (Self.tall(lines: 2, 42.333, in: 44, .borderline), "by a few characters, or move it."),
    (Self.tall(lines: 1, 63, in: 44), "Move it."),
    (Self.tall(lines: 2, 63, in: 10), "No line of this size fits: move it."),
  ])
  func theCureIsTheSurfacesOwn(_ outcome: SlotOutcome, _ cure: String) throws {
    var slot = Build.slot(lines: nil, [outcome])
    slot.heightCure = "move it"
    slot.remark = "It is drawn twice as large."
    let flow = Build.slots([
      Build.shown([Build.title("add", "Hinzufügen", line: 41)], Build.layout(Build.grid(), [slot]))
    ])
    let finding = try #require(TextTooTall.findings(flow).first)
    #expect(finding.advice.hasSuffix(cure), "\(finding.advice)")
    #expect(!finding.advice.contains("height"))
    #expect(finding.message.contains("It is drawn twice as large."))
  }

  /// Where a screen decides, the message says which, and where on it.
  @Test func namesTheScreen() throws {
    func finding(_ outcome: SlotOutcome, hasScreen: Bool = true) throws -> Finding {
      var slot = Build.slot(lines: nil, [outcome])
      if hasScreen {
        slot.heightSources = [HeightSource(screen: 667, place: "above the target")]
      }
      let title = Build.title("add", "Hinzufügen", line: 41)
      return try #require(
        TextTooTall.findings(
          Build.slots([Build.shown([title], Build.layout(Build.grid(), [slot]))])
        ).first)
    }
    var outcome = Self.tall(lines: 3, 64.333, in: 44)
    var found = try finding(outcome)
    #expect(
      found.message.contains(
        "its 3 lines are 64.3 pt tall and a screen 667 pt tall leaves 44 above the target. iOS may"),
      "\(found.message)")
    outcome = Self.tall(lines: 3, 64.333, in: 0)
    outcome.missingHeight = 12.4
    outcome.tooTallBy = 76.733
    found = try finding(outcome)
    #expect(
      found.message.contains(
        "its 3 lines are 64.3 pt tall and there is no room for any above the target on a screen "
          + "667 pt tall: what is around the text takes 13 pt more than there is."),
      "\(found.message)")
    #expect(
      found.advice == "No line of this size fits: give it 77 pt more height, or a smaller font.")
    found = try finding(outcome, hasScreen: false)
    #expect(found.message.contains("there is no room for any: what is around the text takes 13 pt"))
  }

  /// Room that is lacking besides that of the text: 100 pt, 2.5 % and a pixel, and 12.
  @Test func whatIsLackingIsAskedFor() throws {
    func missing(_ change: (inout SlotOutcome) -> Void) -> SlotOutcome {
      var outcome = Build.slotOutcome(100, in: 0) { $0.missingWidth = 12 }
      change(&outcome)
      return outcome
    }
    let cut = missing { $0.truncation = .exceeds }
    let clipped = missing {
      $0.clipping = .exceeds
      $0.clippedBy = 112
    }
    let broken = missing {
      $0.brokenWord = BrokenWord(word: "Hinzufügen", width: 100, verdict: .exceeds)
    }
    let around = "what is around it takes the whole width and 12 pt more."
    for (rule, outcome, more) in [
      (TextTruncated.self, cut, "115 pt more"), (TextClipped.self, clipped, "115 pt more"),
      (WordBroken.self, broken, "115 pt more"),
    ] as [(any Rule.Type, SlotOutcome, String)] {
      let found = rule.findings(Build.german([outcome]))
      #expect(found.map(\.advice) == ["Give it \(more): \(around)"])
      var other = outcome
      other.missingWidth = 0
      let all = rule.findings(Build.german([other])).first?.advice
      #expect(all?.contains("what is around it takes the whole width.") == true)
      // With some room there is another cure.
      other.available = 1
      let some = rule.findings(Build.german([other])).first?.advice
      #expect(some?.contains("around it") == false)
    }
  }

  @Test func theTallestIsTheWorst() throws {
    let grid = Build.grid([.large, .accessibility3], [320])
    let finding = try #require(
      TextTooTall.findings(
        Build.german(
          lines: nil, [Self.tall(lines: 3, 64.333, in: 44), Self.tall(lines: 4, 160, in: 44)],
          in: grid)
      ).first)
    #expect(finding.cells.count == 2)
    #expect(finding.message.contains("at accessibility3 on 320 pt @3x its 4 lines are 160 pt tall"))
    // 116 of 40 a line.
    #expect(finding.message.contains("That is 3 lines, or 116 pt, too much."))
  }
}
