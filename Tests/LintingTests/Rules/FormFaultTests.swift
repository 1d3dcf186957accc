import Testing

@testable import Linting
@testable import StringCatalogs

/// What one finding says where several values of a translation have something wrong.
@Suite struct FormFaultTests {
  private static func leaf(_ plural: String?, _ value: String) -> TranslationLeaf {
    TranslationLeaf(plural: plural, unit: Build.unit(value, line: 4))
  }

  private static func fault(_ name: String, cure: String? = nil) -> FormFault {
    FormFault(statement: "has \(name)", why: "Why \(name).", cure: cure ?? "Mend \(name).")
  }

  private static let use = Build.use(Build.entry("Cart", []))

  @Test func oneFaultOfAllForms() {
    let message = Self.use.message(
      [
        (Self.leaf("one", "a"), Self.fault("x")), (Self.leaf("other", "b"), Self.fault("x")),
      ], locale: "de")
    #expect(message.what == "German (de): “a” has x (plural one and plural other).")
    #expect(message.why == "Why x.")
    #expect(message.cure == "Mend x.")
  }

  @Test func eachFaultHasItsFormsAndItsCure() {
    let message = Self.use.message(
      [
        (Self.leaf(nil, "t"), Self.fault("x")), (Self.leaf("one", "a"), Self.fault("y")),
        (Self.leaf("few", "b"), Self.fault("x")), (Self.leaf("other", "c"), Self.fault("y")),
      ], locale: "pl")
    #expect(
      message.what
        == "Polish (pl): “t” has x (the text itself and plural few); “a” has y (plural one "
        + "and plural other).")
    #expect(message.why == "Why x. Why y.")
    #expect(
      message.cure
        == "The text itself and plural few: Mend x. Plural one and plural other: Mend y.")
  }

  @Test func oneCureForSeveralFaults() {
    let message = Self.use.message(
      [
        (Self.leaf("one", "a"), Self.fault("x", cure: "Mend it.")),
        (Self.leaf("other", "b"), Self.fault("y", cure: "Mend it.")),
      ], locale: "de")
    #expect(message.cure == "Mend it.")
  }

  @Test func hostileCatalogsHaveAShortMessage() {
    let faults = (0..<10_000).map { number in
      (leaf: Self.leaf("p\(number)", "a"), fault: Self.fault("x\(number)"))
    }
    let message = Self.use.message(faults, locale: "de")
    #expect(message.what.hasSuffix("“a” has x7 (plural p7); 9992 more values with other faults."))
    #expect(message.what.utf8.count < 1000)
    let same = (0..<10_000).map { (leaf: Self.leaf("p\($0)", "a"), fault: Self.fault("x")) }
    #expect(Self.use.message(same, locale: "de").what.utf8.count < 1000)
  }

  /// White space at other ends of each form, and one form that is nothing else.
  @Test func edges() throws {
    let content = Build.content(plural: [
      ("one", Build.unit(" Tag", line: 5)), ("few", Build.unit("Tage", line: 6)),
      ("many", Build.unit("Tage\t", line: 7)), ("other", Build.unit(" ", line: 8)),
    ])
    let entry = Build.entry("Day", [Build.localization("de", content)])
    let found = EdgeWhitespace.findings(Build.use(entry, flows: []))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.location == Build.location(line: 5))
    #expect(
      finding.message
        == "German (de): “ Tag” begins with a space (plural one); “Tage\t” ends with a tab (U+0009) "
        + "(plural many); the text is nothing but a space (plural other). The source text “Day” does "
        + "not. Nothing is shown for “Day”.")
    #expect(
      finding.advice
        == "Plural one and plural many: Delete the white space, unless the text is joined to another "
        + "one there. Plural other: Translate it, or delete it so that another form is shown.")
  }

  @Test func leftToRightStarts() throws {
    let content = Build.content(plural: [
      ("one", Build.unit("iCloud כבוי", line: 5)), ("other", Build.unit("שלום\nMac כבוי", line: 6)),
    ])
    let entry = Build.entry("Off", [Build.localization("he", content)])
    let use = EntryUse(
      catalog: Build.catalog([entry]), entry: entry, flows: [], sourceLanguage: "en",
      locales: ["he"], rightToLeftLocales: ["he"])
    let finding = try #require(LtrStartInRtl.findings(use).first)
    #expect(finding.location == Build.location(line: 5))
    #expect(
      finding.message.contains(
        "begins with the left-to-right word “iCloud” (plural one); a paragraph of “שלום\\nMac כבוי” "
          + "begins with the left-to-right word “Mac” (plural other)."))
  }
}
