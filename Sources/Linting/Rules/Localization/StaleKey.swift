import StringCatalogs

/// A key is no longer in the source code, as far as Xcode can see.
///
/// One finding for each key, at the key.
enum StaleKey: Rule {
  static let metadata = RuleMetadata(
    id: "stale-key", family: .localization, defaultSeverity: .off,
    summary: "Xcode no longer finds this key in the source code",
    rationale: """
      Xcode marks a key as stale when no source file has it any longer. Its translations are still \
      compiled into the app, and translators are still asked for them. Off by default, since keys \
      that the code puts together at run time are marked as well, and are alive. Reported is each \
      key whose extraction state is `stale`. Let pass: keys that a flow uses, which are alive \
      whatever Xcode thinks, and keys that are not to be translated.
      """,
    cure: """
      Delete the key. If the code builds it at run time, set it to be managed manually in Xcode \
      (`"extractionState" : "manual"`), and it is never marked again.
      """,
    help: RuleHelp(
      translator: """
        Spare yourself the work on this text until a developer says that it is still shown.
        """,
      developer: """
        Delete the key, or set it to be managed manually if the code builds it at run time.
        """),
    triggering: [
      RuleExample(
        "A key that the code lost", catalog: catalog(key: "↓\"Cart\"", state: "stale"),
        configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A key that is managed by hand", catalog: catalog(key: "\"Cart\"", state: "manual"),
        configuration: configuration)
    ])

  private static let configuration = """
    catalogRules: all
    rules: { stale-key: warning }

    """

  private static func catalog(key: String, state: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        \(key) : {
          "extractionState" : "\(state)",
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
    guard use.entry.extractionState == "stale", use.flows.isEmpty, use.entry.shouldTranslate
    else { return }
    report.add(
      use.finding(self, report, .staleKey(use.entry), locale: "", offset: use.entry.keyOffset))
  }
}

extension RuleMessage {
  fileprivate static func staleKey(_ entry: StringCatalog.Entry) -> RuleMessage {
    let locales = Set(entry.localizations.map(\.locale)).count
    let texts =
      locales == 0
      ? "It is still compiled into the app."
      : "Its texts in \(MessageText.count(locales, "language")) are still compiled into the app."
    return RuleMessage(
      what:
        "\(MessageText.quoted(entry.key)) is stale: Xcode no longer finds it in the source code.",
      why: texts,
      cure: "Delete the key, or, if the code builds it at run time, set it to be managed manually.")
  }
}
