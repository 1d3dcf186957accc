import Foundation
import Testing

/// Carries out the `run` steps of action.yml as GitHub's runner does: expressions are replaced, `env` is
/// set, bash runs the command. Steps that use other actions are left out.
struct ActionRunner {
  struct Action: Decodable {
    struct Input: Decodable { var `default`: String? }
    struct Output: Decodable { var value: String }
    struct Runs: Decodable { var steps: [Step] }
    struct Step: Decodable {
      var id: String?
      var run: String?
      var uses: String?
      var env: [String: String]?
    }
    var inputs: [String: Input]
    var outputs: [String: Output]
    var runs: Runs
  }

  struct Outcome {
    var status: Int32
    /// The log: both streams as they came.
    var log: String
    /// What the step wrote for the steps behind it, by name.
    var outputs: [String: String]
    var summary: String
    /// Folders that the step put before the PATH of the steps behind it.
    var path: [String]
  }

  let action: Action
  /// The repository that is linted.
  var workspace: URL
  /// Over the runner's own variables.
  var environment: [String: String] = [:]

  init(workspace: URL) throws {
    let json = try PythonYAML.json(of: CommandRunner.root.appending(path: "action.yml"))
    action = try JSONDecoder().decode(Action.self, from: json)
    self.workspace = workspace
  }

  /// Runs the step of that id with these inputs, and defaults for the rest.
  func run(_ id: String, _ inputs: [String: String] = [:]) throws -> Outcome {
    let step = try #require(action.runs.steps.first { $0.id == id })
    return try run(step, inputs)
  }

  func run(_ step: Action.Step, _ inputs: [String: String] = [:]) throws -> Outcome {
    for name in inputs.keys {
      try #require(action.inputs[name] != nil, "there is no input \(name)")
    }
    let scratch = try ScratchFolder()
    let output = try scratch.write("", to: "output")
    let summary = try scratch.write("", to: "summary")
    let path = try scratch.write("", to: "path")
    var variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_ACTION_PATH": CommandRunner.root.path,
      "GITHUB_OUTPUT": output.path, "GITHUB_STEP_SUMMARY": summary.path,
      "GITHUB_PATH": path.path, "GITHUB_WORKSPACE": workspace.path,
      "RUNNER_TEMP": scratch.url.path,
    ]
    variables.merge(environment) { _, new in new }
    for (name, value) in step.env ?? [:] { variables[name] = try replaced(value, inputs) }
    let shell = try ShellRunner(in: workspace, variables)
    // As GitHub's `shell: bash` has it.
    let script = try scratch.write(try #require(step.run), to: "step.sh")
    let outcome = try shell.run("bash", ["--noprofile", "--norc", "-eo", "pipefail", script.path])
    return Outcome(
      status: outcome.status, log: outcome.output,
      outputs: try Self.outputs(of: output),
      summary: try String(contentsOf: summary, encoding: .utf8),
      path: try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map(String.init))
  }

  /// The only expressions that an `env` of ours has.
  private func replaced(_ text: String, _ inputs: [String: String]) throws -> String {
    let match = try #require(text.wholeMatch(of: /\$\{\{ inputs\.([\w-]+) \}\}/), "\(text)")
    let name = String(match.1)
    let input = try #require(action.inputs[name], "\(text)")
    return inputs[name] ?? input.default ?? ""
  }

  private static func outputs(of file: URL) throws -> [String: String] {
    var outputs: [String: String] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      try #require(parts.count == 2, "\(line) is no output")
      outputs[String(parts[0])] = String(parts[1])
    }
    return outputs
  }
}

/// YAML as another reader than ours understands it: Python's, which comes with pre-commit.
enum PythonYAML {
  static func json(of file: URL) throws -> Data {
    let program =
      "import json, sys, yaml; json.dump(yaml.safe_load(open(sys.argv[1])), sys.stdout, default=str)"
    let shell = try ShellRunner(in: CommandRunner.root)
    return Data(try shell.need(Consumers.tool("python").path, "-c", program, file.path).utf8)
  }
}
