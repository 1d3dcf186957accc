import Linting

/// Surfaces that are made of slots: for each slot how its text stands in its place.
extension InspectText {
  /// No line is wider than 80 columns.
  static let slotLegend = """
    Slots: · fits, w wraps, s shrinks, … is cut, b a word is broken inside,
           c its container cuts it off, o it sticks out of the shape behind it,
           ! taller than its place, – not shown.
    Marks: ? too close to call. Widths in points, at the text size named.

    """

  func slots(_ analysis: FlowAnalysis, _ locale: LocaleAnalysis) -> String {
    guard let layout = locale.layout else {
      return "  Not laid out: see what went wrong.\n"
    }
    if layout.slots.isEmpty { return "  No copy: there is nothing to measure.\n" }
    var text = ""
    for slot in layout.slots.prefix(Self.listedSlots) {
      text += self.text(of: slot, in: layout, locale)
    }
    let more = layout.slots.count - Self.listedSlots
    if more > 0 { text += "  and \(more) more slots\n" }
    // A matrix ends with an empty line; a heading has its own.
    var blocks = [text]
    if let form = layout.form { blocks.append(self.text(of: form, in: layout)) }
    if layout.bar != nil { blocks.append(bar(layout).text(width: width)) }
    return blocks.map(\.withoutEmptyEnd).joined(separator: "\n")
  }

  /// Slots beyond these are counted.
  private static var listedSlots: Int { 40 }

  // MARK: One slot

  private func text(
    of slot: LocaleAnalysis.Slot, in layout: LocaleAnalysis.Layout, _ locale: LocaleAnalysis
  ) -> String {
    var text = "  " + style.heading(SafeText.line(slot.id, limit: 40))
    if let (cell, outcome) = sample(slot, layout) {
      let measured = DecimalText.rounded(outcome.measured) ?? "–"
      let available = DecimalText.rounded(outcome.available) ?? "any"
      text += "  \(measured) of \(available) at \(layout.grid.cells[cell].contentSize.rawValue)"
    }
    text += "  “" + SafeText.line(slot.text, limit: 200) + "”"
    if let index = slot.copy, locale.copy.titles.indices.contains(index),
      locale.copy.titles[index].isFallback
    {
      text += " (\(SafeText.line(locale.copy.titles[index].shownLocale, limit: 20)))"
    }
    text = DisplayWidth.clipped(text, to: width) + "\n"
    let entries = layout.grid.cells.map { entry(slot.outcomes[$0.index]) }
    if let line = oneLine(entries, layout.grid) { return text + line }
    return text + matrix(entries, layout.grid).text(width: width) + "\n"
  }

  /// What cells come to where the place makes no difference: `· xSmall to large, … from xLarge up`.
  private func oneLine(
    _ entries: [TextMatrix.Entry], _ grid: LocaleAnalysis.Grid
  ) -> String? {
    let count = grid.places.count
    guard count > 0, entries.count == grid.cells.count else { return nil }
    for (index, entry) in entries.enumerated()
    where entry.text != entries[index - index % count].text {
      return nil
    }
    var runs: [(entry: TextMatrix.Entry, first: String, last: String)] = []
    for (index, size) in grid.contentSizes.enumerated() {
      let entry = entries[index * count]
      if let last = runs.indices.last, runs[last].entry.text == entry.text {
        runs[last].last = size.rawValue
      } else {
        runs.append((entry, size.rawValue, size.rawValue))
      }
    }
    if runs.count == 1 { return "    \(runs[0].entry.paint(runs[0].entry.text)) in every cell\n" }
    return runs.map { run in
      let sizes = run.first == run.last ? run.first : "\(run.first) to \(run.last)"
      return "    \(run.entry.paint(run.entry.text)) \(sizes)\n"
    }.joined()
  }

  /// The slot at the default content size in the narrowest place, else in the first cell there is.
  private func sample(
    _ slot: LocaleAnalysis.Slot, _ layout: LocaleAnalysis.Layout
  ) -> (cell: Int, outcome: LocaleAnalysis.SlotState)? {
    let shown = layout.grid.cells.filter { slot.outcomes[$0.index] != nil }
    let cell = shown.first { $0.contentSize == .large } ?? shown.first
    return cell.flatMap { cell in slot.outcomes[cell.index].map { (cell.index, $0) } }
  }

  private func entry(_ outcome: LocaleAnalysis.SlotState?) -> TextMatrix.Entry {
    guard let outcome else { return .init(text: "–") }
    let style = style
    let mark = outcome.isBorderline ? "?" : ""
    switch outcome.kind.name {
    case "fits" where outcome.sticksOutBy > 0:
      return .init(text: "o" + mark, paint: { style.warning($0) })
    case "fits": return .init(text: "·" + mark, paint: { style.good($0) })
    case "wraps": return .init(text: "w" + mark)
    case "shrinks": return .init(text: "s" + mark, paint: { style.warning($0) })
    case "breaksWord": return .init(text: "b" + mark, paint: { style.warning($0) })
    case "truncates": return .init(text: "…" + mark, paint: { style.error($0) })
    case "clips": return .init(text: "c" + mark, paint: { style.error($0) })
    default: return .init(text: "!" + mark, paint: { style.error($0) })
    }
  }

  // MARK: Form and bar

  private func text(
    of form: LocaleAnalysis.Forms, in layout: LocaleAnalysis.Layout
  ) -> String {
    let names = layout.grid.cells.map { form.name(inCell: $0.index) ?? "–" }
    if Set(names).count == 1, let only = names.first { return "  form: \(only) in every cell\n" }
    let entries = zip(layout.grid.cells, names).map { cell, name in
      let isOpen = form.outcomes[cell.index]?.isBorderline == true
      return TextMatrix.Entry(text: name + (isOpen ? "?" : ""))
    }
    return "  form\n" + matrix(entries, layout.grid).text(width: width)
  }

  /// What a bar takes at each content size, from its narrowest to its widest.
  private func bar(_ layout: LocaleAnalysis.Layout) -> TextMatrix {
    let grid = layout.grid
    let columns = grid.displayScales.map { scale in
      TextMatrix.Column(
        headers: ["bar, pt", "@\(scale.rawValue)"],
        entries: grid.contentSizes.map { size in
          let cell = grid.cells.first { $0.contentSize == size && $0.displayScale == scale }
          guard let bar = cell.flatMap({ layout.bar?[$0.index] }) else { return .init(text: "–") }
          let ends = [bar.least, bar.most].map { DecimalText.rounded($0) ?? "–" }
          return .init(text: ends.joined(separator: "–"))
        })
    }
    return TextMatrix(rows: grid.contentSizes.map(\.rawValue), columns: columns)
  }

  /// Content sizes down, places across; one entry for each cell of the grid.
  private func matrix(
    _ entries: [TextMatrix.Entry], _ grid: LocaleAnalysis.Grid
  ) -> TextMatrix {
    let columns = grid.places.indices.map { place in
      TextMatrix.Column(
        headers: [
          DecimalText.rounded(grid.places[place].width) ?? "–",
          "@\(grid.places[place].displayScale.rawValue)",
        ],
        entries: grid.contentSizes.indices.map { size in
          let index = size * grid.places.count + place
          return entries.indices.contains(index) ? entries[index] : .init(text: "")
        })
    }
    return TextMatrix(rows: grid.contentSizes.map(\.rawValue), columns: columns)
  }
}

extension String {
  /// Ends with its last line.
  fileprivate var withoutEmptyEnd: String {
    var text = self
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }
}
