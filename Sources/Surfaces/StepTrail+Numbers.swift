import PlatformFacts
import TextMeasurement

extension StepTrail {
  /// The widest number at one label size, fitted into stops of any diameter.
  ///
  /// A number is one line in a square of its stop's diameter, at the label's size, which shrinks
  /// with the stop. The widest is found at full size, since monospaced digits keep their order.
  final class Numbers {
    private let widest: String
    private let metrics: Metrics
    private let pixel: Double
    private let ruler: TextRuler
    private var known: [Double: (scale: Double, verdict: Verdict)] = [:]
    /// What was asked for last: stops are full-size in most places.
    private var last: (size: Double, outcome: (scale: Double, verdict: Verdict))?

    init(widest: String, ruler: TextRuler, metrics: Metrics, pixel: Double) {
      self.widest = widest
      self.metrics = metrics
      self.pixel = pixel
      self.ruler = ruler
    }

    /// - Parameter size: Drawn diameter in points.
    func outcome(
      size: Double
    ) throws(MeasurementError) -> (scale: Double, verdict: Verdict) {
      if let last, last.size == size { return last.outcome }
      if let outcome = known[size] {
        last = (size, outcome)
        return outcome
      }
      let isFullSize = size == metrics.diameter
      let label = isFullSize ? metrics.label : metrics.label * size / metrics.diameter
      let number = try ruler.measure(widest, size: label)
      let outcome = (
        scale: number.width > size ? size / number.width : 1,
        verdict: number.verdict(limit: size, pixel: pixel)
      )
      known[size] = outcome
      last = (size, outcome)
      return outcome
    }
  }
}
