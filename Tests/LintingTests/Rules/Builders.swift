import PlatformFacts
import TextMeasurement

@testable import Linting
@testable import StringCatalogs
@testable import Surfaces

/// Hand-made values for rules. In the catalog each byte is a line: offset n is line n + 1.
enum Build {
  static let file = "App/Localizable.xcstrings"

  static func location(line: Int, file: String = file) -> SourceLocation {
    SourceLocation(file: file, position: SourcePosition(line: line, column: 1))
  }

  static func title(
    _ key: String, _ text: String, line: Int = 1, shown: String = "de", isFallback: Bool = false
  ) -> ResolvedText {
    ResolvedText(
      key: key, text: text, shownLocale: shown, isFallback: isFallback, state: "translated",
      location: location(line: line), catalog: 0)
  }

  static func outcome(
    _ measured: Double, limit: Double = 160, verdict: Verdict? = nil, band: Double = 0.025
  ) -> TitleOutcome {
    TitleOutcome(
      measured: measured, drawn: min(measured, limit).rounded(.up), limit: limit, band: band,
      exceedsLimit: measured > limit,
      verdict: verdict ?? Verdict(width: measured, band: band, limit: limit, pixel: 1.0 / 3))
  }

  static func stops(
    count: Int = 4, diameter: Double = 34, room: Double = 60, narrowest: Double = 36,
    beyondReach: Int = 0, capacity: Int = 9, numberScale: Double = 1
  ) -> StopOutcome {
    StopOutcome(
      count: count, diameter: diameter, room: room, narrowestTarget: narrowest,
      beyondReach: beyondReach, capacity: capacity, numberScale: numberScale,
      numberVerdict: numberScale < 1 ? .exceeds : .fits)
  }

  static func caption(limit: Double = 100, _ troubled: [CaptionText] = []) -> CaptionOutcome {
    CaptionOutcome(
      layout: .position, lines: 1, hasBrokenWord: troubled.contains { $0.brokenWord != nil },
      limit: limit, troubled: troubled)
  }

  static func cell(
    _ size: ContentSizeCategory, _ width: Double, _ displayScale: DisplayScale = .x3,
    form: LayoutCell.Form = .titled, isFormBorderline: Bool = false, scale: Double = 1,
    drawn: Double = 0, titles: [TitleOutcome] = [], stops: StopOutcome = stops(),
    caption: CaptionOutcome = caption()
  ) -> LayoutCell {
    LayoutCell(
      contentSize: size, place: Place(width: width, displayScale: displayScale), form: form,
      isBorderline: isFormBorderline, isFormBorderline: isFormBorderline, scale: scale,
      stops: stops, naturalWidth: drawn, drawnWidth: drawn, titles: titles, caption: caption)
  }

  static func locale(
    _ locale: String, _ titles: [ResolvedText] = [], _ cells: [LayoutCell]? = [],
    titled: Double = 200, minimum: Double = 152, isRightToLeft: Bool = false,
    missingGlyphs: [Int: [Unicode.Scalar]] = [:]
  ) -> LocaleAnalysis {
    let keys = Set((cells ?? []).map { [$0.contentSize.index, $0.place.displayScale.rawValue] })
    let thresholds = keys.compactMap { key in
      DisplayScale(rawValue: key[1]).map {
        Threshold(
          contentSize: ContentSizeCategory.allCases[key[0]], displayScale: $0, titled: titled,
          fullStops: 148, minimum: minimum)
      }
    }
    return LocaleAnalysis(
      copy: FlowCopy(
        locale: locale, isRightToLeft: isRightToLeft, titles: titles,
        caption: title("Step %lld of %lld", "Step %lld of %lld", line: 90, shown: locale),
        positions: [], numbers: []),
      layout: cells.map { SurfaceLayout(thresholds: thresholds, cells: $0) },
      missingGlyphs: missingGlyphs)
  }

  static func flow(
    _ locales: [LocaleAnalysis], titlesUntil: ContentSizeCategory? = nil,
    missingLocales: [String] = [], missingMessages: [String] = []
  ) -> FlowAnalysis {
    let place = location(line: 7, file: "copyfit.yml")
    let titles = locales.map(\.copy.titles).max { $0.count < $1.count } ?? []
    var flow = Flow(
      id: "checkout", keys: titles.map { CopyKey(key: $0.key, location: place) }, location: place)
    flow.titlesUntil = titlesUntil
    return FlowAnalysis(
      flow: flow, sourceLanguage: "en", locales: locales, catalogs: [catalog([])],
      missingLocales: missingLocales, missingMessages: missingMessages)
  }

  static func catalog(
    _ entries: [StringCatalog.Entry], _ irregularities: [StringCatalog.Irregularity] = []
  ) -> LoadedCatalog {
    LoadedCatalog(
      file: file, table: "Localizable",
      catalog: StringCatalog(
        sourceLanguage: "en", version: "1.0", entries: entries, locales: ["de", "en"],
        irregularities: irregularities,
        lastEntry: Dictionary(
          entries.indices.map { (ExactText(entries[$0].key), $0) }, uniquingKeysWith: { $1 })),
      lines: LineIndex(bytes: [UInt8](repeating: 0x0A, count: 200)), locales: ["de", "en"])
  }

  static func unit(_ value: String, _ state: String? = "translated", line: Int)
    -> StringCatalog.StringUnit
  {
    StringCatalog.StringUnit(state: state, value: value, valueOffset: line - 1)
  }

  static func content(
    _ unit: StringCatalog.StringUnit? = nil, plural: [(String, StringCatalog.StringUnit)] = [],
    device: [(String, StringCatalog.Content)] = []
  ) -> StringCatalog.Content {
    StringCatalog.Content(
      unit: unit,
      plural: plural.map {
        .init(name: $0.0, nameOffset: $0.1.valueOffset, content: content($0.1))
      },
      device: device.map { .init(name: $0.0, nameOffset: 0, content: $0.1) }, set: [])
  }

  static func localization(
    _ locale: String, _ content: StringCatalog.Content, line: Int = 1,
    substitutions: [StringCatalog.Substitution] = []
  ) -> StringCatalog.Localization {
    StringCatalog.Localization(
      locale: locale, localeOffset: line - 1, content: content, substitutions: substitutions)
  }

  static func localization(
    _ locale: String, _ value: String, _ state: String? = "translated", line: Int
  ) -> StringCatalog.Localization {
    localization(locale, content(unit(value, state, line: line)), line: line)
  }

  static func entry(
    _ key: String, line: Int = 1, shouldTranslate: Bool = true,
    _ localizations: [StringCatalog.Localization]
  ) -> StringCatalog.Entry {
    StringCatalog.Entry(
      key: key, keyOffset: line - 1, comment: nil, extractionState: nil,
      shouldTranslate: shouldTranslate, localizations: localizations)
  }

  static func use(
    _ entry: StringCatalog.Entry, locales: [String] = ["de"], flows: [String] = ["checkout"],
    others: [StringCatalog.Entry] = [], irregularities: [StringCatalog.Irregularity] = [],
    chains: [String: [String]] = [:]
  ) -> EntryUse {
    EntryUse(
      catalog: catalog(others + [entry], irregularities), entry: entry, flows: flows,
      sourceLanguage: "en", locales: locales, chains: chains)
  }

  static func catalogUse(
    _ entry: StringCatalog.Entry, locales: [String] = ["de"], flows: [String] = ["checkout"]
  ) -> CatalogUse {
    CatalogUse(
      loaded: catalog([entry]), sourceLanguage: "en",
      needs: [entry.key: EntryNeed(flows: flows, locales: locales)], allKeys: false)
  }
}

extension Rule {
  /// What the rule finds, at its default severity (a warning where it is off).
  static func findings(
    _ flow: FlowAnalysis, contentSizes: [ContentSizeCategory] = ContentSizeCategory.allCases,
    otherRules: [String: Set<ContentSizeCategory>] = [:]
  ) -> [Finding] {
    var report = RuleReport(
      severity: metadata.defaultSeverity.severity ?? .warning, contentSizes: Set(contentSizes))
    report.contentSizesOfOtherRules = otherRules
    check(flow, &report)
    return report.findings
  }

  static func findings(_ use: EntryUse) -> [Finding] {
    var report = RuleReport(
      severity: metadata.defaultSeverity.severity ?? .warning,
      contentSizes: Set(ContentSizeCategory.allCases))
    check(use, &report)
    let need = EntryNeed(flows: use.flows, locales: use.locales)
    check(
      CatalogUse(
        loaded: use.catalog, sourceLanguage: use.sourceLanguage, needs: [use.entry.key: need],
        allKeys: false), &report)
    return report.findings
  }
}
