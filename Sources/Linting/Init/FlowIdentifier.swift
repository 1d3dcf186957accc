/// Ids of guessed flows: the words that their keys begin with, as `sign-up`.
enum FlowIdentifier {
  /// In characters.
  private static let maximumLength = 60

  /// - Parameter words: in lower case.
  static func text(_ words: [String]) -> String {
    var words = words
    let units = GuessVocabulary.units.union(GuessVocabulary.numberedUnits)
    var unit: String?
    while let last = words.last,
      units.contains(last) || GuessVocabulary.titles.contains(last)
    {
      if units.contains(last) { unit = last }
      words.removeLast()
    }
    if words.isEmpty, let unit { words = [unit.hasSuffix("s") ? unit : unit + "s"] }
    let letters = words.map { word in word.filter { $0.isLetter || $0.isNumber } }
    let text = letters.filter { !$0.isEmpty }.joined(separator: "-")
    return text.isEmpty ? "flow" : String(text.prefix(maximumLength))
  }

  /// Makes each id unlike the others: with its table where that tells, else with a number.
  static func separate(_ guesses: inout [FlowGuess], tables: [String]) {
    var seen: Set<String> = []
    for index in guesses.indices {
      let id = guesses[index].id
      var free = id
      let table = text(KeyShape(tables[guesses[index].catalog])?.words.map(\.text) ?? [])
      if seen.contains(free) { free = "\(id)-\(table)" }
      var number = 2
      while seen.contains(free) {
        free = "\(id)-\(number)"
        number += 1
      }
      seen.insert(free)
      guesses[index].id = free
    }
  }
}
