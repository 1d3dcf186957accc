/// The repository that the current folder is in, as far as a run asks for it.
struct GitRepository {
  /// The root of the work tree, absolute.
  let root: String

  /// A file that differs between two versions. Paths are relative to `root`.
  struct Change: Hashable {
    /// nil for a file that is gone.
    var path: String?
    /// The earlier path of a file that is renamed or gone; nil for any other.
    var formerPath: String?
  }

  /// Files that a run may read: catalogs, configurations and flow files, locks, font files.
  static let patterns = [
    "*.xcstrings", "*.yml", "*.yaml", "*copyfit*.json", "copyfit.lock", "*.otf", "*.ttf", "*.otc",
    "*.ttc",
  ].map { pattern in
    ":(top,icase)" + (pattern.hasPrefix("*") ? pattern : "*" + pattern)
  }

  /// - Throws: a `.usage` problem outside of a repository, or where git cannot be run.
  static func current(for option: String) throws(Problem) -> GitRepository {
    do throws(GitCommand.Failure) {
      let output = try GitCommand.run(["rev-parse", "--show-toplevel"])
      let root = String(decoding: output.dropLast(), as: UTF8.self)
      guard root.hasPrefix("/") else {
        throw GitCommand.Failure(status: 128, message: "there is no work tree here")
      }
      return GitRepository(root: root)
    } catch {
      if error.status == nil { throw Problem(.usage, "\(option): \(error.message).") }
      throw Problem(
        .usage,
        "\(option): the current folder is not in the work tree of a git repository (git: "
          + "\(error.message.excerpt)). Change to the repository's folder.")
    }
  }

  /// What differs between HEAD and the index: what the next commit brings.
  func stagedChanges() throws(GitCommand.Failure) -> [Change] {
    try changes(["--cached"])
  }

  /// Files that are renamed between a commit and the index or, unless `isStaged`, the work tree.
  func renames(since commit: String, isStaged: Bool) throws(GitCommand.Failure) -> [Change] {
    try changes((isStaged ? ["--cached"] : []) + ["--diff-filter=R", commit])
  }

  /// Also of any JSON, since a baseline may have any name.
  private func changes(_ arguments: [String]) throws(GitCommand.Failure) -> [Change] {
    let output = try GitCommand.run(
      ["diff", "--no-ext-diff", "--name-status", "-z", "-M", "--ignore-submodules"] + arguments
        + ["--"] + Self.patterns + [":(top,icase)*.json"])
    var fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    var changes: [Change] = []
    while let status = fields.popFirst(), let path = fields.popFirst() {
      switch status.first {
      case "D": changes.append(Change(path: nil, formerPath: path))
      case "R", "C":
        guard let new = fields.popFirst() else { break }
        changes.append(Change(path: new, formerPath: status.first == "R" ? path : nil))
      default: changes.append(Change(path: path, formerPath: nil))
      }
    }
    return changes
  }

  /// Whether a file or folder is in the index or in HEAD.
  func knows(_ relative: String) -> Bool {
    let pathspec = ":(top,literal)" + (relative == "." ? "" : relative)
    for arguments in [["ls-files", "-z"], ["diff", "--cached", "--name-only", "-z"]] {
      let output = (try? GitCommand.run(arguments + ["--", pathspec])) ?? []
      if !output.isEmpty { return true }
    }
    return relative == "."
  }

  /// A problem that names a file of which a merge has left several versions; nil where there is none.
  func unmerged() -> Problem? {
    let output =
      (try? GitCommand.run(["ls-files", "--unmerged", "-z", "--full-name", "--"] + Self.patterns))
      ?? []
    // `MODE HASH STAGE`, a tab, and the path.
    guard let first = output.split(separator: 0).first,
      let path = first.split(separator: 0x09, maxSplits: 1).last
    else { return nil }
    let file = String(decoding: path, as: UTF8.self)
    var problem = Problem(
      .malformedCatalog,
      "A merge conflict in this file is not settled, so nothing of it is staged. Settle it, and `git "
        + "add` the file.", file: file.excerpt)
    problem.shownFile = Path.relative(Path.joined(root, file), to: Path.current)
    return problem
  }

  // MARK: - The history

  /// The commit where the current branch left `reference`: before the first commit of a repository
  /// nothing, as a tree without files.
  /// - Throws: a `.usage` problem that says how to get what a clone lacks.
  func mergeBase(with reference: String) throws(Problem) -> String {
    guard let commit = hash(["rev-parse", "--verify", "--quiet", "--end-of-options"], reference)
    else {
      if reference == "HEAD", let nothing = beforeTheFirstCommit { return nothing }
      throw unknown(reference)
    }
    if let base = hash(["merge-base"], commit, "HEAD") { return base }
    let reason =
      isShallow
      ? " This clone is shallow and ends before it: `git fetch --unshallow` brings the rest (in a "
        + "GitHub workflow: `fetch-depth: 0` at actions/checkout)."
      : " They have no history in common."
    throw Problem(
      .usage,
      "--since \(reference.excerpt): git finds no commit from which both it and HEAD come." + reason
    )
  }

  /// The tree without files, where HEAD is a branch that has no commit yet.
  private var beforeTheFirstCommit: String? {
    guard hash(["symbolic-ref", "--quiet"], "HEAD") != nil else { return nil }
    return hash(["hash-object", "-t", "tree"], "/dev/null")
  }

  /// `origin/main` as the remote and the branch; nil where there is no such remote, or the name could
  /// not be pasted into a shell as it is.
  private func remoteBranch(_ reference: String) -> (remote: String, branch: String)? {
    let parts = reference.split(separator: "/", maxSplits: 1).map { String($0) }
    let isPlain = reference.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || "-._/".utf8.contains($0)
    }
    guard parts.count == 2, isPlain, !reference.hasPrefix("-"),
      let output = try? GitCommand.run(["remote"])
    else { return nil }
    let remotes = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return remotes.contains(Substring(parts[0])) ? (parts[0], parts[1]) : nil
  }

  private func hash(_ arguments: [String], _ names: String...) -> String? {
    let names = arguments.first == "rev-parse" ? names.map { $0 + "^{commit}" } : names
    guard let output = try? GitCommand.run(arguments + names) else { return nil }
    let text = String(decoding: output, as: UTF8.self).split(separator: "\n").first
    // `^main` is a way to leave commits out, and no commit.
    return text.flatMap { $0.hasPrefix("^") ? nil : String($0) }
  }

  private var isShallow: Bool {
    let output = try? GitCommand.run(["rev-parse", "--is-shallow-repository"])
    return output?.starts(with: Array("true".utf8)) ?? false
  }

  private func unknown(_ reference: String) -> Problem {
    var message = "--since \(reference.excerpt): there is no such commit, branch or tag here."
    let names = (try? GitCommand.run(["for-each-ref", "--format=%(refname:short)"])) ?? []
    let known = String(decoding: names, as: UTF8.self).split(separator: "\n").map { String($0) }
    message += NearestName.suggestion(for: reference, among: known)
    if let (remote, branch) = remoteBranch(reference) {
      // A clone of one branch maps no other one to a name of its own: so the name is said.
      let whole = isShallow ? "--unshallow " : ""
      let lack = isShallow ? "This clone is shallow, so it may lack" : "This clone may lack"
      message +=
        " \(lack) the branch: `git fetch \(whole)\(remote) \(branch):refs/remotes/\(remote)/\(branch)` "
        + "brings it (in a GitHub workflow: `fetch-depth: 0` at actions/checkout)."
    } else if isShallow {
      message +=
        " This clone is shallow: `git fetch --unshallow` brings the rest of its history (in a GitHub "
        + "workflow: `fetch-depth: 0` at actions/checkout)."
    } else if known.contains("origin/" + reference) {
      message += " The branch is known as origin/\(reference)."
    }
    return Problem(.usage, message)
  }

  /// The contents of files in a commit; absent where the commit has no such file.
  /// - Parameter paths: relative to `root`.
  func contents(
    of paths: [String], in commit: String
  ) throws(GitCommand.Failure) -> [String: [UInt8]] {
    // A line names a file, so a name with a line break cannot be asked for: such a file is as new.
    let asked = paths.filter { !$0.utf8.contains(0x0A) }
    guard !asked.isEmpty else { return [:] }
    let names = asked.map { "\(commit):\($0)\n" }.joined()
    let output = try GitCommand.run(["cat-file", "--batch"], input: Array(names.utf8))
    var contents: [String: [UInt8]] = [:]
    var rest = output[...]
    for path in asked {
      guard let end = rest.firstIndex(of: 0x0A) else { break }
      let head = rest[..<end].split(separator: 0x20)
      rest = rest[(end + 1)...]
      // `HASH blob SIZE`, or `NAME missing`, whose name may have spaces.
      guard head.count == 3, head[1].elementsEqual("blob".utf8),
        let size = Int(String(decoding: head[2], as: UTF8.self)), size < rest.count
      else { continue }
      contents[path] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
