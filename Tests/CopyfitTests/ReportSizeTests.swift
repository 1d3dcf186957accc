import Foundation
import Testing

/// A report of an ordinary app, in twenty languages at every text size on every phone, is one that can
/// be sent by mail.
@Suite struct ReportSizeTests {
  /// Cart, Address, Payment, Review, Name, Password, Done, and a sentence.
  private static let words: [(locale: String, texts: [String])] = [
    (
      "de",
      "Warenkorb|Adresse|Zahlung|Überprüfen|Name|Passwort|Fertig|Deine Bestellung ist unterwegs"
    ),
    (
      "fr",
      "Panier|Adresse|Paiement|Vérification|Nom|Mot de passe|Terminé|Votre commande est en route"
    ),
    ("es", "Cesta|Dirección|Pago|Revisión|Nombre|Contraseña|Listo|Tu pedido está en camino"),
    ("it", "Carrello|Indirizzo|Pagamento|Riepilogo|Nome|Password|Fine|Il tuo ordine è in viaggio"),
    ("pt-BR", "Carrinho|Endereço|Pagamento|Revisão|Nome|Senha|Concluído|Seu pedido está a caminho"),
    ("nl", "Winkelwagen|Adres|Betaling|Controle|Naam|Wachtwoord|Klaar|Je bestelling is onderweg"),
    ("pl", "Koszyk|Adres|Płatność|Podsumowanie|Imię|Hasło|Gotowe|Twoje zamówienie jest w drodze"),
    ("sv", "Varukorg|Adress|Betalning|Granska|Namn|Lösenord|Klart|Din beställning är på väg"),
    ("fi", "Ostoskori|Osoite|Maksutapa|Tarkistus|Nimi|Salasana|Valmis|Tilauksesi on matkalla"),
    ("tr", "Sepet|Adres|Ödeme|İnceleme|Ad|Şifre|Bitti|Siparişiniz yolda, teşekkürler"),
    ("vi", "Giỏ hàng|Địa chỉ|Thanh toán|Xem lại|Tên|Mật khẩu|Xong|Đơn hàng của bạn đang đến"),
    ("ru", "Корзина|Адрес|Оплата|Проверка|Имя|Пароль|Готово|Ваш заказ уже в пути"),
    ("uk", "Кошик|Адреса|Оплата|Перевірка|Ім’я|Пароль|Готово|Ваше замовлення в дорозі"),
    ("el", "Καλάθι|Διεύθυνση|Πληρωμή|Έλεγχος|Όνομα|Κωδικός|Τέλος|Η παραγγελία σας έρχεται"),
    ("ar", "السلة|العنوان|الدفع|مراجعة|الاسم|كلمة المرور|تم|طلبك في الطريق إليك"),
    ("he", "סל|כתובת|תשלום|סקירה|שם|סיסמה|סיום|ההזמנה שלך בדרך"),
    ("hi", "कार्ट|पता|भुगतान|समीक्षा|नाम|पासवर्ड|पूर्ण|आपका ऑर्डर रास्ते में है"),
    ("th", "ตะกร้า|ที่อยู่|การชำระเงิน|ตรวจสอบ|ชื่อ|รหัสผ่าน|เสร็จ|คำสั่งซื้อของคุณกำลังมา"),
    ("ja", "カート|お届け先|お支払い|ご確認|名前|パスワード|完了|ご注文の商品を発送しました"),
    ("ko", "장바구니|주소|결제|검토|이름|비밀번호|완료|주문하신 상품이 배송 중입니다"),
  ].map { ($0.0, $0.1.split(separator: "|").map(String.init)) }

  private static let keys = [
    "Cart", "Address", "Payment", "Review", "Name", "Password", "Done", "Your order is on its way",
  ]

  private static func page() throws -> String {
    let folder = try ScratchFolder()
    var copy: [String: [String: String]] = [:]
    for (index, key) in keys.enumerated() {
      for language in words { copy[key, default: [:]][language.locale] = language.texts[index] }
    }
    try folder.write(ReportProjectFiles.catalog(copy), to: "Localizable.xcstrings")
    try folder.write(
      """
      sourceLanguage: en
      devices: phones
      contentSizes: all
      flows:
        - id: checkout
          steps: [Cart, Address, Payment, Review]
          surfaces:
            - { surface: toast, title: Your order is on its way }
        - { id: sign-up, steps: [Name, Password, Address, Payment, Done] }
        - { id: tabs, surface: tab-bar, tabs: [Cart, Review, Name, Done] }

      """, to: "copyfit.yml")
    let outcome = try CommandRunner.run(
      ["report"], in: folder.url, environment: ["SOURCE_DATE_EPOCH": "0"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func itStaysSmallAndKeepsEachOutlineOnce() throws {
    let page = try Self.page()
    #expect(page.utf8.count < 5_000_000, "\(page.utf8.count) bytes")
    let data = try ReportProjectFiles.data(ofPage: page)
    #expect((data["locales"] as? [Any])?.count == 21)
    #expect((data["sizes"] as? [Any])?.count == 12)
    #expect(((data["devices"] as? [String: Any])?.count ?? 0) > 20)
    let glyphs = try #require(data["glyphs"] as? [String])
    #expect(glyphs.count > 200 && !glyphs.contains(""))
    #expect(Set(glyphs).count == glyphs.count)
    for glyph in Set(glyphs).filter({ $0.utf8.count > 60 }).prefix(50) {
      #expect(page.components(separatedBy: "\"\(glyph)\"").count == 2)
    }
    let flows = try #require(data["flows"] as? [[String: Any]])
    #expect(flows.count == 3)
    for flow in flows {
      for surface in try #require(flow["surfaces"] as? [[String: Any]]) {
        let views = try #require(surface["views"] as? [[String: Any]], "no view is missing")
        #expect(views.count == 21)
        // Every size at every width has a cell, without a picture of its own.
        let cells = try views.map { try #require($0["grid"] as? [Int]).count }
        let places = try #require(surface["places"] as? [Any]).count
        #expect(cells.allSatisfy { $0 == 12 * places } && places > 5)
      }
    }
  }
}
