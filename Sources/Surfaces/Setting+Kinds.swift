extension Setting where Value == Double {
  /// A length in points.
  public static func points(
    _ name: String, _ standard: Double, least: Double = 0, usual: UsualRange? = nil,
    _ summary: String, _ details: String = ""
  ) -> Setting {
    Setting(
      name, .points(standard: standard, least: least, usual: usual), standard: standard, summary,
      details, read: \.number)
  }

  /// A number without a unit.
  public static func number(
    _ name: String, _ standard: Double, in range: ClosedRange<Double>, usual: UsualRange? = nil,
    _ summary: String, _ details: String = ""
  ) -> Setting {
    Setting(
      name, .number(standard: standard, range: range, usual: usual), standard: standard, summary,
      details, read: \.number)
  }
}

extension Setting where Value == Double? {
  /// A length in points that may be left out.
  public static func points(
    _ name: String, least: Double = 0, usual: UsualRange? = nil, isRequired: Bool = false,
    _ summary: String, _ details: String = ""
  ) -> Setting {
    Setting(
      name, .points(standard: nil, least: least, usual: usual), standard: nil, summary, details,
      isRequired: isRequired, read: { .some($0.number) })
  }

  /// A number that may be left out.
  public static func number(
    _ name: String, in range: ClosedRange<Double>, usual: UsualRange? = nil, _ summary: String,
    _ details: String = ""
  ) -> Setting {
    Setting(
      name, .number(standard: nil, range: range, usual: usual), standard: nil, summary, details,
      read: { .some($0.number) })
  }
}

extension Setting where Value == Int? {
  /// A whole number; nil where it is left out.
  public static func count(
    _ name: String, _ standard: Int? = nil, in range: ClosedRange<Int>, _ summary: String,
    _ details: String = ""
  ) -> Setting {
    Setting(
      name, .count(standard: standard, range: range), standard: standard, summary, details,
      read: { .some($0.number.flatMap { Int(exactly: $0) }) })
  }
}

extension Setting where Value == Bool {
  public static func flag(
    _ name: String, _ standard: Bool, _ summary: String, _ details: String = ""
  ) -> Setting {
    Setting(
      name, .flag(standard: standard), standard: standard, summary, details,
      read: \.flag)
  }
}

extension Setting where Value == String? {
  /// `#RRGGBB`.
  public static func color(
    _ name: String, standard: String? = nil, _ summary: String, _ details: String = ""
  ) -> Setting {
    Setting(
      name, .color(standard: standard), standard: standard, summary, details,
      read: { .some($0.text) })
  }

  /// One line of text that is no copy, such as a symbol's name.
  /// - Parameter noun: what fits, for messages, with an article.
  public static func name(
    _ name: String, standard: String? = nil, isRequired: Bool = false, noun: String = "a name",
    _ summary: String, _ details: String = ""
  ) -> Setting {
    Setting(
      name, .name(standard: standard), standard: standard, summary, details,
      isRequired: isRequired, noun: noun, read: { .some($0.text) })
  }
}

extension Setting where Value: RawRepresentable<String> & CaseIterable {
  /// One of an enumeration's names.
  public static func choice(
    _ name: String, _ standard: Value, _ summary: String, _ details: String = ""
  ) -> Setting {
    Setting(
      name, .choice(Value.allCases.map(\.rawValue), standard: standard.rawValue),
      standard: standard, summary, details, read: { $0.text.flatMap { Value(rawValue: $0) } })
  }
}

extension Setting {
  /// One of an enumeration's names; nil where it is left out.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ summary: String, _ details: String = ""
  ) -> Setting where Value == Choice? {
    Setting(
      name, .choice(Choice.allCases.map(\.rawValue), standard: nil), standard: nil, summary,
      details, read: { .some($0.text.flatMap { Choice(rawValue: $0) }) })
  }
}

extension Setting where Value == SlotCopy? {
  /// A catalog key, with arguments where it has placeholders.
  /// - Parameters:
  ///   - standard: what the view shows, in English, where no key is given.
  ///   - noun: what messages call the text, such as `the title`.
  public static func copy(
    _ name: String, standard: String? = nil, isRequired: Bool = false, noun: String,
    peers: String? = nil, _ summary: String, _ details: String = ""
  ) -> Setting {
    Setting(
      name, .copy(standard: standard), standard: nil, summary, details, isRequired: isRequired,
      noun: noun, peers: peers, read: { .some($0.copy) })
  }

  /// What the view shows, in English, where no key is given; empty where it shows nothing.
  public var english: String {
    if case .copy(let standard?) = kind { standard } else { "" }
  }
}

extension VerbatimText {
  /// What is English for want of a key; nil where there is one.
  /// - Parameters:
  ///   - name: what messages call the text, in a sentence: `the next action`.
  ///   - cure: what to do, as a sentence; nil: to name a key in the setting.
  public init?(
    _ setting: Setting<SlotCopy?>, in settings: SurfaceSettings<SlotCopy>, name: String,
    cure: String? = nil
  ) {
    guard settings[setting] == nil else { return nil }
    self.init(
      name: name, text: setting.english,
      cure: cure ?? "Name a catalog key in `\(setting.name)`.")
  }
}

extension Setting where Value == [SlotCopy] {
  /// A list of catalog keys, in the order in which they are shown.
  /// - Parameter each: what messages call one, before its number: `the label of tab`.
  public static func copies(
    _ name: String, isRequired: Bool = true, each: String, peers: String? = nil,
    _ summary: String, _ details: String = ""
  ) -> Setting {
    Setting(
      name, .copies, standard: [], summary, details, isRequired: isRequired, noun: each,
      peers: peers, read: { $0.list.map { $0.compactMap(\.copy) } })
  }
}

extension Setting where Value == SurfaceSettings<SlotCopy> {
  /// Settings that belong together.
  /// - Parameters:
  ///   - noun: what messages say after the name of a text in it: ` of the left badge`.
  ///   - choices: keys that stand for one another.
  ///   - check: says what else is wrong with the group as a whole.
  public static func group(
    _ name: String, _ fields: [any SurfaceField], noun: String = "", isRequired: Bool = false,
    choices: [SurfaceChoice] = [], check: SurfaceCheck? = nil, _ summary: String,
    _ details: String = ""
  ) -> Setting {
    Setting(
      name, .group(fields), standard: SurfaceSettings(), summary, details, isRequired: isRequired,
      noun: noun, choices: choices, check: check, read: \.group)
  }
}

extension Setting where Value == [SurfaceSettings<SlotCopy>] {
  /// A list of things with settings of their own. One with an `id`, which no other of the list may
  /// have, is called by it in messages.
  /// - Parameters:
  ///   - each: what messages say after the name of a text in one, before its id or number:
  ///     ` of slot`.
  ///   - choices: keys of one of them that stand for one another.
  ///   - check: says what else is wrong with one of them as a whole.
  public static func groups(
    _ name: String, _ fields: [any SurfaceField], isRequired: Bool = false, each: String = "",
    choices: [SurfaceChoice] = [], check: SurfaceCheck? = nil, _ summary: String,
    _ details: String = ""
  ) -> Setting {
    Setting(
      name, .groups(fields), standard: [], summary, details, isRequired: isRequired, noun: each,
      choices: choices, check: check, read: { $0.list.map { $0.compactMap(\.group) } })
  }
}

extension SurfaceSettings.Value {
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  public var copy: Copy? { if case .copy(let copy) = self { copy } else { nil } }
  public var list: [Self]? { if case .list(let list) = self { list } else { nil } }
  public var group: SurfaceSettings? { if case .group(let group) = self { group } else { nil } }
}
