import Surfaces

/// The names that a configuration may use and that other parts of the program define.
public struct ConfigurationVocabulary: Sendable {
  /// Device ids, in the order in which they are listed; empty: any id is taken.
  public var deviceIDs: [String]
  /// Ids that `rules:` and `ignore:` may name; empty: any id is taken.
  public var ruleIDs: [String]
  /// Surfaces that a flow may name besides the step trail.
  public var surfaces: [any Surface.Type]

  public init(
    deviceIDs: [String] = [], ruleIDs: [String] = Self.contractRuleIDs,
    surfaces: [any Surface.Type] = SurfaceRegistry.all
  ) {
    self.deviceIDs = deviceIDs
    self.ruleIDs = ruleIDs
    self.surfaces = surfaces
  }

  /// Every rule id that a configuration may name, those of rules to come among them, so that a
  /// configuration written for a newer release is not an error.
  public static let contractRuleIDs = [
    "title-truncated", "form-flip", "stop-too-small", "small-target", "titles-lost",
    "caption-breaks-word", "caption-wraps", "number-shrinks", "text-truncated", "text-shrinks",
    "text-clipped", "text-too-tall", "word-broken", "bar-overflows",
    "missing-translation", "missing-locale", "untranslated", "needs-review",
    "missing-plural-form", "unused-plural-form", "count-without-plural", "placeholder-mismatch",
    "unknown-locale", "misplaced-key", "duplicate-key", "catalog-in-lproj",
    "device-variation-missing", "stale-key", "machine-translated", "identical-to-source",
    "edge-whitespace",
    "empty-title", "line-break-in-title", "duplicate-title", "placeholder-in-title",
    "hardcoded-currency", "unbalanced-bidi", "ltr-start-in-rtl", "missing-glyph", "low-contrast",
    "glass-spacing", "style-out-of-range", "unlocalized-title", "unused-suppression",
  ]
}
