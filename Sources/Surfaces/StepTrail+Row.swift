import PlatformFacts
import TextMeasurement

extension StepTrail {
  /// A trail at one content size and display scale: all that does not depend on the width.
  final class Row {
    private let metrics: Metrics
    private let category: ContentSizeCategory
    private let displayScale: DisplayScale
    private let titles: Titles
    private let numbers: Numbers
    private let caption: Caption

    init(
      texts: inout Texts, style: Style, category: ContentSizeCategory, displayScale: DisplayScale
    ) throws(MeasurementError) {
      metrics = Metrics(style: style, category: category, displayScale: displayScale)
      self.category = category
      self.displayScale = displayScale
      titles = try texts.titles(metrics, displayScale: displayScale)
      numbers = try texts.numbers(metrics, displayScale: displayScale)
      caption = try texts.caption(
        size: StepTrail.captionSize(category, displayScale), displayScale: displayScale)
    }

    private var count: Int { titles.outcomes.count }

    private var fullStops: Double {
      Metrics.rowWidth(count: count, diameter: metrics.diameter)
    }

    var threshold: Threshold {
      Threshold(
        contentSize: category, displayScale: displayScale, titled: titles.natural,
        fullStops: fullStops,
        minimum: Metrics.rowWidth(count: count, diameter: StepTrail.minimumDiameter))
    }

    func cell(in place: Place) throws(MeasurementError) -> LayoutCell {
      let width = place.width
      let isTitled = titles.natural <= width
      // The form with every title at its narrowest and at its widest.
      let isTitledAtBest = titles.naturalLow <= width
      let isTitledAtWorst = titles.naturalHigh <= width
      let isFormOpen = isTitledAtBest != isTitledAtWorst
      let isTruncationOpen = isTitledAtWorst && isTitledAtBest && titles.hasOpenTruncation

      let fit = Fit(count: count, diameter: metrics.diameter, width: width)
      let natural = isTitled ? titles.natural : fullStops
      return LayoutCell(
        contentSize: category, place: place, form: isTitled ? .titled : .numbered,
        isBorderline: isFormOpen || isTruncationOpen, isFormBorderline: isFormOpen,
        scale: metrics.scale, stops: try stops(fit, isTitled: isTitled, width: width),
        naturalWidth: natural, drawnWidth: isTitled ? natural : fit.drawn,
        titles: titles.outcomes,
        caption: try caption.outcome(isTitled: isTitled, limit: min(width, natural)))
    }

    private func stops(
      _ fit: Fit, isTitled: Bool, width: Double
    ) throws(MeasurementError) -> StopOutcome {
      let size = isTitled ? metrics.diameter : fit.size
      let overflows = !isTitled && fit.drawn > width
      let number = try numbers.outcome(size: size)
      return StopOutcome(
        count: count, diameter: size, room: fit.room,
        narrowestTarget: StepTrail.narrowestTarget(count: count, size: size),
        beyondReach: overflows
          ? StepTrail.beyondReach(count: count, size: size, width: width) : 0,
        capacity: StepTrail.capacity(width: width), numberScale: number.scale,
        numberVerdict: number.verdict)
    }
  }

  /// The titles at one label size.
  struct Titles {
    let outcomes: [TitleOutcome]
    /// Natural width of the titled form, with every title as measured, at its narrowest and at its
    /// widest. Points.
    let natural: Double
    let naturalLow: Double
    let naturalHigh: Double
    /// True when the uncertainty decides whether some title is cut.
    let hasOpenTruncation: Bool

    init(
      _ measured: [MeasuredWidth], hasLineBreak: [Bool], metrics: Metrics, pixel: Double
    ) {
      let limit = metrics.limit
      var outcomes: [TitleOutcome] = []
      outcomes.reserveCapacity(measured.count)
      var (widest, widestLow, widestHigh) = (0.0, 0.0, 0.0)
      for (title, hasLineBreak) in zip(measured, hasLineBreak) {
        let drawn = metrics.drawn(title.width)
        widest = max(widest, drawn)
        widestLow = max(widestLow, metrics.drawn(title.low))
        widestHigh = max(widestHigh, metrics.drawn(title.high(pixel: pixel)))
        outcomes.append(
          TitleOutcome(
            measured: title.width, drawn: drawn, limit: limit, band: title.band,
            exceedsLimit: hasLineBreak || title.width > limit,
            verdict: hasLineBreak ? .exceeds : title.verdict(limit: limit, pixel: pixel)))
      }
      self.outcomes = outcomes
      natural = metrics.titledWidth(count: measured.count, widest: widest)
      naturalLow = metrics.titledWidth(count: measured.count, widest: widestLow)
      naturalHigh = metrics.titledWidth(count: measured.count, widest: widestHigh)
      hasOpenTruncation = outcomes.contains { $0.verdict == .borderline }
    }
  }
}
