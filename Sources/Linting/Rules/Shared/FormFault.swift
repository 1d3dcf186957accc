import StringCatalogs

/// What is wrong with one value of a translation, in the words of a finding.
struct FormFault: Hashable {
  /// Stands before the quoted text: `a paragraph of `.
  var lead = ""
  /// Says what is wrong without quoting the text, which it follows else: `the text is nothing but`.
  var isWholeStatement = false
  /// Completes the quoted text: `ends with a space`.
  var statement: String
  var why: String
  /// One or more sentences.
  var cure: String
}

/// Values with the same fault.
private struct FaultGroup {
  var fault: FormFault
  var leaves: [TranslationLeaf]
}

extension EntryUse {
  /// Most faults that one message names one by one: a translation with all forms of a language on
  /// each device may have dozens.
  private static let mostFaults = 8

  /// The message about all values of a translation that have something wrong: values with the same
  /// fault together, each fault with its forms and, where cures differ, with its own.
  ///
  /// - Parameter faults: at least one, in the order in which they are told.
  func message(
    _ faults: [(leaf: TranslationLeaf, fault: FormFault)], locale: String
  ) -> RuleMessage {
    var groups: [FaultGroup] = []
    var indices: [FormFault: Int] = [:]
    for (leaf, fault) in faults {
      if let index = indices[fault] {
        groups[index].leaves.append(leaf)
      } else {
        indices[fault] = groups.count
        groups.append(FaultGroup(fault: fault, leaves: [leaf]))
      }
    }
    let told = groups.prefix(Self.mostFaults)
    let hasSeveral = groups.count > 1
    var statements = told.map { statement($0, namesText: hasSeveral) }
    let rest = groups.dropFirst(told.count).reduce(0) { $0 + $1.leaves.count }
    if rest > 0 { statements.append("\(MessageText.count(rest, "more value")) with other faults") }
    let cures = Self.distinct(told.map(\.fault.cure))
    let cure =
      cures.count < 2
      ? cures.first ?? ""
      : cures.map { cure in
        let leaves = told.filter { $0.fault.cure == cure }.flatMap(\.leaves)
        return "\(Self.names(of: leaves).uppercasedFirst): \(cure)"
      }.joined(separator: " ")
    return RuleMessage(
      what: "\(localeName(locale)): \(statements.joined(separator: "; ")).",
      why: Self.distinct(told.map(\.fault.why)).joined(separator: " "), cure: cure)
  }

  /// The message about a key that is its own source text.
  func messageOfKey(_ fault: FormFault) -> RuleMessage {
    RuleMessage(
      what: "\(localeName(sourceLanguage)): \(fault.lead)\(MessageText.quoted(entry.key)) "
        + "\(fault.statement).", why: fault.why, cure: fault.cure)
  }

  private func statement(_ group: FaultGroup, namesText: Bool) -> String {
    let fault = group.fault
    let text = group.leaves.first?.value ?? ""
    let subject = fault.isWholeStatement ? "" : "\(fault.lead)\(MessageText.quoted(text)) "
    let forms = namesText ? " (\(Self.names(of: group.leaves)))" : wording(of: group.leaves)
    return subject + fault.statement + forms
  }

  /// `plural one and plural few`; of a value that is no variation `the text itself`.
  private static func names(of leaves: [TranslationLeaf]) -> String {
    let names = leaves.map { $0.path.isEmpty ? "the text itself" : $0.path.joined(separator: ", ") }
    return MessageText.list(distinct(names), atMost: 6)
  }

  /// Each once, in order.
  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
