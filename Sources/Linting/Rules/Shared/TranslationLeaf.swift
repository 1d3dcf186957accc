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
    var leaves = content.leaves(path: [])
    for substitution in substitutions {
      leaves += substitution.content.leaves(path: ["substitution \(substitution.name)"])
    }
    return leaves.sorted { $0.unit.valueOffset < $1.unit.valueOffset }
  }
}

extension StringCatalog.Content {
  /// Nesting is two deep in the format (device, then plural); deeper content, which no tool
  /// writes, is left alone rather than followed without end.
  private static let deepest = 8

  func leaves(path: [String]) -> [TranslationLeaf] {
    var leaves = unit.map { [TranslationLeaf(path: path, unit: $0)] } ?? []
    leaves += set.map { TranslationLeaf(path: path, unit: $0) }
    guard path.count < Self.deepest else { return leaves }
    for variation in plural {
      leaves += variation.content.leaves(path: path + ["plural \(variation.name)"])
    }
    for variation in device {
      leaves += variation.content.leaves(path: path + ["device \(variation.name)"])
    }
    return leaves
  }

  /// What an iPhone shows: its own variation, else `other`, else the plain content.
  var onPhone: StringCatalog.Content {
    let shown =
      device.last { $0.name == "iphone" } ?? device.last { $0.name == "other" }
    return shown?.content ?? self
  }
}
