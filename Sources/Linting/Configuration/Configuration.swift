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
  public var sourceLanguage: String?
  public var locales: [String]?
  public var devices: DeviceSelection = .phones
  public var widths: [CustomWidth] = []
  public var contentSizes: [ContentSizeCategory] = ContentSizeCategory.allCases
  /// Points on each side of a flow.
  public var margins: Double = 16
  public var fonts: FontSelection = .init()
  public var rules: [String: RuleSetting] = [:]
  public var ignore: [IgnorePattern] = []
  public var baseline: String?
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

public enum DeviceSelection: Hashable, Sendable {
  case phones, all, none
  case ids([String])
}

public struct CustomWidth: Hashable, Sendable {
  /// Width of the place in points; margins do not come off it.
  public var width: Double
  public var scale: DisplayScale

  public init(width: Double, scale: DisplayScale) {
    self.width = width
    self.scale = scale
  }
}

public struct FontSelection: Hashable, Sendable {
  public enum Profile: String, CaseIterable, Sendable {
    /// Free faces and coefficients.
    case ios
    /// The Mac's own system font.
    case system
  }
  public var profile: Profile = .ios
  /// Font files by ISO 15924 script code, relative to the configuration.
  public var files: [String: String] = [:]

  public init() {}
}

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

public enum ConfiguredSeverity: String, CaseIterable, Sendable {
  case error, warning, note, off

  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// One item of `ignore:`. Absent fields match everything; `*` matches any run of characters.
public struct IgnorePattern: Hashable, Sendable {
  public var rule: String?
  public var key: String?
  public var flow: String?
  public var locale: String?
  public var file: String?
  public var reason: String?
  public var location: SourceLocation

  public init(location: SourceLocation) { self.location = location }
}

public enum CatalogRuleScope: String, CaseIterable, Sendable {
  /// Localization rules on the keys that flows use.
  case flows
  /// On every key of every catalog.
  case all
}
