import Linting
import Reporting

/// One command: what it takes, from which both parsing and `--help` follow.
struct CommandSpec: Sendable {
  var name: String
  /// One line, no full stop.
  var summary: String
  /// More about it, in paragraphs.
  var discussion: String = ""
  var positional: PositionalSpec?
  var options: [OptionSpec]
  /// Command lines with what they do.
  var examples: [(line: String, does: String)] = []
}

/// The arguments that are not options.
struct PositionalSpec: Sendable {
  enum Kind: Sendable {
    case text
    /// A file or a folder; of files, shells offer those with one of the endings (without dots), or
    /// all where there is none.
    case file(_ endings: [String])
    case folder
    /// A rule's id or a surface, which the command checks: only it knows them.
    case topic
    case choice(_ names: [String])
  }

  /// As in the usage line, such as `PATH`.
  var placeholder: String
  var help: String
  var count: ClosedRange<Int>
  var kind = Kind.text
}

struct OptionSpec: Sendable {
  enum Value: Sendable {
    case flag
    case text(_ placeholder: String)
    /// As `PositionalSpec.Kind.file`.
    case file(_ placeholder: String, _ endings: [String] = [])
    /// A rule's id, which the command checks.
    case rule(_ placeholder: String)
    case choice(_ placeholder: String, _ names: [String])
    /// One of the names, and a file behind `=` if there should be one: `json=out.json`.
    case format(_ names: [String])
    case whole(_ placeholder: String, ClosedRange<Int>)
    case number(_ placeholder: String, ClosedRange<Double>)
  }

  /// With its two dashes.
  var name: String
  var value: Value
  /// What it does, for `--help`.
  var summary: String
  var isRepeatable = false

  /// A flag.
  init(_ name: String, _ summary: String) { self.init(name, .flag, summary) }

  init(_ name: String, _ value: Value, repeatable: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
    isRepeatable = repeatable
  }

  var takesValue: Bool { if case .flag = value { false } else { true } }
}

/// A command line that is not understood. The message says what was expected and what is nearest.
struct UsageError: Error, Hashable {
  var message: String
}

/// What a command line says, checked against the table of its command.
struct ParsedArguments: Sendable {
  fileprivate(set) var positionals: [String] = []
  fileprivate var values: [String: [String]] = [:]

  func has(_ option: String) -> Bool { values[option] != nil }
  /// The last one counts, so that a script's defaults can be overruled.
  func text(_ option: String) -> String? { values[option]?.last }
  func texts(_ option: String) -> [String] { values[option] ?? [] }
  func whole(_ option: String) -> Int? { text(option).flatMap { Int($0) } }
  func number(_ option: String) -> Double? { text(option).flatMap { Double($0) } }
}

extension CommandSpec {
  /// - Throws: `UsageError`. `--help` and `--version` win over everything else that is wrong.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var failure: UsageError?
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        parsed.positionals += arguments[index...]
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        parsed.positionals.append(argument)
        continue
      }
      do {
        try parseOption(argument, arguments, &index, &parsed)
      } catch {
        failure = failure ?? error
      }
    }
    if parsed.has("--help") || parsed.has("--version") { return parsed }
    if let failure { throw failure }
    try checkPositionals(parsed.positionals)
    return parsed
  }

  private func parseOption(
    _ argument: String, _ arguments: [String], _ index: inout Int, _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "--help" : String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.name == name }) else {
      throw UsageError(message: "unknown option '\(name)'" + hint(for: name))
    }
    guard option.takesValue else {
      if attached != nil { throw UsageError(message: "\(name) takes no value") }
      parsed.values[name, default: []].append("")
      return
    }
    var value = attached
    if value == nil, index < arguments.count, Self.canBeValue(arguments[index]) {
      value = arguments[index]
      index += 1
    }
    guard let value, !value.isEmpty else {
      throw UsageError(message: "\(name) needs a value: \(option.heading)")
    }
    try option.check(value)
    parsed.values[name, default: []].append(value)
  }

  /// Who else takes this option, or what it may have been meant to be.
  private func hint(for name: String) -> String {
    let others = Tool.commands.filter { command in
      command.spec.options.contains { $0.name == name }
    }
    if !others.isEmpty {
      return "; it is one of " + OptionSpec.list(others.map { "`copyfit \($0.spec.name)`" }, "and")
    }
    return Self.suggestion(NearestName.nearest(to: name, among: options.map(\.name)))
  }

  /// `-` and negative numbers may follow an option as its value; another option may not.
  private static func canBeValue(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    return argument.dropFirst().first.map { $0.isASCII && ($0.isNumber || $0 == ".") } ?? false
  }

  private func checkPositionals(_ arguments: [String]) throws(UsageError) {
    guard let positional else {
      guard let first = arguments.first else { return }
      throw UsageError(message: "takes no arguments, so '\(first)' has no meaning here")
    }
    let name = positional.placeholder
    if arguments.count < positional.count.lowerBound {
      throw UsageError(message: "\(name) is missing: \(positional.help)")
    }
    if arguments.count > positional.count.upperBound {
      let extra = arguments[positional.count.upperBound]
      throw UsageError(message: "takes one \(name), so '\(extra)' is one too many")
    }
    guard case .choice(let names) = positional.kind else { return }
    for argument in arguments { try OptionSpec.check(argument, of: name, among: names) }
  }

  static func suggestion(_ name: String?) -> String { name.map { "; did you mean '\($0)'?" } ?? "" }
}

extension OptionSpec {
  fileprivate func check(_ text: String) throws(UsageError) {
    switch value {
    case .flag, .text, .file, .rule: return
    case .choice(_, let names): try check(text, among: names)
    case .format(let names):
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      try check(String(parts[0]), among: names)
      if parts.count > 1, parts[1].isEmpty {
        throw UsageError(message: "\(name) \(text) names no file behind '='")
      }
    case .whole(_, let range):
      if let number = Int(text), range.contains(number) { return }
      let most = range.upperBound == Int.max ? "up" : "to \(range.upperBound)"
      throw UsageError(
        message: "\(name) takes a whole number from \(range.lowerBound) \(most), not '\(text)'")
    case .number(_, let range):
      // `Double` would also take `inf`, `nan` and hexadecimal.
      let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
      if isDecimal, let number = Double(text), range.contains(number) { return }
      let least = DecimalText.rounded(range.lowerBound) ?? ""
      let most = DecimalText.rounded(range.upperBound) ?? ""
      throw UsageError(
        message: "\(name) takes a number of points from \(least) to \(most), not '\(text)'")
    }
  }

  private func check(_ text: String, among names: [String]) throws(UsageError) {
    try Self.check(text, of: name, among: names)
  }

  fileprivate static func check(
    _ text: String, of name: String, among names: [String]
  ) throws(UsageError) {
    if names.contains(text) { return }
    let near = CommandSpec.suggestion(NearestName.nearest(to: text, among: names))
    throw UsageError(message: "\(name) takes \(list(names)), not '\(text)'\(near)")
  }

  /// `text`; `text or json`; `auto, always or never`.
  fileprivate static func list(_ names: [String], _ conjunction: String = "or") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// What stands for the value, in help and completions.
  var placeholder: String {
    switch value {
    case .flag: ""
    case .text(let placeholder), .file(let placeholder, _), .rule(let placeholder),
      .choice(let placeholder, _), .whole(let placeholder, _), .number(let placeholder, _):
      placeholder
    case .format: "F"
    }
  }

  /// As `--help` shows it: `--format text|json[=FILE]`.
  var heading: String {
    switch value {
    case .flag: name
    case .text, .file, .rule, .whole, .number: "\(name) \(placeholder)"
    case .choice(_, let names):
      names.count > 3 ? "\(name) \(placeholder)" : "\(name) \(names.joined(separator: "|"))"
    case .format(let names):
      names.count > 3
        ? "\(name) \(placeholder)[=FILE]" : "\(name) \(names.joined(separator: "|"))[=FILE]"
    }
  }
}
