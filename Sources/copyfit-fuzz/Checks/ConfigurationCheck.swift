import Linting
import StringCatalogs

/// The decoder of configurations and flow files on any bytes.
enum ConfigurationCheck {
  static let vocabulary = ConfigurationVocabulary(deviceIDs: ConfigRun.devices().map(\.id))

  static func check(_ bytes: [UInt8]) throws(Violation) {
    let lines = PlainLines(bytes)
    let decoder = ConfigurationDecoder(vocabulary: vocabulary)
    let (configuration, problems) = decoder.decode(bytes, file: "copyfit.yml", root: "/project")
    try check(problems, lines)
    if bytes.reduce(0, ^) % 4 == 0 {
      let (_, again) = decoder.decode(bytes, file: "copyfit.yml", root: "/project")
      try require(again == problems, "the same bytes gave other problems")
    }
    if let configuration {
      try require(problems.isEmpty, "a configuration beside problems")
      try readsBack(configuration)
      _ = FileWalker.includes("App/Localizable.xcstrings", in: configuration)
    } else {
      try require(!problems.isEmpty, "neither a configuration nor a problem")
    }
    let (_, flowProblems) = decoder.decodeFlowFile(bytes, file: "flows.yml")
    try check(flowProblems, lines)
  }

  private static func check(_ problems: [Problem], _ lines: PlainLines) throws(Violation) {
    for problem in problems {
      try require(!problem.message.isEmpty, "a problem without words")
      guard let position = problem.position else { continue }
      try require(
        lines.has(position), "\(position) is not in the file: \(problem.message)")
    }
  }

  /// What `config --effective` prints is a configuration, and the same one.
  private static func readsBack(_ configuration: Configuration) throws(Violation) {
    var configuration = configuration
    // Printed as a remark, since their flows are among the others.
    configuration.flowFiles = []
    let text = ConfigurationPrinter.yaml(configuration, vocabulary: vocabulary)
    let (copy, problems) = ConfigurationDecoder(vocabulary: vocabulary)
      .decode(Array(text.utf8), file: "copyfit.yml", root: "/project")
    guard let copy else {
      throw Violation("what is printed does not read back: \(problems)\n\(text)")
    }
    let again = ConfigurationPrinter.yaml(copy, vocabulary: vocabulary)
    try require(again == text, "what is printed reads back as another:\n\(text)\n\(again)")
  }
}
