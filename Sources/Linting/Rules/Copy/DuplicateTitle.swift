/// Two steps, tabs, segments, badges or actions of a flow have the same title in a locale.
///
/// One finding for each later one, at its value (one for all steps of one key); the message names
/// the earlier one. What the source language has twice already is reported there and nowhere else.
enum DuplicateTitle: Rule {
  static let isAboutWholeFlow = true

  static let metadata = RuleMetadata(
    id: "duplicate-title", family: .copy, defaultSeverity: .warning,
    summary: "Two steps, tabs, segments, badges or actions of a flow have the same title",
    rationale: """
      Two steps that read the same cannot be told apart, nor two tabs or segments, two badges of a \
      deck, or the two actions of a coach mark, which happens when a language has one word for two of \
      the source. Reported are those whose titles are equal, apart from white space around them, in a \
      language in which the source's are different; and equal titles of the source language, there \
      alone. Let pass: texts that nobody chooses between, titles that differ in case, punctuation or \
      digits, and empty titles, which `empty-title` reports.
      """,
    cure: "Find different words for the two, or make them one.",
    help: RuleHelp(
      translator: "Find different words for the two.",
      designer: "Make the two one, or tell them apart by more than their words.",
      developer: "Tell the translators in the catalog's comments what sets the two apart."),
    triggering: [
      RuleExample(
        "German has one word for two steps",
        catalog: catalog(german: "↓\"Prüfen\""), configuration: configuration)
    ],
    passing: [
      RuleExample(
        "Two words", catalog: catalog(german: "\"Ansehen\""), configuration: configuration)
    ])

  private static func catalog(german: String) -> String {
    RuleExample.catalog(["Check": "\"Prüfen\"", "Review": german])
  }

  private static let configuration = RuleExample.configuration(
    steps: ["Check", "Review"])

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    let sourceTexts = flow.source.map { $0.copy.titles.map { trimmed($0.text) } }
    let roles = flow.flow.roles
    // Where the configuration names no role, all are steps.
    let peers = { (index: Int) in roles.indices.contains(index) ? roles[index].peers : "steps" }
    for locale in flow.locales {
      let titles = locale.copy.titles
      let own = Set(flow.ownTitles(of: locale).map(\.step))
      let isSource = locale.copy.locale == flow.sourceLanguage
      // Steps by their text, in order: a flow of 500 steps is not compared pair by pair.
      var earlier: [Peer: [Int]] = [:]
      // One finding for each place: a key that many steps show is wrong once.
      var reported: Set<SourceLocation> = []
      for (step, title) in titles.enumerated() {
        let text = trimmed(title.text)
        guard !text.isEmpty, let peers = peers(step) else { continue }
        let peer = Peer(text: text, peers: peers)
        let twin = earlier[peer]?.first { other in
          guard !isSource, let sourceTexts, sourceTexts.indices.contains(step),
            sourceTexts.indices.contains(other)
          else { return true }
          return sourceTexts[step] != sourceTexts[other]
        }
        earlier[peer, default: []].append(step)
        // One of the two at least is this locale's own; it is the one to change.
        guard let twin, own.contains(step) || own.contains(twin) else { continue }
        let (changed, other) = own.contains(step) ? (step, twin) : (twin, step)
        guard reported.insert(titles[changed].location).inserted else { continue }
        let message = RuleMessage.duplicateTitle(
          titles, changed, other, peers: peers, flow.flow, locale.copy.locale)
        report.add(
          Finding(self, report, message, at: titles[changed].location)
            .about(flow, locale: locale.copy.locale).about(titles[changed]))
      }
    }
  }

  /// A text among those that it must differ from.
  private struct Peer: Hashable {
    var text: String
    var peers: String
  }

  private static func trimmed(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    while let first = scalars.first, InvisibleCharacters.isSpace(first) { scalars.removeFirst() }
    while let last = scalars.last, InvisibleCharacters.isSpace(last) { scalars.removeLast() }
    return String(scalars)
  }
}

extension RuleMessage {
  fileprivate static func duplicateTitle(
    _ titles: [ResolvedText], _ step: Int, _ other: Int, peers: String, _ flow: Flow,
    _ locale: String
  ) -> RuleMessage {
    let isOneKey = titles[step].key == titles[other].key
    let why =
      isOneKey
      ? "Both show the key \(MessageText.quoted(titles[step].key))."
      : "Their keys are \(MessageText.quoted(titles[step].key)) and "
        + "\(MessageText.quoted(titles[other].key))."
    let name = TextName(flow.name(ofText: step))
    // An action is its text: it has no noun of its own.
    let noun = name.owner == name.whole ? "text" : name.noun
    return RuleMessage(
      what: "\(localeName(locale)): \(name.owner) has the same \(noun) as "
        + "\(TextName(flow.name(ofText: other)).owner), "
        + "\(MessageText.quoted(titles[step].text)).",
      why: why, cure: "Find different words for the two \(peers), or make them one.")
  }
}
