/// Words that `CountedWord` knows, in lower case: short lists that decide the common cases.
enum CountedWordLists {
  /// Unit symbols and abbreviations, which have one form.
  static let units: Set<String> = [
    "ms", "sec", "min", "hr", "px", "pt", "dp", "kb", "mb", "gb", "tb", "kib", "mib", "gib", "kbps",
    "mbps", "fps", "hz", "khz", "mhz", "ghz", "mm", "cm", "km", "ft", "mi", "kg", "mg", "lb", "oz",
    "ml", "kcal", "kw", "kwh", "mah", "mmhg", "db", "bpm", "rpm", "dpi", "ppi", "usd", "eur", "std",
    "sek", "godz", "szt", "мин", "сек", "шт", "кг", "км", "мб", "гб", "кб", "мс", "дн", "нед",
    "мес", "хв", "тиж", "міс", "год", "руб", "грн", "dk", "sn", "sa",
    // CLDR's short names of times and numbers that are the same whatever the number.
    "hod", "týd", "měs", "tyg", "mies", "tim", "vk", "pv", "kk", "tt", "sav", "mėn", "сағ", "гад",
    "тыдз", "сут", "чел", "тыс", "млн", "млрд", "tis", "mio", "mrd", "mln",
  ]

  /// Words that join the number to something else.
  static let relations: Set<String> = [
    "of", "to", "and", "or", "is", "in", "on", "at", "from", "per", "for", "with", "by", "was",
    "has", "out", "than", "as", "the", "von", "bis", "und", "oder", "pro", "aus", "sur", "et", "ou",
    "par", "van", "uit", "en", "из", "до", "и", "z", "ze", "do", "av", "og", "och", "af", "su",
    "ed", "y", "sobre", "por", "e", "de", "di", "da", "dans", "im", "más", "plus", "più", "mais",
    "mehr", "meer", "more", "w", "na", "dla", "в", "на", "за", "з", "у", "v", "i", "pri",
  ]

  /// Words before a number that is a name: `Version %lld`.
  static let labels: Set<String> = [
    "version", "v", "step", "page", "level", "chapter", "part", "line", "port", "episode", "season",
    "build", "error", "option", "slide", "week", "day", "number", "no", "nr", "status", "row",
    "column", "ios", "ipados", "macos", "watchos", "tvos", "visionos", "schritt", "seite",
    "kapitel", "zeile", "teil", "folge", "staffel", "fehler", "stufe", "étape", "niveau",
    "chapitre", "ligne", "erreur", "paso", "página", "nivel", "capítulo", "línea", "passo",
    "pagina", "livello", "stap", "krok", "strona", "poziom", "wersja", "шаг", "страница", "версия",
    "уровень", "tag", "tagesnummer", "jour", "día", "dia", "giorno", "dag", "dzień", "день",
    "seizoen", "saison", "temporada", "stagione", "sezon", "сезон", "nummer", "numéro", "número",
    "numero", "numer", "номер", "code", "kod", "код", "порт", "крок", "сторінка", "версія",
  ]

  private static let irregularPlurals: Set<String> = [
    "people", "children", "men", "women", "feet", "teeth", "mice", "geese", "lives", "criteria",
  ]

  /// Words in -s that are no plurals of nouns.
  private static let notPlural: Set<String> = [
    "is", "was", "has", "this", "its", "as", "us", "plus", "always", "less", "does", "yes",
    "success", "status", "minus", "versus", "vs", "news", "bonus", "across", "works", "needs",
    "gps", "series", "species", "ios", "macos", "remains", "it's", "it’s",
  ]

  static func isEnglishPlural(_ word: String) -> Bool {
    if irregularPlurals.contains(word) { return true }
    guard word.count >= 3, word.hasSuffix("s"), !notPlural.contains(word) else { return false }
    return !word.hasSuffix("ss") && !word.hasSuffix("us") && !word.hasSuffix("is")
      && !word.hasSuffix("'s") && !word.hasSuffix("’s")
  }
}
