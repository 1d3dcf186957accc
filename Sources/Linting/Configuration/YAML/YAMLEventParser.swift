internal import CYAML

/// One event of a YAML stream: what libyaml's event API gives, in values of our own.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd
    case documentStart, documentEnd
    case alias(String)
    /// `isPlain`: written without quotes and not as a block, so that its type is to be resolved.
    case scalar(String, isPlain: Bool)
    case sequenceStart, sequenceEnd
    case mappingStart, mappingEnd
  }

  var kind: Kind
  /// Where it starts, in Unicode scalars from the text's beginning.
  var index: Int
  var anchor: String?
  var tag: String?
}

/// What libyaml says of text that is not YAML, in its own words.
struct YAMLSyntaxError: Error {
  var problem: String
  /// In Unicode scalars from the text's beginning.
  var index: Int
  /// Where the construct begins that is broken, in the same unit; nil when libyaml names none.
  var contextIndex: Int?
  var context: String
}

/// Owns a libyaml parser and the bytes it reads. Its only place in the package.
final class YAMLEventParser {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// `bytes` must be UTF-8 without a byte order mark. Fails when there is no memory left.
  init(utf8 bytes: [UInt8]) throws(YAMLSyntaxError) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw YAMLSyntaxError(problem: "out of memory", index: 0, context: "")
    }
    self.parser = parser
    // libyaml keeps the pointer for as long as it reads, which an array's own storage does not
    // promise.
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event; after the end of the stream, the end of the stream.
  func next() throws(YAMLSyntaxError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw error() }
    defer { yaml_event_delete(&event) }
    return Self.value(of: event)
  }

  private func error() -> YAMLSyntaxError {
    let state = parser.pointee
    return YAMLSyntaxError(
      problem: state.problem.map { String(cString: $0) } ?? "unreadable",
      index: Int(clamping: state.problem_mark.index),
      contextIndex: state.context == nil ? nil : Int(clamping: state.context_mark.index),
      context: state.context.map { String(cString: $0) } ?? "")
  }

  private static func value(of event: yaml_event_t) -> YAMLEvent {
    var result = YAMLEvent(kind: .streamEnd, index: Int(clamping: event.start_mark.index))
    switch event.type {
    case YAML_STREAM_START_EVENT: result.kind = .streamStart
    case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
    case YAML_ALIAS_EVENT: result.kind = .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      result.kind = .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      result.anchor = string(scalar.anchor)
      result.tag = string(scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      result.kind = .sequenceStart
      result.anchor = string(event.data.sequence_start.anchor)
      result.tag = string(event.data.sequence_start.tag)
    case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      result.kind = .mappingStart
      result.anchor = string(event.data.mapping_start.anchor)
      result.tag = string(event.data.mapping_start.tag)
    case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
    default: result.kind = .streamEnd
    }
    return result
  }

  private static func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
