import Testing

@testable import Linting

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("ca", "abc", 3), ("margin", "margins", 1), ("hieght", "height", 1), ("日本", "日木", 1),
  ])
  func distance(a: String, b: String, expected: Int) {
    #expect(NearestName.distance(a, b) == expected)
    #expect(NearestName.distance(b, a) == expected)
    #expect(NearestName.distance(a, b, limit: expected) == expected)
    #expect(NearestName.distance(a, b, limit: expected - 1) == nil)
  }

  @Test(
    arguments: [
      ("margin", "margins"), ("Margins", "margins"), ("hieght", "height"), ("heigth", "height"),
      ("xLargee", "xLarge"), ("zzzzzz", nil), ("", nil), ("titles_until", "titlesUntil"),
      ("TITLESUNTIL", "titlesUntil"), ("titles", "titlesUntil"), ("ti", nil),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    let names = ["height", "margins", "xLarge", "xxLarge", "titlesUntil"]
    #expect(NearestName.nearest(to: name, among: names) == expected)
  }

  @Test func longNamesAreNotCompared() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.nearest(to: long, among: [long + "b", "a"]) == nil)
    #expect(NearestName.nearest(to: "a", among: [long]) == nil)
  }
}
