/// What `copyfit init` is asked.
public struct InitOptions: Hashable, Sendable {
  /// The folder to look for catalogs in; nil: the current one.
  public var folder: String?
  /// Where the configuration goes; nil: `copyfit.yml` in the folder.
  public var file: String?
  /// Replace a configuration that is there.
  public var force: Bool
  /// Nothing will be written, so nothing that is there is in the way.
  public var isTrial: Bool

  public init(
    folder: String? = nil, file: String? = nil, force: Bool = false, isTrial: Bool = false
  ) {
    self.folder = folder
    self.file = file
    self.force = force
    self.isTrial = isTrial
  }
}

/// A first configuration, and what it was made from. Nothing is written yet.
public struct InitReport: Sendable {
  /// Where the configuration goes, as seen from the current folder.
  public var file: String
  /// The configuration; nil where there is none to write, and `problems` says why.
  public var text: String?
  /// Catalogs that were read.
  public var catalogs = 0
  /// Their locales, source languages among them, sorted.
  public var locales: [String] = []
  /// Flows that will be checked.
  public var flows: [Flow] = []
  /// Groups of keys that are in the file as comments only.
  public var suggestions = 0
  /// Words that the flows' trail says and no catalog has: what is said of them is silenced in the file.
  public var lacksTrailWords = false
  /// A configuration that is replaced.
  public var replaces = false
  /// The configuration of a folder above, which applies no longer, as seen from here.
  public var parent: String?
  /// Configurations below the new one's folder, as seen from here: catalogs there stay theirs.
  public var nested: [String] = []
  /// The arguments of the `copyfit lint` that checks with it from the current folder.
  public var nextArguments: [String] = []
  public var problems: [Problem] = []

  public struct Flow: Hashable, Sendable {
    public var id: String
    public var steps: Int
    /// The keys, or their comments, with the varying part as `*`.
    public var pattern: String
    /// False where the keys do not say how the steps follow each other.
    public var isOrderKnown: Bool

    public init(id: String, steps: Int, pattern: String, isOrderKnown: Bool) {
      self.id = id
      self.steps = steps
      self.pattern = pattern
      self.isOrderKnown = isOrderKnown
    }
  }

  public init(file: String, text: String? = nil, problems: [Problem] = []) {
    self.file = file
    self.text = text
    self.problems = problems
  }
}
