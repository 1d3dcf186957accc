import StringCatalogs

/// The arguments that each text of a localization reads, its substitutions resolved.
struct TranslationReads {
  /// A text of the localization itself, in one of its variations.
  struct Text {
    var leaf: TranslationLeaf
    var reads: ArgumentReads
  }

  /// A form of a substitution that a text uses.
  struct Form {
    var leaf: TranslationLeaf
    var name: String
    /// The substitution's argument.
    var own: Int?
    var reads: ArgumentReads
  }

  private(set) var texts: [Text] = []
  private(set) var forms: [Form] = []
  let substitutions: [String: StringCatalog.Substitution]
  /// Substitutions that no text uses, in file order.
  private(set) var unused: [StringCatalog.Substitution] = []
  /// What forms of the used substitutions read, and their own arguments.
  private var ofForms: Set<Int> = []

  /// - Parameter count: the argument that `%arg` of a plural form stands for.
  init(
    _ translation: EntryTranslation, reading: FormatString.Reading, count: Int? = nil,
    numbering: ArgumentReads.Numbering = .withSubstitutions
  ) {
    let list = translation.localization.substitutions
    substitutions = Dictionary(list.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var waiting: [(name: String, own: Int)] = []
    var leavesOf: [String: [TranslationLeaf]] = [:]
    for leaf in translation.leaves {
      // An empty text is shown in another language, whose texts are checked for themselves.
      if leaf.value.isEmpty { continue }
      if let name = leaf.substitution {
        leavesOf[name, default: []].append(leaf)
        continue
      }
      let reads = ArgumentReads(
        FormatString(leaf.value, reading: reading).placeholders, substitutions: substitutions,
        own: leaf.plural == nil ? nil : count, numbering: numbering)
      texts.append(Text(leaf: leaf, reads: reads))
      waiting += Self.named(in: reads)
    }
    var own: [String: Int] = [:]
    var next = 0
    // A form may name a further substitution, or its own: each is looked at once.
    while next < waiting.count {
      let (name, position) = waiting[next]
      next += 1
      guard own[name] == nil else { continue }
      own[name] = position
      ofForms.insert(position)
      for leaf in leavesOf[name] ?? [] {
        let reads = ArgumentReads(
          FormatString(leaf.value, reading: reading).placeholders, substitutions: substitutions,
          own: position, isSubstitutionForm: true)
        forms.append(Form(leaf: leaf, name: name, own: position, reads: reads))
        ofForms.formUnion(reads.reads.map(\.position))
        waiting += Self.named(in: reads)
      }
    }
    unused = list.filter { own[$0.name] == nil }
  }

  private static func named(in reads: ArgumentReads) -> [(name: String, own: Int)] {
    reads.reads.compactMap { read in
      if case .substitution(let name) = read.role { (name, read.position) } else { nil }
    }
  }

  /// Of `positions` those that a text shows neither itself nor in the substitutions that it uses.
  func missing(_ positions: [Int], in text: Text) -> [Int] {
    let own = Set(text.reads.reads.map(\.position))
    let usesSubstitutions = text.reads.reads.contains {
      if case .substitution = $0.role { true } else { false }
    }
    return positions.filter { !own.contains($0) && !(usesSubstitutions && ofForms.contains($0)) }
  }
}
