/// Placeholders without positions that are all there, in another order.
enum PlaceholderOrder {
  /// The placeholders with the positions they need, such as `%2$@ … %1$lld`; nil where the order is
  /// not all that is wrong.
  static func corrected(_ text: String, _ signature: ArgumentSignature) -> String? {
    let reads = ArgumentReads(FormatString(text, reading: .runTime).placeholders).reads
    guard reads.count > 1, reads.count == signature.arguments.count, reads.count < 10 else {
      return nil
    }
    var free = signature.positions
    var written: [String] = []
    for read in reads {
      guard read.role == .value, read.placeholder.position == nil, !read.placeholder.hasSpace,
        let index = free.firstIndex(where: { signature[$0]?.type.kind == read.type.kind })
      else { return nil }
      written.append("%\(free.remove(at: index))$" + read.plainSpelling.dropFirst())
    }
    let isRight = zip(reads, reads.indices).allSatisfy { read, index in
      signature[index + 1]?.type.kind == read.type.kind
    }
    return isRight ? nil : written.joined(separator: " … ")
  }
}
