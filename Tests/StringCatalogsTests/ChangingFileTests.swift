import Foundation
import Testing

@testable import StringCatalogs

/// A file that is written to while it is read: one version of it as a whole, or an error that says
/// so.
@Suite struct ChangingFileTests {
  static let old = Array(repeating: UInt8(ascii: "o"), count: 100_000)
  static let new = Array(repeating: UInt8(ascii: "n"), count: 150_000)

  /// What another program does to a file.
  enum Change: CaseIterable, Sendable {
    case grown, truncated, emptied, rewritten, sameLength, replaced, removed

    /// The bytes that the file has afterwards, if it is still there.
    func make(at path: String, from old: [UInt8]) throws -> [UInt8]? {
      let file = URL(filePath: path)
      let result: [UInt8]
      switch self {
      case .grown: result = old + new
      case .truncated: result = Array(old.prefix(old.count / 2))
      case .emptied: result = []
      case .rewritten, .replaced: result = new
      // The same size: only the time of the change tells.
      case .sameLength: result = old.map { $0 ^ 1 }
      case .removed:
        try FileManager.default.removeItem(at: file)
        return nil
      }
      try Data(result).write(to: file, options: self == .replaced ? .atomic : [])
      return result
    }
  }

  private let folder: CatalogFileTests.Folder
  private let path: String

  init() throws {
    folder = try CatalogFileTests.Folder()
    path = folder.path("a.xcstrings")
    try Data(Self.old).write(to: URL(filePath: path))
    try setTime(secondsAgo: 60)
  }

  /// File systems count time in ticks of some milliseconds: two writes within one look the same.
  private func setTime(secondsAgo: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -Double(secondsAgo))], ofItemAtPath: path)
  }

  @Test(arguments: Change.allCases)
  func changedOnce(change: Change) throws {
    var attempts = 0
    var after: [UInt8]? = Self.old
    let bytes = try CatalogFile.read(path: path) {
      attempts += 1
      guard attempts == 1 else { return }
      after = try? change.make(at: path, from: Self.old)
    }
    switch change {
    // The old version was open and stays whole; the next run reads the new one.
    case .replaced, .removed:
      #expect(bytes == Self.old)
      #expect(attempts == 1)
    default:
      #expect(bytes == after)
      #expect(attempts == 2)
    }
  }

  @Test(arguments: [Change.grown, .truncated, .rewritten, .sameLength])
  func changedAgain(change: Change) throws {
    var attempts = 0
    var thrown: CatalogFileError?
    do throws(CatalogFileError) {
      _ = try CatalogFile.read(path: path) {
        attempts += 1
        let old = (try? Data(contentsOf: URL(filePath: path))).map(Array.init) ?? []
        _ = try? change.make(at: path, from: old)
        // Writing takes time; here it takes none.
        try? setTime(secondsAgo: 60 - attempts)
      }
    } catch { thrown = error }
    let error = try #require(thrown)
    #expect(error.kind == .changed)
    #expect(error.path == path)
    #expect(error.message.hasPrefix("it changed while it was read; run again"))
    #expect(attempts == 2)
  }

  @Test func removedAfterItChanged() throws {
    var attempts = 0
    var kind: CatalogFileError.Kind?
    do throws(CatalogFileError) {
      _ = try CatalogFile.read(path: path) {
        attempts += 1
        _ = try? Change.truncated.make(at: path, from: Self.old)
        _ = try? Change.removed.make(at: path, from: Self.old)
      }
    } catch { kind = error.kind }
    #expect(kind == .missing)
    #expect(attempts == 1)
  }

  /// A reader and a writer side by side. What is read is whole, whichever way the race ends.
  @Test func aWriterAtWork() throws {
    let stop = StopSign()
    let path = path
    let writer = Thread {
      let file = URL(filePath: path)
      while !stop.isSet {
        try? Data(Self.new).write(to: file, options: .atomic)
        try? Data(Self.old).write(to: file, options: .atomic)
      }
      stop.finish()
    }
    writer.start()
    for _ in 0..<200 {
      do throws(CatalogFileError) {
        let bytes = try CatalogFile.read(path: path)
        #expect(bytes == Self.old || bytes == Self.new, "\(bytes.count) bytes of neither version")
      } catch {
        #expect(error.kind == .changed)
      }
    }
    stop.set()
    stop.wait()
  }

  /// Tells the writer to stop, and waits until it has.
  private final class StopSign: Sendable {
    private let done = DispatchSemaphore(value: 0)
    private let wanted = DispatchSemaphore(value: 0)

    var isSet: Bool {
      guard wanted.wait(timeout: .now()) == .success else { return false }
      wanted.signal()
      return true
    }
    func set() { wanted.signal() }
    func finish() { done.signal() }
    func wait() { done.wait() }
  }
}
