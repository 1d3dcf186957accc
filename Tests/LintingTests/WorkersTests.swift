import Testing
import TextMeasurement

@testable import Linting

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 7, 40])
  func everyShareOnce(others: Int) {
    let works = (0..<others).map { number in { @Sendable in [number, number * number] } }
    let (own, rest) = Workers.run(own: { [-1] }, others: works)
    #expect(own == [-1])
    #expect(rest == (0..<others).map { [$0, $0 * $0] })
  }

  /// What several workers find, in which order, with which faces and problems: the same as one.
  /// Holds where faces are missing too, which is then what they say.
  @Test(arguments: [2, 3, 64])
  func sameResultForAnyNumber(jobs: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("copyfit.yml", Self.configuration)
    try folder.write("Localizable.xcstrings", Self.catalog)
    let one = run(folder, jobs: 1)
    let several = run(folder, jobs: jobs)
    #expect(one.summary.cells == 3 * 2 * 8 * 12 * 3 || !one.problems.isEmpty)
    #expect(one.summary == several.summary)
    #expect(one.problems == several.problems)
    #expect(one.notices == several.notices)
    #expect(one.fonts == several.fonts)
    #expect(!one.findings.isEmpty)
    #expect(one.findings.map(\.fingerprint) == several.findings.map(\.fingerprint))
    #expect(one.findings.map(\.message) == several.findings.map(\.message))
    #expect(one.findings.map(\.cells) == several.findings.map(\.cells))
    #expect(
      one.analyses.map { $0.locales.map(\.copy.locale) }
        == several.analyses.map { $0.locales.map(\.copy.locale) })
    for (a, b) in zip(one.analyses, several.analyses) {
      for (a, b) in zip(a.locales, b.locales) {
        #expect(a.layout?.thresholds == b.layout?.thresholds)
        #expect(a.layout?.cells.map(\.titles) == b.layout?.cells.map(\.titles))
        #expect(a.layout?.cells.map(\.caption) == b.layout?.cells.map(\.caption))
      }
    }
  }

  private func run(_ folder: TemporaryFolder, jobs: Int) -> RunResult {
    var options = LintOptions()
    options.paths = [folder.path]
    options.jobs = jobs
    options.keepsAnalyses = true
    return LintRun.run(options)
  }

  private static let configuration = """
    devices: none
    widths: [{ width: 120, scale: 3 }, { width: 240, scale: 2 }, { width: 330, scale: 3 }]
    flows:
      - { id: first, steps: [a, b] }
      - { id: second, steps: [b, c, d] }
      - { id: third, steps: [a, b, c, d] }
      - { id: fourth, steps: [d, c] }
      - { id: fifth, steps: [c] }
      - { id: sixth, steps: [a, c, a] }
    """

  private static let titles = [
    ("ar", "السلة الكبيرة"), ("de", "Zahlungsübersicht"), ("en", "Review"), ("hi", "समीक्षा"),
    ("ja", "ご注文の確認"), ("ru", "Проверка заказа"), ("th", "ตรวจสอบ"), ("he", "בדיקה"),
  ]

  private static let catalog: String = {
    let entries = ["a", "b", "c", "d"].map { key in
      let units = titles.map { locale, title in
        "\"\(locale)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(title) \(key)\"}}"
      }
      return "\"\(key)\": {\"localizations\": {\(units.joined(separator: ", "))}}"
    }
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {"
      + entries.joined(separator: ", ") + "}}"
  }()
}
