import Foundation
import Linting
import Testing

@testable import copyfit

/// Whether the words of a command line are something that exists here.
enum CommandLineCheck {
  /// What is wrong with it; nil when nothing is, or when it is no command of this project.
  ///
  /// - Parameter isComplete: false for a command that is only named: it may lack its arguments.
  static func fault(in words: [String], isComplete: Bool = true) -> String? {
    guard let program = words.first else { return nil }
    let arguments = Array(words.dropFirst())
    switch program {
    case "copyfit": return faultOfCopyfit(arguments, isComplete)
    case "make": return faultOfMake(arguments)
    case "swift": return faultOfSwift(arguments)
    default: return nil
    }
  }

  /// Parsed by the command's own table; rules are looked up.
  private static func faultOfCopyfit(_ arguments: [String], _ isComplete: Bool) -> String? {
    var arguments = arguments
    var spec = LintCommand.spec
    if let index = Tool.firstPositional(arguments),
      let command = Tool.commands.first(where: { $0.spec.name == arguments[index] })
    {
      spec = command.spec
      arguments.remove(at: index)
    } else if arguments.first == "--help" || arguments.first == "--version" {
      return nil
    } else if let index = Tool.firstPositional(arguments), looksLikeCommand(arguments[index]) {
      return "there is no command \(arguments[index])"
    }
    if !isComplete, let least = spec.positional?.count.lowerBound, arguments.count < least {
      return nil
    }
    do {
      let parsed = try spec.parse(arguments)
      let isExplained = spec.name == "explain"
      let rules =
        parsed.texts("--only") + parsed.texts("--skip") + (isExplained ? parsed.positionals : [])
      let known = RuleRegistry.all.map { $0.metadata.id } + SurfaceReference.all.map(\.id)
      let unknown = rules.first { !["RULE", "SURFACE"].contains($0) && !known.contains($0) }
      return unknown.map { "there is no rule \($0)" }
    } catch {
      return error.message
    }
  }

  /// What is no command is a path, and nobody's folder is called like one.
  private static func looksLikeCommand(_ word: String) -> Bool {
    word.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") } && word != "-"
  }

  private static func faultOfMake(_ arguments: [String]) -> String? {
    arguments.filter { !$0.contains("=") && !$0.hasPrefix("-") }
      .first { !makeTargets.contains($0) }.map { "the Makefile has no target \($0)" }
  }

  private static func faultOfSwift(_ arguments: [String]) -> String? {
    func value(_ option: String) -> String? {
      guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
        return nil
      }
      return arguments[index + 1]
    }
    guard ["build", "run", "test"].contains(arguments.first) else { return nil }
    if let filter = value("--filter") {
      for name in filter.split(whereSeparator: { "|./()".contains($0) })
      where !TestSources.names.contains(String(name)) {
        return "no test target, suite or test is called \(name)"
      }
    }
    for name in [value("--product"), value("--target")].compactMap({ $0 })
    where !manifest.contains("\"\(name)\"") {
      return "Package.swift has no \(name)"
    }
    return nil
  }

  private static func contents(_ path: String) -> String {
    (try? String(contentsOf: CommandRunner.root.appending(path: path), encoding: .utf8)) ?? ""
  }

  private static let manifest = contents("Package.swift")

  static let makeTargets: Set<String> = Set(
    contents("Makefile").split(separator: "\n").flatMap { line -> [String] in
      guard let colon = line.firstIndex(of: ":"), line.first?.isLetter == true else { return [] }
      return line[..<colon].split(separator: " ").map(String.init)
    })
}

/// The sources of the tests, to look up what documentation names.
enum TestSources {
  private static let files: [(path: String, text: String)] = {
    let folder = CommandRunner.root.appending(path: "Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      (path, (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? "")
    }
  }()

  /// Test targets, suites and functions.
  static let names: Set<String> = Set(
    files.flatMap { path, text in
      text.matches(of: /(?:struct|func|enum) (\w+)/).map { String($0.output.1) }
        + [path.split(separator: "/").first.map(String.init) ?? ""]
    })

  /// Every word of the sources and of their tests that could be a name.
  static let words: Set<Substring> = {
    let folder = CommandRunner.root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let sources = (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
    }
    return Set((sources + files.map(\.text)).flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
  }()

  /// The texts of the files that have a suite of this name.
  static func files(with suite: String) -> [String] {
    files.map(\.text).filter { $0.contains("@Suite") && $0.contains("struct \(suite) ") }
  }
}
