import StringCatalogs

extension ProjectRun {
  /// What a project's findings are held against.
  enum BaselineUse {
    case none
    case known(Baseline)
    /// A new one is to have all findings, in its terms.
    case new(Baseline)
  }

  /// The baseline of the command line, else the configuration's.
  func baseline(_ problems: inout [Problem]) -> BaselineUse {
    if let path = options.writeBaseline { return .new(Baseline(path: Path.absolute(path))) }
    do throws(Problem) {
      if let path = options.baseline { return .known(try .read(Path.absolute(path), as: path)) }
      guard let name = project.configuration.baseline else { return .none }
      let path = configuredBaseline(name)
      return .known(try .read(path, at: snapshot?.workTree(path), as: name))
    } catch {
      var problem = error
      if options.baseline == nil, problem.kind == .missingFile {
        problem.file = project.configuration.file.map { Path.name(of: $0) }
        problem.position = project.configuration.positions[.init(key: "baseline")]
      }
      problems.append(problem)
      return .none
    }
  }

  /// The configuration's folder in the work tree.
  var workTreeRoot: String {
    let root = project.configuration.root
    return snapshot?.workTree(root) ?? root
  }

  private func configuredBaseline(_ name: String) -> String {
    let path = Path.normalized(Path.joined(project.configuration.root, name))
    if let snapshot, Path.isBelow(path, snapshot.folder) {
      _ = snapshot.add(Path.relative(path, to: snapshot.folder))
    }
    return path
  }
}

extension ProjectRun.Outcome {
  /// Sorts findings into those that stand and those that are silenced.
  ///
  /// - Parameter keepsKnown: those in the baseline stand too, marked.
  mutating func take(
    _ found: consuming [Finding], _ suppression: Suppression, baseline: ProjectRun.BaselineUse,
    _ review: BaselineReview, keepsKnown: Bool
  ) {
    let count = found.count
    found.removeAll(where: suppression.silences)
    let loud = found
    suppressed += count - loud.count
    let root = review.root
    switch baseline {
    case .none: findings = loud
    case .new(let new):
      baselineEntries = loud.map { new.entry(for: $0, root: root) }
      suppressed += loud.count
    case .known(var known):
      for var finding in loud {
        finding.isInBaseline = known.silences(finding, root: root)
        if finding.isInBaseline == false || keepsKnown { findings.append(finding) }
      }
      suppressed += loud.count - findings.count
      guard var removable = review.finding(of: known).map({ [$0] }),
        !removable.contains(where: suppression.silences)
      else { return }
      Fingerprint.assign(to: &removable)
      findings += removable
    }
  }
}
