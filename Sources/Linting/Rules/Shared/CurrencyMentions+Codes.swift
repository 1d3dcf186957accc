extension CurrencyMentions {
  /// ISO 4217 codes of the currencies that apps price in most, and abbreviations. Left out are codes
  /// that are words or other abbreviations in capitals too: ALL, AMD, BSD, BTN (a button), CAD
  /// (drawing), COP (a conference), CRC (a checksum), CUP, CVE (a vulnerability), INR (a blood
  /// value), MAD, PEN, PHP, SDG (the goals), SOS, TOP, TRY.
  static let codes: Set<String> = [
    "AED", "AUD", "BGN", "BRL", "CHF", "CLP", "CNY", "CZK", "DKK", "EGP", "EUR", "GBP", "HKD",
    "HUF", "IDR", "ILS", "JPY", "KRW", "MXN", "MYR", "NGN", "NOK", "NZD", "PLN", "RUB", "SGD",
    "THB", "TWD", "UAH", "USD", "VND", "ZAR", "kr", "zł", "Kč",
  ]

  /// Further codes of ISO 4217, as CLDR has them in use (`en.xml`, currencies), without those left out
  /// above and others such as GEL, MOP, NIO, SCR, SLE and SVC: taken for money with a number beside them,
  /// not with a placeholder.
  static let rareCodes: Set<String> = [
    "AFN", "AOA", "ARS", "AWG", "AZN", "BBD", "BDT", "BHD", "BIF", "BMD", "BND", "BWP", "BYN",
    "BZD", "DJF", "DOP", "DZD", "ETB", "FJD", "GHS", "GNF", "GTQ", "GYD", "HNL", "HTG", "IQD",
    "IRR", "ISK", "JMD", "JOD", "KES", "KGS", "KHR", "KMF", "KWD", "KYD", "KZT", "LAK", "LBP",
    "LKR", "LSL", "LYD", "MDL", "MKD", "MMK", "MNT", "MRU", "MUR", "MVR", "MWK", "MZN", "NPR",
    "OMR", "PGK", "PKR", "PYG", "QAR", "RON", "RSD", "RWF", "SAR", "SEK", "SRD", "SYP", "SZL",
    "TJS", "TMT", "TND", "TTD", "TZS", "UGX", "UYU", "UZS", "VUV", "XAF", "XCD", "XOF", "XPF",
    "YER", "ZMW",
  ]
}
