import StringCatalogs

/// Guesses the flows of one catalog from groups of keys. A wrong guess costs its reader more than a
/// missing one, so that everything that speaks against a group counts.
struct FlowGuesser {
  /// Steps of a flow. A row on the smallest phone has room for ten stops.
  static let steps = 3...10
  /// Of groups that are only mentioned.
  private static let mentioned = 2...12

  /// A key that may be part of a group.
  struct Candidate {
    var key: String
    var shape: KeyShape
    /// nil: not a title.
    var title: TitleText?
    /// The place in the file.
    var order: Int
  }

  /// The members of a group that is not judged yet.
  struct Group {
    var before: String
    var after: String
    var members: [(index: Int, number: Int?, name: Range<Int>?)] = []
  }

  private let catalog: StringCatalog
  private let index: Int
  private var candidates: [Candidate] = []

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
    let named = namedGroups().compactMap { guess(named: $0) }
    for judged in Self.ranked(numbered) + Self.ranked(named) {
      guard result.count < most, used.isDisjoint(with: judged.members) else { continue }
      used.formUnion(judged.members)
      used.formUnion(siblings(judged))
      result.append(judged.guess)
    }
    return result
  }

  /// A group that was found to be a guess.
  struct Judged {
    var guess: FlowGuess
    /// Indices of candidates.
    var members: [Int]
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
      if a.members.count != b.members.count { return a.members.count > b.members.count }
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
      guard let name = Self.name(in: shape) else { continue }
      let (before, after) = shape.surroundings(of: name)
      groups.add(before, after, (index, nil, name))
    }
    return groups.list
  }

  /// Where a step's own name is: between the last word of a flow and the word for titles.
  private static func name(in shape: KeyShape) -> Range<Int>? {
    let words = shape.words
    let hasTitle = role(words.last?.text) != nil
    let end = hasTitle ? words.count - 1 : words.count
    for place in words.indices.reversed() where GuessVocabulary.isFlow(words[place].text) {
      guard place + 1 < end else { continue }
      let name = words[(place + 1)..<end]
      guard let first = name.first, let last = name.last, name.count <= 3,
        first.segment == last.segment, hasTitle || GuessVocabulary.units.contains(words[place].text)
      else { return nil }
      return first.range.lowerBound..<last.range.upperBound
    }
    return nil
  }

  /// The rank of a word for titles; nil for other words.
  static func role(_ word: String?) -> Int? {
    word.flatMap { GuessVocabulary.titles.firstIndex(of: $0) }
  }

  /// Groups in the order in which their first keys come.
  private struct Groups {
    private struct Name: Hashable {
      var before: [UInt8]
      var after: [UInt8]
    }
    private var places: [Name: Int] = [:]
    var list: [Group] = []

    mutating func add(
      _ before: String, _ after: String, _ member: (index: Int, number: Int?, name: Range<Int>?)
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

// MARK: - Judgement

extension FlowGuesser {
  /// The words of a group's keys that are the same in all of them.
  private static func fixedWords(_ group: Group) -> (before: [String], after: [String]) {
    func words(_ text: String) -> [String] { KeyShape(text)?.words.map(\.text) ?? [] }
    return (words(group.before), words(group.after))
  }

  private func guess(numbered group: Group) -> Judged? {
    guard Self.mentioned.contains(group.members.count) else { return nil }
    let members = group.members.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    guard let first = members.first?.number, first <= 1,
      members.enumerated().allSatisfy({ $1.number == first + $0 })
    else { return nil }
    let (before, after) = Self.fixedWords(group)
    guard !(before + after).contains(where: GuessVocabulary.others.contains),
      let role = after.isEmpty ? GuessVocabulary.titles.count : Self.role(after.last)
    else { return nil }
    let isFlow = (before + after).contains(where: GuessVocabulary.isFlow)
    let isUnit = before.last.map(GuessVocabulary.numberedUnits.contains) ?? false
    let hasNames = group.after.hasPrefix("\u{0}")
    // A number alone numbers anything, and so does a name behind one.
    guard isFlow || (!after.isEmpty && role <= 3) || isUnit, isFlow || !hasNames else {
      return nil
    }
    guard let titles = titles(members.map(\.index)) else { return nil }
    var doubts: [String] = []
    if !isFlow { doubts.append("no key says that these are steps") }
    doubts += Self.doubts(titles)
    if Self.isOnlyNumbered(titles) { doubts.append("the titles are but numbers") }
    return judged(
      group, members.map(\.index), titles, .numbers, doubts, role: role,
      words: before.isEmpty ? after : before)
  }

  private func guess(named group: Group) -> Judged? {
    guard Self.steps.lowerBound <= group.members.count,
      group.members.count <= Self.mentioned.upperBound
    else { return nil }
    let (before, after) = Self.fixedWords(group)
    guard !(before + after).contains(where: GuessVocabulary.others.contains) else { return nil }
    let steps = group.members.filter { member in
      guard let name = member.name else { return false }
      let words = KeyShape(candidates[member.index].shape.text(name))?.words ?? []
      return !words.contains { GuessVocabulary.otherNames.contains($0.text) }
    }
    guard steps.count >= Self.steps.lowerBound, let titles = titles(steps.map(\.index))
    else { return nil }
    var doubts: [String] = []
    if steps.count < group.members.count { doubts.append("other keys look the same") }
    doubts += Self.doubts(titles)
    let role = after.isEmpty ? GuessVocabulary.titles.count : Self.role(after.last)
    return judged(
      group, steps.map(\.index), titles, .names, doubts,
      role: role ?? GuessVocabulary.titles.count, words: before)
  }

  /// The titles of candidates; nil where any is none.
  private func titles(_ indices: [Int]) -> [TitleText]? {
    let titles = indices.compactMap { candidates[$0].title }
    return titles.count == indices.count ? titles : nil
  }

  private static func doubts(_ titles: [TitleText]) -> [String] {
    var doubts: [String] = []
    if titles.count < steps.lowerBound { doubts.append("two steps are few") }
    if titles.count > steps.upperBound { doubts.append("a row has room for ten stops") }
    if Set(titles.map(\.text)).count < titles.count { doubts.append("titles are the same") }
    // One long title among short ones is what a linter is for.
    let long = titles.count { $0.length > TitleText.usualLength }
    if long * 3 > titles.count { doubts.append("the texts are long for titles") }
    return doubts
  }

  /// `Step 1`, `Step 2`, `Step 3`.
  private static func isOnlyNumbered(_ titles: [TitleText]) -> Bool {
    let stems = titles.map { title in
      KeyShape(title.text)?.words.filter { $0.number == nil }.map(\.text) ?? []
    }
    return Set(stems).count == 1
  }

  private func judged(
    _ group: Group, _ members: [Int], _ titles: [TitleText], _ evidence: FlowGuess.Evidence,
    _ doubts: [String], role: Int, words: [String]
  ) -> Judged {
    let after = group.after.drop { $0 == "\u{0}" }
    var guess = FlowGuess(
      id: FlowIdentifier.text(words), catalog: index,
      steps: zip(members, titles).map { .init(key: candidates[$0].key, text: $1.text) },
      evidence: evidence, pattern: "\(group.before)*\(after)", isSure: doubts.isEmpty)
    guess.doubt = doubts.joined(separator: ", ")
    return Judged(guess: guess, members: members, before: group.before, role: role)
  }

  /// Other keys of the same numbered steps: `step1.subtitle` beside `step1.title`.
  private func siblings(_ judged: Judged) -> [Int] {
    guard judged.guess.evidence == .numbers else { return [] }
    let before = Array(judged.before.utf8)
    return candidates.indices.filter { index in
      let shape = candidates[index].shape
      guard shape.bytes.starts(with: before) else { return false }
      return shape.words.contains { $0.number != nil && $0.range.lowerBound == before.count }
    }
  }
}
