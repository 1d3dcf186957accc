/// What the fuzzers feed, and what must hold whatever the bytes are. The same checks run over the
/// committed corpus as ordinary tests, where the fuzzer itself is not built.
public enum HostileInput: String, CaseIterable, Sendable {
  /// A String Catalog for the reader alone.
  case catalog
  /// A copyfit.yml, or a flow file, for the decoder alone.
  case configuration
  /// A configuration and catalogs for the whole run: see `RunInput`.
  case run

  /// - Throws: `Violation` for the first promise that is not kept. A crash needs no words.
  public func check(_ bytes: [UInt8]) throws(Violation) {
    switch self {
    case .catalog: try CatalogCheck.check(bytes)
    case .configuration: try ConfigurationCheck.check(bytes)
    case .run: try RunCheck.check(bytes)
    }
  }
}

/// A promise that is not kept.
public struct Violation: Error, CustomStringConvertible, Sendable {
  public var description: String

  init(_ description: String) { self.description = description }
}

/// - Throws: `Violation` with the words of `message` where `condition` is false.
func require(
  _ condition: Bool, _ message: @autoclosure () -> String
) throws(Violation) {
  guard condition else { throw Violation(message()) }
}
