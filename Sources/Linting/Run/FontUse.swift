import StringCatalogs
import TextMeasurement

extension Configuration {
  /// A measurer with the fonts that the configuration selects.
  ///
  /// - Parameter fontFile: a file to measure every script with that it covers, relative to the
  ///   current folder.
  func measurer(fontFile: String? = nil) -> FontMeasurer {
    let profile: FontChain.Profile =
      switch fonts.profile {
      case .ios: .ios
      case .system: .system
      }
    return FontMeasurer(
      chain: FontChain(
        profile: profile, fontFile: fontFile, files: fonts.files.mapValues { Path.joined(root, $0) }
      ))
  }

  /// Where the faces that were measured with differ from the lock. Only then are files hashed.
  ///
  /// - Parameter others: faces that other workers measured with.
  func lockProblems(of measurer: FontMeasurer, besides others: [FaceReport] = []) -> [Problem] {
    do {
      let lock = try FontLockFile(path: lockFile)
      guard lock.text != nil else { return [] }
      return lock.check(faces: measurer.usedFaces(hashed: true, besides: others)).problems
    } catch {
      return [error]
    }
  }

  /// Beside the configuration; without one, in the folder that is linted.
  var lockFile: String { Path.joined(root, "copyfit.lock") }
}

/// `copyfit.lock`: the faces, coefficients and libraries that a team has agreed on.
struct FontLockFile {
  /// 1 MiB, in bytes: a lock of every face of the chain has some 20 kB.
  private static let maximumSize = 1 << 20

  let path: String
  /// nil when there is none.
  let text: String?

  /// - Throws: a problem when the file is there and cannot be read.
  init(path: String) throws(Problem) {
    self.path = path
    if let kind = FileSystem.kind(of: path), kind != .file {
      throw Problem(.lockMismatch, "The lock is no file.", file: path)
    }
    do {
      let bytes = try FileSystem.read(path, limit: Self.maximumSize)
      text = String(decoding: bytes ?? [], as: UTF8.self)
    } catch  where error.isMissing {
      text = nil
    } catch {
      throw Problem(.lockMismatch, "The lock cannot be read: \(error.text).", file: path)
    }
  }

  /// One problem for each face that is not as locked, a remark for each library; none without a
  /// lock.
  func check(faces: [FaceReport]) -> (problems: [Problem], notices: [String]) {
    guard let text else { return ([], []) }
    do throws(FontLockError) {
      let lock = try FontLock(text: text)
      let cure = "Install what is locked, or accept what is here with `copyfit fonts --lock`."
      let problems = lock.differences(versions: lock.versions, faces: faces)
        .map { Problem(.lockMismatch, "\($0). \(cure)", file: path) }
      return (problems, lock.differences(versions: FontMeasurer.libraryVersions, faces: []))
    } catch {
      let problem = Problem(
        .lockMismatch,
        "The lock cannot be read: \(error.message). Write it anew with `copyfit fonts --lock`.",
        file: path, position: .init(line: error.line, column: 1))
      return ([problem], [])
    }
  }
}

extension FontRow {
  init(_ face: FaceReport) {
    self.init(
      script: face.script, family: face.family, style: face.style,
      postScriptName: face.postScriptName, file: face.file, revision: face.revision,
      sha256: face.sha256, correction: face.correction, band: face.band)
  }
}
