import Testing

@testable import Linting
@testable import StringCatalogs

/// Plural forms, device variations and substitutions, each on its own.
@Suite struct PlaceholderFormTests {
  typealias Forms = [(String, String)]

  private static func plural(_ forms: Forms, line: Int = 10) -> StringCatalog.Content {
    Build.content(
      plural: forms.enumerated().map { ($1.0, Build.unit($1.1, line: line + $0)) })
  }

  private func find(
    _ key: String, source: Forms? = nil, _ locale: String, _ forms: Forms
  ) -> [Finding] {
    var localizations = [Build.localization(locale, Self.plural(forms, line: 20))]
    if let source { localizations.append(Build.localization("en", Self.plural(source))) }
    return PlaceholderMismatch.findings(
      Build.use(Build.entry(key, localizations), locales: [locale]))
  }

  struct Counts: CustomTestStringConvertible {
    var locale: String
    var forms: Forms
    var source: Forms?
    var severity: Severity?
    var testDescription: String { "\(locale) \(forms)" }

    init(_ locale: String, _ forms: Forms, source: Forms? = nil, _ severity: Severity? = nil) {
      self.locale = locale
      self.forms = forms
      self.source = source
      self.severity = severity
    }
  }

  private static let omitting: Forms = [("one", "One day"), ("other", "%lld days")]

  @Test(arguments: [
    Counts("de", [("zero", "Keine Tage"), ("one", "Ein Tag"), ("other", "%lld Tage")]),
    Counts("he", [("one", "יום"), ("two", "יומיים"), ("other", "%lld ימים")]),
    Counts("ar", [("zero", "لا"), ("one", "يوم"), ("two", "يومان"), ("other", "%lld")]),
    // 1, 21, 31 and so on.
    Counts("ru", [("one", "День"), ("few", "%lld дня"), ("other", "%lld дней")], .warning),
    Counts("ru", [("one", "День"), ("other", "%lld дней")], source: omitting, .note),
    // 0 and 1.
    Counts("fr", [("one", "Un jour"), ("other", "%lld jours")], .note),
    Counts("fr", [("one", "Un jour"), ("other", "%lld jours")], source: omitting),
    Counts("fr", [("zero", "Aucun"), ("one", "Un jour"), ("other", "%lld jours")]),
    Counts("de", [("one", "%lld Tag"), ("other", "Tage")], .warning),
    Counts(
      "de", [("one", "Tag"), ("other", "Tage")], source: [("one", "Day"), ("other", "Days")]),
    Counts("ja", [("other", "日")], .warning),
    // A form that no number takes.
    Counts("ja", [("one", "一日"), ("other", "%lld日")]),
    Counts("de", [("one", "%lld Tag"), ("other", "%@ Tage")], .error),
    Counts("de", [("one", "%arg Tag"), ("other", "%arg Tage")]),
  ])
  func counts(_ test: Counts) {
    let found = find("%lld days", source: test.source, test.locale, test.forms)
      .filter { $0.locale == test.locale }
    #expect(found.map(\.severity) == (test.severity.map { [$0] } ?? []), "\(found)")
  }

  @Test func theReasonNamesTheNumbers() throws {
    let found = find("%lld days", "ru", [("one", "День"), ("other", "%lld дней")])
    let finding = try #require(found.first)
    #expect(
      finding.message
        == "Russian (ru): “День” leaves out argument 1 (`%lld`), though “one” stands for 1, 21, "
        + "31… (plural one). The key has `%lld` for argument 1.")
  }

  /// An argument that is not the count.
  @Test(
    arguments: [
      ([("one", "Eine Datei von %2$@"), ("other", "%lld Dateien von %@")], nil),
      ([("one", "Eine Datei"), ("other", "%lld Dateien von %@")], .warning),
      ([("zero", "Keine Dateien"), ("other", "%lld Dateien von %@")], .note),
      ([("one", "Eine Datei von %2$@"), ("other", "%lld Dateien")], .error),
    ] as [(Forms, Severity?)])
  func otherArguments(forms: Forms, severity: Severity?) {
    let found = find("%lld files of %@", "de", forms)
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  /// All that is wrong is one finding, at the first of the worst: which form does what, and what to
  /// do about each.
  @Test func oneFindingSaysEverything() throws {
    let found = find(
      "%lld days", "de", [("one", "%d Tag"), ("few", "%@ Tage"), ("other", "%s Tage")])
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == .error)
    #expect(finding.location == Build.location(line: 21))
    #expect(
      finding.message.hasPrefix(
        "German (de): “%@ Tage” takes argument 1 (`%lld`, a whole number) for an object (`%@`) "
          + "(plural few); “%d Tag” reads argument 1 (`%lld`) as `%d` (plural one); “%s Tage” takes "
          + "argument 1 (`%lld`, a whole number) for a C string (`%s`) (plural other). "))
    #expect(
      finding.advice
        == "Plural few: write `%lld` for `%@`. Plural one: write `%lld` for `%d`. Plural other: "
        + "write `%lld` for `%s`.")
  }

  /// Forms with the same fault stand together.
  @Test func formsWithOneFaultAreNamedTogether() throws {
    let forms: Forms = [
      ("one", "%@ dzień"), ("few", "%@ dni"), ("many", "Dni"), ("other", "%@ dnia"),
    ]
    let finding = try #require(find("%lld days", "pl", forms).first)
    #expect(finding.message.contains("(`%@`) (plural one, plural few and plural other); “Dni” "))
    #expect(
      finding.advice
        == "Plural one, plural few and plural other: write `%lld` for `%@`. Plural many: put "
        + "`%1$lld` in.")
    let alike = try #require(
      find("%lld days", "de", [("one", "%@ Tag"), ("other", "%@ Tage")]).first)
    #expect(alike.advice == "Write `%lld` for `%@`.")
  }

  /// Hundreds of forms, each wrong in its own way, are counted.
  @Test func manyFaultsAreCounted() throws {
    let forms = (1...200).map { ("x\($0)", "%\($0 + 1)$lld") }
    let finding = try #require(find("%lld days", "de", forms).first)
    #expect(finding.message.contains("; 196 more texts with other faults. "))
  }

  @Test func severalArgumentsAreLeftOutInOneClause() throws {
    let finding = try #require(
      find("%@ of %lld days", "de", [("one", "Ein Tag"), ("other", "Tage")]).first)
    #expect(
      finding.message.contains(
        "“Tage” leaves out arguments 1 (`%@`) and 2 (`%lld`), though “other” stands for"))
    #expect(finding.message.contains("“Ein Tag” leaves out argument 1 (`%@`) (plural one)"))
    #expect(
      finding.advice
        == "Plural other: put `%1$@` and `%2$lld` in. Plural one: put `%1$@` in.")
  }

  @Test func theSourceIsHeldToTheKeyAndToItself() throws {
    let wrong = PlaceholderMismatch.findings(
      Build.use(Build.entry("%lld days", [Build.localization("en", "%@ days", line: 7)])))
    #expect(wrong.map(\.locale) == ["en"])
    #expect(wrong.map(\.severity) == [.error])
    let forms = PlaceholderMismatch.findings(
      Build.use(
        Build.entry(
          "days",
          [Build.localization("en", Self.plural([("one", "%lld day"), ("other", "%@ days")]))])))
    #expect(forms.map(\.severity) == [.error])
    #expect(forms[0].location == Build.location(line: 11))
    // The count may be left out: that is what forms are for.
    let omitting = PlaceholderMismatch.findings(
      Build.use(Build.entry("days", [Build.localization("en", Self.plural(Self.omitting))])))
    #expect(omitting.isEmpty)
  }

  @Test func aKeyThatIsItsOwnTextHasPercentSignsOfProse() throws {
    let use = Build.use(Build.entry("100% of %lld", line: 4, []))
    let finding = try #require(PlaceholderMismatch.findings(use).first)
    #expect(finding.location == Build.location(line: 4))
    #expect(finding.advice == "Write `%%` for a percent sign.")
    #expect(
      PlaceholderMismatch.findings(Build.use(Build.entry("100%% of %lld", line: 4, []))).isEmpty)
  }

  /// Where the code gives the text itself, the key is a name; a key that people made up may be.
  @Test func namesWithPlaceholders() {
    func find(_ state: String?) -> [Severity] {
      var entry = Build.entry(
        "step.%d",
        [
          Build.localization("en", "Step %@", line: 3),
          Build.localization("de", "Schritt %@", line: 5),
        ])
      entry.extractionState = state
      return PlaceholderMismatch.findings(Build.use(entry)).map(\.severity)
    }
    #expect(find("extracted_with_value") == [])
    #expect(find(nil) == [.error, .error])
    #expect(find("manual") == [])
  }

  @Test func whatTheSourceNeverShowsMayBeLeftOut() {
    let found = PlaceholderMismatch.findings(
      Build.use(
        Build.entry(
          "sent.%lld.%@",
          [
            Build.localization("en", "Sent to %2$@", line: 3),
            Build.localization("de", "Gesendet an %2$@", line: 5),
          ])))
    #expect(found.map(\.locale) == ["en"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func devicesAreHeldToTheSourceEachOnItsOwn() throws {
    func devices(_ phone: String, _ other: String, line: Int) -> StringCatalog.Content {
      Build.content(device: [
        ("iphone", Build.content(Build.unit(phone, line: line))),
        ("other", Build.content(Build.unit(other, line: line + 1))),
      ])
    }
    func find(_ phone: String, _ other: String) -> [Finding] {
      PlaceholderMismatch.findings(
        Build.use(
          Build.entry(
            "tap",
            [
              Build.localization("en", devices("Tap %@", "Click %@", line: 3)),
              Build.localization("de", devices(phone, other, line: 6)),
            ])))
    }
    #expect(find("%@ tippen", "%@ klicken").isEmpty)
    let finding = try #require(find("%@ tippen", "%d klicken").first)
    #expect(finding.location == Build.location(line: 7))
    #expect(finding.message.contains("(device other)"))
    #expect(find("Tippen", "%@ klicken").map(\.severity) == [.error])
  }
}
