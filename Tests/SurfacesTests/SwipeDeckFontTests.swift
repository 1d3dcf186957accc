import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// The face that these tests' figures belong to. A machine without it says so.
private enum KnownInter {
  static let condition: ConditionTrait = .enabled(
    if: FontMeasurer().chainFaces(weights: [.semibold], hashed: false).faces.contains {
      $0.postScriptName == "Inter-SemiBold" && $0.revision == "3.019"
    }, "needs Inter 3.019 (apt-get install fonts-inter)")
}

/// English and German copy in the free faces that stand for the system font.
@Suite(KnownInter.condition) struct SwipeDeckFontTests {
  private let measurer = FontMeasurer()

  @Test(
    arguments: [
      // title, content size, verdict at rest and when locked, on an iPhone 16
      ("Skip", ContentSizeCategory.accessibility5, Verdict.fits, Verdict.fits),
      ("Überspringen", .accessibility1, .fits, .fits),
      // 222.8 in 300 − 38 − 28.5 = 233.5, but in 300 ÷ 1.08 − 66.5 = 211.3 when locked.
      ("Überspringen", .accessibility2, .fits, .exceeds),
      ("Überspringen", .accessibility3, .exceeds, .exceeds),
      ("Speichern", .accessibility3, .fits, .fits),
      // 218.8 in 222.1, where the symbol alone may be 4 more.
      ("Speichern", .accessibility4, .borderline, .exceeds),
      ("Speichern", .accessibility5, .exceeds, .exceeds),
    ]) func germanBadges(
      _ title: String, _ category: ContentSizeCategory, _ rest: Verdict, _ locked: Verdict
    ) throws
  {
    let layout = try OneCell(category: category, width: 361).layout(
      SwipeDeck.self, ["left": .group(["title": .copy(title)])], measurer: measurer)
    #expect(try layout.slot("left").clipping == rest)
    #expect(try layout.slot("left-locked").clipping == locked)
  }

  @Test(
    arguments: [
      // place, content size, form in English, in German
      (361.0, ContentSizeCategory.large, true, true),
      (361, .xxxLarge, true, true),
      (361, .accessibility2, true, false),
      (361, .accessibility4, false, false),
      (288, .xLarge, true, true),
      (288, .xxLarge, true, false),  // 60 + 234.7 on the narrowest phone
    ]) func aToastFlipsInGerman(
      _ place: Double, _ category: ContentSizeCategory, _ english: Bool, _ german: Bool
    ) throws
  {
    let cell = OneCell(category: category, width: place)
    for (text, locale, isFull) in [
      ("Saved to your list", "en", english), ("In deiner Liste gespeichert", "de", german),
    ] {
      let layout = try cell.layout(
        Toast.self, ["title": .copy(text)], measurer: measurer, locale: locale)
      let outcome = try #require(layout.form?.outcomes[0])
      #expect(outcome.isFull == isFull)
      #expect(!outcome.isBorderline)
    }
  }

  @Test(
    arguments: [
      // End tour in German, content size, verdict
      ("Ende", ContentSizeCategory.accessibility5, Verdict.fits),
      ("Einführung beenden", .xxxLarge, .fits),  // 199.7 in 280 − 58.7
      ("Einführung beenden", .accessibility1, .exceeds),  // 236.8 in 280 − 69
    ]) func germanActions(
      _ end: String, _ category: ContentSizeCategory, _ verdict: Verdict
    ) throws
  {
    let layout = try OneCell(category: category, width: 361).layout(
      CoachMark.self,
      [
        "message": .copy("Hier ist alles, was du gespeichert hast."), "next": .copy("Weiter"),
        "end": .copy(end),
      ], measurer: measurer)
    #expect(try layout.slot("end").truncation == verdict)
  }

  @Test func theTitlesTrackingCounts() throws {
    let ruler = { (tracking: Double) throws(MeasurementError) in
      try measurer.shape(
        "Speichern",
        TextAttributes(weight: .semibold, locale: "de", extraTracking: tracking), size: 20
      ).width(size: 20)
    }
    let layout = try OneCell().layout(
      SwipeDeck.self, ["left": .group(["title": .copy("Speichern")])], measurer: measurer)
    #expect(isNear(try layout.slot("left").measured, try ruler(-0.4)))
    #expect(isNear(try ruler(0) - ruler(-0.4), 9 * 0.4))
  }

  @Test func anEmptyMessageIsCutInLargeType() throws {
    let text =
      "Du hast alle Vorschläge für heute gesehen. Morgen früh findest du hier neue, die zu deinen "
      + "gespeicherten Orten passen."
    func outcome(_ category: ContentSizeCategory) throws -> SlotOutcome {
      try OneCell(category: category, width: 361).layout(
        SwipeDeck.self, ["empty": .copy(text)], measurer: measurer
      ).slot("empty")
    }
    #expect(try outcome(.xxxLarge).truncation == .fits)
    #expect(try outcome(.accessibility3).truncation == .exceeds)
    #expect(try outcome(.accessibility5).brokenWord?.verdict == .exceeds)
  }
}
