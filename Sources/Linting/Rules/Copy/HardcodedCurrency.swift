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
      “€”, “US$” and any other of Unicode's category Sc), “kr”, “zł”, “Kč”, “円”, “元”, “원”, “บาท”, \
      “ر.س” and the usual codes of ISO 4217, with a number or a placeholder beside them: “$4.99”, \
      “€%@”, “%lld USD”; rarer codes with a number only. Where the \
      source text has one, it is reported once and its translations are not; else each translation \
      that has one. Literal texts of a flow are looked at too. Let pass: signs and codes without an amount; the dollar of %1$@, well spelled or \
      not, and of \
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
    } else {
      let amounts = CurrencyMentions.all(in: use.entry.key)
      if !amounts.isEmpty {
        let others = FormFault.translationsWithCurrency(use, besides: use.sourceLanguage)
        let message = use.messageOfKey(.currency(amounts, others))
        report.add(
          use.finding(
            self, report, message, locale: use.sourceLanguage, offset: use.entry.keyOffset,
            text: use.entry.key))
        return
      }
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
      let amounts = CurrencyMentions.all(in: leaf.value)
      return amounts.isEmpty ? nil : (leaf: leaf, amounts: amounts)
    }
    guard let first = found.first else { return false }
    let others = FormFault.translationsWithCurrency(use, besides: text.locale)
    let message = use.message(
      found.map { ($0.leaf, FormFault.currency($0.amounts, others)) }, locale: text.locale)
    report.add(
      use.finding(
        self, report, message, locale: text.locale, offset: first.leaf.unit.valueOffset,
        text: first.leaf.value))
    return true
  }
}

extension FormFault {
  /// - Parameter also: what is to be said of translations.
  fileprivate static func currency(_ amounts: [String], _ also: String) -> FormFault {
    var seen: Set<String> = []
    let quoted = amounts.filter { seen.insert($0).inserted }.map(MessageText.quoted)
    return FormFault(
      statement: "has a currency in it: \(MessageText.list(quoted, atMost: 4))",
      why: RuleMessage.why + also, cure: RuleMessage.cure)
  }

  /// How many translations have one too, where the source has: the finding is all that says so.
  fileprivate static func translationsWithCurrency(
    _ use: EntryUse, besides locale: String
  ) -> String {
    guard locale == use.sourceLanguage else { return "" }
    let others = use.translations.count { translation in
      translation.locale != locale
        && translation.leaves.contains { CurrencyMentions.first(in: $0.value) != nil }
    }
    return others > 0 ? " Translations with one: \(others)." : ""
  }
}

extension RuleMessage {
  fileprivate static let why =
    "The store front decides the currency, and the locale where its sign stands."
  fileprivate static let cure =
    "Take the whole price, with its sign, from the store or a number formatter as one argument."

  fileprivate static func currency(_ amount: String, in literal: LiteralText) -> RuleMessage {
    RuleMessage(
      what: "\(literal.name.uppercasedFirst), \(MessageText.quoted(literal.text)), has a currency "
        + "in it: \(MessageText.quoted(amount)).", why: why, cure: cure)
  }
}
