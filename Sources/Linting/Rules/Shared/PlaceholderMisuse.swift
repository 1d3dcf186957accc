import StringCatalogs

/// One thing that a text does with its arguments and should not.
struct PlaceholderMisuse {
  enum Kind {
    case otherType(ArgumentRead, ArgumentSignature.Argument)
    /// An argument that there is none of.
    case beyond(ArgumentRead, count: Int)
    /// `%2@`, where 2 is a width and no position.
    case misplaced(ArgumentRead, says: Int)
    /// A percent sign of prose in a format.
    case prose(FormatString.Placeholder)
    case missing(Int, ArgumentSignature.Argument, Form)
    /// The same kind of argument in another size, sign or number system.
    case differs(ArgumentRead, ArgumentSignature.Argument)
    /// `% @`
    case spaced(ArgumentRead)
    case undefined(String)
    /// `%arg` outside of a substitution and a plural form.
    case countInText(ArgumentRead)
    case unused(StringCatalog.Substitution)
    case wrongNumber(StringCatalog.Substitution)
    /// Placeholders in a text that gets no arguments.
    case unexpected([FormatString.Placeholder])
  }

  /// What a text that leaves an argument out is for.
  enum Form {
    case text
    /// A plural form, with the numbers that take it.
    case plural(String, [Int64])
    /// Any, with what looks like the placeholder and is none.
    case lookAlike
  }

  var kind: Kind
  /// nil for what is about a substitution as a whole.
  var leaf: TranslationLeaf?
  /// The severity it has at most.
  var severity: Severity

  var offset: Int? {
    switch kind {
    case .unused(let substitution), .wrongNumber(let substitution): substitution.nameOffset
    default: leaf?.unit.valueOffset
    }
  }

  /// What the text does, in the third person.
  var clause: String {
    switch kind {
    case .otherType(let read, let expected):
      return "takes argument \(read.position) (\(code(expected.spelling)), \(expected.type.name)) "
        + "for \(read.type.name) (\(code(read.spelling)))"
    case .beyond(let read, let count):
      let there =
        count == 0 ? "there is none" : count == 1 ? "there is only one" : "there are only \(count)"
      return "reads an argument \(read.position) (\(code(read.spelling))), and \(there)"
    case .misplaced(let read, let says):
      return "shows argument \(read.position) for \(code(read.spelling)), where the \(says) is a "
        + "width and no position"
    case .prose(let placeholder):
      return "has a percent sign that the formatter takes for a placeholder "
        + "(\(code(String(placeholder.spelling))))"
    case .missing(let position, let expected, let form):
      return "leaves out argument \(position) (\(code(expected.spelling)))" + form.wording
    case .differs(let read, let expected):
      return "reads argument \(read.position) (\(code(expected.spelling))) as "
        + code(read.spelling)
    case .spaced(let read):
      return "has a space in \(code(read.spelling)), which works as long as nobody tidies it up"
    case .countInText(let read):
      return "has \(code(read.spelling)), which stands for a number in the forms of a substitution"
    case .undefined(let name):
      return "names a substitution \(code("%#@\(name)@")) that it does not have"
    case .unused(let substitution):
      return "has a substitution \(code(substitution.name)) that no text of it uses"
    case .wrongNumber(let substitution):
      return "gives the substitution \(code(substitution.name)) the argument number "
        + "\(substitution.argNum ?? 0), and they count from 1"
    case .unexpected(let placeholders):
      let names = placeholders.map { code(String($0.spelling)) }
      return "has \(MessageText.list(Self.unique(names), atMost: 4))"
    }
  }

  /// What to do about it.
  ///
  /// - Parameter names: of the substitutions that there are.
  func cure(among names: [String]) -> String {
    switch kind {
    case .otherType(let read, let expected):
      return Self.replacing(read, by: expected) + percentHint(read.placeholder)
    case .beyond(let read, _):
      return "Take \(code(read.spelling)) out, or give it the position of an argument that there "
        + "is." + percentHint(read.placeholder)
    case .misplaced(let read, let says):
      return "Write \(code("%\(says)$@")) for \(code(read.spelling))."
    case .prose: return "Write \(code("%%")) for a percent sign."
    case .missing(let position, let expected, _):
      guard expected.spelling != "*" else { return "Give argument \(position) a `*` of its own." }
      return "Put \(code("%\(position)$" + expected.spelling.dropFirst())) in."
    case .differs(let read, let expected): return Self.replacing(read, by: expected)
    case .spaced(let read):
      return "Write \(code(read.spelling.filter { $0 != " " })) for \(code(read.spelling))."
    case .countInText(let read):
      return "Write the placeholder for \(code(read.spelling))."
    case .undefined(let name):
      return NearestName.nearest(to: name, among: names).map {
        "Write \(code("%#@\($0)@")) for \(code("%#@\(name)@"))."
      }
        ?? "Define the substitution \(code(name)), or write a placeholder."
    case .unused(let substitution):
      return "Write \(code("%#@\(substitution.name)@")) where its text belongs, or delete it."
    case .wrongNumber: return "Give it the number of its argument."
    case .unexpected: return "Take it out, or give the source text its placeholders."
    }
  }

  /// With the position that it has: without one it would read another argument.
  private static func replacing(
    _ read: ArgumentRead, by expected: ArgumentSignature.Argument
  ) -> String {
    let position = read.placeholder.position.map { "%\($0)$" + expected.spelling.dropFirst() }
    return "Write \(code(position ?? expected.spelling)) for \(code(read.spelling))."
  }

  private func percentHint(_ placeholder: FormatString.Placeholder) -> String {
    guard placeholder.hasSpace, !placeholder.isUnmistakable else { return "" }
    return " If it is a percent sign, write \(code("%%"))."
  }

  /// Whether the wrong memory is read.
  var readsWrongArgument: Bool {
    switch kind {
    case .otherType, .beyond, .prose, .countInText: true
    default: false
    }
  }

  /// Whether an argument is left out and the text counts the others without positions, so that it
  /// may well be another one whose place is empty.
  var movesOthersUp: Bool {
    guard case .missing(let position, _, .text) = kind, position > 1, let leaf else { return false }
    let placeholders = FormatString(leaf.value, reading: .runTime).placeholders
    return !placeholders.isEmpty && placeholders.allSatisfy { $0.position == nil }
  }

  /// Whether an argument is left out that something else in the text was meant for.
  var isLookAlike: Bool {
    if case .missing(_, _, .lookAlike) = kind { true } else { false }
  }

  private func code(_ text: String) -> String { Self.code(text) }

  private static func code(_ text: String) -> String { "`\(MessageText.excerpt(text))`" }

  static func unique(_ items: [String]) -> [String] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0).inserted }
  }
}

extension PlaceholderMisuse.Form {
  /// `, though “one” stands for 1, 21, 31… here`
  fileprivate var wording: String {
    guard case .plural(let category, let numbers) = self, numbers.count > 1 else { return "" }
    let first = numbers.prefix(3).map(String.init)
    let list = numbers.count > 3 ? first.joined(separator: ", ") + "…" : MessageText.list(first)
    return ", though “\(category)” stands for \(list)"
  }
}
