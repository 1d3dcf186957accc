/// Short names of units, which have one form whatever the number: besides those that
/// `CountedWordLists` has for all languages.
///
/// CLDR 47's short and narrow names of times, data, lengths, masses and energies that are the same
/// in all plural forms of the language. Full words are left out: narrow patterns have some that
/// texts inflect (Arabic's `سنة`).
enum UnitAbbreviations {
  /// - Parameters:
  ///   - word: in lower case, without a full stop.
  ///   - language: an ISO 639 code.
  static func contains(_ word: String, language: String) -> Bool {
    byLanguage[language]?.contains(word) == true
  }

  private static let byLanguage: [String: Set<String>] = [
    "af": ["kal", "kkal", "md", "vt"],
    "ar": ["سع", "كغ", "كغم", "كم"],
    "be": ["гадз", "кал", "кв", "ккал", "пікс", "фт"],
    "bg": ["мсек", "седм", "трим", "тримес"],
    "ca": ["setm", "trim"],
    "cs": ["kv", "čtvrtl"],
    "cy": ["bl", "chw", "eil", "mun", "ws"],
    "da": ["kvt"],
    "de": ["mon", "quart", "tg", "wo"],
    "el": ["έτ", "γρ", "δευτ", "εβδ", "θερμ", "λίτ", "μήν", "μίλ", "νύχτ", "πδ", "τέτ", "χλμ"],
    "es": ["sem", "trim"],
    "et": ["kv", "näd"],
    "eu": ["hil", "laur"],
    "fi": ["gt", "kt", "mt"],
    "fr": ["go", "ko", "mo", "pi", "sem", "trim"],
    "ga": ["bl", "nóim", "scht", "soic", "tr"],
    "gl": ["sem", "tr", "trim"],
    "hr": ["mj", "tj", "čet"],
    "hu": ["mf", "mp"],
    "hy": [
      "ամս", "գբ", "եռմս", "կալ", "կբ", "կգ", "կկալ", "կմ", "մբ", "մղ", "մվ", "շաբ", "վրկ", "փքս",
      "ֆտ",
    ],
    "is": ["klst", "mán", "mí", "mín", "ársfj"],
    "it": ["sett", "trim"],
    "ka": ["კალ", "კგ", "კვარტ", "კვრ", "კკალ", "კმ", "მწმ", "პქს", "სთ", "ფტ", "წთ", "წმ"],
    "lt": ["ketv", "nakt", "val"],
    "lv": ["cet", "mēn", "ned", "st"],
    "mk": ["сед", "тримес"],
    "nb": ["kv", "kvt", "md"],
    "nl": ["jr", "kwart", "mnd"],
    "nn": ["kv", "kvt", "md"],
    "pt": ["sem", "trim"],
    "ro": ["săpt", "trim"],
    "ru": ["кал", "кварт", "ккал", "ми", "ноч", "пкс", "фт"],
    "sk": ["mes", "týž"],
    "sl": ["četrtl", "čl"],
    "sr": ["кв"],
    "sv": ["kv", "mån"],
    "uk": ["кал", "кв", "ккал", "мл", "нч", "пкс", "фт"],
  ]
}
