import Foundation
import Testing

@testable import TextMeasurement

@Suite(KnownFaces.condition) struct ItemizingTests {
  @Test(arguments: [
    // Common characters that the base face has go with it.
    ("Step 2 of 4", "en", ["Latn:0:Step 2 of 4"]),
    ("2 of 4", "en", ["Latn:0:2 of 4"]),
    ("12", "ja", ["Latn:0:12"]),
    // With the coefficients of the nearest Latin, Cyrillic or Greek before, else after.
    ("Шаг 2", "ru", ["Cyrl:0:Шаг 2"]),
    ("2 шаг", "ru", ["Cyrl:0:2 шаг"]),
    ("A 1 Б 2", "ru", ["Latn:0:A 1 ", "Cyrl:0:Б 2"]),
    ("Ω 1 b", "el", ["Grek:0:Ω 1 ", "Latn:0:b"]),
    ("سلة 3 Б", "ar", ["Arab:1:سلة", "Cyrl:1: ", "Cyrl:2:3", "Cyrl:1: ", "Cyrl:2:Б"]),
    // Spaces and ASCII digits in Arabic are the base face's, as in the system's cascade.
    ("السلة 12", "ar", ["Arab:1:السلة", "Latn:1: ", "Latn:2:12"]),
    ("الخطوة ١٢", "ar", ["Arab:1:الخطوة", "Latn:1: ", "Arab:2:١٢"]),
    // Common characters that it lacks go by Script_Extensions.
    ("نعم، لا؟", "ar", ["Arab:1:نعم،", "Latn:1: ", "Arab:1:لا؟"]),
    ("٣", "ar", ["Arab:2:٣"]),
    ("٣", "en", ["Arab:0:٣"]),
    ("कार्ट।", "hi", ["Deva:0:कार्ट।"]),
    ("।", "bn", ["Beng:0:।"]),
    ("।", "hi", ["Deva:0:।"]),
    ("কার্ট। कार्ट।", "hi", ["Beng:0:কার্ট।", "Latn:0: ", "Deva:0:कार्ट।"]),
    // Inherited marks follow their base.
    ("e\u{301}", "en", ["Latn:0:e\u{301}"]),
    ("مُ", "ar", ["Arab:1:مُ"]),
    ("か\u{3099}", "ja", ["Hira:0:か\u{3099}"]),
    ("می\u{200C}خواهم", "fa", ["Arab:1:می\u{200C}خواهم"]),
    // Scripts and levels split runs.
    ("Cart السلة", "en", ["Latn:0:Cart ", "Arab:1:السلة"]),
    ("iPhone عربة", "ar", ["Latn:2:iPhone", "Latn:1: ", "Arab:1:عربة"]),
    ("עגלה App", "he", ["Hebr:1:עגלה", "Latn:1: ", "Latn:2:App"]),
    // East Asian text.
    ("お届け先 2", "ja", ["Hira:0:お届け先", "Latn:0: 2"]),
    ("カート、「次」", "ja", ["Kana:0:カート、「次」"]),
    ("ＡＢ", "ja", ["Latn:0:ＡＢ"]),
    ("ｶｰﾄ", "ja", ["Kana:0:ｶｰﾄ"]),
    ("장바구니", "ko", ["Hang:0:장바구니"]),
    ("🛒 Cart", "en", ["Zsye:0:🛒", "Latn:0: Cart"]),
    ("1\u{FE0F}\u{20E3}", "en", ["Zsye:0:1\u{FE0F}\u{20E3}"]),
    // Control characters have no run.
    ("a\u{0}b\nc", "en", ["Latn:0:a", "Latn:0:b", "Latn:0:c"]),
    ("", "en", []),
  ])
  func itemized(text: String, locale: String, expected: [String]) throws {
    #expect(try runs(text, locale) == expected)
  }

  /// Widths in em that need no font.
  @Test(
    arguments: [
      ("カート", 3.0, 3), ("、。「」・ー", 6, 6), ("Ａ１！", 3, 3), ("ｶﾞ", 1, 2), ("か\u{3099}", 1, 1),
      ("購物車", 3, 3), ("\u{3000}", 1, 1), ("장바구니", 4 * 0.865, 4),
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", 2 * 0.865, 2), ("ㅋㅋ", 2 * 0.865, 2),
      ("🛒", 1, 1), ("👨‍👩‍👧‍👦", 1, 1), ("🇩🇪🇫🇷", 2, 2), ("❤️", 1, 1), ("👍🏽", 1, 1), ("1️⃣", 1, 1), ("￨", 0.5, 1),
      ("ㄅㄆ", 2, 2),
    ] as [(String, Double, Int)])
  func constants(text: String, em: Double, glyphs: Int) throws {
    let shaped = try FontMeasurer().shape(text, semibold("ja"), size: 15)
    #expect(abs(shaped.runs.reduce(0) { $0 + $1.em } - em) < 1e-12)
    #expect(shaped.runs.reduce(0) { $0 + $1.glyphCount } == glyphs)
    #expect(shaped.runs.allSatisfy { $0.face == nil && !$0.correction.usesSystemTracking })
    #expect(abs(shaped.width(size: 20) - em * 20) < 1e-9)
    #expect(shaped.missing.isEmpty)
  }

  /// Decomposed text is as wide as composed text.
  @Test(arguments: [
    ("Überprüfen", "de"), ("Việt", "vi"), ("Ёлка", "ru"), ("한글", "ko"), ("ガ", "ja"),
  ])
  func decomposed(text: String, locale: String) throws {
    let measurer = FontMeasurer()
    let decomposed = text.decomposedStringWithCanonicalMapping
    #expect(Array(decomposed.utf8) != Array(text.utf8))
    let (one, two) = (
      try measurer.shape(text, semibold(locale), size: 15),
      try measurer.shape(decomposed, semibold(locale), size: 15)
    )
    #expect(one.width(size: 15) == two.width(size: 15))
  }

  @Test(arguments: [
    ("Cart", "en", 0.025), ("CART", "en", 0.045), ("Giỏ", "vi", 0.025), ("Корзина", "ru", 0.025),
    ("Καλάθι", "el", 0.04), ("السلة", "ar", 0.08), ("ตะกร้า", "th", 0.08), ("עגלה", "he", 0.08),
    ("कार्ट", "hi", 0.08), ("কার্ট", "bn", 0.08), ("カート", "ja", 0.02), ("購物車", "zh-Hant", 0.02),
    ("장바구니", "ko", 0.02), ("🛒", "en", 0.1), ("ＣＡＲＴ", "ja", 0.04), ("12", "en", 0.025),
  ])
  func bands(text: String, locale: String, band: Double) throws {
    let shaped = try FontMeasurer().shape(text, semibold(locale), size: 15)
    #expect(abs(shaped.band - band) < 1e-12)
  }

  /// The mean of the runs' bands, weighted by em.
  @Test func bandOfMixedText() throws {
    let shaped = try FontMeasurer().shape("カートCart", semibold("ja"), size: 15)
    let latin = 5982.0 / 2816
    let expected = (3 * 0.02 + latin * 0.025) / (3 + latin)
    #expect(abs(shaped.band - expected) < 1e-12)
  }

  /// What no face has is listed, and counts the advance of the face's `.notdef`.
  @Test func missingGlyphs() throws {
    let shaped = try FontMeasurer().shape("a\u{F8FF}b\u{F8FF}\u{10FFFD}", semibold("en"), size: 15)
    #expect(shaped.missing == ["\u{F8FF}", "\u{10FFFD}"])
    #expect(shaped.width(size: 15) > 15)
  }

  /// Tracking and coefficients are SF Pro's for Latin, Cyrillic and Greek only.
  @Test(arguments: [
    ("Cart", "en", true), ("Корзина", "ru", true), ("Καλάθι", "el", true), ("السلة", "ar", false),
    ("ตะกร้า", "th", false),
  ])
  func tracking(text: String, locale: String, expected: Bool) throws {
    let shaped = try FontMeasurer().shape(text, semibold(locale), size: 15)
    #expect(shaped.runs.allSatisfy { $0.correction.usesSystemTracking == expected })
  }
}
