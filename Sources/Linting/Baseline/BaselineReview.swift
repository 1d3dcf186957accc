import StringCatalogs

/// What a run says of a baseline after it was used: which of its findings are fixed.
struct BaselineReview {
  let project: Project
  /// The configuration's folder, in the work tree.
  let root: String
  let runner: RuleRunner
  /// Nothing was left out by a filter or a problem.
  let isWhole: Bool
  /// The folders of the other configurations of the run.
  let otherRoots: [String]

  /// One finding for all that can be taken out.
  func finding(of baseline: Baseline) -> Finding? {
    guard isWhole, project.scope == nil, let report = runner.report(for: UnusedSuppression.self)
    else { return nil }
    let removable = baseline.unused.filter { isOurs(baseline.file(of: $0)) && isJudged($0.rule) }
    guard let first = removable.first else { return nil }
    return Finding(
      UnusedSuppression.self, report,
      .removable(removable, baseline: Path.shown(baseline.path, in: root)),
      at: SourceLocation(
        file: Path.relative(baseline.path, to: root),
        position: first.position ?? SourcePosition(line: 1, column: 1)))
  }

  /// Whether a file belongs to this project and to none inside of it.
  private func isOurs(_ file: String) -> Bool {
    // Without a configuration the run is about the catalogs that it was given, not about the root.
    if !project.hasConfiguration { return project.catalogs.contains(Path.relative(file, to: root)) }
    return Path.isBelow(file, root)
      && !otherRoots.contains { Path.isBelow($0, root) && $0 != root && Path.isBelow(file, $0) }
  }

  /// A rule that this run left out says nothing of what it would have found. One that the
  /// configuration switches off, or that is no more, finds nothing.
  private func isJudged(_ id: String) -> Bool {
    !runner.skip.contains(id) && (runner.only.isEmpty || runner.only.contains(id))
  }
}

extension Path {
  /// Whether `path` is `folder` or in it; both absolute.
  static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}

extension RuleMessage {
  /// - Parameter baseline: the file as people would type it.
  fileprivate static func removable(_ entries: [Baseline.Entry], baseline: String) -> RuleMessage {
    let shown = entries.prefix(3).map { entry in
      var text = "`\(entry.rule)`"
      if !entry.key.isEmpty { text += " of \(entry.key.quoted)" }
      if !entry.locale.isEmpty { text += " in \(entry.locale.excerpt)" }
      if let line = entry.position?.line { text += " (line \(line))" }
      return text
    }
    let more = entries.count > 3 ? " and \(entries.count - 3) more" : ""
    let fixed =
      entries.count == 1
      ? "A finding of the baseline is fixed: "
      : "\(entries.count) findings of the baseline are fixed: "
    return RuleMessage(
      what: fixed + shown.joined(separator: ", ") + more + ".",
      why: "As long as it lists them, they can come back unseen.",
      cure: (entries.count == 1 ? "Take its line out, or write" : "Take their lines out, or write")
        + " the baseline anew with `copyfit lint --write-baseline \(baseline.excerpt)`.")
  }
}
