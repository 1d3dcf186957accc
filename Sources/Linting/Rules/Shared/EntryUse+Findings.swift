import StringCatalogs

extension EntryUse {
  /// The finding about this entry in one locale, at a byte offset of its catalog.
  func finding(
    _ rule: any Rule.Type, _ report: RuleReport, _ message: RuleMessage, locale: String,
    offset: Int, text: String? = nil
  ) -> Finding {
    var message = message
    if flows.count > 1 {
      let others = MessageText.list(flows.dropFirst().map { "“\($0)”" }, atMost: 3)
      message.why += (message.why.isEmpty ? "" : " ") + "The key is used in \(others) too."
    }
    var finding = Finding(rule, report, message, at: catalog.location(offset))
    finding.flow = flows.first ?? ""
    finding.locale = locale
    finding.key = entry.key
    finding.text = text
    return finding
  }

  /// One finding for each locale that has values in one state, at the first of them.
  func reportLeaves(
    in state: String, _ rule: any Rule.Type, _ report: inout RuleReport,
    _ message: (_ leaves: [TranslationLeaf], _ first: TranslationLeaf, _ locale: String)
      -> RuleMessage
  ) {
    guard entry.shouldTranslate else { return }
    for locale in locales where locale != sourceLanguage {
      let leaves = leaves(in: state, locale)
      guard let first = leaves.first else { continue }
      report.add(
        finding(
          rule, report, message(leaves, first, locale), locale: locale,
          offset: first.unit.valueOffset, text: first.unit.value))
    }
  }

  /// The values that stand in one state and hold text.
  func leaves(in state: String, _ locale: String) -> [TranslationLeaf] {
    (entry.localization(locale)?.leaves ?? []).filter {
      $0.unit.state == state && !$0.unit.value.isEmpty
    }
  }

  /// `, plural one and plural few`: which values of a translation a finding is about, where it has
  /// variations.
  func wording(of leaves: [TranslationLeaf]) -> String {
    let paths = leaves.filter { !$0.path.isEmpty }.map { $0.path.joined(separator: ", ") }
    return paths.isEmpty ? "" : " (\(MessageText.list(paths, atMost: 4)))"
  }

  /// Source text as an iPhone shows it: the source language's own value, or the key.
  var sourceText: String {
    let shown = entry.localization(sourceLanguage).flatMap {
      ShownUnit($0, arguments: [], locale: sourceLanguage)
    }
    guard let shown, !shown.unit.value.isEmpty else { return entry.key }
    return shown.format
  }
}
