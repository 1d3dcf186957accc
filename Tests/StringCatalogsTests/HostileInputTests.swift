import Testing

@testable import StringCatalogs

/// Input that is made to break readers.
@Suite struct HostileInputTests {
  static let depth = 100_000

  /// Nothing but opening brackets, as the file, as an unknown member, or where the format nests.
  @Test(arguments: [
    ("", "[", CatalogError.Kind.wrongType), ("", #"{"a":"#, .truncated),
    (#"{"x":"#, "[", .truncated), (#"{"x":"#, #"{"a":"#, .truncated),
    (#"{"sourceLanguage":"en","strings":"#, "[", .wrongType),
    (#"{"sourceLanguage":"en","strings":{"k":"#, #"{"a":"#, .truncated),
    (
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":"#,
      #"{"variations":{"plural":{"one":"#, .truncated
    ),
    (
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":"#,
      #"{"variations":{"device":{"mac":"#, .truncated
    ),
  ])
  func openBrackets(start: String, bracket: String, kind: CatalogError.Kind) throws {
    let error = try readingError(start + String(repeating: bracket, count: Self.depth))
    #expect(error.kind == kind)
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}"), (#"[{"a":"#, "}]")])
  func deepUnknownMembersAreSkipped(open: String, close: String) throws {
    let deep =
      String(repeating: open, count: Self.depth) + "1" + String(repeating: close, count: Self.depth)
    let catalog = try catalog(strings: #""k":{"x":\#(deep),"comment":"c"}"#)
    #expect(catalog.entry(forKey: "k")?.comment == "c")
    #expect(catalog.irregularities.map(\.name) == ["x"])
  }

  @Test func deepVariationsAreKeptToABound() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"variations":{"plural":{"other":"#, count: depth)
        + #"{"stringUnit":{"value":"x"}}"# + String(repeating: "}}}", count: depth)
    }
    let bound = StringCatalog.maximumVariationDepth
    let kept = try catalog(strings: #""k":{"localizations":{"de":\#(nested(bound))}}"#)
    #expect(kept.irregularities.isEmpty)
    #expect(kept.entry(forKey: "k")?.localization("de")?.content.units.count == 1)
    for depth in [bound + 1, Self.depth] {
      let cut = try catalog(strings: #""k":{"localizations":{"de":\#(nested(depth))}}"#)
      #expect(cut.irregularities.map(\.kind) == [.nestedTooDeep])
      #expect(cut.irregularities.first?.locale == "de")
      #expect(cut.entry(forKey: "k")?.localization("de")?.content.isEmpty == true)
    }
  }

  @Test func aMegabyteOfText() throws {
    for piece in ["x", "é", "😀", #"\n"#, #"\u00e9"#, #"\ud83d\ude00"#] {
      let count = 1_000_000 / piece.utf8.count
      let text = String(repeating: piece, count: count)
      let value = try localization(#"{"stringUnit":{"value":"\#(text)"}}"#).content.unit?.value
      #expect(value?.unicodeScalars.count == count)
    }
  }

  /// Doubling the input about doubles the time; a reader that is quadratic anywhere takes four
  /// times as long. The shortest of several runs, since the machine may be busy.
  @Test(arguments: GrowthShape.allCases)
  func timeGrowsWithTheInput(shape: GrowthShape) throws {
    let small = Array(shape.text(count: shape.count).utf8)
    let large = Array(shape.text(count: shape.count * 2).utf8)
    var ratio = Double.infinity
    for _ in 0..<5 where ratio >= 3.5 {
      ratio = min(ratio, try shortest(reading: large) / shortest(reading: small))
    }
    #expect(ratio < 3.5)
  }

  private func shortest(reading bytes: [UInt8]) throws -> Double {
    let clock = ContinuousClock()
    var shortest = Duration.seconds(3600)
    for _ in 0..<4 {
      let time = try clock.measure {
        do throws(CatalogError) { _ = try StringCatalog(parsing: bytes) } catch {
          if error.kind != .truncated { throw error }
        }
      }
      shortest = min(shortest, time)
    }
    return shortest / .seconds(1)
  }
}

/// What may be many or long in a catalog.
enum GrowthShape: CaseIterable, Sendable {
  case keys, sameKey, locales, sameLocale, plurals, unknownMembers, substitutions, comment, escapes
  case nesting, openNesting, lines, longKeys

  var count: Int {
    switch self {
    case .comment, .escapes, .lines: 100_000
    case .nesting, .openNesting: 20_000
    default: 4_000
    }
  }

  func text(count: Int) -> String {
    switch self {
    case .keys: members(count) { "\"k\($0 * 7919 % count)\":{}" }
    case .sameKey: members(count) { _ in "\"k\":{}" }
    case .locales: localizations(count) { "\"l\($0 * 7919 % count)\":{}" }
    case .sameLocale: localizations(count) { $0 == 0 ? "\"z\":{}" : "\"de\":{}" }
    case .plurals:
      inLocale("variations", list(count) { "\"p\($0 * 7919 % count)\":{}" }, axis: true)
    case .substitutions: inLocale("substitutions", list(count) { "\"s\($0 * 7919 % count)\":{}" })
    case .unknownMembers:
      members(1) { _ in "\"k\":{" + list(count) { "\"x\($0 * 7919 % count)\":0" } + "}" }
    case .comment:
      members(1) { _ in "\"k\":{\"comment\":\"\(String(repeating: "é ", count: count))\"}" }
    case .escapes:
      members(1) { _ in "\"k\":{\"comment\":\"\(String(repeating: "\\u00e9", count: count))\"}" }
    case .nesting:
      members(1) { _ in
        "\"k\":{\"x\":" + String(repeating: "[", count: count)
          + String(repeating: "]", count: count) + "}"
      }
    case .openNesting: "{\"x\":" + String(repeating: "{\"a\":", count: count)
    case .lines: members(1) { _ in String(repeating: "\n \r\n", count: count) + "\"k\":{}" }
    case .longKeys: members(count) { "\"\(String(repeating: "k", count: 100))\($0)\":{}" }
    }
  }

  private func list(_ count: Int, _ member: (Int) -> String) -> String {
    (0..<count).map(member).joined(separator: ",")
  }

  private func members(_ count: Int, _ member: (Int) -> String) -> String {
    "{\"sourceLanguage\":\"en\",\"strings\":{" + list(count, member) + "}}"
  }

  private func localizations(_ count: Int, _ member: (Int) -> String) -> String {
    members(1) { _ in "\"k\":{\"localizations\":{" + list(count, member) + "}}" }
  }

  private func inLocale(_ name: String, _ list: String, axis: Bool = false) -> String {
    let inner = axis ? "{\"plural\":{\(list)}}" : "{\(list)}"
    return localizations(1) { _ in "\"de\":{\"\(name)\":\(inner)}" }
  }
}
