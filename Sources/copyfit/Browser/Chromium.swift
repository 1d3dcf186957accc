import Linting
import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Chromium or Chrome without a window: it turns pages into PDF and pictures into PNG.
///
/// Every run has a profile of its own, which is gone afterwards: it neither reads nor changes that of the
/// person who runs it, and several may run at once.
struct Chromium: Sendable {
  /// The program: a path.
  var program: String
  /// Seconds that it may take, all attempts together, before it is killed.
  var limit: Double = 60

  /// What is shown.
  enum Source {
    /// Path of an HTML or SVG file, absolute or from the current folder.
    case file(String)
    /// Its contents, UTF-8.
    case html([UInt8])
    case svg([UInt8])
  }

  /// Prints a page.
  ///
  /// - Parameter fragment: what stands behind `#` in the address: how the page is to show itself.
  /// - Returns: the PDF.
  func pdf(of page: Source, fragment: String = "print") throws(Problem) -> [UInt8] {
    try run(.pdf, of: page, fragment: fragment) {
      ["--print-to-pdf=" + $0, "--no-pdf-header-footer"]
    }
  }

  /// Draws a picture, with nothing behind it.
  ///
  /// - Parameters:
  ///   - width: of the picture in CSS pixels, 1 or more, as `height`.
  ///   - scale: pixels of the PNG in a CSS pixel, more than 0.
  /// - Returns: the PNG.
  func png(
    of picture: Source, width: Int, height: Int, scale: Int = 1
  ) throws(Problem) -> [UInt8] {
    try run(.png, of: picture) {
      [
        "--screenshot=" + $0, "--window-size=\(width),\(height)",
        "--force-device-scale-factor=\(scale)", "--hide-scrollbars",
        "--default-background-color=00000000",
      ]
    }
  }

  /// The same into a file, which takes the place of what is there once it is whole.
  func pdf(
    ofPage page: String, fragment: String = "print", to target: String
  ) throws(Problem) {
    try Self.write(pdf(of: .file(page), fragment: fragment), to: target)
  }

  /// The same into a file, which takes the place of what is there once it is whole.
  func png(
    ofPicture picture: String, width: Int, height: Int, scale: Int = 1, to target: String
  ) throws(Problem) {
    try Self.write(
      png(of: .file(picture), width: width, height: height, scale: scale), to: target)
  }

  // MARK: - Running it

  private enum Kind: String {
    case pdf = "PDF"
    case png = "PNG"

    /// What a file of this kind begins with.
    var signature: [UInt8] {
      switch self {
      case .pdf: Array("%PDF-".utf8)
      case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      }
    }
  }

  /// Chromium hangs now and then as it starts: one run in fifty on a busy machine (version 156). It is
  /// therefore given a third of the time, and then, once more, the rest.
  ///
  /// - Parameter options: for a file of this path to be written.
  private func run(
    _ kind: Kind, of source: Source, fragment: String = "", _ options: (String) -> [String]
  ) throws(Problem) -> [UInt8] {
    do throws(Stop) {
      return try attempt(kind, of: source, fragment: fragment, within: limit / 3, options)
    } catch {
      guard case .hung = error else { throw problem(error, kind) }
    }
    do throws(Stop) {
      return try attempt(kind, of: source, fragment: fragment, within: limit * 2 / 3, options)
    } catch {
      throw problem(error, kind)
    }
  }

  /// Why there is no result.
  private enum Stop: Error {
    case problem(Problem)
    case hung(said: String)
  }

  private func problem(_ stop: Stop, _ kind: Kind) -> Problem {
    switch stop {
    case .problem(let problem): problem
    case .hung(let message):
      failed(kind, "it had not ended after \(seconds) and was stopped", message)
    }
  }

  private func attempt(
    _ kind: Kind, of source: Source, fragment: String, within limit: Double,
    _ options: (String) -> [String]
  ) throws(Stop) -> [UInt8] {
    guard let folder = TemporaryFiles.makeFolder() else {
      throw .problem(
        Problem(
          .usage,
          "No folder can be made in \(SafeText.line(TemporaryFiles.folder)) for the browser. Set "
            + "TMPDIR to a folder that can be written to."))
    }
    defer { TemporaryFiles.remove(folder) }
    let address: String
    do throws(Problem) {
      address = try Self.address(of: source, in: folder, fragment: fragment)
    } catch {
      throw .problem(error)
    }
    // Chromium takes the kind of a picture from its name.
    let target = "\(folder)/result.\(kind.rawValue.lowercased())"
    let process = ChildProcess(
      program, Self.common + ["--user-data-dir=\(folder)/profile"] + options(target) + [address],
      limit: limit)
    let result: ChildProcess.Result
    do throws(ChildProcess.Failure) {
      result = try process.run()
    } catch {
      throw stop(error, kind)
    }
    guard result.status == 0 else {
      throw .problem(failed(kind, "it ended with status \(result.status)", result.message))
    }
    guard let bytes = Self.contents(of: target) else {
      // A snap has a /tmp of its own, and writes there.
      throw .problem(
        failed(
          kind,
          "it wrote no file (one that is a snap sees neither /tmp nor hidden folders: set TMPDIR to "
            + "a folder in your home folder)", result.message))
    }
    guard bytes.starts(with: kind.signature) else {
      throw .problem(failed(kind, "what it wrote is no \(kind.rawValue)", result.message))
    }
    return bytes
  }

  private static var common: [String] {
    var arguments = [
      "--headless=new", "--disable-gpu", "--no-first-run", "--disable-extensions",
      "--disable-background-networking", "--disable-sync", "--disable-component-update",
      "--disable-default-apps", "--disable-breakpad", "--no-default-browser-check",
      // Asked for a password of the keychain or the desktop's wallet, a person would wonder why.
      "--password-store=basic", "--use-mock-keychain",
      // Nothing leaves the machine: without these Chromium asks its makers for models and updates.
      "--host-resolver-rules=MAP * ~NOTFOUND", "--disable-domain-reliability", "--no-pings",
      "--disable-component-extensions-with-background-pages",
      "--disable-features=OptimizationHints,OptimizationGuideModelDownloading,MediaRouter,Translate",
      // Small in containers; then files take its place.
      "--disable-dev-shm-usage",
      // The page's clock, not ours: scripts and animations have run when the picture is taken.
      "--virtual-time-budget=10000", "--run-all-compositor-stages-before-draw",
    ]
    // Chromium refuses to run as root with its sandbox, as in most containers. Our page can do nothing:
    // its content security policy takes scripts, pictures and fonts from the file alone.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments
  }

  /// `60 seconds`.
  private var seconds: String {
    (DecimalText.rounded(limit) ?? "some") + (limit == 1 ? " second" : " seconds")
  }

  private func stop(_ failure: ChildProcess.Failure, _ kind: Kind) -> Stop {
    switch failure {
    case .notFound: .problem(failed(kind, "it is not there any longer", ""))
    case .notStarted(let reason): .problem(failed(kind, "it cannot be started", reason))
    case .noScratch(let reason):
      .problem(Problem(.usage, "The browser cannot be run: \(reason)."))
    case .timedOut(let message): .hung(said: message)
    }
  }

  private func failed(_ kind: Kind, _ what: String, _ message: String) -> Problem {
    let excerpt = SafeText.line(Self.excerpt(message))
    let said = excerpt.isEmpty ? "." : ". It said: " + excerpt
    return Problem(
      .usage, "No \(kind.rawValue) from \(SafeText.line(program)): \(what)\(said)")
  }

  /// What matters of what Chromium says stands at its end. That it finds no desktop's message bus, as in
  /// any container, does not.
  private static func excerpt(_ message: String) -> String {
    let parts = message.split(separator: "; ").filter { !$0.contains(":ERROR:dbus/") }
    let message = parts.joined(separator: "; ")
    let most = 400
    return message.count > most ? "…" + message.suffix(most) : message
  }

  // MARK: - Files

  /// `file:` and the path, of which no character is taken for a part of the address.
  private static func address(
    of source: Source, in folder: String, fragment: String
  ) throws(Problem) -> String {
    var path: String
    switch source {
    case .file(let file):
      path = absolute(file)
      // Chromium would print a page that says so, and call it a success.
      guard access(path, R_OK) == 0 else {
        let reason = String(cString: strerror(errno))
        throw Problem(.missingFile, "\(SafeText.line(file)) cannot be read: \(reason).", file: file)
      }
    case .html(let bytes):
      path = folder + "/page.html"
      try write(bytes, to: path)
    case .svg(let bytes):
      path = folder + "/picture.svg"
      try write(bytes, to: path)
    }
    return PercentEncoding.fileURI(path) + (fragment.isEmpty ? "" : "#" + fragment)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    do throws(ReportSink.Failure) {
      try ReportSink.replace(path, with: bytes)
    } catch {
      throw Problem(.usage, "\(SafeText.line(path)) cannot be written: \(error.reason).")
    }
  }

  /// nil where there is no such file.
  private static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  /// Chromium takes relative paths from the current folder, or not, from version to version.
  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }
}
