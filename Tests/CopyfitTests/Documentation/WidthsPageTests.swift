import Foundation
import Linting
import Testing

@testable import TextMeasurement

/// The figures of the page about widths, and those of the README, are the code's.
@Suite struct WidthsPageTests {
  /// The rows of the first table with this heading: cells without white space around them.
  private static func rows(_ heading: String, in document: Document?) throws -> [[String]] {
    let lines = try #require(document).text.components(separatedBy: "\n")
    let rows = lines.drop { $0 != heading }.dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    try #require(!rows.isEmpty, "there is no table \(heading)")
    return rows
  }

  private static func number(_ text: String) -> Double? {
    Double(text.replacing("−", with: "-").replacing("`", with: ""))
  }

  /// `2.5 %`, `2 % more` and `4 % at least`.
  private static func share(_ text: String) -> Double? {
    text.split(separator: " ").first.flatMap { Double($0) }.map { $0 / 100 }
  }

  private static func semibold(_ script: String) -> Double? {
    FontChain().faces(script: script, weight: .semibold).first?.correction.band
  }

  @Test(arguments: ["Sources/Linting/Documentation.docc/Widths.md", "README.md"])
  func bands(path: String) throws {
    let heading = path == "README.md" ? "| script | within |" : "| script | band |"
    var count = 0
    for row in try Self.rows(heading, in: Documents.named(path)) {
      let band = try #require(Self.share(row[1]), "\(row)")
      for (word, expected) in [
        ("Latin", Self.semibold("Latn")), ("Vietnamese", Self.semibold("Latn")),
        ("Cyrillic", Self.semibold("Cyrl")), ("Greek", Self.semibold("Grek")),
        ("Arabic", Self.semibold("Arab")), ("Hebrew", Self.semibold("Hebr")),
        ("Thai", Self.semibold("Thai")), ("Devanagari", Self.semibold("Deva")),
        ("other", Self.semibold("Geor")), ("Han", EmConstant.fullWidth.correction.band),
        ("kana", EmConstant.fullWidth.correction.band),
        ("hangul", EmConstant.hangul.correction.band),
        ("emoji", EmConstant.emoji.correction.band),
        ("own system font", WidthCorrection.exact(tracking: true).band),
        ("another revision", WidthCorrection.exact(tracking: true).uncorrected.band),
      ] where row[0].contains(word) && !(word == "other" && row[0].contains("another")) {
        count += 1
        #expect(band == expected, "\(path): \(row[0])")
      }
    }
    #expect(count >= 12)
  }

  /// 2 % more, measured.
  @Test func capitals() throws {
    let attributes = TextAttributes(weight: .semibold, locale: "en")
    let measurer = FontMeasurer()
    let small = try measurer.shape("Cart", attributes, size: 15).band
    let capitals = try measurer.shape("CART", attributes, size: 15).band
    let rows = try Self.rows("| script | band |", in: Documents.page("Widths"))
    let more = rows.first { $0[0].contains("capitals") }.flatMap { Self.share($0[1]) }
    #expect(more.map { abs($0 - (capitals - small)) < 1e-12 } == true)
  }

  @Test func coefficients() throws {
    let heading =
      "| face | script | a | β | γ | band | error of 95 in 100 tested titles |"
    let rows = try Self.rows(heading, in: Documents.page("Widths"))
    let chain = FontChain()
    for row in rows {
      let face = row[0].split(separator: " ").map { $0.filter { $0 != "`" } }
      let script = row[1].filter { $0 != "`" }
      let found = FontWeight.allCases.flatMap { chain.faces(script: script, weight: $0) }
        .first { $0.name == face[0] }
      let chainFace = try #require(found, "\(row)")
      #expect(chainFace.revision == face[1], "\(row)")
      let correction = chainFace.correction
      #expect(Self.number(row[2]) == correction.scale, "\(row)")
      #expect(Self.number(row[3]) == correction.beta, "\(row)")
      #expect(Self.number(row[4]) == correction.gamma, "\(row)")
      // A face that serves several weights has a row for the one that it was calibrated in.
      #expect(Self.share(row[5]) == correction.band, "\(row)")
    }
    // Every calibrated figure has a row.
    let scales = rows.compactMap { Self.number($0[2]) }
    for weight in FontWeight.allCases {
      #expect(scales.contains(FontChain.interLatin(weight).a))
    }
    for script in ["Latn", "Cyrl"] {
      let variable = FontChain.interVariableCoefficients(script)
      #expect(variable.map { scales.contains($0.a) } == true)
    }
    for script in ["Cyrl", "Grek"] {
      #expect(scales.contains(FontChain.interCoefficients(script, .semibold).a))
    }
    for (script, style) in [
      ("Arab", "Bold"), ("Arab", "Regular"), ("Thai", "Bold"), ("Hebr", "Bold"), ("Deva", "Bold"),
      ("Geor", "Bold"),
    ] {
      #expect(scales.contains(FontChain.notoScale(script: script, style: style)))
    }
  }

  @Test func verdicts() throws {
    let rows = try Self.rows(
      "| width | band | limit | pixel | verdict |", in: Documents.page("Widths"))
    for row in rows {
      let width = try #require(Self.number(row[0]))
      let band = try #require(Self.share(row[1]))
      let limit = try #require(Self.number(row[2]))
      #expect(row[3] == "1/3")
      let verdict = Verdict(width: width, band: band, limit: limit, pixel: 1.0 / 3)
      #expect(verdict.rawValue == row[4], "\(row)")
    }
  }

  /// Figures in running text, as the page spells them.
  @Test(arguments: [
    ("Han, kana and full-width forms are 1 em a character", EmConstant.fullWidth.em == 1),
    ("half-width forms 0.5 em", EmConstant.halfWidth.em == 0.5),
    ("syllable 0.865 em", EmConstant.hangul.em == 0.865),
    ("1 up to 17 pt", WidthCorrection.textCutShare(size: 17) == 1),
    ("0.909 at 19", WidthCorrection.textCutShare(size: 19) == 0.909),
    ("0.182 at 24", abs(WidthCorrection.textCutShare(size: 24) - 0.182) < 1e-12),
    ("0 from 28", WidthCorrection.textCutShare(size: 28) == 0),
    (
      "estimated by what the weight changes in Latin, with a band of at least 4 %",
      FontChain().faces(script: "Cyrl", weight: .bold).first?.correction.band == 0.04
    ),
  ])
  func prose(words: String, isSo: Bool) throws {
    let text = try #require(Documents.page("Widths")).text.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(text.contains(words))
    #expect(isSo, "\(words)")
  }
}
