import StringCatalogs

/// One value of a localization, with the way to it: the text itself, or a variation of it.
public struct TranslationLeaf: Sendable {
  /// The substitution that it is a form of; nil for the localization's own text.
  public var substitution: String?
  /// The device and the plural category that select it; nil for any.
  public var device: String?
  public var plural: String?
  public var unit: StringCatalog.StringUnit

  public var value: String { unit.value }

  /// Names from the localization down, such as `device iphone`, `plural one`; empty for the text
  /// itself.
  var path: [String] {
    [
      substitution.map { "substitution \($0)" }, device.map { "device \($0)" },
      plural.map { "plural \($0)" },
    ].compactMap(\.self)
  }

  /// Whether it is the localization's text itself and no variation.
  var isPlain: Bool { substitution == nil && device == nil && plural == nil }

  /// ` (plural one)`, or nothing for the text itself.
  var wording: String { path.isEmpty ? "" : " (\(path.joined(separator: ", ")))" }
}

extension StringCatalog.Localization {
  /// Every value, substitutions included, in file order.
  var leaves: [TranslationLeaf] {
    if substitutions.isEmpty, let unit = content.onlyUnit { return [TranslationLeaf(unit: unit)] }
    var leaves = content.leaves.map { TranslationLeaf($0) }
    for substitution in substitutions {
      leaves += substitution.content.leaves.map { TranslationLeaf($0, in: substitution.name) }
    }
    return leaves.sorted { $0.unit.valueOffset < $1.unit.valueOffset }
  }
}

extension TranslationLeaf {
  fileprivate init(_ leaf: StringCatalog.Content.Leaf, in substitution: String? = nil) {
    self.init(
      substitution: substitution, device: leaf.device, plural: leaf.plural, unit: leaf.unit)
  }
}

extension StringCatalog.Content {
  /// The text where there is nothing else: nearly always.
  fileprivate var onlyUnit: StringCatalog.StringUnit? {
    plural.isEmpty && device.isEmpty && set.isEmpty ? unit : nil
  }

  /// What an iPhone shows: its own variation, else `other`, else the plain content.
  var onPhone: StringCatalog.Content { device("iphone") ?? device("other") ?? self }
}
