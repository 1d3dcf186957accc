/// What localizations, variations and substitutions hold.
extension CatalogParser {
  /// Reads `stringUnit`, `variations` or `stringSet`. False, and nothing read, for any other.
  mutating func parseContentMember(
    _ member: CatalogMember?, into content: inout StringCatalog.Content, depth: Int
  ) throws(JSONFault) -> Bool {
    switch member {
    case .stringUnit: content.unit = try parseUnit()
    case .variations: try parseVariations(into: &content, depth: depth)
    case .stringSet: content.set = try parseSet()
    default: return false
    }
    return true
  }

  private mutating func parseUnit() throws(JSONFault) -> StringCatalog.StringUnit? {
    if try reader.skipNull() { return nil }
    let start = reader.offset
    var state: String?
    var value: JSONToken?
    var scope = try openObject("“stringUnit” to be an object")
    while let name = try nextMember(&scope) {
      switch CatalogMember(name, of: reader) {
      case .state: state = try parseState()
      case .value: value = try textToken(of: "value")
      default: try skipUnknown(name, in: .stringUnit)
      }
    }
    if state == nil { noteLack(of: "state", in: .stringUnit, since: start) }
    guard let value else {
      noteLack(of: "value", in: .stringUnit, since: start)
      note(.missingValue, name: "value", offset: start)
      return StringCatalog.StringUnit(state: state, value: "", valueOffset: start)
    }
    return StringCatalog.StringUnit(
      state: state, value: reader.string(value), valueOffset: value.quote)
  }

  private mutating func parseState() throws(JSONFault) -> String? {
    if try reader.skipNull() { return nil }
    let token = try textToken(of: "state")
    if let known = KnownWords.unitState(token, of: reader) { return known }
    note(.unknownState, token)
    return reader.string(token)
  }

  private mutating func parseSet() throws(JSONFault) -> [StringCatalog.StringUnit] {
    if try reader.skipNull() { return [] }
    let start = reader.offset
    var state: String?
    var values: [JSONToken]?
    var scope = try openObject("“stringSet” to be an object")
    while let name = try nextMember(&scope) {
      switch CatalogMember(name, of: reader) {
      case .state: state = try parseState()
      case .values: values = try parseTexts()
      default: try skipUnknown(name, in: .stringSet)
      }
    }
    if values == nil {
      noteLack(of: "values", in: .stringSet, since: start)
      note(.missingValue, name: "values", offset: start)
    }
    return (values ?? []).map { value in
      StringCatalog.StringUnit(
        state: state, value: reader.string(value), valueOffset: value.quote)
    }
  }

  private mutating func parseTexts() throws(JSONFault) -> [JSONToken] {
    guard reader.next == UInt8(ascii: "[") else {
      throw wrongType("“values” to be an array of texts")
    }
    reader.advance()
    var texts: [JSONToken] = []
    while try reader.nextElement(isFirst: texts.isEmpty) {
      texts.append(try textToken(of: "values"))
    }
    return texts
  }

  private mutating func parseVariations(
    into content: inout StringCatalog.Content, depth: Int
  ) throws(JSONFault) {
    content.plural = []
    content.device = []
    if try reader.skipNull() { return }
    guard depth <= StringCatalog.maximumVariationDepth else {
      note(.nestedTooDeep, name: "variations", offset: reader.offset)
      try reader.skipValue()
      return
    }
    var scope = try openObject("“variations” to be an object of axes")
    while let name = try nextMember(&scope) {
      switch CatalogMember(name, of: reader) {
      case .plural:
        content.plural = try parseAxis(.plural, known: KnownWords.pluralCategories, depth: depth)
      case .device:
        content.device = try parseAxis(.device, known: KnownWords.devices, depth: depth)
      default:
        try skipUnknown(name, in: .variations, kind: .unknownVariationAxis)
      }
    }
  }

  private mutating func parseAxis(
    _ axis: StringCatalog.Irregularity.Place, known: [String], depth: Int
  ) throws(JSONFault) -> [StringCatalog.Variation] {
    var variations: [StringCatalog.Variation] = []
    var scope = try openObject("the variations' axis to be an object")
    while let name = try nextMember(&scope) {
      let text = reader.string(name)
      if !known.contains(text) { note(.unknownMember, name, in: axis, value: valueKind) }
      var variation = StringCatalog.Variation(
        name: text, nameOffset: name.quote, content: .none)
      try parseVariation(into: &variation.content, depth: depth)
      variations.append(variation)
    }
    return variations
  }

  private mutating func parseVariation(
    into content: inout StringCatalog.Content, depth: Int
  ) throws(JSONFault) {
    var scope = try openObject("the variation to be an object")
    while let name = try nextMember(&scope) {
      let member = CatalogMember(name, of: reader)
      if try !parseContentMember(member, into: &content, depth: depth + 1) {
        try skipUnknown(name, in: .variation)
      }
    }
  }
}

extension StringCatalog.Content {
  static var none: Self { Self(unit: nil, plural: [], device: [], set: []) }
}
