import Testing

@testable import Linting
@testable import StringCatalogs

@Suite struct PlaceholderMismatchTests {
  /// A key with one German text.
  struct Case: CustomTestStringConvertible {
    var key: String
    var german: String
    /// nil: nothing is found.
    var severity: Severity?
    /// Part of the message, and of the cure.
    var message: String
    var cure: String
    var testDescription: String { "\(key) → \(german)" }

    init(
      _ key: String, _ german: String, _ severity: Severity? = nil, _ message: String = "",
      _ cure: String = ""
    ) {
      self.key = key
      self.german = german
      self.severity = severity
      self.message = message
      self.cure = cure
    }
  }

  private func check(_ test: Case) throws {
    let found = PlaceholderMismatch.findings(
      Build.use(
        Build.entry(test.key, line: 2, [Build.localization("de", test.german, line: 5)])))
    guard let severity = test.severity else {
      #expect(found.map(\.message) == [])
      return
    }
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == severity)
    #expect(finding.location == Build.location(line: 5))
    #expect(finding.locale == "de")
    #expect(finding.text == test.german)
    #expect(test.message.isEmpty || finding.message.contains(test.message))
    #expect(test.cure.isEmpty || finding.advice.contains(test.cure))
  }

  @Test(arguments: [
    Case("Pay %@", "%@ zahlen"),
    Case("%@ %@", "%2$@ %1$@"),
    Case("%@ and %@", "%1$@ und %2$@, %1$@"),
    Case("%lld of %@", "%2$@: %1$lld"),
    // Two of one type in another order look right.
    Case("%@ for %@", "%@ von %@"),
    Case("%d %@", "%i %@"), Case("%ld", "%D"), Case("%zd", "%ld"), Case("%lld", "%qd"),
    Case("%f km", "%.1f km"), Case("%lf km", "%f km"), Case("%d", "%05d"), Case("%d", "%+d"),
    Case("%d", "%'d"), Case("%d %%", "%d %%"),
    // `*` takes a whole number of its own.
    Case("%*d", "%*d"), Case("%.*f %@", "%3$@ %2$.*1$f"),
    // Positions do not move the count of the others.
    Case("%@ %lld", "%2$lld %@"),
    Case("Cart", "Korb"), Case("Cart", "50 % des Korbs"), Case("50% off", "50 % Rabatt"),
    Case("Cart", "${applicationName}"), Case("Cart", "100%"),
    // An ending of a word without a count is an argument like any other, but here it is there.
    Case("Hello%@", "Hallo%@"),
    // What is no conversion is no placeholder, nor is a sign at the end.
    Case("%lld left", "noch %lld, 50 %"), Case("%@ left", "%@ (100 %)"),
    // Apostrophes are no flags there: nothing is read.
    Case("%@ off", "%50'si %@"),
    // A key that is a name has its text elsewhere.
    Case("cart.title", "Korb von %@"),
    // Doubtful ones: a unit, or prose.
    Case("%dkm", "%d km"), Case("%dkm", "Kilometer"), Case("%@ %dkm", "%2$dkm %1$@"),
    // The s of an English plural.
    Case("%lld file%@", "%lld Dateien"),
    Case("%1@", "%1@"),
  ])
  func passes(_ test: Case) throws { try check(test) }

  @Test(arguments: [
    Case(
      "%lld of %@", "%@: %lld", .error,
      "takes argument 1 (`%lld`, a whole number) for an object (`%@`) and takes argument 2 (`%@`, "
        + "an object) for a whole number (`%lld`). At run time that crashes or shows garbage. The "
        + "key has `%lld` for argument 1 and `%@` for argument 2.",
      "Write `%2$@ … %1$lld`: with positions the order is free."),
    // What is numbered keeps its type.
    Case(
      "%lld photos in %lld albums", "%lld 张照片", .error, "leaves out argument 2", "as in `%1$lld`."),
    Case("%@", "%s", .error, "for a C string (`%s`)", "Write `%@` for `%s`."),
    Case("%1$@ %2$@", "%1$s %2$@", .error, "argument 1", "Write `%1$@` for `%1$s`."),
    Case("%f", "%d", .error, "for a whole number"),
    Case("%@", "%p", .error, "a pointer"), Case("%d", "%c", .error, "a character"),
    Case("%@", "%S", .error, "a UTF-16 string"),
    Case("%@", "%@ %@", .error, "reads an argument 2 (`%@`), and there is only one"),
    Case("%@ %@", "%1$@ %3$@", .error, "reads an argument 3 (`%3$@`), and there are only 2"),
    Case("%@", "%9999999999999999999$@", .error, "reads an argument 9999"),
    Case("%@ of %lld", "%@", .error, "leaves out argument 2 (`%lld`)", "Put `%2$lld` in."),
    Case("%*d", "%d", .error, "leaves out argument 2"),
    Case("%d", "%*d", .error, "reads an argument 2"),
    Case("%@ of %@", "%2@ von %1@", .error, "the 2 is a width", "Write `%2$@` for `%2@`."),
    Case("%@", "%#@days@", .error, "names a substitution `%#@days@` that it does not have"),
    Case("Hello%@", "Hallo", .error, "leaves out argument 1 (`%@`)", "Put `%1$@` in."),
    Case("%lld file%@name", "%lld Dateien", .error, "leaves out argument 2"),
    Case(
      "%@ of %@", "nichts", .error, "leaves out arguments 1 (`%@`) and 2 (`%@`).",
      "Put `%1$@` and `%2$@` in."),
    Case("Cart", "Korb von %@", .error, "has `%@`. The source text “Cart” gets no arguments."),
    Case("Cart", "Korb %#@n@", .error, "has `%#@n@`"), Case("Cart", "%1$d", .error, "has `%1$d`"),
    // `%5%` and `% %` are one sign to the formatter, and what follows is no placeholder.
    Case("%@ off", "100 % %@", .error, "leaves out argument 1", "Write `%% %@` for `% %@`."),
  ])
  func errors(_ test: Case) throws { try check(test) }

  /// Percent signs of prose in formats.
  @Test(arguments: [
    Case("%@ off", "50 % des %@", .error, "takes for a placeholder (`% d`)", "Write `%%`"),
    Case("%@ off", "50 % d’%@", .error, "(`% d`)", "Write `%%`"),
    Case("%@ off", "50 % d’économie %@", .error, "(`% d`)", "Write `%%`"),
    Case("%@ off", "50%off %@", .error, "(`%o`)", "Write `%%`"),
    Case("%@ off", "%10 indirim %@", .error, "(`%10 i`)", "Write `%%10` for `%10`."),
    // Even where the type fits.
    Case("%lld off", "50 % des Preises", .error, "(`% d`)", "Write `%%`"),
    Case("%@ off", "50 % s %@", .error, "a C string", "If it is a percent sign, write `%%`."),
  ])
  func prose(_ test: Case) throws { try check(test) }

  @Test(arguments: [
    // Without its position it would read the first argument, and crash.
    Case("%@ %@ %lld", "%2$@ %1$@ %3$d", .note, "argument 3", "Write `%3$lld` for `%3$d`."),
    Case("%lld", "%d", .note, "reads argument 1 (`%lld`) as `%d`", "Write `%lld` for `%d`."),
    Case("%u", "%lu", .note), Case("%lld", "%llu", .note), Case("%ld", "%lld", .note),
    Case("%d", "%x", .note), Case("%d", "%hd", .note), Case("%f", "%Lf", .note),
    Case("%@ files", "% @ Dateien", .note, "has a space in `% @`", "Write `%@` for `% @`."),
    Case("%lld files", "% lld Dateien", .note, "`% lld`"),
    Case("%1$@", "%1$ @", .note, "has a space in `%1$ @`"),
  ])
  func notes(_ test: Case) throws { try check(test) }

  /// What only looks like a placeholder.
  @Test(arguments: [
    Case("%@ left", "٪@ left", .error, "`٪@` (an Arabic percent sign)", "Write `%@` for `٪@`."),
    Case("%@ left", "％@ left", .error, "a full-width percent sign", "Write `%@` for `％@`."),
    Case("%@ left", "﹪@ left", .error, "a small percent sign", "Write `%@` for `﹪@`."),
    Case("%@ left", "%＠ left", .error, "fullwidth commercial at", "Write `%@` for `%＠`."),
    Case("%d left", "%!d left", .error, "an exclamation mark", "Write `%d` for `%!d`."),
    Case("%d left", "%$11d left", .error, "another order", "Write `%1$d` for `%$11d`."),
    Case("%@ left", "%$1@ left", .error, "another order", "Write `%1$@` for `%$1@`."),
    Case("%@ left", "%1 $@ left", .error, "with a space", "Write `%1$@` for `%1 $@`."),
    Case("%@ left", "%١$@ left", .error, "arabic-indic digit one", "Write `%1$@` for `%١$@`."),
    Case("%@ left", "@% left", .error, "written backwards", "Write `%@` for `@%`."),
    Case("%d left", "%д left", .error, "cyrillic", "Write `%d` for `%д`."),
    Case("%lld left", "%ллд left", .error, "cyrillic", "Write `%lld` for `%ллд`."),
    Case("%@ left", "%%1$@ left", .error, "a second percent sign", "Write `%1$@` for `%%1$@`."),
    Case("%@ left", "%{name} left", .error, "`%{name}` (a name in braces) is no placeholder"),
    Case("%f km", "%,2f km", .error, "a comma for the decimal", "Write `%.2f` for `%,2f`."),
    Case("%f km", "%1$,2f km", .error, "decimal", "Write `%1$.2f` for `%1$,2f`."),
    Case("%lld left", "%%lld", .error, "a second percent sign", "Write `%lld` for `%%lld`."),
    Case("%@ left", "(%%@)", .error, "a second percent sign", "Write `%@` for `%%@`."),
    // What is written is of another type than the argument.
    Case("%lld left", "%%@", .error, "a second percent sign", "Write `%lld` for `%%@`."),
    Case("%lld left", "٪1$@", .error, "an Arabic percent", "Write `%1$lld` for `٪1$@`."),
    Case("%@ left", "$@ left", .error, "without its percent sign", "Write `%@` for `$@`."),
    Case("%@ left", "noch 1$@", .error, "its percent sign", "Write `%1$@` for `1$@`."),
    Case("%@ left", "%0$@ left", .error, "position 0", "Write `%1$@` for `%0$@`."),
    Case("%@ of %@", "%@ %0$@", .error, "position 0", "Write `%1$@` for `%0$@`."),
    Case(
      "%@ of %@", "%0$@ von %1$@", .error, "position 0",
      "Raise the positions by one: write `%1$@` for `%0$@` and `%2$@` for `%1$@`."),
    // A percent sign before its number takes the placeholder along.
    Case("%@ off", "%20 %@", .error, "takes the `%@` behind it", "Write `%%20` for `%20`."),
    Case("%@ off", "%2.5 %1$@", .error, "takes the `%1$@`", "Write `%%2.5` for `%2.5`."),
    // What is no more than a price or a percentage.
    Case("%@ left", "US$ 5", .error, "leaves out", "Put `%1$@` in."),
    Case("%@ left", "100%%d’économie", .error, "leaves out", "Put `%1$@` in."),
    Case("%lld left", "100%%d", .error, "leaves out", "Put `%1$lld` in."),
    // The formatter takes what stands behind the position, and the position is text.
    Case("%lld of %@", "$2%@ von $1%lld", .error, "takes argument 1", "Write `%2$@ … %1$lld`"),
  ])
  func lookAlikes(_ test: Case) throws { try check(test) }

  @Test(
    arguments: [
      ("%@ of %lld", "%@%lld"), ("%1$@ %2$lld 100%%", "%1$@%2$lld%%"), ("Cart", ""),
      ("%lld日", "%lld"),
      ("%d", nil), ("%lldkm", nil), ("%1@", nil), ("% @", nil), ("%", nil), ("%1$", nil),
      ("%ll", nil),
      ("%l@", nil), ("%1l$@", nil), ("%12$@", nil), ("%#@n@", nil), ("%arg", nil), ("%é", nil),
    ] as [(String, String?)])
  func usualPlaceholders(text: String, spelled: String?) {
    #expect(PlainPlaceholders.spelled(text) == spelled.map { Array($0.utf8) })
  }

  /// Hostile texts end, and are no worse than wrong.
  @Test(arguments: [
    String(repeating: "%", count: 20_001), String(repeating: "%#@a", count: 5_000),
    String(repeating: "%1$", count: 5_000), String(repeating: "% ", count: 10_000),
    String(repeating: "%@", count: 5_000), "%" + String(repeating: "9", count: 10_000) + "$@",
    String(repeating: "٪@", count: 5_000), String(repeating: "%0$@%1$@", count: 5_000),
    String(repeating: "%1 ", count: 5_000), String(repeating: "1$@", count: 5_000),
    String(repeating: "%,", count: 5_000), String(repeating: "%%@", count: 5_000),
    "%\u{301}@", "%*", "%.*", "%1$*", "%*9$", "\u{FEFF}%",
  ])
  func hostile(text: String) {
    for key in ["%@", "Cart", text] {
      let use = Build.use(Build.entry(key, [Build.localization("de", text, line: 3)]))
      #expect(PlaceholderMismatch.findings(use).count <= 2)
    }
  }
}
