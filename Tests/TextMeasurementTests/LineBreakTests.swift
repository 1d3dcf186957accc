import Testing
import TextMeasurement

@Suite struct LineBreakTests {
  /// Lines that greedy filling could make, `|` where one may end and `!` where it must.
  private func marked(_ text: String, _ locale: String) -> String {
    let utf8 = Array(text.utf8)
    var result = ""
    var start = 0
    for line in FontMeasurer().lineBreaks(in: text, locale: locale) {
      result += String(decoding: utf8[start..<line.utf8Offset], as: UTF8.self)
      result += line.isMandatory ? "!" : "|"
      start = line.utf8Offset
    }
    return result
  }

  @Test(arguments: [
    ("Step 1 of 4", "en", "Step |1 |of |4|"), ("well-known", "en", "well-|known|"),
    ("a\u{A0}b c", "en", "a\u{A0}b |c|"), ("one\ntwo", "en", "one\n!two|"),
    ("one\r\ntwo\n", "en", "one\r\n!two\n!"), ("(a) b", "en", "(a) |b|"),
    ("お支払い。", "ja", "お|支|払|い。|"), ("カート", "ja", "カ|ー|ト|"), ("「次」へ", "ja", "「次」|へ|"),
    ("ชำระเงิน", "th", "ชำระ|เงิน|"), ("장바구니 보기", "ko", "장|바|구|니 |보|기|"),
    ("السلة الآن", "ar", "السلة |الآن|"), ("soft\u{AD}hyphen", "de", "soft\u{AD}|hyphen|"),
    ("", "en", "!"),
    ("x", "not a locale", "x|"), ("🛒🛒", "en", "🛒|🛒|"),
  ])
  func opportunities(text: String, locale: String, expected: String) {
    #expect(marked(text, locale) == expected)
  }

  /// The end is always the last, and offsets rise.
  @Test(arguments: [
    "a b", "\0\n\0", "e\u{301} x", "\u{2028}", String(repeating: "ab ", count: 1000),
  ])
  func wellFormed(text: String) {
    let breaks = FontMeasurer().lineBreaks(in: text, locale: "en")
    #expect(breaks.last?.utf8Offset == text.utf8.count)
    for (one, two) in zip(breaks, breaks.dropFirst()) { #expect(one.utf8Offset < two.utf8Offset) }
  }
}
