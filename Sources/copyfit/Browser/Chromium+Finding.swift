import Linting
import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Chromium {
  /// A Chromium on this machine: what `COPYFIT_CHROMIUM` names, or else the first that is installed.
  ///
  /// - Returns: nil where there is none.
  /// - Throws: a problem for people where none is where the variable says.
  static func find(
    named variable: String? = environment("COPYFIT_CHROMIUM"),
    path: String? = environment("PATH"), applications: [String] = Self.applications
  ) throws(Problem) -> Chromium? {
    if let variable, !variable.isEmpty {
      if let program = program(variable, path: path) { return Chromium(program: program) }
      throw Problem(
        .usage,
        "COPYFIT_CHROMIUM is “\(SafeText.line(variable))”, and no program is there. Set it to the "
          + "path of Chromium or Chrome, or unset it to use the one that is installed.")
    }
    for name in names {
      if let program = program(name, path: path) { return Chromium(program: program) }
    }
    return applications.first(where: isProgram).map { Chromium(program: $0) }
  }

  /// What is said where there is none.
  static let missing = Problem(
    .usage,
    "PDF and PNG need Chromium or Chrome: install it (apt-get install chromium, brew install --cask "
      + "google-chrome) or set COPYFIT_CHROMIUM to its path. `--format html` needs neither, and its page "
      + "can be printed in any browser.")

  /// As distributions call it.
  private static let names = [
    "chromium", "chromium-browser", "google-chrome-stable", "google-chrome",
  ]

  /// Where macOS keeps it; empty elsewhere.
  static var applications: [String] {
    #if os(macOS)
      ["Google Chrome", "Chromium"].flatMap { name in
        ["/Applications", environment("HOME").map { $0 + "/Applications" }].compactMap {
          $0.map { "\($0)/\(name).app/Contents/MacOS/\(name)" }
        }
      }
    #else
      []
    #endif
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// - Parameter name: a path, or a name to look up in the folders of `path`.
  private static func program(_ name: String, path: String?) -> String? {
    if name.contains("/") { return isProgram(name) ? name : nil }
    for folder in (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":") {
      let file = "\(folder)/\(name)"
      if isProgram(file) { return file }
    }
    return nil
  }

  private static func isProgram(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
