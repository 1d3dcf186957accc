/// Holds the sample arguments of a step to the placeholders of its text.
struct ArgumentCheck {
  let flow: Flow

  /// - Parameter formats: the key and its source texts, all plural forms included: together they
  ///   have every placeholder that an argument may be for.
  /// - Returns: one problem for each text where a whole number is wanted. Further arguments are let
  ///   pass: a count may choose a plural form that does not say it.
  func problems(_ step: CopyKey, formats: [String]) -> [Problem] {
    guard !step.arguments.isEmpty else { return [] }
    var takesInteger: [Int: Bool] = [:]
    for format in formats {
      var next = 1
      for case .placeholder(let placeholder) in FormatString(format).pieces {
        for star in [placeholder.widthArgument, placeholder.precisionArgument]
        where star == .next {
          takesInteger[next] = true
          next += 1
        }
        let position = placeholder.position ?? next
        if placeholder.position == nil { next += 1 }
        // A substitution's argument is a count.
        takesInteger[position] = placeholder.takesInteger || placeholder.substitution != nil
      }
    }
    return step.arguments.enumerated().compactMap { index, argument in
      guard takesInteger[index + 1] == true, case .text(let text) = argument else { return nil }
      return problem(
        step, "argument \(index + 1) must be a whole number; found the text \(text.quoted)")
    }
  }

  private func problem(_ step: CopyKey, _ what: String) -> Problem {
    Problem(
      .configuration, "Flow \(flow.id.quoted), \(flow.mention(of: step)): \(what).",
      file: step.location.file, position: step.location.position)
  }
}
