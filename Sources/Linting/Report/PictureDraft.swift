import PlatformFacts
import Surfaces
import TextMeasurement

/// One surface other than the step trail in one locale, on its way into the report.
struct PictureDraft {
  let flow: Flow
  let locale: LocaleAnalysis
  let texts: ReportTextTable
  let measurer: FontMeasurer

  func view(
    of layout: SurfaceLayout, _ type: any Surface.Type
  ) throws(MeasurementError) -> PictureView {
    let content = flow.surfaceContent(type, locale.copy)
    var view = PictureView(pictures: [], cells: [])
    var indices: [Key: Int] = [:]
    for cell in layout.grid.cells {
      guard let picture = type.picture(content, layout, cell: cell) else {
        view.cells.append(nil)
        continue
      }
      // What a text comes to in the cell is not in the surface's picture.
      let key = Key(
        picture: picture,
        outcomes: picture.texts.map { layout.outcomeIndex(ofSlot: $0.slot, cell) },
        leading: picture.texts.map { layout.lineHeight(ofSlot: $0.slot, cell) })
      let index = indices[key] ?? view.pictures.count
      if index == view.pictures.count {
        indices[key] = index
        view.pictures.append(try self.picture(picture, layout, cell))
      }
      view.cells.append(index)
    }
    return view
  }

  private struct Key: Hashable {
    var picture: SurfacePicture
    var outcomes: [Int?]
    var leading: [Double]
  }

  private func picture(
    _ picture: SurfacePicture, _ layout: SurfaceLayout, _ cell: CellGrid.Cell
  ) throws(MeasurementError) -> ReportPicture {
    var result = ReportPicture(
      width: picture.width, height: picture.height, shapes: picture.shapes, texts: [])
    for text in picture.texts where layout.slots.indices.contains(text.slot) {
      if let placed = try placed(text, layout.slots[text.slot], cell) {
        result.texts.append(placed)
      }
    }
    return result
  }

  private func placed(
    _ text: PictureText, _ slot: SlotLayout, _ cell: CellGrid.Cell
  ) throws(MeasurementError) -> PlacedText? {
    guard let outcome = slot.outcomes[cell.index], let style = slot.style else { return nil }
    let lines = try slot.drawnLines(outcome, measurer)
    let index = try self.index(of: slot.text, style.attributes)
    let scale = outcome.scale * text.scale
    return PlacedText(
      text: index, x: text.frame.x, y: text.frame.y, width: text.frame.width,
      height: text.frame.height, size: outcome.pointSize * scale, scale: text.scale,
      lineHeight: slot.lineHeight(outcome, at: cell) * text.scale,
      alignment: TextSide(text.alignment),
      lines: texts.lines(lines, ofText: index, size: outcome.pointSize * scale, scale: scale),
      isRightToLeft: locale.copy.isRightToLeft,
      ellipsis: lines.contains(where: \.endsInEllipsis)
        ? try self.index(of: "…", style.attributes) : nil,
      hyphen: lines.contains(where: \.endsInHyphen)
        ? try self.index(of: "-", style.attributes) : nil,
      ink: text.ink, rotation: text.rotation, pivotX: text.pivot.x, pivotY: text.pivot.y,
      trouble: TextTrouble(outcome))
  }

  private func index(
    of text: String, _ attributes: TextAttributes
  ) throws(MeasurementError) -> Int {
    try texts.index(
      of: text, attributes, isRightToLeft: locale.copy.isRightToLeft, measurer)
  }
}

extension SurfaceLayout {
  fileprivate func outcomeIndex(ofSlot index: Int, _ cell: CellGrid.Cell) -> Int? {
    guard slots.indices.contains(index) else { return nil }
    return slots[index].outcomes.outcomeIndex(ofCell: cell.index)
  }

  fileprivate func lineHeight(ofSlot index: Int, _ cell: CellGrid.Cell) -> Double {
    guard slots.indices.contains(index), let outcome = slots[index].outcomes[cell.index] else {
      return 0
    }
    return slots[index].lineHeight(outcome, at: cell)
  }
}

extension TextSide {
  init(_ alignment: PictureText.Alignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .centre
    case .right: self = .right
    }
  }
}

extension TextTrouble {
  /// nil where nothing goes wrong, by the point estimate.
  init?(_ outcome: SlotOutcome) {
    let (needed, available) = (outcome.measured, outcome.available)
    func open(_ verdict: Verdict) -> Bool { verdict == .borderline }
    switch outcome.kind {
    case .fits, .wraps:
      guard outcome.sticksOutBy > 0 else { return nil }
      self.init(
        kind: .stick, needed: needed, available: outcome.decoration ?? available,
        excess: outcome.sticksOutBy, isBorderline: open(outcome.stickingOut))
    case .shrinks:
      self.init(
        kind: .shrink, needed: needed, available: available, excess: 0,
        isBorderline: open(outcome.shrinking))
    case .breaksWord:
      self.init(
        kind: .breaksWord, needed: outcome.brokenWord?.width ?? needed, available: available,
        excess: 0, isBorderline: outcome.brokenWord?.verdict == .borderline)
    case .truncates where outcome.lines > 1:
      // One line's width says nothing of several.
      self.init(
        kind: .cut, needed: 0, available: 0, excess: 0, isBorderline: open(outcome.truncation))
    case .truncates:
      // As drawn: it has shrunk as far as it may.
      let drawn = needed * outcome.scale
      self.init(
        kind: .cut, needed: drawn, available: available, excess: drawn - available,
        isBorderline: open(outcome.truncation))
    case .clips(let excess):
      self.init(
        kind: .clip, needed: needed, available: available, excess: excess,
        isBorderline: open(outcome.clipping))
    case .overflowsHeight(let excess):
      self.init(
        kind: .tall, needed: outcome.height, available: outcome.availableHeight ?? 0,
        excess: excess, isBorderline: open(outcome.tallness))
    }
  }
}
