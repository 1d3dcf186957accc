/// Holds the sample arguments of a step to the placeholders of its text.
struct ArgumentCheck {
  let flow: Flow

  /// - Parameter formats: the key and its source texts, all plural forms included: together they
  ///   have every placeholder that an argument may be for.
  /// - Returns: one problem for each argument that no placeholder takes.
  func problems(_ step: CopyKey, formats: [String]) -> [Problem] {
    guard !step.arguments.isEmpty else { return [] }
    var takesInteger: [Int: Bool] = [:]
    for format in formats {
      var next = 1
      for case .placeholder(let placeholder) in FormatString(format).pieces {
        let position = placeholder.position ?? next
        if placeholder.position == nil { next += 1 }
        // A substitution's argument is a count.
        takesInteger[position] = placeholder.takesInteger || placeholder.substitution != nil
      }
    }
    return step.arguments.enumerated().compactMap { index, argument in
      guard let wantsInteger = takesInteger[index + 1] else {
        let count = takesInteger.count
        return problem(
          step,
          "argument \(index + 1) has no place: the text has "
            + (count == 1 ? "1 placeholder" : "\(count) placeholders"))
      }
      guard wantsInteger, case .text(let text) = argument else { return nil }
      return problem(
        step, "argument \(index + 1) must be a whole number; found the text \(text.quoted)")
    }
  }

  private func problem(_ step: CopyKey, _ what: String) -> Problem {
    Problem(
      .configuration, "Flow \(flow.id.quoted), step \(step.key.quoted): \(what).",
      file: step.location.file, position: step.location.position)
  }
}
