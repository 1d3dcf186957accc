/// A place in a file. `line` and `column` count from 1; columns are UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable {
  public var line: Int
  public var column: Int
  /// The same column in UTF-16 code units, which most editors and SARIF count; nil where nobody
  /// asked for it. It follows from the place and the file, so that places are equal without it.
  public var utf16Column: Int?

  public init(line: Int, column: Int, utf16Column: Int? = nil) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }

  public static func == (a: Self, b: Self) -> Bool { a.line == b.line && a.column == b.column }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
