import Testing

@testable import Reporting

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (34.0, "34"), (83.25, "83.25"), (77.7764, "77.776"), (77.7766, "77.777"), (0.0005, "0.001"),
    (0.0004, "0"), (-0.0004, "0"), (-0.0, "0"), (-1.5, "-1.5"), (213.33333333333334, "213.333"),
    (999_999_999.9996, "1000000000"), (1e9 + 0.4, "1000000000"), (1e15, "1000000000000000"),
    (-1e18, "-1000000000000000000"), (1.5e20, "150000000000000000000"),
    (-1.25e19, "-12500000000000000000"), (Double.leastNonzeroMagnitude, "0"),
  ])
  func roundsToThreeDecimals(value: Double, expected: String) {
    #expect(DecimalText.rounded(value) == expected)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func hasNoTextForWhatIsNoNumber(value: Double) {
    #expect(DecimalText.rounded(value) == nil)
    #expect(DecimalText.fixed(value, places: 1) == "–")
  }

  @Test func theGreatestNumberIsWrittenOut() throws {
    let text = try #require(DecimalText.rounded(.greatestFiniteMagnitude))
    #expect(text.count == 309)
    #expect(text.hasPrefix("17976931348623157000"))
    #expect(Double(text) == .greatestFiniteMagnitude)
  }

  @Test(arguments: [(2.0, 3, "2.000"), (31.3244, 3, "31.324"), (30.56, 1, "30.6"), (4.5, 0, "5")])
  func keepsTheDecimalsOfAColumn(value: Double, places: Int, expected: String) {
    #expect(DecimalText.fixed(value, places: places) == expected)
  }
}
