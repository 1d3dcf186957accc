import Testing

@testable import Linting

/// Digits by the table of `PlatformFacts` (bare ar both, bn-IN Latin), grouping by CLDR.
@Suite struct LocaleNumbersTests {
  @Test(
    arguments: [
      ("en", 1, "1"), ("en", 1234, "1,234"), ("en", 1_234_567, "1,234,567"), ("en", 0, "0"),
      ("de", 1234, "1.234"), ("de", 12345, "12.345"),
      // Minimum grouping digits 2: four digits stand together.
      ("es", 1234, "1234"), ("es", 12345, "12.345"), ("pl", 1234, "1234"),
      ("pt-PT", 1234, "1234"), ("pt-BR", 1234, "1.234"),
      ("hi", 123_456, "1,23,456"), ("bn-IN", 123_456, "1,23,456"), ("bn", 123_456, "১,২৩,৪৫৬"),
      ("mr", 123_456, "१,२३,४५६"), ("fa", 1234, "۱٬۲۳۴"), ("ar-SA", 1234, "١٬٢٣٤"),
      ("ar-AE", 1234, "1,234"), ("ur", 1234, "1,234"), ("th", 7, "7"), ("ja", 1234, "1,234"),
      ("fr", 1234, "1\u{202F}234"), ("my", 4, "၄"),
    ] as [(String, Int64, String)])
  func format(_ locale: String, _ number: Int64, _ expected: String) {
    #expect(LocaleNumbers(locale: locale).format(number) == expected)
  }

  @Test(arguments: [("de", 1), ("ar-EG", 1), ("fa", 1), ("ar", 2), ("ar-001", 2)])
  func digitSets(_ locale: String, _ count: Int) {
    #expect(LocaleNumbers(locale: locale).numberingSystems.count == count)
  }

  @Test func bareArabicHasBothSetsInAFixedOrder() {
    let numbers = LocaleNumbers(locale: "ar")
    #expect(numbers.numberingSystems == ["arab", "latn"])
    #expect(numbers.format(1234, digits: 0) == "١٬٢٣٤")
    #expect(numbers.format(1234, digits: 1) == "1,234")
    // Beyond the sets: Latin, and no crash.
    #expect(numbers.format(7, digits: 2) == "7")
    #expect(numbers.format(7, digits: -1) == "7")
  }

  @Test func extremes() {
    let english = LocaleNumbers(locale: "en")
    #expect(english.format(.max) == "9,223,372,036,854,775,807")
    #expect(english.format(.min) == "-9,223,372,036,854,775,808")
  }

  @Test(arguments: ["", "-", "xx", "\u{0}", String(repeating: "a", count: 5000)])
  func hostileLocales(_ locale: String) {
    let numbers = LocaleNumbers(locale: locale)
    #expect(!numbers.numberingSystems.isEmpty)
    #expect(numbers.format(7) == "7")
  }
}
