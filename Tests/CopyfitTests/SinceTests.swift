import Foundation
import Testing

/// `lint --since REF`: only what a branch changed.
@Suite struct SinceTests {
  private let repository: GitSandbox

  init() throws {
    repository = try GitSandbox()
    try repository.write("catalogRules: all\n", to: "copyfit.yml")
    try repository.catalog(
      "App/Localizable.xcstrings", ("Old", "Alt", "needs_review"), ("Cart", "Korb", "translated"))
    try repository.commit()
  }

  @Test func whatWasThereIsNotTold() throws {
    #expect(try repository.findings() == ["needs-review Old"])
    #expect(try repository.findings("--since", "HEAD") == [])
  }

  static let changes: [(String, german: String, state: String, [String])] = [
    ("nothing", "Korb", "translated", []),
    ("the state", "Korb", "needs_review", ["needs-review Cart"]),
    ("the text", "Korb ", "translated", ["edge-whitespace Cart"]),
    ("both", " Korb", "new", ["edge-whitespace Cart", "untranslated Cart"]),
  ]

  @Test(arguments: changes)
  func changedKeys(_ change: (String, german: String, state: String, [String])) throws {
    // Another line and another order: neither is a change.
    try repository.catalog(
      "App/Localizable.xcstrings", ("Cart", change.german, change.state),
      ("Old", "Alt", "needs_review"))
    #expect(try repository.findings("--since", "main") == change.3, "\(change.0)")
  }

  @Test func aNewKeyAndANewCatalog() throws {
    try repository.catalog(
      "App/Localizable.xcstrings", ("Old", "Alt", "needs_review"), ("New", "Neu", "needs_review"))
    try repository.catalog("App/New.xcstrings", ("Other", "Anderes", "needs_review"))
    #expect(
      try repository.findings("--since", "HEAD") == ["needs-review New", "needs-review Other"])
  }

  @Test func aRenamedCatalogIsNotNew() throws {
    try repository.git("mv", "App/Localizable.xcstrings", "App/Renamed.xcstrings")
    #expect(try repository.findings("--since", "HEAD") == [])
    #expect(try repository.findings() == ["needs-review Old"])
  }

  /// A link leads where it led: nothing changed.
  @Test func aLinkOutOfTheRepository() throws {
    let elsewhere = try ScratchFolder()
    let catalog = GitSandbox.catalog([("Far", "Fern", "needs_review")])
    try elsewhere.write(catalog, to: "Far.xcstrings")
    try FileManager.default.createSymbolicLink(
      at: repository.folder.url.appending(path: "App/Far.xcstrings"),
      withDestinationURL: elsewhere.url.appending(path: "Far.xcstrings"))
    try repository.commit()
    #expect(try repository.findings() == ["needs-review Far", "needs-review Old"])
    #expect(try repository.findings("--since", "HEAD") == [])
  }

  /// What came to the other branch in the meantime is not this one's.
  @Test func itIsTheMergeBaseThatCounts() throws {
    try repository.git("checkout", "--quiet", "-b", "feature")
    try repository.catalog(
      "App/Localizable.xcstrings", ("Old", "Alt", "needs_review"), ("Cart", "Korb", "needs_review"))
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.catalog(
      "App/Localizable.xcstrings", ("Old", "Alt", "translated"), ("Cart", "Korb", "needs_review"))
    try repository.commit()
    try repository.git("checkout", "--quiet", "feature")
    #expect(try repository.findings("--since", "main") == ["needs-review Cart"])
  }

  @Test func withStaged() throws {
    try repository.catalog(
      "App/Localizable.xcstrings", ("Old", "Alt", "needs_review"), ("Cart", "Korb", "needs_review"))
    try repository.git("add", "--all")
    try repository.catalog(
      "App/Localizable.xcstrings", ("Old", "Alt", "needs_review"), ("Cart", "Korb", "new"))
    #expect(try repository.findings("--since", "HEAD", "--staged") == ["needs-review Cart"])
    #expect(try repository.findings("--since", "HEAD") == ["untranslated Cart"])
  }

  @Test func aSuppressionThatIsTakenAway() throws {
    let silent =
      #"{"sourceLanguage": "en", "strings": {"Old": {"comment": "[copyfit:ignore needs-review]","#
      + #" "localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "Alt"}}}}}}"#
    try repository.write(silent, to: "App/Localizable.xcstrings")
    try repository.commit()
    #expect(try repository.findings() == [])
    try repository.write(
      silent.replacing("[copyfit:ignore needs-review]", with: "c"), to: "App/Localizable.xcstrings")
    #expect(try repository.findings("--since", "HEAD") == ["needs-review Old"])
  }

  /// Surfaces whose lines have moved say what they said.
  @Test func movedLinesAreNoChange() throws {
    let configuration = """
      devices: none
      widths: [{ width: 60, scale: 3 }]
      contentSizes: [large]
      flows:
        - id: screen
          surface: slots
          slots:
            - { id: a, text: Cart, lines: 1, width: 20 }
            - { id: b, literal: "Hello", lines: 1, width: 20 }
        - { id: bar, surface: tab-bar, tabs: [Cart, Old] }

      """
    try repository.write(configuration, to: "copyfit.yml")
    try repository.commit()
    #expect(try repository.findings().count > 3)
    try repository.write("# moved\n\n" + configuration, to: "copyfit.yml")
    #expect(try repository.findings("--since", "HEAD") == [])
    try repository.write(
      configuration.replacing("tabs: [Cart, Old]", with: "tabs: [Old, Cart]"), to: "copyfit.yml")
    #expect(try !repository.findings("--since", "HEAD").isEmpty)
  }

  static let flow = """
    widths: [{ width: 150, scale: 3 }, { width: 140, scale: 3 }]
    devices: none
    contentSizes: [large]
    flows:
      - id: checkout
        showsCaption: false
        steps: [Cart, Old]
        messages: { caption: Cart, complete: Cart, label: Cart, value: Cart, goTo: Cart }
        style: { maximumTitleWidth: 60 }

    """

  /// The title that is cut is not the one that changed, but the flow is.
  static let flows: [(String, @Sendable (String) -> String, String, [String])] = [
    ("nothing", { $0 }, "Korb", []),
    (
      "another flow",
      {
        $0
          + "  - { id: other, steps: [Cart], showsCaption: false, messages: { complete: Cart, label: "
          + "Cart, value: Cart, goTo: Cart, caption: Cart } }\n"
      }, "Korb", []
    ),
    ("a comment", { "# Widths of our own\n" + $0 }, "Korb", []),
    (
      "the style", { $0.replacing("60", with: "61") }, "Korb",
      ["form-flip Old", "needs-review Old", "title-truncated Old"]
    ),
    (
      "a width", { $0.replacing("150", with: "151") }, "Korb",
      ["form-flip Old", "needs-review Old", "title-truncated Old"]
    ),
    ("another title", { $0 }, "Wagen", ["form-flip Old"]),
  ]

  @Test(arguments: flows)
  func changedFlows(
    _ change: (String, edit: @Sendable (String) -> String, german: String, [String])
  ) throws {
    func catalog(_ cart: String) throws {
      try repository.catalog(
        "App/Localizable.xcstrings", ("Cart", cart, "translated"),
        ("Old", "Altehrwürdigkeiten", "needs_review"))
    }
    try catalog("Korb")
    try repository.write(Self.flow, to: "copyfit.yml")
    try repository.commit()
    let all = try repository.findings()
    try #require(all == ["form-flip Old", "needs-review Old", "title-truncated Old"])
    try catalog(change.german)
    try repository.write(change.edit(Self.flow), to: "copyfit.yml")
    #expect(try repository.findings("--since", "HEAD") == change.3, "\(change.0)")
  }

  @Test func aCloneThatLacksTheCommit() throws {
    try repository.git("checkout", "--quiet", "-b", "feature")
    try repository.commit("second")
    let shallow = try GitSandbox(cloning: repository, "--depth", "1", "--branch", "feature")
    let outcome = try shallow.lint("--since", "origin/main")
    #expect(outcome.status == 2)
    for part in ["no such commit", "shallow", "fetch --unshallow", "fetch-depth: 0"] {
      #expect(outcome.errors.replacing("\n  ", with: " ").contains(part), "\(outcome.errors)")
    }
    // What the message says is done, and helps.
    let whole = try GitSandbox(cloning: repository, "--depth", "1", "--branch", "feature")
    try whole.git(try Self.cure(outcome))
    #expect(try whole.lint("--since", "origin/main").status == 0)
    // The commit is there, but not the history to where the branch left it.
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("third")
    try shallow.git("fetch", "--quiet", "--depth", "1", "origin", "main")
    let cut = try shallow.lint("--since", "FETCH_HEAD")
    #expect(cut.status == 2)
    #expect(cut.errors.contains("--unshallow"), "\(cut.errors)")
  }

  /// The git command that a message gives.
  private static func cure(_ outcome: CommandRunner.Outcome) throws -> [String] {
    let line = outcome.errors.split(whereSeparator: { $0 == " " || $0 == "\n" })
      .joined(separator: " ")
    let command = try #require(line.firstMatch(of: /`git (fetch [^`]+)`/)?.1, "\(line)")
    return command.split(separator: " ").map { String($0) }
  }

  /// A clone of one branch has the history and lacks the name of the other.
  @Test func aCloneOfOneBranch() throws {
    try repository.git("checkout", "--quiet", "-b", "feature")
    try repository.commit("second")
    let single = try GitSandbox(cloning: repository, "--single-branch", "--branch", "feature")
    let outcome = try single.lint("--since", "origin/main")
    #expect(outcome.status == 2)
    try single.git(try Self.cure(outcome))
    #expect(try single.lint("--since", "origin/main").status == 0)
  }

  /// In a hook with `--since HEAD`: all of the first commit is new.
  @Test func beforeTheFirstCommit() throws {
    let fresh = try GitSandbox()
    try fresh.catalog("A.xcstrings", ("Cart", "Korb", "needs_review"))
    #expect(try fresh.findings("--since", "HEAD") == ["needs-review Cart"])
    try fresh.git("add", "--all")
    #expect(try fresh.findings("--since", "HEAD", "--staged") == ["needs-review Cart"])
    #expect(try fresh.lint("--since", "main").status == 2)
  }

  @Test func aMisspeltBranch() throws {
    let outcome = try repository.lint("--since", "mian")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Did you mean"))
    #expect(try repository.lint("--since", "--help").output.hasPrefix("Usage"))
    #expect(try repository.lint("--since=--output=x").status == 2)
    #expect(try repository.lint("--since", "^main").errors.contains("no such commit"))
  }
}
