import Linting
import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a command has to say, before anything is written: commands are functions, and tests can
/// look at all they do.
struct Outcome: Sendable {
  enum Status: Int32 {
    /// Nothing at error level.
    case success = 0
    /// Findings at error level; with `--strict` any warning.
    case findings = 1
    /// The run itself failed: usage, configuration, input, fonts, lock.
    case failure = 2
  }

  struct File: Sendable {
    var path: String
    var bytes: [UInt8]
    /// What is said once it is written, after all messages.
    var remark = ""
    /// It takes the place of what is there in one step: never half of it is lost.
    var isReplacedWhole = false
  }

  /// A folder that files go into.
  struct Folder: Sendable {
    var path: String
    /// What is said once all files in it are written, after all messages.
    var remark = ""
  }

  /// UTF-8.
  var output: [UInt8] = []
  var messages: String = ""
  var files: [File] = []
  /// Made before files are written, where they are not there yet.
  var folders: [Folder] = []
  var status: Status = .success

  mutating func print(_ text: String) { output += Array(text.utf8) }

  /// Writes everything, messages last, where a terminal shows them next to the prompt.
  ///
  /// - Returns: the exit status: 2 also when something could not be written.
  func deliver() -> Int32 {
    var messages = messages
    var status = status
    var remarks = ""
    var failed: Set<String> = []
    func attempt(_ target: String, _ write: () throws(ReportSink.Failure) -> Void) {
      do {
        try write()
      } catch {
        failed.insert(target)
        messages += "copyfit: cannot write \(SafeText.line(target)): \(error.reason)\n"
        status = .failure
      }
    }
    for folder in folders {
      attempt(folder.path) { () throws(ReportSink.Failure) in
        try ReportSink.makeFolder(folder.path)
      }
    }
    // Of a folder that is not there one message is enough.
    let missing = folders.filter { failed.contains($0.path) }
    for file in files where !missing.contains(where: { $0.holds(file.path) }) {
      attempt(file.path) { () throws(ReportSink.Failure) in
        if file.isReplacedWhole {
          try ReportSink.replace(file.path, with: file.bytes)
        } else {
          try ReportSink.write(file.bytes, toFile: file.path)
        }
        remarks += file.remark
      }
    }
    for folder in folders where !failed.contains(where: folder.holds) { remarks += folder.remark }
    attempt("standard output") { () throws(ReportSink.Failure) in
      try ReportSink.write(output, to: STDOUT_FILENO)
    }
    // Nobody is left to tell when this fails.
    try? ReportSink.write(Array((messages + remarks).utf8), to: STDERR_FILENO)
    return status.rawValue
  }
}

extension Outcome.Folder {
  /// Whether it is that file or folder, or has it.
  fileprivate func holds(_ place: String) -> Bool {
    place == path || place.hasPrefix(path + "/")
  }
}
