import Surfaces
import TextMeasurement

/// What the rules of one thread measure with. It is made when a rule first asks, since that opens faces,
/// and most runs find nothing that is cut.
final class RuleMeasurer {
  private let chain: FontChain
  private lazy var measurer = FontMeasurer(chain: chain)

  init(chain: FontChain) { self.chain = chain }

  /// nil where nothing can be measured: then nothing is said of it.
  func text(
    _ measure: (any TextMeasuring) throws(MeasurementError) -> String?
  ) -> String? {
    try? measure(measurer)
  }
}

extension MessageText {
  /// What is left of a text that is cut, as a sentence: `11 of its 16 characters stay:
  /// “Zusatzleist…”.` Pictures draw the same.
  static func remains(_ visible: String, of text: String, isRightToLeft: Bool) -> String {
    let (count, length) = (visible.count, text.count)
    if count == 0 { return "Nothing of it stays." }
    let end = isRightToLeft ? ", cut at its end, on the left" : ""
    return "About \(count) of its \(MessageText.count(length, "character")) stay: "
      + "“\(ending(visible))…”\(end)."
  }
}
