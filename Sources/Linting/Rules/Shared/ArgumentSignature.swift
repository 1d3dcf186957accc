import StringCatalogs

/// The arguments that a format takes: their types by position.
struct ArgumentSignature: Equatable {
  struct Argument: Equatable {
    var type: ArgumentType
    /// The placeholder that reads it, without its position, such as `%lld`.
    var spelling: String
    /// An object that ends a word of a text with a count, as the `s` of an English plural:
    /// `%lld file%@`. Other languages have no use for it.
    var isEnding = false
  }

  /// By position, from 1.
  private(set) var arguments: [Int: Argument] = [:]
  /// The last position.
  private(set) var count = 0
  private(set) var kinds: Set<ArgumentType.Kind> = []

  /// The formatter takes no position above (`INT8_MAX`).
  static let mostArguments = 127

  var isEmpty: Bool { arguments.isEmpty }
  var positions: [Int] { arguments.keys.sorted() }

  subscript(position: Int) -> Argument? { arguments[position] }

  /// Of two types for one position the first counts.
  mutating func add(_ reads: [ArgumentRead]) {
    let hasCount = reads.contains { $0.type.kind == .integer && $0.role != .star }
    for read in reads
    where arguments[read.position] == nil && read.position <= Self.mostArguments {
      count = max(count, read.position)
      kinds.insert(read.type.kind)
      arguments[read.position] = Argument(
        type: read.type, spelling: read.plainSpelling,
        isEnding: hasCount && read.type.kind == .object && read.role == .value
          && read.placeholder.endsWord && !read.placeholder.precedesLetter)
    }
  }
}

/// One argument that a text reads: which, and as what.
struct ArgumentRead: Equatable {
  enum Role: Equatable {
    case value
    /// The `*` of a width or a precision.
    case star
    /// `%arg`, or what stands for it: the number of the substitution or the plural form itself.
    case count
    /// `%#@name@`
    case substitution(String)
  }

  /// From 1.
  var position: Int
  var type: ArgumentType
  var role: Role
  var placeholder: FormatString.Placeholder

  var spelling: String { String(placeholder.spelling) }

  /// The placeholder without its position; of a substitution the specifier of its argument.
  var plainSpelling: String {
    switch role {
    case .star: return "*"
    case .count: return placeholder.isCount ? "%lld" : Self.plain(placeholder)
    case .substitution: return type.kind == .object ? "%@" : "%lld"
    case .value: return Self.plain(placeholder)
    }
  }

  private static func plain(_ placeholder: FormatString.Placeholder) -> String {
    guard placeholder.position != nil, let dollar = placeholder.spelling.firstIndex(of: "$")
    else { return placeholder.spelling.filter { $0 != " " } }
    return "%" + placeholder.spelling[dollar...].dropFirst().filter { $0 != " " }
  }
}

/// The arguments of one text, in its order.
struct ArgumentReads {
  private(set) var reads: [ArgumentRead] = []
  /// Names in `%#@name@` that the localization does not define.
  private(set) var undefined: [String] = []
  /// Percent signs of prose that the formatter takes for placeholders. They get no argument here,
  /// so that the others are judged as they are meant.
  private(set) var prose: [FormatString.Placeholder] = []

  /// The arguments that the text shows itself, without its substitutions.
  var shown: Set<Int> {
    Set(
      reads.lazy.filter { if case .substitution = $0.role { false } else { true } }
        .map(\.position))
  }

  /// How placeholders without a position are numbered where a substitution has an `argNum`: it
  /// counts as one of them, or it does not. Xcode's export writes the number into the text, where
  /// it does not; people write texts where it does.
  enum Numbering: CaseIterable {
    case withSubstitutions, besideSubstitutions
  }

  /// - Parameters:
  ///   - substitutions: of the localization, by name.
  ///   - own: the argument of the substitution or the plural form that the text belongs to.
  ///   - isSubstitutionForm: whole numbers without a position are that argument too.
  init(
    _ placeholders: [FormatString.Placeholder],
    substitutions: [String: StringCatalog.Substitution] = [:], own: Int? = nil,
    isSubstitutionForm: Bool = false, numbering: Numbering = .withSubstitutions
  ) {
    var next = isSubstitutionForm ? (own ?? 1) : 1
    for placeholder in placeholders {
      // More arguments nobody passes.
      if next > ArgumentSignature.mostArguments { break }
      if placeholder.isProse {
        prose.append(placeholder)
        continue
      }
      for star in [placeholder.widthArgument, placeholder.precisionArgument] {
        switch star {
        case .next:
          add(placeholder, next, .wholeNumber, .star)
          next += 1
        case .position(let position): add(placeholder, position, .wholeNumber, .star)
        case nil: break
        }
      }
      if let name = placeholder.substitution.map(String.init) {
        let substitution = substitutions[name]
        if substitution == nil { undefined.append(name) }
        let named = substitution?.argNum.flatMap { $0 >= 1 ? $0 : nil }
        let position = placeholder.position ?? named ?? next
        if placeholder.position == nil, named == nil || numbering == .withSubstitutions {
          next += 1
        }
        if let substitution {
          let type = ArgumentType(specifier: substitution.formatSpecifier)
          add(placeholder, position, type, .substitution(name))
        }
      } else if placeholder.isCount || (isSubstitutionForm && placeholder.isOwnNumber) {
        let position = placeholder.position ?? own ?? next
        add(placeholder, position, placeholder.type, .count)
        if placeholder.position == nil, position == next { next += 1 }
      } else {
        add(placeholder, placeholder.position ?? next, placeholder.type, .value)
        if placeholder.position == nil { next += 1 }
      }
    }
  }

  private mutating func add(
    _ placeholder: FormatString.Placeholder, _ position: Int, _ type: ArgumentType,
    _ role: ArgumentRead.Role
  ) {
    reads.append(
      ArgumentRead(position: position, type: type, role: role, placeholder: placeholder))
  }
}

extension FormatString.Placeholder {
  fileprivate var isOwnNumber: Bool { takesInteger && position == nil }

  /// `50 % des Preises`, `50%off`, `%10 indirim`: a word stands behind it.
  fileprivate var isProse: Bool {
    guard !isUnmistakable, substitution == nil, !isCount else { return false }
    return hasSpace && precedesWord || followsDigit && precedesLetter
  }
}
