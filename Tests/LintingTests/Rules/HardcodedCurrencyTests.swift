import Testing

@testable import Linting
@testable import StringCatalogs

@Suite struct HardcodedCurrencyTests {
  /// Text, and the amount in it; nil where it passes.
  static let cases: [(text: String, amount: String?)] = [
    ("$4.99", "$4.99"), ("Only $ 5!", "$ 5"), ("US$5", "US$5"), ("R$ 10", "R$ 10"),
    ("CA$5", "CA$5"), ("5 R$", "5 R$"), ("A$%@", "A$%@"),
    ("4,99 €", "4,99 €"), ("1.234,50 €", "1.234,50 €"),
    ("4.99€", "4.99€"), ("$1,234.50", "$1,234.50"), ("€%@", "€%@"), ("%@ €", "%@ €"),
    ("%1$@ €", "%1$@ €"), ("$%1$@", "$%1$@"),
    ("£5", "£5"), ("¥100", "¥100"), ("¢5", "¢5"), ("￥100", "￥100"), ("₹ %d", "₹ %d"),
    ("₩5000", "₩5000"), ("฿20", "฿20"), ("৳20", "৳20"), ("؋20", "؋20"), ("﷼ 20", "﷼ 20"),
    ("20\u{A0}€", "20\u{A0}€"), ("20\u{202F}€", "20\u{202F}€"), ("١٠ €", "١٠ €"),
    ("USD %lld", "USD %lld"), ("%lld USD", "%lld USD"), ("5 EUR", "5 EUR"), ("5EUR", "5EUR"),
    ("CHF 5.50", "CHF 5.50"), ("49 kr", "49 kr"), ("49 kr.", "49 kr"), ("%@ zł", "%@ zł"),
    ("99 Kč", "99 Kč"), ("5 kr\u{A0}", "5 kr"),
    ("$1 off", "$1"), ("$10 or $20", "$10"), ("%lld items for $5", "$5"),
    ("500円", "500円"), ("月額500円で", "500円で"), ("5,000원", "5,000원"), ("월 %lld원입니다", "%lld원입니다"),
    ("100 元", "100 元"), ("٥٠ ر.س", "٥٠ ر.س"), ("ر.س 50", "ر.س 50"), ("50 د.إ.", "50 د.إ"),
    ("99 บาทต่อเดือน", "99 บาทต่อเดือน"), ("49 SEK", "49 SEK"), ("$5 USD", "$5 USD"),
    ("USD $5", "USD $5"), ("Mex$5", "Mex$5"), ("100万円", "100万円"),
    ("1만원", "1만원"), ("5円以上", "5円以上"), ("500円引き", "500円引き"), ("10元以下", "10元以下"),
    ("ISK 500", "ISK 500"),
    ("19,99 RON", "19,99 RON"), ("SAR 50", "SAR 50"), ("1.000 KZT", "1.000 KZT"),
    // Placeholders that are misspelt.
    ("% 1$@", nil), ("٪3$@", nil), ("％1$@", nil), ("%1 $@", nil), ("% 1 $@ von % 2 $@", nil),
    ("1$@", nil), ("%1$ @ 5", nil),
    // Other words than money.
    ("3 円形", nil), ("3元素", nil), ("2원소", nil), ("円", nil), ("元 5", nil), ("%@ SAR", nil),
    ("RON %@", nil), ("Hi RON %@", nil), ("%lld ISK", nil),
    ("%@ SEK", nil), ("3万人", nil), ("5万", nil),
    ("SAR", nil),
    ("CRC 32", nil), ("COP 28", nil), ("SDG 13", nil), ("BTN 1", nil), ("TOP 10", nil),
    ("BSD 4.4", nil),
    ("م.س 5", nil), ("บาท", nil), ("sek 5", nil),
    // Neither amount nor currency.
    ("", nil), ("Cart", nil), ("$", nil), ("€", nil), ("Currency: USD", nil), ("¥", nil),
    ("Prices in € only", nil), ("5 items", nil), ("%1$@ of %2$@", nil), ("%1$lld", nil),
    ("%2$@ %1$@", nil), ("%1$", nil), ("%1$ 5", nil), ("%$ 5", nil), ("%12$lld", nil),
    ("${applicationName}", nil), ("5 ${count}", nil), ("%lld $HOME", nil), ("5 $(name)", nil),
    ("$HOME/5", nil), ("5 $_x", nil), ("\\$5", nil), ("$0", nil), ("$1 \\n", nil),
    ("Replace (.*) by $1", nil), ("$1 and $2", nil), ("[^a]$1", nil),
    // Words.
    ("ALL 5", nil), ("TRY 3 times", nil), ("PHP 8", nil), ("CAD 2024", nil), ("INR 2.5", nil),
    ("USDA 5", nil), ("5 EURO", nil), ("XUSD 5", nil), ("5 krona", nil), ("Ukr 5", nil),
    ("złoto 5", nil), ("kr", nil), ("5  USD", nil), ("USD-5", nil), ("TMDB 5", nil),
    ("5 Słowa zł.", nil), ("\u{0DF8}", nil),
  ]

  @Test(arguments: cases.indices) func text(index: Int) {
    let (text, amount) = Self.cases[index]
    #expect(CurrencyMentions.first(in: text) == amount, "\(text)")
  }

  @Test func everyCurrencySignIsSeenInTheBytes() {
    var signs = 0
    for value in 0x21...0xFFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value),
        scalar.properties.generalCategory == .currencySymbol
      else { continue }
      signs += 1
      #expect(CurrencyMentions.first(in: "a \(scalar)5") == "\(scalar)5", "\(value)")
    }
    #expect(signs > 50)
  }

  private static func findings(_ localizations: [StringCatalog.Localization], key: String = "Pay")
    -> [Finding]
  {
    HardcodedCurrency.findings(
      Build.use(Build.entry(key, line: 3, localizations), locales: ["de", "fr"]))
  }

  @Test func theSourceSpeaksForItsTranslations() throws {
    let translations = [
      Build.localization("de", "5 €", line: 5), Build.localization("fr", "5 €", line: 6),
    ]
    let own = Self.findings([Build.localization("en", "$5", line: 4)] + translations)
    #expect(own.map(\.location) == [Build.location(line: 4)])
    #expect(own.map(\.locale) == ["en"])
    #expect(own.map(\.severity) == [.note])
    #expect(
      own.map(\.message) == [
        "English (en): “$5” has a currency in it: “$5”. The store front decides the currency, and "
          + "the locale where its sign stands. Translations with one: 2."
      ])
    let key = Self.findings(translations, key: "Pay $5")
    #expect(key.map(\.location) == [Build.location(line: 3)])
    let none = Self.findings(translations)
    #expect(none.map(\.locale) == ["de", "fr"])
    #expect(none.map(\.location) == [Build.location(line: 5), Build.location(line: 6)])
    // The key is not shown where there is a source text.
    #expect(Self.findings([Build.localization("en", "Pay", line: 4)], key: "$5").isEmpty)
  }

  @Test func oneFindingNamesAllForms() throws {
    let content = Build.content(plural: [
      ("one", Build.unit("%lld thing", line: 4)), ("few", Build.unit("%lld €", line: 5)),
      ("other", Build.unit("€ %lld", line: 6)),
    ])
    let found = Self.findings([Build.localization("de", content)])
    #expect(found.map(\.location) == [Build.location(line: 5)])
    #expect(
      found.first?.message.hasPrefix(
        "German (de): “%lld €” has a currency in it: “%lld €” (plural few); “€ %lld” has a currency "
          + "in it: “€ %lld” (plural other).") == true)
  }

  /// Each form with its own amounts, all of them.
  @Test func formsWithDifferentAmounts() {
    let content = Build.content(plural: [
      ("one", Build.unit("$15 statt $25", line: 4)), ("few", Build.unit("ohne", line: 5)),
      ("other", Build.unit("€ %lld", line: 6)),
    ])
    let found = Self.findings([Build.localization("de", content)])
    #expect(found.map(\.location) == [Build.location(line: 4)])
    #expect(
      found.first?.message.hasPrefix(
        "German (de): “$15 statt $25” has a currency in it: “$15” and “$25” (plural one); “€ %lld” has "
          + "a currency in it: “€ %lld” (plural other). The store front") == true)
  }

  @Test func eachAmountIsQuotedOnce() {
    #expect(CurrencyMentions.all(in: "$5 USD oder USD $6, 7 €") == ["$5 USD", "USD $6", "7 €"])
    #expect(CurrencyMentions.all(in: "$5 USD $6") == ["$5 USD", "$6"])
  }

  @Test func hostileText() {
    let many = String(repeating: "$5 ", count: 50_000)
    #expect(CurrencyMentions.all(in: many).count == 8)
    #expect(CurrencyMentions.all(in: String(repeating: "ر.", count: 50_000)).isEmpty)
    #expect(CurrencyMentions.first(in: String(repeating: "$", count: 100_000)) == nil)
    #expect(CurrencyMentions.first(in: String(repeating: "USD", count: 50_000)) == nil)
    #expect(CurrencyMentions.first(in: "%" + String(repeating: "1", count: 50_000) + "$") == nil)
    let digits = String(repeating: "1", count: 50_000)
    #expect(CurrencyMentions.first(in: "$" + digits) == "$" + digits)
  }
}
