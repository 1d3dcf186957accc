import Surfaces

/// A text that the view shows and no catalog has: written in the configuration, or the view's own.
struct LiteralText {
  var text: String
  /// What the first place that shows it is called, in a sentence: `the text of slot “price”`.
  var name: String
  /// Whether one of its places has one line.
  var isOnOneLine: Bool
}

extension FlowAnalysis {
  /// The texts of the surface that no catalog has, each once: they are the same in every language.
  var literals: [LiteralText] {
    var literals: [LiteralText] = []
    for slot in anyLayout?.layout?.slots ?? [] where slot.copy == nil && !slot.text.isEmpty {
      if let known = literals.firstIndex(where: { $0.text == slot.text }) {
        if slot.lineLimit == 1 { literals[known].isOnOneLine = true }
      } else {
        literals.append(
          LiteralText(text: slot.text, name: slot.name, isOnOneLine: slot.lineLimit == 1))
      }
    }
    return literals
  }
}

extension SaidBefore {
  /// Says of each text that no catalog has what `message` has against it, where there is anything.
  ///
  /// - Parameter rule: the rule whose finding it is.
  mutating func addLiterals(
    of flow: FlowAnalysis, _ rule: any Rule.Type, to report: inout RuleReport,
    _ message: (LiteralText) -> RuleMessage?
  ) {
    for literal in flow.literals {
      guard let message = message(literal) else { continue }
      add(Finding(rule, report, message, about: literal, in: flow), to: &report)
    }
  }
}

extension Finding {
  /// A finding about a text that no catalog has, where it is written, for all languages.
  init(
    _ rule: any Rule.Type, _ report: RuleReport, _ message: RuleMessage, about literal: LiteralText,
    in flow: FlowAnalysis
  ) {
    self.init(rule, report, message, at: flow.flow.location(ofLiteral: literal.text))
    self = about(flow)
    text = literal.text
    remedy.copy = .literal
  }
}
