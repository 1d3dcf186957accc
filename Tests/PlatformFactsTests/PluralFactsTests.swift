import Testing

@testable import PlatformFacts

/// The CLDR table as published.
private let published: [(String, String)] = [
  ("other", "id ja km ko lo ms my th vi zh"),
  (
    "one other",
    """
    af am az bg bn da de el en et eu fa fi fil gu hi hu hy is ka kk kn mk ml mn mr nb ne nl pa si \
    sq sv sw ta te tr ur uz zu
    """
  ),
  ("one many other", "ca es fr gl it pt"),
  ("one two other", "he"),
  ("one few other", "bs hr ro sr"),
  ("zero one other", "lv"),
  ("one two few other", "sl"),
  ("one few many other", "be cs lt pl ru sk uk"),
  ("one two few many other", "ga mt"),
  ("zero one two few many other", "ar cy"),
]

@Suite struct PluralFactsTests {
  @Test(arguments: published)
  func publishedCategories(categories: String, languages: String) {
    for language in languages.split(separator: " ") {
      let ours = PluralFacts.categories(language: String(language))?.map(\.rawValue)
      #expect(ours?.joined(separator: " ") == categories, "\(language)")
    }
  }

  @Test func theTableHasNothingElse() {
    let ours = PluralFacts.table.flatMap(\.languages)
    #expect(Set(ours).count == ours.count)
    #expect(Set(ours) == Set(published.flatMap { $0.1.split(separator: " ").map(String.init) }))
  }

  @Test func otherIsInEveryLanguageAndLast() {
    #expect(PluralFacts.table.allSatisfy { $0.categories.last == .other })
  }

  @Test func manyIsNotRequiredWhereItIsForMillions() {
    #expect(PluralFacts.manyNotRequired == ["ca", "es", "fr", "gl", "it", "pt"])
    for language in PluralFacts.manyNotRequired {
      #expect(PluralFacts.categories(language: language) == [.one, .many, .other])
    }
  }

  @Test(arguments: ["", "xx", "EN", "pt-PT", "zh-Hans", "english"])
  func unknownLanguages(language: String) {
    #expect(PluralFacts.categories(language: language) == nil)
  }
}

@Suite struct PluralExceptionTests {
  /// Each has a source and an example or a sentence, and is told apart by CLDR: otherwise there
  /// would be nothing to except.
  @Test func singularAfterNumbers() {
    for (language, source) in PluralFacts.singularAfterNumbers {
      #expect(source.contains(/\(\d{4}\): ./), "\(language)")
      if let categories = PluralFacts.categories(language: language) {
        #expect(categories == [.one, .other], "\(language)")
      }
    }
    for language in ["tr", "fa", "hu", "az", "ka", "kk", "ky", "uz", "mn"] {
      #expect(PluralFacts.singularAfterNumbers[language] != nil)
    }
    // Their nouns change, or the number changes the noun.
    for language in ["en", "fi", "et", "cy", "hi", "te", "fr", "sw"] {
      #expect(PluralFacts.singularAfterNumbers[language] == nil)
    }
  }

  @Test func formerAndNewerCategoriesAreNotInTheTableOfTheOther() {
    for (language, former) in PluralFacts.formerCategories {
      let categories = PluralFacts.categories(language: language) ?? []
      #expect(former.isDisjoint(with: categories), "\(language)")
      #expect(PluralFacts.newerCategories[language] == nil)
    }
  }
}
