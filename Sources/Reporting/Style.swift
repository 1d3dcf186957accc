import Linting

/// Colours for a terminal; off in pipes and files, where it returns its text as it is.
public struct Style: Sendable {
  public var isEnabled: Bool

  public static let plain = Style(isEnabled: false)

  public init(isEnabled: Bool) { self.isEnabled = isEnabled }

  public func heading(_ text: String) -> String { sgr("1", text) }
  public func faint(_ text: String) -> String { sgr("2", text) }
  public func error(_ text: String) -> String { sgr("1;31", text) }
  public func warning(_ text: String) -> String { sgr("33", text) }
  public func note(_ text: String) -> String { sgr("36", text) }
  public func good(_ text: String) -> String { sgr("32", text) }

  public func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: error(text)
    case .warning: warning(text)
    case .note: note(text)
    }
  }

  /// SELECT GRAPHIC RENDITION of ECMA-48.
  private func sgr(_ parameters: String, _ text: String) -> String {
    isEnabled ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
  }
}
