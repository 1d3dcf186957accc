import Testing

@testable import Linting

@Suite struct UnitAbbreviationsTests {
  /// Without a full stop, and with one at the end of a sentence.
  @Test(arguments: [
    ("%lld mån", "sv"), ("Om %lld mån.", "sv"), ("%lld val", "lt"), ("Dar %lld val.", "lt"),
    ("%lld st", "lv"), ("%lld săpt", "ro"), ("%lld Mon. übrig", "de"), ("Noch %lld Mon.", "de"),
    ("%lld mnd", "nl"), ("%lld sem", "fr"), ("%lld Mo", "fr"), ("%lld klst", "is"),
    ("%lld пкс", "ru"), ("%lld гадз", "be"), ("%lld χλμ", "el"), ("%lld كم", "ar"),
    ("%lld წთ", "ka"),
  ])
  func haveOneForm(text: String, language: String) {
    #expect(CountedWord.find(in: text, language: language) == .nothing)
  }

  /// A word may be short for a unit in one language and a word of its own in another.
  @Test(arguments: [
    ("%lld val", "sv", "val"), ("%lld Mon", "fr", "Mon"), ("%lld mois", "fr", "mois"),
    ("%lld سنة", "ar", "سنة"), ("%lld månader", "sv", "månader"), ("%lld mån", "xx", "mån"),
  ])
  func otherWordsCount(text: String, language: String, word: String) {
    #expect(
      CountedWord.find(in: text, language: language) == .word(number: "%lld", words: word))
  }
}
