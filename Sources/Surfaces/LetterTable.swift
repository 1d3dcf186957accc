import PlatformFacts
import TextMeasurement

/// The titles' grapheme clusters, for titles that a caption draws letter by letter.
final class LetterTable {
  /// The distinct clusters of all titles.
  private var clusters: [ScalableText] = []
  private let titles: [WrappableText]
  private var indices: [Character: Int32] = [:]
  /// The same for ASCII characters, by their code; -1 for those that were not met yet.
  private var ascii = [Int32](repeating: -1, count: 128)
  /// By title; nil for one that was not asked for yet.
  private var spelled: [[Int32]?]

  init(_ titles: [WrappableText]) {
    self.titles = titles
    spelled = Array(repeating: nil, count: titles.count)
  }

  /// The title's clusters as indices in `clusters`, without its line breaks; nil when its script
  /// does not stand letter by letter and it is measured as one run.
  func spelling(ofTitle step: Int) -> [Int32]? {
    if let known = spelled[step] { return known.isEmpty ? nil : known }
    var result: [Int32] = []
    let text = titles[step].text
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      // Every character is a cluster of its own.
      result.reserveCapacity(text.utf8.count)
      for byte in text.utf8 { result.append(index(ofASCII: byte)) }
    } else if LetterScripts.standAlone(text) {
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
      let known = clusters[index].known(ruler, size: size)
      let measured =
        if let known { known } else { try clusters[index].measure(ruler, size: size) }
      widths.append(displayScale.roundedUp(measured.width))
    }
    return widths
  }

  private func index(ofASCII byte: UInt8) -> Int32 {
    let known = ascii[Int(byte)]
    if known >= 0 { return known }
    let index = index(of: Character(Unicode.Scalar(byte)))
    ascii[Int(byte)] = index
    return index
  }

  private func index(of cluster: Character) -> Int32 {
    if let known = indices[cluster] { return known }
    let index = Int32(clamping: clusters.count)
    indices[cluster] = index
    clusters.append(ScalableText(String(cluster)))
    return index
  }
}
