import StringCatalogs

/// A suppression silences nothing.
///
/// Can only be told after all other rules, so the run's `SuppressionReview` makes the findings: one
/// for each rule that a comment names without effect, each bracket that is misspelt, and each item
/// of `ignore:`.
enum UnusedSuppression: Rule {
  static let metadata = RuleMetadata(
    id: "unused-suppression", family: .copy, defaultSeverity: .warning,
    summary: "A suppression silences nothing",
    rationale: """
      A suppression that outlives its finding hides the next one of its kind, and one that is \
      misspelt hides nothing while its author believes it does. Reported are, at the entry's \
      comment, rules in `[copyfit:ignore RULE … -- reason]` that found nothing to silence, names \
      that are no rules, brackets without rules or without an end, and what is nearly a \
      suppression, such as `[copyfit: ignore x]` or `copyfit:disable`; and, in copyfit.yml, items \
      of `ignore:` that match no finding. Two suppressions of one finding are both used. Let pass: \
      suppressions of rules that are off or left out by `--skip`; of keys that the run is not \
      about, and of layout rules where no flow uses the key; all but misspellings as long as \
      `--flow` or `--locale` narrows the run or a problem keeps part of it from being checked; items \
      of `ignore:` when only some of the catalogs are linted, or when a key that they match is \
      checked by `--catalogs` alone; and suppressions of this rule. `--only unused-suppression` \
      runs the other rules without reporting what they find.
      """,
    cure: "Delete the suppression, or correct its spelling.",
    help: RuleHelp(
      developer: "Delete the suppression, or correct its spelling."),
    triggering: [
      RuleExample(
        "A rule that has nothing to say here any more",
        catalog: catalog(comment: "↓\"[copyfit:ignore edge-whitespace -- a prefix]\""),
        configuration: "catalogRules: all"),
      RuleExample(
        "A misspelt rule",
        catalog: catalog(comment: "↓\"[copyfit:ignore needs-reviews]\""),
        configuration: "catalogRules: all"),
      RuleExample(
        "An item that matches nothing", catalog: catalog(comment: "\"At the till.\""),
        configuration: """
          catalogRules: all
          ignore:
            - ↓{ rule: untranslated, key: "debug.*", reason: "internal screens" }
          """),
    ],
    passing: [
      RuleExample(
        "A suppression that is needed",
        catalog: catalog(
          comment: "\"[copyfit:ignore edge-whitespace -- a prefix]\"", german: "Warenkorb: "),
        configuration: "catalogRules: all")
    ])

  private static func catalog(comment: String, german: String = "Warenkorb") -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cart" : {
          "comment" : \(comment),
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(german)"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }
}

extension RuleMessage {
  /// A rule in a comment that found nothing.
  static func unusedRule(_ id: String, key: String) -> RuleMessage {
    RuleMessage(
      what: "The comment silences \(id), which finds nothing at \(MessageText.quoted(key)).",
      why: "It would hide the next finding of this kind.",
      cure: "Take \(id) out of the comment.")
  }

  /// Words in the place of rule ids.
  static func unknownRules(_ names: [String]) -> RuleMessage {
    let known = ConfigurationVocabulary.contractRuleIDs
    let suggestions = names.prefix(3).compactMap { name in
      NearestName.nearest(to: name, among: known).map { (name, $0) }
    }
    let shown = MessageText.list(names.map(MessageText.quoted), atMost: 3)
    return RuleMessage(
      what: "The comment silences \(shown), "
        + (names.count == 1 ? "which is no rule." : "which are no rules."),
      why: suggestions.map { "Did you mean \($1) for \(MessageText.quoted($0))?" }
        .joined(separator: " "),
      cure: "Write rule ids as `copyfit rules` lists them, and a reason behind `--`.")
  }

  /// A bracket that is none.
  static func notASuppression(
    _ item: SuppressionComment.Item, _ fault: SuppressionComment.Fault
  ) -> RuleMessage {
    let shown = MessageText.quoted(item.spelling)
    let what =
      switch fault {
      case .unclosed: "The suppression \(shown) in the comment is not closed by a bracket."
      case .withoutRules: "The suppression \(shown) in the comment names no rule."
      case .misspelt: "\(shown) in the comment looks like a suppression and is none."
      }
    return RuleMessage(
      what: what, why: "It silences nothing.",
      cure:
        "Write [copyfit:ignore RULE -- reason], with rule ids as `copyfit rules` lists them, or "
        + "delete it.")
  }

  /// An item of `ignore:`.
  static func unusedItem(_ pattern: IgnorePattern) -> RuleMessage {
    let fields = [
      ("rule", pattern.rule), ("key", pattern.key), ("flow", pattern.flow),
      ("locale", pattern.locale), ("file", pattern.file),
    ].compactMap { name, value in value.map { "\(name) \(MessageText.quoted($0))" } }
    return RuleMessage(
      what: "This item of `ignore` (\(MessageText.list(fields))) matches no finding.",
      why: "It would hide the next one that it matches.",
      cure: "Delete it, or correct its patterns; * matches any run of characters.")
  }
}
