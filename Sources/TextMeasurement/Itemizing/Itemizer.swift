/// Splits a text into items by script (UAX #24) and embedding level (UAX #9), and gives each the
/// face or constant that measures it.
struct Itemizer {
  let text: TextScalars
  let store: FaceStore
  let weight: FontWeight
  /// Points, for faces with an optical size axis.
  let size: Double
  let locale: String

  /// How one character is measured.
  struct Home: Equatable {
    /// nil: it has no width.
    var measure: TextItem.Measure?
    /// The run's script; constants go together whatever their scripts.
    var script: ScriptCode

    static let none = Home(measure: nil, script: .common)

    static func constant(_ constant: EmConstant) -> Home {
      Home(measure: .constant(constant), script: .common)
    }
  }

  /// The last Latin, Cyrillic or Greek before the current character.
  private var baseBefore: ScriptCode?
  /// The last script of any kind before the current character, Common and Inherited apart.
  private var scriptBefore: ScriptCode?
  /// The first Latin, Cyrillic or Greek of the text; looked for when it is first needed.
  private lazy var firstBase: ScriptCode? = text.elements.lazy
    .map(\.properties.script).first { $0.isBase }
  /// The chain's face for a script, as last asked for: most characters follow one of their script.
  private var lastFace: (script: ScriptCode, home: Home?)?
  /// The next script at each character; built when it is first needed.
  private lazy var scriptsAfter: [ScriptCode?] = Self.scriptsAfter(text.elements)

  init(_ text: TextScalars, store: FaceStore, weight: FontWeight, size: Double, locale: String) {
    self.text = text
    self.store = store
    self.weight = weight
    self.size = size
    self.locale = locale
  }

  mutating func items() throws(MeasurementError) -> [TextItem] {
    var items: [TextItem] = []
    var previous = Home.none
    for (index, element) in text.elements.enumerated() {
      let end = element.utf8Offset + UTF8.width(element.scalar)
      let (home, follows) = try home(at: index, previous: previous)
      if let measure = home.measure {
        let script = element.properties.script
        if let last = items.indices.last, home == previous, items[last].level == element.level,
          items[last].utf8Range.upperBound == element.utf8Offset
        {
          items[last].utf8Range = items[last].utf8Range.lowerBound..<end
        } else {
          items.append(
            TextItem(
              measure: measure, utf8Range: element.utf8Offset..<end, level: element.level,
              script: home.script == .common ? script : home.script, units: 0))
        }
        let last = items.count - 1
        if !follows { items[last].units += 1 }
        if isConjoiningJamo(element.scalar) { items[last].hasConjoiningJamo = true }
      }
      previous = home
      let script = element.properties.script
      if script != .common, script != .inherited {
        scriptBefore = script
        if script.isBase { baseBefore = script }
      }
    }
    return items
  }

  /// The home of a character, and whether it only follows the one before, without a width.
  private mutating func home(at index: Int, previous: Home) throws(MeasurementError) -> (
    Home, follows: Bool
  ) {
    let element = text.elements[index]
    let properties = element.properties
    switch element.emoji {
    case .first: return (.constant(.emoji), false)
    case .rest: return (.constant(.emoji), true)
    case .none: break
    }
    if properties.isControl { return (.none, false) }
    if properties.isIgnorable { return (previous, true) }
    if let measure = previous.measure, follows(properties, measure) { return (previous, true) }
    return (try ownHome(at: index, element), false)
  }

  /// Whether a mark goes with the character before it: inherited ones do, and all after a constant.
  private func follows(_ properties: CharacterProperties, _ previous: TextItem.Measure) -> Bool {
    if properties.script == .inherited { return true }
    if case .constant = previous { return properties.isMark }
    return false
  }

  private mutating func ownHome(at index: Int, _ element: TextScalars.Element)
    throws(MeasurementError) -> Home
  {
    let properties = element.properties
    let script = properties.script
    if let constant = constant(for: element) {
      if store.chain.hasUserFaces, let home = try userHome(element) { return home }
      return .constant(constant)
    }
    if script.isBase { return try base(script, element.scalar) }
    guard script == .common || script == .inherited else {
      if let home = try face(of: script, element.scalar) { return home }
      return try base(nearestBase(), element.scalar)
    }
    let base = try base(nearestBase(), element.scalar)
    // HarfBuzz makes the spaces that a face lacks from its space.
    if properties.isSpace { return base }
    if covers(base, element.scalar) { return base }
    if let home = try homeElsewhere(at: index, element) { return home }
    return base
  }

  /// What needs no font, unless the user names one.
  private func constant(for element: TextScalars.Element) -> EmConstant? {
    let properties = element.properties
    if isHalfWidth(element.scalar) { return .halfWidth }
    if properties.script == .hangul, properties.isLetter { return .hangul }
    return properties.isWide || properties.script.isEastAsian ? .fullWidth : nil
  }

  /// Latin, Cyrillic and Greek, and what the base face has for them.
  private mutating func base(_ script: ScriptCode, _ scalar: Unicode.Scalar)
    throws(MeasurementError) -> Home
  {
    try face(of: script, scalar) ?? .none
  }

  /// The face that the user named for a script, if it has the character, else the chain's row; nil
  /// when the chain has none.
  private mutating func face(of script: ScriptCode, _ scalar: Unicode.Scalar)
    throws(MeasurementError) -> Home?
  {
    if store.chain.hasUserFaces, let home = try userHome(script, scalar) { return home }
    if let lastFace, lastFace.script == script { return lastFace.home }
    let home = try store.slot(script, weight: weight, size: size).map { slot in
      Home(measure: .face(slot: slot), script: script)
    }
    lastFace = (script, home)
    return home
  }

  /// The nearest Latin, Cyrillic or Greek before, else after, else Latin.
  private mutating func nearestBase() -> ScriptCode { baseBefore ?? firstBase ?? .latin }

  private func covers(_ home: Home, _ scalar: Unicode.Scalar) -> Bool {
    guard case .face(let slot) = home.measure else { return false }
    return store.slots[slot].face.covers(scalar)
  }
}

// MARK: - Common characters that the base face lacks

extension Itemizer {
  /// By Script_Extensions, the script before first, then the one after, then the locale's. What
  /// belongs to no script in particular is a symbol. nil when no face of the chain has it.
  private mutating func homeElsewhere(at index: Int, _ element: TextScalars.Element)
    throws(MeasurementError) -> Home?
  {
    let extensions = CharacterProperties.scriptExtensions(of: element.scalar)
      .filter { $0 != .common && $0 != .inherited }
    let after = scriptsAfter[index]
    if !extensions.isEmpty {
      let localeScript = ScriptCode(LocaleServices.maximized(locale).script)
      let wanted = [scriptBefore, after, localeScript].compactMap { $0 }
        .filter(extensions.contains)
      for script in wanted + extensions {
        if script.isEastAsian { return .constant(.fullWidth) }
        if let home = try face(of: script, element.scalar), covers(home, element.scalar) {
          return home
        }
      }
    }
    return try symbol(element, after: after)
  }

  private mutating func symbol(_ element: TextScalars.Element, after: ScriptCode?)
    throws(MeasurementError) -> Home?
  {
    // iOS asks its emoji face before all others.
    if element.properties.isEmoji { return .constant(.emoji) }
    let neighbours = [scriptBefore, after].compactMap { $0 }
    if element.properties.isAmbiguous, neighbours.first?.isEastAsian == true {
      return .constant(.fullWidth)
    }
    for script in neighbours where !script.isBase && !script.isEastAsian {
      if let home = try face(of: script, element.scalar), covers(home, element.scalar) {
        return home
      }
    }
    var number = 0
    while let slot = try store.slot(.symbols, .symbol(number), weight: weight, size: size) {
      let home = Home(measure: .face(slot: slot), script: .symbols)
      if covers(home, element.scalar) { return home }
      number += 1
    }
    return nil
  }

  private func userHome(_ script: ScriptCode, _ scalar: Unicode.Scalar) throws(MeasurementError)
    -> Home?
  {
    guard let slot = try store.slot(script, .user, weight: weight, size: size) else { return nil }
    let home = Home(measure: .face(slot: slot), script: script)
    return covers(home, scalar) ? home : nil
  }

  /// A face that the user named for an East Asian character: for its script, else for one that it
  /// extends to.
  private func userHome(_ element: TextScalars.Element) throws(MeasurementError) -> Home? {
    let script = element.properties.script
    if script != .common, script != .inherited { return try userHome(script, element.scalar) }
    var scripts = CharacterProperties.scriptExtensions(of: element.scalar)
    if let before = scriptBefore, before.isEastAsian { scripts.insert(before, at: 0) }
    for script in scripts {
      if let home = try userHome(script, element.scalar) { return home }
    }
    return nil
  }

  private static func scriptsAfter(_ elements: [TextScalars.Element]) -> [ScriptCode?] {
    var result = [ScriptCode?](repeating: nil, count: elements.count)
    var next: ScriptCode?
    for index in elements.indices.reversed() {
      result[index] = next
      let script = elements[index].properties.script
      if script != .common, script != .inherited { next = script }
    }
    return result
  }

  /// Half-width katakana and hangul, and the half-width forms U+FFE8–FFEE.
  private func isHalfWidth(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF61...0xFFDC).contains(scalar.value) || (0xFFE8...0xFFEE).contains(scalar.value)
  }

  private func isConjoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return (0x1100...0x11FF).contains(value) || (0xA960...0xA97F).contains(value)
      || (0xD7B0...0xD7FF).contains(value)
  }
}
