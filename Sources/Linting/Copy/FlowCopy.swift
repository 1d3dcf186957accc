import StringCatalogs

/// A catalog that was read, with what its places need to become lines and columns.
public struct LoadedCatalog: Sendable {
  /// Path relative to the configuration's folder.
  public var file: String
  /// The file's name without extension.
  public var table: String
  public var catalog: StringCatalog
  public var lines: LineIndex
  /// Every locale of the catalog, the source language among them, sorted.
  public var locales: [String]
  /// The file's absolute path, whose folders `file` may leave out; empty where it is not known.
  public var path = ""

  public func location(_ offset: Int) -> SourceLocation {
    SourceLocation(file: file, position: lines.position(ofOffset: offset))
  }
}

/// What a person would see for one key in one locale.
public struct ResolvedText: Sendable {
  public var key: String
  /// Placeholders replaced by sample arguments, where there are any.
  public var text: String
  /// The same text in the other digit sets that the locale may show; empty for nearly all.
  public var variants: [String] = []
  /// The locale whose translation is shown; the source language where it falls back.
  public var shownLocale: String
  /// Source text shown in another language. A region that shows its language's text is not one.
  public var isFallback: Bool
  /// State of the unit shown; nil for a key shown as its own text.
  public var state: String?
  /// The value's opening quote; the key's where the translation is missing; the step in the
  /// configuration where no catalog has the key.
  public var location: SourceLocation
  /// Index of the catalog in the run; nil where no catalog has the key.
  public var catalog: Int?
}

/// All copy of one flow in one locale.
public struct FlowCopy: Sendable {
  public var locale: String
  public var isRightToLeft: Bool
  /// In the order of the flow's keys: of a step trail, the steps' titles.
  public var titles: [ResolvedText]
  /// The caption's format with its placeholders, such as `Step %lld of %lld`; nil for a surface that
  /// has none.
  public var caption: ResolvedText?
  /// Position texts, one array for each digit set that the locale may show (two for bare `ar`).
  public var positions: [[String]]
  /// Stop numbers, one array for each digit set.
  public var numbers: [[String]]
}
