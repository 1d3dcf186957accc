import StringCatalogs

/// A text names a currency beside an amount.
///
/// One finding for the source text, at its first such value; for each translation where the source
/// has none.
enum HardcodedCurrency: Rule {
  static let isAboutFlows = false

  static let metadata = RuleMetadata(
    id: "hardcoded-currency", family: .copy, defaultSeverity: .note,
    summary: "A text has a currency beside an amount",
    rationale: """
      Which currency a person pays in is decided by the store front, and where the sign stands, by \
      the locale: “$4.99” is wrong for most people who read it. Reported are currency signs (“$”, \
      “€”, “US$” and any other of Unicode's category Sc), “kr”, “zł”, “Kč” and the usual codes of \
      ISO 4217, with a number or a placeholder beside them: “$4.99”, “€%@”, “%lld USD”. Where the \
      source text has one, it is reported once and its translations are not; else each translation \
      that has one. Literal texts of a flow are looked at too. Let pass: signs and codes without an amount; the dollar of %1$@ and of \
      ${name}, $(name) and $HOME; “$0”; “$1” to “$9” in texts with a backslash, with signs of \
      regular expressions, or with both “$1” and “$2”; codes that are words or abbreviations of \
      something else, such as ALL, CAD, INR, PHP and TRY; amounts in words.
      """,
    cure:
      "Take the whole price, with its sign, from the store or a number formatter as one argument.",
    help: RuleHelp(
      translator: "Keep to the sign of the source text until a developer has taken it out.",
      designer: """
        Plan for a price whose sign stands in front in one language and behind in another.
        """,
      developer: """
        Take the whole price, with its sign, from the store or a number formatter as one \
        argument.
        """),
    triggering: [
      RuleExample(
        "A price in the text", catalog: RuleExample.catalog(["Upgrade": "↓\"Upgrade für 4,99 €\""]),
        configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "The price is an argument",
        catalog: RuleExample.catalog(["Upgrade for %@": "\"Upgrade für %@\""]),
        configuration: "catalogRules: all")
    ])

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    var said = SaidBefore(of: flow, report)
    said.addLiterals(of: flow, self, to: &report) { literal in
      CurrencyMentions.first(in: literal.text).map { .currency($0, in: literal) }
    }
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    if let source = use.source {
      if add(source, use, &report) { return }
    } else if let amount = CurrencyMentions.first(in: use.entry.key) {
      let message = RuleMessage.hardcodedCurrency(
        amount, use.entry.key, [], use, use.sourceLanguage)
      report.add(
        use.finding(
          self, report, message, locale: use.sourceLanguage, offset: use.entry.keyOffset,
          text: use.entry.key))
      return
    }
    for translation in use.translations { add(translation, use, &report) }
  }

  /// Whether there was something to report.
  @discardableResult
  private static func add(
    _ text: EntryTranslation, _ use: EntryUse, _ report: inout RuleReport
  ) -> Bool {
    // An amount has a number or a placeholder.
    if text.traits.isDisjoint(with: [.percent, .numberOrBeyond]) { return false }
    let found = text.leaves.compactMap { leaf in
      CurrencyMentions.first(in: leaf.value).map { (leaf: leaf, amount: $0) }
    }
    guard let first = found.first else { return false }
    let message = RuleMessage.hardcodedCurrency(
      first.amount, first.leaf.value, found.map(\.leaf), use, text.locale)
    report.add(
      use.finding(
        self, report, message, locale: text.locale, offset: first.leaf.unit.valueOffset,
        text: first.leaf.value))
    return true
  }
}

extension RuleMessage {
  private static let why =
    "The store front decides the currency, and the locale where its sign stands."
  private static let cure =
    "Take the whole price, with its sign, from the store or a number formatter as one argument."

  fileprivate static func currency(_ amount: String, in literal: LiteralText) -> RuleMessage {
    RuleMessage(
      what: "\(literal.name.uppercasedFirst), \(MessageText.quoted(literal.text)), has a currency "
        + "in it: \(MessageText.quoted(amount)).", why: why, cure: cure)
  }

  fileprivate static func hardcodedCurrency(
    _ amount: String, _ text: String, _ leaves: [TranslationLeaf], _ use: EntryUse,
    _ locale: String
  ) -> RuleMessage {
    let others = use.translations.count { translation in
      translation.locale != locale
        && translation.leaves.contains { CurrencyMentions.first(in: $0.value) != nil }
    }
    let isSource = locale == use.sourceLanguage
    let also =
      isSource && others > 0 ? " Translations with one: \(others)." : ""
    return RuleMessage(
      what: "\(localeName(locale)): \(MessageText.quoted(text)) has a currency in it: "
        + "\(MessageText.quoted(amount))\(use.wording(of: leaves)).",
      why: why + also, cure: cure)
  }
}
