extension PluralFacts {
  /// Languages whose nouns keep the singular after numbers, although CLDR tells `one` from `other`
  /// there: one text mostly serves both, and a linter asks for `one` at most in a note. The value
  /// is a grammar that says so.
  ///
  /// Finnish and Estonian are not among them (the partitive after 2 and more is another word), nor
  /// Welsh (the singular, but mutated by the number), nor Hindi and Telugu (many nouns change).
  public static let singularAfterNumbers: [String: String] = [
    "az": "Householder and Lotfi, Basic Course in Azerbaijani (1965): beş kitab",
    "bn": "Thompson, Bengali: A Comprehensive Grammar (2010): a classifier follows the number",
    "ckb": "Thackston, Sorani Kurdish: A Reference Grammar (2006): pênc kitêb",
    "eu": "Hualde and Ortiz de Urbina, A Grammar of Basque (2003): bost liburu",
    "fa": "Mace, Persian Grammar (2003): panj ketāb",
    "fil": "Schachter and Otanes, Tagalog Reference Grammar (1972): limang aklat",
    "hu": "Rounds, Hungarian: An Essential Grammar (2001): öt könyv",
    "hy": "Dum-Tragut, Armenian (2009): the singular prevails, hing girk’",
    "ka": "Hewitt, Georgian: A Structural Reference Grammar (1995): xuti c’igni",
    "kk": "Muhamedowa, Kazakh: A Comprehensive Grammar (2016): bes kitap",
    "ku": "Thackston, Kurmanji Kurdish: A Reference Grammar (2006): pênc kitêb",
    "ky": "Kara, Kyrgyz (2003): beş kitep",
    "ml": "Asher and Kumari, Malayalam (1997): neuter nouns take no plural after numbers",
    "mn": "Janhunen, Mongolian (2012): the plural marks no number that a numeral gives",
    "tk": "Clark, Turkmen Reference Grammar (1998): bäş kitap",
    "tl": "Schachter and Otanes, Tagalog Reference Grammar (1972): limang aklat",
    "tr": "Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005): beş kitap",
    "ug": "Tömür, Modern Uyghur Grammar (2003): besh kitab",
    "uz": "Bodrogligeti, Modern Literary Uzbek (2003): besh kitob",
  ]

  /// Categories that came to a language after CLDR 42 (ICU 72): a text for them is shown by
  /// systems with newer data, so that it is not useless, and not required either.
  ///
  /// Source: CLDR 49, read through Babel 2.19.0; the comparison with ICU is a test.
  public static let newerCategories: [String: Set<Category>] = [
    "gl": [.many], "scn": [.many], "vi": [.one],
  ]

  /// Categories that a language had in older CLDR and has no more: catalogs still have texts for
  /// them.
  ///
  /// Source: CLDR 42 dropped `many` of Hebrew (20, 30, 40 …).
  public static let formerCategories: [String: Set<Category>] = ["he": [.many]]
}
