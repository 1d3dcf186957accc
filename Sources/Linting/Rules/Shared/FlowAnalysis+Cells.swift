import PlatformFacts
import Surfaces

extension LocaleAnalysis {
  /// The cells that a rule looks at; none without a layout.
  func cells(for report: RuleReport) -> [LayoutCell] {
    guard let cells = layout?.cells else { return [] }
    if report.contentSizes.count == ContentSizeCategory.allCases.count { return cells }
    return cells.filter { report.looks(at: $0.contentSize) }
  }

  /// The width, in points, from which the full form shows at the size and scale of `cell`.
  func titledWidth(in cell: LayoutCell) -> Double? {
    layout?.thresholds.first {
      $0.contentSize == cell.contentSize && $0.displayScale == cell.place.displayScale
    }?.titled
  }
}

extension FlowAnalysis {
  /// The first locale that could be laid out: for what is the same in all of them.
  var anyLayout: LocaleAnalysis? { locales.first { $0.layout != nil } }
}

extension LayoutCell {
  /// `large on 288 pt @3x`, for one cell in a message.
  var wording: String {
    let width = MessageText.number(place.width, decimals: 3)
    return "\(contentSize.rawValue) on \(width) pt @\(place.displayScale.rawValue)x"
  }
}

extension Array {
  /// The first of the elements with the greatest value.
  func first(by value: (Element) -> Double) -> Element? {
    var best: (element: Element, value: Double)?
    for element in self {
      let value = value(element)
      if let found = best, value <= found.value { continue }
      best = (element, value)
    }
    return best?.element
  }
}
