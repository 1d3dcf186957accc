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

  /// A language with forms of its own in the face is another text.
  @Test func languageSystems() throws {
    let measurer = FontMeasurer()
    _ = try measurer.shape("Încă ș", semibold("en"), size: 15)
    let before = measurer.shapingCount
    _ = try measurer.shape("Încă ș", semibold("it"), size: 15)
    #expect(measurer.shapingCount == before)
  }
}
