import Testing

@testable import Linting

@Suite struct MessagePartsTests {
  @Test(arguments: [
    (160.0, 1, "160"), (172.44, 1, "172.4"), (172.45, 2, "172.45"), (0.04, 1, "0"),
    (213.3333, 3, "213.333"), (82.5, 3, "82.5"), (-0.5, 1, "-0.5"), (10.05, 2, "10.05"),
    (1e300, 1, "1e+300"), (.infinity, 1, "inf"), (.nan, 1, "nan"),
  ])
  func numbers(value: Double, decimals: Int, text: String) {
    #expect(MessageText.number(value, decimals: decimals) == text)
  }

  @Test func aPairShowsWhatTellsItApart() {
    #expect(MessageText.pair(172.44, 160) == ("172.4", "160"))
    #expect(MessageText.pair(160.012, 160) == ("160.012", "160"))
    #expect(MessageText.pair(160, 160) == ("160", "160"))
  }

  @Test(arguments: [
    (0.0, 1), (0.2, 1), (12.4, 13), (12.0, 12), (1e300, Int.max), (.nan, 1), (-.infinity, 1),
  ])
  func amountsAreRoundedUp(value: Double, whole: Int) {
    #expect(MessageText.roundedUp(value) == whole)
  }

  @Test func quotesStandOnOneLineAndEnd() {
    #expect(MessageText.quoted("Cart") == "“Cart”")
    #expect(MessageText.quoted("a\nb\r\nc\u{2028}d") == "“a\\nb\\nc\\nd”")
    #expect(MessageText.quoted(String(repeating: "x", count: 60)).count == 62)
    #expect(
      MessageText.quoted(String(repeating: "x", count: 61))
        == "“" + String(repeating: "x", count: 60) + "…”")
  }

  /// What has no ink is spelled out when it is printed, so that a few fill a line.
  @Test(arguments: [
    ("a\u{200B}\u{200B}\u{200B}b", "“a[U+200B ×3]b”"), ("a\u{200B}b", "“a\u{200B}b”"),
    ("a\u{200B}\u{200E}\u{200E}b", "“a\u{200B}[U+200E ×2]b”"), ("a  \u{A0}b", "“a  \u{A0}b”"),
    ("\u{200B}\u{200B}", "“[U+200B ×2]”"),
    ("a\u{E123}b\u{E123}\u{E123}", "“a[U+E123]b[U+E123 ×2]”"),
    ("\u{1B}\u{1B}[31m", "“[U+001B ×2][31m”"),
    ("é👨‍👩‍👧‍👦", "“é👨‍👩‍👧‍👦”"), ("\n\n", "“\\n\n”"),
  ])
  func invisibleCharactersAreCounted(text: String, quoted: String) {
    // Line breaks are spelled out one by one.
    #expect(MessageText.quoted(text) == quoted.replacing("\n", with: "\\n"))
  }

  @Test func marksAreCounted() {
    // One character of a million marks.
    let marks = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(MessageText.quoted(marks) == "“e[+1000000 marks]”")
    let mixed = String(repeating: "\u{200B}\u{200E}", count: 1_000)
    #expect(MessageText.quoted(mixed).unicodeScalars.count == 10)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    (["a", "b", "c", "d", "e"], "a, b, c and 2 more"),
  ])
  func lists(items: [String], text: String) {
    #expect(MessageText.list(items, atMost: items.count == 5 ? 3 : 4) == text)
  }

  @Test(arguments: [
    ("de", "German (de)"), ("pt-BR", "Portuguese (pt-BR)"), ("zh-Hant", "Chinese (zh-Hant)"),
    ("en_GB", "English (en_GB)"), ("tlh", "tlh"), ("", ""),
  ])
  func localeNames(locale: String, name: String) { #expect(localeName(locale) == name) }

  /// 17 characters in 172.4 pt are 10.14 pt each; 12.4 pt too wide is 1.22 characters: 2.
  @Test func shortening() {
    let advice = ShorteningAdvice(text: "Zahlungsübersicht", width: 172.4, limit: 160)
    #expect(advice.characters == 2)
    #expect(advice.amount == "13 pt, about 2 of its 17 characters")
    #expect(
      advice.forTranslators
        == "Shorten “Zahlungsübersicht” by 13 pt, about 2 of its 17 characters")
  }

  @Test func charactersAreGraphemeClusters() {
    let family = "👨‍👩‍👧‍👦"
    let advice = ShorteningAdvice(text: family + family, width: 30, limit: 20)
    #expect(advice.amount == "10 pt, about 1 of its 2 characters")
  }

  /// What is left of a text that is cut.
  @Test(arguments: [
    ("Zusatzleist", false, "About 11 of its 16 characters stay: “Zusatzleist…”."),
    ("Zus", true, "About 3 of its 16 characters stay: “Zus…”, cut at its end, on the left."),
    ("", false, "Nothing of it stays."),
  ])
  func remains(visible: String, isRightToLeft: Bool, sentence: String) {
    let said = MessageText.remains(visible, of: "Zusatzleistungen", isRightToLeft: isRightToLeft)
    #expect(said == sentence)
  }

  @Test func hostileWidths() {
    #expect(ShorteningAdvice(text: "", width: 10, limit: 5).amount == "5 pt")
    #expect(ShorteningAdvice(text: "a", width: .infinity, limit: 5).characters <= 1)
    #expect(
      ShorteningAdvice(text: "abc", width: 30, limit: -5).amount == "35 pt, which is all of it")
  }

  @Test(arguments: [
    (" ", "a space"), ("  ", "2 × space"), ("\u{A0}", "a no-break space (U+00A0)"),
    (" \n", "a space and a line feed (U+000A)"), ("\u{2003}", "a character U+2003"),
  ])
  func namesOfInvisibleCharacters(text: String, names: String) {
    #expect(InvisibleCharacters.names(Array(text.unicodeScalars)) == names)
  }

  @Test(arguments: [
    ("%@", ["%@"]), ("Pay %@ now", ["%@"]), ("%lld of %lld", ["%lld", "%lld"]),
    ("%1$@ %2$lld", ["%1$@", "%2$lld"]), ("%#@count@", ["%#@count@"]),
    ("%1$#@count@ left", ["%1$#@count@"]), ("%.2f km", ["%.2f"]), ("%02d:%02d", ["%02d", "%02d"]),
    ("100%%", ["%%"]), ("%d", ["%d"]), ("%d日", ["%d"]), ("%d/%d", ["%d", "%d"]),
    ("%arg days", ["%arg"]), ("%lldkg", ["%lld"]), ("50%@", ["%@"]), ("Step%d", ["%d"]),
    ("100 %", []), ("100%", []), ("50% off", []), ("50%off", []), ("% of", []), ("%50", []),
    ("%50'si", []), ("20%-ige", []), ("5 % des Preises", []), ("%discount", []), ("5%d", []),
    ("%argument", []), ("100%.", []), ("%", []), ("", []), ("%#@", ["%#@"]), ("%1$", []),
    ("{name}", []), ("٪50", []), ("50 %\u{A0}d", []),
  ])
  func leftoverPlaceholders(text: String, found: [String]) {
    #expect(LeftoverPlaceholders.find(in: text) == found)
  }
}
