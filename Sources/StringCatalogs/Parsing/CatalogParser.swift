/// Reads the members of a catalog from a `JSONReader`. Nesting that the format bounds is followed
/// by calls (at most `maximumVariationDepth` variations deep), all other is skipped iteratively.
struct CatalogParser {
  var reader: JSONReader
  var names = MemberNames()
  var locales = LocaleNames()
  var irregularities: [StringCatalog.Irregularity] = []
  /// What was passed over for a member of the wrong type: an entry by its key, or a member of the
  /// file.
  private var unread: [(key: String?, fault: JSONFault)] = []
  /// The entry and the localization that are being read.
  var currentKey: JSONToken?
  var currentLocale: JSONToken?

  init(_ bytes: UnsafeRawBufferPointer) {
    reader = JSONReader(bytes)
  }

  mutating func parse() throws(JSONFault) -> StringCatalog {
    try checkStart()
    var sourceLanguage: String?
    var sourceLanguageOffset = 0
    var version: String?
    var entries: Entries?
    let start = reader.offset
    var scope = try openObject("the catalog, an object in “{” and “}”")
    while let name = try nextMember(&scope) {
      switch CatalogMember(name, of: reader) {
      case .sourceLanguage:
        sourceLanguageOffset = reader.offset
        sourceLanguage = try text(of: "sourceLanguage")
      case .version: version = try parseVersion()
      case .strings:
        locales = LocaleNames()
        entries = try parseEntries()
      default:
        try skipUnknown(name, in: .file, kind: .memberBesideStrings)
      }
    }
    try checkEnd()
    guard let sourceLanguage else { throw missing("sourceLanguage", at: start) }
    guard let entries else { throw missing("strings", at: start) }
    var catalog = catalog(sourceLanguage: sourceLanguage, version: version, entries: entries)
    catalog.sourceLanguageOffset = sourceLanguageOffset
    if !unread.isEmpty { catalog.unread = unreadEntries() }
    return catalog
  }

  /// Nothing depends on the version: one of another type keeps nothing from being read.
  private mutating func parseVersion() throws(JSONFault) -> String? {
    do throws(JSONFault) {
      return try optionalText(of: "version")
    } catch {
      guard error.kind == .wrongType else { throw error }
      unread.append((nil, error))
      try reader.skipValue()
      return nil
    }
  }

  /// With their places, for which the file is looked through once.
  private func unreadEntries() -> [StringCatalog.Unread] {
    let lines = LineIndex(bytes: reader.bytes)
    return unread.map { key, fault in
      StringCatalog.Unread(
        key: key, error: CatalogError(fault, at: lines.position(ofOffset: fault.offset)))
    }
  }

  private func catalog(
    sourceLanguage: String, version: String?, entries: Entries
  ) -> StringCatalog {
    var locales = locales.names
    if !locales.contains(where: { $0.utf8.elementsEqual(sourceLanguage.utf8) }) {
      locales.append(sourceLanguage)
    }
    locales.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return StringCatalog(
      sourceLanguage: sourceLanguage, version: version, entries: entries.list, locales: locales,
      irregularities: irregularities, lastEntry: entries.lastIndex)
  }

  /// The members of `strings`, with the index of each key's last one.
  private struct Entries {
    var list: [StringCatalog.Entry] = []
    var lastIndex: [ExactText: Int] = [:]
    /// Where a key that stands more than once stands first.
    var firstOffset: [ExactText: Int] = [:]
  }

  /// Keys stand in Finder order, not in that of code units, and there are many: unlike other
  /// members they are looked up by hash at once, in the index that the catalog keeps.
  private mutating func parseEntries() throws(JSONFault) -> Entries {
    var entries = Entries()
    // A guess that keeps large catalogs from growing their index a dozen times.
    let expected = min(reader.bytes.count / Self.usualEntrySize, 1 << 16)
    entries.list.reserveCapacity(expected)
    entries.lastIndex.reserveCapacity(expected)
    var scope = try openObject("“strings” to be an object of keys")
    while let name = try reader.nextMember(isFirst: scope.isFirst) {
      scope.isFirst = false
      let key = reader.string(name)
      currentKey = name
      let text = ExactText(key)
      let before = entries.lastIndex.updateValue(entries.list.count, forKey: text)
      if let before {
        let first = entries.firstOffset[text] ?? entries.list[before].keyOffset
        entries.firstOffset[text] = first
        note(.duplicateMember, name, first: first)
      }
      let start = (reader: reader, irregularities: irregularities.count, locales: locales.count)
      do throws(JSONFault) {
        entries.list.append(try parseEntry(key: key, offset: name.quote))
      } catch {
        guard error.kind == .wrongType else { throw error }
        unread.append((key, error))
        entries.lastIndex[text] = before
        reader = start.reader
        names.abandon(scope)
        locales.drop(from: start.locales)
        irregularities.removeLast(irregularities.count - start.irregularities)
        try reader.skipValue()
      }
    }
    names.close(scope)
    currentKey = nil
    return entries
  }

  /// Bytes of an entry in a catalog of about ten languages.
  private static let usualEntrySize = 2_000

  // MARK: Before and after

  private mutating func checkStart() throws(JSONFault) {
    if let encoding = reader.bytes.wideEncoding {
      throw reader.fault(
        .notUTF8Encoding, at: 0, expected: "UTF-8", found: encoding,
        advice: "Save the file as UTF-8, for instance with iconv -f \(encoding) -t UTF-8.")
    }
    reader.skipWhitespace()
    guard reader.next != nil else {
      throw reader.fault(
        .empty, at: 0, expected: "a String Catalog", found: "an empty file",
        advice:
          "The smallest one is {\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}.")
    }
  }

  private mutating func checkEnd() throws(JSONFault) {
    reader.skipWhitespace()
    guard reader.next == nil else {
      throw reader.fault(
        .trailingData, expected: "the end of the file after the catalog's “}”",
        advice: "A bracket too many, or two files in one.")
    }
  }

  private func missing(_ member: StaticString, at start: Int) -> JSONFault {
    let slip = irregularities.first {
      $0.place == .file && EditDistance.isSlip($0.name, for: "\(member)")
    }
    if let slip {
      return reader.fault(
        .missingMember, at: slip.offset, expected: "the member “\(member)” in the catalog",
        found: reader.describe(at: slip.offset), advice: "Write “\(member)”.")
    }
    return reader.fault(
      .missingMember, at: start, expected: "the member “\(member)” in the catalog",
      found: "none", advice: "Is this a String Catalog?")
  }
}

extension UnsafeRawBufferPointer {
  /// UTF-16 or UTF-32, by its byte order mark or by the NUL bytes around the first bracket.
  var wideEncoding: String? {
    let head = prefix(4) + Array(repeating: 1, count: Swift.max(0, 4 - count))
    switch (head[0], head[1], head[2], head[3]) {
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (UInt8(ascii: "{"), 0, 0, 0): return "UTF-32"
    case (0, 0, 0, UInt8(ascii: "{")): return "UTF-32"
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): return "UTF-16"
    case (UInt8(ascii: "{"), 0, _, _), (0, UInt8(ascii: "{"), _, _): return "UTF-16"
    default: return nil
    }
  }
}
