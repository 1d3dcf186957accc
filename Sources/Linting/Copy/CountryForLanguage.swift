import StringCatalogs

/// Country codes that are languages' codes too: `kr` is Kanuri, and most often meant for Korean.
/// What was meant shows in the letters.
enum CountryForLanguage {
  struct Candidate {
    var language: String
    var likely: String
    /// The letters of `likely`, which the language of the code is not written in.
    var letters: [ClosedRange<UInt32>]
  }

  private static let arabic: [ClosedRange<UInt32>] = [0x0620...0x06FF, 0x0750...0x077F]
  private static let cyrillic: [ClosedRange<UInt32>] = [0x0400...0x052F]
  private static let han: [ClosedRange<UInt32>] = [0x3400...0x4DBF, 0x4E00...0x9FFF]
  private static let hangul: [ClosedRange<UInt32>] = [0xAC00...0xD7A3]
  private static let latin: [ClosedRange<UInt32>] = [0x41...0x5A, 0x61...0x7A, 0xC0...0x024F]

  /// ISO 639-1's language (with its usual script), ISO 3166-1's country (CLDR, likely subtags).
  private static let candidates: [String: Candidate] = [
    "ae": Candidate(language: "Avestan", likely: "ar", letters: arabic),
    "am": Candidate(language: "Amharic", likely: "hy", letters: [0x0531...0x0587]),
    "ch": Candidate(language: "Chamorro", likely: "zh-Hans", letters: han),
    "in": Candidate(language: "Indonesian", likely: "hi", letters: [0x0900...0x097F]),
    "kg": Candidate(language: "Kongo", likely: "ky", letters: cyrillic),
    "kr": Candidate(language: "Kanuri", likely: "ko", letters: hangul),
    "la": Candidate(language: "Latin", likely: "lo", letters: [0x0E80...0x0EFF]),
    "my": Candidate(language: "Burmese", likely: "ms", letters: latin),
    "sa": Candidate(language: "Sanskrit", likely: "ar", letters: arabic),
    "si": Candidate(language: "Sinhala", likely: "sl", letters: latin),
    "tw": Candidate(language: "Twi", likely: "zh-Hant", letters: han),
  ]

  /// Letters that the verdict rests on, at least.
  private static let enough = 12

  /// What a locale of the catalog was probably meant for; nil where its letters are its own, or too
  /// few.
  static func doubt(about locale: String, in catalog: StringCatalog) -> LikelyLocale? {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard let candidate = candidates[language] else { return nil }
    var (theirs, all) = (0, 0)
    for entry in catalog.entries {
      for leaf in entry.localization(locale)?.content.leaves ?? [] {
        for case .text(let text) in FormatString(leaf.unit.value).pieces {
          for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            all += 1
            if candidate.letters.contains(where: { $0.contains(scalar.value) }) { theirs += 1 }
          }
        }
      }
      if all > 2_000 { break }
    }
    // Brand names and units are in Latin letters everywhere, so those alone must be nearly all.
    let tenths = candidate.letters == latin ? 10 : 6
    guard theirs >= enough, theirs * 10 >= all * tenths else { return nil }
    return LikelyLocale(
      reason:
        "is the code of \(candidate.language), and its texts are not in that language's script",
      likely: [candidate.likely])
  }
}
