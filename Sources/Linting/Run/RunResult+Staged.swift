import StringCatalogs

extension RunResult {
  /// Tells the paths of a snapshot as those of the work tree that it was taken from.
  mutating func tell(_ snapshot: StagedSnapshot) {
    let current = Path.current
    let (folder, root) = (
      GitRepository.resolved(snapshot.folder), snapshot.repository.root
    )
    func told(_ shown: String) -> String {
      let absolute = Path.normalized(Path.joined(current, shown))
      for folder in [folder, snapshot.folder] where Path.isBelow(absolute, folder) {
        let inside = Path.relative(absolute, to: folder)
        return Path.relative(Path.normalized(Path.joined(root, inside)), to: current)
      }
      return shown
    }
    func cleaned(_ text: String) -> String {
      text.replacing(snapshot.folder + "/", with: "").replacing(folder + "/", with: "")
    }
    folders = .found(from: nil)
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
}
