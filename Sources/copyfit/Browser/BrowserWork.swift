import Linting
import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one browser is asked for, one after the other. It is started when it is first needed, and anew
/// where it hangs.
struct BrowserWork {
  private let chromium: Chromium
  private let kind: Chromium.Kind
  private var browser: BrowserSession?
  /// Files that were made for it.
  private var count = 0

  init(_ chromium: Chromium, _ kind: Chromium.Kind) {
    self.chromium = chromium
    self.kind = kind
  }

  /// Why there is no result.
  private enum Stop: Error {
    case problem(Problem)
    /// What another browser may not do: it hangs, or breaks down in the middle.
    case failure(String, said: String)
  }

  /// Chromium hangs now and then as it starts: one run in fifty on a busy machine (version 156). It is
  /// therefore given a third of the time, and then another one the rest.
  ///
  /// - Parameter make: gets the browser and an address, and returns base64.
  /// - Returns: a file of the kind.
  mutating func result(
    of source: Chromium.Source, fragment: String = "",
    _ make: (BrowserSession, String) throws(BrowserSession.Fault) -> String?
  ) throws(Problem) -> [UInt8] {
    let limit = chromium.limit
    do throws(Stop) {
      return try attempt(source, fragment, within: limit / 3, make)
    } catch {
      if case .problem(let problem) = error { throw problem }
    }
    do throws(Stop) {
      return try attempt(source, fragment, within: limit * 2 / 3, make)
    } catch {
      switch error {
      case .problem(let problem): throw problem
      case .failure(let what, let message): throw chromium.failed(kind, what, message)
      }
    }
  }

  /// Ends the browser, if there is one.
  mutating func end() {
    browser?.close()
    browser = nil
  }

  // MARK: - One attempt

  private mutating func attempt(
    _ source: Chromium.Source, _ fragment: String, within seconds: Double,
    _ make: (BrowserSession, String) throws(BrowserSession.Fault) -> String?
  ) throws(Stop) -> [UInt8] {
    let deadline = PipedProcess.now + seconds
    do throws(Problem) { try source.check() } catch { throw .problem(error) }
    let running = self.browser
    let browser = if let running { running } else { try start(by: deadline) }
    self.browser = browser
    browser.deadline = deadline
    count += 1
    let address: String
    do throws(Problem) {
      address = try source.address(in: browser.folder, number: count, fragment: fragment)
    } catch {
      throw .problem(error)
    }
    let text: String?
    do throws(BrowserSession.Fault) {
      if running == nil { try browser.open() }
      text = try make(browser, address)
    } catch {
      self.browser = nil
      throw stop(browser, error)
    }
    guard let bytes = text.flatMap(Base64.bytes), bytes.starts(with: kind.signature) else {
      throw .problem(chromium.failed(kind, "what it made is no \(kind.rawValue)", ""))
    }
    browser.hasWorked = true
    return bytes
  }

  private func start(by deadline: Double) throws(Stop) -> BrowserSession {
    guard let folder = TemporaryFiles.makeFolder() else {
      throw .problem(
        Problem(
          .usage,
          "No folder can be made in \(SafeText.line(TemporaryFiles.folder)) for the browser. Set "
            + "TMPDIR to a folder that can be written to."))
    }
    do throws(ChildProcess.Failure) {
      return try BrowserSession(
        chromium.program, Self.arguments + ["--user-data-dir=\(folder)/profile", "about:blank"],
        folder: folder, deadline: deadline)
    } catch {
      throw .problem(problem(error))
    }
  }

  private static var arguments: [String] {
    var arguments = [
      "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars",
      "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-sync",
      "--disable-component-update", "--disable-default-apps", "--disable-breakpad",
      "--no-default-browser-check",
      // Asked for a password of the keychain or the desktop's wallet, a person would wonder why.
      "--password-store=basic", "--use-mock-keychain",
      // Nothing leaves the machine: without these Chromium asks its makers for models and updates.
      "--host-resolver-rules=MAP * ~NOTFOUND", "--disable-domain-reliability", "--no-pings",
      "--disable-component-extensions-with-background-pages",
      "--disable-features=OptimizationHints,OptimizationGuideModelDownloading,MediaRouter,Translate",
      // Small in containers; then files take its place.
      "--disable-dev-shm-usage",
    ]
    // Chromium refuses to run as root with its sandbox, as in most containers. Our page can do nothing:
    // its content security policy takes scripts, pictures and fonts from the file alone.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments
  }

  // MARK: - Why it failed

  private func stop(_ browser: BrowserSession, _ fault: BrowserSession.Fault) -> Stop {
    // One that is about to end is waited for: how it ended is what is said.
    let isEnding = if case .ended = fault { true } else { false }
    let result = browser.stop(within: isEnding ? 5 : 0)
    let message = result.message
    switch fault {
    case .ended:
      let what =
        "it ended with status \(result.status)"
        + (result.status == 0 ? " instead of answering" : "")
      // One that has never answered will not the second time either.
      return browser.hasWorked
        ? .failure(what, said: message) : .problem(chromium.failed(kind, what, message))
    case .timedOut(method: "Runtime.evaluate"):
      return .failure("its page was not ready after \(seconds)", said: message)
    case .timedOut:
      return .failure("it had not answered after \(seconds) and was stopped", said: message)
    case .tabCrashed: return .failure("its page crashed", said: message)
    case .refused(let reason): return .problem(chromium.failed(kind, reason, ""))
    case .unreadable:
      return .problem(
        chromium.failed(kind, "what it answered is no message of the DevTools protocol", message))
    }
  }

  private func problem(_ failure: ChildProcess.Failure) -> Problem {
    switch failure {
    case .notFound: chromium.failed(kind, "it is not there any longer", "")
    case .notStarted(let reason): chromium.failed(kind, "it cannot be started", reason)
    case .noScratch(let reason): Problem(.usage, "The browser cannot be run: \(reason).")
    // Said of programs that are run to their end, which this one is not.
    case .timedOut(let message): chromium.failed(kind, "it was stopped", message)
    }
  }

  /// `60 seconds`.
  private var seconds: String {
    let limit = chromium.limit
    return (DecimalText.rounded(limit) ?? "some") + (limit == 1 ? " second" : " seconds")
  }
}
