import PlatformFacts
import TextMeasurement

extension StepTrail {
  /// The caption at one font size. It states the worst of its steps and of the sets of digits:
  /// stacked before beside, most lines, any broken word.
  final class Caption {
    /// Points between title and position side by side.
    static let besideGap = 6.0

    private let source: (titles: [WrappableText], letters: LetterTable)
    private let ruler: TextRuler
    private let isShown: Bool
    private let size: Double
    private let displayScale: DisplayScale
    /// Position texts of each step, one for each set of digits.
    private var positions: [[SizedText]] = []
    /// Measured for those that stand above their position.
    private var titles: [SizedText?] = []
    /// Width of each title side by side, in points.
    private var besideWidths: [Double] = []
    private var known: [Key: CaptionOutcome] = [:]
    /// What was asked for last: all wider places of a titled form have the same limit.
    private var last: (key: Key, outcome: CaptionOutcome)?

    private struct Key: Hashable {
      var isTitled: Bool
      var limit: Double
    }

    init(
      titles: [WrappableText], positions: [[WrappableText]], letters: LetterTable,
      ruler: TextRuler, isShown: Bool, size: Double, displayScale: DisplayScale
    ) throws(MeasurementError) {
      source = (titles, letters)
      self.ruler = ruler
      self.isShown = isShown
      self.size = size
      self.displayScale = displayScale
      guard isShown else { return }
      for step in positions {
        var sized: [SizedText] = []
        for text in step { sized.append(try SizedText(text, size: size, ruler: ruler)) }
        self.positions.append(sized)
      }
    }

    /// - Parameter limit: Width limit of the block in points.
    func outcome(
      isTitled: Bool, limit: Double
    ) throws(MeasurementError) -> CaptionOutcome {
      guard isShown else {
        return CaptionOutcome(layout: .none, lines: 0, hasBrokenWord: false, limit: limit)
      }
      let key = Key(isTitled: isTitled, limit: limit)
      if let last, last.key == key { return last.outcome }
      if let outcome = known[key] {
        last = (key, outcome)
        return outcome
      }
      // One for each of some ten widths: growing to that by doubling takes longer than all look-ups.
      if known.isEmpty { known.reserveCapacity(12) }
      var worst = Worst(layout: isTitled ? .position : .beside)
      if !isTitled { try measureTitles() }
      for step in positions.indices {
        try state(step, isTitled: isTitled, limit: limit, in: &worst)
      }
      let outcome = worst.outcome(limit: limit)
      known[key] = outcome
      last = (key, outcome)
      return outcome
    }

    private func state(
      _ step: Int, isTitled: Bool, limit: Double, in worst: inout Worst
    ) throws(MeasurementError) {
      let pixel = displayScale.pixel
      var title: TextSlot.Wrapping?
      for set in positions[step].indices {
        let position = displayScale.roundedUp(positions[step][set].single.width)
        if !isTitled, besideWidths[step] + Self.besideGap + position <= limit {
          worst.lines = max(worst.lines, 1)
          continue
        }
        let wrapped = try positions[step][set].wrap(limit: limit, pixel: pixel)
        worst.addPosition(wrapped)
        var lines = wrapped.lines
        if !isTitled {
          if title == nil { title = try wrapTitle(step, limit: limit) }
          lines += title?.lines ?? 0
          worst.layout = .stacked
        }
        worst.lines = max(worst.lines, lines)
      }
      if let title { worst.addTitle(title, step: step) }
    }

    // MARK: Titles

    private func wrapTitle(
      _ step: Int, limit: Double
    ) throws(MeasurementError) -> TextSlot.Wrapping {
      if let title = titles[step] {
        return try title.wrap(limit: limit, pixel: displayScale.pixel)
      }
      let title = try SizedText(source.titles[step], size: size, ruler: ruler)
      titles[step] = title
      return try title.wrap(limit: limit, pixel: displayScale.pixel)
    }

    /// Needed in the numbered form alone.
    private func measureTitles() throws(MeasurementError) {
      guard titles.isEmpty else { return }
      titles = Array(repeating: nil, count: source.titles.count)
      besideWidths.reserveCapacity(source.titles.count)
      var letterWidths: [Double] = []
      for (step, title) in source.titles.enumerated() {
        guard let spelling = source.letters.spelling(ofTitle: step) else {
          besideWidths.append(
            displayScale.roundedUp(try title.measure(ruler, size: size).width))
          continue
        }
        letterWidths += try source.letters.widths(
          from: letterWidths.count, ruler: ruler, size: size, displayScale: displayScale)
        besideWidths.append(spelling.reduce(0) { $0 + letterWidths[Int($1)] })
      }
    }
  }
}

extension StepTrail.Caption {
  /// Gathers the worst of a caption's steps.
  private struct Worst {
    var layout: CaptionOutcome.Layout
    var lines = 0
    private var breaksWord = false
    private var position: CaptionText?
    private var titles: [CaptionText] = []

    init(layout: CaptionOutcome.Layout) { self.layout = layout }

    mutating func addPosition(_ wrapping: TextSlot.Wrapping) {
      breaksWord = breaksWord || wrapping.breaksWord
      guard wrapping.wraps != .fits || wrapping.brokenWord != nil else { return }
      var text = position ?? CaptionText(step: nil, lines: 0)
      text.lines = max(text.lines, wrapping.lines)
      if text.wraps != .exceeds, wrapping.wraps != .fits { text.wraps = wrapping.wraps }
      text.brokenWord = Self.worse(text.brokenWord, wrapping.brokenWord)
      position = text
    }

    mutating func addTitle(_ wrapping: TextSlot.Wrapping, step: Int) {
      breaksWord = breaksWord || wrapping.breaksWord
      guard wrapping.wraps != .fits || wrapping.brokenWord != nil else { return }
      titles.append(
        CaptionText(
          step: step, lines: wrapping.lines, wraps: wrapping.wraps,
          brokenWord: wrapping.brokenWord))
    }

    func outcome(limit: Double) -> CaptionOutcome {
      CaptionOutcome(
        layout: layout, lines: lines, hasBrokenWord: breaksWord, limit: limit,
        troubled: titles + (position.map { [$0] } ?? []))
    }

    private static func worse(
      _ a: BrokenWord?, _ b: BrokenWord?
    ) -> BrokenWord? {
      guard let a, let b else { return a ?? b }
      if (a.verdict == .exceeds) != (b.verdict == .exceeds) {
        return a.verdict == .exceeds ? a : b
      }
      return b.width > a.width ? b : a
    }
  }
}
