import PlatformFacts
import Surfaces
import Testing

@testable import Linting

/// What a finding's message quotes is what its picture shows.
@Suite(InstalledFonts.condition) struct ReportQuoteTests {
  private static let copy: [(key: String, texts: [String: String])] = [
    ("A", ["en": "Accessories", "de": "Zusatzleistungen", "ar": "الخدمات الإضافية للحجز"]),
    ("B", ["en": "Overview", "de": "Monatsübersicht illi", "ar": "نظرة عامة على الشهر"]),
    ("C", ["en": "Orders", "de": "WWW Bestellverlauf", "ar": "سجل الطلبات السابقة"]),
    (
      "D",
      [
        "en": "Free returns within 30 days of your order",
        "de": "Kostenlose Rücksendung innerhalb von 30 Tagen nach der Bestellung",
        "ar": "إرجاع مجاني خلال 30 يومًا من تاريخ الطلب",
      ]
    ),
  ]

  private static func content() throws -> ReportContent {
    try ReportProject.content(
      copy,
      """
      sourceLanguage: en
      devices: [iphone-16-zoomed, iphone-16]
      contentSizes: all
      flows:
        - { id: trail, steps: [A, B, C], style: { maximumTitleWidth: 80 } }
        - { id: tabs, surface: tab-bar, tabs: [A, B, C, A, B] }
        - id: slots
          surface: slots
          slots:
            - { id: one, text: A, lines: 1, width: 60 }
            - { id: two, text: D, lines: 2, width: 120 }
            - { id: three, text: B, lines: 1, minimumScaleFactor: 0.8, width: 70 }
      """)
  }

  /// The remainder in a message is the one in the picture of the cell that the message is about.
  @Test func theRemainderIsTheOneThatIsDrawn() throws {
    let content = try Self.content()
    var checked: [String: Int] = [:]
    for entry in content.findings
    where ["title-truncated", "text-truncated"].contains(entry.finding.rule) {
      let finding = entry.finding
      guard let range = finding.message.range(of: "stay: “") else { continue }
      let quoted = finding.message[range.upperBound...].prefix { $0 != "”" }
      let cell = try #require(entry.worst)
      let (flow, surface) = (try #require(entry.flow), try #require(entry.surface))
      var drawn: Set<String> = []
      switch try content.view(finding.locale, surface: surface, flow: flow) {
      case .trail(let view):
        let step = try #require(view.keys.firstIndex(of: finding.key))
        let line = try #require(view.rows[view.rowOfCell[cell]].cut[step])
        drawn = [Self.text(content, flow, surface, view.titles[step], until: line)]
      case .pictures(let view):
        for placed in try #require(view.picture(ofCell: cell)).texts {
          if let last = placed.lines.last, last.endsInEllipsis {
            drawn.insert(Self.text(content, flow, surface, placed.text, until: last))
          }
        }
      }
      #expect(drawn.contains(String(quoted)), "\(finding.message)")
      let count = quoted.dropLast().count
      #expect(count > 40 || finding.message.contains("About \(count) of its"))
      checked[finding.rule, default: 0] += 1
    }
    #expect(checked["title-truncated", default: 0] > 4)
    #expect(checked["text-truncated", default: 0] > 8)
  }

  private static func text(
    _ content: ReportContent, _ flow: Int, _ surface: Int, _ index: Int, until line: PlacedLine
  ) -> String {
    let units = Array(content.flows[flow].surfaces[surface].texts[index].text.utf16)
    let text = String(decoding: units[..<line.range.upperBound], as: UTF16.self)
    return text.count > 60 ? MessageText.ending(text) + "…" : text + "…"
  }

  /// The numbers of a message are those of its cell, which single pictures are taken in.
  @Test func theCellIsTheOneThatIsQuoted() throws {
    let content = try Self.content()
    var seen = 0
    for entry in content.findings {
      guard let measured = entry.finding.measured, let worst = entry.worst else { continue }
      #expect(entry.cells.contains(worst))
      guard entry.finding.rule == "text-truncated", let flow = entry.flow,
        let surface = entry.surface,
        case .pictures(let view) = try content.view(
          entry.finding.locale, surface: surface, flow: flow)
      else { continue }
      let picture = try #require(view.picture(ofCell: worst))
      let needs = picture.texts.compactMap(\.trouble).filter { $0.needed > 0 }.map(\.needed)
      if picture.texts.contains(where: { $0.lines.count > 1 }) { continue }
      #expect(needs.contains { abs($0 - measured.width) < 1e-9 }, "\(entry.finding.message)")
      seen += 1
    }
    #expect(seen > 3)
    let shot = try #require(content.shots(ShotFilter()).first { $0.flow == 1 && $0.locale == 1 })
    let own = content.findings.filter {
      $0.flow == 1 && $0.finding.locale == content.flows[1].locales[1].id
    }
    #expect(own.contains { $0.worst == shot.cell })
  }

  /// A text as long as a page is drawn to where people read, and the rest is counted.
  @Test func absurdTextsAreBounded() throws {
    for long in [String(repeating: "Wort ", count: 2_000), String(repeating: "W", count: 10_000)] {
      let content = try ReportProject.content(
        [("A", ["en": long, "de": long]), ("B", ["en": "B", "de": "B"])],
        """
        sourceLanguage: en
        devices: [iphone-16-zoomed, iphone-16]
        contentSizes: [large, accessibility5]
        flows:
          - { id: trail, steps: [A, B] }
          - { id: toast, surface: toast, title: A }
          - id: slots
            surface: slots
            slots: [{ id: one, text: A, fixedSize: true, width: 100 }, { id: two, text: A, width: 100 }]
        """)
      for flow in content.flows.indices {
        let surface = content.flows[flow].surfaces[0]
        for text in surface.texts {
          #expect(text.text.count <= 200 && text.runs.allSatisfy { $0.glyphs.count <= 400 })
        }
        #expect(surface.texts.contains { $0.rest > 9_000 })
        for case .pictures(let view)? in surface.views {
          for placed in view.pictures.flatMap(\.texts) {
            #expect(placed.lines.count <= 200)
            #expect(placed.lines.allSatisfy { $0.range.upperBound <= 200 && $0.width < 20_000 })
          }
        }
      }
    }
  }
}
