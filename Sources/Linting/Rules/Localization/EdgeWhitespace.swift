import StringCatalogs

/// A translation begins or ends with white space that the source text does not have there.
///
/// One finding for each key and locale, at its first such value.
enum EdgeWhitespace: Rule {
  static let metadata = RuleMetadata(
    id: "edge-whitespace", family: .localization, defaultSeverity: .warning,
    summary: "A translation begins or ends with white space that the source does not have",
    rationale: """
      White space at the edge of a text is invisible to translators and shifts the text on screen. \
      Reported are translations that begin or end with spaces, tabs or line breaks where the source \
      text does not; no-break, zero-width and full-width spaces count. So are texts of \
      white space or invisible characters alone that no flow uses, where the source has words, and \
      literal texts of a flow. \
      Let pass: white space at an \
      edge where the source has some too, of whatever kind, and white space that only the source \
      has, since languages join texts differently; keys that are not to be translated.
      """,
    cure: "Delete the white space, unless the text is joined to another one there.",
    help: RuleHelp(
      translator: "Delete the white space at the beginning and the end of the text.",
      developer: """
        Join texts in the layout or by one format instead of by white space at their edges.
        """),
    triggering: [
      RuleExample(
        "A space after the German text", catalog: catalog(german: "↓\"Warenkorb \""),
        configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "No white space at the edges", catalog: catalog(german: "\"Warenkorb\""),
        configuration: "catalogRules: all")
    ])

  private static func catalog(german: String) -> String {
    RuleExample.catalog(["Cart": german])
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    var said = SaidBefore(of: flow, report)
    said.addLiterals(of: flow, self, to: &report) { literal in
      let edges = Edges(literal.text)
      // Of a blank text empty-title says so.
      if edges.isBlank || edges.leading.isEmpty && edges.trailing.isEmpty { return nil }
      return .edgeWhitespace(literal, leading: edges.leading, trailing: edges.trailing)
    }
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    var knownSource: Edges?
    guard use.traits.contains(.edge) else { return }
    for translation in use.translations where translation.traits.contains(.edge) {
      let source = knownSource ?? Edges(use.sourceText)
      knownSource = source
      let found = translation.leaves.compactMap { leaf -> Found? in
        let edges = Edges(leaf.unit.value)
        // A text that shows nothing is a blank where the source has words.
        if edges.isBlank {
          // Of a title empty-title says so.
          let isFound = use.flows.isEmpty && !leaf.value.isEmpty && !source.isBlank
          guard isFound else { return nil }
          return Found(
            leaf: leaf, leading: Array(leaf.value.unicodeScalars), trailing: [], isBlank: true)
        }
        let leading = source.leading.isEmpty ? edges.leading : []
        let trailing = source.trailing.isEmpty ? edges.trailing : []
        if leading.isEmpty, trailing.isEmpty { return nil }
        return Found(leaf: leaf, leading: leading, trailing: trailing)
      }
      guard let first = found.first else { continue }
      let faults = found.map { (leaf: $0.leaf, fault: $0.fault(of: use)) }
      report.add(
        use.finding(
          self, report, use.message(faults, locale: translation.locale),
          locale: translation.locale, offset: first.leaf.unit.valueOffset,
          text: first.leaf.unit.value))
    }
  }

  /// White space at the two ends of a text.
  private struct Edges {
    var leading: [Unicode.Scalar]
    var trailing: [Unicode.Scalar]
    var isBlank: Bool

    init(_ text: String) {
      let scalars = text.unicodeScalars
      leading = Array(scalars.prefix(while: InvisibleCharacters.isSpace))
      isBlank =
        leading.count == scalars.count
        || scalars.allSatisfy(InvisibleCharacters.isInvisible)
      trailing = scalars.reversed().prefix(while: InvisibleCharacters.isSpace).reversed()
    }
  }

  fileprivate struct Found {
    var leaf: TranslationLeaf
    var leading: [Unicode.Scalar]
    var trailing: [Unicode.Scalar]
    /// The text is white space and nothing else.
    var isBlank = false
  }
}

extension EdgeWhitespace.Found {
  fileprivate func fault(of use: EntryUse) -> FormFault {
    let source = MessageText.quoted(use.sourceText)
    if isBlank {
      // Without a form or a device's text another one of the translation is shown.
      return FormFault(
        isWholeStatement: true,
        statement: "the text is nothing but \(InvisibleCharacters.names(leading))",
        why: "Nothing is shown for \(source).",
        cure: leaf.isPlain
          ? "Translate it, or delete the text so that the source is shown."
          : "Translate it, or delete it so that another form is shown.")
    }
    return FormFault(
      statement: RuleMessage.edges(leading, trailing),
      why: "The source text \(source) does not.",
      cure: "Delete the white space, unless the text is joined to another one there.")
  }
}

extension RuleMessage {
  fileprivate static func edgeWhitespace(
    _ literal: LiteralText, leading: [Unicode.Scalar], trailing: [Unicode.Scalar]
  ) -> RuleMessage {
    RuleMessage(
      what: "\(literal.name.uppercasedFirst), \(MessageText.quoted(literal.text)), "
        + "\(edges(leading, trailing)).",
      why: "It shifts the text, and nobody sees it.",
      cure: "Delete the white space, unless the text is joined to another one there.")
  }

  /// `begins with a space and ends with a tab`
  fileprivate static func edges(_ leading: [Unicode.Scalar], _ trailing: [Unicode.Scalar]) -> String
  {
    let parts = [("begins", leading), ("ends", trailing)].filter { !$0.1.isEmpty }
    return MessageText.list(parts.map { "\($0.0) with \(InvisibleCharacters.names($0.1))" })
  }
}
