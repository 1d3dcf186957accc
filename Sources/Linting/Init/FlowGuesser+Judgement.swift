import StringCatalogs

/// What makes a group of keys a guess, and what makes it doubtful.
extension FlowGuesser {
  /// The words of a group's keys that are the same in all of them.
  static func fixedWords(_ group: Group) -> (before: [String], after: [String]) {
    func words(_ text: String) -> [String] { KeyShape(text)?.words.map(\.text) ?? [] }
    return (words(group.before), words(group.after))
  }

  /// The members by their numbers; nil unless these count from 0 or 1 without a gap.
  static func inOrder(_ group: Group) -> [Member]? {
    let members = group.members.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    guard let first = members.first?.number, first <= 1,
      members.enumerated().allSatisfy({ $1.number == first + $0 })
    else { return nil }
    return members
  }

  func guess(numbered group: Group) -> Judged? {
    guard Self.mentioned.contains(group.members.count), let members = Self.inOrder(group)
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

  func guess(named group: Group) -> Judged? {
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
    if group.after.hasPrefix(Self.bare) {
      // A prefix alone is also that of buttons and messages: nothing else may speak against it.
      guard doubts.isEmpty else { return nil }
      doubts.append("no key says that these are titles")
    }
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

  static func doubts(_ titles: [TitleText]) -> [String] {
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
    let after = group.after.drop { $0 == "\u{0}" || $0 == "\u{1}" }
    var guess = FlowGuess(
      id: FlowIdentifier.text(words), catalog: 0,
      steps: zip(members, titles).map { .init(key: candidates[$0].key, text: $1.text) },
      evidence: evidence, pattern: "\(group.before)*\(after)", isSure: doubts.isEmpty)
    guess.doubt = doubts.joined(separator: ", ")
    return Judged(
      guess: guess, orders: members.map { candidates[$0].order }, before: group.before, role: role)
  }

  /// Other keys of the same numbered steps: `step1.subtitle` beside `step1.title`.
  func siblings(_ judged: Judged) -> [Int] {
    guard judged.guess.evidence == .numbers else { return [] }
    let before = Array(judged.before.utf8)
    return candidates.filter { candidate in
      guard candidate.shape.bytes.starts(with: before) else { return false }
      return candidate.shape.words.contains {
        $0.number != nil && $0.range.lowerBound == before.count
      }
    }.map(\.order)
  }
}
