import Linting
import Reporting

/// A browser that runs, with one tab, spoken to by the DevTools protocol
/// (https://chromedevtools.github.io/devtools-protocol): JSON, each message with a NUL behind it, over
/// two descriptors. There is no port that others could reach.
final class BrowserSession {
  enum Fault: Error {
    /// The browser has ended, or does not speak to us any longer.
    case ended
    /// Its deadline has passed in this call.
    case timedOut(method: String)
    case tabCrashed
    /// It does not do what it is asked for, for this reason.
    case refused(String)
    /// What it answers is no message, or too long for one.
    case unreadable
  }

  /// A folder of its own, which goes with it.
  let folder: String
  /// When whatever it is asked for has to be there, on `PipedProcess.now`.
  var deadline: Double
  /// Whether it has once made what it was asked for.
  var hasWorked = false
  private let process: PipedProcess
  /// The tab's, once there is one.
  private var session: String?
  private var lastNumber = 0
  /// What has been received and not yet been taken apart.
  private var pending: [UInt8] = []
  /// Documents that are whole, by what the protocol calls their loaders.
  private var loaded: Set<String> = []
  /// Bytes of a message: a picture of 16 384 by 16 384 pixels of noise would have more, a page or a phone
  /// has some MB.
  private static let longestMessage = 1 << 29
  /// Seconds that a browser is given to end by itself.
  private static let grace = 5.0

  /// Starts it. The folder is the session's from here on, even where it cannot be started.
  init(
    _ program: String, _ arguments: [String], folder: String, deadline: Double
  ) throws(ChildProcess.Failure) {
    self.folder = folder
    self.deadline = deadline
    do throws(ChildProcess.Failure) {
      process = try PipedProcess(program, arguments)
    } catch {
      TemporaryFiles.remove(folder)
      throw error
    }
  }

  deinit { stop() }

  /// Makes the tab.
  func open() throws(Fault) {
    let made = try call("Target.createTarget") {
      $0.member("url")
      $0.string("about:blank")
    }
    let attached = try call("Target.attachToTarget") {
      $0.member("targetId")
      $0.string(made["result.targetId"])
      $0.member("flatten")
      $0.bool(true)
    }
    session = attached["result.sessionId"]
    try call("Inspector.enable")
    try call("Page.enable")
    try call("Page.setLifecycleEventsEnabled") {
      $0.member("enabled")
      $0.bool(true)
    }
  }

  /// Shows what is at an address, and waits until it is there with all its parts.
  func show(_ address: String) throws(Fault) {
    let answer = try call("Page.navigate") {
      $0.member("url")
      $0.string(address)
    }
    if let reason = answer["result.errorText"] {
      // A snap has a /tmp of its own, and reads there.
      throw .refused(
        "it cannot open a file of \(folder), \(reason) (one that is a snap sees neither /tmp nor hidden "
          + "folders: set TMPDIR to a folder in your home folder)")
    }
    guard let loader = answer["result.loaderId"] else { return }
    while !loaded.contains(loader) { try note(message(in: "Page.navigate")) }
  }

  /// Asks and waits for the answer.
  @discardableResult
  func call(
    _ method: String, _ parameters: (inout JSONWriter) -> Void = { _ in }
  ) throws(Fault) -> JSONMessage {
    lastNumber += 1
    var writer = JSONWriter(isCompact: true)
    writer.object {
      $0.member("id")
      $0.number(lastNumber)
      $0.member("method")
      $0.string(method)
      if let session {
        $0.member("sessionId")
        $0.string(session)
      }
      $0.member("params")
      $0.object(.oneLine, parameters)
    }
    do throws(PipedProcess.Interruption) {
      try process.send(writer.bytes + [0], by: deadline)
    } catch {
      throw fault(error, in: method)
    }
    while true {
      let answer = try message(in: method)
      guard answer["id"] == String(lastNumber) else {
        try note(answer)
        continue
      }
      if let reason = answer["error.message"] { throw .refused("\(method): \(reason)") }
      return answer
    }
  }

  /// Ends it as one ends a browser.
  func close() {
    session = nil
    deadline = PipedProcess.now + Self.grace
    _ = try? call("Browser.close")
    stop(within: Self.grace)
  }

  /// Ends it with all that it has started, and removes its folder.
  @discardableResult
  func stop(within seconds: Double = 0) -> ChildProcess.Result {
    let result = process.end(within: seconds)
    TemporaryFiles.remove(folder)
    return result
  }

  // MARK: - Messages

  /// What happens without having been asked for.
  private func note(_ event: JSONMessage) throws(Fault) {
    switch event["method"] {
    case "Page.lifecycleEvent":
      if event["params.name"] == "load", let loader = event["params.loaderId"] {
        loaded.insert(loader)
      }
    case "Inspector.targetCrashed": throw .tabCrashed
    default: break
    }
  }

  private func message(in method: String) throws(Fault) -> JSONMessage {
    var searched = 0
    while true {
      if let end = pending[searched...].firstIndex(of: 0) {
        let bytes = Array(pending[..<end])
        pending.removeSubrange(...end)
        guard let message = JSONMessage(bytes) else { throw .unreadable }
        return message
      }
      searched = pending.count
      guard searched < Self.longestMessage else { throw .unreadable }
      do throws(PipedProcess.Interruption) {
        pending += try process.receive(by: deadline)
      } catch {
        throw fault(error, in: method)
      }
    }
  }

  private func fault(_ interruption: PipedProcess.Interruption, in method: String) -> Fault {
    switch interruption {
    case .ended: .ended
    case .timedOut: .timedOut(method: method)
    }
  }
}
