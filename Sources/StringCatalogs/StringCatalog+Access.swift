extension StringCatalog {
  /// The entry that counts for a key: the last one in the file. Keys are compared by code units.
  /// Constant time.
  public func entry(forKey key: String) -> Entry? {
    lastEntry[ExactText(key)].map { entries[$0] }
  }

  /// Whether the key is there and was left out, since its entry could not be read.
  package func leftOut(_ key: String) -> Bool { unread.contains { $0.key == key } }

  /// Each key once, in file order, with the entry that counts: of several the last one.
  public var effectiveEntries: [Entry] {
    guard lastEntry.count != entries.count else { return entries }
    return entries.indices.compactMap { index in
      lastEntry[ExactText(entries[index].key)] == index ? entries[index] : nil
    }
  }
}

extension StringCatalog.Entry {
  /// The localization that counts for a locale, spelled exactly so: the last one in the file.
  public func localization(_ locale: String) -> StringCatalog.Localization? {
    localizations.last { $0.locale == locale }
  }
}

extension StringCatalog.Content {
  /// A leaf and the way to it.
  public struct Leaf: Sendable {
    /// The device it is for, of nested ones the innermost; nil for any.
    public var device: String?
    /// The plural category it is for, of nested ones the innermost; nil for any.
    public var plural: String?
    public var unit: StringCatalog.StringUnit
  }

  /// True when there is no text at all, not even an empty one.
  public var isEmpty: Bool { leaves.isEmpty }

  /// Every unit at any depth: the own one, the set's, the plural forms', the devices', each list in
  /// file order.
  public var units: [StringCatalog.StringUnit] { leaves.map(\.unit) }

  /// Every unit at any depth with the device and the plural category that select it, in the order
  /// of `units`.
  public var leaves: [Leaf] {
    var leaves: [Leaf] = []
    var waiting: [(content: Self, device: String?, plural: String?)] = [(self, nil, nil)]
    while let (content, device, plural) = waiting.popLast() {
      for unit in content.ownUnits {
        leaves.append(Leaf(device: device, plural: plural, unit: unit))
      }
      for variation in content.device.reversed() {
        waiting.append((variation.content, variation.name, plural))
      }
      for variation in content.plural.reversed() {
        waiting.append((variation.content, device, variation.name))
      }
    }
    return leaves
  }

  private var ownUnits: [StringCatalog.StringUnit] {
    guard let unit else { return set }
    return [unit] + set
  }

  /// The content for a plural category, of several the last one.
  public func plural(_ category: String) -> Self? {
    plural.last { $0.name == category }?.content
  }

  /// The content for a device, of several the last one.
  public func device(_ name: String) -> Self? {
    device.last { $0.name == name }?.content
  }
}

/// A text as a dictionary key by its code units. `String` itself takes canonically equivalent
/// texts for equal, which two keys of a catalog are not.
struct ExactText: Hashable {
  var text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool {
    var (first, second) = (left.text, right.text)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        UnsafeRawBufferPointer(first).equal(
          0..<first.count, to: UnsafeRawBufferPointer(second))
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    var copy = text
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
