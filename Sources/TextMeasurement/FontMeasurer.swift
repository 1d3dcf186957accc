/// Measures as fonts say: FreeType faces, HarfBuzz shaping, and the chain's coefficients.
///
/// A measurer belongs to one thread. Every text is shaped once for each face and set of features;
/// widths at other sizes are multiplications. Faces are opened when a text first needs them.
///
/// Control characters, line separators and default ignorable characters have no width; controls that
/// are no white space are listed in `ShapedText.missing`. A character without a glyph is listed in `ShapedText.missing`; what it counts is the advance of the glyph
/// `.notdef` of the face it was looked for in.
public final class FontMeasurer: TextMeasuring {
  public let chain: FontChain
  let store: FaceStore
  let table = CharacterTable()
  let shaper: Shaper
  private var texts: [TextKey: CachedText] = [:]
  private var settings: [Setting: Int] = [:]
  /// The setting that was asked for last: most calls ask for the same one.
  private var lastSetting: (setting: Setting, number: Int)?
  private var directions: [String: Bool] = [:]
  private var breakers: [String: LineBreaker] = [:]

  private struct TextKey: Hashable {
    var text: ExactText
    /// Number of the setting.
    var setting: Int
  }

  /// What of the attributes decides about a text's shape.
  private struct Setting: Hashable {
    var weight: FontWeight
    var locale: String
    var monospacedDigits: Bool

    init(_ attributes: TextAttributes) {
      weight = attributes.weight
      locale = attributes.locale
      monospacedDigits = attributes.monospacedDigits
    }
  }

  private enum CachedText {
    case anySize(ShapedText)
    /// By size in points, where a face has an optical size axis.
    case bySize([Double: ShapedText])
  }

  public init(chain: FontChain = FontChain()) {
    self.chain = chain
    store = FaceStore(chain: chain)
    shaper = Shaper(store: store)
  }

  /// Calls of HarfBuzz so far.
  public var shapingCount: Int { shaper.count }

  /// PostScript names of the faces opened so far, in order.
  public var openFaces: [String] { store.faces.map(\.postScriptName) }

  /// What a person should be told once: faces of another revision than the coefficients'.
  public var notices: [String] { store.notices }

  public func shape(_ text: String, _ attributes: TextAttributes, size: Double)
    throws(MeasurementError) -> ShapedText
  {
    let key = TextKey(text: ExactText(text), setting: number(of: Setting(attributes)))
    var found: ShapedText
    switch texts[key] {
    case .anySize(let shaped):
      found = shaped
    case .bySize(var sizes):
      if let shaped = sizes[size] {
        found = shaped
      } else {
        found = try measure(text, attributes, size: size).shaped
        sizes[size] = found
        texts[key] = .bySize(sizes)
      }
    case nil:
      let (shaped, dependsOnSize) = try measure(text, attributes, size: size)
      texts[key] = dependsOnSize ? .bySize([size: shaped]) : .anySize(shaped)
      found = shaped
    }
    found.extraTracking = attributes.extraTracking
    return found
  }

  private func number(of setting: Setting) -> Int {
    if let lastSetting, lastSetting.setting == setting { return lastSetting.number }
    let number = settings[setting] ?? settings.count
    settings[setting] = number
    lastSetting = (setting, number)
    return number
  }

  public func lineBreaks(in text: String, locale: String) -> [LineBreak] {
    var breaker = breakers[locale]
    if breaker == nil {
      breaker = LineBreaker(locale: locale)
      breakers[locale] = breaker
    }
    let end = text.utf8.count
    guard let breaker, end > 0 else { return [LineBreak(utf8Offset: end, isMandatory: true)] }
    var breaks = breaker.lineBreaks(in: text)
    if breaks.last?.utf8Offset != end {
      breaks.append(LineBreak(utf8Offset: end, isMandatory: true))
    }
    return breaks
  }

  private func isRightToLeft(_ locale: String) -> Bool {
    if let known = directions[locale] { return known }
    let answer = LocaleServices.isRightToLeft(locale)
    directions[locale] = answer
    return answer
  }

  private func measure(_ text: String, _ attributes: TextAttributes, size: Double)
    throws(MeasurementError) -> (shaped: ShapedText, dependsOnSize: Bool)
  {
    let scalars = TextScalars(
      text[...], rightToLeft: isRightToLeft(attributes.locale), table: table)
    let items = try items(of: scalars, attributes, size: size)
    var runs: [ShapedRun] = []
    var missing = MissingScalars()
    // They have no width here, and what iOS makes of them nobody knows.
    for scalar in text.unicodeScalars where scalar.isInvisibleControl { missing.insert(scalar) }
    var dependsOnSize = false
    for item in items {
      switch item.measure {
      case .constant(let constant):
        runs.append(run(item, constant, text))
      case .face(let slot):
        if store.slots[slot].followsSize { dependsOnSize = true }
        runs.append(shaper.run(item, slot, text, attributes, &missing))
      }
    }
    let shaped = ShapedText(
      runs: runs, band: band(of: runs, inCapitals: scalars.isInCapitals), missing: missing.scalars)
    return (shaped, dependsOnSize)
  }

  private func items(
    of scalars: TextScalars, _ attributes: TextAttributes, size: Double
  ) throws(MeasurementError) -> [TextItem] {
    var itemizer = Itemizer(
      scalars, store: store, weight: attributes.weight, size: size, locale: attributes.locale)
    return try itemizer.items()
  }

  /// The text in stretches that are measured in one way each, in its own order.
  func items(
    of text: String, _ attributes: TextAttributes, size: Double
  ) throws(MeasurementError) -> [TextItem] {
    let scalars = TextScalars(
      text[...], rightToLeft: isRightToLeft(attributes.locale), table: table)
    return try items(of: scalars, attributes, size: size)
  }

  func run(_ item: TextItem, _ constant: EmConstant, _ text: String) -> ShapedRun {
    var units = item.units
    if constant == .hangul, item.hasConjoiningJamo {
      let utf8 = text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: item.utf8Range.lowerBound)
      let end = utf8.index(start, offsetBy: item.utf8Range.count)
      units = HangulSyllables.count(in: text[start..<end].utf8, table: table)
    }
    let script = constant == .emoji ? ScriptCode.emoji : item.script
    return ShapedRun(
      script: script.code, face: nil, utf8Range: item.utf8Range, level: Int(item.level),
      em: Double(units) * constant.em, glyphCount: units, correction: constant.correction)
  }

  /// The runs' bands weighted by em; capitals are 2 % less certain.
  private func band(of runs: [ShapedRun], inCapitals: Bool) -> Double {
    var (weighted, em) = (0.0, 0.0)
    for run in runs {
      weighted += run.correction.band * run.em
      em += run.em
    }
    guard em > 0 else { return 0 }
    return weighted / em + (inCapitals ? 0.02 : 0)
  }
}

/// Characters without a glyph, each once, in the order of the text.
struct MissingScalars {
  private(set) var scalars: [Unicode.Scalar] = []
  private var seen: Set<Unicode.Scalar> = []

  mutating func insert(_ scalar: Unicode.Scalar) {
    if seen.insert(scalar).inserted { scalars.append(scalar) }
  }
}

extension Unicode.Scalar {
  /// A control character that is no white space, such as NUL or ESC.
  fileprivate var isInvisibleControl: Bool {
    switch value {
    case 0x09...0x0D, 0x85: false
    case 0..<0x20, 0x7F...0x9F: true
    default: false
    }
  }
}
