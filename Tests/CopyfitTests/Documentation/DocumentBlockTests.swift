import Foundation
import Testing

@testable import Linting

/// What documentation shows is what a reader gets: blocks are run, read or compiled.
@Suite struct DocumentBlockTests {
  static let documents = Documents.all

  @Test func thereIsSomethingToCheck() {
    for language in ["console", "yaml", "json", "sh", "swift"] {
      #expect(Self.documents.contains { !$0.blocks(language).isEmpty }, "no \(language) block")
    }
  }

  /// Blocks of other languages would be untested; diagrams and drafts are `text`, or have none.
  @Test(arguments: documents) func languagesAreThoseThatAreTested(_ document: Document) {
    let known: Set = ["", "text", "console", "yaml", "json", "sh", "swift"]
    for block in document.blocks where !known.contains(block.language) {
      #expect(
        block.isExempt || block.runner != nil,
        "\(document.path):\(block.line): \(block.language) is not tested")
    }
    #expect(!document.prose.contains { $0.text == "UNCLOSED FENCE" }, "\(document.path)")
    for block in document.blocks where block.note.hasPrefix("Not ") {
      #expect(block.isExempt, "\(document.path):\(block.line): the comment gives no reason")
    }
  }

  /// In the order of the page, each in what the ones before have left.
  @Test(arguments: documents) func consolesShowWhatIsPrinted(_ document: Document) throws {
    let scratch = try ScratchFolder()
    let hasFiles = document.blocks.contains { $0.note("file") != nil }
    var runner = ConsoleRunner(folder: hasFiles ? scratch.url : CommandRunner.root)
    for block in document.blocks {
      if let path = block.note("file") { try scratch.write(block.text, to: path) }
      guard block.language == "console", !block.isExempt, block.runner == nil else { continue }
      let steps = ConsoleRunner.steps(of: block)
      #expect(!steps.isEmpty, "\(document.path):\(block.line): no line begins with `$ `")
      for step in steps {
        let place = "\(document.path):\(block.line): \(step.command)"
        let printed = try runner.run(step.command).replacing("\u{A0}", with: " ")
          .trimmingCharacters(in: .newlines)
        let lines = printed.isEmpty ? [] : printed.components(separatedBy: "\n")
        var shown = step.shown
        while shown.last?.isEmpty == true { shown.removeLast() }
        #expect(ConsoleRunner.matches(lines, shown), "\(place)\nprints\n\(printed)")
      }
    }
  }

  /// A block that another suite runs is known there.
  @Test(arguments: documents) func otherSuitesKnowTheirBlocks(_ document: Document) {
    for block in document.blocks {
      guard let (suite, name) = block.runner else { continue }
      let sources = TestSources.files(with: suite)
      #expect(!sources.isEmpty, "\(document.path):\(block.line): there is no suite \(suite)")
      #expect(
        sources.contains { $0.contains("\"\(name)\"") },
        "\(document.path):\(block.line): \(suite) does not ask for \(name)")
    }
  }

  /// As a whole configuration, and as a flow file where it is called so.
  @Test(arguments: documents) func configurationsDecode(_ document: Document) {
    let decoder = ConfigurationDecoder(vocabulary: .current)
    for block in document.blocks("yaml") where !block.isExempt && block.runner == nil {
      let place = "\(document.path):\(block.line)"
      let bytes = Array(block.text.utf8)
      let name = block.note("file") ?? "copyfit.yml"
      switch name.split(separator: "/").last {
      case "copyfit.yml":
        let problems = decoder.decode(bytes, file: name, root: "/").problems
        #expect(problems.map(\.message) == [], "\(place)")
      case _ where block.text.hasPrefix("flows:"):
        let problems = decoder.decodeFlowFile(bytes, file: name).problems
        #expect(problems.map(\.message) == [], "\(place)")
      // Another program's file: of ours at least its syntax is asked.
      default: #expect(Linting.YAMLReader.read(bytes, file: name).1 == [], "\(place)")
      }
    }
  }

  @Test(arguments: documents) func jsonParses(_ document: Document) {
    for block in document.blocks("json") where !block.isExempt {
      #expect(throws: Never.self, "\(document.path):\(block.line)") {
        try JSONSerialization.jsonObject(with: Data(block.text.utf8))
      }
    }
  }

  @Test(arguments: documents) func commandLinesExist(_ document: Document) {
    for block in document.blocks where ["sh", "console"].contains(block.language) {
      guard !block.isExempt else { continue }
      let lines =
        block.language == "sh" ? block.lines : ConsoleRunner.steps(of: block).map(\.command)
      for words in ShellWords.commands(in: lines) {
        let fault = CommandLineCheck.fault(in: words)
        let line = words.joined(separator: " ")
        #expect(fault == nil, "\(document.path):\(block.line): \(line): \(fault ?? "")")
      }
    }
  }

  /// In running text, too: what stands between backquotes and begins like a command is one.
  @Test(arguments: documents) func commandLinesInTextExist(_ document: Document) {
    for (line, span) in document.codeSpans {
      let isCommand = ["copyfit ", "make ", "swift "].contains { span.hasPrefix($0) }
      guard isCommand, !span.contains(where: { "[]<>…|$".contains($0) }) else { continue }
      for words in ShellWords.commands(in: [span]) {
        // A command may be named without what it needs.
        let fault = CommandLineCheck.fault(in: words, isComplete: false)
        #expect(fault == nil, "\(document.path):\(line): \(span): \(fault ?? "")")
      }
    }
  }

  /// Swift is compiled by being in a file of the tests.
  @Test(arguments: documents) func swiftIsCompiled(_ document: Document) throws {
    for block in document.blocks("swift") where !block.isExempt && block.runner == nil {
      let place = "\(document.path):\(block.line)"
      let path = try #require(
        block.note("compiled"), "\(place): which file has these lines? <!-- compiled: PATH -->")
      let file = CommandRunner.root.appending(path: path)
      let compiled = try String(contentsOf: file, encoding: .utf8)
      #expect(compiled.contains(block.text), "\(place) is not in \(path)")
      #expect(path.hasPrefix("Tests/"), "\(path) is not built with the tests")
    }
  }
}
