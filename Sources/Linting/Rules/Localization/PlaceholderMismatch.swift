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
      a substitution of that name, or in one of its own forms; a substitution whose `argNum` is \
      another argument than in the source text, or whose `formatSpecifier` is none or does not fit; \
      a percent sign of prose that is read as a placeholder (`50 % des %@`) or takes the next one \
      along (`%20 %@`); what only looks like a placeholder (`٪@`, `%,2f`, `%%lld`, `%0$@`, `$@`) where \
      one is left out; placeholders where the source has none. Warnings: the count left out of a \
      plural form that stands for several numbers (Russian `one` is 1, 21, 31 and so on), `%arg` out \
      of such a form of a substitution whose number the text does not show itself, and a \
      substitution without `argNum` that shows another argument than in the source text. Notes: \
      another size or sign (`%d` for `%lld`), hexadecimal for decimal, a space inside (`% @`), a \
      substitution that no text uses, the count left out of a form for 0 and 1, or of one that the \
      source leaves it out of and that stands for more numbers here. Let pass: another order with \
      positions (`%2$@ %1$@`), an argument used twice, flags, widths and precisions, the count left \
      out of `zero` or of a form for one number, an English ending glued to a word beside a count \
      (`%lld file%@`) left out, what the source leaves out in the same form or \
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
      RuleExample(
        "A substitution of an argument that there is none of",
        catalog: substitution("↓\"argNum\" : 2"), configuration: "catalogRules: all"),
    ],
    passing: [
      RuleExample(
        "Positions say which is which",
        catalog: RuleExample.catalog([
          "The code of %lld digits was sent to %@": "\"An %2$@ ging ein Code mit %1$lld Ziffern\""
        ]), configuration: "catalogRules: all")
    ])

  /// A German text whose count is a substitution.
  private static func substitution(_ argNum: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@files@"
              },
              "substitutions" : {
                "files" : {
                  \(argNum),
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg Datei"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg Dateien"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

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
      let isCertain = misuses.contains { $0.isLookAlike || $0.isWrongInItself }
      let most = isOpen && !isCertain ? min(worst, .note) : worst
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
    let text = first.leaf?.value ?? use.entry.key
    let groups = PlaceholderGroups(
      misuses, first, text: text, count: reference.signature.count)
    let substitutions = use.translation(locale)?.localization.substitutions ?? []
    return RuleMessage(
      what: "\(localeName(locale)): \(groups.wording(use, text: text)).",
      why: why(misuses, groups.lookAlikes, use, reference),
      cure: groups.cure(reference.signature, substitutions))
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
    if misuses.contains(where: \.isCycle) {
      why.append("What is a part of itself cannot be put together at run time.")
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
}
