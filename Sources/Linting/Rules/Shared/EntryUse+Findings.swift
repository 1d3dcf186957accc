import StringCatalogs

extension EntryUse {
  /// The finding about this entry in one locale, at a byte offset of its catalog.
  ///
  /// - Parameter most: the severity it has at most, whatever the rule's: a case that matters less.
  func finding(
    _ rule: any Rule.Type, _ report: RuleReport, _ message: RuleMessage, locale: String,
    offset: Int, text: String? = nil, most: Severity = .error
  ) -> Finding {
    var message = message
    if flows.count > 1 {
      let others = MessageText.list(flows.dropFirst().map { "“\($0)”" }, atMost: 3)
      message.why += (message.why.isEmpty ? "" : " ") + "The key is used in \(others) too."
    }
    var finding = Finding(rule, report, message, at: catalog.location(offset))
    finding.severity = min(finding.severity, most)
    finding.flow = flows.first ?? ""
    finding.locale = locale
    if locale == sourceLanguage { finding.remedy.copy = .source }
    finding.key = entry.key
    finding.text = text
    return finding
  }

  /// One finding for each translation that has values in one state, at the first of them.
  func reportLeaves(
    in state: String, _ rule: any Rule.Type, _ report: inout RuleReport,
    where isWanted: (TranslationLeaf) -> Bool = { _ in true },
    _ message: (_ leaves: [TranslationLeaf], _ first: TranslationLeaf, _ locale: String)
      -> RuleMessage
  ) {
    guard traits.contains(.state) else { return }
    for translation in translations where translation.traits.contains(.state) {
      let leaves = translation.leaves.filter {
        $0.unit.state == state && !$0.value.isEmpty && isWanted($0)
      }
      guard let first = leaves.first else { continue }
      report.add(
        finding(
          rule, report, message(leaves, first, translation.locale), locale: translation.locale,
          offset: first.unit.valueOffset, text: first.value))
    }
  }

  /// `, plural one and plural few`: which values of a translation a finding is about, where it has
  /// variations.
  func wording(of leaves: [TranslationLeaf]) -> String {
    let paths = leaves.filter { !$0.path.isEmpty }.map { $0.path.joined(separator: ", ") }
    return paths.isEmpty ? "" : " (\(MessageText.list(paths, atMost: 6)))"
  }
}
