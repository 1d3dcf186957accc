import StringCatalogs

/// Holds the texts of one localization to what the code passes.
struct PlaceholderCheck {
  let reference: PlaceholderReference
  let translation: EntryTranslation
  let isSource: Bool
  private let hasZeroForm: Bool

  init(reference: PlaceholderReference, translation: EntryTranslation, isSource: Bool) {
    self.reference = reference
    self.translation = translation
    self.isSource = isSource
    hasZeroForm = translation.leaves.contains { $0.plural == "zero" }
  }

  /// What is wrong, in file order. Of several ways to read the texts the one that leaves least.
  func misuses(_ numbers: inout PluralFormsCache) -> [PlaceholderMisuse] {
    if reference.isEmpty { return reference.isUnknown ? [] : unexpected() }
    var best: [PlaceholderMisuse]?
    for signature in reference.candidates {
      for numbering in ArgumentReads.Numbering.allCases {
        // Without substitutions there is one way to count.
        if numbering == .besideSubstitutions, translation.localization.substitutions.isEmpty {
          continue
        }
        let found = misuses(signature, numbering, &numbers)
        if found.isEmpty { return [] }
        if best.map({ Self.isLess(found, $0) }) ?? true { best = found }
      }
    }
    // Nobody knows whether a text is a format when its placeholders may be prose.
    if reference.isDoubtful, unexpected().isEmpty { return [] }
    return best ?? []
  }

  private static func isLess(_ left: [PlaceholderMisuse], _ right: [PlaceholderMisuse]) -> Bool {
    let (a, b) = (left.map(\.severity).max(), right.map(\.severity).max())
    if let a, let b, a != b { return a < b }
    return left.count < right.count
  }

  /// What cannot be prose, in texts that get no arguments.
  private func unexpected() -> [PlaceholderMisuse] {
    translation.leaves.compactMap { leaf in
      let found = FormatString(leaf.value, reading: .meant).placeholders.filter {
        $0.isUnmistakable || !$0.followsDigit
      }
      guard !found.isEmpty else { return nil }
      return PlaceholderMisuse(kind: .unexpected(found), leaf: leaf, severity: .error)
    }
  }

  private func misuses(
    _ signature: ArgumentSignature, _ numbering: ArgumentReads.Numbering,
    _ numbers: inout PluralFormsCache
  ) -> [PlaceholderMisuse] {
    let positions = signature.positions
    let count = positions.first { signature[$0]?.type.kind == .integer }
    let reader = TranslationReads(
      translation, reading: .runTime, count: count ?? positions.first, numbering: numbering)
    let named = SubstitutionCheck(
      signature: signature, substitutions: reader.substitutions,
      ofSource: isSource ? SourceNumbers() : reference.sourceNumbers)
    let remedies = ArgumentRemedies(reader, reference.sourceNumbers)
    var found: [PlaceholderMisuse] = []
    for text in reader.texts {
      found += misread(text.reads, text.leaf, signature, reader.substitutions)
      let left = text.reads.undefined.isEmpty ? reader.missing(positions, in: text) : []
      let lacking = missing(left, text.leaf, signature, own: nil, &numbers) {
        remedies.remedy(for: $0, $1, in: text)
      }
      let ofNames = named.check(
        text.reads.reads, free: left, lacking: Set(lacking.compactMap(\.missing?.position)))
      found += ofNames.misuses.map { .init(kind: $0.kind, leaf: text.leaf, severity: $0.severity) }
      found += lacking.filter { !ofNames.settled.contains($0.missing?.position ?? 0) }
    }
    found += misuses(inFormsOf: reader, named, positions, &numbers)
    for cycle in SubstitutionCycles.find(in: reader.forms) {
      found += cycle.leaves.map { .init(kind: .cycle(cycle.names), leaf: $0, severity: .error) }
    }
    return found + unused(reader, besides: found)
  }

  private func misuses(
    inFormsOf reader: TranslationReads, _ named: SubstitutionCheck, _ positions: [Int],
    _ numbers: inout PluralFormsCache
  ) -> [PlaceholderMisuse] {
    let signature = named.signature
    var ofForms: [String: Set<Int>] = [:]
    for form in reader.forms {
      ofForms[form.name, default: []].formUnion(form.reads.reads.map(\.position))
    }
    let ofTexts = Set(reader.texts.flatMap { $0.reads.reads.map(\.position) })
    // `%lld file%#@s@`: the number stands beside the substitution.
    let shown = reader.texts.reduce(into: Set<Int>()) { $0.formUnion($1.reads.shown) }
    var found: [PlaceholderMisuse] = []
    for form in reader.forms {
      found += misread(form.reads, form.leaf, signature, reader.substitutions)
      found += named.check(form.reads.reads, free: [], lacking: []).misuses
        .map { .init(kind: $0.kind, leaf: form.leaf, severity: $0.severity) }
      let read = Set(form.reads.reads.map(\.position))
      let ofOthers = ofForms[form.name] ?? []
      // What another form of it shows, this one has to show too.
      let left = positions.filter {
        !read.contains($0)
          && ($0 == form.own && !shown.contains($0)
            || ofOthers.contains($0) && !ofTexts.contains($0))
      }
      found += missing(left, form.leaf, signature, own: form.own, &numbers) { position, _ in
        position == form.own ? .number : .placeholder
      }
    }
    return found
  }

  /// Substitutions that no text names, where that is not a fault of the text that is told already.
  private func unused(
    _ reader: TranslationReads, besides found: [PlaceholderMisuse]
  ) -> [PlaceholderMisuse] {
    if reader.unused.isEmpty { return [] }
    var told: Set<String> = []
    for misuse in found {
      if case .undefined = misuse.kind { return [] }
      if case .substitution(let name)? = misuse.missing?.remedy { told.insert(name) }
    }
    return reader.unused.filter { !told.contains($0.name) }
      .map { PlaceholderMisuse(kind: .unused($0), leaf: nil, severity: .note) }
  }

  // MARK: What is read

  /// What is wrong with what a text reads, but for its substitutions.
  private func misread(
    _ reads: ArgumentReads, _ leaf: TranslationLeaf, _ signature: ArgumentSignature,
    _ substitutions: [String: StringCatalog.Substitution]
  ) -> [PlaceholderMisuse] {
    var found = reads.prose.map {
      PlaceholderMisuse(kind: .prose($0), leaf: leaf, severity: .error)
    }
    found += reads.undefined.map {
      PlaceholderMisuse(kind: .undefined($0), leaf: leaf, severity: .error)
    }
    let own = leaf.substitution.flatMap { substitutions[$0] }
    for read in reads.reads {
      if case .substitution = read.role { continue }
      // The number of a form is whatever its substitution is wrong about.
      if let own, read.role == .count, read.placeholder.position == nil,
        signature[read.position]?.type.kind != ArgumentType(specifier: own.formatSpecifier).kind
      {
        continue
      }
      guard let (kind, severity) = misuse(read, leaf, signature) else { continue }
      found.append(PlaceholderMisuse(kind: kind, leaf: leaf, severity: severity))
    }
    return found
  }

  private func misuse(
    _ read: ArgumentRead, _ leaf: TranslationLeaf, _ signature: ArgumentSignature
  ) -> (PlaceholderMisuse.Kind, Severity)? {
    // In a form of a substitution it is open where a placeholder without a position counts from.
    if leaf.substitution != nil, read.role == .value, read.placeholder.position == nil {
      if signature.kinds.contains(read.type.kind) { return nil }
    }
    if read.placeholder.isCount, leaf.substitution == nil, leaf.plural == nil {
      return (.countInText(read), .error)
    }
    guard let expected = signature[read.position] else {
      return (.beyond(read, count: signature.count), .error)
    }
    // The number of a form is whatever its substitution says.
    if read.placeholder.isCount { return nil }
    guard expected.type.kind == read.type.kind else { return (.otherType(read, expected), .error) }
    if let says = read.writtenAsWidth, says <= signature.count, says != read.position {
      return (.misplaced(read, says: says), .error)
    }
    if read.placeholder.hasSpace, read.role == .value { return (.spaced(read), .note) }
    guard read.role == .value || read.role == .count else { return nil }
    return expected.type == read.type || expected.spelling == "*"
      ? nil : (.differs(read, expected), .note)
  }

  // MARK: What is left out

  /// - Parameters:
  ///   - own: the argument of the substitution whose form the leaf is.
  ///   - remedy: what would show an argument.
  private func missing(
    _ positions: [Int], _ leaf: TranslationLeaf, _ signature: ArgumentSignature, own: Int?,
    _ numbers: inout PluralFormsCache,
    _ remedy: (Int, ArgumentSignature.Argument) -> PlaceholderMisuse.Remedy
  ) -> [PlaceholderMisuse] {
    guard !positions.isEmpty else { return [] }
    // What looks like a placeholder shows that the argument was meant to be there.
    let isLookAlike = LookAlikePlaceholders.find(in: leaf.value, count: signature.count)
      .contains { $0.advice != nil }
    return positions.compactMap { position in
      guard let expected = signature[position] else { return nil }
      let missing = Missing(
        position: position, expected: expected, leaf: leaf,
        isCount: position == own || expected.type.kind == .integer
          || signature.arguments.count == 1)
      let found: (Severity, PlaceholderMisuse.Form)? =
        isLookAlike
        ? (.error, .lookAlike) : severity(missing, isOwn: position == own, &numbers)
      return found.map { severity, form in
        PlaceholderMisuse(
          kind: .missing(
            .init(
              position: position, expected: expected, form: form,
              remedy: remedy(position, expected))), leaf: leaf, severity: severity)
      }
    }
  }

  /// An argument that a leaf leaves out.
  private struct Missing {
    var position: Int
    var expected: ArgumentSignature.Argument
    var leaf: TranslationLeaf
    /// Whether the plural form may say the number itself.
    var isCount: Bool
  }

  /// nil where it may be left out.
  private func severity(
    _ missing: Missing, isOwn: Bool, _ numbers: inout PluralFormsCache
  ) -> (Severity, PlaceholderMisuse.Form)? {
    let (position, leaf) = (missing.position, missing.leaf)
    if missing.expected.isEnding { return nil }
    // What the source language never shows is nobody's loss; that it does not is worth a note.
    if let shown = reference.shown, !shown.contains(position) {
      return isSource && reference.origin == .key && !isOwn ? (.note, .text) : nil
    }
    let sourceOmits = !isSource && reference.sourceOmits(position, plural: leaf.plural)
    guard let plural = leaf.plural else {
      return sourceOmits ? nil : (isSource ? .note : .error, .text)
    }
    var standsFor = numbers.numbers(of: plural, in: translation.locale)
    if hasZeroForm { standsFor.removeAll { $0 == 0 } }
    let form = PlaceholderMisuse.Form.plural(plural, standsFor)
    guard missing.isCount else {
      if sourceOmits { return nil }
      let isExact = plural == "zero" || standsFor.count == 1
      return (plural == "zero" || isSource ? .note : isExact ? .warning : .error, form)
    }
    if plural == "zero" || standsFor.count <= 1 { return nil }
    // `one` of French stands for 0 and 1; an app mostly has another text for nothing.
    let isNearlyExact = standsFor.count == 2 && standsFor.first == 0
    if sourceOmits { return isNearlyExact || plural == "other" ? nil : (.note, form) }
    // What the source language leaves out was left out on purpose, next to the code.
    return (isNearlyExact || isSource ? .note : .warning, form)
  }
}

extension ArgumentRead {
  /// The number in `%2@`, which looks like a position and is a width.
  fileprivate var writtenAsWidth: Int? {
    guard role == .value, placeholder.position == nil, placeholder.conversion == "@",
      (1...9).contains(placeholder.width), placeholder.spelling.utf8.count == 3
    else { return nil }
    return placeholder.width
  }
}
