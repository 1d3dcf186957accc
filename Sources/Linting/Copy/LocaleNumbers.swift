import PlatformFacts
import TextMeasurement

/// Whole numbers as a locale shows them in `%lld`.
struct LocaleNumbers {
  let locale: String
  /// The digit sets that the locale may show: one, or two where it depends on the iOS version.
  let numberingSystems: [String]

  init(locale: String) {
    self.locale = locale
    // PlatformFacts knows where iOS and the installed ICU differ; ICU answers for the rest.
    if let known = NumberingSystem.defaults(forLocale: locale), !known.isEmpty {
      numberingSystems = known.map(\.rawValue)
    } else {
      numberingSystems = [LocaleServices.defaultNumberingSystem(locale: locale)]
    }
  }

  /// With the locale's grouping, in the first of its digit sets.
  func format(_ number: Int64) -> String { format(number, digits: 0) }

  /// In the digit set at index `digits`.
  func format(_ number: Int64, digits: Int) -> String {
    let system = numberingSystems.indices.contains(digits) ? numberingSystems[digits] : "latn"
    return LocaleServices.format(
      number, locale: locale, numberingSystem: system, grouping: true)
  }
}
