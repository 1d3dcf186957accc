/// How far a run has come.
public struct RunProgress: Hashable, Sendable {
  public enum Stage: String, Sendable {
    case reading = "reading catalogs"
    case layingOut = "laying out"
    case checking = "checking"
  }

  public var stage: Stage
  /// Catalogs, titles of flows in a locale, or entries, of those that there are in this stage.
  public var done: Int
  public var total: Int

  public init(_ stage: Stage, done: Int, total: Int) {
    self.stage = stage
    self.done = done
    self.total = total
  }
}

/// Is called often, on the thread that runs the linter: it has to be quick.
public typealias ProgressObserver = (RunProgress) -> Void
