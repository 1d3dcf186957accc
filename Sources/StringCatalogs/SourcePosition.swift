/// A place in a file. `line` and `column` count from 1; columns are UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
