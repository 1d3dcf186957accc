/// The configuration as understood, defaults filled in.
public struct ConfigReport: Sendable {
  /// YAML that can be put in its place; nil when it could not be read, and `problems` says why.
  public var yaml: String?
  public var problems: [Problem]

  public init(yaml: String?, problems: [Problem] = []) {
    self.yaml = yaml
    self.problems = problems
  }
}

/// A device that a configuration can name.
public struct DeviceRow: Hashable, Sendable {
  /// Such as `iphone-16`.
  public var id: String
  /// For people, such as `iPhone 16`.
  public var name: String
  /// Points that an app has, without side safe areas, before margins.
  public var width: Double
  /// Device pixels per point.
  public var displayScale: Int
  /// The smallest group that has it.
  public var group: Group

  public enum Group: String, Hashable, Sendable {
    /// In `devices: phones`, the default.
    case phones
    /// In `devices: all` only.
    case all
    /// Runs no iOS 17: only where its id is listed.
    case listed = "–"
  }

  public init(id: String, name: String, width: Double, displayScale: Int, group: Group) {
    self.id = id
    self.name = name
    self.width = width
    self.displayScale = displayScale
    self.group = group
  }
}
