import Testing
import TextMeasurement

@Suite struct VerdictTests {
  /// fits: width × (1 + b) + 1 px ≤ limit; exceeds: width × (1 − b) > limit; else borderline.
  @Test(
    arguments: [
      (100.0, 0.025, 103.0, 0.5, Verdict.fits), (100, 0.025, 102.9, 0.5, .borderline),
      (100, 0.025, 97.5, 0.5, .borderline), (100, 0.025, 97.4, 0.5, .exceeds),
      (0, 0, 1, 0.5, .fits), (160, 0, 160, 0.5, .borderline), (160, 0.01, 400, 0.5, .fits),
    ] as [(Double, Double, Double, Double, Verdict)])
  func verdict(width: Double, band: Double, limit: Double, pixel: Double, expected: Verdict) {
    #expect(Verdict(width: width, band: band, limit: limit, pixel: pixel) == expected)
  }

  /// T: 1 up to 17 pt, .909 at 19, .182 at 24, 0 from 28, linear between.
  @Test(arguments: [
    (6.0, 1.0), (17, 1), (18, 0.9545), (19, 0.909), (20, 0.7636), (24, 0.182), (26, 0.091), (28, 0),
    (60, 0),
  ])
  func textCutShare(size: Double, expected: Double) {
    #expect(abs(WidthCorrection.textCutShare(size: size) - expected) < 1e-12)
  }
}
