import StringCatalogs

/// A way to arrange variations that the format does not have, though each of its parts is known.
struct VariationFault: Equatable {
  enum Kind: Hashable {
    /// `stringUnit` beside `variations`.
    case unitBesideVariations
    /// `plural` beside `device`.
    case pluralBesideDevice
    /// Variations inside the device `other`.
    case insideOtherDevice
    /// Variations inside a plural form, by its name.
    case insidePluralForm(String)
  }

  var kind: Kind
  /// Of the text or the member that is out of place, as a byte offset into the file.
  var offset: Int
  /// The text that is out of place, where it is a single one.
  var text: String?

  /// One of each kind, with the first place of it.
  static func all(in content: StringCatalog.Content) -> [VariationFault] {
    var found: [VariationFault] = []
    var kinds: Set<Kind> = []
    func add(_ kind: Kind, _ offset: Int, text: String? = nil) {
      guard kinds.insert(kind).inserted else { return }
      found.append(VariationFault(kind: kind, offset: offset, text: text))
    }
    // Variations are read to a depth of a few.
    var waiting = [content]
    while let content = waiting.popLast() {
      if let unit = content.unit, content.varies {
        add(.unitBesideVariations, unit.valueOffset, text: unit.value)
      }
      if let plural = content.plural.first, !content.device.isEmpty {
        add(.pluralBesideDevice, plural.nameOffset)
      }
      for form in content.plural where form.content.varies {
        add(.insidePluralForm(form.name), form.nameOffset)
      }
      for device in content.device where device.name == "other" && device.content.varies {
        add(.insideOtherDevice, device.nameOffset)
      }
      waiting += (content.plural + content.device).reversed().map(\.content)
    }
    return found
  }

  var most: Severity {
    if case .insidePluralForm = kind { .error } else { .warning }
  }

  /// What is wrong, without the place.
  var what: String {
    switch kind {
    case .unitBesideVariations: "`stringUnit` stands beside `variations`"
    case .pluralBesideDevice: "`plural` stands beside `device`"
    case .insideOtherDevice: "Variations stand inside the device `other`"
    case .insidePluralForm(let name):
      "Variations stand inside the plural form `\(MessageText.excerpt(name))`"
    }
  }

  var why: String {
    switch kind {
    case .unitBesideVariations:
      "Only one of the two is shown, and Xcode's export loses the other."
    case .pluralBesideDevice:
      "Only one of the two selects the text, and Xcode's export loses the other."
    case .insideOtherDevice, .insidePluralForm: "Xcode's compiler rejects the catalog."
    }
  }

  var cure: String {
    switch kind {
    case .unitBesideVariations: "Delete `stringUnit`, if the variations say all that it says."
    case .pluralBesideDevice: "Move the plural forms into each device that is named."
    case .insideOtherDevice:
      "Give `other` one text, and name the devices whose text varies by plural."
    case .insidePluralForm:
      "Turn them round: vary by device first, and inside each device by plural."
    }
  }
}

extension StringCatalog.Content {
  fileprivate var varies: Bool { !plural.isEmpty || !device.isEmpty }

  /// Whether a plural form holds variations of its own: rules that look at forms and devices would
  /// miss in one place what stands in the other.
  var variesInsidePluralForms: Bool {
    VariationFault.all(in: self).contains {
      if case .insidePluralForm = $0.kind { true } else { false }
    }
  }
}
