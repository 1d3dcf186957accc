import PlatformFacts
import TextMeasurement

/// The text of a slot at one font size. Belongs to one thread.
final class SlotSize {
  let text: SizedText

  init(_ text: SizedText) { self.text = text }

  /// - Parameter leading: points between two lines, besides their height.
  func outcome(
    of slot: TextSlot, in frame: SlotFrame, leading: Double, displayScale: DisplayScale
  ) throws(MeasurementError) -> SlotOutcome {
    let layout = Layout(
      slot: slot, frame: frame, leading: leading, displayScale: displayScale, text: text)
    if text.source.text.isEmpty { return layout.start(lines: 0) }
    var outcome =
      if slot.isFixedSize { layout.fixedSize() } else if slot.lines == 1 {
        layout.oneLine()
      } else { try layout.wrapped() }
    if let decoration = frame.decoration {
      outcome.sticksOutBy = max(0, text.single.width - decoration)
      outcome.stickingOut = text.single.verdict(limit: decoration, pixel: displayScale.pixel)
    }
    return outcome
  }
}

extension SlotSize {
  /// One text in one place.
  private struct Layout {
    let slot: TextSlot
    let frame: SlotFrame
    let leading: Double
    let displayScale: DisplayScale
    let text: SizedText

    private var pixel: Double { displayScale.pixel }
    private var single: MeasuredWidth { text.single }
    private var lineHeight: Double { SystemFont.lineHeight(size: text.size) }

    func start(lines: Int, scale: Double = 1) -> SlotOutcome {
      var outcome = SlotOutcome(
        measured: single.width, band: single.band, available: frame.width, lines: lines,
        allowedLines: slot.lines, height: height(lines: lines, scale: scale),
        availableHeight: frame.height)
      outcome.pointSize = text.size
      outcome.scale = scale
      if let height = frame.height, !slot.truncatesAtHeight || slot.isFixedSize {
        outcome.tooTallBy = max(0, outcome.height - height)
        outcome.tallness = outcome.tooTallBy > 0 ? .exceeds : .fits
      }
      return outcome
    }

    /// Points, rounded up to a pixel.
    private func height(lines: Int, scale: Double = 1) -> Double {
      if lines <= 0 { return 0 }
      let height = Double(lines) * lineHeight + Double(lines - 1) * leading
      return displayScale.roundedUp(height * scale)
    }

    /// A line's width against the place's, with the uncertainty of both.
    private func verdict(_ line: MeasuredWidth) -> Verdict {
      let (width, tolerance) = (frame.width, frame.tolerance)
      if line.low > width + tolerance { return .exceeds }
      return line.high(pixel: pixel) <= width - tolerance ? .fits : .borderline
    }

    // MARK: It grows

    func fixedSize() -> SlotOutcome {
      var outcome = start(lines: text.source.hardLineCount)
      outcome.clippedBy = max(0, single.width - frame.width)
      outcome.clipping = verdict(single)
      return outcome
    }

    // MARK: One line

    func oneLine() -> SlotOutcome {
      let available = frame.width
      let least = slot.minimumScaleFactor
      let scale = single.width > available ? max(least, available / single.width) : 1
      var outcome = start(lines: 1, scale: scale)
      if least < 1 {
        outcome.shrinking = verdict(single)
      }
      let shrunk = MeasuredWidth(width: single.width * least, band: single.band)
      outcome.truncation = verdict(shrunk)
      if shrunk.width > available {
        outcome.lostCharacters = text.lostCharacters(
          width: single.width * scale, available: available)
      }
      // A line break cannot be drawn on one line: what follows it is gone.
      if text.source.hasLineBreak {
        outcome.truncation = .exceeds
        outcome.lostCharacters = max(
          outcome.lostCharacters, text.source.charactersAfterFirstLine)
      }
      return outcome
    }

    // MARK: Several lines

    func wrapped() throws(MeasurementError) -> SlotOutcome {
      let whole = try wrapping(scale: 1)
      if fits(whole.lines, scale: 1) {
        var outcome = start(lines: whole.lines)
        try judge(&outcome, at: 1, whole)
        return outcome
      }
      let scale = try shrunkScale()
      let wrapping = scale == 1 ? whole : try self.wrapping(scale: scale)
      let allowed = allowedLines(scale: scale)
      let drawn = min(wrapping.lines, allowed ?? wrapping.lines)
      var outcome = start(lines: drawn, scale: scale)
      if let allowed, wrapping.lines > allowed {
        let rest = try text.characters(
          afterLine: allowed, limit: frame.width / scale)
        // The ellipsis takes about a character's place on the last line.
        outcome.lostCharacters = min(text.source.characterCount, rest + 1)
      }
      try judge(&outcome, at: scale, wrapping)
      return outcome
    }

    /// Fills in the verdicts: what the widths come to at both ends of their uncertainty.
    private func judge(
      _ outcome: inout SlotOutcome, at scale: Double, _ wrapping: TextSlot.Wrapping
    ) throws(MeasurementError) {
      outcome.brokenWord = wrapping.brokenWord
      let least = slot.minimumScaleFactor
      outcome.truncation = try verdict(scale: least) { fits($0, scale: least) }
      if least < 1 { outcome.shrinking = try verdict(scale: 1) { fits($0, scale: 1) } }
      if let height = frame.height, !slot.truncatesAtHeight {
        outcome.tallness = try verdict(scale: scale) { lines in
          self.height(lines: min(lines, slot.lines ?? lines), scale: scale) <= height
        }
      }
    }

    private func verdict(
      scale: Double, _ fits: (Int) -> Bool
    ) throws(MeasurementError) -> Verdict {
      if !fits(try lines(scale: scale, factor: 1 - single.band, pixel: 0)) { return .exceeds }
      if fits(try lines(scale: scale, factor: 1 + single.band, pixel: pixel)) { return .fits }
      return .borderline
    }

    /// Lines where every width is `factor` times as measured and `pixel` more.
    private func lines(
      scale: Double, factor: Double, pixel: Double
    ) throws(MeasurementError) -> Int {
      let limit = (frame.width - pixel) / (scale * factor)
      return try text.wrap(limit: max(0, limit), pixel: 0).lines
    }

    private func wrapping(scale: Double) throws(MeasurementError) -> TextSlot.Wrapping {
      try text.wrap(limit: frame.width / scale, pixel: pixel)
    }

    /// Lines that there is room for; nil: any number. One line is always drawn.
    private func allowedLines(scale: Double) -> Int? {
      guard slot.truncatesAtHeight, let height = frame.height else { return slot.lines }
      let step = (lineHeight + leading) * scale
      let room = step > 0 ? ((height + leading * scale) / step).rounded(.down) : 0
      let byHeight = Int(exactly: max(1, min(room, 1e9))) ?? 1
      return min(byHeight, slot.lines ?? byHeight)
    }

    private func fits(_ lines: Int, scale: Double) -> Bool {
      allowedLines(scale: scale).map { lines <= $0 } ?? true
    }

    /// The largest whole per cent with which all lines find room, else the least that there is.
    private func shrunkScale() throws(MeasurementError) -> Double {
      let least = slot.minimumScaleFactor
      if least >= 1 { return 1 }
      var low = Int((least * 100).rounded(.up))
      var high = 99
      if low > high { return least }
      if !fits(try wrapping(scale: least).lines, scale: least) { return least }
      while low < high {
        let middle = low + (high - low + 1) / 2
        let scale = Double(middle) / 100
        if fits(try wrapping(scale: scale).lines, scale: scale) {
          low = middle
        } else {
          high = middle - 1
        }
      }
      return Double(low) / 100
    }
  }
}
