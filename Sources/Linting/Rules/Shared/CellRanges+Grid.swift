import PlatformFacts

extension CellRanges {
  /// The places that were looked at. A choice among them is an array of their length.
  struct Grid {
    /// Ascending by width, then by display scale: places of one width are neighbours.
    private(set) var places: [Place] = []

    init(_ places: some Sequence<Place>) { add(places) }

    /// - Parameter more: in any order. A layout's come again and again, content size by content
    ///   size, so that each is mostly the one after the last.
    mutating func add(_ more: some Sequence<Place>) {
      var expected = 0
      for place in more {
        if expected >= places.count || places[expected] != place {
          expected = insertionPoint(of: place)
          if expected == places.count || places[expected] != place {
            places.insert(place, at: expected)
          }
        }
        expected = expected + 1 < places.count ? expected + 1 : 0
      }
    }

    /// Where a place stands in the grid; nil for one that is not in it.
    func index(of place: Place) -> Int? {
      let position = insertionPoint(of: place)
      return position < places.count && places[position] == place ? position : nil
    }

    /// By bisection: cheaper than hashing, as there are some twenty places.
    private func insertionPoint(of place: Place) -> Int {
      var low = 0
      var high = places.count
      while low < high {
        let middle = low + (high - low) / 2
        if places[middle] < place { low = middle + 1 } else { high = middle }
      }
      return low
    }

    func choice(_ chosen: Set<Place>) -> [Bool] { places.map(chosen.contains) }

    /// Distinct widths of the places of one scale, or of all, ascending.
    func widths(_ scale: DisplayScale?) -> [Double] {
      var widths: [Double] = []
      for place in places where scale == nil || place.displayScale == scale {
        if widths.last != place.width { widths.append(place.width) }
      }
      return widths
    }

    /// Chosen places as runs of neighbouring widths: without regard to the display scale where
    /// that makes no difference, or scale by scale where that takes fewer runs.
    func runs(_ chosen: [Bool]) -> [WidthRun] {
      let whole = wholeWidths(chosen)
      let rest = zip(chosen, whole).map { $0 && !$1 }
      let mixed = runs(whole, nil) + DisplayScale.allCases.flatMap { runs(rest, $0) }
      guard rest.contains(true) else { return mixed }
      let apart = DisplayScale.allCases.flatMap { runs(chosen, $0) }
      return apart.count < mixed.count ? apart : mixed
    }

    /// The places of those widths that are chosen at every display scale.
    private func wholeWidths(_ chosen: [Bool]) -> [Bool] {
      var whole = chosen
      for index in places.indices.dropFirst() where places[index].width == places[index - 1].width {
        let both = whole[index] && whole[index - 1]
        whole[index] = both
        whole[index - 1] = both
      }
      return whole
    }

    private func runs(_ chosen: [Bool], _ scale: DisplayScale?) -> [WidthRun] {
      var runs: [WidthRun] = []
      var isOpen = false
      for (place, isChosen) in zip(places, chosen)
      where scale == nil || place.displayScale == scale {
        if isChosen, isOpen {
          runs[runs.count - 1].last = place.width
        } else if isChosen {
          runs.append(WidthRun(first: place.width, last: place.width, displayScale: scale))
        }
        isOpen = isChosen
      }
      return runs
    }
  }

  /// Some content sizes by some places, every one of the cells in the set.
  struct Block {
    var sizes: [Bool]
    var places: [Bool]
  }

  /// The set, by content size and place.
  struct Table {
    /// For each content size, which places of the grid are in the set.
    private var rows: [[Bool]]

    init(_ cells: [Finding.Cell], _ grid: Grid) {
      let none = [Bool](repeating: false, count: grid.places.count)
      rows = [[Bool]](repeating: none, count: ContentSizeCategory.allCases.count)
      for cell in cells {
        if let place = grid.index(of: Place(cell)) { rows[cell.contentSize.index][place] = true }
      }
    }

    /// One block for each group of places that have the same content sizes.
    func byPlace() -> [Block] {
      var blocks: [Block] = []
      for place in rows.first?.indices ?? 0..<0 {
        let sizes = rows.map { $0[place] }
        guard sizes.contains(true) else { continue }
        if let block = blocks.firstIndex(where: { $0.sizes == sizes }) {
          blocks[block].places[place] = true
        } else {
          var places = rows[0].map { _ in false }
          places[place] = true
          blocks.append(Block(sizes: sizes, places: places))
        }
      }
      return blocks
    }

    /// One block for each choice of places that occurs, stretched over all neighbouring content
    /// sizes that have these places too; blocks that the others cover are left out.
    func bySize() -> [Block] {
      var blocks: [Block] = []
      for row in rows where row.contains(true) && !blocks.contains(where: { $0.places == row }) {
        blocks.append(Block(sizes: stretch(row), places: row))
      }
      var index = 0
      while index < blocks.count {
        var others = blocks
        let block = others.remove(at: index)
        if isCovered(block, by: others) { blocks = others } else { index += 1 }
      }
      return blocks
    }

    /// The content sizes whose row has all of `places`, as far as their run has a row of exactly
    /// these.
    private func stretch(_ places: [Bool]) -> [Bool] {
      var sizes = rows.map { row in zip(row, places).allSatisfy { $0 || !$1 } }
      var start = 0
      while start < sizes.count {
        guard sizes[start] else {
          start += 1
          continue
        }
        let end = sizes[start...].firstIndex(of: false) ?? sizes.count
        if !rows[start..<end].contains(places) {
          for size in start..<end { sizes[size] = false }
        }
        start = end
      }
      return sizes
    }

    private func isCovered(_ block: Block, by others: [Block]) -> Bool {
      rows.indices.filter { block.sizes[$0] }.allSatisfy { size in
        let covering = others.filter { $0.sizes[size] }
        return block.places.indices.allSatisfy { place in
          !block.places[place] || covering.contains { $0.places[place] }
        }
      }
    }
  }
}
