import StringCatalogs

/// Placeholders without positions that are all there, in another order.
enum PlaceholderOrder {
  /// The placeholders with the positions they need, such as `%2$@ … %1$lld`; nil where the order is
  /// not all that is wrong. A substitution that has its argument number keeps its spelling.
  static func corrected(
    _ text: String, _ signature: ArgumentSignature,
    substitutions: [String: StringCatalog.Substitution] = [:]
  ) -> String? {
    let reads = ArgumentReads(
      FormatString(text, reading: .runTime).placeholders, substitutions: substitutions
    ).reads
    guard reads.count > 1, reads.count == signature.arguments.count, reads.count < 10 else {
      return nil
    }
    let isRight = reads.allSatisfy { signature[$0.position]?.type.kind == $0.type.kind }
    if isRight { return nil }
    var free = signature.positions
    for read in reads where read.hasNumber(substitutions) {
      guard signature[read.position]?.type.kind == read.type.kind,
        let index = free.firstIndex(of: read.position)
      else { return nil }
      free.remove(at: index)
    }
    var written: [String] = []
    for read in reads {
      if read.hasNumber(substitutions) {
        written.append(read.spelling)
        continue
      }
      guard read.placeholder.position == nil, !read.placeholder.hasSpace,
        let index = free.firstIndex(where: { signature[$0]?.type.kind == read.type.kind })
      else { return nil }
      let position = free.remove(at: index)
      switch read.role {
      case .value: written.append("%\(position)$" + read.plainSpelling.dropFirst())
      case .substitution(let name): written.append("%\(position)$#@\(name)@")
      case .star, .count: return nil
      }
    }
    return written.joined(separator: " … ")
  }
}

extension ArgumentRead {
  /// Whether it is a substitution that says itself which argument it takes.
  fileprivate func hasNumber(_ substitutions: [String: StringCatalog.Substitution]) -> Bool {
    guard case .substitution(let name) = role else { return false }
    return placeholder.position != nil || (substitutions[name]?.argNum ?? 0) >= 1
  }
}
