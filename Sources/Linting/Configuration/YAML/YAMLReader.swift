import StringCatalogs

/// Reads one YAML document into a tree with places. Nothing in the text can make it recurse, or
/// grow beyond a multiple of the text's size.
struct YAMLReader {
  /// Levels of nesting. The schema has seven.
  static let maximumDepth = 64
  /// Nodes that aliases may add; a list of ten aliases of lists of ten … is at it in six lines.
  static let maximumAliasedWeight = 100_000

  private let file: String
  private var text: YAMLText
  private var frames: [Frame] = []
  private var anchors: [String: YAMLNode] = [:]
  private var root: YAMLNode?
  private var aliasedWeight = 0
  private var problems: [Problem] = []

  /// A collection that is being read.
  private struct Frame {
    var isMapping: Bool
    var position: SourcePosition
    var anchor: String?
    var items: [YAMLNode] = []
    var members: [YAMLNode.Member] = []
    /// Index in `members` by key.
    var seen: [String: Int] = [:]
    /// A key that waits for its value.
    var key: (text: String, position: SourcePosition)?
    var weight = 1
  }

  /// The document's tree, a null at 1:1 for an empty one; nil where the text cannot be read at
  /// all. Members that a mapping has twice are problems, and the first one is kept.
  static func read(_ bytes: [UInt8], file: String) -> (YAMLNode?, [Problem]) {
    do {
      let text = try YAMLText(bytes, file: file)
      var reader = YAMLReader(file: file, text: text)
      do {
        try reader.run()
        let empty = YAMLNode(content: .null, position: .init(line: 1, column: 1))
        return (reader.root ?? empty, reader.problems)
      } catch {
        return (nil, reader.problems + [error])
      }
    } catch {
      return (nil, [error])
    }
  }

  private init(file: String, text: YAMLText) {
    self.file = file
    self.text = text
  }

  private mutating func run() throws(Problem) {
    do {
      let parser = try YAMLEventParser(utf8: text.bytes)
      var documents = 0
      while true {
        let event = try parser.next()
        if case .streamEnd = event.kind { return }
        if case .documentStart = event.kind {
          documents += 1
          guard documents == 1 else { throw Fault(secondDocument(at: event.index)) }
        }
        try take(event)
      }
    } catch let fault as Fault {
      throw fault.problem
    } catch let error as YAMLSyntaxError {
      throw syntaxProblem(error)
    } catch {
      throw problem("This file cannot be read.", at: .init(line: 1, column: 1))
    }
  }

  /// Wraps a problem on its way up beside libyaml's own errors.
  private struct Fault: Error {
    var problem: Problem
    init(_ problem: Problem) { self.problem = problem }
  }

  private mutating func take(_ event: YAMLEvent) throws {
    let position = text.position(ofScalar: event.index)
    switch event.kind {
    case .streamStart, .streamEnd, .documentStart, .documentEnd: break
    case .scalar(let value, let isPlain):
      let content = try content(value, isPlain: isPlain, tag: event.tag, at: position)
      let weight = 1 + value.utf8.count / 64
      let node = YAMLNode(content: content, position: position, text: value, weight: weight)
      if isKeyExpected {
        if let anchor = event.anchor { anchors[anchor] = node }
        try takeKey(value, at: position)
      } else {
        add(node, anchor: event.anchor)
      }
    case .alias(let name): try takeAlias(name, at: position)
    case .sequenceStart, .mappingStart:
      try open(event, at: position)
    case .sequenceEnd, .mappingEnd: close()
    }
  }

  private var isKeyExpected: Bool {
    guard let frame = frames.last else { return false }
    return frame.isMapping && frame.key == nil
  }

  private mutating func takeKey(_ key: String, at position: SourcePosition) throws {
    guard let last = frames.indices.last else { return }
    frames[last].key = (key, position)
    if let first = frames[last].seen[key] {
      let before = frames[last].members[first].keyPosition
      problems.append(
        problem(
          "\(key.quoted) stands here again; it is already on line \(before.line) of the same "
            + "mapping. Keep one of the two (lines \(before.line) and \(position.line)).",
          at: position))
    }
  }

  private mutating func open(_ event: YAMLEvent, at position: SourcePosition) throws {
    if isKeyExpected {
      throw Fault(
        problem("A key must be a word or a quoted string, not a list or a mapping.", at: position))
    }
    guard frames.count < Self.maximumDepth else {
      throw Fault(
        problem(
          "Nested more than \(Self.maximumDepth) levels deep; a configuration needs seven.",
          at: position))
    }
    let isMapping = if case .mappingStart = event.kind { true } else { false }
    let fitting = isMapping ? ["tag:yaml.org,2002:map", "!"] : ["tag:yaml.org,2002:seq", "!"]
    if let tag = event.tag, !fitting.contains(tag) {
      throw Fault(unknownTag(tag, at: position))
    }
    // The name stands for the new value from here on, which is not there before its end.
    if let anchor = event.anchor { anchors[anchor] = nil }
    frames.append(Frame(isMapping: isMapping, position: position, anchor: event.anchor))
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    let content: YAMLNode.Content =
      frame.isMapping ? .mapping(frame.members) : .sequence(frame.items)
    add(
      YAMLNode(content: content, position: frame.position, weight: frame.weight),
      anchor: frame.anchor)
  }

  private mutating func add(_ node: YAMLNode, anchor: String?) {
    if let anchor { anchors[anchor] = node }
    guard let last = frames.indices.last else {
      root = node
      return
    }
    frames[last].weight += node.weight
    guard let key = frames[last].key else {
      frames[last].items.append(node)
      return
    }
    frames[last].key = nil
    guard frames[last].seen[key.text] == nil else { return }
    frames[last].seen[key.text] = frames[last].members.count
    frames[last].members.append(.init(key: key.text, keyPosition: key.position, value: node))
  }

  private mutating func takeAlias(_ name: String, at position: SourcePosition) throws {
    guard let node = anchors[name] else {
      if frames.contains(where: { $0.anchor == name }) {
        throw Fault(
          problem(
            "*\(name.excerpt) stands inside the value that it repeats, which has no end. "
              + "Write the value out.", at: position))
      }
      throw Fault(
        problem(
          "*\(name.excerpt) repeats a value that is not marked &\(name.excerpt) anywhere above."
            + NearestName.suggestion(for: name, among: anchors.keys.sorted()), at: position))
    }
    if isKeyExpected {
      guard !node.isCollection else {
        throw Fault(
          problem("A key must be a word or a quoted string; *\(name.excerpt) is not.", at: position)
        )
      }
      return try takeKey(node.text, at: position)
    }
    aliasedWeight += node.weight
    guard aliasedWeight <= Self.maximumAliasedWeight else {
      throw Fault(
        problem(
          "The aliases up to here expand to more than \(Self.maximumAliasedWeight) values. "
            + "Write out what is meant, or give *\(name.excerpt) a smaller value.", at: position))
    }
    add(node, anchor: nil)
  }
}

extension YAMLReader {
  private func content(
    _ value: String, isPlain: Bool, tag: String?, at position: SourcePosition
  ) throws -> YAMLNode.Content {
    guard let tag else { return isPlain ? YAMLCoreSchema.resolve(value) : .string(value) }
    let resolved = YAMLCoreSchema.resolve(value)
    switch (tag, resolved) {
    case ("!", _), ("tag:yaml.org,2002:str", _): return .string(value)
    case ("tag:yaml.org,2002:null", .null), ("tag:yaml.org,2002:bool", .bool),
      ("tag:yaml.org,2002:int", .integer), ("tag:yaml.org,2002:float", .float):
      return resolved
    case ("tag:yaml.org,2002:float", .integer(let whole)): return .float(Double(whole))
    default: throw Fault(unknownTag(tag, at: position))
    }
  }

  private func unknownTag(_ tag: String, at position: SourcePosition) -> Problem {
    problem(
      "The tag \(tag.quoted) does not fit here; a configuration needs no tags. Delete it.",
      at: position)
  }

  private mutating func secondDocument(at index: Int) -> Problem {
    problem(
      "A second document begins here; a configuration is one. Delete the line ---, or move what "
        + "follows to a file of its own.", at: text.position(ofScalar: index))
  }

  private func problem(_ message: String, at position: SourcePosition) -> Problem {
    Problem(.configuration, message, file: file, position: position)
  }

  private mutating func syntaxProblem(_ error: YAMLSyntaxError) -> Problem {
    let context = error.contextIndex.map { text.position(ofScalar: $0).line }
    let message = YAMLSyntaxMessage.text(
      for: error, contextLine: context, character: text.scalar(at: error.index))
    return problem(message, at: text.position(ofScalar: error.index))
  }
}
