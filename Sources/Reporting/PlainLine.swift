import Linting

// What formats without a layout of their own say of a finding or a problem: one line of plain text,
// inert for a terminal. Each format escapes its own syntax on top.

extension Finding {
  /// What is wrong, why, and what to do.
  var plainLine: String {
    let message = SafeText.line(message)
    return advice.isEmpty ? message : message + " " + SafeText.line(advice)
  }

  /// `title-truncated`, or `title-truncated, borderline`.
  var ruleLabel: String { isBorderline ? rule + ", borderline" : rule }
}

extension Problem {
  var plainLine: String { SafeText.line(message) }
}

extension RunFolders {
  /// A path as readers of a repository want it: relative to its root, absolute outside of it.
  func repositoryPath(_ shown: String) -> String {
    relativeToRoot(shown) ?? absolute(shown)
  }
}

extension ReportContext {
  /// What `--max-findings` has cut; nil for nothing.
  var unlistedSentence: String? {
    guard unlisted > 0 else { return nil }
    return
      "\(unlisted) \(unlisted == 1 ? "finding is" : "findings are") not listed (--max-findings)."
  }
}

extension Sequence<Finding> {
  /// Errors first, and among equals what is sure before what is borderline; otherwise in the order
  /// of the run.
  var worstFirst: [Finding] {
    Severity.allCases.reversed().flatMap { level in
      let ofLevel = filter { $0.severity == level }
      return ofLevel.filter { !$0.isBorderline } + ofLevel.filter(\.isBorderline)
    }
  }
}

extension Severity {
  /// `1 error`, `2 warnings`.
  func counted(_ number: Int) -> String { "\(number) \(rawValue)\(number == 1 ? "" : "s")" }

  /// `1 error, 2 warnings`: levels without any are left out.
  static func counted(_ numbers: [Severity: Int]) -> String {
    allCases.reversed().compactMap { level in
      numbers[level].flatMap { $0 > 0 ? level.counted($0) : nil }
    }.joined(separator: ", ")
  }
}
