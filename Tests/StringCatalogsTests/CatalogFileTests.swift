import Foundation
import Testing

@testable import StringCatalogs

@Suite struct CatalogFileTests {
  /// A folder that is removed when the test ends.
  final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-\(UUID().uuidString)")
    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
  }

  func failure(_ path: String) throws -> CatalogFileError {
    var thrown: CatalogFileError?
    do throws(CatalogFileError) { _ = try CatalogFile.read(path: path) } catch { thrown = error }
    return try #require(thrown)
  }

  @Test(arguments: [0, 1, 4095, 4096, 65_536, 1_000_001])
  func wholeFiles(size: Int) throws {
    let folder = try Folder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: folder.url.appendingPathComponent("a.xcstrings"))
    #expect(try CatalogFile.read(path: folder.path("a.xcstrings")) == bytes)
  }

  @Test func aPipeIsReadToItsEnd() throws {
    let pipe = Pipe()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: Data(bytes))
      try? writer.close()
    }
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    #expect(try CatalogFile.read(descriptor: descriptor, path: "-") == bytes)
  }

  @Test func missingFiles() throws {
    let folder = try Folder()
    try Data("x".utf8).write(to: folder.url.appendingPathComponent("file"))
    for path in ["gone.xcstrings", "gone/a.xcstrings", "file/a.xcstrings"].map(folder.path) {
      let error = try failure(path)
      #expect(error.kind == .missing)
      #expect(error.path == path)
      #expect(error.message == "no such file")
    }
    for path in ["", "a\u{0}b"] { #expect(try failure(path).kind == .missing) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("dangling"), withDestinationPath: folder.path("gone"))
    #expect(try failure(folder.path("dangling")).kind == .missing)
  }

  @Test func folders() throws {
    let folder = try Folder()
    let error = try failure(folder.url.path)
    #expect(error.kind == .directory)
    #expect(error.message.contains("a folder, where a String Catalog was expected"))
  }

  @Test func loopsOfLinks() throws {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("loop"), withDestinationPath: folder.path("loop"))
    let error = try failure(folder.path("loop"))
    #expect(error.kind == .unreadable)
    #expect(error.message.hasPrefix("it cannot be read: "))
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func unreadableFiles() throws {
    let folder = try Folder()
    try Data("{}".utf8).write(to: folder.url.appendingPathComponent("a"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path("a"))
    let error = try failure(folder.path("a"))
    #expect(error.kind == .unreadable)
    #expect(error.message == "no permission to read it")
  }

  @Test func aDescriptorThatIsNotOpen() throws {
    var kind: CatalogFileError.Kind?
    do throws(CatalogFileError) {
      _ = try CatalogFile.read(descriptor: -1, path: "-")
    } catch { kind = error.kind }
    #expect(kind == .unreadable)
  }
}
