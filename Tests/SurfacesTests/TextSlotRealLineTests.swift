import PlatformFacts
import Testing

@testable import Surfaces
@testable import TextMeasurement

/// The faces that these tests' figures belong to. A machine without them says so.
enum RealFaces {
  static func isInstalled(_ postScriptName: String, revision: String) -> Bool {
    guard let library = try? FontLibrary() else { return false }
    return FontFinder.files(postScriptName: postScriptName, variable: false).contains { file in
      let face = try? FontFace(
        library: library, path: file.path, index: file.index, coordinates: [:])
      return face?.revision == revision
    }
  }

  static let condition: ConditionTrait = .enabled(
    if: isInstalled("Inter-SemiBold", revision: "3.019")
      && isInstalled("NotoSansArabic-Bold", revision: "2.005")
      && isInstalled("NotoSansThai-Bold", revision: "2.000")
      && isInstalled("NotoSansHebrew-Bold", revision: "3.000")
      && isInstalled("NotoSansDevanagari-Bold", revision: "2.001"),
    "needs Inter 3.019 (fonts-inter) and Noto Sans (fonts-noto-core) of Debian 12")
}

/// Lines broken by ICU and measured with real faces.
@Suite(RealFaces.condition) struct TextSlotRealLineTests {
  static let texts: [(locale: String, text: String)] = [
    ("en", "Your order has been placed. It will arrive in two to three working days."),
    ("en", "Add to cart"), ("en", "AVATAR To Ye We. “Quoted” text, well-known state-of-the-art"),
    ("en", "See https://www.example.com/help/orders?id=1234&lang=en#returns for more."),
    ("en", "1 234,56 kg at 99.9 % for $1,234.50 (incl. VAT), 10 km/h, 5–10 °C"),
    ("en", "Ship to:\n12 High Street\nLondon\n"), ("en", "a\u{2028}b\u{2029}c\u{85}d\r\ne"),
    ("en", "Pay\u{A0}now with Apple\u{A0}Pay or no\u{2060}-\u{2060}break"),
    ("en", "zero\u{200B}width\u{200B}space/and/slashes"), ("en", "   leading and trailing   "),
    ("de", "Donaudampfschifffahrtsgesellschaftskapitänsmütze"),
    ("de", "Do\u{AD}nau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}ge\u{AD}sell\u{AD}schaft"),
    ("de", "Die Bestell\u{AD}über\u{AD}sicht und die Liefer\u{AD}adresse prüfen"),
    ("de", "Rechtsschutzversicherung, Zahlungs- und Versandinformationen"),
    ("fr", "Êtes-vous sûr ? « Oui », dit-elle ; l’adresse n’est pas complète !"),
    ("fr", "Livraison prévue aujourd’hui"), ("nl", "Productspecificaties en bestelgeschiedenis"),
    ("es", "¿Desea eliminar este artículo del carrito de la compra?"),
    ("pl", "Następny krok: wybór sposobu płatności i dostawy"),
    ("tr", "Siparişiniz başarıyla oluşturuldu"), ("vi", "Thanh toán và giao hàng tận nơi"),
    ("ru", "Проверьте адрес доставки и способ оплаты перед оформлением"),
    ("uk", "Оформлення замовлення"), ("el", "Επιβεβαίωση παραγγελίας και διεύθυνσης"),
    ("ja", "お支払い方法を選択してください。ご注文内容の確認へ進みます。"),
    ("ja", "カートに追加しました。「レビュー」をご覧ください！"),
    ("ja", "サーバーエラーが発生しました。しばらくしてからもう一度お試しください。"),
    ("zh-Hans", "请选择付款方式，然后点击“下一步”继续。"), ("zh-Hant", "您的訂單已成功建立（共３件商品）。"),
    ("zh-Hans", "订单ABC123已发货，预计3–5天送达。"), ("ko", "결제 수단을 선택한 다음 계속하기를 누르세요."),
    ("ko", "장바구니에 담았습니다"), ("th", "กรุณาเลือกวิธีการชำระเงินก่อนดำเนินการต่อ"),
    ("th", "ที่อยู่สำหรับจัดส่งสินค้า (บังคับ)"), ("ar", "يرجى اختيار طريقة الدفع قبل المتابعة إلى التأكيد"),
    ("ar", "تمت إضافة 3 منتجات إلى السلة"), ("he", "אנא בחרו אמצעי תשלום לפני שתמשיכו"),
    ("hi", "कृपया भुगतान का तरीका चुनें और आगे बढ़ें"), ("en", "🛒🛒🛒 👩‍👩‍👧‍👦👩‍👩‍👧‍👦 🇩🇪🇫🇷🇯🇵 emoji"),
    ("en", "SHOUTING TITLE IN CAPITALS, 100%"), ("de", "z.\u{202F}B. 5\u{A0}€ pro Stück"),
  ]

  private func sized(
    _ text: String, _ locale: String, _ measurer: FontMeasurer, size: Double = 17
  ) throws -> SizedText {
    let ruler = TextRuler(
      measurer: measurer, attributes: TextAttributes(weight: .semibold, locale: locale),
      sizes: size...size)
    return try SizedText(WrappableText(text), size: size, ruler: ruler)
  }

  @Test func thereAreFortyTexts() { #expect(Self.texts.count >= 40) }

  /// Forty texts in twenty widths: the same lines by a plain second implementation.
  @Test(arguments: texts.indices) func agreesWithAPlainImplementation(_ index: Int) throws {
    let (locale, text) = Self.texts[index]
    let measurer = FontMeasurer()
    let sized = try sized(text, locale, measurer)
    let attributes = TextAttributes(weight: .semibold, locale: locale)
    let plain = PlainLines(
      text: text, breaks: measurer.lineBreaks(in: text, locale: locale),
      width: { $0.isEmpty ? 0 : try measurer.shape($0, attributes, size: 17).width(size: 17) })
    for step in 0..<20 {
      let width = 20.0 * Double.pow(1.18, step)
      let starts = try plain.starts(limit: width)
      #expect(try sized.lines(limit: width) == starts.count, "in \(width) pt")
      #expect(try sized.starts(limit: width) == starts, "in \(width) pt")
    }
  }

  /// What lies between the steps that were met is answered without filling lines again.
  @Test(arguments: texts.indices) func askedInAnyOrder(_ index: Int) throws {
    let (locale, text) = Self.texts[index]
    let measurer = FontMeasurer()
    let widths = (1...120).map { Double($0) * 3.7 }
    let up = try sized(text, locale, measurer)
    let down = try sized(text, locale, measurer)
    let ascending = try widths.map { try up.lines(limit: $0) }
    let descending = try widths.reversed().map { try down.lines(limit: $0) }
    #expect(ascending == descending.reversed())
    for (width, lines) in zip(widths, ascending) {
      #expect(try sized(text, locale, measurer).lines(limit: width) == lines)
    }
  }

  /// The lines as they are drawn, in a place that is `width` wide.
  private func lines(_ text: String, _ locale: String, _ width: Double) throws -> [String] {
    let sized = try sized(text, locale, FontMeasurer())
    let starts = try sized.starts(limit: width)
    let bytes = Array(text.utf8)
    return zip(starts, starts.dropFirst() + [bytes.count]).map {
      String(decoding: bytes[$0..<$1], as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      // Thai has no spaces between words: a dictionary finds them.
      ("th", "กรุณาเลือกวิธีการชำระเงิน", 50, ["กรุณา", "เลือก", "วิธีการ", "ชำระ", "เงิน"]),
      ("th", "กรุณาเลือกวิธีการชำระเงิน", 100, ["กรุณาเลือกวิธี", "การชำระเงิน"]),
      // A full stop and a closing bracket do not begin a line; an opening one does not end it.
      ("ja", "お支払い。「次」へ", 17 * 4, ["お支払", "い。", "「次」へ"]),
      ("zh-Hans", "下一步，付款。", 17 * 3, ["下一", "步，付", "款。"]),
      // Korean breaks between syllables, as ICU's rules for it have it.
      ("ko", "장바구니 보기", 17 * 3, ["장바구", "니 보기"]),
      ("de", "Zahlungs- und Versandart", 90, ["Zahlungs- ", "und ", "Versandart"]),
      ("en", "Pay\u{A0}now or later", 80, ["Pay\u{A0}now ", "or later"]),
      ("en", "ab\u{2060}-\u{2060}cd ef", 50, ["ab\u{2060}-\u{2060}cd ", "ef"]),
      ("en", "5 km and 10 %", 60, ["5 km ", "and 10 ", "%"]),
      ("en", "5 km and 10\u{A0}%", 60, ["5 km ", "and ", "10\u{A0}%"]),
    ] as [(String, String, Double, [String])])
  func linesByTheRulesOfTheLocale(
    _ locale: String, _ text: String, _ width: Double, _ expected: [String]
  ) throws {
    #expect(try lines(text, locale, width) == expected)
  }

  /// What must not begin a line does not, in any width from two characters up: kinsoku as ICU has
  /// it, where ー and small kana may begin a line in Japanese.
  @Test(arguments: [("ja", 24), ("ja", 25), ("ja", 26), ("zh-Hans", 27), ("zh-Hant", 28)])
  func punctuationDoesNotBeginALine(_ locale: String, _ index: Int) throws {
    let text = Self.texts[index].text
    #expect(Self.texts[index].locale == locale)
    for width in stride(from: 52.0, to: 400, by: 8.5) {
      for line in try lines(text, locale, width) {
        #expect(!"。、，」）”！．".contains(try #require(line.first)))
        #expect(!"「（“".contains(try #require(line.last)))
      }
    }
  }

  /// A soft hyphen within a line adds nothing to its width, and takes nothing from it.
  @Test(arguments: [
    ("de", "Bestell·über·sicht"), ("de", "AV·AT·AR"), ("ru", "За·каз"), ("ar", "الس·لة"),
    ("he", "תש·לום"), ("th", "ชำระ·เงิน"), ("ja", "カー·ト"), ("en", "·x·"),
  ])
  func softHyphensHaveNoWidth(_ locale: String, _ marked: String) throws {
    let measurer = FontMeasurer()
    let soft = String(marked.map { $0 == "·" ? "\u{AD}" : $0 })
    let plain = marked.filter { $0 != "·" }
    #expect(try sized(soft, locale, measurer).single == sized(plain, locale, measurer).single)
  }

  /// And where the line ends at one, the hyphen takes its room.
  @Test func aHyphenTakesItsRoom() throws {
    let measurer = FontMeasurer()
    let word = "Bestell\u{AD}übersicht"
    let attributes = TextAttributes(weight: .semibold, locale: "de")
    let hyphenated = try measurer.shape("Bestell-", attributes, size: 17).width(size: 17)
    let bare = try measurer.shape("Bestell", attributes, size: 17).width(size: 17)
    #expect(hyphenated > bare + 5)
    let rest = try measurer.shape("übersicht", attributes, size: 17).width(size: 17)
    #expect(rest < hyphenated + 30)
    let limit = max(hyphenated, rest)
    let fits = try sized(word, "de", measurer).wrap(limit: limit, pixel: 0)
    #expect(fits.lines == 2 && !fits.breaksWord)
    let narrow = try sized("Bestell\u{AD}e", "de", measurer).wrap(limit: bare, pixel: 0)
    #expect(narrow.breaksWord)
  }

  /// In a slot: the locale's breaks, the font's weight and tracking, and what they come to.
  @Test func aSlotInSeveralLocales() throws {
    let measurer = FontMeasurer()
    func outcome(_ text: String, _ locale: String, width: Double) throws -> SlotOutcome {
      try TestSlot.outcome(
        text, lines: 2, width: width, font: SlotFont(.style(.body)), scale: .x3, locale: locale,
        measurer: measurer)
    }
    // 17 pt to a character: eight on a line.
    let japanese = try outcome("お支払い方法を選択してください。", "ja", width: 17 * 8.5)
    #expect(japanese.kind == .wraps(lines: 2))
    #expect(japanese.measured == 17 * 16)
    #expect(japanese.band == 0.02)
    #expect(try outcome("お支払い方法を選択してください。", "ja", width: 17 * 7).kind == .truncates(lost: 3))
    #expect(try outcome("Zahlung", "de", width: 40).kind == .breaksWord)
    #expect(try outcome("Zahlung", "de", width: 400).kind == .fits)
  }
}

extension Double {
  fileprivate static func pow(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { result, _ in result * base }
  }
}
