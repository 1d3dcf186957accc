import StringCatalogs

/// The same member stands twice in one object: a key in the catalog, a locale in a key.
///
/// One finding for each repeated member, at the repetition; the message names the line of the
/// member that stood there before.
enum DuplicateKey: Rule {
  static let metadata = RuleMetadata(
    id: "duplicate-key", family: .localization, defaultSeverity: .error,
    summary: "A key or a language stands twice in the catalog",
    rationale: """
      Merges leave two members of one name in an object. Readers keep the last, Xcode too, and the \
      next time it saves the catalog, the other one with its translations is gone. Reported is each \
      repetition of a key that the run looks at, and of any member inside it (a language, a \
      variation, a value), and of the file's own members, such as `strings`, with both lines. Let \
      pass: the same text under two keys.
      """,
    cure: "Bring the two together by hand and delete one of them.",
    help: RuleHelp(
      translator: "Say which of the two texts is right.",
      developer: "Bring the two together in the catalog by hand, and delete one of them."),
    triggering: [
      RuleExample(
        "A key that a merge left twice", catalog: catalog(key: "↓\"Cart\""),
        configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "Two keys", catalog: catalog(key: "\"Basket\""), configuration: "catalogRules: all")
    ])

  private static func catalog(key: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cart" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Korb"
              }
            }
          }
        },
        \(key) : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Warenkorb"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  static func check(_ catalog: CatalogUse, _ report: inout RuleReport) {
    let duplicates = catalog.loaded.catalog.irregularities.filter { $0.kind == .duplicateMember }
    guard !duplicates.isEmpty else { return }
    let places = MemberPlaces(catalog.loaded.catalog)
    var lastUse: EntryUse?
    for duplicate in duplicates {
      let repeated = places.repetition(duplicate)
      // Of members inside the catalog only those of keys that the run looks at. They come key by key.
      let use =
        lastUse?.entry.key == repeated.key ? lastUse : repeated.key.flatMap(catalog.use(ofKey:))
      lastUse = use
      if repeated.key != nil, use == nil { continue }
      let message = RuleMessage.duplicateKey(repeated, duplicate, catalog.loaded)
      var finding =
        use?.finding(
          self, report, message, locale: repeated.locale, offset: duplicate.offset)
        ?? Finding(self, report, message, at: catalog.loaded.location(duplicate.offset))
      finding.key = repeated.key ?? ""
      report.add(finding)
    }
  }

  /// What stands twice.
  fileprivate enum Repetition {
    /// `strings` or another member of the file itself.
    case top(String)
    case key(String)
    case locale(String, key: String)
    case member(String, key: String)

    var key: String? {
      switch self {
      case .top: nil
      case .key(let key), .locale(_, let key), .member(_, let key): key
      }
    }

    var locale: String {
      if case .locale(let locale, _) = self { locale } else { "" }
    }
  }

  /// Where keys and locales stand, which tells what a repeated member is.
  private struct MemberPlaces {
    private var keys: [Int: String] = [:]
    private var locales: Set<Int> = []

    init(_ catalog: StringCatalog) {
      for entry in catalog.entries {
        keys[entry.keyOffset] = entry.key
        locales.formUnion(entry.localizations.map(\.localeOffset))
      }
    }

    func repetition(_ duplicate: StringCatalog.Irregularity) -> Repetition {
      if let key = keys[duplicate.offset] { return .key(key) }
      guard let key = duplicate.key else { return .top(duplicate.name) }
      return locales.contains(duplicate.offset)
        ? .locale(duplicate.name, key: key) : .member(duplicate.name, key: key)
    }
  }
}

extension RuleMessage {
  fileprivate static func duplicateKey(
    _ repeated: DuplicateKey.Repetition, _ duplicate: StringCatalog.Irregularity,
    _ loaded: LoadedCatalog
  ) -> RuleMessage {
    let subject =
      switch repeated {
      case .top(let name): "The member \(MessageText.quoted(name)) stands twice in the file"
      case .key(let key): "The key \(MessageText.quoted(key)) stands twice"
      case .locale(let locale, let key):
        "\(localeName(locale)) stands twice in \(MessageText.quoted(key))"
      case .member(let name, let key):
        "The member \(MessageText.quoted(name)) stands twice in \(MessageText.quoted(key))"
      }
    let line = loaded.location(duplicate.offset).position.line
    var places = "again on line \(line)"
    if let first = duplicate.firstOffset {
      let position = loaded.location(first).position
      places = "on line \(position.line) (column \(position.column)) and again on line \(line)"
    }
    return RuleMessage(
      what: "\(subject): \(places).",
      why: "The last one counts; the next save in Xcode drops the other with all that is in it.",
      cure: "Bring the two together by hand and delete one of them.")
  }
}
