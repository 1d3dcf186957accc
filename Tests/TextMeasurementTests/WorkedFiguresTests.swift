import Testing
import TextMeasurement

/// The published figures of the step trail, measured through Inter 3.019 and Noto Sans Arabic
/// 2.005. They have three decimals, so half of the last is the tolerance.
@Suite(KnownFaces.condition) struct WorkedFiguresTests {
  @Test(
    arguments: [
      ("en", "Cart", 31.324), ("en", "Address", 59.379), ("en", "Payment", 62.464),
      ("en", "Review", 51.293), ("de", "Warenkorb", 77.776), ("de", "Adresse", 58.833),
      ("de", "Zahlung", 58.106), ("de", "Überprüfen", 81.664), ("ru", "Корзина", 62.099),
      ("ru", "Адрес", 47.394), ("ru", "Оплата", 53.875), ("ru", "Проверка", 73.354),
      ("ar", "السلة", 34.647), ("ar", "العنوان", 42.372), ("ar", "الدفع", 30.847),
      ("ar", "المراجعة", 50.516), ("ja", "カート", 45), ("ja", "お届け先", 60), ("ja", "お支払い", 60),
      ("ja", "ご確認", 45),
    ] as [(String, String, Double)])
  func titlesAt15Points(locale: String, title: String, expected: Double) throws {
    let shaped = try FontMeasurer().shape(title, semibold(locale), size: 15)
    #expect(abs(shaped.width(size: 15) - expected) < 0.0005)
    #expect(shaped.missing.isEmpty)
  }

  @Test(arguments: [(15.0, 31.324), (20, 40.161), (25, 49.634), (33, 65.343)])
  func cart(size: Double, expected: Double) throws {
    let cart = try FontMeasurer().shape("Cart", semibold("en"), size: size)
    #expect(abs(cart.width(size: size) - expected) < 0.0005)
    #expect(cart.runs.count == 1)
    #expect(cart.runs[0].glyphCount == 4)
    #expect(abs(cart.runs[0].em - 2.12429) < 0.000005)
    #expect(cart.runs[0].face == "Inter-SemiBold")
    #expect(cart.runs[0].correction.id == "inter-3.19-semibold-latin")
  }

  /// Inter's 1 is 1354 units of 2816, and 1888 with monospaced digits.
  @Test(arguments: [(false, 1354.0), (true, 1888.0)])
  func digitOne(monospaced: Bool, units: Double) throws {
    let one = try FontMeasurer().shape(
      "1", semibold("en", monospacedDigits: monospaced), size: 15)
    #expect(one.runs[0].em * 2816 == units)
  }

  /// Tracking that the caller adds counts once for each glyph with an advance.
  @Test func extraTracking() throws {
    var attributes = semibold("en")
    let plain = try FontMeasurer().shape("Cart", attributes, size: 15)
    attributes.extraTracking = 0.5
    let tracked = try FontMeasurer().shape("Cart", attributes, size: 15)
    #expect(abs(tracked.width(size: 15) - plain.width(size: 15) - 4 * 0.5) < 1e-9)
  }
}
