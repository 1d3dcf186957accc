import Foundation
import PlatformFacts
import Testing
import TextMeasurement

/// ICU's plural rules against Babel's, which reads CLDR with code of its own.
@Suite struct PluralComparisonTests {
  /// A row of Cases/Plurals/cldr.txt.
  struct Row: CustomTestStringConvertible, Sendable {
    var language: String
    var categories: [String]
    /// The category of each of `numbers`.
    var taken: [String]
    var testDescription: String { language }

    init?(line: String) {
      let fields = line.components(separatedBy: " ; ")
      guard fields.count == 3 else { return nil }
      language = fields[0]
      categories = fields[1].split(separator: " ").map(String.init)
      taken = Self.expanded(fields[2])
    }

    /// `o2x3` is one, one, other, other, other.
    private static func expanded(_ runs: String) -> [String] {
      let names: [Character: String] = [
        "z": "zero", "o": "one", "t": "two", "f": "few", "m": "many", "x": "other",
      ]
      return runs.matches(of: /([a-z])([0-9]*)/).flatMap { run in
        let name = run.1.first.flatMap { names[$0] } ?? "?"
        return Array(repeating: name, count: run.2.isEmpty ? 1 : Int(run.2) ?? 0)
      }
    }
  }

  private static func lines(of file: String) -> [String] {
    guard
      let url = Bundle.module.url(
        forResource: file, withExtension: "txt", subdirectory: "Cases/Plurals"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map(String.init)
  }

  static let rows = lines(of: "cldr").compactMap(Row.init(line:))
  /// 0 to 200, then those that the table names.
  static let numbers: [Int64] = {
    let named = lines(of: "cldr").first { $0.hasPrefix("# numbers: 0-200 ") } ?? ""
    return Array(0...200) + named.split(separator: " ").dropFirst(3).compactMap { Int64($0) }
  }()
  /// Reasons by language.
  static let differences: [String: String] = Dictionary(
    lines(of: "differences").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.components(separatedBy: " ; ")
      return (fields[0], fields.count == 2 ? fields[1] : "")
    }, uniquingKeysWith: { "\($0) AND \($1)" })
  static let listVersion = lines(of: "differences").first { $0.hasPrefix("# icu ") }?.dropFirst(6)

  private static func agrees(_ row: Row) -> Bool {
    LocaleServices.pluralCategories(locale: row.language) == row.categories
      && LocaleServices.pluralCategories(of: numbers, locale: row.language) == row.taken
  }

  @Test func theTableIsWhole() {
    #expect(Self.rows.count == 332)
    #expect(Set(Self.rows.map(\.language)).count == 332)
    #expect(Self.numbers.count == 216)
    for row in Self.rows {
      #expect(row.taken.count == Self.numbers.count, "\(row.language)")
      #expect(Set(row.taken).isSubset(of: row.categories), "\(row.language)")
      #expect(row.categories.last == "other")
    }
  }

  @Test(arguments: rows) func categories(_ row: Row) {
    if Self.differences[row.language] != nil { return }
    #expect(LocaleServices.pluralCategories(locale: row.language) == row.categories)
    let ours = LocaleServices.pluralCategories(of: Self.numbers, locale: row.language)
    for (number, (our, their)) in zip(Self.numbers, zip(ours, row.taken)) where our != their {
      Issue.record("\(row.language) \(number): ICU \(our), CLDR by Babel \(their)")
    }
  }

  /// One number asked for alone is the same as among many.
  @Test(arguments: ["ar", "br", "cy", "de", "fr", "ja", "lt", "lv", "ru", "sl", "zz"])
  func singly(language: String) {
    let together = LocaleServices.pluralCategories(of: Self.numbers, locale: language)
    #expect(
      Self.numbers.map { LocaleServices.pluralCategory($0, locale: language) } == together)
  }

  /// The list says what is so, under the ICU that it was made with, and always why.
  @Test func theListOfDifferencesIsRight() throws {
    #expect(Self.differences.count == 11)
    for (language, reason) in Self.differences {
      #expect(reason.count > 20 && !reason.contains(" AND "), "\(language)")
      let row = try #require(Self.rows.first { $0.language == language })
      if Self.listVersion.map(String.init) == LocaleServices.icuVersion {
        #expect(!Self.agrees(row), "\(language) agrees now")
      }
    }
  }

  /// The published table is Babel's but for what came after it.
  @Test func thePublishedTableAgrees() {
    var differing: [String] = []
    for row in Self.rows {
      guard let published = PluralFacts.categories(language: row.language) else { continue }
      if published.map(\.rawValue) != row.categories { differing.append(row.language) }
    }
    #expect(differing == ["vi"])
  }

  /// And ICU's, but for the many of Galician.
  @Test func thePublishedTableAgreesWithICU() {
    for row in Self.rows {
      guard let published = PluralFacts.categories(language: row.language) else { continue }
      let icu = LocaleServices.pluralCategories(locale: row.language)
      let newer = PluralFacts.newerCategories[row.language] ?? []
      #expect(
        published.filter { icu.contains($0.rawValue) || !newer.contains($0) }.map(\.rawValue)
          == icu, "\(row.language)")
    }
  }

  /// What PluralFacts calls newer is what the comparison shows for languages that both know.
  @Test func newerCategoriesAreThoseOfTheComparison() {
    guard Self.listVersion.map(String.init) == LocaleServices.icuVersion else { return }
    for row in Self.rows where LocaleServices.hasPluralRules(locale: row.language) {
      let missing = Set(row.categories).subtracting(
        LocaleServices.pluralCategories(locale: row.language))
      let newer = PluralFacts.newerCategories[row.language] ?? []
      #expect(missing == Set(newer.map(\.rawValue)), "\(row.language)")
    }
  }

  @Test(arguments: [
    ("ja", true), ("de-AT", true), ("pt_PT", true), ("iw", true), ("zh-Hant-HK", true),
    ("oc", false), ("tlh", false), ("cv", false), ("", false), ("Base", false), ("🛒", false),
  ])
  func rulesAreKnown(locale: String, isKnown: Bool) {
    #expect(LocaleServices.hasPluralRules(locale: locale) == isKnown)
  }

  @Test func noNumbersAndHostileLocales() {
    #expect(LocaleServices.pluralCategories(of: [], locale: "ru") == [])
    #expect(LocaleServices.pluralCategories(of: [.min, .max, -1], locale: "ru").count == 3)
    let long = String(repeating: "en-", count: 5000)
    #expect(LocaleServices.pluralCategories(of: [1, 2], locale: long).count == 2)
  }
}
