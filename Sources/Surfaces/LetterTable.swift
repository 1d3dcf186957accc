import PlatformFacts
import TextMeasurement

/// The titles' grapheme clusters, for titles that a caption draws letter by letter.
final class LetterTable {
  /// The distinct clusters of all titles.
  private var clusters: [ScalableText] = []
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

  /// Widths in points of the clusters from the one at `first` on, each a text of its own.
  func widths(
    from first: Int, ruler: TextRuler, size: Double, displayScale: DisplayScale
  ) throws(MeasurementError) -> [Double] {
    var widths: [Double] = []
    for index in first..<max(first, clusters.count) {
      let measured = try clusters[index].measure(ruler, size: size)
      widths.append(displayScale.roundedUp(measured.width))
    }
    return widths
  }

  private func index(of cluster: Character) -> Int32 {
    if let known = indices[cluster] { return known }
    let index = Int32(clamping: clusters.count)
    indices[cluster] = index
    clusters.append(ScalableText(String(cluster)))
    return index
  }
}
