import StringCatalogs

/// A key that is no text and has none in the source language.
struct SourceGap {
  /// The empty value, or the key.
  var offset: Int
  var isEmptyText: Bool

  /// nil where there is a text, or the key may well be one.
  init?(_ use: EntryUse) {
    // Nearly all texts end here.
    let leaves = use.source?.leaves ?? []
    if let first = leaves.first, !first.value.isEmpty { return nil }
    let isManual = use.entry.extractionState == "manual"
    guard leaves.isEmpty ? isManual : leaves.allSatisfy(\.value.isEmpty) else { return nil }
    // Of a flow's empty text empty-title says so; Info.plist itself has the text of its keys.
    guard use.flows.isEmpty || leaves.isEmpty, use.entry.shouldTranslate, !use.entry.key.isEmpty,
      !use.catalog.table.hasSuffix("InfoPlist"), let form = IdentifierForm(use.entry.key)
    else { return nil }
    let isTranslated = use.translations.contains { translation in
      translation.leaves.contains { !$0.value.isEmpty && $0.value != use.entry.key }
    }
    // Nothing in every language may be meant so, and a word with a dot in it be a name.
    let isOpen =
      leaves.isEmpty ? form == .certain : leaves.contains { $0.unit.state == "new" }
    guard isTranslated || isManual && isOpen else { return nil }
    offset = leaves.first?.unit.valueOffset ?? use.entry.keyOffset
    isEmptyText = !leaves.isEmpty
  }

  private enum IdentifierForm {
    /// `checkout.title`, `cartTitle`: domains and product names look like it.
    case likely
    /// `checkout_title`, `checkout.cart.title`
    case certain

    init?(_ key: String) {
      var (dots, underscores, humps) = (0, 0, 0)
      var before: UInt8 = UInt8(ascii: ".")
      for byte in key.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          break
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
          if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(before) { humps += 1 }
        case UInt8(ascii: "."), UInt8(ascii: "_"):
          // Two in a row, or one at an end, are those of prose.
          if before == UInt8(ascii: ".") || before == UInt8(ascii: "_") { return nil }
          if byte == UInt8(ascii: ".") { dots += 1 } else { underscores += 1 }
        default: return nil
        }
        before = byte
      }
      if before == UInt8(ascii: ".") || before == UInt8(ascii: "_") { return nil }
      // `SoundTrack` is a name as people write it.
      let isWord = key.utf8.first.map { $0 < UInt8(ascii: "a") } ?? true
      guard dots + underscores > 0 || humps > 0 && !isWord else { return nil }
      self = underscores > 0 || dots > 1 || dots == 1 && humps > 0 ? .certain : .likely
    }
  }
}
