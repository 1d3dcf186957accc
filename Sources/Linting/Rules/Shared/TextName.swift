/// What a text of a surface is called, taken apart for a sentence: `the title of step 2`.
struct TextName {
  /// As given.
  let whole: String
  /// `title`.
  let noun: String
  /// `step 2`; the whole where the text belongs to nothing smaller than its surface.
  let owner: String

  init(_ whole: String) {
    self.whole = whole
    let parts = whole.split(separator: " ", omittingEmptySubsequences: true)
    let isNamed = parts.first == "the"
    if isNamed, let of = parts.firstIndex(of: "of"), of > 1, of + 1 < parts.count {
      noun = parts[1..<of].joined(separator: " ")
      owner = parts[(of + 1)...].joined(separator: " ")
    } else {
      noun = Self.withoutNumber(isNamed ? parts.dropFirst() : parts[...])
      owner = whole
    }
  }

  /// `the step`.
  var ownerNoun: String {
    let parts = owner.split(separator: " ", omittingEmptySubsequences: true)
    let noun = Self.withoutNumber(parts[...])
    return noun.hasPrefix("the ") ? noun : "the " + noun
  }

  /// `A title`.
  var nounWithArticle: String {
    // A unit begins with a consonant, as spoken.
    let isVowel = noun.first.map { "aeio".contains($0) } ?? false
    return (isVowel ? "An " : "A ") + noun
  }

  /// `step 2` and `slot “add”` are a step and a slot.
  private static func withoutNumber(_ parts: ArraySlice<Substring>) -> String {
    if let quote = parts.firstIndex(where: { $0.hasPrefix("“") }), quote > parts.startIndex {
      return parts[..<quote].joined(separator: " ")
    }
    guard let last = parts.last, parts.count > 1, Int(last) != nil else {
      return parts.joined(separator: " ")
    }
    return parts.dropLast().joined(separator: " ")
  }
}

extension String {
  /// With a capital first letter, to begin a sentence.
  var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
