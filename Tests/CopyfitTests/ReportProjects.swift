import Foundation

/// Catalogs that tests of the report write.
enum ProjectCatalog {
  /// - Parameter texts: translations by key and locale.
  static func json(source: String = "en", _ texts: [String: [String: String]]) throws -> Data {
    let strings = texts.mapValues { translations in
      [
        "localizations": translations.mapValues {
          ["stringUnit": ["state": "translated", "value": $0]]
        }
      ]
    }
    return try JSONSerialization.data(
      withJSONObject: ["sourceLanguage": source, "strings": strings, "version": "1.0"],
      options: [.prettyPrinted, .sortedKeys])
  }

  static let messages: [String: [String: String]] = [
    "Progress": ["de": "Fortschritt", "ar": "التقدم", "ja": "進行状況", "ru": "Ход"],
    "Step %lld of %lld": [
      "de": "Schritt %lld von %lld", "ar": "الخطوة %lld من %lld", "ja": "%lld / %lld",
      "ru": "Шаг %lld из %lld",
    ],
    "Step %lld of %lld, %@": [
      "de": "Schritt %lld von %lld, %@", "ar": "الخطوة %lld من %lld، %@", "ja": "%lld / %lld、%@",
      "ru": "Шаг %lld из %lld, %@",
    ],
    "Complete": ["de": "Fertig", "ar": "اكتمل", "ja": "完了", "ru": "Готово"],
    "Go to %@": ["de": "Weiter zu %@", "ar": "انتقل إلى %@", "ja": "%@へ移動", "ru": "Перейти: %@"],
  ]
}

/// A checkout whose figures are those of the step trail's documentation, a flow with one title that is
/// too long, and one with nothing to find.
enum BookingProject {
  static func write(to folder: ScratchFolder, germanExtras: String) throws {
    var texts = ProjectCatalog.messages
    texts["Cart"] = ["de": "Warenkorb", "ar": "السلة", "ja": "カート", "ru": "Корзина"]
    texts["Address"] = ["de": "Adresse", "ar": "العنوان", "ja": "お届け先", "ru": "Адрес"]
    texts["Payment"] = ["de": "Zahlung", "ar": "الدفع", "ja": "お支払い", "ru": "Оплата"]
    texts["Review"] = ["de": "Überprüfen", "ar": "المراجعة", "ja": "ご確認", "ru": "Проверка"]
    texts["Extras"] = ["de": germanExtras, "ar": "إضافات", "ja": "追加", "ru": "Ещё"]
    texts["Guests"] = ["de": "Gäste", "ar": "الضيوف", "ja": "宿泊者", "ru": "Гости"]
    texts["Name"] = ["de": "Name", "ar": "الاسم", "ja": "名前", "ru": "Имя"]
    texts["End"] = ["de": "Ende", "ar": "نهاية", "ja": "終了", "ru": "Конец"]
    try folder.write(ProjectCatalog.json(texts), to: "Localizable.xcstrings")
    try folder.write(
      """
      sourceLanguage: en
      locales: [de, ar, ja, ru]
      devices: [iphone-16-zoomed, iphone-16]
      contentSizes: all
      flows:
        - id: checkout
          steps: [Cart, Address, Payment, Review]
        - id: hotel
          steps: [Extras, Guests]
          style: { maximumTitleWidth: 100 }
        - id: account
          steps: [Name, End]
      """, to: "copyfit.yml")
  }

  /// In 288 points at xxLarge (stops of 45, titles at 20 pt) four steps take 147 + 38 + w + 18: German's
  /// longest title (108 pt) and Russian's (98 pt) have no room where English's (84 pt) has. At AX5 four
  /// stops have (288 − 12) / 4 = 69 points each, from the right edge in Arabic. “Zusatzleistungen” measures
  /// 124.106 pt (`copyfit measure`), and its place takes 100.
  static let answers = """
    {
      "lost-titles": {
        "device": "iphone-16-zoomed",
        "languages": { "title-truncated": ["de"], "form-flip": ["de", "ru"] }
      },
      "german-cut": [
        { "by": 24.1, "flow": "hotel", "has": 100.0, "needs": 124.1, "text": "Zusatzleistungen" }
      ],
      "arabic-largest": {
        "caption": "stacked", "form": "numbered", "size": "AX5", "width": 288,
        "stops": [
          { "height": 69.0, "width": 69.0, "x": 219.0 },
          { "height": 69.0, "width": 69.0, "x": 146.0 },
          { "height": 69.0, "width": 69.0, "x": 73.0 },
          { "height": 69.0, "width": 69.0, "x": 0.0 }
        ]
      },
      "clean-flows": ["account"]
    }
    """
}

/// Copy, keys and ids that would be markup, scripts or worse in a page that took them for it.
enum HostileProject {
  static let titles = [
    "</script><script>window.pwned = 1</script>", "<img src=x onerror=\"window.pwned = 1\">",
    "\" onload=\"window.pwned = 1\" x='", "<!--<script>", "]]>&lt;&amp;", "${window.pwned = 1}",
    "NUL \u{0}, ESC \u{1B}[31m, BEL \u{7}", "\u{202E}gpj.exe\u{2066}", "\u{2028}\u{2029}\u{FEFF}",
    "e" + String(repeating: "\u{301}", count: 200), String(repeating: "Wort ", count: 2_000),
    String(repeating: "W", count: 10_000), "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿", "__proto__", "constructor", " ",
  ]

  static func write(to folder: ScratchFolder) throws {
    var texts = ProjectCatalog.messages
    for (index, title) in titles.enumerated() {
      texts["t\(index)</script>"] = ["en": title, "de": title, "ar": title]
    }
    texts["__proto__"] = ["en": "One", "de": "Eins", "ar": "واحد"]
    try folder.write(ProjectCatalog.json(texts), to: "Localizable.xcstrings")
    let steps = titles.indices.map { "\"t\($0)</script>\"" }.joined(separator: ", ")
    try folder.write(
      """
      sourceLanguage: en
      locales: [de, ar]
      devices: [iphone-16-zoomed, iphone-16]
      contentSizes: [large, accessibility5]
      flows:
        - id: "</script><script>window.pwned = 1</script>"
          steps: [\(steps)]
          style: { maximumTitleWidth: 60 }
        - id: __proto__
          surface: toast
          title: "t0</script>"
          subtitle: "t11</script>"
        - id: "constructor&part=9#x"
          surface: tab-bar
          tabs: ["t1</script>", "t10</script>", __proto__]
      """, to: "copyfit.yml")
  }
}
