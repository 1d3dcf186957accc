import StringCatalogs

/// Automatic grammar agreement: `^[%lld item](inflect: true)`, which Foundation replaces by the words
/// in their right form. Broken markup is shown as it is.
enum InflectionMarkup {
  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    let isInflected = use.sourceText.contains("](inflect")
    guard isInflected || use.sourceText.contains("^[") else { return }
    if use.source == nil, let fault = fault(in: use.entry.key) {
      add(fault, use.entry.key, at: use.entry.keyOffset, use.sourceLanguage, use, &report)
    }
    for translation in use.texts {
      for leaf in translation.leaves {
        guard let fault = fault(in: leaf.value, isInflected: isInflected) else { continue }
        add(fault, leaf.value, at: leaf.unit.valueOffset, translation.locale, use, &report)
        break
      }
    }
  }

  private static func add(
    _ fault: Fault, _ text: String, at offset: Int, _ locale: String, _ use: EntryUse,
    _ report: inout RuleReport
  ) {
    report.add(
      use.finding(
        PlaceholderMismatch.self, report, .brokenInflection(text, fault, locale), locale: locale,
        offset: offset, text: text, most: .warning))
  }

  enum Fault: Equatable {
    /// `^[` without `]` behind it.
    case unclosedBracket
    /// `](inflect: …` without `)` behind it.
    case unclosedAttributes
    /// `^[…]` with no attributes right behind it.
    case withoutAttributes
    /// `](inflect` with no `^[` before it.
    case withoutOpening
  }

  /// The first thing that is wrong with the markup of a text; nil where there is none, or nothing
  /// but prose with brackets.
  ///
  /// - Parameter isInflected: whether the source has such markup, so that no bracket with a caret is
  ///   prose.
  static func fault(in text: String, isInflected: Bool = false) -> Fault? {
    guard text.utf8.contains(UInt8(ascii: "[")) || text.utf8.contains(UInt8(ascii: "]")) else {
      return nil
    }
    let bytes = Array(text.utf8)
    // A caret before a bracket may be prose.
    guard isInflected || text.contains("inflect") else { return nil }
    var found: Fault?
    var opened: [Bool] = []
    var index = 0
    func note(_ fault: Fault) { if found == nil { found = fault } }
    func starts(_ word: StaticString, at place: Int) -> Bool {
      let count = word.utf8CodeUnitCount
      guard place + count <= bytes.count else { return false }
      return (0..<count).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
    }
    while index < bytes.count {
      if starts("](inflect", at: index) {
        if opened.popLast() != true { note(.withoutOpening) }
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
        guard let end else {
          note(.unclosedAttributes)
          break
        }
        index = end
      } else if bytes[index] == UInt8(ascii: "[") {
        opened.append(index > 0 && bytes[index - 1] == UInt8(ascii: "^"))
      } else if bytes[index] == UInt8(ascii: "]"), opened.popLast() == true {
        // Other attributes than `inflect` may stand here.
        if !starts("](", at: index) { note(.withoutAttributes) }
      }
      index += 1
    }
    if opened.contains(true) { note(.unclosedBracket) }
    return found
  }
}

extension RuleMessage {
  fileprivate static func brokenInflection(
    _ text: String, _ fault: InflectionMarkup.Fault, _ locale: String
  ) -> RuleMessage {
    let what =
      switch fault {
      case .unclosedBracket: "opens `^[` and does not close it"
      case .unclosedAttributes: "has no `)` behind `](inflect: true`"
      case .withoutAttributes: "has nothing like `(inflect: true)` right behind `^[…]`"
      case .withoutOpening: "has `](inflect: …)` without `^[` before it"
      }
    return RuleMessage(
      what: "\(localeName(locale)): \(MessageText.quoted(text)) \(what).",
      why: "Markup that is not whole is shown as it is, and the words keep their form.",
      cure: "Write `^[words](inflect: true)`, with the words that change in the brackets.")
  }
}
