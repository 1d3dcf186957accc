import Linting

/// What was looked at, as a table. A flow is a row. With few languages each is a column; beyond that
/// the columns are outcomes that list the languages, so that forty fit as well.
enum MarkdownTable {
  /// Languages that still fit side by side.
  static let mostColumns = 8
  /// Languages of an outcome that are named; of more there is the number.
  static let mostNames = 12

  /// - Parameter limit: UTF-8 bytes; flows that would go beyond are counted in a last line.
  static func text(_ result: RunResult, limit: Int) -> String {
    let subjects = ReportSubject.all(of: result)
    guard !subjects.isEmpty else { return "" }
    var locales: [String] = []
    var known: Set<String> = []
    for locale in subjects.flatMap(\.locales) where known.insert(locale).inserted {
      locales.append(locale)
    }
    // What concerns every language comes first.
    if locales.contains("") { locales = [""] + locales.filter { !$0.isEmpty } }
    let isWide = locales.count > mostColumns
    let head = isWide ? outcomes : locales.map { MarkdownText.inline(LocaleLabel.text($0)) }
    var text = "\n" + row(["Flow"] + head) + row(Array(repeating: "---", count: head.count + 1))
    for (index, subject) in subjects.enumerated() {
      let name = MarkdownText.inline(subject.name, limit: 100)
      let cells = isWide ? byOutcome(subject) : locales.map { cell(subject, $0) }
      let line = row([name] + cells)
      if text.utf8.count + line.utf8.count > limit {
        return text + "\n… and \(subjects.count - index) more flows and catalogs.\n"
      }
      text += line
    }
    return text
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  // MARK: A language as a column

  private static func cell(_ subject: ReportSubject, _ locale: String) -> String {
    guard subject.covers(locale) else { return "–" }
    let findings = subject.findings(in: locale)
    guard let worst = findings.first?.severity else { return "✅ clean" }
    var numbers: [Severity: Int] = [:]
    for finding in findings { numbers[finding.severity, default: 0] += 1 }
    let borderline = findings.filter(\.isBorderline).count
    let mark = borderline == 0 ? "" : " (\(borderline) borderline)"
    return "\(worst.symbol) \(Severity.counted(numbers))\(mark)"
  }

  // MARK: An outcome as a column

  private static let outcomes = ["❌ errors", "⚠️ warnings", "ℹ️ notes", "✅ clean"]

  private static func byOutcome(_ subject: ReportSubject) -> [String] {
    var lists: [[String]] = [[], [], [], []]
    for locale in subject.locales {
      let findings = subject.findings(in: locale)
      let label = MarkdownText.inline(LocaleLabel.text(locale), limit: 60)
      for (index, level) in Severity.allCases.reversed().enumerated() {
        let number = findings.filter { $0.severity == level }.count
        if number > 0 { lists[index].append(number == 1 ? label : "\(label) (\(number))") }
      }
      if findings.isEmpty { lists[3].append(label) }
    }
    return lists.map { list in
      if list.isEmpty { return "–" }
      if list.count > mostNames { return "\(list.count) languages" }
      return list.joined(separator: ", ")
    }
  }
}
