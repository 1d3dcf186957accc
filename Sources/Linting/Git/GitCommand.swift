/// Runs git, the one program that knows a repository's index and history.
///
/// It runs in the current folder and with the environment that copyfit was given: git gives its hooks
/// the index of the commit in the making that way, and where it is relative, it is so to this folder.
enum GitCommand {
  struct Failure: Error {
    /// nil where git could not be started at all.
    var status: Int32?
    /// What git said, or the system.
    var message: String

    /// `message`, or where there is none the status.
    var explanation: String {
      message.isEmpty ? "it ended with status \(status ?? 0) and said nothing." : message.excerpt
    }
  }

  /// - Parameter input: what git reads from standard input.
  /// - Returns: what git writes to standard output.
  static func run(
    _ arguments: [String], input: [UInt8] = []
  ) throws(Failure) -> [UInt8] {
    // No lock for a mere look: another git may be at work, the one that runs the hook above all.
    let process = ChildProcess("git", ["--no-optional-locks"] + arguments, input: input)
    let result: ChildProcess.Result
    do throws(ChildProcess.Failure) {
      result = try process.run()
    } catch {
      throw Failure(status: nil, message: words(error))
    }
    guard result.status == 0 else {
      throw Failure(status: result.status, message: result.message)
    }
    return result.output
  }

  private static func words(_ failure: ChildProcess.Failure) -> String {
    switch failure {
    case .notFound: "git is not installed, or not on PATH"
    case .notStarted(let reason), .timedOut(let reason): "git: " + reason
    case .noScratch(let reason): reason
    }
  }
}
