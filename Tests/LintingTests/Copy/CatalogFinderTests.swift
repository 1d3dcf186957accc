import StringCatalogs
import Testing

@testable import Linting

@Suite struct CatalogFinderTests {
  struct Catalog {
    var file: String
    var keys: [String]

    init(_ file: String, _ keys: String...) {
      self.file = file
      self.keys = keys
    }
  }

  struct Found: CustomTestStringConvertible {
    var name: String
    var catalogs: [Catalog]
    var flow: Flow
    var indices: [Int]
    var testDescription: String { name }
  }

  private static let app = Catalog("App/Localizable.xcstrings", "Cart", "Review")
  private static let pay = Catalog("Pay/Payment.xcstrings", "Payment")

  static let found = [
    Found(name: "the only one", catalogs: [app], flow: CopySample.flow(["Cart"]), indices: [0]),
    Found(
      name: "the one that has all keys", catalogs: [pay, app],
      flow: CopySample.flow(["Cart", "Review"]), indices: [1, 1]),
    Found(
      name: "each key's own", catalogs: [app, pay],
      flow: CopySample.flow(["Cart", "Payment", "Review"]), indices: [0, 1, 0]),
    Found(
      name: "that of the table", catalogs: [app, Catalog("App/Other.xcstrings", "Cart")],
      flow: CopySample.flow(["Cart"], table: "Other"), indices: [1]),
    Found(
      name: "of two tables of one name the one with the keys",
      catalogs: [app, Catalog("Pay/Localizable.xcstrings", "Payment")],
      flow: CopySample.flow(["Payment"], table: "Localizable"), indices: [1]),
    Found(
      name: "of two with the keys the one near the flow",
      catalogs: [app, Catalog("Shop/Localizable.xcstrings", "Cart")],
      flow: CopySample.flow(["Cart"], table: "Localizable", file: "Shop/flows.yml"), indices: [1]),
    Found(
      name: "without a table too, the one near the flow",
      catalogs: [app, Catalog("Shop/Localizable.xcstrings", "Cart")],
      flow: CopySample.flow(["Cart"], file: "Shop/flows.yml"), indices: [1]),
    Found(name: "no steps", catalogs: [app, pay], flow: CopySample.flow([]), indices: []),
    Found(name: "no steps, no catalogs", catalogs: [], flow: CopySample.flow([]), indices: []),
  ]

  @Test(arguments: found) func finds(_ test: Found) throws {
    let loaded = try test.catalogs.map { try CopySample.keys($0.keys, file: $0.file) }
    #expect(try CatalogFinder(catalogs: loaded).catalogs(of: test.flow) == test.indices)
  }

  struct Refused: CustomTestStringConvertible {
    var name: String
    var catalogs: [Catalog]
    var flow: Flow
    var kind: Problem.Kind
    /// Line of copyfit.yml: 8 is the flow, 10 the first step.
    var lines: [Int]
    var words: [String]
    var testDescription: String { name }
  }

  private static let second = Catalog("Shop/Localizable.xcstrings", "Cart", "Review")

  static let refused = [
    Refused(
      name: "no table of that name", catalogs: [app, pay],
      flow: CopySample.flow(["Cart"], table: "Localisable"), kind: .configuration, lines: [8],
      words: ["\"Localisable.xcstrings\"", "Did you mean \"Localizable\"?", "table:"]),
    Refused(
      name: "a key that no catalog has", catalogs: [app],
      flow: CopySample.flow(["Cart", "Reveiw"]),
      kind: .unknownKey, lines: [11],
      words: ["\"Reveiw\"", "App/Localizable.xcstrings", "Did you mean \"Review\"?"]),
    Refused(
      name: "two keys that no catalog has", catalogs: [app, pay],
      flow: CopySample.flow(["Crat", "Cart", "Paiment"]), kind: .unknownKey, lines: [10, 12],
      words: ["none of 2 catalogs"]),
    Refused(
      name: "a key that its table lacks", catalogs: [app, pay],
      flow: CopySample.flow(["Cart", "Payment"], table: "Localizable"), kind: .unknownKey,
      lines: [11], words: ["\"Payment\"", "App/Localizable.xcstrings"]),
    Refused(
      name: "nothing near: some keys that there are", catalogs: [app],
      flow: CopySample.flow(["zzzzzzzzzz"]), kind: .unknownKey, lines: [10],
      words: ["\"Cart\", \"Review\""]),
    Refused(
      name: "no catalog at all", catalogs: [], flow: CopySample.flow(["Cart"]), kind: .unknownKey,
      lines: [10], words: ["no catalog"]),
    Refused(
      name: "several have all keys", catalogs: [app, second],
      flow: CopySample.flow(["Cart", "Review"]), kind: .configuration, lines: [8],
      words: ["App/Localizable.xcstrings, Shop/Localizable.xcstrings", "table:"]),
    Refused(
      name: "several have one key", catalogs: [app, second, pay],
      flow: CopySample.flow(["Payment", "Cart"]), kind: .configuration, lines: [8],
      words: ["key \"Cart\"", "Shop/Localizable.xcstrings"]),
    Refused(
      name: "two tables of one name, both with the keys, none near", catalogs: [app, second],
      flow: CopySample.flow(["Cart"], table: "Localizable"), kind: .configuration, lines: [8],
      words: ["\"Localizable\"", "several catalogs"]),
    Refused(
      name: "two tables of one name, none with the key", catalogs: [app, second],
      flow: CopySample.flow(["Crat"], table: "Localizable"), kind: .unknownKey, lines: [10],
      words: ["Did you mean \"Cart\"?"]),
  ]

  @Test(arguments: refused) func refuses(_ test: Refused) throws {
    let loaded = try test.catalogs.map { try CopySample.keys($0.keys, file: $0.file) }
    let error = #expect(throws: Problems.self) {
      try CatalogFinder(catalogs: loaded).catalogs(of: test.flow)
    }
    let problems = try #require(error).list
    #expect(problems.map { $0.position?.line ?? 0 } == test.lines)
    #expect(problems.allSatisfy { $0.kind == test.kind && $0.file == "copyfit.yml" })
    for word in ["\"checkout\""] + test.words {
      #expect(problems.first?.message.contains(word) == true, "\(word)")
    }
  }

  @Test(
    arguments: [
      ("Localizable", "App/Main.xcstrings", 0), ("Localizable", "Shop/Main.xcstrings", 1),
      ("Localizable", "Shop/Deep/er/Main.xcstrings", 2), ("Localizable", "Main.xcstrings", 0),
      ("Payment", "App/Main.xcstrings", nil),
    ] as [(String, String, Int?)])
  func messagesTable(_ table: String, _ near: String, _ expected: Int?) throws {
    let files = ["App", "Shop", "Shop/Deep"].map { "\($0)/Localizable.xcstrings" }
    let loaded = try files.map { try CopySample.keys(["K"], file: $0) }
    #expect(CatalogFinder(catalogs: loaded).catalog(ofTable: table, near: near) == expected)
  }
}
