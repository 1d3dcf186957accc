import StringCatalogs
import Testing

@testable import Linting
@testable import StringCatalogs

/// Which untranslated texts are names, by what translators do with them elsewhere.
@Suite struct KeptNamesTests {
  private static let locales = ["de", "es", "fr", "ja"]

  /// Other texts with translations, and an untranslated one.
  private static func names(
    _ text: String, beside others: [(source: String, translations: [String])]
  ) -> KeptNames {
    let entries = others.map { other in
      Build.entry(
        other.source,
        [Build.localization("en", other.source, line: 1)]
          + zip(locales, other.translations).map { Build.localization($0, $1, line: 2) })
    }
    let catalog = Build.catalog([Build.entry(text, [])] + entries).catalog
    return KeptNames(in: catalog, sourceLanguage: "en", wanted: locales.count)
  }

  struct Case: CustomTestStringConvertible {
    var text: String
    var source: String
    var translations: [String]
    var isName: Bool
    var testDescription: String { "\(text) in \(source): \(translations)" }
  }

  @Test(arguments: [
    Case(
      text: "Only Switch", source: "Quit Only Switch",
      translations: ["Only Switch beenden", "Salir de Only Switch", "Quitter Only Switch"],
      isName: true),
    // Capitals or not.
    Case(
      text: "EVOLUTION", source: "Evolution list",
      translations: ["Evolution-Liste", "Lista de Evolution", "Liste Evolution", "Evolutionリスト"],
      isName: true),
    // Three of four are enough.
    Case(
      text: "Night Shift", source: "Night Shift strength",
      translations: ["Night Shift Stärke", "Fuerza de Night Shift", "Force de Night Shift", "夜間"],
      isName: true),
    Case(
      text: "Night Shift", source: "Night Shift strength",
      translations: ["Nachtmodus", "Fuerza de Night Shift", "Force de Night Shift", "夜間"],
      isName: false),
    Case(
      text: "Clear", source: "Clear Cache",
      translations: ["Cache leeren", "Vaciar la caché", "Vider le cache"], isName: false),
    // Too few to tell.
    Case(
      text: "Only Switch", source: "Quit Only Switch",
      translations: ["Only Switch beenden", "Salir de Only Switch"], isName: false),
    // A copy of the whole text tells nothing.
    Case(
      text: "Dark Mode", source: "Use Dark Mode",
      translations: ["Use Dark Mode", "Use Dark Mode", "Use Dark Mode"], isName: false),
    // No name begins with a small letter, and sentences are none.
    Case(
      text: "run", source: "run now", translations: ["run jetzt", "run ya", "run ici"],
      isName: false),
    Case(
      text: "Press The Red Button", source: "Press The Red Button now",
      translations: ["Press The Red Button 1", "Press The Red Button 2", "Press The Red Button 3"],
      isName: false),
  ])
  func told(_ test: Case) {
    let names = Self.names(test.text, beside: [(test.source, test.translations)])
    #expect(names.contains(test.text) == test.isName)
  }

  /// A name that each language with the key keeps, where that language translates all else.
  @Test(
    arguments: [
      ("Shell", ["cs"], [], true), ("Apple Script", ["de"], [], true),
      ("Shell", ["cs", "de"], [], true),
      // A word that German has too, a copy by who copies all, and what one language translates.
      ("Status", ["de"], [], false), ("Status", ["de", "fr", "es"], [], true),
      ("Shell", ["ko"], [], false), ("Shell", ["cs"], ["de"], false), ("shell", ["cs"], [], false),
      ("Shell", [], [], false),
    ] as [(String, [String], [String], Bool)])
  func keptByAllThatHaveIt(
    text: String, keeping: [String], translating: [String], isKept: Bool
  ) {
    let others = (0..<12).map { number in
      Build.entry(
        "Text number \(number)",
        ["cs", "de", "es", "fr", "ko"].map { locale in
          Build.localization(
            locale, locale == "ko" ? "Text number \(number)" : "Jiný \(number)", line: 2)
        })
    }
    let entry = Build.entry(
      text,
      keeping.map { Build.localization($0, text, line: 3) }
        + translating.map { Build.localization($0, "Schale", line: 4) })
    let catalog = Build.catalog([entry] + others).catalog
    let names = KeptNames(in: catalog, sourceLanguage: "en", wanted: 6)
    #expect(names.isKept(entry, text: text) == isKept)
  }

  @Test func copyrightLinesAndProductSpellingsAreNoGaps() {
    for text in ["Copyright 2026 Acme", "© Acme", "GitHub", "v%@", "OnlySwitch Mac"] {
      let use = Build.use(Build.entry(text, []), flows: [])
      #expect(MissingTranslation.findings(use).isEmpty, "\(text)")
    }
    for text in ["OK", "Status", "Copy", "host.leave", "Mac settings"] {
      let use = Build.use(Build.entry(text, []), flows: [])
      #expect(MissingTranslation.findings(use).count == 1, "\(text)")
    }
  }

  /// Somebody translated it: the others want a text too.
  @Test func whatOneLanguageTranslatesIsNoName() {
    let use = Build.use(
      Build.entry("GitHub", [Build.localization("ja", "ギットハブ", line: 3)]),
      locales: ["de", "ja"], flows: [])
    #expect(MissingTranslation.findings(use).map(\.locale) == ["de"])
  }

  /// Nothing is shown where nothing is marked as translated; in the state new nobody has looked.
  @Test(arguments: [("translated", 1), ("new", 0)])
  func anEmptyTextOfAName(state: String, count: Int) {
    let use = Build.use(
      Build.entry("GitHub", [Build.localization("de", "", state, line: 3)]), flows: [])
    #expect(MissingTranslation.findings(use).count == count)
  }
}
