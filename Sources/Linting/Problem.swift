import StringCatalogs

/// What keeps a run, or a part of it, from happening: never a finding. It makes the exit status 2.
public struct Problem: Error, Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case usage
    case configuration
    case missingFile = "missing-file"
    case unreadableFile = "unreadable-file"
    case malformedCatalog = "malformed-catalog"
    case unknownKey = "unknown-key"
    /// A flow was left out, since a catalog that it needs could not be read.
    case uncheckedFlow = "unchecked-flow"
    case missingFont = "missing-font"
    case unreadableFont = "unreadable-font"
    case lockMismatch = "lock-mismatch"
  }

  public var kind: Kind
  /// What was expected, what is there, the nearest right name, what to do.
  public var message: String
  public var file: String?
  public var position: SourcePosition?
  /// `file` as seen from the current folder; nil: the same.
  public var shownFile: String?

  /// The file as seen from the current folder; nil for a problem without one.
  public var shown: String? { shownFile ?? file }

  public init(
    _ kind: Kind, _ message: String, file: String? = nil, position: SourcePosition? = nil
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.position = position
  }
}
