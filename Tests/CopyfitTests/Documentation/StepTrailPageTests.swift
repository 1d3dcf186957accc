import Foundation
import PlatformFacts
import Surfaces
import Testing

/// The figures of the page about the step trail are the code's.
@Suite struct StepTrailPageTests {
  @Test func metrics() throws {
    let page = try #require(Documents.page("StepTrail"))
    let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.count == 6)
    for row in rows {
      let size = try #require(ContentSizeCategory(rawValue: row[0].filter { $0 != "`" }), "\(row)")
      let metrics = StepTrail.Metrics(style: .init(), category: size, displayScale: .x3)
      let figures = [
        metrics.scale, metrics.diameter, metrics.label, metrics.lead, metrics.tail, metrics.cap,
      ]
      for (text, figure) in zip(row.dropFirst(), figures) {
        let shown = try #require(Double(text), "\(row)")
        #expect(abs(shown - figure) < 0.0005, "\(row[0]): \(text) is \(figure)")
      }
    }
  }

  /// What the text says in numbers.
  @Test(arguments: [
    ("(n − 1) × (diameter + 4)", StepTrail.gap == 4),
    ("down to 22.", StepTrail.minimumDiameter == 22),
    (
      "to 2.2 times that",
      StepTrail.Metrics(style: .init(), category: .accessibility5, displayScale: .x2).scale == 2.2
    ),
  ])
  func prose(words: String, isSo: Bool) throws {
    let page = try #require(Documents.page("StepTrail"))
    #expect(page.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words))
    #expect(isSo, "\(words)")
  }
}
