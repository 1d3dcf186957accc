/// Whoever names catalogs, such as a hook that names those of a commit, does not ask about the others:
/// one of them that is broken, and was before, is not held against this run.
extension ProjectRun {
  /// Whether a catalog that could not be read is one that was asked for.
  func isAsked(_ problem: Problem) -> Bool { problem.file.map(project.isInScope) ?? true }

  /// Whether a flow that could not be checked has to do with the catalogs that were asked for: one of them
  /// has a key of it.
  func isAsked(_ problem: Problem, of flow: Flow, _ catalogs: [LoadedCatalog]) -> Bool {
    guard problem.kind == .uncheckedFlow, project.scope != nil else { return true }
    return catalogs.contains { loaded in
      project.isInScope(loaded.file) && (flow.table ?? loaded.table) == loaded.table
        && flow.steps.contains { loaded.catalog.entry(forKey: $0.key) != nil }
    }
  }
}
