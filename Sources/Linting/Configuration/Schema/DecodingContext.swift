import StringCatalogs

/// Where the decoder is, and what it has found wrong so far.
struct DecodingContext {
  /// A file with more problems than this is not the file that somebody thinks it is.
  static let maximumProblems = 100

  let file: String
  /// The key that is being read, for messages; empty at the top.
  var subject = ""
  /// Which part of it.
  var role = Role.value
  /// Whether the key may not be left out.
  var isRequired = false
  private(set) var problems: [Problem] = []
  private var seen: Set<Problem> = []

  enum Role {
    case value, item, key
  }

  init(file: String) { self.file = file }

  /// An alias shows the same wrong value in several places; it is one problem.
  mutating func add(_ message: String, at position: SourcePosition) {
    let problem = Problem(.configuration, message, file: file, position: position)
    guard seen.insert(problem).inserted else { return }
    problems.append(problem)
  }

  /// `"margins" must be a number of points, 0 or more; found the string "wide".`
  mutating func addMismatch(_ expectation: String, _ node: YAMLNode, advice: String = "") {
    let name =
      switch role {
      case _ where subject.isEmpty: "This"
      case .value: subject.quoted
      case .item: "An item of \(subject.quoted)"
      case .key: "A key of \(subject.quoted)"
      }
    var advice = advice
    if case .null = node.content, advice.isEmpty { advice = adviceForNothing }
    add("\(name) must be \(expectation); found \(node.described).\(advice)", at: node.position)
  }

  /// What to do about a value that is not there.
  private var adviceForNothing: String {
    switch role {
    case _ where subject.isEmpty: ""
    case .item: " Write one, or delete the item."
    case .value where isRequired: " The key needs a value."
    case .value, .key: " Leave the key out to have the default."
    }
  }

  func location(_ position: SourcePosition) -> SourceLocation {
    SourceLocation(file: file, position: position)
  }
}

extension [Problem] {
  /// In the order of lines and columns, and no more than a person reads.
  var inFileOrder: [Problem] {
    let sorted = enumerated().sorted { a, b in
      let (left, right) = (a.element.position, b.element.position)
      let leftKey = (left?.line ?? 0, left?.column ?? 0, a.offset)
      return leftKey < (right?.line ?? 0, right?.column ?? 0, b.offset)
    }.map(\.element)
    let limit = DecodingContext.maximumProblems
    guard sorted.count > limit else { return sorted }
    let rest = sorted.count - limit
    return sorted.prefix(limit)
      + [Problem(.configuration, "… and \(rest) more problems.", file: sorted[limit].file)]
  }
}
