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
    var known: [Int: CopyResolver] = [:]
    // Each catalog falls back to its own source language, unless the configuration names one.
    func resolver(_ index: Int) -> CopyResolver {
      if let resolver = known[index] { return resolver }
      let resolver = CopyResolver(
        loaded: catalogs[index], catalogIndex: index,
        sourceLanguage: sourceLanguage ?? catalogs[index].catalog.sourceLanguage)
      known[index] = resolver
      return resolver
    }
    stepResolvers = indices.map(resolver)
    let arguments = ArgumentCheck(flow: flow)
    let misfits = zip(flow.keys, stepResolvers).flatMap { step, resolver in
      arguments.problems(step, formats: resolver.sourceFormats(ofKey: step.key))
    }
    guard misfits.isEmpty else { throw Problems(misfits) }
    let near = indices.first.map { catalogs[$0].file } ?? flow.location.file
    messageResolver =
      flow.kind == .stepTrail
      ? CatalogFinder(catalogs: catalogs).catalog(ofTable: flow.messages.table, near: near)
        .map(resolver) : nil
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
  ///
  /// A surface that has no copy is the same in every language, and the source language stands for
  /// all. One whose texts are all the view's own is shown in the languages of the app, as far as they
  /// are known: those of all catalogs.
  var locales: [String] {
    let isKeyless = flow.keys.isEmpty && flow.kind != .stepTrail
    if isKeyless, flow.kind.type?.manual.hasCopy != true { return [sourceLanguage] }
    if let listedLocales {
      return ([sourceLanguage] + listedLocales).reduce(into: []) { list, locale in
        if !list.contains(locale) { list.append(locale) }
      }
    }
    let shown = isKeyless ? Array(catalogs.indices) : stepCatalogs
    return Set(shown.flatMap { catalogs[$0].locales } + [sourceLanguage]).sorted()
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
    guard flow.kind == .stepTrail else { return [] }
    let keys = flow.messages
    return [keys.label, keys.value, keys.complete, keys.goTo]
      + (flow.showsCaption ? [keys.caption] : [])
  }

  /// Needed messages that the table lacks altogether.
  var missingMessages: [String] {
    if flow.keys.isEmpty { return [] }
    guard let catalog = messageResolver?.loaded.catalog else { return neededMessages }
    // What is there and could not be read is a problem of its own.
    return neededMessages.filter { catalog.entry(forKey: $0) == nil && !catalog.leftOut($0) }
  }

  /// Locales of the flow that the messages' catalog does not have at all, where it is not one of the
  /// steps' own: the caption and VoiceOver fall back to its source language there.
  var localesWithoutMessages: [String] {
    guard let messageResolver, !flow.keys.isEmpty,
      !stepCatalogs.contains(messageResolver.catalogIndex)
    else { return [] }
    return locales.filter { locale in
      locale != sourceLanguage && !missingLocales.contains(locale)
        && !messageResolver.hasLocale(locale)
    }
  }

  func copy(in locale: String) -> FlowCopy {
    let titles = zip(flow.keys, stepResolvers).map { step, resolver in
      resolver.resolve(step, locale: locale) ?? untranslated(step, locale: locale)
    }
    if flow.kind == .stepTrail { return trailCopy(titles, in: locale) }
    return FlowCopy(
      locale: locale, isRightToLeft: LocaleServices.isRightToLeft(locale), titles: titles,
      caption: nil, positions: [], numbers: [])
  }

  private func trailCopy(_ titles: [ResolvedText], in locale: String) -> FlowCopy {
    let caption = caption([], locale: locale)
    let numbers = LocaleNumbers(locale: locale)
    let count = Int64(flow.keys.count)
    // Each position is resolved on its own: a caption may have plural forms.
    let captions = flow.keys.indices.map {
      self.caption([.integer(Int64($0) + 1), .integer(count)], locale: locale)
    }
    var positions: [[String]] = []
    var stopNumbers: [[String]] = []
    for digits in numbers.numberingSystems.indices {
      positions.append(
        captions.map { caption in
          let texts = [caption.text] + caption.variants
          return texts.indices.contains(digits) ? texts[digits] : caption.text
        })
      stopNumbers.append(
        flow.keys.indices.map { numbers.format(Int64($0) + 1, digits: digits) })
    }
    return FlowCopy(
      locale: locale, isRightToLeft: LocaleServices.isRightToLeft(locale), titles: titles,
      caption: caption, positions: positions, numbers: stopNumbers)
  }

  /// The caption with its placeholders, or for a step's number and the number of steps.
  private func caption(_ arguments: [SampleArgument], locale: String) -> ResolvedText {
    let key = CopyKey(
      key: flow.messages.caption, arguments: arguments, location: flow.location)
    return messageResolver?.resolve(key, locale: locale) ?? untranslated(key, locale: locale)
  }

  /// A key that no catalog has is shown as its own text.
  private func untranslated(_ key: CopyKey, locale: String) -> ResolvedText {
    let numbers = LocaleNumbers(locale: locale)
    let format = FormatString(key.key)
    var texts = [key.key]
    if !key.arguments.isEmpty {
      texts = numbers.numberingSystems.indices.map { digits in
        format.formatted(key.arguments) { numbers.format($0, digits: digits) }
      }
    }
    return ResolvedText(
      key: key.key, text: texts[0], variants: texts.dropFirst().filter { $0 != texts[0] },
      shownLocale: sourceLanguage, isFallback: false, state: nil, location: key.location,
      catalog: nil)
  }
}

/// Several problems at once, as one error.
public struct Problems: Error, Sendable {
  public var list: [Problem]

  public init(_ list: [Problem]) { self.list = list }
}
