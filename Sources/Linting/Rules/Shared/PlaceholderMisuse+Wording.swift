import StringCatalogs

extension PlaceholderMisuse {
  /// What a text does, in the third person: the worst first, what it leaves out in one.
  static func clauses(_ misuses: [PlaceholderMisuse]) -> [String] {
    joined(misuses, most: .max, \.clause) { [clause($0)] }
  }

  /// What to do about it.
  ///
  /// - Parameter names: of the substitutions that there are.
  static func cures(_ misuses: [PlaceholderMisuse], among names: [String]) -> [String] {
    // More of one text would not be read, and the nearest of many names is far to seek.
    joined(misuses, most: 12, { $0.cure(among: names) }, Self.cures)
  }

  private static func joined(
    _ misuses: [PlaceholderMisuse], most: Int, _ wording: (PlaceholderMisuse) -> String,
    _ ofMissing: ([Missing]) -> [String]
  ) -> [String] {
    let worst = misuses.map(\.severity).max()
    let ordered = misuses.filter { $0.severity == worst } + misuses.filter { $0.severity != worst }
    let missing = misuses.compactMap(\.missing).sorted { $0.position < $1.position }
    var items: [String] = []
    var isMissingSaid = false
    for misuse in ordered where misuse.missing == nil || !isMissingSaid {
      if misuse.missing == nil {
        items.append(wording(misuse))
      } else {
        isMissingSaid = true
        items += ofMissing(missing)
      }
      if items.count >= most { break }
    }
    return unique(items)
  }

  private var clause: String {
    switch kind {
    case .otherType(let read, let expected): return Self.takes(read, expected)
    case .beyond(let read, let count): return Self.reads(read, beyond: count)
    case .misplaced(let read, let says):
      return "shows argument \(read.position) for \(code(read.spelling)), where the \(says) is a "
        + "width and no position"
    case .prose(let placeholder):
      return "has a percent sign that the formatter takes for a placeholder "
        + "(\(code(String(placeholder.spelling))))"
    case .missing(let missing): return Self.clause([missing])
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
    case .wrongNumber(let substitution, _):
      return "gives the substitution \(code(substitution.name)) the argument number "
        + "\(substitution.argNum ?? 0), and they count from 1"
    case .renumbered(let renumbering): return renumbering.clause
    case .wrongSpecifier(_, let read, let expected): return Self.takes(read, expected)
    case .noSpecifier(let substitution, _):
      return "has a substitution \(code(substitution.name)) with the formatSpecifier "
        + "“\(MessageText.excerpt(substitution.formatSpecifier ?? ""))”, which is none"
    case .cycle(let names): return Self.clause(ofCycle: names)
    case .unexpected(let placeholders):
      let names = placeholders.map { code(String($0.spelling)) }
      return "has \(MessageText.list(Self.unique(names), atMost: 4))"
    }
  }

  fileprivate static func takes(
    _ read: ArgumentRead, _ expected: ArgumentSignature.Argument
  ) -> String {
    "takes argument \(read.position) (\(code(expected.spelling)), \(expected.type.name)) "
      + "for \(read.type.name) (\(code(read.spelling)))"
  }

  fileprivate static func reads(_ read: ArgumentRead, beyond count: Int) -> String {
    let there =
      count == 0 ? "there is none" : count == 1 ? "there is only one" : "there are only \(count)"
    return "reads an argument \(read.position) (\(code(read.spelling))), and \(there)"
  }

  /// All that one text leaves out; the plural form is the same for each.
  private static func clause(_ missing: [Missing]) -> String {
    let arguments = missing.map { "\($0.position) (\(code($0.expected.spelling)))" }
    return "leaves out argument\(arguments.count == 1 ? "" : "s") "
      + MessageText.list(arguments, atMost: 6) + (missing.first?.form.wording ?? "")
  }

  private static func clause(ofCycle names: [String]) -> String {
    guard let name = names.first else { return "" }
    guard names.count > 1 else { return "names its own substitution \(code("%#@\(name)@"))" }
    var way = names.map(code)
    if way.count > 6 { way = way.prefix(3) + ["…"] + way.suffix(1) }
    return "names the substitution \(code("%#@\(name)@")) that it is a part of "
      + "(\((way + [code(name)]).joined(separator: " → ")))"
  }

  // MARK: What to do

  private func cure(among names: [String]) -> String {
    switch kind {
    case .otherType(let read, let expected):
      return Self.replacing(read, by: expected) + percentHint(read.placeholder)
    case .beyond(let read, _):
      return "Take \(code(read.spelling)) out, or give it the position of an argument that there "
        + "is." + percentHint(read.placeholder)
    case .misplaced(let read, let says):
      return "Write \(code("%\(says)$@")) for \(code(read.spelling))."
    case .prose(let placeholder): return Self.percent(placeholder)
    case .missing(let missing): return Self.cures([missing]).joined(separator: " ")
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
    case .wrongNumber(let substitution, let right):
      return "Set argNum of \(code(substitution.name)) to "
        + (right.map { "\($0)." } ?? "the number of its argument.")
    case .renumbered(let renumbering): return renumbering.cure
    case .wrongSpecifier(let substitution, _, let expected):
      return Self.specifier(expected.specifier, of: substitution)
    case .noSpecifier(let substitution, let right): return Self.specifier(right, of: substitution)
    case .cycle(let names):
      return "Take \(code("%#@\(names.first ?? "")@")) out: a substitution cannot be in itself."
    case .unexpected: return "Take it out, or give the source text its placeholders."
    }
  }

  private static func specifier(_ right: String, of substitution: StringCatalog.Substitution)
    -> String
  {
    "Set formatSpecifier of \(code(substitution.name)) to \(code(right))."
  }

  private static func cures(_ missing: [Missing]) -> [String] {
    var placeholders: [String] = []
    var named: [String] = []
    var others: [String] = []
    for item in missing {
      let placeholder = code("%\(item.position)$" + item.expected.spelling.dropFirst())
      switch item.remedy {
      case .substitution(let name): named.append(code("%#@\(name)@"))
      case .number: placeholders.append(code("%arg"))
      case .ofSource(let name):
        others.append(
          "Put \(placeholder) in, or define the substitution \(code(name)) as the source text does "
            + "and write \(code("%#@\(name)@")).")
      case .placeholder where item.expected.spelling == "*":
        others.append("Give argument \(item.position) a `*` of its own.")
      case .placeholder: placeholders.append(placeholder)
      }
    }
    var cures: [String] = []
    if !named.isEmpty {
      cures.append(
        "Write \(MessageText.list(unique(named), atMost: 6)) where "
          + (named.count == 1 ? "its number belongs." : "their numbers belong."))
    }
    if !placeholders.isEmpty {
      cures.append("Put \(MessageText.list(placeholders, atMost: 6)) in.")
    }
    return cures + others
  }

  /// `%%10` for the `%10 i` of `%10 indirim`.
  private static func percent(_ placeholder: FormatString.Placeholder) -> String {
    let number = placeholder.spelling.dropFirst().prefix { $0.isASCII && $0.isNumber }
    return number.isEmpty
      ? "Write \(code("%%")) for a percent sign."
      : "Write \(code("%%\(number)")) for \(code("%\(number)"))."
  }

  /// With the position that it has: without one it would read another argument.
  private static func replacing(
    _ read: ArgumentRead, by expected: ArgumentSignature.Argument
  ) -> String {
    var position = read.placeholder.position
    // A substitution with a number of its own counts for nothing in the order of the others.
    if case .substitution = read.role { position = read.position }
    let numbered = position.map { "%\($0)$" + expected.spelling.dropFirst() }
    return "Write \(code(numbered ?? expected.spelling)) for \(code(read.spelling))."
  }

  private func percentHint(_ placeholder: FormatString.Placeholder) -> String {
    guard placeholder.hasSpace, !placeholder.isUnmistakable else { return "" }
    return " If it is a percent sign, write \(code("%%"))."
  }

  private func code(_ text: String) -> String { Self.code(text) }

  fileprivate static func code(_ text: String) -> String { "`\(MessageText.excerpt(text))`" }
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

extension PlaceholderMisuse.Renumbering {
  fileprivate var clause: String {
    let name = PlaceholderMisuse.code(substitution.name)
    switch reason {
    case .beyond(let count): return PlaceholderMisuse.reads(read, beyond: count)
    case .otherType(let expected): return PlaceholderMisuse.takes(read, expected)
    case .shared(let other, let leftOut):
      return "leaves out argument \(right) (\(PlaceholderMisuse.code(leftOut.spelling))), since "
        + "\(PlaceholderMisuse.code(other)) and \(name) both take argument \(read.position)"
    case .source:
      return
        "shows argument \(read.position) for \(PlaceholderMisuse.code(read.spelling)) (argument "
        + "\(right) in the source text)"
    }
  }

  fileprivate var cure: String {
    let name = substitution.name
    if read.placeholder.position != nil {
      return "Write \(PlaceholderMisuse.code("%\(right)$#@\(name)@")) for "
        + "\(PlaceholderMisuse.code(read.spelling))."
    }
    return "Set argNum of \(PlaceholderMisuse.code(name)) to \(right)."
  }
}
