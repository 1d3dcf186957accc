import Testing

@testable import StringCatalogs

/// A catalog with these members of `strings`.
func catalog(strings: String) throws(CatalogError) -> StringCatalog {
  try StringCatalog(
    parsing: #"{"sourceLanguage":"en","strings":{"# + strings + #"},"version":"1.0"}"#)
}

/// A catalog whose key `k` has this localization for `de`.
func localization(_ json: String) throws -> StringCatalog.Localization {
  let catalog = try catalog(strings: #""k":{"localizations":{"de":"# + json + "}}")
  return try #require(catalog.entry(forKey: "k")?.localization("de"))
}

/// The error that reading these bytes gives, or that a part of them was left out for.
func readingError(_ bytes: [UInt8]) throws -> CatalogError {
  var thrown: CatalogError?
  do throws(CatalogError) {
    thrown = try StringCatalog(parsing: bytes).unread.first?.error
  } catch {
    thrown = error
  }
  return try #require(thrown, "read without an error")
}

func readingError(_ text: String) throws -> CatalogError {
  try readingError(Array(text.utf8))
}

/// What stands in the text at a byte offset, to its next quote.
func textAfterQuote(at offset: Int, in text: String) -> String {
  let bytes = Array(text.utf8)
  #expect(bytes[offset] == UInt8(ascii: "\""), "no opening quote at \(offset)")
  return String(decoding: bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
}
