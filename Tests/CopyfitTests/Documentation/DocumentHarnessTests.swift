import Testing

/// The harness tells right from wrong.
@Suite struct DocumentHarnessTests {
  @Test(arguments: [
    ("copyfit lint", [["copyfit", "lint"]]),
    ("cd 'a b' && copyfit # all", [["cd", "a b"], ["copyfit"]]),
    (
      "NAME=x copyfit --format json=a.json > out.txt 2>&1",
      [["copyfit", "--format", "json=a.json"]]
    ),
    (
      "git show :A | copyfit lint - \\\n  --strict",
      [["git", "show", ":A"], ["copyfit", "lint", "-", "--strict"]]
    ),
    ("copyfit measure \"Pay #1\"", [["copyfit", "measure", "Pay #1"]]), ("# nothing", []),
  ])
  func commands(text: String, expected: [[String]]) {
    #expect(ShellWords.commands(in: text.components(separatedBy: "\n")) == expected)
  }

  @Test(arguments: [
    ("copyfit lint --fromat json", "unknown option"), ("copyfit lnt", "no command lnt"),
    ("copyfit explain form-flop", "no rule"),
    ("copyfit lint --only form-flop", "no rule"), ("copyfit inspect --strict", "unknown option"),
    ("make demon", "no target"), ("swift test --filter NoSuchTests", "NoSuchTests"),
    ("swift build --product copyfat", "no copyfat"),
  ])
  func faults(line: String, expected: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(CommandLineCheck.fault(in: words)?.contains(expected) == true)
  }

  @Test(arguments: [
    (["a", "b"], ["a", "b"], true), (["a", "x", "y", "b"], ["a", "…", "b"], true),
    (["a"], ["a", "…"], true), (["a", "b"], ["a"], false), (["a"], ["a", "b"], false),
    (["a", "b", "c", "b"], ["…", "b"], true), ([], ["…"], true), ([], [], true),
  ])
  func consolesCompare(lines: [String], shown: [String], expected: Bool) {
    #expect(ConsoleRunner.matches(lines, shown) == expected)
  }
}

extension DocumentHarnessTests {
  private static let sample = Document(
    path: "sample.md",
    text: """
      # A page with `code` and `more`

      <!-- file: a/b.yml -->

      ```yaml
      a: 1
      ```
      <!-- Not run: there is no Mac. -->
      - In a list:
        ```sh
        make demo
          deeper
        ```
      <!-- Not run -->
      ```
      ```
      <!-- Run by SomeTests: a-name -->
      ```console
      $ true
      ```
      """)

  @Test func blocksAreFound() {
    let blocks = Self.sample.blocks
    #expect(blocks.map(\.language) == ["yaml", "sh", "", "console"])
    #expect(blocks.map(\.line) == [5, 10, 15, 18])
    #expect(blocks.map(\.text) == ["a: 1\n", "make demo\n  deeper\n", "", "$ true\n"])
    #expect(blocks[0].note("file") == "a/b.yml")
    // A comment is for what comes right after it, and an exemption gives its reason.
    #expect(blocks[1].note == "")
    #expect(blocks.map(\.isExempt) == [false, false, false, false])
    #expect(blocks[3].runner.map { "\($0.suite) \($0.name)" } == "SomeTests a-name")
    #expect(Self.sample.codeSpans.map(\.text) == ["code", "more"])
  }

  @Test(arguments: [
    ("Not run: there is no Mac.", true), ("Not run:", false), ("Not run", false),
    ("Nothing: x", false), ("", false),
  ])
  func exemptions(note: String, isExempt: Bool) {
    let block = Document.Block(language: "sh", lines: [], note: note, line: 1)
    #expect(block.isExempt == isExempt)
  }
}
