/// A decimal numbering system, by its CLDR name (ICU's, and the value of `-u-nu-` in a locale id).
public enum NumberingSystem: String, CaseIterable, Sendable {
  /// Latin digits, 0–9.
  case latn
  /// Arabic-Indic digits, ٠–٩.
  case arab
  /// Extended Arabic-Indic digits of Persian and its neighbours, ۰–۹.
  case arabext
  /// Devanagari digits, ०–९.
  case deva
  /// Bengali digits, ০–৯.
  case beng
  /// Myanmar digits, ၀–၉.
  case mymr
  /// Tibetan digits, ༠–༩.
  case tibt
  /// Ol Chiki digits, ᱐–᱙.
  case olck

  /// The digits from zero to nine.
  ///
  /// Source: the Unicode Character Database, general category Nd; each system is ten consecutive
  /// code points.
  public var digits: [Character] {
    switch self {
    case .latn: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
    case .arab: ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"]
    case .arabext: ["۰", "۱", "۲", "۳", "۴", "۵", "۶", "۷", "۸", "۹"]
    case .deva: ["०", "१", "२", "३", "४", "५", "६", "७", "८", "९"]
    case .beng: ["০", "১", "২", "৩", "৪", "৫", "৬", "৭", "৮", "৯"]
    case .mymr: ["၀", "၁", "၂", "၃", "၄", "၅", "၆", "၇", "၈", "၉"]
    case .tibt: ["༠", "༡", "༢", "༣", "༤", "༥", "༦", "༧", "༨", "༩"]
    case .olck: ["᱐", "᱑", "᱒", "᱓", "᱔", "᱕", "᱖", "᱗", "᱘", "᱙"]
    }
  }
}
