import StringCatalogs

/// Guesses the flows of one catalog from groups of keys. A wrong guess costs its reader more than a
/// missing one, so that everything that speaks against a group counts.
struct FlowGuesser {
  /// Steps of a flow. A row on the smallest phone has room for ten stops.
  static let steps = 3...10
  /// Of groups that are only mentioned.
  static let mentioned = 2...12

  /// A key that may be part of a group.
  struct Candidate {
    var key: String
    var shape: KeyShape
    /// nil: not a title.
    var title: TitleText?
    /// The place in the file.
    var order: Int
  }

  /// A candidate in a group: with its number, or the place of its name in the key.
  typealias Member = (index: Int, number: Int?, name: Range<Int>?)

  /// Keys that begin and end alike, not judged yet.
  struct Group {
    var before: String
    var after: String
    var members: [Member] = []
  }

  let catalog: StringCatalog
  let index: Int
  private(set) var candidates: [Candidate] = []

  /// - Parameter index: the catalog's, in the list of all.
  init(_ catalog: StringCatalog, index: Int) {
    self.catalog = catalog
    self.index = index
    for (order, entry) in catalog.effectiveEntries.enumerated() {
      guard let shape = KeyShape(entry.key), !shape.isProse || shape.words.count <= 8 else {
        continue
      }
      let hasHint = shape.words.contains {
        $0.number != nil || GuessVocabulary.isFlow($0.text)
          || GuessVocabulary.numberedUnits.contains($0.text)
      }
      guard hasHint, entry.extractionState != "stale" else { continue }
      candidates.append(
        Candidate(
          key: entry.key, shape: shape,
          title: TitleText(entry, sourceLanguage: catalog.sourceLanguage), order: order))
    }
  }

  /// The best groups first; no key is in two of them.
  /// - Parameter most: of a catalog that was made to have any number.
  func guesses(atMost most: Int = 50) -> [FlowGuess] {
    var used: Set<Int> = []
    var result: [FlowGuess] = []
    let numbered = numberedGroups().compactMap { guess(numbered: $0) }
    let commented = Self.commentedGroups(catalog)
    let named = namedGroups().compactMap { guess(named: $0) }
    for judged in [numbered, commented, named].flatMap(Self.ranked) {
      guard result.count < most, used.isDisjoint(with: judged.orders) else { continue }
      used.formUnion(judged.orders)
      used.formUnion(siblings(judged))
      var guess = judged.guess
      guess.catalog = index
      result.append(guess)
    }
    return result
  }

  /// A group that was found to be a guess.
  struct Judged {
    var guess: FlowGuess
    /// Places of the keys in the catalog.
    var orders: [Int]
    /// What the keys begin with.
    var before: String
    /// Rank of what its title is called; less is better.
    var role: Int
  }

  private static func ranked(_ guesses: [Judged]) -> [Judged] {
    guesses.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.guess.isSure != b.guess.isSure { return a.guess.isSure }
      if a.role != b.role { return a.role < b.role }
      if a.orders.count != b.orders.count { return a.orders.count > b.orders.count }
      return first.offset < second.offset
    }.map(\.element)
  }
}

// MARK: - Groups

extension FlowGuesser {
  /// Keys that differ in one number; a name behind the number may differ as well.
  private func numberedGroups() -> [Group] {
    var groups = Groups()
    for (index, candidate) in candidates.enumerated() {
      let shape = candidate.shape
      for (place, word) in shape.words.enumerated() {
        guard let number = word.number else { continue }
        let (before, after) = shape.surroundings(of: word.range)
        groups.add(before, after, (index, number, nil))
        // `step1.cart.title`: the name of the step is between its number and the title.
        guard place + 1 < shape.words.count, !shape.isProse else { continue }
        let rest = shape.words[(place + 1)...]
        let hasTitle = rest.count > 1 && Self.role(rest.last?.text) != nil
        let named = hasTitle ? rest.dropLast() : rest
        guard let first = named.first, let last = named.last, named.count <= 3,
          !named.contains(where: { GuessVocabulary.others.contains($0.text) }),
          hasTitle || Self.role(last.text) == nil
        else { continue }
        let name = word.range.lowerBound..<last.range.upperBound
        let around = shape.surroundings(of: name)
        groups.add(
          around.before, "\u{0}" + around.after,
          (index, number, first.range.lowerBound..<last.range.upperBound))
      }
    }
    return groups.list
  }

  /// Keys with a word of a flow in them that differ in the name behind it.
  private func namedGroups() -> [Group] {
    var groups = Groups()
    for (index, candidate) in candidates.enumerated() where !candidate.shape.isProse {
      let shape = candidate.shape
      guard let (name, isTitle) = Self.name(in: shape) else { continue }
      let (before, after) = shape.surroundings(of: name)
      groups.add(before, (isTitle ? "" : Self.bare) + after, (index, nil, name))
    }
    return groups.list
  }

  /// Stands before the end of keys that say what they belong to, and not that they are titles.
  static let bare = "\u{1}"

  /// Where a step's own name is: between the last word of a flow and the word for titles. Also whether
  /// the key says that it is a title.
  private static func name(in shape: KeyShape) -> (place: Range<Int>, isTitle: Bool)? {
    let words = shape.words
    let hasTitle = role(words.last?.text) != nil
    let end = hasTitle ? words.count - 1 : words.count
    for place in words.indices.reversed() where GuessVocabulary.isFlow(words[place].text) {
      guard place + 1 < end else { continue }
      let name = words[(place + 1)..<end]
      guard let first = name.first, let last = name.last, name.count <= 3,
        // What is numbered, and not a numbered group, is no group of names either.
        first.segment == last.segment, !name.contains(where: { $0.isNumber })
      else { return nil }
      let isTitle = hasTitle || GuessVocabulary.units.contains(words[place].text)
      return (first.range.lowerBound..<last.range.upperBound, isTitle)
    }
    return nil
  }

  /// The rank of a word for titles; nil for other words.
  static func role(_ word: String?) -> Int? {
    word.flatMap { GuessVocabulary.titles.firstIndex(of: $0) }
  }

  /// Groups in the order in which their first keys come.
  struct Groups {
    private struct Name: Hashable {
      var before: [UInt8]
      var after: [UInt8]
    }
    private var places: [Name: Int] = [:]
    var list: [Group] = []

    mutating func add(
      _ before: String, _ after: String, _ member: Member
    ) {
      // By code units: texts that only look alike are different keys.
      let name = Name(before: Array(before.utf8), after: Array(after.utf8))
      let place = places[name] ?? list.count
      if place == list.count {
        places[name] = place
        list.append(Group(before: before, after: after))
      }
      list[place].members.append(member)
    }
  }
}
