import StringCatalogs

extension RunResult {
  /// Fills in `newBaseline` where one was asked for.
  mutating func addBaseline(
    _ entries: [Baseline.Entry], of projects: [Project], _ options: LintOptions
  ) {
    guard let name = options.writeBaseline else { return }
    if let problem = Baseline.obstacle(to: Path.absolute(name), as: name) {
      problems.append(problem)
      return
    }
    guard problems.isEmpty else {
      problems.append(
        Problem(
          .usage,
          "--write-baseline \(name.excerpt): not written, since it would lack what could not be "
            + "checked. Mend the other problems first.", file: name.excerpt))
      return
    }
    // What stands there for files that this run was not about stays.
    let former = try? Baseline.read(Path.absolute(name), as: name)
    let kept = (former?.entries ?? []).filter { entry in
      former.map { !projects.cover($0.file(of: entry)) } ?? false
    }
    newBaseline = NewBaseline(
      path: name, bytes: Baseline.contents(entries + kept), count: entries.count + kept.count)
  }
}

extension [Project] {
  /// Whether the run was about a file, if there is one.
  fileprivate func cover(_ file: String) -> Bool {
    let owner = filter { Path.isBelow(file, $0.configuration.root) }
      .max { $0.configuration.root.utf8.count < $1.configuration.root.utf8.count }
    guard let owner else { return false }
    let relative = Path.relative(file, to: owner.configuration.root)
    return owner.hasConfiguration ? owner.isInScope(relative) : owner.catalogs.contains(relative)
  }
}
