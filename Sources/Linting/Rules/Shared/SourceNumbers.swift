import StringCatalogs

/// Which argument the source text shows by each of its substitutions.
struct SourceNumbers {
  struct Number {
    var position: Int
    /// Whether it has the number from `argNum` or from a position, not from the order of the text.
    var isExplicit: Bool
  }

  private var numbers: [String: Number] = [:]
  /// Names that show now this argument, now that.
  private var ambiguous: Set<String> = []
  private var names: [Int: String] = [:]

  subscript(name: String) -> Number? { numbers[name] }

  /// The substitution that shows an argument; of several the first.
  func name(of position: Int) -> String? { names[position] }

  mutating func add(
    _ reads: [ArgumentRead], _ substitutions: [String: StringCatalog.Substitution]
  ) {
    for read in reads {
      guard case .substitution(let name) = read.role, !ambiguous.contains(name) else { continue }
      let isExplicit =
        read.placeholder.position != nil || (substitutions[name]?.argNum ?? 0) >= 1
      if let known = numbers[name], known.position != read.position {
        numbers[name] = nil
        ambiguous.insert(name)
        continue
      }
      numbers[name] = Number(position: read.position, isExplicit: isExplicit)
      if names[read.position] == nil { names[read.position] = name }
    }
  }
}
