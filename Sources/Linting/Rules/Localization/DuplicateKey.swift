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
      variation, a value), with both lines. Let pass: the same text under two keys.
      """,
    cure: "Bring the two together by hand and delete one of them.",
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

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    var seen: Set<Int> = []
    for irregularity in use.catalog.catalog.irregularities
    where irregularity.kind == .duplicateMember {
      let repeated = Repetition(irregularity, use)
      guard let repeated, seen.insert(irregularity.offset).inserted else { continue }
      report.add(
        use.finding(
          self, report, .duplicateKey(repeated, irregularity, use), locale: repeated.locale,
          offset: irregularity.offset))
    }
  }

  /// What stands twice, of one entry.
  fileprivate enum Repetition {
    case key
    case locale(String)
    case member(String)

    var locale: String {
      if case .locale(let locale) = self { return locale }
      return ""
    }

    init?(_ irregularity: StringCatalog.Irregularity, _ use: EntryUse) {
      let entry = use.entry
      if irregularity.name == entry.key,
        irregularity.key == nil || irregularity.offset == entry.keyOffset
      {
        // A top-level member may have the name of a key: only its place tells them apart.
        let isKey = use.catalog.catalog.entries.contains {
          $0.keyOffset == irregularity.offset && $0.key == entry.key
        }
        guard isKey else { return nil }
        self = .key
        return
      }
      guard irregularity.key == entry.key else { return nil }
      let isKey = use.catalog.catalog.entries.contains { $0.keyOffset == irregularity.offset }
      if isKey {
        self = .key
        return
      }
      let isLocale = use.catalog.catalog.entries.contains { other in
        other.key == entry.key
          && other.localizations.contains { $0.localeOffset == irregularity.offset }
      }
      self = isLocale ? .locale(irregularity.name) : .member(irregularity.name)
    }
  }
}

extension RuleMessage {
  fileprivate static func duplicateKey(
    _ repeated: DuplicateKey.Repetition, _ irregularity: StringCatalog.Irregularity, _ use: EntryUse
  ) -> RuleMessage {
    let key = MessageText.quoted(use.entry.key)
    let subject =
      switch repeated {
      case .key: "The key \(key) stands"
      case .locale(let locale): "\(localeName(locale)) stands"
      case .member(let name): "The member \(MessageText.quoted(name)) stands"
      }
    let inside =
      switch repeated {
      case .key: ""
      case .locale, .member: " in \(key)"
      }
    let line = use.catalog.location(irregularity.offset).position.line
    var places = "again on line \(line)"
    if let first = irregularity.firstOffset {
      let position = use.catalog.location(first).position
      places = "on line \(position.line) (column \(position.column)) and again on line \(line)"
    }
    return RuleMessage(
      what: "\(subject) twice\(inside): \(places).",
      why: "The last one counts; the next save in Xcode drops the other with all that is in it.",
      cure: "Bring the two together by hand and delete one of them.")
  }
}
