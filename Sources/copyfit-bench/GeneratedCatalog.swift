/// A catalog as Xcode would write it, the same in every run: titles of two to six words in ten or
/// thirty languages, every tenth key with plural forms, every fifth with an argument.
struct GeneratedCatalog {
  var keys = 5_000
  /// Locales and words to build titles from, Latin and others in the proportion apps have.
  var languages: [(locale: String, plurals: [String], words: [String])] = [
    (
      "ar", ["zero", "one", "two", "few", "many", "other"],
      ["تأكيد", "العنوان", "الدفع", "مراجعة", "الطلب"]
    ),
    ("de", ["one", "other"], ["Zahlung", "Übersicht", "Lieferadresse", "prüfen", "Bestellung"]),
    ("en", ["one", "other"], ["Payment", "Review", "Address", "details", "Order"]),
    ("es", ["one", "other"], ["Pago", "Revisar", "Dirección", "de envío", "Pedido"]),
    ("fr", ["one", "other"], ["Paiement", "Vérifier", "Adresse", "de livraison", "Commande"]),
    ("it", ["one", "other"], ["Pagamento", "Riepilogo", "Indirizzo", "di consegna", "Ordine"]),
    ("ja", ["other"], ["お支払い", "確認", "住所", "ご注文", "配送先"]),
    ("ko", ["other"], ["결제", "검토", "주소", "주문", "배송지"]),
    ("pt-BR", ["one", "other"], ["Pagamento", "Revisar", "Endereço", "de entrega", "Pedido"]),
    ("ru", ["one", "few", "many", "other"], ["Оплата", "Проверка", "Адрес", "покупки", "Заказ"]),
  ]
  private var seed: UInt64 = 2_463_534_242

  init(keys: Int = 5_000) { self.keys = keys }

  /// 10,500 keys in thirty locales, 68 MB.
  static var large: Self {
    var catalog = Self(keys: 10_500)
    let german = catalog.languages[1].words
    catalog.languages += furtherLocales.map { ($0.locale, $0.plurals, german) }
    catalog.languages.sort { $0.locale < $1.locale }
    return catalog
  }

  private static let furtherLocales: [(locale: String, plurals: [String])] =
    ["bg", "da", "el", "fi", "hi", "hu", "nb", "nl", "sv", "tr", "ca"].map {
      ($0, ["one", "other"])
    } + ["id", "th", "vi", "zh-Hans"].map { ($0, ["other"]) }
    + ["cs", "pl", "sk", "uk"].map { ($0, ["one", "few", "many", "other"]) }
    + [("he", ["one", "two", "other"])]

  func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(14_000_000)
    forEachPart { bytes += $0.utf8 }
    return bytes
  }

  /// The file in parts, each of one entry: the whole need not be in memory.
  func forEachPart<Failure: Error>(_ body: (String) throws(Failure) -> Void) throws(Failure) {
    var generator = self
    try body("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n")
    for index in 0..<keys {
      var text = ""
      generator.appendEntry(index, to: &text)
      try body(text + (index == keys - 1 ? "\n" : ",\n"))
    }
    try body("  },\n  \"version\" : \"1.0\"\n}")
  }

  private mutating func appendEntry(_ index: Int, to text: inout String) {
    text += "    \"checkout.screen\(index).title\" : {\n"
    text += "      \"comment\" : \"Title of step \(index % 7) of the checkout\",\n"
    text += "      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n"
    for (position, language) in languages.enumerated() {
      text += "        \"\(language.locale)\" : {\n"
      if index % 10 == 0 {
        appendPlural(language.plurals, words: language.words, to: &text)
      } else {
        let prefix = index % 5 == 1 ? "%@ " : ""
        appendUnit(words: language.words, indent: "          ", prefix: prefix, to: &text)
      }
      text += position == languages.count - 1 ? "        }\n" : "        },\n"
    }
    text += "      }\n    }"
  }

  private mutating func appendPlural(
    _ categories: [String], words: [String], to text: inout String
  ) {
    text += "          \"variations\" : {\n            \"plural\" : {\n"
    for (position, category) in categories.enumerated() {
      text += "              \"\(category)\" : {\n"
      appendUnit(words: words, indent: "                ", prefix: "%lld ", to: &text)
      text += position == categories.count - 1 ? "              }\n" : "              },\n"
    }
    text += "            }\n          }\n"
  }

  private mutating func appendUnit(
    words: [String], indent: String, prefix: String, to text: inout String
  ) {
    let count = 2 + next(5)
    let title = (0..<count).map { _ in words[next(words.count)] }.joined(separator: " ")
    text += "\(indent)\"stringUnit\" : {\n\(indent)  \"state\" : \"translated\",\n"
    text += "\(indent)  \"value\" : \"\(prefix)\(title)\"\n\(indent)}\n"
  }

  /// A whole number under `bound` (xorshift64).
  private mutating func next(_ bound: Int) -> Int {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    return Int(seed % UInt64(bound))
  }
}
