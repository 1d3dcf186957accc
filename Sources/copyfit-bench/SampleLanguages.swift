/// A language with words to build titles from.
struct SampleLanguage {
  var locale: String
  /// The caption's position text.
  var position: String
  /// Cart, delivery, payment, review, done: as an app would call the steps of a checkout.
  var words: [String]

  /// Twenty locales in ten scripts. The first sixteen are those of a flow of an app that is sold
  /// all over the world.
  static let all = [
    SampleLanguage("en", "Step %lld of %lld", "Cart", "Delivery", "Payment", "Review", "Done"),
    SampleLanguage(
      "de", "Schritt %lld von %lld", "Warenkorb", "Lieferung", "Zahlung", "Prüfen", "Fertig"),
    SampleLanguage(
      "fr", "Étape %lld sur %lld", "Panier", "Livraison", "Paiement", "Vérifier", "Terminé"),
    SampleLanguage("es", "Paso %lld de %lld", "Carrito", "Envío", "Pago", "Revisar", "Listo"),
    SampleLanguage(
      "pt-BR", "Etapa %lld de %lld", "Carrinho", "Entrega", "Pagamento", "Revisar", "Concluído"),
    SampleLanguage("ja", "ステップ %lld/%lld", "カート", "お届け先", "お支払い", "確認", "完了"),
    SampleLanguage("zh-Hans", "第 %lld 步，共 %lld 步", "购物车", "配送", "付款", "检查", "完成"),
    SampleLanguage("ko", "%lld/%lld단계", "장바구니", "배송", "결제", "검토", "완료"),
    SampleLanguage("ar", "الخطوة %lld من %lld", "السلة", "التوصيل", "الدفع", "مراجعة", "تم"),
    SampleLanguage("he", "שלב %lld מתוך %lld", "עגלה", "משלוח", "תשלום", "בדיקה", "סיום"),
    SampleLanguage("hi", "%lld में से चरण %lld", "कार्ट", "डिलीवरी", "भुगतान", "समीक्षा", "पूर्ण"),
    SampleLanguage(
      "th", "ขั้นตอนที่ %lld จาก %lld", "ตะกร้า", "การจัดส่ง", "ชำระเงิน", "ตรวจสอบ", "เสร็จ"),
    SampleLanguage("ru", "Шаг %lld из %lld", "Корзина", "Доставка", "Оплата", "Проверка", "Готово"),
    SampleLanguage("el", "Βήμα %lld από %lld", "Καλάθι", "Αποστολή", "Πληρωμή", "Έλεγχος", "Τέλος"),
    SampleLanguage("fi", "Vaihe %lld/%lld", "Ostoskori", "Toimitus", "Maksu", "Tarkista", "Valmis"),
    SampleLanguage("tr", "Adım %lld/%lld", "Sepet", "Teslimat", "Ödeme", "İncele", "Tamam"),
    SampleLanguage(
      "it", "Passo %lld di %lld", "Carrello", "Consegna", "Pagamento", "Verifica", "Fine"),
    SampleLanguage(
      "pl", "Krok %lld z %lld", "Koszyk", "Dostawa", "Płatność", "Przegląd", "Gotowe"),
    SampleLanguage("uk", "Крок %lld з %lld", "Кошик", "Доставка", "Оплата", "Огляд", "Готово"),
    SampleLanguage(
      "vi", "Bước %lld trên %lld", "Giỏ hàng", "Giao hàng", "Thanh toán", "Xem lại", "Xong"),
  ]

  private init(_ locale: String, _ position: String, _ words: String...) {
    self.locale = locale
    self.position = position
    self.words = words
  }
}
