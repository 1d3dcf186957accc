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
    case missing(Missing)
    /// The same kind of argument in another size, sign or number system.
    case differs(ArgumentRead, ArgumentSignature.Argument)
    /// `% @`
    case spaced(ArgumentRead)
    case undefined(String)
    /// `%arg` outside of a substitution and a plural form.
    case countInText(ArgumentRead)
    case unused(StringCatalog.Substitution)
    /// An argument number below 1; the right one where it is known.
    case wrongNumber(StringCatalog.Substitution, right: Int?)
    /// A substitution of another argument than its own.
    case renumbered(Renumbering)
    /// A substitution that takes its number for something else.
    case wrongSpecifier(StringCatalog.Substitution, ArgumentRead, ArgumentSignature.Argument)
    /// A `formatSpecifier` that is none, and the right one.
    case noSpecifier(StringCatalog.Substitution, right: String)
    /// A substitution in a form of itself: the names from it down to the one that names it again.
    case cycle([String])
    /// Placeholders in a text that gets no arguments.
    case unexpected([FormatString.Placeholder])
  }

  /// An argument that a text leaves out.
  struct Missing {
    var position: Int
    var expected: ArgumentSignature.Argument
    var form: Form
    var remedy: Remedy
  }

  /// What a text that leaves an argument out is for.
  enum Form {
    case text
    /// A plural form, with the numbers that take it.
    case plural(String, [Int64])
    /// Any, with what looks like the placeholder and is none.
    case lookAlike
  }

  /// What shows an argument that is left out.
  enum Remedy {
    case placeholder
    /// `%arg`, in a form of the argument's own substitution.
    case number
    /// A substitution that the localization has.
    case substitution(String)
    /// One that the source text has and the localization has not.
    case ofSource(String)
  }

  /// A substitution whose argument number has to be another one.
  struct Renumbering {
    enum Reason {
      case beyond(count: Int)
      case otherType(ArgumentSignature.Argument)
      /// Another substitution takes the same argument, and the right one is left out.
      case shared(with: String, leftOut: ArgumentSignature.Argument)
      /// The source text shows another argument in its place.
      case source
    }

    var substitution: StringCatalog.Substitution
    var read: ArgumentRead
    var right: Int
    var reason: Reason
  }

  var kind: Kind
  /// nil for what is about a substitution as a whole.
  var leaf: TranslationLeaf?
  /// The severity it has at most.
  var severity: Severity

  /// Where it is to be put right: of a substitution its member, if it has it.
  var offset: Int? {
    switch kind {
    case .unused(let substitution): return substitution.nameOffset
    case .wrongNumber(let substitution, _):
      return substitution.argNumOffset ?? substitution.nameOffset
    case .renumbered(let renumbering) where renumbering.read.placeholder.position == nil:
      return renumbering.substitution.argNumOffset ?? renumbering.substitution.nameOffset
    case .wrongSpecifier(let substitution, _, _), .noSpecifier(let substitution, _):
      return substitution.formatSpecifierOffset ?? substitution.nameOffset
    default: return leaf?.unit.valueOffset
    }
  }

  var missing: Missing? {
    if case .missing(let missing) = kind { missing } else { nil }
  }

  /// Whether the wrong memory is read.
  var readsWrongArgument: Bool {
    switch kind {
    case .otherType, .beyond, .prose, .countInText, .wrongSpecifier: true
    case .renumbered(let renumbering):
      switch renumbering.reason {
      case .beyond, .otherType: true
      case .shared, .source: false
      }
    default: false
    }
  }

  var isRenumbering: Bool {
    if case .renumbered = kind { true } else { false }
  }

  var isCycle: Bool {
    if case .cycle = kind { true } else { false }
  }

  /// Whether it is wrong whatever the code passes.
  var isWrongInItself: Bool {
    switch kind {
    case .cycle, .noSpecifier, .wrongNumber, .undefined: true
    default: false
    }
  }

  /// Whether it may come from other placeholders being wrong, and go away with that.
  var isConsequence: Bool {
    switch kind {
    case .otherType, .beyond, .misplaced, .missing, .differs, .spaced: true
    default: false
    }
  }

  /// Whether an argument is left out and the text counts the others without positions, so that it
  /// may well be another one whose place is empty.
  var movesOthersUp: Bool {
    guard let missing, missing.position > 1, case .text = missing.form, let leaf else {
      return false
    }
    let placeholders = FormatString(leaf.value, reading: .runTime).placeholders
    return !placeholders.isEmpty && placeholders.allSatisfy { $0.position == nil }
  }

  /// Whether an argument is left out that something else in the text was meant for.
  var isLookAlike: Bool {
    if let missing, case .lookAlike = missing.form { true } else { false }
  }

  static func unique(_ items: [String]) -> [String] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0).inserted }
  }
}
