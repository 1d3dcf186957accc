import PlatformFacts
import TextMeasurement

extension StepTrail {
  /// A trail's texts, prepared once for all sizes; what is measured at one size is kept for the
  /// content sizes that share it.
  struct Texts {
    private let titles: [WrappableText]
    /// Position texts of each step, one for each set of digits.
    private let positions: [[WrappableText]]
    private let letters: LetterTable
    private let label: TextRuler
    private let digits: TextRuler
    private var numbers: [ScalableText]
    private let showsCaption: Bool
    private var titlesBySize: [SizeKey: Titles] = [:]
    private var numbersBySize: [SizeKey: Numbers] = [:]
    private var captionsBySize: [SizeKey: Caption] = [:]

    /// `size` is the text scale of titles and numbers, and the font size of captions.
    private struct SizeKey: Hashable {
      var size: Double
      var displayScale: DisplayScale
    }

    /// - Parameter sizes: The font sizes in use, in points.
    init(
      _ copy: Copy, style: Style, sizes: ClosedRange<Double>, measurer: any TextMeasuring
    ) {
      titles = copy.titles.map(WrappableText.init)
      positions = copy.titles.indices.map { step in
        let texts = copy.positions.filter { $0.indices.contains(step) }.map { $0[step] }
        // A title is stated even without a position.
        return texts.isEmpty ? [WrappableText("")] : texts.map(WrappableText.init)
      }
      letters = LetterTable(titles)
      showsCaption = style.showsCaption
      var attributes = TextAttributes(weight: style.weight, locale: copy.locale)
      label = TextRuler(measurer: measurer, attributes: attributes, sizes: sizes)
      attributes.monospacedDigits = true
      digits = TextRuler(measurer: measurer, attributes: attributes, sizes: sizes)
      numbers = copy.numbers.flatMap { $0.prefix(copy.titles.count).map(ScalableText.init) }
    }

    mutating func titles(
      _ metrics: Metrics, displayScale: DisplayScale
    ) throws(MeasurementError) -> Titles {
      let key = SizeKey(size: metrics.scale, displayScale: displayScale)
      if let known = titlesBySize[key] { return known }
      var measured: [MeasuredWidth] = []
      measured.reserveCapacity(titles.count)
      for title in titles { measured.append(try title.measure(label, size: metrics.label)) }
      let result = Titles(
        measured, hasLineBreak: titles.map(\.hasLineBreak), metrics: metrics,
        pixel: displayScale.pixel)
      titlesBySize[key] = result
      return result
    }

    mutating func numbers(
      _ metrics: Metrics, displayScale: DisplayScale
    ) throws(MeasurementError) -> Numbers {
      let key = SizeKey(size: metrics.scale, displayScale: displayScale)
      if let known = numbersBySize[key] { return known }
      var widest = ""
      var width = 0.0
      for index in numbers.indices {
        let measured = try numbers[index].measure(digits, size: metrics.label).width
        if measured > width { (widest, width) = (numbers[index].text, measured) }
      }
      let result = Numbers(
        widest: widest, ruler: digits, metrics: metrics, pixel: displayScale.pixel)
      numbersBySize[key] = result
      return result
    }

    mutating func caption(
      size: Double, displayScale: DisplayScale
    ) throws(MeasurementError) -> Caption {
      let key = SizeKey(size: size, displayScale: displayScale)
      if let known = captionsBySize[key] { return known }
      let result = try Caption(
        titles: titles, positions: positions, letters: letters, ruler: label,
        isShown: showsCaption, size: size, displayScale: displayScale)
      captionsBySize[key] = result
      return result
    }
  }
}
