import StringCatalogs

/// A text of a right-to-left language that begins with a left-to-right letter.
///
/// One finding for each key and locale, at its first such value.
enum LtrStartInRtl: Rule {
  static let isAboutFlows = false

  static let metadata = RuleMetadata(
    id: "ltr-start-in-rtl", family: .copy, defaultSeverity: .note,
    summary: "A text of a right-to-left language begins with a left-to-right word",
    rationale: """
      Where the direction of a paragraph is taken from its first letter (UAX #9, rule P2; web views \
      and text views with natural alignment do that), a Hebrew or Arabic sentence that begins with \
      a Latin word is set from the left, with its parts in the wrong order and the full stop at the \
      wrong end. Reported are texts of right-to-left languages that have right-to-left letters, but \
      another letter first, in one of their paragraphs. Let pass: texts that are wholly left to \
      right, such as brands and addresses; numbers and symbols in front; placeholders, whatever they \
      may stand for, and tags; isolated words, as UAX #9 skips them; texts that say their direction \
      with a mark, an isolate or an embedding in front.
      """,
    cure: "Begin with another word, or put U+200F (right-to-left mark) in front.",
    help: RuleHelp(
      translator: "Begin with another word, or put a right-to-left mark in front.",
      developer: "Set the direction of the text by the language instead of by its first letter."),
    triggering: [
      RuleExample(
        "A Hebrew sentence that begins with a brand",
        catalog: catalog(hebrew: "↓\"iCloud אינו זמין.\""), configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "The brand comes later", catalog: catalog(hebrew: "\"השירות iCloud אינו זמין.\""),
        configuration: "catalogRules: all")
    ])

  private static func catalog(hebrew: String) -> String {
    RuleExample.catalog(["Unavailable": hebrew]).replacing("\"de\"", with: "\"he\"")
  }

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    guard !use.rightToLeftLocales.isEmpty else { return }
    if use.source == nil, use.rightToLeftLocales.contains(use.sourceLanguage),
      let start = leftToRightStart(of: use.entry.key)
    {
      report.add(
        use.finding(
          self, report, use.messageOfKey(start.fault),
          locale: use.sourceLanguage, offset: use.entry.keyOffset, text: use.entry.key))
    }
    for text in use.texts where use.rightToLeftLocales.contains(text.locale) {
      let found = text.leaves.compactMap { leaf in
        leftToRightStart(of: leaf.text).map { (leaf: leaf, start: $0) }
      }
      guard let first = found.first else { continue }
      let message = use.message(
        found.map { ($0.leaf, $0.start.fault) }, locale: text.locale)
      report.add(
        use.finding(
          self, report, message, locale: text.locale, offset: first.leaf.unit.valueOffset,
          text: first.leaf.value))
    }
  }

  /// The left-to-right word that begins a paragraph with right-to-left letters in it; nil where
  /// there is none.
  static func leftToRightStart(of text: String) -> Start? {
    if let first = text.unicodeScalars.first, StrongDirection(first) == .rightToLeft,
      // The first bytes of what may end a paragraph.
      !text.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 })
    {
      return nil
    }
    var paragraph = Paragraph()
    var isFirst = true
    for piece in FormatString(text).pieces {
      // An argument may be in either direction, and ends the word before it.
      guard case .text(let plain) = piece else {
        paragraph.endWord()
        continue
      }
      for scalar in plain.unicodeScalars {
        if BidiControls.endsParagraph(scalar) {
          if let word = paragraph.start { return Start(word: word, isFirst: isFirst) }
          paragraph = Paragraph()
          isFirst = false
        } else {
          paragraph.add(scalar)
        }
      }
    }
    return paragraph.start.map { Start(word: $0, isFirst: isFirst) }
  }

  struct Start: Equatable {
    var word: String
    /// Whether it begins the text's first paragraph.
    var isFirst: Bool
  }

  /// What is known of one paragraph so far.
  private struct Paragraph {
    private var word = String.UnicodeScalarView()
    private var isWordOver = false
    private var hasRightToLeft = false
    /// It says itself, or its first letter does, that it goes from right to left.
    private var isSettled = false
    private var isolates = 0
    /// The end of a tag or of a placeholder in braces that is being skipped.
    private var skipsUntil: Unicode.Scalar?

    var start: String? {
      guard hasRightToLeft, !isSettled else { return nil }
      let end = word.lastIndex { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      return end.map { String(word[...$0]) }
    }

    mutating func endWord() { isWordOver = isWordOver || !word.isEmpty }

    mutating func add(_ scalar: Unicode.Scalar) {
      if isSettled { return }
      if let end = skipsUntil {
        if scalar == end { skipsUntil = nil }
        return
      }
      switch BidiControls.Kind(scalar) {
      case .opensIsolate: isolates += 1
      case .closesIsolate: isolates = max(0, isolates - 1)
      case .opensEmbedding where word.isEmpty: isSettled = true
      default: break
      }
      guard isolates == 0 else { return }
      switch scalar {
      case "<": skip(until: ">")
      case "{": skip(until: "}")
      default: addText(scalar)
      }
    }

    /// Where the end never comes, nothing more is known of the paragraph.
    private mutating func skip(until end: Unicode.Scalar) {
      endWord()
      skipsUntil = end
    }

    private mutating func addText(_ scalar: Unicode.Scalar) {
      switch StrongDirection(scalar) {
      case .rightToLeft:
        hasRightToLeft = true
        if word.isEmpty { isSettled = true } else { isWordOver = true }
      case .leftToRight where scalar == "\u{200E}" && word.isEmpty: isSettled = true
      case .leftToRight where !isWordOver: word.append(scalar)
      case nil where scalar.properties.isWhitespace: endWord()
      default:
        // Digits and the like belong to the word that they are in.
        if !word.isEmpty, !isWordOver { word.append(scalar) }
      }
    }
  }
}

extension TranslationLeaf {
  /// The value; in a substitution with a placeholder in the place of `%arg`, which is none of
  /// printf's.
  fileprivate var text: String {
    substitution == nil ? value : value.replacing("%arg", with: "%@")
  }
}

extension LtrStartInRtl.Start {
  fileprivate var fault: FormFault {
    FormFault(
      lead: isFirst ? "" : "a paragraph of ",
      statement: "begins with the left-to-right word \(MessageText.quoted(word))",
      why: "Where the first letter decides, the whole paragraph is set from left to right.",
      cure: "Begin with another word, or put U+200F (right-to-left mark) in front.")
  }
}
