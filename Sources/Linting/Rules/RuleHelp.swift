/// What the people who make an app can do about what a rule finds, in words for those who never open a
/// terminal: one or two sentences each. nil where that person can do nothing about it.
public struct RuleHelp: Hashable, Sendable {
  /// Speaks of words.
  public var translator: String?
  /// Speaks of widths, styles, text sizes and other layouts.
  public var designer: String?
  /// Speaks of settings and code.
  public var developer: String?

  public init(translator: String? = nil, designer: String? = nil, developer: String? = nil) {
    self.translator = translator
    self.designer = designer
    self.developer = developer
  }

  /// Whom it speaks to and what it says, in the order in which it is read.
  public var parts: [(reader: String, sentences: String)] {
    [("Translator", translator), ("Designer", designer), ("Developer", developer)]
      .compactMap { reader, sentences in sentences.map { (reader, $0) } }
  }
}
