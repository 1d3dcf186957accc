import PlatformFacts
import TextMeasurement

extension StepTrail {
  /// A trail's texts, prepared once for all sizes; what is measured at one size is kept for the
  /// content sizes that share it.
  struct Texts {
    let titles: [WrappableText]
    /// Position texts of each step, one for each set of digits.
    let positions: [[WrappableText]]
    let letters: LetterTable
    let label: TextRuler
    private let digits: TextRuler
    private let numbers: [String]
    private var titlesBySize: [SizeKey: Titles] = [:]
    private var numbersBySize: [SizeKey: Numbers] = [:]

    private struct SizeKey: Hashable {
      var scale: Double
      var displayScale: DisplayScale
    }

    init(_ copy: Copy, style: Style, measurer: any TextMeasuring) {
      titles = copy.titles.map(WrappableText.init)
      positions = copy.titles.indices.map { step in
        let texts = copy.positions.filter { $0.indices.contains(step) }.map { $0[step] }
        // A title is stated even without a position.
        return texts.isEmpty ? [WrappableText("")] : texts.map(WrappableText.init)
      }
      letters = LetterTable(titles)
      var attributes = TextAttributes(weight: style.weight, locale: copy.locale)
      label = TextRuler(measurer: measurer, attributes: attributes)
      attributes.monospacedDigits = true
      digits = TextRuler(measurer: measurer, attributes: attributes)
      numbers = copy.numbers.flatMap { $0.prefix(copy.titles.count) }
    }

    mutating func titles(
      _ metrics: Metrics, displayScale: DisplayScale
    ) throws(MeasurementError) -> Titles {
      let key = SizeKey(scale: metrics.scale, displayScale: displayScale)
      if let known = titlesBySize[key] { return known }
      var measured: [MeasuredWidth] = []
      measured.reserveCapacity(titles.count)
      for title in titles {
        measured.append(try label.measureWidest(title.hardLines, size: metrics.label))
      }
      let result = Titles(
        measured, hasLineBreak: titles.map(\.hasLineBreak), metrics: metrics,
        pixel: displayScale.pixel)
      titlesBySize[key] = result
      return result
    }

    mutating func numbers(
      _ metrics: Metrics, displayScale: DisplayScale
    ) throws(MeasurementError) -> Numbers {
      let key = SizeKey(scale: metrics.scale, displayScale: displayScale)
      if let known = numbersBySize[key] { return known }
      let result = try Numbers(
        numbers, ruler: digits, metrics: metrics, pixel: displayScale.pixel)
      numbersBySize[key] = result
      return result
    }
  }

  /// The titles' grapheme clusters, for titles that a caption draws letter by letter.
  final class LetterTable {
    /// The distinct clusters of all titles.
    private(set) var clusters: [String] = []
    private let titles: [WrappableText]
    private var indices: [Character: Int32] = [:]
    private var spelled: [Int: [Int32]] = [:]

    init(_ titles: [WrappableText]) { self.titles = titles }

    /// The title's clusters as indices in `clusters`, without its line breaks; nil when its script
    /// does not stand letter by letter and it is measured as one run.
    func spelling(ofTitle step: Int) -> [Int32]? {
      if let known = spelled[step] { return known.isEmpty ? nil : known }
      var result: [Int32] = []
      let text = titles[step].text
      if LetterScripts.standAlone(text) {
        for cluster in text where !cluster.isNewline { result.append(index(of: cluster)) }
      }
      spelled[step] = result
      return result.isEmpty ? nil : result
    }

    private func index(of cluster: Character) -> Int32 {
      if let known = indices[cluster] { return known }
      let index = Int32(clamping: clusters.count)
      indices[cluster] = index
      clusters.append(String(cluster))
      return index
    }
  }
}
