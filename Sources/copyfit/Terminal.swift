#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the command knows of the terminal it runs in.
struct Terminal: Sendable {
  /// Whether standard output and standard error are terminals.
  var isOutputTerminal = false
  var isErrorTerminal = false
  /// TERM is `dumb`: no line can be cleared.
  var isDumb = false
  /// NO_COLOR is set and not empty (no-color.org), or the terminal is a dumb one.
  var prefersNoColor = false
  /// Columns; nil when unknown.
  var columns: Int?

  static func current() -> Terminal {
    Terminal(
      isOutputTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      isDumb: variable("TERM") == "dumb",
      prefersNoColor: variable("NO_COLOR") != nil || variable("TERM") == "dumb",
      columns: windowColumns() ?? variable("COLUMNS").flatMap { Int($0) })
  }

  /// Columns to fill: what is known within reason, else 80.
  var width: Int { min(max(columns ?? 80, 40), 200) }

  private static func windowColumns() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// An environment variable; nil when it is absent or empty.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
