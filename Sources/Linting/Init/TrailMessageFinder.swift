import StringCatalogs

/// A guessed flow as it will be written: with the keys of the trail's own words.
struct StartingFlow {
  var guess: FlowGuess
  /// nil where there is one catalog only.
  var table: String?
  /// Defaults where the catalogs have no others.
  var messages = MessageKeys()
  /// The trail's words that no catalog has.
  var missingMessages: [String] = []
  /// False where the caption would be among them.
  var showsCaption = true
}

/// Finds the keys of what a step trail says itself, and makes sure that a flow can be written.
struct TrailMessageFinder {
  private let catalogs: [LoadedCatalog]
  /// Name of the configuration that the flows will be in.
  private let configuration: String
  /// What each catalog has.
  private let found: [Found]

  private struct Found {
    var messages = MessageKeys()
    var count = 0
  }

  init(catalogs: [LoadedCatalog], configuration: String) {
    self.catalogs = catalogs
    self.configuration = configuration
    found = catalogs.map(Self.messages)
  }

  /// nil for a flow whose keys a configuration could not tell from those of another catalog.
  func flow(for guess: FlowGuess) -> StartingFlow? {
    var result = StartingFlow(guess: guess)
    let table = catalogs[guess.catalog].table
    if catalogs.count > 1 { result.table = table }
    guard !table.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    if let best = messageCatalog(for: guess) {
      result.messages = found[best].messages
      result.messages.table = catalogs[best].table
    }
    guard let resolver = resolver(result),
      resolver.stepCatalogIndices.allSatisfy({ $0 == guess.catalog })
    else { return nil }
    result.missingMessages = resolver.missingMessages
    if let caption = result.missingMessages.firstIndex(of: result.messages.caption) {
      result.showsCaption = false
      result.missingMessages.remove(at: caption)
    }
    return result
  }

  /// The flow as a run will look it up.
  private func resolver(_ flow: StartingFlow) -> FlowResolver? {
    let location = SourceLocation(
      file: configuration, position: SourcePosition(line: 1, column: 1))
    var configured = Flow(
      id: flow.guess.id, keys: flow.guess.steps.map { CopyKey(key: $0.key, location: location) },
      location: location)
    configured.table = flow.table
    configured.messages = flow.messages
    return try? FlowResolver(
      flow: configured, catalogs: catalogs, sourceLanguage: nil, listedLocales: nil)
  }

  /// The catalog that has most of the words: of equals the flow's own, then Localizable.
  private func messageCatalog(for guess: FlowGuess) -> Int? {
    func rank(_ index: Int) -> (Int, Int, Int) {
      (
        found[index].count, index == guess.catalog ? 1 : 0,
        catalogs[index].table == "Localizable" ? 1 : 0
      )
    }
    let best = catalogs.indices.max { rank($0) < rank($1) }
    return best.flatMap { found[$0].count > 0 ? $0 : nil }
  }

  // MARK: - Words

  private static let words:
    [(place: WritableKeyPath<MessageKeys, String> & Sendable, text: String)] =
      [
        (\.caption, "step # of #"), (\.value, "step # of #, @"), (\.label, "progress"),
        (\.complete, "complete"), (\.goTo, "go to @"),
      ]

  /// The keys of the words: by their usual keys, else by their source texts. A text alone is taken
  /// where the position text is there too: `Complete` may be a button's.
  private static func messages(_ loaded: LoadedCatalog) -> Found {
    var result = Found()
    var byText: [String: String] = [:]
    let catalog = loaded.catalog
    for entry in catalog.entries where entry.extractionState != "stale" {
      guard let text = TitleText.source(of: entry, catalog.sourceLanguage),
        text.utf8.count <= 40
      else { continue }
      let plain = normalized(text)
      guard words.contains(where: { $0.text == plain }), byText[plain] == nil else { continue }
      byText[plain] = entry.key
    }
    let defaults = MessageKeys()
    let hasPosition =
      catalog.entry(forKey: defaults.caption) != nil || byText["step # of #"] != nil
    for (place, text) in words {
      if catalog.entry(forKey: defaults[keyPath: place]) != nil {
        result.count += 1
      } else if hasPosition, let key = byText[text] {
        result.messages[keyPath: place] = key
        result.count += 1
      }
    }
    return result
  }

  /// Small letters, whole numbers as `#`, other placeholders as `@`.
  private static func normalized(_ text: String) -> String {
    var result = ""
    for piece in FormatString(text).pieces {
      switch piece {
      case .text(let plain), .percent(let plain): result += plain.lowercased()
      case .placeholder(let placeholder): result += placeholder.takesInteger ? "#" : "@"
      }
    }
    return result
  }
}
