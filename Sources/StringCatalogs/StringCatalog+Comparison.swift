extension StringCatalog {
  /// What differs between two versions of a key, wherever in the file they stand.
  public enum EntryChange: Hashable, Sendable {
    case none
    /// The key is new, or something that concerns every language differs: the source text, a state
    /// of the entry, whether it is translated at all.
    case everywhere
    /// The text or the state of these locales.
    case locales(Set<String>)
  }

  /// How a key of this catalog differs from the same key of an earlier version. Comments are no part
  /// of it. A key that is here no more is not changed.
  public func change(ofKey key: String, since earlier: StringCatalog) -> EntryChange {
    guard let new = entry(forKey: key) else { return .none }
    guard let old = earlier.entry(forKey: key), new.extractionState == old.extractionState,
      new.shouldTranslate == old.shouldTranslate, sourceLanguage == earlier.sourceLanguage
    else { return .everywhere }
    var changed: Set<String> = []
    for locale in Set((new.localizations + old.localizations).map(\.locale)) {
      switch (new.localization(locale), old.localization(locale)) {
      case (let here?, let there?):
        if !here.isSame(as: there) { changed.insert(locale) }
      default: changed.insert(locale)
      }
    }
    if changed.contains(sourceLanguage) { return .everywhere }
    return changed.isEmpty ? .none : .locales(changed)
  }
}

extension StringCatalog.Localization {
  fileprivate func isSame(as other: Self) -> Bool {
    content.isSame(as: other.content) && substitutions.count == other.substitutions.count
      && zip(substitutions, other.substitutions).allSatisfy { $0.isSame(as: $1) }
  }
}

extension StringCatalog.Substitution {
  fileprivate func isSame(as other: Self) -> Bool {
    name.isExactly(other.name) && argNum == other.argNum
      && formatSpecifier == other.formatSpecifier && content.isSame(as: other.content)
  }
}

extension StringCatalog.Content {
  /// Recursion ends at `StringCatalog.maximumVariationDepth`, beyond which nothing is kept.
  fileprivate func isSame(as other: Self) -> Bool {
    func isSame(_ one: [StringCatalog.Variation], _ other: [StringCatalog.Variation]) -> Bool {
      one.count == other.count
        && zip(one, other).allSatisfy { $0.name == $1.name && $0.content.isSame(as: $1.content) }
    }
    func isSame(_ one: [StringCatalog.StringUnit], _ other: [StringCatalog.StringUnit]) -> Bool {
      one.count == other.count
        && zip(one, other).allSatisfy { $0.state == $1.state && $0.value.isExactly($1.value) }
    }
    let units = unit.map { [$0] } ?? []
    return isSame(units, other.unit.map { [$0] } ?? []) && isSame(set, other.set)
      && isSame(plural, other.plural) && isSame(device, other.device)
  }
}

extension String {
  /// By code units: two spellings of an accent are two texts, also in a file.
  fileprivate func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
