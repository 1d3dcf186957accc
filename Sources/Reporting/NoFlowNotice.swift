import Linting

/// A run without flows is no silent success: formats that have a place for it say so. Where remarks are
/// not wanted (`--quiet`), only documents do that would be empty without it.
enum NoFlowNotice {
  /// What to say, as plain sentences on one line; nil when flows were checked. The same of a run that had
  /// nothing to do.
  static func sentence(_ result: RunResult) -> String? {
    if let reason = result.idleReason { return SafeText.line(reason) }
    guard result.summary.flows == 0 else { return nil }
    guard TextFormat.lacksFlow(result) else {
      return result.problems.isEmpty && result.configuredFlows > 0
        ? "No flow was checked: those configured have no keys in what was linted."
        : "No flow was checked."
    }
    let way = result.configuration == nil ? " `copyfit init` writes one." : ""
    return "No flow was checked\(reason(result)).\(way)"
  }

  /// Why there is none, to follow “No flow was checked”.
  static func reason(_ result: RunResult) -> String {
    if let file = result.configuration { return ": \(SafeText.line(file)) lists none" }
    // A path that leads nowhere says nothing of that.
    return result.problems.allSatisfy { $0.kind == .malformedCatalog }
      ? ": there is no copyfit.yml here or in a folder above" : ""
  }
}
