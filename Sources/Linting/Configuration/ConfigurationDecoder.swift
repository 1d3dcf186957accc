import StringCatalogs

/// Turns the bytes of copyfit.yml, and of flow files, into values. Everything that is wrong in a
/// file is reported at once, in the order of its lines.
public struct ConfigurationDecoder: Sendable {
  /// The names that a configuration may use.
  public var vocabulary: ConfigurationVocabulary

  public init(vocabulary: ConfigurationVocabulary = .init()) {
    self.vocabulary = vocabulary
  }

  /// The configuration, without the flows of its flow files; nil when there is any problem.
  /// - Parameters:
  ///   - bytes: of the file.
  ///   - file: how places in the file name it: its path relative to `root`.
  ///   - root: the absolute folder that paths in it are relative to.
  ///   - path: the file's absolute path.
  public func decode(
    _ bytes: [UInt8], file: String, root: String, path: String? = nil
  ) -> (configuration: Configuration?, problems: [Problem]) {
    let start = Configuration(file: path ?? Path.joined(root, file), root: root)
    let (root, node, problems) = read(
      bytes, file: file, start: start, ConfigurationTable.table(vocabulary))
    guard var value = root, problems.isEmpty else { return (nil, problems) }
    if let node { value.positions = Self.positions(in: node) }
    let repeated = Self.repeatedIDs(value.flows)
    return (repeated.isEmpty ? value : nil, repeated)
  }

  /// The flows of a flow file that are fine, and what is wrong with the others.
  public func decodeFlowFile(
    _ bytes: [UInt8], file: String
  ) -> (flows: [Flow], problems: [Problem]) {
    let (flows, _, problems) = read(bytes, file: file, start: [], FlowTable.file(vocabulary))
    return (flows ?? [], problems)
  }

  private func read<Root>(
    _ bytes: [UInt8], file: String, start: Root, _ table: ObjectTable<Root>
  ) -> (Root?, YAMLNode?, [Problem]) {
    let (node, problems) = YAMLReader.read(bytes, file: file)
    guard let node else { return (nil, nil, problems.inFileOrder) }
    var root = start
    var context = DecodingContext(file: file)
    if case .null = node.content, node.text.isEmpty { return (start, node, problems) }
    _ = table.decode(node, into: &root, &context)
    return (root, node, (problems + context.problems).inFileOrder)
  }

  private static func positions(in node: YAMLNode) -> [Configuration.KeyPlace: SourcePosition] {
    guard case .mapping(let members) = node.content else { return [:] }
    var result: [Configuration.KeyPlace: SourcePosition] = [:]
    for member in members {
      result[.init(key: member.key)] = member.keyPosition
      guard case .sequence(let items) = member.value.content else { continue }
      for item in items where !item.text.isEmpty {
        result[.init(key: member.key, pattern: item.text)] = item.position
      }
    }
    return result
  }

  /// One problem for each flow whose id an earlier one has.
  static func repeatedIDs(_ flows: [Flow]) -> [Problem] {
    var first: [String: SourceLocation] = [:]
    var problems: [Problem] = []
    for flow in flows where flow.part == 0 {
      guard let before = first[flow.id] else {
        first[flow.id] = flow.location
        continue
      }
      let place = "\(before.file):\(before.position.line):\(before.position.column)"
      problems.append(
        Problem(
          .configuration,
          "The flow id \(flow.id.quoted) is already that of the flow at \(place). Give one of "
            + "them another id.", file: flow.location.file, position: flow.location.position))
    }
    return problems
  }
}
