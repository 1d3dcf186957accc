import StringCatalogs

/// Groups by what translators are told: `Title of checkout step 2`. Of keys that are copy themselves,
/// such as `Address`, nothing else tells that they belong together.
extension FlowGuesser {
  /// Longer comments explain more than a place in a sequence.
  private static let longestComment = 100

  /// What stands before the number of a step.
  private static let units = GuessVocabulary.units.union(GuessVocabulary.numberedUnits)

  /// Words of a comment that are no part of a flow's name.
  private static let fillers: Set<String> = [
    "a", "an", "at", "for", "in", "is", "of", "on", "s", "shown", "the", "this", "to", "used",
  ]

  /// Keys whose comments differ in the number of a step and in nothing else.
  static func commentedGroups(_ catalog: StringCatalog) -> [Judged] {
    var groups = Groups()
    var members: [Candidate] = []
    for (order, entry) in catalog.effectiveEntries.enumerated() {
      guard let comment = entry.comment, comment.utf8.count <= longestComment,
        entry.extractionState != "stale", let shape = KeyShape(comment),
        let place = shape.words.indices.dropFirst().first(where: {
          shape.words[$0].number != nil && units.contains(shape.words[$0 - 1].text)
        })
      else { continue }
      let (before, after) = shape.surroundings(of: shape.words[place].range)
      groups.add(before, after, (members.count, shape.words[place].number, nil))
      members.append(
        Candidate(
          key: entry.key, shape: shape,
          title: TitleText(entry, sourceLanguage: catalog.sourceLanguage), order: order))
    }
    return groups.list.compactMap { guess($0, among: members) }
  }

  private static func guess(_ group: Group, among candidates: [Candidate]) -> Judged? {
    guard steps.contains(group.members.count), let numbered = inOrder(group) else { return nil }
    let (before, after) = fixedWords(group)
    guard !(before + after).contains(where: GuessVocabulary.others.contains) else { return nil }
    let members = numbered.map { candidates[$0.index] }
    let titles = members.compactMap(\.title)
    guard titles.count == members.count else { return nil }
    let doubts = doubts(titles)
    let words = (before + after).filter {
      !fillers.contains($0) && Int($0) == nil && role($0) == nil
    }
    let name = words.filter { !units.contains($0) }
    var guess = FlowGuess(
      id: FlowIdentifier.text(name.isEmpty ? words : name), catalog: 0,
      steps: zip(members, titles).map { .init(key: $0.key, text: $1.text) },
      evidence: .comments, pattern: "\(group.before)*\(group.after)", isSure: doubts.isEmpty)
    guess.doubt = doubts.joined(separator: ", ")
    return Judged(
      guess: guess, orders: members.map(\.order), before: "", role: GuessVocabulary.titles.count)
  }
}
