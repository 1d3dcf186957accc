import StringCatalogs
import TextMeasurement

/// Finds the catalogs of a flow's keys, the locales it is shown in, and its copy in each.
struct FlowResolver {
  let flow: Flow
  let catalogs: [LoadedCatalog]
  let sourceLanguage: String
  /// Locales that the configuration lists; nil: those of the step's catalogs.
  let listedLocales: [String]?
  /// One for each step, in order.
  private let stepResolvers: [CopyResolver]
  /// Of the messages' table; nil when there is no such table.
  private let messageResolver: CopyResolver?

  /// - Throws: problems of kind `unknownKey` or `configuration`, one for each key or table that
  ///   cannot be found.
  init(
    flow: Flow, catalogs: [LoadedCatalog], sourceLanguage: String?, listedLocales: [String]?
  ) throws(Problems) {
    self.flow = flow
    self.catalogs = catalogs
    self.listedLocales = listedLocales
    let indices = try CatalogFinder(catalogs: catalogs).catalogs(of: flow)
    let source =
      sourceLanguage ?? indices.first.map { catalogs[$0].catalog.sourceLanguage }
      ?? catalogs.first?.catalog.sourceLanguage ?? "en"
    self.sourceLanguage = source
    stepResolvers = indices.map {
      CopyResolver(loaded: catalogs[$0], catalogIndex: $0, sourceLanguage: source)
    }
    let near = indices.first.map { catalogs[$0].file } ?? flow.location.file
    messageResolver = CatalogFinder(catalogs: catalogs)
      .catalog(ofTable: flow.messages.table, near: near)
      .map { CopyResolver(loaded: catalogs[$0], catalogIndex: $0, sourceLanguage: source) }
  }

  /// Indices of the catalogs that the steps are in, each once.
  var stepCatalogs: [Int] {
    stepCatalogIndices.reduce(into: []) { list, index in
      if !list.contains(index) { list.append(index) }
    }
  }

  /// The catalog of each step, in order.
  var stepCatalogIndices: [Int] { stepResolvers.map(\.catalogIndex) }

  var messageCatalog: Int? { messageResolver?.catalogIndex }

  /// With `locales:` the source language and then the list; else the catalogs' locales, sorted.
  var locales: [String] {
    if let listedLocales {
      return ([sourceLanguage] + listedLocales).reduce(into: []) { list, locale in
        if !list.contains(locale) { list.append(locale) }
      }
    }
    return Set(stepCatalogs.flatMap { catalogs[$0].locales } + [sourceLanguage]).sorted()
  }

  /// Listed locales that none of the steps' catalogs has, not even by falling back.
  var missingLocales: [String] {
    (listedLocales ?? []).filter { locale in
      locale != sourceLanguage && !stepResolvers.isEmpty
        && !stepResolvers.contains { $0.hasLocale(locale) }
    }
  }

  /// Keys of the messages that the trail needs, caption last: only the caption depends on style.
  var neededMessages: [String] {
    let keys = flow.messages
    return [keys.label, keys.value, keys.complete, keys.goTo]
      + (flow.showsCaption ? [keys.caption] : [])
  }

  /// Needed messages that the table lacks altogether.
  var missingMessages: [String] {
    if flow.steps.isEmpty { return [] }
    return neededMessages.filter {
      messageResolver?.loaded.catalog.entry(forKey: $0) == nil
    }
  }

  func copy(in locale: String) -> FlowCopy {
    let titles = zip(flow.steps, stepResolvers).map { step, resolver in
      resolver.resolve(step, locale: locale) ?? untranslated(step)
    }
    let captionKey = CopyKey(key: flow.messages.caption, location: flow.location)
    let caption = messageResolver?.resolve(captionKey, locale: locale) ?? untranslated(captionKey)
    let numbers = LocaleNumbers(locale: locale)
    let format = FormatString(caption.text)
    let count = flow.steps.count
    var positions: [[String]] = []
    var stopNumbers: [[String]] = []
    for digits in numbers.numberingSystems.indices {
      let shown = (0...count).map { numbers.format(Int64($0), digits: digits) }
      stopNumbers.append(Array(shown.dropFirst()))
      positions.append(
        (0..<count).map { step in
          format.formatted([.integer(Int64(step + 1)), .integer(Int64(count))]) {
            numbers.format($0, digits: digits)
          }
        })
    }
    return FlowCopy(
      locale: locale, isRightToLeft: LocaleServices.isRightToLeft(locale), titles: titles,
      caption: caption, positions: positions, numbers: stopNumbers)
  }

  /// A key that no catalog has is shown as its own text.
  private func untranslated(_ key: CopyKey) -> ResolvedText {
    ResolvedText(
      key: key.key, text: key.key, shownLocale: sourceLanguage, isFallback: false, state: nil,
      location: key.location, catalog: nil)
  }
}

/// Several problems at once, as one error.
public struct Problems: Error, Sendable {
  public var list: [Problem]

  public init(_ list: [Problem]) { self.list = list }
}
