/// A String Catalog (`.xcstrings`) as values that keep the place of everything in the file.
///
/// Shapes follow what Xcode 15 to 27 write. Unknown members and states are kept, not refused.
public struct StringCatalog: Sendable {
  /// The `sourceLanguage` member, such as `en`.
  public var sourceLanguage: String
  /// The `version` member as written, such as `1.0`; nil when absent.
  public var version: String?
  /// Members of `strings`, in file order. A key that stands twice is here twice: the last one
  /// counts, as in Xcode, and `entry(forKey:)` finds it.
  public var entries: [Entry]
  /// What the file has beside the format: kept, findable, not an error.
  public var irregularities: [Irregularity]

  public struct Entry: Sendable {
    public var key: String
    /// The key's opening quote, as a byte offset into the file.
    public var keyOffset: Int
    public var comment: String?
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
    /// The value's opening quote, as a byte offset into the file.
    public var valueOffset: Int
  }

  public struct Substitution: Sendable {
    public var name: String
    public var nameOffset: Int
    public var argNum: Int?
    public var formatSpecifier: String?
    public var content: Content
  }

  public struct Irregularity: Sendable, Hashable {
    public enum Kind: String, Sendable {
      /// A member that stands twice in one object; `first` is where it stood before.
      case duplicateMember
      /// A top-level member other than sourceLanguage, strings and version.
      case memberBesideStrings
      case unknownMember
      case unknownState
      case unknownVariationAxis
    }
    public var kind: Kind
    /// The member's name, or the state.
    public var name: String
    public var offset: Int
    /// The entry it is in; nil at the top level.
    public var key: String?
    public var firstOffset: Int?
  }
}
