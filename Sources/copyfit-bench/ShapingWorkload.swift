import TextMeasurement

/// Shaping alone: each title once, and then asked for again.
enum ShapingWorkload: Workload {
  static let name = "shaping"
  static let summary = "titles shaped a second, in Latin and in all scripts"

  static func run() throws(BenchError) {
    Printing.heading("shaping: distinct titles, one core")
    try time("Latin", SampleTitles.distinct(20_000).map { (text: $0, locale: "en") })
    try time("all 20 languages", mixed(20_000))
  }

  private static func time(
    _ label: String, _ titles: [(text: String, locale: String)]
  ) throws(BenchError) {
    let measurer = FontMeasurer()
    // Opens the faces.
    for language in SampleLanguage.all {
      _ = try shape(language.words[0], language.locale, measurer)
    }
    let before = measurer.shapingCount
    let start = Machine.now()
    for title in titles { _ = try shape(title.text, title.locale, measurer) }
    let first = Machine.now() - start
    let shapings = measurer.shapingCount - before
    let again = Machine.now()
    for title in titles { _ = try shape(title.text, title.locale, measurer) }
    let second = Machine.now() - again
    Printing.figure(
      "\(label), \(Printing.whole(shapings)) shapings",
      "\(Printing.whole(Int(Double(titles.count) / first))) titles/s")
    Printing.figure(
      "  the same again, from the cache",
      "\(Printing.whole(Int(Double(titles.count) / second))) titles/s")
  }

  private static func shape(
    _ text: String, _ locale: String, _ measurer: FontMeasurer
  ) throws(BenchError) -> ShapedText {
    do {
      return try measurer.shape(text, TextAttributes(weight: .semibold, locale: locale), size: 15)
    } catch {
      throw BenchError(describing: error)
    }
  }

  private static func mixed(_ count: Int) -> [(text: String, locale: String)] {
    (0..<count).map { number in
      let language = SampleLanguage.all[number % SampleLanguage.all.count]
      let words = language.words
      return ("\(words[number / 20 % words.count]) \(number)", language.locale)
    }
  }
}
