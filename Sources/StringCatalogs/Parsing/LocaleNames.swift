/// The locales of a catalog: one string for each, found again by its bytes.
///
/// Entries list the same locales in the same order, so the next one is guessed first.
struct LocaleNames {
  private(set) var names: [String] = []
  private var tokens: [JSONToken] = []
  private var indices: [ExactText: Int] = [:]
  private var guess = 0

  var count: Int { names.count }

  /// Forgets the names from `index` on.
  mutating func drop(from index: Int) {
    for name in names[index...] { indices[ExactText(name)] = nil }
    names.removeLast(names.count - index)
    tokens.removeLast(tokens.count - index)
    guess = 0
  }

  mutating func name(_ token: JSONToken, of reader: JSONReader) -> String {
    if guess >= tokens.count { guess = 0 }
    if guess < tokens.count, reader.areEqual(tokens[guess], token) {
      defer { guess += 1 }
      return names[guess]
    }
    let name = reader.string(token)
    if let index = indices[ExactText(name)] {
      guess = index + 1
      return names[index]
    }
    indices[ExactText(name)] = names.count
    names.append(name)
    tokens.append(token)
    guess = names.count
    return name
  }
}
