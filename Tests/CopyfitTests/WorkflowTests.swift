import Foundation
import Testing

/// Workflow files, held to the schemas of those who read them, and shell scripts to shellcheck.
@Suite struct WorkflowTests {
  static func check(_ file: URL, schema: String) throws {
    let shell = try ShellRunner(in: CommandRunner.root)
    let outcome = try shell.run(
      Consumers.tool("check-jsonschema").path, ["--builtin-schema", "vendor.\(schema)", file.path])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func ourFilesFollowTheirSchemas() throws {
    try Self.check(CommandRunner.root.appending(path: "action.yml"), schema: "github-actions")
    let folder = CommandRunner.root.appending(path: ".github/workflows")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files { try Self.check(file, schema: "github-workflows") }
  }

  @Test func recipesFollowTheirSchemas() throws {
    let scratch = try ScratchFolder()
    for (block, schema) in [("github-workflow", "github-workflows"), ("gitlab", "gitlab-ci")] {
      let file = try scratch.write(try Recipes.block(block).text, to: "\(block).yml")
      try Self.check(file, schema: schema)
    }
    // Steps alone are no workflow.
    for name in ["github-since", "github-report"] {
      let steps = try Recipes.block(name).text
      let workflow =
        "on: push\njobs:\n  copyfit:\n    runs-on: ubuntu-latest\n    steps:\n" + steps
      let file = try scratch.write(workflow, to: "\(name).yml")
      try Self.check(file, schema: "github-workflows")
    }
  }

  /// The checks above would pass if the program read nothing.
  @Test func aFaultIsFound() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write("on: push\njobs: []\n", to: "faulty.yml")
    let shell = try ShellRunner(in: scratch.url)
    let outcome = try shell.run(
      Consumers.tool("check-jsonschema").path,
      ["--builtin-schema", "vendor.github-workflows", file.path])
    #expect(outcome.status == 1)
  }

  /// An expression in a command would let an input be carried out.
  @Test func noExpressionIsPartOfACommand() throws {
    for file in ["action.yml", ".github/workflows/ci.yml"] {
      let json = try PythonYAML.json(of: CommandRunner.root.appending(path: file))
      let commands = Self.values(of: "run", in: try JSONSerialization.jsonObject(with: json))
      #expect(!commands.isEmpty)
      for command in commands { #expect(!command.contains("${{"), "\(file): \(command)") }
    }
  }

  private static func values(of key: String, in json: Any) -> [String] {
    if let array = json as? [Any] { return array.flatMap { values(of: key, in: $0) } }
    guard let object = json as? [String: Any] else { return [] }
    return object.flatMap { name, value in
      if name == key, let text = value as? String { return [text] }
      return values(of: key, in: value)
    }
  }

  /// The inputs and outputs that the examples name are those of action.yml.
  @Test func examplesNameWhatTheActionHas() throws {
    let action = try ActionRunner(workspace: CommandRunner.root).action
    let scratch = try ScratchFolder()
    let blocks = try ["github-workflow", "github-since"].map { try Recipes.block($0) }
    var used: [String: Any] = [:]
    for block in blocks {
      let file = try scratch.write(block.text, to: "\(block.name).yml")
      let json = try JSONSerialization.jsonObject(with: PythonYAML.json(of: file))
      used.merge(Self.inputs(in: json)) { first, _ in first }
      for match in block.text.matches(of: /steps\.copyfit\.outputs\.([\w-]+)/) {
        #expect(action.outputs[String(match.1)] != nil, "there is no output \(match.1)")
      }
    }
    #expect(Set(used.keys) == ["strict", "since", "paths"])
    for name in used.keys { #expect(action.inputs[name] != nil, "there is no input \(name)") }
    let page = try String(contentsOf: Recipes.page, encoding: .utf8)
    for name in action.inputs.keys { #expect(page.contains("| `\(name)` |"), "\(name)") }
    for name in action.outputs.keys { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  static func inputs(in json: Any) -> [String: Any] {
    if let array = json as? [Any] {
      return array.reduce(into: [:]) { $0.merge(inputs(in: $1)) { first, _ in first } }
    }
    guard let object = json as? [String: Any] else { return [:] }
    if let uses = object["uses"] as? String, uses.hasPrefix("copyfit/copyfit@") {
      return object["with"] as? [String: Any] ?? [:]
    }
    return inputs(in: Array(object.values))
  }

  // MARK: ShellRunner

  @Test func shellScriptsAreClean() throws {
    let shell = try ShellRunner(in: CommandRunner.root)
    let files = try shell.need(
      "git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"
    )
    .split(separator: "\0").map(String.init)
    .filter { file in
      guard let handle = FileHandle(forReadingAtPath: CommandRunner.root.appending(path: file).path)
      else { return false }
      let start = String(decoding: handle.readData(ofLength: 32), as: UTF8.self)
      return start.wholeMatch(of: /#!\S*(?:\/| )(?:env )?(?:ba)?sh\s(?s:.*)/) != nil
    }
    #expect(files.count >= 4, "\(files)")
    let outcome = try shell.run("shellcheck", files)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func scriptsOfRecipesAreClean() throws {
    let scratch = try ScratchFolder()
    let shell = try ShellRunner(in: scratch.url)
    let blocks = try Recipes.blocks().filter { $0.language == "sh" }
    #expect(blocks.count >= 4)
    for block in blocks {
      let file = try scratch.write(block.text, to: block.name)
      let outcome = try shell.run("shellcheck", ["--shell=sh", file.path])
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }
}
