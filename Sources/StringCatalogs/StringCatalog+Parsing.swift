extension StringCatalog {
  /// Reads a catalog in one pass. Everything that is JSON but not the format is kept in
  /// `irregularities`; an entry with a member of the wrong type is left out, and `unread` says
  /// why; a byte order mark is passed over.
  ///
  /// - Parameter bytes: The whole file, UTF-8.
  /// - Throws: `CatalogError` for the first thing that keeps the file from being a catalog:
  ///   malformed JSON, conflict markers, invalid UTF-8, no `sourceLanguage` or no `strings`, or
  ///   one of them of the wrong type.
  public init(parsing bytes: [UInt8]) throws(CatalogError) {
    self = try bytes.withUnsafeBufferPointer { (contents) throws(CatalogError) in
      let buffer = UnsafeRawBufferPointer(contents)
      do throws(JSONFault) {
        var parser = CatalogParser(buffer)
        return try parser.parse()
      } catch {
        throw CatalogError(error, in: buffer)
      }
    }
  }

  /// Reads a catalog that is text already, such as a test's.
  public init(parsing text: String) throws(CatalogError) {
    try self.init(parsing: Array(text.utf8))
  }
}
