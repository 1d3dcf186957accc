/// A run about some catalogs of a project reads the others too, since flows may need them, but says
/// nothing of them: a commit of one catalog is not held up by another that was broken before.
extension ProjectRun {
  /// Whether a catalog that could not be read is one that was asked for.
  func isAsked(_ problem: Problem) -> Bool { problem.file.map(project.isInScope) ?? true }

  /// Whether a flow that not all is known of has to do with the catalogs that were asked for: it is
  /// in one of their tables, or one of them has a key of it.
  func mayBeInScope(_ flow: Flow, _ catalogs: [LoadedCatalog]) -> Bool {
    guard let scope = project.scope else { return true }
    if let table = flow.table {
      return scope.contains { LoadedCatalog.table(ofFile: $0.text) == table }
    }
    return catalogs.contains { loaded in
      scope.contains(FilePath(loaded.file))
        && flow.keys.contains { loaded.catalog.entry(forKey: $0.key) != nil }
    }
  }

  func isInScope(_ resolver: FlowResolver, _ catalogs: [LoadedCatalog]) -> Bool {
    let indices = resolver.stepCatalogs + (resolver.messageCatalog.map { [$0] } ?? [])
    return indices.isEmpty || indices.contains { project.isInScope(catalogs[$0].file) }
  }

  /// Findings of files that were not asked for, and of locales that a filter leaves out, are kept
  /// back. What is at a flow belongs to no catalog and is always wanted.
  func isWanted(_ finding: Finding, catalogs: [LoadedCatalog]) -> Bool {
    let isInCatalog = catalogs.contains { $0.file == finding.location.file }
    if isInCatalog, !project.isInScope(finding.location.file) { return false }
    if options.locales.isEmpty || finding.locale.isEmpty { return true }
    return options.locales.contains(finding.locale)
  }
}
