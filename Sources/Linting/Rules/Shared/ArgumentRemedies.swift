import StringCatalogs

/// What a text would show an argument by that it leaves out: a substitution, where there is one for
/// it, else a placeholder.
struct ArgumentRemedies {
  private let reader: TranslationReads
  private let ofSource: SourceNumbers
  /// The first substitution of each argument.
  private let numbered: [Int: String]
  /// The first that no text uses and that says nothing about its argument.
  private let open: String?

  init(_ reader: TranslationReads, _ ofSource: SourceNumbers) {
    self.reader = reader
    self.ofSource = ofSource
    let known = reader.substitutions.values.compactMap { substitution in
      substitution.argNum.map { ($0, substitution) }
    }
    numbered = Dictionary(known) { $0.nameOffset <= $1.nameOffset ? $0 : $1 }.mapValues(\.name)
    open = reader.unused.first { $0.argNum == nil }?.name
  }

  func remedy(
    for position: Int, _ expected: ArgumentSignature.Argument, in text: TranslationReads.Text
  ) -> PlaceholderMisuse.Remedy {
    let ofSource = ofSource.name(of: position)
    if reader.substitutions.isEmpty { return ofSource.map { .ofSource($0) } ?? .placeholder }
    var candidates = [numbered[position]].compactMap(\.self)
    if let ofSource, let here = reader.substitutions[ofSource] {
      let isIts = here.argNum.map { $0 == position } ?? true
      if isIts { candidates.insert(ofSource, at: 0) }
    }
    if expected.type.kind.isNumber, let open { candidates.append(open) }
    let isNamed = { (name: String) in
      text.reads.reads.contains { $0.role == .substitution(name) }
    }
    if let name = candidates.first(where: { !isNamed($0) }) { return .substitution(name) }
    if let ofSource, reader.substitutions[ofSource] == nil { return .ofSource(ofSource) }
    return .placeholder
  }
}
