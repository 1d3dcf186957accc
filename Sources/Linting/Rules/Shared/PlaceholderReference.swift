import StringCatalogs

/// What the code passes for a key, as far as the catalog tells.
struct PlaceholderReference {
  enum Origin {
    case key, source
  }

  /// More than one where it is open whether a percent sign is one of prose (`%dkm`), or where a key
  /// that people made up and its source text disagree: a text that fits either is right.
  private(set) var candidates: [ArgumentSignature]
  let origin: Origin
  /// Whether nothing but what may be prose looks like a placeholder.
  let isDoubtful: Bool
  /// Arguments that any text of the source language shows; nil where the key is its text.
  let shown: Set<Int>?
  /// What texts of the source language leave out.
  private(set) var omissions: Set<Omission> = []
  /// Which argument the source text shows by each of its substitutions.
  private(set) var sourceNumbers = SourceNumbers()
  /// Plural forms of the source language.
  private var forms: Set<String> = []
  /// Whether the key is a name that somebody gave, and its text is nowhere in the catalog.
  let isUnknown: Bool
  /// Whether people made the key up: its placeholders may be part of a name.
  let isKeyManual: Bool

  /// An argument that a plural form, or a text without any, leaves out.
  struct Omission: Hashable {
    var position: Int
    var plural: String?
  }

  /// The likeliest one.
  var signature: ArgumentSignature { candidates.first ?? ArgumentSignature() }
  var isEmpty: Bool { candidates.isEmpty }

  init(_ use: EntryUse) {
    let key = use.entry.key
    let texts = use.source.map { $0.leaves.filter { !$0.value.isEmpty } } ?? []
    let hasTexts = !texts.isEmpty
    let state = use.entry.extractionState
    let ofKey = Self.signatures { reading in
      [ArgumentReads(FormatString(key, reading: reading).placeholders)]
    }
    // The arguments are those of the text that the code gives, not of the key beside it.
    let isKeyAName = state == "extracted_with_value" && hasTexts
    isKeyManual = state == "manual"
    isUnknown = !hasTexts && (Self.isName(key) || isKeyManual && ofKey.meant.isEmpty)
    var candidates = isKeyAName || ofKey.meant.isEmpty ? [] : ofKey.candidates
    origin = candidates.isEmpty && hasTexts ? .source : .key
    var isDoubtful = false
    var shown: Set<Int> = []
    if hasTexts, let source = use.source {
      let reader = TranslationReads(source, reading: .written)
      let ofSource = Self.signatures { reading in
        let reader = TranslationReads(source, reading: reading)
        return reader.texts.map(\.reads) + reader.forms.map(\.reads)
      }
      for text in reader.texts {
        shown.formUnion(text.reads.shown)
        sourceNumbers.add(text.reads.reads, reader.substitutions)
      }
      for form in reader.forms { shown.formUnion(form.reads.shown) }
      if candidates.isEmpty {
        candidates = ofSource.candidates
        isDoubtful = ofSource.meant.isEmpty
      } else if isKeyManual {
        candidates += ofSource.candidates.filter { !candidates.contains($0) }
      }
      let positions = Set(candidates.flatMap(\.positions)).sorted()
      for text in reader.texts {
        if let plural = text.leaf.plural { forms.insert(plural) }
        for position in reader.missing(positions, in: text) {
          omissions.insert(Omission(position: position, plural: text.leaf.plural))
        }
      }
      let shownByForms = reader.forms.reduce(into: [String: Set<Int>]()) { shown, form in
        shown[form.name, default: []].formUnion(form.reads.shown)
      }
      for form in reader.forms {
        if let plural = form.leaf.plural { forms.insert(plural) }
        let shownHere = form.reads.shown
        // What neither it nor another form of the substitution shows is no business of this one.
        let concerns = (shownByForms[form.name] ?? []).union([form.own ?? 0])
        for position in positions
        where concerns.contains(position) && !shownHere.contains(position) {
          omissions.insert(Omission(position: position, plural: form.leaf.plural))
        }
      }
    } else if candidates.isEmpty {
      candidates = ofKey.candidates
      isDoubtful = true
    }
    self.candidates = candidates
    self.isDoubtful = isDoubtful && !candidates.isEmpty
    self.shown = hasTexts ? shown : nil
  }

  /// Whether the source language leaves the argument out in that plural form: in its own, or where
  /// it has no such form in the one that serves in its place.
  func sourceOmits(_ position: Int, plural: String?) -> Bool {
    if let shown, !shown.contains(position) { return true }
    let served = plural.map { forms.contains($0) ? $0 : "other" }
    return omissions.contains(Omission(position: position, plural: served))
  }

  /// What the texts take as people mean them, and as they are written.
  private static func signatures(
    _ reads: (FormatString.Reading) -> [ArgumentReads]
  ) -> (meant: ArgumentSignature, candidates: [ArgumentSignature]) {
    func signature(_ reading: FormatString.Reading) -> ArgumentSignature {
      var signature = ArgumentSignature()
      for text in reads(reading) { signature.add(text.reads) }
      return signature
    }
    let meant = signature(.meant)
    let written = signature(.written)
    let both = meant == written ? [meant] : [meant, written]
    return (meant, both.filter { !$0.isEmpty })
  }

  /// `settings.title`, `CART_EMPTY`, `welcomeMessage`, `greeting`: no text of a language.
  private static func isName(_ key: String) -> Bool {
    if key.contains(where: \.isWhitespace) { return false }
    return key.contains { $0 == "." || $0 == "_" } || key.first?.isLowercase == true
  }
}
