import StringCatalogs

/// What is wrong with the texts of one localization, texts with the same faults together: what is
/// said of one form must not be said of another.
struct PlaceholderGroups {
  struct Group {
    var leaves: [TranslationLeaf] = []
    /// Of the first of `leaves`.
    var misuses: [PlaceholderMisuse]
    var clauses: [String]
    var lookAlikes: [LookAlikePlaceholders.LookAlike]
  }

  /// The one with the worst first, then in file order.
  let groups: [Group]

  /// More of one localization would not be read.
  static let most = 4

  /// - Parameters:
  ///   - first: the one that the finding stands at.
  ///   - count: how many arguments there are.
  init(_ misuses: [PlaceholderMisuse], _ first: PlaceholderMisuse, text: String, count: Int) {
    var ofLeaves: [Int: [PlaceholderMisuse]] = [:]
    var leaves: [TranslationLeaf] = []
    for leaf in ([first] + misuses).compactMap(\.leaf)
    where ofLeaves.updateValue([], forKey: leaf.unit.valueOffset) == nil { leaves.append(leaf) }
    var general: [PlaceholderMisuse] = []
    for misuse in misuses {
      if let leaf = misuse.leaf {
        ofLeaves[leaf.unit.valueOffset]?.append(misuse)
      } else {
        general.append(misuse)
      }
    }
    var groups: [Group] = []
    var indices: [[String]: Int] = [:]
    func add(_ misuses: [PlaceholderMisuse], _ leaf: TranslationLeaf?) {
      let lookAlikes = LookAlikePlaceholders.find(in: leaf?.value ?? text, count: count)
      let clauses = PlaceholderMisuse.clauses(misuses)
      let key = clauses + lookAlikes.map(\.spelling)
      let new = Group(misuses: misuses, clauses: clauses, lookAlikes: lookAlikes)
      let index = indices[key] ?? groups.count
      if index == groups.count { groups.append(new) }
      indices[key] = index
      if let leaf { groups[index].leaves.append(leaf) }
    }
    // What is about the localization as a whole is told with its first text.
    for (index, leaf) in leaves.enumerated() {
      add((ofLeaves[leaf.unit.valueOffset] ?? []) + (index == 0 ? general : []), leaf)
    }
    if leaves.isEmpty { add(general, nil) }
    self.groups = groups
  }

  /// Each text with what it does.
  func wording(_ use: EntryUse, text: String) -> String {
    var parts = groups.prefix(Self.most).map { group in
      "\(MessageText.quoted(group.leaves.first?.value ?? text)) "
        + MessageText.list(group.clauses, atMost: 4) + use.wording(of: group.leaves)
    }
    if groups.count > Self.most {
      parts.append("\(MessageText.count(groups.count - Self.most, "more text")) with other faults")
    }
    return parts.joined(separator: "; ")
  }

  /// Look-alikes of the texts that are told, each once.
  var lookAlikes: [LookAlikePlaceholders.LookAlike] {
    var seen: Set<String> = []
    return groups.prefix(Self.most).flatMap(\.lookAlikes)
      .filter { seen.insert($0.spelling).inserted }
  }

  /// What to do about each; where the texts need different things, with the text's place.
  func cure(
    _ signature: ArgumentSignature, _ substitutions: [StringCatalog.Substitution]
  ) -> String {
    let byName = Dictionary(substitutions.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let names = substitutions.map(\.name)
    let cures = groups.prefix(Self.most).map { group in
      group.cures(signature, byName, names).joined(separator: " ")
    }
    guard let first = cures.first, cures.contains(where: { $0 != first }) else {
      return cures.first ?? ""
    }
    return zip(groups, cures).map { group, cure in
      "\(group.place): \(cure.prefix(1).lowercased() + cure.dropFirst())"
    }.joined(separator: " ")
  }
}

extension PlaceholderGroups.Group {
  /// `Plural one and plural few`; `Text` for the localization's own.
  fileprivate var place: String {
    let paths = leaves.map { $0.path.isEmpty ? "text" : $0.path.joined(separator: ", ") }
    let list = paths.isEmpty ? "text" : MessageText.list(paths, atMost: 4)
    return list.prefix(1).uppercased() + list.dropFirst()
  }

  /// More about one text would not be read.
  private static let mostCures = 4

  fileprivate func cures(
    _ signature: ArgumentSignature, _ substitutions: [String: StringCatalog.Substitution],
    _ names: [String]
  ) -> [String] {
    let text = leaves.first.flatMap { $0.substitution == nil ? $0.value : nil }
    var cures: [String] = []
    let order = text.flatMap {
      PlaceholderOrder.corrected($0, signature, substitutions: substitutions)
    }
    let meant = lookAlikes.compactMap { advice($0, signature) }
    if let order {
      cures = ["Write `\(order)`: with positions the order is free."]
      let others = misuses.filter { !$0.isConsequence && !$0.isRenumbering }
      cures += PlaceholderMisuse.cures(others, among: names)
    } else if !meant.isEmpty {
      cures = meant + PlaceholderMisuse.cures(misuses.filter { !$0.isConsequence }, among: names)
    } else {
      cures = PlaceholderMisuse.cures(misuses, among: names)
      // A position beside placeholders without one leaves open which of them moved up.
      if let text, cures.contains(where: { $0.hasPrefix("Put ") }),
        let example = Self.numbered(text, signature)
      {
        cures = cures.prefix(Self.mostCures) + ["Number the others too, as in `\(example)`."]
        return cures
      }
    }
    return Array(PlaceholderMisuse.unique(cures).prefix(Self.mostCures))
  }

  /// What to write for a look-alike: the placeholder that is meant, as what its argument is.
  private func advice(
    _ lookAlike: LookAlikePlaceholders.LookAlike, _ signature: ArgumentSignature
  ) -> String? {
    guard let meant = lookAlike.meant,
      let placeholder = FormatString(meant, reading: .runTime).placeholders.first,
      let expected = argument(of: placeholder, signature), expected.spelling != "*",
      expected.type != placeholder.type
    else { return lookAlike.advice }
    let numbered = placeholder.position.map { "%\($0)$" + expected.spelling.dropFirst() }
    var lookAlike = lookAlike
    lookAlike.meant = meant.replacing(placeholder.spelling, with: numbered ?? expected.spelling)
    return lookAlike.advice
  }

  /// The argument that a placeholder which is none yet is for: by its position, else by its type,
  /// else the one that is left out; nil where several may be meant.
  private func argument(
    of placeholder: FormatString.Placeholder, _ signature: ArgumentSignature
  ) -> ArgumentSignature.Argument? {
    if let position = placeholder.position { return signature[position] }
    let fitting = signature.positions.filter {
      signature[$0]?.type.kind == placeholder.type.kind
    }
    if !fitting.isEmpty { return fitting.count == 1 ? signature[fitting[0]] : nil }
    let missing = misuses.compactMap(\.missing)
    return missing.count == 1 ? missing.first?.expected : nil
  }

  /// The first placeholder without a position of a text, with the one of the first argument of its
  /// type, such as `%1$lld`; nil where all have theirs.
  private static func numbered(_ text: String, _ signature: ArgumentSignature) -> String? {
    let read = ArgumentReads(FormatString(text, reading: .runTime).placeholders).reads
      .first { $0.role == .value && $0.placeholder.position == nil }
    guard let read,
      let position = signature.positions.first(where: {
        signature[$0]?.type.kind == read.type.kind
      })
    else { return nil }
    return "%\(position)$" + read.plainSpelling.dropFirst()
  }
}
