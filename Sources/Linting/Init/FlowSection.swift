/// The `flows:` of a first configuration.
struct FlowSection {
  let start: StartingConfiguration

  /// The steps of an example.
  private static let exampleLength = 3

  var text: String {
    var text = """
      # Flows are titles that are shown together, in order: steps are keys of a catalog. Further keys of a
      # flow, with their defaults: showsCaption: true, margins: 16, maxWidth (none), boldText: false,
      # style: { height: 34, maximumTitleWidth: 160 }, and titlesUntil, a promise such as
      # `titlesUntil: xLarge`: titled at every width, in every language, up to that size. Tabs, toasts,
      # labels and other views have a `surface:` of their own: `copyfit config --surfaces` lists them.

      """
    if start.flows.isEmpty {
      text += start.suggestions.isEmpty ? example : "# flows:\n"
    } else {
      text += "flows:\n" + start.flows.map(flow).joined(separator: "\n")
    }
    if !start.suggestions.isEmpty {
      text +=
        "\n  # These keys may belong to flows as well. What is one, take out of the comment.\n"
      text += start.suggestions.map(suggestion).joined(separator: "  #\n")
    }
    return text
  }

  // MARK: - Flows

  private func flow(_ flow: StartingFlow) -> String {
    let guess = flow.guess
    var lines = ["# Guessed from the \(source(guess)) \(InitYAML.quoted(guess.pattern))."]
    if guess.evidence == .names {
      lines += [
        "# Check the order: the keys do not tell it, and a catalog has them in that of the alphabet."
      ]
    }
    lines += item(guess, table: flow.table)
    lines += messages(flow).map { "  " + $0 }
    return lines.map { "  \($0)\n" }.joined()
  }

  private func source(_ guess: FlowGuess) -> String {
    guess.evidence == .comments ? "comments" : "keys"
  }

  private func item(_ guess: FlowGuess, table: String?) -> [String] {
    var lines = ["- id: \(InitYAML.word(guess.id))"]
    if let table { lines.append("  table: \(InitYAML.word(table))") }
    lines.append("  steps:")
    lines += guess.steps.map(step).map { "    - " + $0 }
    return lines
  }

  /// A key, and what it says where that is not the same.
  private func step(_ step: FlowGuess.Step) -> String {
    let key = InitYAML.quoted(step.key)
    return step.key == step.text ? key : "\(key)   # \(InitYAML.quoted(step.text))"
  }

  private func messages(_ flow: StartingFlow) -> [String] {
    var lines: [String] = []
    if !flow.showsCaption {
      lines += [
        "# No catalog has the caption's text, \(InitYAML.quoted(flow.messages.caption)). Where the trail",
        "# has its caption, add the key and delete this line.", "showsCaption: false",
      ]
    }
    let usual = MessageKeys()
    let places: [(String, KeyPath<MessageKeys, String>)] = [
      ("table", \.table), ("caption", \.caption), ("complete", \.complete), ("label", \.label),
      ("value", \.value), ("goTo", \.goTo),
    ]
    let others = places.filter { flow.messages[keyPath: $1] != usual[keyPath: $1] }
    if !others.isEmpty {
      lines.append("messages:")
      lines += others.map { "  \($0): \(InitYAML.quoted(flow.messages[keyPath: $1]))" }
    }
    return lines
  }

  // MARK: - Comments

  private func suggestion(_ guess: FlowGuess) -> String {
    let table = start.catalogs.count > 1 ? start.catalogs[guess.catalog].table : nil
    var lines = ["# The \(source(guess)) \(InitYAML.quoted(guess.pattern)): \(guess.doubt)."]
    lines += item(guess, table: table).map { "# " + $0 }
    return lines.map { "  \($0)\n" }.joined()
  }

  /// A word or two, as titles are.
  private static func isPlain(_ title: TitleText) -> Bool {
    (3...18).contains(title.length) && title.text.allSatisfy { $0.isLetter || $0 == " " }
  }

  /// An example with keys that there are.
  private var example: String {
    let catalog = start.catalogs.max { $0.catalog.entries.count < $1.catalog.entries.count }
    var steps: [FlowGuess.Step] = []
    if let catalog {
      let source = catalog.catalog.sourceLanguage
      for entry in catalog.catalog.entries where steps.count < Self.exampleLength {
        guard let title = TitleText(entry, sourceLanguage: source),
          Self.isPlain(title), !steps.contains(where: { $0.key == entry.key })
        else { continue }
        steps.append(.init(key: entry.key, text: title.text))
      }
    }
    let isReal = !steps.isEmpty
    if !isReal { steps = ["Cart", "Address", "Payment"].map { .init(key: $0, text: $0) } }
    let table = isReal && start.catalogs.count > 1 ? catalog?.table : nil
    var lines = [
      "No group of keys looked like a flow. An example\(isReal ? " with keys that are there" : ""):",
      "flows:", "  - id: example",
    ]
    if let table { lines.append("    table: \(InitYAML.word(table))") }
    lines.append("    steps:")
    lines += steps.map(step).map { "      - " + $0 }
    return lines.map { "# \($0)\n" }.joined()
  }
}
