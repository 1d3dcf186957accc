import StringCatalogs

extension RunResult {
  /// Tells the paths of a snapshot as those of the work tree that it was taken from.
  mutating func tell(_ snapshot: StagedSnapshot) {
    let current = Path.current
    func told(_ shown: String) -> String {
      let absolute = Path.normalized(Path.joined(current, shown))
      let place = snapshot.workTree(absolute)
      return place == absolute ? shown : Path.relative(place, to: current)
    }
    // Where a message names a folder.
    func cleaned(_ text: String) -> String {
      [GitRepository.resolved(snapshot.folder), snapshot.folder].reduce(text) {
        $0.replacing($1, with: snapshot.repository.root)
      }
    }
    folders = .found(from: nil)
    inputs = Set(inputs.map(snapshot.workTree))
    configuration = configuration.map(told)
    catalogFiles = catalogFiles.map(told)
    for index in checked.indices {
      checked[index].file = told(checked[index].file)
      checked[index].configurationFolder = checked[index].configurationFolder.map(told)
    }
    for index in findings.indices {
      findings[index].shownFile = told(findings[index].shown)
      findings[index].configurationFolder = findings[index].configurationFolder.map(told)
    }
    for index in problems.indices {
      problems[index].shownFile = problems[index].shown.map(told)
      problems[index].message = cleaned(problems[index].message)
    }
  }

  /// A configuration that is there and not in the index applies to every run but this one.
  mutating func noteUntrackedConfiguration() {
    // One that is staged and cannot be read has been said.
    if problems.contains(where: { $0.kind == .configuration }) { return }
    guard configuration == nil, let file = ConfigurationFinder.find(from: Path.current) else {
      return
    }
    let shown = Path.relative(file, to: Path.current)
    notices.append(
      "\(shown) is neither staged nor committed, so --staged goes without it. `git add` it.")
  }
}
