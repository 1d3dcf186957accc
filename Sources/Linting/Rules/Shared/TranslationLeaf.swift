import StringCatalogs

/// One value of a localization, with the way to it: the text itself, or a variation of it.
struct TranslationLeaf {
  /// Names from the localization down, such as `device iphone`, `plural one`; empty for the text
  /// itself.
  var path: [String]
  var unit: StringCatalog.StringUnit

  /// ` (plural one)`, or nothing for the text itself.
  var wording: String { path.isEmpty ? "" : " (\(path.joined(separator: ", ")))" }
}

extension StringCatalog.Localization {
  /// Every value, substitutions included, in file order.
  var leaves: [TranslationLeaf] {
    var leaves = content.leaves.map { TranslationLeaf($0) }
    for substitution in substitutions {
      leaves += substitution.content.leaves.map {
        TranslationLeaf($0, in: "substitution \(substitution.name)")
      }
    }
    return leaves.sorted { $0.unit.valueOffset < $1.unit.valueOffset }
  }
}

extension TranslationLeaf {
  fileprivate init(_ leaf: StringCatalog.Content.Leaf, in substitution: String? = nil) {
    let path = [
      substitution, leaf.device.map { "device \($0)" }, leaf.plural.map { "plural \($0)" },
    ]
    self.init(path: path.compactMap(\.self), unit: leaf.unit)
  }
}

extension StringCatalog.Content {
  /// What an iPhone shows: its own variation, else `other`, else the plain content.
  var onPhone: StringCatalog.Content { device("iphone") ?? device("other") ?? self }
}
