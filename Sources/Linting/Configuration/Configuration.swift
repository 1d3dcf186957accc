import PlatformFacts
import StringCatalogs

/// A copyfit.yml as understood, defaults filled in where they do not depend on catalogs.
public struct Configuration: Sendable {
  /// Absolute path of the file, nil when there is none.
  public var file: String?
  /// Absolute folder that every path is relative to.
  public var root: String
  /// Patterns of catalogs; nil: all below the root.
  public var catalogs: [String]?
  /// The language that the copy is written in; nil: each catalog's own.
  public var sourceLanguage: String?
  /// The languages that the app ships, besides the source language; nil: those of the catalogs.
  public var locales: [String]?
  /// The devices whose screens flows are laid out on.
  public var devices: DeviceSelection = .phones
  /// Further places.
  public var widths: [CustomWidth] = []
  /// The text sizes that are looked at, ascending, at least one.
  public var contentSizes: [ContentSizeCategory] = ContentSizeCategory.allCases
  /// Points on each side of a flow.
  public var margins: Double = 16
  public var fonts: FontSelection = .init()
  /// By rule id; a rule that is not here has its own severity.
  public var rules: [String: RuleSetting] = [:]
  /// Findings that match any of these are not reported.
  public var ignore: [IgnorePattern] = []
  /// File of the findings that are there already, relative to `root`; nil: none.
  public var baseline: String?
  /// Which keys the localization rules look at.
  public var catalogRules: CatalogRuleScope = .flows
  /// Patterns of flow files.
  public var flowFiles: [String] = []
  /// Flows of the configuration and of its flow files, in order.
  public var flows: [Flow] = []
  /// The flow files that were read, relative to the root.
  var flowFilesRead: [String] = []
  /// Where the file has what only the file system can refute: patterns, by key and text, and keys.
  var positions: [KeyPlace: SourcePosition] = [:]

  struct KeyPlace: Hashable, Sendable {
    var key: String
    /// nil: the key itself.
    var pattern: String?
  }

  public init(file: String?, root: String) {
    self.file = file
    self.root = root
  }
}

/// The devices of a configuration: groups as `config --devices` has them, or ids.
public enum DeviceSelection: Hashable, Sendable {
  case phones, all, none
  /// Ids of existing devices, each once, in the order of the configuration.
  case ids([String])
}

/// A place besides those of the devices.
public struct CustomWidth: Hashable, Sendable {
  /// Width of the place in points, greater than 0; margins do not come off it.
  public var width: Double
  /// Device pixels per point.
  public var scale: DisplayScale
  /// Height of the screen in points, for surfaces that ask for it; nil: not known.
  public var height: Double?

  public init(width: Double, scale: DisplayScale, height: Double? = nil) {
    self.width = width
    self.scale = scale
    self.height = height
  }
}

/// The faces that copy is measured with.
public struct FontSelection: Hashable, Sendable {
  /// A chain of faces.
  public enum Profile: String, CaseIterable, Sendable {
    /// Free faces and coefficients.
    case ios
    /// The Mac's own system font.
    case system
  }
  /// The chain for scripts that no file is named for.
  public var profile: Profile = .ios
  /// Font files by ISO 15924 script code, relative to the configuration.
  public var files: [String: String] = [:]

  public init() {}
}

/// What a configuration says about one rule.
public struct RuleSetting: Hashable, Sendable {
  /// nil: the rule's own default.
  public var severity: ConfiguredSeverity?
  /// nil: all that the configuration lists.
  public var contentSizes: [ContentSizeCategory]?

  public init(
    severity: ConfiguredSeverity? = nil, contentSizes: [ContentSizeCategory]? = nil
  ) {
    self.severity = severity
    self.contentSizes = contentSizes
  }
}

/// A severity, or off.
public enum ConfiguredSeverity: String, CaseIterable, Sendable {
  case error, warning, note, off

  /// nil for `off`.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// One item of `ignore:`. Absent fields match everything; `*` matches any run of characters.
public struct IgnorePattern: Hashable, Sendable {
  /// A rule's id.
  public var rule: String?
  /// A catalog key.
  public var key: String?
  /// A flow's id.
  public var flow: String?
  /// A locale as findings spell it.
  public var locale: String?
  /// A path relative to the configuration's folder.
  public var file: String?
  /// Why, for the next reader; it decides nothing.
  public var reason: String?
  /// Where the configuration has the item.
  public var location: SourceLocation

  public init(location: SourceLocation) { self.location = location }
}

/// Which keys the localization rules look at.
public enum CatalogRuleScope: String, CaseIterable, Sendable {
  /// Localization rules on the keys that flows use.
  case flows
  /// On every key of every catalog.
  case all
}
