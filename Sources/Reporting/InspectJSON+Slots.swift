import Linting

/// The cells of surfaces that are made of slots.
extension JSONWriter {
  mutating func slotCells(_ layout: LocaleAnalysis.Layout?) {
    guard let layout else { return array { _ in } }
    array(layout.grid.cells) { json, cell in
      json.object(.oneLine) { json in
        json.place(cell, of: layout.grid)
        json.member("borderline")
        json.bool(layout.isBorderline(cell.index))
        if let form = layout.form {
          json.member("form")
          json.string(form.name(inCell: cell.index))
        }
        if let bar = layout.bar?[cell.index] {
          json.member("bar")
          json.object(.oneLine) { json in
            json.member("least")
            json.number(bar.least)
            json.member("most")
            json.number(bar.most)
            json.member("available")
            json.number(bar.available)
            json.member("overflow")
            json.number(max(0, bar.most - bar.available))
          }
        }
        json.member("slots")
        json.array(.oneLine) { json in
          for slot in layout.slots {
            guard let outcome = slot.outcomes[cell.index] else { continue }
            json.slot(slot, outcome, inCell: cell.index)
          }
        }
      }
    }
  }

  private mutating func place(_ cell: LocaleAnalysis.Grid.Cell, of grid: LocaleAnalysis.Grid) {
    member("contentSize")
    string(cell.contentSize.rawValue)
    member("displayScale")
    number(cell.displayScale.rawValue)
    member("devices")
    array(grid.place(ofCell: cell.index)?.devices ?? [], .oneLine) { $0.string($1) }
    member("width")
    number(cell.width)
  }

  private mutating func slot(
    _ slot: LocaleAnalysis.Slot, _ outcome: LocaleAnalysis.SlotState, inCell cell: Int
  ) {
    object(.oneLine) { json in
      json.member("slot")
      json.string(slot.id)
      json.member("title")
      if let copy = slot.copy { json.number(copy) } else { json.null() }
      json.member("outcome")
      json.string(outcome.kind.name)
      json.member("measured")
      json.number(outcome.measured)
      json.member("available")
      json.number(outcome.available)
      json.member("lines")
      json.number(outcome.lines)
      json.member("scale")
      json.number(outcome.scale)
      json.member("height")
      json.number(outcome.height)
      json.member("availableHeight")
      if let height = outcome.availableHeight { json.number(height) } else { json.null() }
      if let source = slot.heightSource(ofCell: cell) {
        json.member("screenHeight")
        json.number(source.screen)
      }
      json.member("lost")
      json.number(outcome.lostCharacters)
      json.member("clippedBy")
      json.number(outcome.clippedBy)
      json.member("sticksOutBy")
      json.number(outcome.sticksOutBy)
      json.member("tooTallBy")
      json.number(outcome.tooTallBy)
      json.member("brokenWord")
      json.string(outcome.breaksWord ? outcome.brokenWord?.word : nil)
    }
  }
}

extension LocaleAnalysis.SlotState {
  /// By the point estimate.
  var breaksWord: Bool { brokenWord.map { $0.width > available } ?? false }
}

extension LocaleAnalysis.Forms {
  /// `capsule`, without its article; nil for a cell that there is not.
  func name(inCell cell: Int) -> String? {
    outcomes[cell].map { outcome in
      let words = outcome.isFull ? full : reduced
      return words.hasPrefix("the ") ? String(words.dropFirst(4)) : words
    }
  }
}

extension LocaleAnalysis.Layout {
  /// Whether the uncertainty of the widths leaves anything open in a cell of slots.
  func isBorderline(_ cell: Int) -> Bool {
    slots.contains { $0.outcomes[cell]?.isBorderline == true }
      || form?.outcomes[cell]?.isBorderline == true
      || bar?[cell]?.verdict.rawValue == "borderline"
  }
}
