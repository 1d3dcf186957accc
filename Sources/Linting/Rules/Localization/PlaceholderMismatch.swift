import StringCatalogs

/// The placeholders of a text do not read the arguments that the code passes.
///
/// One finding for each key and locale, at the first of its worst values.
enum PlaceholderMismatch: Rule {
  static let metadata = RuleMetadata(
    id: "placeholder-mismatch", family: .localization, defaultSeverity: .error,
    summary: "The placeholders of a text do not fit the arguments that it gets",
    rationale: """
      A text with placeholders is a format: `%lld` reads a whole number and `%@` an object, and one \
      that reads the other crashes or shows garbage. What the code passes is told by the key, where \
      it has placeholders, else by the texts of the source language. Every plural form, device \
      variation and form of a substitution is held to it by argument number and type, as the \
      formatter reads it at run time; the texts of the source language too. Errors: an argument \
      that there is none of or that is of another type, as in a swap without positions; an argument \
      left out of a text, or of a form for many numbers unless it is the count; `%#@name@` without \
      a substitution of that name; a percent sign of prose that is read as a placeholder \
      (`50 % des %@`); placeholders where the source has none. Warnings: the count left out of a \
      plural form that stands for several numbers (Russian `one` is 1, 21, 31 and so on). Notes: \
      another size or sign (`%d` for `%lld`), hexadecimal for decimal, a space inside (`% @`), a \
      substitution that no text uses, the count left out of a form for 0 and 1, or of one that the \
      source leaves it out of and that stands for more numbers here. Let pass: another order with \
      positions (`%2$@ %1$@`), an argument used twice, flags, widths and precisions, the count left \
      out of `zero` or of a form for one number, what the source leaves out in the same form or \
      never shows, plain placeholders for substitutions and the other way round, percent signs \
      before what is no placeholder, and two arguments of one type in another order without \
      positions, which nobody can see. Other markup that the system replaces is held to its own \
      rules: in AppShortcuts.xcstrings each phrase needs `${applicationName}` and the variables of \
      the source, and has no others; `^[…](inflect: true)` has to be whole in every language, and \
      may be left out of a translation; texts of InfoPlist.xcstrings are no formats, so that a \
      placeholder in them is a warning.
      """,
    cure: """
      Use the placeholders of the source text, with positions where the order differs \
      (`%2$@ … %1$lld`), and `%%` for a percent sign.
      """,
    help: RuleHelp(
      translator: """
        Use the same placeholders as the source text, each as it is written there, and leave \
        none out.
        """,
      developer: """
        Hold the code's arguments against the key, and give placeholders positions (`%2$@ … \
        %1$lld`) where languages need another order.
        """),
    triggering: [
      RuleExample(
        "Two placeholders changed places",
        catalog: RuleExample.catalog([
          "The code of %lld digits was sent to %@": "↓\"An %@ ging ein Code mit %lld Ziffern\""
        ]), configuration: "catalogRules: all"),
      RuleExample(
        "A percent sign that is read as a placeholder",
        catalog: RuleExample.catalog(["Half of %@": "↓\"50 % des Preises von %@\""]),
        configuration: "catalogRules: all"),
    ],
    passing: [
      RuleExample(
        "Positions say which is which",
        catalog: RuleExample.catalog([
          "The code of %lld digits was sent to %@": "\"An %2$@ ging ein Code mit %1$lld Ziffern\""
        ]), configuration: "catalogRules: all")
    ])

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    if TextMarkup.check(use, &report) { return }
    if !use.mayHavePlaceholders || use.isUniform { return }
    let reference = PlaceholderReference(use)
    if reference.origin == .key, use.source == nil { checkKey(use, reference, &report) }
    let usual = reference.isDoubtful ? nil : reference.usual(use)
    for translation in use.texts {
      let isSource = translation.locale == use.sourceLanguage
      // Most keys that reach this point have texts without any percent sign.
      if reference.isEmpty, !translation.mayHavePlaceholders { continue }
      if let usual, translation.hasPlaceholders(usual) { continue }
      let check = PlaceholderCheck(
        reference: reference, translation: translation, isSource: isSource)
      let misuses = check.misuses(&report.pluralForms)
      guard let worst = misuses.map(\.severity).max(),
        let first = misuses.first(where: { $0.severity == worst })
      else { continue }
      // Of a key that people made up it is open what the code passes.
      let isOpen = isSource && reference.origin == .key && reference.isKeyManual
      let most = isOpen && !misuses.contains(where: \.isLookAlike) ? min(worst, .note) : worst
      report.add(
        use.finding(
          self, report, .placeholderMismatch(misuses, first, use, reference, translation.locale),
          locale: translation.locale,
          offset: first.offset ?? translation.localization.localeOffset,
          text: first.leaf?.value, most: most))
    }
  }

  /// A key that is its own source text can only have percent signs of prose in it.
  private static func checkKey(
    _ use: EntryUse, _ reference: PlaceholderReference, _ report: inout RuleReport
  ) {
    guard !reference.isEmpty, !reference.isDoubtful else { return }
    let prose = ArgumentReads(FormatString(use.entry.key, reading: .runTime).placeholders).prose
    guard !prose.isEmpty else { return }
    let misuses = prose.map { PlaceholderMisuse(kind: .prose($0), leaf: nil, severity: .error) }
    report.add(
      use.finding(
        self, report,
        .placeholderMismatch(misuses, misuses[0], use, reference, use.sourceLanguage),
        locale: use.sourceLanguage, offset: use.entry.keyOffset, text: use.entry.key))
  }
}

extension EntryUse {
  /// Whether every text has the same plain placeholders, the key too if it has any: then all is
  /// right, which is quickly told.
  fileprivate var isUniform: Bool {
    guard let usual = source?.commonPlaceholders else { return false }
    if entry.key.utf8.contains(UInt8(ascii: "%")), PlainPlaceholders.spelled(entry.key) != usual {
      return false
    }
    return translations.allSatisfy { $0.commonPlaceholders == usual }
  }

  /// Whether there is a percent sign anywhere: nearly never, and quickly told.
  fileprivate var mayHavePlaceholders: Bool {
    traits.contains(.percent) || entry.key.utf8.contains(UInt8(ascii: "%"))
  }
}

extension PlaceholderReference {
  /// The placeholders that a text of one piece has where all is as usual.
  fileprivate func usual(_ use: EntryUse) -> [UInt8]? {
    if isEmpty { return nil }
    if origin == .key { return PlainPlaceholders.spelled(use.entry.key) }
    guard let source = use.source, source.isOneText else { return nil }
    return source.leaves.first.flatMap { PlainPlaceholders.spelled($0.value) }
  }
}

extension EntryTranslation {
  fileprivate var isOneText: Bool {
    leaves.count == 1 && leaves[0].isPlain && localization.substitutions.isEmpty
  }

  fileprivate func hasPlaceholders(_ spelled: [UInt8]) -> Bool {
    isOneText && PlainPlaceholders.spelled(leaves[0].value) == spelled
  }

  fileprivate var mayHavePlaceholders: Bool { traits.contains(.percent) }

  /// The placeholders that every value has, where they are plain, there are any, and nothing is
  /// put in besides.
  fileprivate var commonPlaceholders: [UInt8]? {
    guard traits.contains(.percent), localization.substitutions.isEmpty, let first = leaves.first,
      let spelled = PlainPlaceholders.spelled(first.value), !spelled.isEmpty
    else { return nil }
    for leaf in leaves.dropFirst() where PlainPlaceholders.spelled(leaf.value) != spelled {
      return nil
    }
    return spelled
  }
}

extension RuleMessage {
  fileprivate static func placeholderMismatch(
    _ misuses: [PlaceholderMisuse], _ first: PlaceholderMisuse, _ use: EntryUse,
    _ reference: PlaceholderReference, _ locale: String
  ) -> RuleMessage {
    let text = text(first, use)
    let clauses = PlaceholderMisuse.unique([first.clause] + misuses.map(\.clause))
    var leaves: [TranslationLeaf] = []
    var seen: Set<Int> = []
    for leaf in misuses.compactMap(\.leaf) where seen.insert(leaf.unit.valueOffset).inserted {
      leaves.append(leaf)
    }
    let lookAlikes = LookAlikePlaceholders.find(in: text, count: reference.signature.count)
    return RuleMessage(
      what: "\(localeName(locale)): \(MessageText.quoted(text)) "
        + "\(MessageText.list(clauses, atMost: 4))\(use.wording(of: leaves)).",
      why: why(misuses, lookAlikes, use, reference),
      cure: cure(misuses, first, lookAlikes, use, reference, locale))
  }

  private static func why(
    _ misuses: [PlaceholderMisuse], _ lookAlikes: [LookAlikePlaceholders.LookAlike],
    _ use: EntryUse, _ reference: PlaceholderReference
  ) -> String {
    var why = lookAlikes.map {
      "`\($0.spelling)` (\($0.what)) is no placeholder at run time."
    }
    if misuses.contains(where: \.readsWrongArgument) {
      why.append("At run time that crashes or shows garbage.")
    }
    if misuses.contains(where: \.movesOthersUp) {
      why.append("Without positions its placeholders read the first arguments.")
    }
    if reference.isEmpty {
      why.append("The source text \(MessageText.quoted(use.sourceText)) gets no arguments.")
    } else {
      let origin = reference.origin == .key ? "The key" : "The source text"
      let signature = reference.signature
      let arguments = signature.positions.prefix(6).compactMap { position in
        signature[position].map { "`\($0.spelling)` for argument \(position)" }
      }
      why.append("\(origin) has \(MessageText.list(arguments)).")
    }
    return why.joined(separator: " ")
  }

  private static func text(_ misuse: PlaceholderMisuse, _ use: EntryUse) -> String {
    misuse.leaf?.value ?? use.entry.key
  }

  private static func cure(
    _ misuses: [PlaceholderMisuse], _ first: PlaceholderMisuse,
    _ lookAlikes: [LookAlikePlaceholders.LookAlike], _ use: EntryUse,
    _ reference: PlaceholderReference, _ locale: String
  ) -> String {
    if let order = first.leaf.flatMap({ PlaceholderOrder.corrected($0.value, reference.signature) })
    {
      return "Write `\(order)`: with positions the order is free."
    }
    let meant = lookAlikes.compactMap { look in
      look.meant.map { "Write `\($0)` for `\(look.spelling)`." }
    }
    if !meant.isEmpty { return meant.joined(separator: " ") }
    let substitutions = use.translation(locale)?.localization.substitutions ?? []
    // More would not be read.
    let cures = ([first] + misuses.prefix(4)).map { $0.cure(among: substitutions.map(\.name)) }
    var cure = PlaceholderMisuse.unique(cures).prefix(3).joined(separator: " ")
    // A position beside placeholders without one leaves open which of them moved up.
    if cure.contains("Put "), let example = numbered(text(first, use), reference.signature) {
      cure += " Number the others too, as in `\(example)`."
    }
    return cure
  }

  /// The first placeholder without a position of a text, with the one of the first argument of its
  /// type, such as `%1$lld`; nil where all have theirs.
  private static func numbered(_ text: String, _ signature: ArgumentSignature) -> String? {
    let read = ArgumentReads(FormatString(text, reading: .runTime).placeholders).reads
      .first { $0.role == .value && $0.placeholder.position == nil }
    guard let read,
      let position = signature.positions.first(where: {
        signature[$0]?.type.kind == read.type.kind
      })
    else { return nil }
    return "%\(position)$" + read.plainSpelling.dropFirst()
  }
}
