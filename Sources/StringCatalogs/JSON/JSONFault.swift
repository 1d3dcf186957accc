/// What the reader tripped over, before it is given a line and a column.
struct JSONFault: Error {
  var kind: CatalogError.Kind
  var offset: Int
  /// What should stand there, as the object of "expected".
  var expected: String
  /// What stands there instead.
  var found: String
  /// How to mend it, where there is more to say.
  var advice: String?
}
