import StringCatalogs

/// The catalog reader on any bytes: every place that it gives is in the file and is what it says.
struct CatalogCheck {
  private let bytes: [UInt8]
  private let index: LineIndex
  private let lines: PlainLines
  /// Places looked at so far: comparing each with the slow count would take the square of them.
  private var compared = 0

  private static let mostCompared = 64

  static func check(_ bytes: [UInt8]) throws(Violation) {
    var check = Self(bytes)
    switch Self.read(bytes) {
    case .success(let catalog):
      try check.check(catalog)
      try check.cutShort()
      try check.behindAByteOrderMark(catalog)
    case .failure(let error):
      try check.check(error)
      guard case .failure(let again) = Self.read(bytes), again == error else {
        throw Violation("the same bytes gave another error")
      }
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = LineIndex(bytes: bytes)
    lines = PlainLines(bytes)
  }

  private static func read(_ bytes: [UInt8]) -> Result<StringCatalog, CatalogError> {
    do throws(CatalogError) {
      return .success(try StringCatalog(parsing: bytes))
    } catch {
      return .failure(error)
    }
  }

  // MARK: What is read

  private mutating func check(_ catalog: StringCatalog) throws(Violation) {
    var last: [[UInt8]: Int] = [:]
    var locales: Set<String> = [catalog.sourceLanguage]
    var end = -1
    for entry in catalog.entries {
      try name(entry.key, at: entry.keyOffset)
      try require(entry.keyOffset > end, "entries are not in the order of the file")
      end = entry.keyOffset
      // Two spellings that `String` takes for one are two keys.
      last[exact(entry.key)] = entry.keyOffset
      if let comment = entry.comment {
        try require(entry.commentOffset != nil, "a comment without a place")
        if let offset = entry.commentOffset { try name(comment, at: offset) }
      }
      for localization in entry.localizations {
        locales.insert(localization.locale)
        try check(localization)
      }
    }
    try require(
      catalog.locales.count == locales.count && locales == Set(catalog.locales),
      "locales: \(catalog.locales) where entries have \(locales.sorted())")
    try require(
      zip(catalog.locales, catalog.locales.dropFirst()).allSatisfy {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }, "locales are not sorted: \(catalog.locales)")
    try effective(catalog, last)
    for irregularity in catalog.irregularities { try check(irregularity) }
  }

  private func effective(
    _ catalog: StringCatalog, _ last: [[UInt8]: Int]
  ) throws(Violation) {
    let effective = catalog.effectiveEntries
    try require(effective.count == last.count, "an effective entry is missing or twice there")
    for entry in effective {
      try require(
        last[exact(entry.key)] == entry.keyOffset
          && catalog.entry(forKey: entry.key)?.keyOffset == entry.keyOffset,
        "not the last entry of \(entry.key) counts")
    }
  }

  private mutating func check(_ localization: StringCatalog.Localization) throws(Violation) {
    try name(localization.locale, at: localization.localeOffset)
    try check(localization.content)
    for substitution in localization.substitutions {
      try name(substitution.name, at: substitution.nameOffset)
      try check(substitution.content)
    }
  }

  private mutating func check(_ content: StringCatalog.Content) throws(Violation) {
    var waiting = [(content, 0)]
    var units = 0
    while let (content, depth) = waiting.popLast() {
      try require(depth <= StringCatalog.maximumVariationDepth, "\(depth) variations are kept")
      for unit in content.set + (content.unit.map { [$0] } ?? []) {
        units += 1
        try text(unit)
      }
      for variation in content.plural + content.device {
        try name(variation.name, at: variation.nameOffset)
        waiting.append((variation.content, depth + 1))
      }
    }
    try require(content.units.count == units, "not every unit is among `units`")
    try require(content.leaves.count == units, "not every unit is among `leaves`")
  }

  private mutating func check(_ irregularity: StringCatalog.Irregularity) throws(Violation) {
    try place(irregularity.offset)
    guard let first = irregularity.firstOffset else { return }
    try place(first)
    try require(first < irregularity.offset, "what stood first stands later")
  }

  // MARK: Places

  /// A text that is kept, at its opening quote.
  private mutating func name(_ text: String, at offset: Int) throws(Violation) {
    try place(offset)
    try require(bytes[offset] == UInt8(ascii: "\""), "no quote at \(offset)")
    let spelled = bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "\"") }
    guard !spelled.contains(UInt8(ascii: "\\")) else { return }
    try require(spelled.elementsEqual(text.utf8), "another text at \(offset)")
  }

  private mutating func text(_ unit: StringCatalog.StringUnit) throws(Violation) {
    let offset = unit.valueOffset
    try place(offset)
    if bytes[offset] == UInt8(ascii: "\"") { return try name(unit.value, at: offset) }
    try require(
      bytes[offset] == UInt8(ascii: "{") && unit.value.isEmpty, "no value at \(offset)")
  }

  private mutating func place(_ offset: Int) throws(Violation) {
    try require(bytes.indices.contains(offset), "offset \(offset) of \(bytes.count) bytes")
    try position(of: offset)
  }

  private mutating func position(of offset: Int) throws(Violation) {
    let position = index.position(ofOffset: offset)
    try require(lines.has(position), "\(position) is not in the file")
    compared += 1
    guard compared <= Self.mostCompared else { return }
    try require(position == lines.position(of: offset), "\(position) is not offset \(offset)")
  }

  // MARK: What is not read

  private mutating func check(_ error: CatalogError) throws(Violation) {
    try require(
      error.offset >= 0 && error.offset <= bytes.count, "an error at offset \(error.offset)")
    try position(of: error.offset)
    try require(
      error.position == index.position(ofOffset: error.offset), "an error at \(error.position)")
    try require(!error.message.isEmpty, "an error without words")
    try require(
      error.message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F },
      "an error with control characters: \(error.message.debugDescription)")
    try require(error.message.utf8.count < 2_000, "an error of \(error.message.utf8.count) bytes")
  }

  // MARK: The file, changed

  /// Without its last bracket no catalog is whole.
  private func cutShort() throws(Violation) {
    let end = bytes.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let end, bytes[end] == UInt8(ascii: "}") else {
      throw Violation("a catalog that does not end with a bracket")
    }
    guard case .failure = Self.read(Array(bytes[..<end])) else {
      throw Violation("a catalog without its last bracket was read")
    }
  }

  /// A byte order mark moves offsets and nothing else.
  private func behindAByteOrderMark(_ catalog: StringCatalog) throws(Violation) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard !bytes.starts(with: mark) else { return }
    guard case .success(let marked) = Self.read(mark + bytes) else {
      throw Violation("not read behind a byte order mark")
    }
    try require(
      marked.locales == catalog.locales && marked.entries.count == catalog.entries.count
        && marked.irregularities.count == catalog.irregularities.count
        && zip(marked.entries, catalog.entries).allSatisfy { marked, plain in
          marked.keyOffset == plain.keyOffset + mark.count
            && exact(marked.key) == exact(plain.key)
        }, "another catalog behind a byte order mark")
  }
}

/// A text that equals another one only if their code units do.
private func exact(_ text: String) -> [UInt8] { Array(text.utf8) }
