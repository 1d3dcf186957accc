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
}
