import StringCatalogs
import Testing

@testable import Linting

/// Rules that read what Xcode notes down about a key or a text.
@Suite struct StateRuleTests {
  private static func entry(
    _ state: String?, shouldTranslate: Bool = true, locales: [String] = ["de", "fr"]
  ) -> StringCatalog.Entry {
    var entry = Build.entry(
      "Cart", line: 5, shouldTranslate: shouldTranslate,
      locales.map { Build.localization($0, "Korb", line: 8) })
    entry.extractionState = state
    return entry
  }

  // MARK: stale-key

  @Test func aStaleKeyIsOneFinding() throws {
    let found = StaleKey.findings(
      Build.use(Self.entry("stale"), locales: ["de", "fr"], flows: []))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.location == Build.location(line: 5))
    #expect(finding.locale == "")
    #expect(finding.key == "Cart")
    #expect(
      finding.message
        == "“Cart” is stale: Xcode no longer finds it in the source code. Its texts in "
        + "2 languages are still compiled into the app.")
    let bare = StaleKey.findings(Build.use(Self.entry("stale", locales: []), flows: []))
    #expect(bare.first?.message.hasSuffix("It is still compiled into the app.") == true)
  }

  @Test(arguments: [nil, "manual", "migrated", "extracted_with_value", "Stale", "unknown"])
  func otherStatesPass(state: String?) {
    #expect(StaleKey.findings(Build.use(Self.entry(state), flows: [])).isEmpty)
  }

  @Test func whatAFlowUsesIsAlive() {
    #expect(StaleKey.findings(Build.use(Self.entry("stale"), flows: ["checkout"])).isEmpty)
  }

  // MARK: machine-translated

  @Test func machineTranslationsAreOneFindingForEachLocale() throws {
    let plural = Build.content(plural: [
      ("one", Build.unit("Wagen", "translated", line: 6)),
      ("few", Build.unit("", "machine_translated", line: 7)),
      ("other", Build.unit("Wägen", "machine_translated", line: 8)),
    ])
    let use = Build.use(
      Build.entry(
        "Cart",
        [
          Build.localization("de", plural, line: 5),
          Build.localization("en", "Cart", "machine_translated", line: 9),
          Build.localization("fr", "Panier", "machine_translated", line: 10),
          Build.localization("it", "Carrello", "translated", line: 11),
        ]), locales: ["de", "fr", "it"])
    let found = MachineTranslated.findings(use)
    #expect(found.map(\.locale) == ["de", "fr"])
    #expect(found.map(\.location.position.line) == [8, 10])
    #expect(
      found.first?.message
        == "German (de): “Wägen” for “Cart” is machine-translated (plural other). "
        + "The source text is “Cart”; nobody has compared the two.")
  }

  /// A key that is not to be translated counts nowhere.
  @Test(arguments: ["new", "needs_review", "machine_translated"])
  func keysThatAreNotToBeTranslatedPass(state: String) {
    var entry = Build.entry(
      "iCloud", shouldTranslate: false, [Build.localization("de", "iCloud", state, line: 3)])
    entry.extractionState = "stale"
    let use = Build.use(entry, flows: [])
    #expect(StaleKey.findings(use).isEmpty)
    #expect(MachineTranslated.findings(use).isEmpty)
    #expect(NeedsReview.findings(use).isEmpty)
    #expect(Untranslated.findings(use).isEmpty)
    entry.shouldTranslate = true
    let wanted = Build.use(entry, flows: [])
    let found =
      MachineTranslated.findings(wanted) + NeedsReview.findings(wanted)
      + Untranslated.findings(wanted)
    #expect(found.count == 1)
    #expect(StaleKey.findings(wanted).count == 1)
  }
}
