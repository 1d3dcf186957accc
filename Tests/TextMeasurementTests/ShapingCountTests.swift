import Testing
import TextMeasurement

@Suite(KnownFaces.condition) struct ShapingCountTests {
  /// Each distinct (text, face, features) is shaped once, whatever the sizes and locales.
  @Test func everyTextOnce() throws {
    let measurer = FontMeasurer()
    let titles = ["Cart", "Address", "Payment", "Review", "Cart"]
    for size in [12.0, 15, 20, 33] {
      for title in titles {
        for locale in ["en", "de", "fr", "ja"] {
          _ = try measurer.shape(title, semibold(locale), size: size).width(size: size)
        }
      }
    }
    #expect(measurer.shapingCount == 4)
    _ = try measurer.shape("Cart", semibold("en", monospacedDigits: true), size: 15)
    #expect(measurer.shapingCount == 5)
    _ = try measurer.shape("Cart", TextAttributes(weight: .bold, locale: "en"), size: 15)
    #expect(measurer.shapingCount == 6)
  }

  /// Inter has language systems for Catalan, Moldavian and Romanian: only such a language is a
  /// reason to shape a text again.
  @Test func languageSystems() throws {
    let measurer = FontMeasurer()
    for locale in ["en", "it", "de-AT", "ro", "ro-RO", "ca"] {
      _ = try measurer.shape("Încă ș", semibold(locale), size: 15)
    }
    #expect(measurer.shapingCount == 3)
  }

  /// A run at the edge of another one is shaped with that context, wherever the two stand.
  @Test func contextCounts() throws {
    let measurer = FontMeasurer()
    _ = try measurer.shape("السلة 1", semibold("ar"), size: 15)
    let first = measurer.shapingCount
    _ = try measurer.shape("السلة 1", semibold("ar"), size: 20)
    #expect(measurer.shapingCount == first)
  }
}
