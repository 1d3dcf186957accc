import StringCatalogs

/// Directional controls that are opened and not closed, or closed and not opened (UAX #9).
///
/// One finding for each key and locale, at its first such value.
enum UnbalancedBidi: Rule {
  static let isAboutFlows = false

  static let metadata = RuleMetadata(
    id: "unbalanced-bidi", family: .copy, defaultSeverity: .error,
    summary: "A directional control character is not closed, or closes nothing",
    rationale: """
      Embeddings and overrides (U+202A, U+202B, U+202D, U+202E) last until U+202C, isolates (U+2066 \
      to U+2068) until U+2069. One that is left open goes on into whatever text is put after it and \
      sets it in the wrong order; a closing one without an opening one ends a run of the text that \
      it is put into. Nobody sees these characters, and they get lost when texts are copied. \
      Reported are those without their partner, and pairs that cross, in any value of any language \
      and in a key that is its own source text; each plural form, device and substitution by \
      itself; and in literal texts of a flow. A pair with a line break inside is a note: the end of the paragraph closes it. Let \
      pass: pairs around placeholders and inside each other, and the marks U+200E, U+200F and \
      U+061C, which come alone.
      """,
    cure: "Add the missing character, or delete the one that is left.",
    help: RuleHelp(
      translator: """
        Write the text anew instead of pasting it, so that no invisible character is left in it.
        """,
      developer: """
        Add the missing control character, or delete the one that is left; look at the tool that \
        the text went through.
        """),
    triggering: [
      RuleExample(
        "A right-to-left isolate that is not closed",
        catalog: RuleExample.catalog(["Pay": "↓\"\\u2067תשלום\""]),
        configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "A pair", catalog: RuleExample.catalog(["Pay": "\"\\u2067תשלום\\u2069 jetzt\""]),
        configuration: "catalogRules: all")
    ])

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    var said = SaidBefore(of: flow, report)
    for literal in flow.literals {
      guard let problem = Problem(literal.text) else { continue }
      let message = RuleMessage.unbalancedBidi(
        problem, "\(literal.name.uppercasedFirst), \(MessageText.quoted(literal.text)),")
      var finding = Finding(self, report, message, about: literal, in: flow)
      if problem.isOnlyAcrossParagraphs { finding.severity = .note }
      said.add(finding, to: &report)
    }
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    if use.source == nil, let problem = Problem(use.entry.key) {
      let message = use.messageOfKey(problem.fault)
      report.add(
        finding(problem, message, use, report, use.sourceLanguage, use.entry.keyOffset))
    }
    guard use.traits.contains(.punctuation) else { return }
    for text in use.texts where text.traits.contains(.punctuation) {
      let found = text.leaves.compactMap { leaf in
        Problem(leaf.value).map { (leaf: leaf, problem: $0) }
      }
      // The worst decides and is told first; its place is that of the first such value.
      let sorted =
        found.filter { !$0.problem.isOnlyAcrossParagraphs }
        + found.filter(\.problem.isOnlyAcrossParagraphs)
      guard let first = sorted.first else { continue }
      let message = use.message(
        sorted.map { ($0.leaf, $0.problem.fault) }, locale: text.locale)
      report.add(
        finding(first.problem, message, use, report, text.locale, first.leaf.unit.valueOffset))
    }
  }

  private static func finding(
    _ problem: Problem, _ message: RuleMessage, _ use: EntryUse, _ report: RuleReport,
    _ locale: String, _ offset: Int
  ) -> Finding {
    use.finding(
      self, report, message, locale: locale, offset: offset, text: problem.text,
      most: problem.isOnlyAcrossParagraphs ? .note : .error)
  }

  /// What is wrong with one value.
  fileprivate struct Problem {
    var text: String
    var imbalance: BidiControls.Imbalance
    /// The text as a whole is balanced: pairs have a line break inside.
    var isOnlyAcrossParagraphs = false

    init?(_ text: String) {
      guard BidiControls.mayStand(in: text) else { return nil }
      self.text = text
      imbalance = BidiControls.imbalance(of: text, paragraphs: false)
      guard imbalance.isEmpty else { return }
      imbalance = BidiControls.imbalance(of: text, paragraphs: true)
      isOnlyAcrossParagraphs = true
      if imbalance.isEmpty { return nil }
    }
  }
}

extension UnbalancedBidi.Problem {
  fileprivate var fault: FormFault {
    let unclosed = imbalance.unclosed.map(BidiControls.name)
    let stray = imbalance.stray.map(BidiControls.name)
    if isOnlyAcrossParagraphs {
      return FormFault(
        statement: "has \(MessageText.list(unclosed)) in one paragraph and "
          + "\(MessageText.list(stray)) in another",
        why: "The end of a paragraph closes it: the next line is set without it.",
        cure: "Close it before the line break, and open it anew behind it.")
    }
    var parts: [String] = []
    if !unclosed.isEmpty {
      parts.append("opens \(MessageText.list(unclosed)) and does not close it")
    }
    if !stray.isEmpty { parts.append("closes nothing with \(MessageText.list(stray))") }
    return FormFault(
      statement: MessageText.list(parts),
      why: unclosed.isEmpty
        ? "It ends a run of the text that it is put into, and what follows is set in the wrong order."
        : "What is put after it, other texts too, is set in the wrong order.",
      cure: cure)
  }

  private var cure: String {
    if imbalance.stray.isEmpty { return "Add the character that closes it." }
    if imbalance.unclosed.isEmpty { return "Delete it, or add the character that opens it." }
    return "Add the missing character, or delete the one that is left."
  }
}

extension RuleMessage {
  /// - Parameter subject: the text, with what it is.
  fileprivate static func unbalancedBidi(
    _ problem: UnbalancedBidi.Problem, _ subject: String
  ) -> RuleMessage {
    let fault = problem.fault
    return RuleMessage(what: "\(subject) \(fault.statement).", why: fault.why, cure: fault.cure)
  }
}
