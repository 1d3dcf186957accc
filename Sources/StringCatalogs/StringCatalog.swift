/// A String Catalog (`.xcstrings`) as values that keep the place of everything in the file.
///
/// Shapes follow what Xcode 15 to 27 write. Unknown members and states are kept, not refused.
/// Offsets are bytes from the file's start; `LineIndex` turns them into lines and columns.
public struct StringCatalog: Sendable {
  /// The `sourceLanguage` member, such as `en`.
  public internal(set) var sourceLanguage: String
  /// The `version` member as written, such as `1.0`; nil when absent.
  public internal(set) var version: String?
  /// Members of `strings`, in file order. A key that stands twice is here twice: the last one
  /// counts, as in Xcode, and `entry(forKey:)` finds it.
  public internal(set) var entries: [Entry]
  /// Every locale that any entry has, the source language among them, sorted by code units.
  public internal(set) var locales: [String]
  /// What the file has beside the format: kept, findable, not an error.
  public internal(set) var irregularities: [Irregularity]
  /// What has a member of the wrong type and was left out, in file order. All else was read.
  public internal(set) var unread: [Unread] = []
  /// Where in `entries` the last entry of each key is.
  var lastEntry: [ExactText: Int]
  /// The opening quote of `sourceLanguage`'s value, as a byte offset into the file.
  public internal(set) var sourceLanguageOffset = 0

  /// An entry that was left out, or a member of the file itself.
  public struct Unread: Sendable {
    /// The entry's key; nil for a member beside `strings`.
    public var key: String?
    /// What was expected, what is there, and where.
    public var error: CatalogError
  }

  public struct Entry: Sendable {
    public var key: String
    /// The key's opening quote, as a byte offset into the file.
    public var keyOffset: Int
    public var comment: String?
    /// The comment's opening quote, as a byte offset into the file.
    public var commentOffset: Int?
    /// `manual`, `extracted_with_value`, `stale`, `migrated`, or any other word, as written; nil
    /// for a key that Xcode manages from the code.
    public var extractionState: String?
    /// True unless the entry says `"shouldTranslate": false`.
    public var shouldTranslate: Bool
    /// In file order; a locale that stands twice is here twice, the last one counts.
    public var localizations: [Localization]
  }

  public struct Localization: Sendable {
    public var locale: String
    /// The locale's opening quote, as a byte offset into the file.
    public var localeOffset: Int
    public var content: Content
    /// `substitutions`, in file order.
    public var substitutions: [Substitution]
  }

  /// What a localization, a variation or a substitution leaf holds. A localization may hold
  /// several of these at once (`stringUnit` beside `variations`): all are kept.
  public struct Content: Sendable {
    public var unit: StringUnit?
    /// `variations` by `plural`: category (`one`, `other`, …) to content, in file order.
    public var plural: [Variation]
    /// `variations` by `device`: device (`iphone`, `other`, …) to content, in file order.
    public var device: [Variation]
    /// `stringSet` values (App Shortcuts): each a unit with the set's state.
    public var set: [StringUnit]
  }

  public struct Variation: Sendable {
    /// The plural category or the device, as written.
    public var name: String
    public var nameOffset: Int
    public var content: Content
  }

  public struct StringUnit: Sendable {
    /// `new`, `translated`, `needs_review`, `machine_translated`, or any other word, as written.
    public var state: String?
    public var value: String
    /// The value's opening quote, as a byte offset into the file; the unit's `{` where it has no
    /// value, which counts as an empty one.
    public var valueOffset: Int
  }

  public struct Substitution: Sendable {
    public var name: String
    public var nameOffset: Int
    public var argNum: Int?
    public var formatSpecifier: String?
    public var content: Content
    /// The opening quotes of the members' names, as byte offsets into the file; nil without them.
    public var argNumOffset: Int?
    public var formatSpecifierOffset: Int?
  }

  public struct Irregularity: Sendable, Hashable {
    public enum Kind: String, Sendable {
      /// A member that stands twice in one object; `firstOffset` is where it stood first.
      case duplicateMember
      /// A top-level member other than sourceLanguage, strings and version.
      case memberBesideStrings
      /// A member, a plural category or a device that the format does not have.
      case unknownMember
      /// A unit's state or an entry's extraction state that Xcode does not write.
      case unknownState
      /// An axis of `variations` other than `plural` and `device`; what it holds is not kept.
      case unknownVariationAxis
      /// Variations inside variations beyond `maximumVariationDepth`; not kept.
      case nestedTooDeep
      /// A unit without `value` or a set without `values`.
      case missingValue
    }
    public var kind: Kind
    /// The member's name, or the state.
    public var name: String
    /// The name's or the state's opening quote, as a byte offset into the file.
    public var offset: Int
    /// The entry it is in; nil at the top level.
    public var key: String?
    /// The localization it is in; nil outside of one.
    public var locale: String?
    public var firstOffset: Int?
    /// Where a member stands that the format does not have there; nil for other kinds.
    public var place: Place?
    /// What such a member holds.
    public var value: ValueKind?
    /// The members right inside its object that the format has anywhere, each once. Empty for a
    /// plural category or a device, whose content is kept.
    public var members: [String] = []
    /// The members that the format has in that place and this very object lacks, of those that a
    /// misspelt name may have been meant for: of an entry, a substitution, a unit or a set.
    public var lacking: [String] = []

    /// The object that a member stands in.
    public enum Place: String, Sendable {
      /// The file's own, beside `strings`.
      case file
      case entry, localization, substitution, stringUnit, stringSet
      /// `variations` itself, whose members are axes.
      case variations
      /// The axes, whose members are plural categories and devices.
      case plural, device
      /// What a plural category or a device holds.
      case variation
    }

    public enum ValueKind: String, Sendable {
      case object, array, text
      /// A number, true, false or null.
      case other
    }
  }

  /// How many `variations` may stand inside each other: Xcode's compiler takes two (device, then
  /// plural), four leave room for what it may come to take.
  public static let maximumVariationDepth = 4
}
