import Testing

@testable import Linting
@testable import StringCatalogs

/// Substitutions with the wrong number, the wrong specifier, in themselves or nowhere: what is said,
/// what is to be done, and where.
@Suite struct SubstitutionFaultTests {
  typealias Forms = [(String, String)]

  /// Its name stands in line 30, its members in 31 and 32 and its forms from `line` on, ten lines
  /// further for each substitution.
  private static func sub(
    _ name: String, _ argNum: Int?, _ forms: Forms = [("one", "%arg x"), ("other", "%arg xx")],
    _ specifier: String? = "lld", line: Int = 30
  ) -> StringCatalog.Substitution {
    StringCatalog.Substitution(
      name: name, nameOffset: line - 1, argNum: argNum, formatSpecifier: specifier,
      content: Build.content(
        plural: forms.enumerated().map { ($1.0, Build.unit($1.1, line: line + 3 + $0)) }),
      argNumOffset: argNum == nil ? nil : line,
      formatSpecifierOffset: specifier == nil ? nil : line + 1)
  }

  private static func localization(
    _ locale: String, _ text: String, _ substitutions: [StringCatalog.Substitution], line: Int
  ) -> StringCatalog.Localization {
    Build.localization(
      locale, Build.content(Build.unit(text, line: line)), line: line,
      substitutions: substitutions)
  }

  struct Case: CustomTestStringConvertible {
    var key: String
    var source: (text: String, substitutions: [StringCatalog.Substitution])?
    var text: String
    var substitutions: [StringCatalog.Substitution]
    var severity: Severity?
    var message = ""
    var advice = ""
    var line = 20
    var testDescription: String { "\(key) → \(text) \(advice)" }
  }

  private func check(_ test: Case) throws {
    var localizations = [Self.localization("de", test.text, test.substitutions, line: 20)]
    if let source = test.source {
      localizations.append(Self.localization("en", source.text, source.substitutions, line: 100))
    }
    let found = PlaceholderMismatch.findings(Build.use(Build.entry(test.key, localizations)))
      .filter { $0.locale == "de" }
    #expect(found.map(\.severity) == (test.severity.map { [$0] } ?? []), "\(found)")
    guard test.severity != nil, let finding = found.first else { return }
    #expect(test.message.isEmpty || finding.message.contains(test.message))
    #expect(finding.advice == test.advice)
    #expect(finding.location == Build.location(line: test.line))
  }

  private static let plain: Forms = [("other", "xx")]

  @Test(arguments: [
    Case(
      key: "%lld", text: "%#@a@", substitutions: [sub("a", 1, [("other", "%arg %#@a@")])],
      severity: .error,
      message: "“%arg %#@a@” names its own substitution `%#@a@` (substitution a, plural other). "
        + "What is a part of itself cannot be put together at run time.",
      advice: "Take `%#@a@` out: a substitution cannot be in itself.", line: 33),
    Case(
      key: "%lld %lld", text: "%#@a@",
      substitutions: [
        sub("a", 1, [("other", "%arg %#@b@")]),
        sub("b", 2, [("one", "%arg %#@a@"), ("other", "%arg: %#@a@")], line: 40),
      ],
      severity: .error,
      message:
        "names the substitution `%#@a@` that it is a part of (`a` → `b` → `a`) (substitution "
        + "b, plural one and substitution b, plural other)",
      advice: "Take `%#@a@` out: a substitution cannot be in itself.", line: 43),
  ])
  func cycles(_ test: Case) throws { try check(test) }

  private static let source = (
    text: "%#@a@ in %#@b@", substitutions: [sub("a", 1, line: 110), sub("b", 2, line: 120)]
  )

  @Test(arguments: [
    // The numbers of both changed places.
    Case(
      key: "%lld %lld", source: source, text: "%#@a@ in %#@b@",
      substitutions: [sub("a", 2), sub("b", 1, line: 40)], severity: .error,
      message: "shows argument 2 for `%#@a@` (argument 1 in the source text) and shows "
        + "argument 1 for `%#@b@` (argument 2 in the source text).",
      advice: "Set argNum of `a` to 1. Set argNum of `b` to 2.", line: 31),
    Case(
      key: "%lld %lld", source: source, text: "%2$#@a@ in %1$#@b@",
      substitutions: [sub("a", 1), sub("b", 2, line: 40)], severity: .error,
      message: "shows argument 2 for `%2$#@a@`",
      advice: "Write `%1$#@a@` for `%2$#@a@`. Write `%2$#@b@` for `%1$#@b@`."),
    // Without numbers it is open how they count.
    Case(
      key: "%lld %lld", source: source, text: "%#@b@: %#@a@",
      substitutions: [sub("a", nil), sub("b", nil, line: 40)], severity: .warning,
      message: "shows argument 1 for `%#@b@`",
      advice: "Set argNum of `b` to 2. Set argNum of `a` to 1.", line: 40),
    Case(
      key: "%lld %lld", source: source, text: "%#@b@: %#@a@",
      substitutions: [sub("a", 1), sub("b", 2, line: 40)]),
    // Names of its own say nothing.
    Case(
      key: "%lld %lld", source: source, text: "%#@x@: %#@y@",
      substitutions: [sub("x", 2), sub("y", 1, line: 40)]),
    // Both have one number.
    Case(
      key: "%lld %lld", text: "%#@a@ in %#@b@",
      substitutions: [sub("a", 1), sub("b", 1, line: 40)], severity: .error,
      message: "leaves out argument 2 (`%lld`), since `a` and `b` both take argument 1.",
      advice: "Set argNum of `b` to 2.", line: 41),
    Case(
      key: "%lld %lld", text: "%#@b@ in %#@a@",
      substitutions: [sub("a", 2), sub("b", 2, line: 40)], severity: .error,
      message: "leaves out argument 1 (`%lld`), since `a` and `b` both take argument 2.",
      advice: "Set argNum of `b` to 1.", line: 41),
    // The source text tells which one it is.
    Case(
      key: "%lld %lld", source: source, text: "%#@b@ in %#@a@",
      substitutions: [sub("a", 1), sub("b", 1, line: 40)], severity: .error,
      message: "leaves out argument 2 (`%lld`), since `a` and `b` both take argument 1.",
      advice: "Set argNum of `b` to 2.", line: 41),
    // An argument twice, and none left out.
    Case(
      key: "%lld", text: "%#@a@ in %#@b@", substitutions: [sub("a", 1), sub("b", 1, line: 40)]),
    // The number of an argument that there is none of, or of another type.
    Case(
      key: "%lld", text: "%#@a@", substitutions: [sub("a", 2)], severity: .error,
      message: "reads an argument 2 (`%#@a@`), and there is only one. At",
      advice: "Set argNum of `a` to 1.", line: 31),
    Case(
      key: "%@ %lld", text: "%1$@ %#@a@", substitutions: [sub("a", 1)], severity: .error,
      message: "takes argument 1 (`%@`, an object) for a whole number (`%#@a@`). At",
      advice: "Set argNum of `a` to 2.", line: 31),
    Case(
      key: "%lld", text: "%2$#@a@", substitutions: [sub("a", 1)], severity: .error,
      message: "reads an argument 2", advice: "Write `%1$#@a@` for `%2$#@a@`."),
    Case(
      key: "%lld %lld", text: "%#@a@ %2$lld", substitutions: [sub("a", 0)], severity: .error,
      message: "and they count from 1", advice: "Set argNum of `a` to 1.", line: 31),
    Case(
      key: "%lld of %@", text: "%@: %#@a@", substitutions: [sub("a", nil)], severity: .error,
      message: "takes argument 1",
      advice: "Write `%2$@ … %1$#@a@`: with positions the order is free.",
      line: 20),
  ])
  func numbers(_ test: Case) throws { try check(test) }

  private static func specifier(_ specifier: String, in key: String = "%lld") -> Case {
    Case(
      key: key, text: "%#@a@", substitutions: [sub("a", 1, [("other", "%arg")], specifier)],
      severity: .error)
  }

  @Test(arguments: ["", "zz", "int", "%lld", "arg", "lld "])
  func noSpecifiers(specifier: String) throws {
    for (key, right) in [("%lld", "lld"), ("%d", "d"), ("%.1f", "f")] {
      var test = Self.specifier(specifier, in: key)
      test.message =
        "has a substitution `a` with the formatSpecifier “\(specifier)”, which is none."
      test.advice = "Set formatSpecifier of `a` to `\(right)`."
      test.line = 32
      try check(test)
    }
  }

  @Test(arguments: ["@", "s", "f"])
  func otherSpecifiers(specifier: String) throws {
    var test = Self.specifier(specifier)
    test.message = "takes argument 1 (`%lld`, a whole number) for a"
    test.advice = "Set formatSpecifier of `a` to `lld`."
    test.line = 32
    try check(test)
  }

  @Test(arguments: ["lld", "d", "lu", "llu", "ld"])
  func specifiers(specifier: String) throws {
    var test = Self.specifier(specifier)
    test.severity = nil
    try check(test)
  }

  private static let counted: Forms = [("one", "%arg day"), ("other", "%arg days")]

  @Test(arguments: [
    // The number left out of a form, which its own `%arg` shows.
    Case(
      key: "%lld", source: (text: "%#@a@", substitutions: [sub("a", 1, counted, line: 110)]),
      text: "%#@a@", substitutions: [sub("a", 1, [("one", "Ein Tag"), ("other", "Tage")])],
      severity: .warning, message: "“Tage” leaves out argument 1",
      advice: "Put `%arg` in.", line: 34),
    Case(
      key: "%lld", source: (text: "%#@a@", substitutions: [sub("a", 1, counted, line: 110)]),
      text: "%#@a@", substitutions: [sub("a", 1, [("one", "Ein Tag"), ("other", "%arg Tage")])]),
    // The number beside its substitution.
    Case(
      key: "%lld", source: (text: "%#@a@", substitutions: [sub("a", 1, counted, line: 110)]),
      text: "%1$lld Datei%#@a@", substitutions: [sub("a", 1, [("one", "-"), ("other", "en")])]),
    // A substitution that the text does not name.
    Case(
      key: "%lld", source: (text: "%#@a@", substitutions: [sub("a", 1, counted, line: 110)]),
      text: "übrig", substitutions: [sub("a", 1)], severity: .error,
      message: "leaves out argument 1 (`%lld`). ",
      advice: "Write `%#@a@` where its number belongs."),
    Case(
      key: "%lld", text: "übrig", substitutions: [sub("a", nil)], severity: .error,
      advice: "Write `%#@a@` where its number belongs."),
    Case(
      key: "%lld", source: (text: "%#@a@", substitutions: [sub("a", 1, counted, line: 110)]),
      text: "übrig", substitutions: [], severity: .error,
      advice: "Put `%1$lld` in, or define the substitution `a` as the source text does and write "
        + "`%#@a@`."),
    // The misspelt name is all there is to say.
    Case(
      key: "%lld", text: "%#@aa@", substitutions: [sub("a", 1)], severity: .error,
      message: "names a substitution `%#@aa@` that it does not have. ",
      advice: "Write `%#@a@` for `%#@aa@`."),
  ])
  func leftOut(_ test: Case) throws { try check(test) }

  /// Of a key that people made up it is open what the code passes, not that this cannot work.
  @Test func whatIsWrongInItselfIsAnError() {
    for (specifier, form) in [("zz", "%arg"), ("lld", "%arg %#@a@")] {
      var entry = Build.entry(
        "%lld",
        [
          Self.localization(
            "en", "%#@a@", [Self.sub("a", 1, [("other", form)], specifier)], line: 20)
        ])
      entry.extractionState = "manual"
      #expect(PlaceholderMismatch.findings(Build.use(entry)).map(\.severity) == [.error])
    }
  }

  /// Substitutions by the thousand, all in one text, all wrong.
  @Test(.timeLimit(.minutes(1)))
  func manyEnd() {
    let count = 4_000
    let text = (0..<count).map { "%#@s\($0)@" }.joined()
    for (argNum, forms) in [(1, Self.plain), (2, Self.plain), (nil, Self.plain)] as [(Int?, Forms)]
    {
      let list = (0..<count).map { Self.sub("s\($0)", argNum, forms, "zz") }
      let entry = Build.entry("%lld %@", [Self.localization("de", text, list, line: 20)])
      #expect(PlaceholderMismatch.findings(Build.use(entry)).count == 1)
    }
  }
}
