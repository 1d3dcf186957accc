import PlatformFacts
import Testing

@testable import Linting

/// What a report has of flows, and where it puts the findings about them.
@Suite(InstalledFonts.condition) struct ReportFlowTests {
  private static let copy: [(key: String, texts: [String: String])] = [
    ("Cart", ["de": "Warenkorb", "ar": "السلة"]),
    ("Pay", ["de": "Zahlungsübersicht", "ar": "الدفع"]),
    ("Sent", ["de": "Bestellung unterwegs und bald da", "ar": "تم الإرسال"]),
    ("Saved", ["de": "Auf der Merkliste, du findest sie im Profil", "ar": "تم الحفظ"]),
  ]

  private static let place = """
    sourceLanguage: en
    devices: none
    widths: [{ width: 393, scale: 3 }, { width: 240, scale: 2 }, { width: 240, scale: 3 }]
    contentSizes: [large, accessibility5]
    """

  private static let flows = """
    \(place)
    flows:
      - id: shop
        steps: [Cart, Pay]
        style: { maximumTitleWidth: 90 }
        surfaces:
          - { surface: toast, title: Sent }
          - { surface: tab-bar, tabs: [Cart, Pay, Sent] }
          - { surface: toast, title: Saved }
      - { id: alone, surface: toast, title: Saved }
    """

  @Test func surfacesOfAFlowStandTogether() throws {
    let content = try ReportProject.content(Self.copy, Self.flows)
    #expect(content.flows.map(\.id) == ["shop", "alone"])
    let surfaces = content.flows[0].surfaces
    #expect(surfaces.map(\.kind) == ["step-trail", "toast", "tab-bar", "toast"])
    #expect(surfaces.map(\.name)[0] == "Step trail")
    #expect(surfaces[3].name == surfaces[1].name + " 2")
    #expect(surfaces[1].title == surfaces[3].title && surfaces[1].name == surfaces[1].title)
    #expect(surfaces.map { $0.trail != nil } == [true, false, false, false])
    #expect(content.flows[1].surfaces.map(\.name) == [surfaces[1].title])
  }

  /// In the order of the run, and a view for each.
  @Test func viewsAreThoseOfTheLocales() throws {
    let content = try ReportProject.content(Self.copy, Self.flows)
    for flow in content.flows {
      #expect(flow.locales.map(\.id) == ["ar", "de", "en"])
      #expect(flow.source == 2)
      #expect(flow.locales.map(\.name) == ["Arabic", "German", "English"])
      #expect(flow.locales.map(\.isRightToLeft) == [true, false, false])
      for surface in flow.surfaces {
        #expect(surface.views.count == 3)
        #expect(surface.grid.cells.count == 6)
        #expect(surface.grid.places.map(\.width) == surface.grid.places.map(\.width).sorted())
      }
    }
    for (locale, title) in [("en", "Cart"), ("ar", "السلة"), ("de", "Warenkorb")] {
      let view = try content.trail(locale)
      #expect(content.flows[0].surfaces[0].texts[view.titles[0]].text == title)
      #expect(view.isRightToLeft == (locale == "ar"))
      #expect(view.keys == ["Cart", "Pay"])
      #expect(view.isFallback == [false, false])
      #expect(view.cells.count == 6 && view.rowOfCell.count == 6 && view.captionOfCell.count == 6)
      #expect(view.rowOfCell.allSatisfy { view.rows.indices.contains($0) })
      for (cell, row) in zip(view.cells, view.rowOfCell) {
        #expect(view.rows[row].threshold.contentSize == cell.contentSize)
        #expect(view.rows[row].threshold.displayScale == cell.place.displayScale)
      }
    }
  }

  /// Of every finding about cells the grid's cells at the indices are those that it names.
  @Test func cellsAreThoseOfTheFinding() throws {
    let content = try ReportProject.content(Self.copy, Self.flows)
    var seen: Set<String> = []
    for entry in content.findings where !entry.finding.cells.isEmpty {
      let finding = entry.finding
      let flow = content.flows[try #require(entry.flow)]
      let surface = flow.surfaces[try #require(entry.surface, "\(finding.message)")]
      #expect(flow.id == finding.flow && surface.kind == finding.surface)
      #expect(entry.cells == entry.cells.sorted() && Set(entry.cells).count == entry.cells.count)
      let cells = entry.cells.map { index in
        let cell = surface.grid.cells[index]
        return Finding.Cell(
          contentSize: cell.contentSize, width: cell.width, displayScale: cell.displayScale)
      }
      #expect(Set(cells) == Set(finding.cells), "\(finding.message)")
      #expect(cells.count == Set(finding.cells).count)
      seen.insert(finding.surface)
    }
    #expect(seen.isSuperset(of: ["step-trail", "toast", "tab-bar"]))
  }

  /// A finding about the second toast is not shown at the first one.
  @Test func twoToastsAreToldApart() throws {
    let content = try ReportProject.content(Self.copy, Self.flows)
    func surfaces(_ key: String) -> Set<Int?> {
      Set(
        content.findings.filter {
          $0.finding.flow == "shop" && $0.finding.surface == "toast" && $0.finding.key == key
        }.map(\.surface))
    }
    #expect(surfaces("Sent") == [1])
    #expect(surfaces("Saved") == [3])
    let alone = content.findings.filter { $0.finding.flow == "alone" }
    #expect(!alone.isEmpty && alone.allSatisfy { $0.flow == 1 && $0.surface == 0 })
  }

  /// A style that is out of range, or colours, concern every language.
  @Test func aFindingForEveryLanguage() throws {
    let content = try ReportProject.content(
      Self.copy,
      """
      \(Self.place)
      flows:
        - id: shop
          steps: [Cart, Pay]
          surfaces:
            - { surface: toast, title: Sent }
            - surface: swipe-deck
              left: { title: Cart, symbol: xmark, fill: "#A9DCB7", ink: "#FFFFFF" }
              right: { hidden: true }
              up: { hidden: true }
      """)
    let entry = try #require(content.findings.first { $0.finding.rule == "low-contrast" })
    #expect(entry.finding.locale.isEmpty)
    #expect(entry.flow == 0 && entry.surface == 2 && entry.cells.isEmpty)
  }

  /// The catalog's own findings are about no flow.
  @Test func aFindingAboutNoFlow() throws {
    let project = try ReportProject([
      "Localizable.xcstrings": CaseCatalog.text([
        CaseCatalog.entry(
          "Unused %lld", ["de": "Ohne Zahl"])
      ]), "copyfit.yml": "catalogRules: all\ndevices: none\nwidths: [{ width: 320, scale: 2 }]\n",
    ])
    let content = project.report()
    #expect(content.flows.isEmpty)
    #expect(!content.findings.isEmpty)
    for entry in content.findings {
      #expect(entry.flow == nil && entry.surface == nil && entry.cells.isEmpty)
    }
  }

  @Test func flowsOfTwoConfigurationsWithOneId() throws {
    func configuration(_ key: String) -> String {
      "\(Self.place)\nflows:\n  - { id: shop, surface: toast, title: \(key) }\n"
    }
    let project = try ReportProject([
      "A/Localizable.xcstrings": ReportProject.catalog(Self.copy),
      "A/copyfit.yml": configuration("Sent"),
      "B/Localizable.xcstrings": ReportProject.catalog(Self.copy),
      "B/copyfit.yml": configuration("Saved"),
    ])
    let content = project.report(project.options("A", "B"))
    #expect(content.result.problems.map(\.message) == [])
    #expect(content.flows.map(\.id) == ["shop", "shop"])
    #expect(Set(content.flows.map(\.folder)).count == 2)
    #expect(content.flows.allSatisfy { $0.surfaces.count == 1 })
    for (index, key) in ["Sent", "Saved"].enumerated() {
      let found = content.findings.filter { $0.flow == index }
      #expect(!found.isEmpty && found.allSatisfy { [key, ""].contains($0.finding.key) })
    }
  }

  @Test func onlyTheLocalesAndFlowsThatWereAskedFor() throws {
    let project = try ReportProject([
      "Localizable.xcstrings": ReportProject.catalog(Self.copy), "copyfit.yml": Self.flows,
    ])
    var options = project.options()
    options.locales = ["de"]
    options.flows = ["shop"]
    let content = project.report(options)
    // The source language stays, to compare with.
    #expect(content.flows.map(\.id) == ["shop"])
    #expect(content.flows[0].locales.map(\.id) == ["de", "en"])
    #expect(content.flows[0].surfaces.allSatisfy { $0.views.count == 2 })
    #expect(content.findings.allSatisfy { ["de", ""].contains($0.finding.locale) })
    #expect(content.findings.contains { $0.finding.locale == "de" })
  }

  // MARK: Baselines

  @Test(arguments: [false, true])
  func whatIsNewAgainstABaseline(isConfigured: Bool) throws {
    let project = try ReportProject([
      "Localizable.xcstrings": ReportProject.catalog(Self.copy), "copyfit.yml": Self.flows,
    ])
    #expect(project.report().findings.allSatisfy { $0.isNew == nil })
    #expect(project.report().baseline == nil)
    var options = project.options()
    options.flows = ["alone"]
    options.writeBaseline = project.folder("old.json")
    let old = LintRun.run(options)
    try project.folder.write(
      "old.json", String(decoding: try #require(old.newBaseline).bytes, as: UTF8.self))

    options = project.options()
    if isConfigured {
      try project.folder.write("copyfit.yml", "baseline: old.json\n" + Self.flows)
    } else {
      options.baseline = project.folder("old.json")
    }
    let content = project.report(options)
    #expect(content.result.problems.map(\.message) == [])
    #expect(content.baseline == (isConfigured ? "the configuration's baseline" : options.baseline))
    let (known, new) = (
      content.findings.filter { $0.isNew == false }, content.findings.filter { $0.isNew == true }
    )
    #expect(!known.isEmpty && !new.isEmpty)
    #expect(known.count + new.count == content.findings.count)
    #expect(known.allSatisfy { $0.finding.flow == "alone" })
    #expect(new.allSatisfy { $0.finding.flow == "shop" })
    #expect(known.count == old.newBaseline?.count)
  }
}
