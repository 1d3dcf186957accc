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
    let layout = SlotFitting(
      slot: slot, frame: frame.usable, missing: frame.missing, leading: leading,
      displayScale: displayScale, text: text)
    return try layout.outcome()
  }
}

extension SlotFrame {
  /// Not-a-number and negative lengths count as 0; an infinite height is no bound.
  fileprivate var usable: SlotFrame {
    func length(_ points: Double) -> Double { points > 0 ? points : 0 }
    return SlotFrame(
      width: length(width), height: height == .infinity ? nil : height.map(length),
      decoration: decoration.map(length), tolerance: length(tolerance))
  }

  /// Points that the frame lacks before the text takes any.
  fileprivate var missing: (width: Double, height: Double) {
    func points(_ length: Double) -> Double { length < 0 && length.isFinite ? -length : 0 }
    return (points(width), height.map(points) ?? 0)
  }
}

/// One text in one place: what it comes to by the point estimate and at both ends of the widths'
/// uncertainty.
struct SlotFitting {
  let slot: TextSlot
  let frame: SlotFrame
  /// Points that the frame lacks besides those of the text.
  let missing: (width: Double, height: Double)
  /// Points between two lines, besides their height.
  let leading: Double
  let displayScale: DisplayScale
  let text: SizedText

  /// The text with widths at one end of their uncertainty.
  struct State: Hashable {
    /// Drawn.
    var lines: Int
    var scale = 1.0
    /// Whether some of it is cut and ends in an ellipsis.
    var isCut = false
  }

  /// What widths are taken for: `factor` times as measured and `pixel` points more. What stands
  /// beside the text takes or leaves the frame's tolerance.
  private struct End {
    var factor: Double
    var pixel: Double

    static let estimate = End(factor: 1, pixel: 0)
  }

  private var pixel: Double { displayScale.pixel }
  private var lineHeight: Double { SystemFont.lineHeight(size: text.size) }
  /// What one line has to have room for.
  private var line: MeasuredWidth { text.trimmed }

  func outcome() throws(MeasurementError) -> SlotOutcome {
    if text.source.text.isEmpty { return made(State(lines: 0), State(lines: 0), State(lines: 0)) }
    if slot.isFixedSize { return fixedSize() }
    if surelyFitsOnOneLine {
      let state = State(lines: 1)
      var outcome = made(state, state, state)
      try judgeDecoration(&outcome)
      return outcome
    }
    let state = try state(.estimate)
    let low = try self.state(End(factor: 1 - line.band, pixel: -frame.tolerance))
    let high = try self.state(End(factor: 1 + line.band, pixel: pixel + frame.tolerance))
    var outcome = made(state, low, high)
    if state.isCut { outcome.lostCharacters = try lostCharacters(state) }
    try judgeWords(&outcome)
    try judgeDecoration(&outcome)
    return outcome
  }

  /// The case that nearly all copy is in, without a look at its words. The room to spare is what no
  /// word's uncertainty reaches (`SizedText.wrap`).
  private var surelyFitsOnOneLine: Bool {
    guard !text.source.hasLineBreak,
      text.isSurelyUnbroken(limit: frame.width - frame.tolerance, pixel: pixel)
    else { return false }
    return allowedLines(scale: 1).map { $0 >= 1 } ?? true
  }

  // MARK: It grows

  /// Wide as its widest hard line. Only a line limit leaves anything out.
  private func fixedSize() -> SlotOutcome {
    let hardLines = text.source.hardLineCount
    let allowed = slot.lines ?? hardLines
    let state = State(lines: min(hardLines, allowed), isCut: hardLines > allowed)
    var outcome = made(state, state, state)
    if state.isCut {
      outcome.lostCharacters = text.lostCharacters(afterHardLine: allowed)
    }
    outcome.clippedBy = max(0, line.width - frame.width) + missing.width
    outcome.clipping = Verdict(
      line.low + missing.width > frame.width + frame.tolerance,
      line.high(pixel: pixel) + missing.width > frame.width - frame.tolerance)
    if let decoration = frame.decoration {
      outcome.sticksOutBy = max(0, line.width - decoration)
      outcome.stickingOut = line.verdict(limit: decoration, pixel: pixel)
    }
    return outcome
  }

  // MARK: It shrinks, wraps, is cut

  private func state(_ end: End) throws(MeasurementError) -> State {
    if slot.lines == 1 { return oneLine(end) }
    let whole = try lines(end, scale: 1)
    if haveRoom(whole, scale: 1) { return State(lines: whole) }
    let scale = try shrunkScale(end)
    let lines = scale == 1 ? whole : try self.lines(end, scale: scale)
    let allowed = allowedLines(scale: scale).map { max(1, $0) } ?? lines
    return State(lines: min(lines, allowed), scale: scale, isCut: lines > allowed)
  }

  /// What follows a hard line break cannot be drawn, at no scale.
  private func oneLine(_ end: End) -> State {
    let least = slot.minimumScaleFactor
    let hasBreak = text.source.hasLineBreak
    func exceeds(_ width: Double) -> Bool { width * end.factor + end.pixel > frame.width }
    var scale = 1.0
    if hasBreak {
      scale = least
    } else if exceeds(line.width) {
      scale = max(least, (frame.width - end.pixel) / (line.width * end.factor))
    }
    if slot.truncatesAtHeight, let height = frame.height, lineHeight * scale > height {
      scale = max(least, height / lineHeight)
    }
    return State(lines: 1, scale: scale, isCut: hasBreak || exceeds(line.width * least))
  }

  private func lines(_ end: End, scale: Double) throws(MeasurementError) -> Int {
    try text.lines(limit: max(0, (frame.width - end.pixel) / (scale * end.factor)))
  }

  /// The largest whole per cent with which all lines find room, else the least that there is.
  private func shrunkScale(_ end: End) throws(MeasurementError) -> Double {
    let least = slot.minimumScaleFactor
    // A product such as 0.07 × 100 may come out above its whole number.
    var low = Int((least * 100 - 1e-9).rounded(.up))
    var high = 99
    var found: Double?
    while low <= high {
      let middle = low + (high - low) / 2
      let scale = max(least, Double(middle) / 100)
      if haveRoom(try lines(end, scale: scale), scale: scale) {
        found = scale
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return found ?? least
  }

  // MARK: Heights

  private func haveRoom(_ lines: Int, scale: Double) -> Bool {
    allowedLines(scale: scale).map { lines <= $0 } ?? true
  }

  /// Lines that there is room for, 0 where one line is too tall; nil: any number.
  private func allowedLines(scale: Double) -> Int? {
    guard slot.truncatesAtHeight, let height = frame.height else { return slot.lines }
    let step = (lineHeight + leading) * scale
    guard step > 0 else { return slot.lines }
    var room = max(0, min(((height + leading * scale) / step).rounded(.down), 1e9))
    // The quotient of a height made of whole lines may fall short of their number.
    if bareHeight(lines: room + 1, scale: scale) <= height { room += 1 }
    let byHeight = Int(exactly: room) ?? 0
    return min(byHeight, slot.lines ?? byHeight)
  }

  private func bareHeight(lines: Double, scale: Double) -> Double {
    lines > 0 ? (lines * lineHeight + (lines - 1) * leading) * scale : 0
  }

  /// Points, rounded up to a pixel.
  private func height(_ state: State) -> Double {
    displayScale.roundedUp(bareHeight(lines: Double(state.lines), scale: state.scale))
  }

  /// Lines that were chosen for a height may fill it to a fraction of a pixel.
  private func isTooTall(_ state: State, for available: Double) -> Bool {
    if slot.truncatesAtHeight, !slot.isFixedSize {
      return bareHeight(lines: Double(state.lines), scale: state.scale) > available
    }
    return height(state) > available
  }

  // MARK: The outcome

  private func made(_ state: State, _ low: State, _ high: State) -> SlotOutcome {
    var outcome = SlotOutcome(
      measured: line.width, band: line.band, available: frame.width, lines: state.lines,
      allowedLines: slot.lines, height: height(state), availableHeight: frame.height)
    outcome.pointSize = text.size
    outcome.scale = state.scale
    outcome.decoration = frame.decoration
    outcome.missingWidth = missing.width
    outcome.missingHeight = missing.height
    outcome.fewestLines = min(low.lines, state.lines)
    outcome.mostLines = max(high.lines, state.lines)
    outcome.shrinking = Verdict(low.scale < 1, high.scale < 1)
    outcome.truncation = Verdict(low.isCut, high.isCut)
    if let available = frame.height {
      if isTooTall(state, for: available) {
        outcome.tooTallBy = outcome.height - available + missing.height
      }
      outcome.tallness = Verdict(
        isTooTall(low, for: available), isTooTall(high, for: available))
    }
    return outcome
  }

  private func lostCharacters(_ state: State) throws(MeasurementError) -> Int {
    if slot.lines != 1 {
      return try text.lostCharacters(
        afterLine: state.lines, limit: frame.width / state.scale)
    }
    let width =
      text.source.hasLineBreak
      ? try text.source.measureFirstLine(text.ruler, size: text.size) : line
    return text.lostCharacters(width: width.width * state.scale, available: frame.width)
  }

  private func judgeWords(_ outcome: inout SlotOutcome) throws(MeasurementError) {
    if slot.lines == 1 { return }
    let scale = outcome.scale
    var word = try text.brokenWord(limit: frame.width / scale, pixel: pixel / scale)
    word?.width *= scale
    outcome.brokenWord = word
  }

  private func judgeDecoration(_ outcome: inout SlotOutcome) throws(MeasurementError) {
    guard let decoration = frame.decoration else { return }
    var drawn = line
    if outcome.lines != 1 || slot.lines != 1 {
      drawn.width = try text.widestLine(
        first: outcome.lines, limit: frame.width / outcome.scale)
    }
    drawn.width *= outcome.scale
    // What does not find room is cut at its edge.
    outcome.sticksOutBy = max(0, min(drawn.width, max(frame.width, decoration)) - decoration)
    outcome.stickingOut = drawn.verdict(limit: decoration, pixel: pixel)
  }
}

extension Verdict {
  /// What something comes to that happens at the lower and at the upper end of an uncertainty, or
  /// not.
  init(_ low: Bool, _ high: Bool) {
    self = low == high ? (low ? .exceeds : .fits) : .borderline
  }
}
