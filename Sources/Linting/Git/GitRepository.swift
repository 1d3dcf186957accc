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

  private func changes(_ arguments: [String]) throws(GitCommand.Failure) -> [Change] {
    let output = try GitCommand.run(
      ["diff", "--no-ext-diff", "--name-status", "-z", "-M", "--ignore-submodules"] + arguments
        + ["--"] + Self.patterns)
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

  // MARK: - The history

  /// The commit where the current branch left `reference`.
  /// - Throws: a `.usage` problem that says how to get what a shallow clone lacks.
  func mergeBase(with reference: String) throws(Problem) -> String {
    guard let commit = hash(["rev-parse", "--verify", "--quiet", "--end-of-options"], reference)
    else { throw unknown(reference) }
    if let base = hash(["merge-base"], commit, "HEAD") { return base }
    let shallow =
      isShallow
      ? " This clone is shallow and ends before it: `git fetch --unshallow` brings the rest (in a "
        + "GitHub workflow: `fetch-depth: 0` at actions/checkout)."
      : " They have no history in common."
    throw Problem(
      .usage,
      "--since \(reference.excerpt): git finds no commit from which both it and HEAD come."
        + shallow)
  }

  private func hash(_ arguments: [String], _ names: String...) -> String? {
    let names = arguments.first == "rev-parse" ? names.map { $0 + "^{commit}" } : names
    guard let output = try? GitCommand.run(arguments + names) else { return nil }
    let text = String(decoding: output, as: UTF8.self).split(separator: "\n").first
    return text.map { String($0) }
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
    if isShallow {
      let branch = reference.split(separator: "/").last.map { String($0) } ?? reference
      message +=
        " This clone is shallow, so it may lack the branch: `git fetch --unshallow origin "
        + "\(branch.excerpt)` brings it (in a GitHub workflow: `fetch-depth: 0` at "
        + "actions/checkout)."
    } else if !reference.contains("/"), known.contains("origin/" + reference) {
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
