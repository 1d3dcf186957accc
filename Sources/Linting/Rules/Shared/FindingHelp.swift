import PlatformFacts

extension Finding {
  /// What a translator, a designer and a developer can do about it: the rule's own help, with the numbers
  /// of this finding in front where they are known. All nil for a rule that there is none of.
  public var help: RuleHelp {
    guard let rule = RuleRegistry.rule(rule) else { return RuleHelp() }
    // About no text in no language: there is nothing to translate, and no layout to change.
    if rule.metadata.family == .localization, key.isEmpty, locale.isEmpty {
      return RuleHelp(developer: advice)
    }
    var help = rule.metadata.help
    // Wide enough, but for its line break: more room does not help.
    if remedy.textOnOneLine != nil, remedy.shortening == nil {
      help = RuleHelp()
    }
    if let sentence = remedy.layoutSentence, remedy.textOnOneLine == nil || remedy.shortening != nil
    {
      help.designer = Self.joined([sentence, help.designer])
    }
    switch remedy.words {
    case .useless: help.translator = remedy.copy == .literal ? nil : Remedy.noneIsShortEnough
    case .known(let sentences): help.translator = Self.joined(sentences + [help.translator])
    case .unknown: break
    }
    return help
  }

  private static func joined(_ sentences: [String?]) -> String? {
    let sentences = sentences.compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension Remedy {
  fileprivate static let noneIsShortEnough =
    "No wording is short enough for the room that there is: the layout has to change."

  /// What words can do.
  fileprivate enum Words {
    case known([String])
    /// No shorter text helps, or there is nobody who translates this one.
    case useless
    case unknown
  }

  fileprivate var words: Words {
    if copy == .literal { return .useless }
    var sentences: [String] = []
    if let textOnOneLine {
      sentences.append("Write \(name(textOnOneLine)) on one line.")
    }
    switch shortening {
    case .text(let advice):
      if Self.isHopeless(advice) { return .useless }
      if let amount = Self.amount(advice) { sentences.append(shorten(advice.text, by: amount)) }
      if !others.isEmpty {
        sentences.append(
          "Shorten \(MessageText.list(others.map(MessageText.quoted), atMost: 6)) to the same "
            + "\(MessageText.number(advice.limit)) pt.")
      }
    case .word(let advice):
      if Self.isHopeless(advice) { return .useless }
      if let amount = Self.amount(advice) {
        sentences.append(
          "Use a word that is \(amount) shorter instead of \(MessageText.quoted(advice.text)).")
      }
    case .wrapped(let text, let characters):
      // A text that is shown at all is never asked to go altogether.
      if characters > 0, characters < text.count {
        sentences.append(shorten(text, by: Self.about(characters)))
      }
    case nil: break
    }
    if isSourceLong {
      sentences.append("The source text is too long as well: more room would help every language.")
    }
    return sentences.isEmpty ? .unknown : .known(sentences)
  }

  /// `Shorten “Zahlungsübersicht” by about 4 characters (31 pt).`
  private func shorten(_ text: String, by amount: String) -> String {
    if copy == .fallback {
      return "Translate \(MessageText.quoted(text)), which is shown in the source language, with "
        + "\(amount) less."
    }
    return "Shorten \(name(text)) by \(amount)."
  }

  private func name(_ text: String) -> String {
    (copy == .source ? "the source text " : "") + MessageText.quoted(text)
  }

  private static func isHopeless(_ advice: ShorteningAdvice) -> Bool {
    advice.excess > 0 && advice.length > 0
      && (advice.limit <= 0 || advice.characters >= advice.length)
  }

  /// `about 4 characters (31 pt)`; nil where nothing has to go.
  private static func amount(_ advice: ShorteningAdvice) -> String? {
    guard advice.excess > 0, advice.excess < most, advice.characters > 0 else { return nil }
    return "\(about(advice.characters)) (\(MessageText.roundedUp(advice.excess)) pt)"
  }

  /// Points: wider is no layout, but a mistake in its numbers.
  private static let most = 1e6

  private static func about(_ characters: Int) -> String {
    "about \(MessageText.count(characters, "character"))"
  }

  /// `Allow 186 pt where 160 are allowed now.`; nil where the numbers say that there is room enough.
  fileprivate var layoutSentence: String? {
    guard let room, room.needed < Self.most, room.now >= 0 else { return nil }
    let needed = MessageText.roundedUp(room.needed)
    guard Double(needed) > room.now, room.needed > room.now else { return nil }
    let now = MessageText.number(room.now)
    let verb = now == "1" ? "is" : "are"
    switch room.kind {
    case .titles:
      return "Allow titles \(needed) pt wide at the default text size, where \(now) \(verb) "
        + "allowed now."
    case .width(let size):
      return "Allow \(needed) pt\(Self.wording(size)), where \(now) \(verb) allowed now."
    case .height(let size):
      return "Allow \(needed) pt of height\(Self.wording(size)), where there \(verb) \(now) now."
    case .surface(let size):
      return "All of it needs \(needed) pt\(Self.wording(size)), where there \(verb) \(now)."
    }
  }

  private static func wording(_ size: ContentSizeCategory) -> String {
    switch size {
    case .large: " at the default text size"
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5:
      " at accessibility text size \(size.index - ContentSizeCategory.xxxLarge.index)"
    default: " at text size \(size.rawValue)"
    }
  }
}
