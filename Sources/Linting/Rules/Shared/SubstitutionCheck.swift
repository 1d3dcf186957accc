import StringCatalogs

/// Holds the substitutions that a text names to the arguments that they are to take.
struct SubstitutionCheck {
  let signature: ArgumentSignature
  let substitutions: [String: StringCatalog.Substitution]
  /// What the source text shows by each name; empty for its own texts.
  let ofSource: SourceNumbers

  struct Result {
    var misuses: [(kind: PlaceholderMisuse.Kind, severity: Severity)] = []
    /// Arguments that are left out only since a substitution has another's number.
    var settled: Set<Int> = []
    /// Arguments that nothing reads.
    fileprivate var free: [Int]
  }

  private typealias Named = (substitution: StringCatalog.Substitution, read: ArgumentRead)

  /// - Parameters:
  ///   - free: arguments that the text reads nowhere.
  ///   - lacking: of them those that it has to show.
  func check(_ reads: [ArgumentRead], free: [Int], lacking: Set<Int>) -> Result {
    var result = Result(free: free)
    var fine: [Named] = []
    let named = named(reads)
    let sharing = Dictionary(grouping: named) { $0.read.position }.mapValues {
      $0.prefix(2).map(\.substitution.name)
    }
    for item in named {
      let isFine = check(item, sharing[item.read.position] ?? [], lacking, &result)
      if isFine { fine.append(item) }
    }
    spread(fine, lacking, &result)
    return result
  }

  /// The substitutions of a text, each once for each argument.
  private func named(_ reads: [ArgumentRead]) -> [Named] {
    struct Key: Hashable {
      var name: String
      var position: Int
    }
    var seen: Set<Key> = []
    return reads.compactMap { read in
      guard case .substitution(let name) = read.role, let substitution = substitutions[name],
        seen.insert(Key(name: name, position: read.position)).inserted
      else { return nil }
      return (substitution, read)
    }
  }

  /// Whether nothing is wrong with the number of a substitution and with what it takes it for.
  private func check(
    _ item: Named, _ sharing: [String], _ lacking: Set<Int>, _ result: inout Result
  ) -> Bool {
    let (substitution, read) = item
    let expected = signature[read.position]
    let isSpecifier = ArgumentType.isSpecifier(substitution.formatSpecifier)
    let type = isSpecifier ? read.type.kind : expected?.type.kind ?? read.type.kind
    let right = right(item, type, result.free)
    if !isSpecifier {
      let argument = signature[right?.position ?? read.position]
      result.misuses.append(
        (.noSpecifier(substitution, right: argument?.specifier ?? "lld"), .error))
    }
    if let argNum = substitution.argNum, argNum < 1, read.placeholder.position == nil {
      let number = right?.position ?? (expected == nil ? nil : read.position)
      result.misuses.append((.wrongNumber(substitution, right: number), .error))
      if let number { result.settle(number) }
      return true
    }
    if let right {
      let other = sharing.first { $0 != substitution.name }
      let reason = reason(item, right.position, sharedWith: other, lacking)
      result.misuses.append(
        (
          .renumbered(
            .init(substitution: substitution, read: read, right: right.position, reason: reason)),
          right.severity
        ))
      if let there = signature[right.position], there.type.kind != type {
        var read = read
        read.position = right.position
        result.misuses.append((.wrongSpecifier(substitution, read, there), .error))
      }
      result.settle(right.position)
      return false
    }
    guard let expected else {
      result.misuses.append((.beyond(read, count: signature.count), .error))
      return false
    }
    if expected.type.kind == type { return true }
    result.misuses.append(
      expected.type.kind.isNumber
        ? (.wrongSpecifier(substitution, read, expected), .error)
        : (.otherType(read, expected), .error))
    return false
  }

  /// The argument that a substitution should take instead of its own; nil where it is right or
  /// nobody knows.
  private func right(
    _ item: Named, _ type: ArgumentType.Kind, _ free: [Int]
  ) -> (position: Int, severity: Severity)? {
    let (substitution, read) = item
    let expected = signature[read.position]
    if let source = ofSource[substitution.name], let there = signature[source.position],
      there.type.kind == type || expected == nil
    {
      if source.position == read.position { return nil }
      // Without numbers it is open how they count.
      let isCertain =
        expected?.type.kind != there.type.kind
        || source.isExplicit && (read.placeholder.position != nil || substitution.argNum != nil)
      return (source.position, isCertain ? .error : .warning)
    }
    // A form is chosen by a number, so that only what is no number has to be another argument.
    let isWrong = expected.map { type.isNumber && !$0.type.kind.isNumber } ?? true
    guard isWrong else { return nil }
    let wanted = type.isNumber ? type : .integer
    if let position = free.first(where: { signature[$0]?.type.kind == wanted }) {
      return (position, .error)
    }
    let fitting = signature.positions.filter { signature[$0]?.type.kind == wanted }
    return fitting.count == 1 ? fitting.first.map { ($0, .error) } : nil
  }

  private func reason(
    _ item: Named, _ right: Int, sharedWith other: String?, _ lacking: Set<Int>
  ) -> PlaceholderMisuse.Renumbering.Reason {
    guard let expected = signature[item.read.position] else {
      return .beyond(count: signature.count)
    }
    if let other, lacking.contains(right), let leftOut = signature[right] {
      return .shared(with: other, leftOut: leftOut)
    }
    if let there = signature[right], there.type.kind != expected.type.kind {
      return .otherType(expected)
    }
    return .source
  }

  /// Several substitutions of one argument where another is left out: in the order of the text the
  /// first take those before it, the last those behind it.
  private func spread(_ fine: [Named], _ lacking: Set<Int>, _ result: inout Result) {
    let groups = Dictionary(grouping: fine) { $0.read.position }.filter { $0.value.count > 1 }
    for (position, members) in groups.sorted(by: { $0.key < $1.key }) {
      let kind = signature[position]?.type.kind
      let left = result.free
        .filter { lacking.contains($0) && signature[$0]?.type.kind == kind }
        .prefix(members.count - 1)
      let before = left.filter { $0 < position }
      let behind = left.filter { $0 > position }
      let keeps = members[before.count].substitution.name
      let moved =
        zip(members.prefix(before.count), before)
        .map { ($0, $1) } + zip(members.suffix(behind.count), behind).map { ($0, $1) }
      for (member, right) in moved {
        guard let leftOut = signature[right] else { continue }
        result.misuses.append(
          (
            .renumbered(
              .init(
                substitution: member.substitution, read: member.read, right: right,
                reason: .shared(with: keeps, leftOut: leftOut))), .error
          ))
        result.settle(right)
      }
    }
  }
}

extension SubstitutionCheck.Result {
  fileprivate mutating func settle(_ position: Int) {
    settled.insert(position)
    free.removeAll { $0 == position }
  }
}

extension ArgumentType {
  /// Whether it is a format specifier as a substitution has it, such as `lld` or `.1f`; nil, which
  /// stands for `lld`, is one.
  static func isSpecifier(_ text: String?) -> Bool {
    guard let text else { return true }
    let format = FormatString("%" + text, reading: .runTime)
    guard case .placeholder(let placeholder) = format.pieces.first, format.pieces.count == 1 else {
      return false
    }
    return placeholder.substitution == nil && !placeholder.isCount && placeholder.position == nil
  }
}

extension ArgumentType.Kind {
  /// Whether a plural form can be chosen by it.
  var isNumber: Bool { self == .integer || self == .float }
}

extension ArgumentSignature.Argument {
  /// What a substitution that takes it has as its `formatSpecifier`: `lld`, `f`.
  var specifier: String {
    guard type.kind.isNumber else { return "lld" }
    let letters = String(spelling.reversed().prefix { $0.isASCII && $0.isLetter }.reversed())
    return letters.isEmpty ? "lld" : letters
  }
}
