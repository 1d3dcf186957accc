/// No face of the font chain has a glyph for a character of a surface's text.
///
/// One finding for each text and locale, at its value.
enum MissingGlyph: Rule {
  static let metadata = RuleMetadata(
    id: "missing-glyph", family: .copy, defaultSeverity: .warning,
    summary: "No font has a glyph for a character of a title or another text of a flow",
    rationale: """
      A character without a glyph has no width that could be trusted, and may be shown as an empty \
      box. Reported are characters that no face of the font chain has, such as those of a script \
      that no face is there for, and characters of private use, which a free font may have and the \
      system font of iOS has not; of those it has Apple's logo alone (U+F8FF), whose width is not \
      known here. Let pass: emoji and the characters that need no face here (Han, \
      kana, hangul and full-width forms), whose width is known, and source text that is shown in \
      another language, which is reported in the source language.
      """,
    cure: """
      Write the text without the character, draw it as an image, or name a font for its script \
      under `fonts:`.
      """,
    help: RuleHelp(
      translator: "Write the text without the character.",
      designer: "Show the character as an image or a symbol.",
      developer: "Name a font that has the character under `fonts:`, or draw it as an image."),
    triggering: [
      RuleExample(
        "A private-use character", catalog: catalog(german: "↓\"Mit \\uE123 zahlen\""),
        configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A word", catalog: catalog(german: "\"Mit Karte zahlen\""), configuration: configuration)
    ])

  private static func catalog(german: String) -> String {
    RuleExample.catalog(["Pay": german])
  }

  private static let configuration = RuleExample.configuration(
    steps: ["Pay"])

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    var said = SaidBefore(of: flow, report)
    said.addLiterals(of: flow, self, to: &report) { literal in
      let unknown = flow.locales.lazy.compactMap { $0.missingGlyphsOfLiterals[literal.text] }.first
      return Missing(in: literal.text, unknown ?? []).map {
        .missingGlyph($0, subject: "", in: literal.name + ",", literal.text, noun: "text")
      }
    }
    for locale in flow.locales {
      for (index, title) in flow.ownTitles(of: locale) {
        guard let missing = Missing(in: title.text, locale.missingGlyphs[index] ?? []) else {
          continue
        }
        let noun = TextName(flow.flow.name(ofText: index)).noun
        let message = RuleMessage.missingGlyph(
          missing, subject: "\(localeName(locale.copy.locale)): ", in: "the \(noun)", title.text,
          noun: noun)
        said.add(
          Finding(self, report, message, at: title.location)
            .about(flow, locale: locale.copy.locale).about(title), to: &report)
      }
    }
  }

  /// Characters of one text that iOS shows nothing for, or that nothing here can measure.
  fileprivate struct Missing {
    /// Apple's logo, which is a glyph of the system font and of no free one.
    static let logo: Unicode.Scalar = "\u{F8FF}"

    /// Each once; the logo only where it is alone, since iOS shows it.
    var characters: [Unicode.Scalar] = []

    /// - Parameter unknown: what no face of the font chain has a glyph for.
    init?(in text: String, _ unknown: [Unicode.Scalar]) {
      // A font may use the private characters for itself, as Inter does; the system font's glyphs
      // are others. They begin with EE, EF or F3 and F4.
      let mayBePrivate = text.utf8.contains { $0 == 0xEE || $0 == 0xEF || $0 >= 0xF3 }
      let own =
        mayBePrivate ? text.unicodeScalars.filter { Self.isPrivate($0) && $0 != Self.logo } : []
      for scalar in Array(own) + unknown where !characters.contains(scalar) {
        characters.append(scalar)
      }
      if characters.count > 1 { characters.removeAll { $0 == Self.logo } }
      if characters.isEmpty { return nil }
    }

    var isOnlyLogo: Bool { characters == [Self.logo] }
    var isPrivate: Bool { characters.allSatisfy(Self.isPrivate) }

    private static func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
      default: false
      }
    }
  }
}

extension RuleMessage {
  /// - Parameters:
  ///   - subject: the locale, or nothing.
  ///   - place: `the title`.
  ///   - noun: `title`.
  fileprivate static func missingGlyph(
    _ missing: MissingGlyph.Missing, subject: String, in place: String, _ text: String, noun: String
  ) -> RuleMessage {
    let codes = MessageText.list(missing.characters.map(InvisibleCharacters.code), atMost: 5)
    let isOne = missing.characters.count == 1
    let pronoun = isOne ? "It" : "They"
    let isPrivate = missing.isPrivate && !missing.isOnlyLogo
    let kind = isPrivate ? (isOne ? " (private use)" : " (all private use)") : ""
    var message = RuleMessage(
      what: "\(subject)no font has a glyph for \(codes)\(kind) in \(place) "
        + "\(MessageText.quoted(text)).",
      why: "\(pronoun) may show as an empty box, and the \(noun)'s width cannot be trusted.",
      cure: "Write the \(noun) without it, draw it as an image, or name a font for its script "
        + "under `fonts:`.")
    if subject.isEmpty { message.what = message.what.uppercasedFirst }
    if missing.isOnlyLogo {
      message.why =
        "iOS shows Apple's logo there, which no font here has, and the \(noun)'s width cannot be "
        + "trusted."
      message.cure = "Draw it as an image, as in Apple's own buttons, or allow for its width."
    } else if isPrivate {
      message.why =
        "What a private character shows is up to the font: the system font of iOS has none for "
        + "\(isOne ? "it" : "them"), and shows an empty box."
      message.cure = "Write the \(noun) without \(isOne ? "it" : "them"), or draw it as an image."
    }
    return message
  }
}
