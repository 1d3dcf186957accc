import StringCatalogs
import Testing

/// What differs between two versions of a key.
@Suite struct ComparisonTests {
  private static func catalog(_ entry: String) throws -> StringCatalog {
    try StringCatalog(
      parsing: #"{"sourceLanguage": "en", "strings": {"K": \#(entry), "L": {}}}"#)
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private static func localized(_ locales: (String, String)...) -> String {
    let members = locales.map { #""\#($0)": \#($1)"# }
    return #"{"localizations": {\#(members.joined(separator: ", "))}}"#
  }

  private static func plural(_ forms: (String, String)...) -> String {
    let members = forms.map { #""\#($0)": \#(unit($1))"# }
    return #"{"variations": {"plural": {\#(members.joined(separator: ", "))}}}"#
  }

  private static let base = localized(("en", unit("Cart")), ("de", unit("Korb")))

  private static let cases: [(String, String, String, StringCatalog.EntryChange)] = [
    ("nothing", base, base, .none),
    ("white space", base, base.replacing(": ", with: ":\n "), .none),
    ("the order", base, localized(("de", unit("Korb")), ("en", unit("Cart"))), .none),
    ("a comment", #"{"comment": "a"}"#, #"{"comment": "b"}"#, .none),
    (
      "a text", base, localized(("en", unit("Cart")), ("de", unit("Wagen"))), .locales(["de"])
    ),
    (
      "a state", base, localized(("en", unit("Cart")), ("de", unit("Korb", "new"))),
      .locales(["de"])
    ),
    ("a locale more", localized(("en", unit("Cart"))), base, .locales(["de"])),
    ("a locale less", base, localized(("en", unit("Cart"))), .locales(["de"])),
    (
      "the source text", base, localized(("en", unit("Basket")), ("de", unit("Korb"))), .everywhere
    ),
    ("the extraction state", #"{"extractionState": "manual"}"#, "{}", .everywhere),
    ("whether it is translated", #"{"shouldTranslate": false}"#, "{}", .everywhere),
    (
      "a plural form", localized(("de", plural(("one", "a"), ("other", "b")))),
      localized(("de", plural(("one", "a"), ("other", "c")))), .locales(["de"])
    ),
    (
      "a plural form less", localized(("de", plural(("one", "a"), ("other", "b")))),
      localized(("de", plural(("other", "b")))), .locales(["de"])
    ),
    (
      "another spelling of an accent", localized(("de", unit("\u{E9}"))),
      localized(("de", unit("e\u{301}"))), .locales(["de"])
    ),
  ]

  @Test(arguments: cases)
  func changes(_ row: (String, String, String, StringCatalog.EntryChange)) throws {
    let (before, after) = (try Self.catalog(row.1), try Self.catalog(row.2))
    #expect(after.change(ofKey: "K", since: before) == row.3, "\(row.0)")
    #expect(after.change(ofKey: "L", since: before) == .none)
  }

  @Test func keysThatComeAndGo() throws {
    let catalog = try Self.catalog("{}")
    let other = try StringCatalog(parsing: #"{"sourceLanguage": "en", "strings": {"M": {}}}"#)
    #expect(catalog.change(ofKey: "K", since: other) == .everywhere)
    #expect(catalog.change(ofKey: "M", since: other) == .none)
  }
}
