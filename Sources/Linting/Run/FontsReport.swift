/// What `fonts` is asked for.
public struct FontsOptions: Hashable, Sendable {
  /// A configuration whose `fonts:` to use instead of the one found from here.
  public var config: String?

  public init(config: String? = nil) { self.config = config }
}

/// The font chain as it is on this machine.
public struct FontsReport: Sendable {
  /// Faces of the chain that are here, in its order.
  public var rows: [FontRow]
  /// Faces of the chain that are not, each with what brings it. Latin's is among `problems` too; any
  /// other is a failure only for copy in its script.
  public var missing: [MissingFace]
  /// The libraries that shape, such as `FreeType` `2.12.1`.
  public var engines: [Engine]
  /// Path of copyfit.lock: beside the configuration, else in the current folder.
  public var lockFile: String
  /// The text that locks what is here.
  public var newLock: String
  /// Whether there is a lock.
  public var isLocked: Bool
  /// Faces that differ from the lock, or why it cannot be read.
  public var lockProblems: [Problem]
  /// Libraries that differ from the lock: no reason to refuse, since faces decide about widths.
  public var lockNotices: [String]
  public var problems: [Problem]
  /// Remarks, such as an unknown revision of a font.
  public var notices: [String]

  public init(
    rows: [FontRow], missing: [MissingFace] = [], engines: [Engine] = [],
    lockFile: String = "copyfit.lock", newLock: String = "", isLocked: Bool = false,
    lockProblems: [Problem] = [], lockNotices: [String] = [], problems: [Problem] = [],
    notices: [String] = []
  ) {
    self.rows = rows
    self.missing = missing
    self.engines = engines
    self.lockFile = lockFile
    self.newLock = newLock
    self.isLocked = isLocked
    self.lockProblems = lockProblems
    self.lockNotices = lockNotices
    self.problems = problems
    self.notices = notices
  }

  public struct MissingFace: Hashable, Sendable {
    /// ISO 15924 code.
    public var script: String
    public var postScriptName: String
    /// Debian package and Homebrew cask that bring it.
    public var aptPackage: String
    public var brewCask: String

    public init(script: String, postScriptName: String, aptPackage: String, brewCask: String) {
      self.script = script
      self.postScriptName = postScriptName
      self.aptPackage = aptPackage
      self.brewCask = brewCask
    }
  }

  public struct Engine: Hashable, Sendable {
    public var name: String
    public var version: String

    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }
}
