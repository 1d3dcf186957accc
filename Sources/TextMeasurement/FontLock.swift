/// The fonts and libraries that a project is measured with, as `copyfit.lock` holds them.
///
/// One face a line, sorted, so that a difference is a line of a diff:
///
///     copyfit-lock 1
///     freetype 2.12.1
///     harfbuzz 6.0.0
///     icu 72.1
///     face Arab semibold,bold NotoSansArabic-Bold 2.005 4f1c… noto-sans-arabic-bold 0.928/0.0/0.0 NotoSansArabic-Bold.ttf
///
/// Fields stand between spaces; a space, `%` or control character in a field is written as `%20`.
public struct FontLock: Hashable, Sendable {
  public struct Face: Hashable, Sendable {
    public var script: String
    public var weights: [FontWeight]
    public var postScriptName: String
    public var revision: String
    public var sha256: String
    public var correction: String
    /// a, β and γ between slashes.
    public var coefficients: String
    public var file: String

    /// How messages name a face.
    var description: String {
      "\(postScriptName) \(revision) (\(file), \(correction) \(coefficients), "
        + "sha256 \(sha256.prefix(12))…)"
    }
  }

  public var versions: LibraryVersions
  public var faces: [Face]

  /// The lock of a chain, from `FontMeasurer.chainFaces()`.
  public init(versions: LibraryVersions, faces: [FaceReport]) {
    self.versions = versions
    var merged: [Face] = []
    for report in faces {
      var face = Face(report)
      let same = merged.firstIndex {
        face.weights = $0.weights
        return $0 == face
      }
      if let same {
        if !merged[same].weights.contains(report.weight) {
          merged[same].weights.append(report.weight)
        }
      } else {
        face.weights = [report.weight]
        merged.append(face)
      }
    }
    self.faces = merged
  }

  /// Each way in which the machine differs from the lock, as a sentence that names both sides.
  ///
  /// - Parameter faces: the whole chain, or only the faces that were used.
  public func differences(versions: LibraryVersions, faces: [FaceReport]) -> [String] {
    var result: [String] = []
    for (name, locked, found) in [
      ("FreeType", self.versions.freeType, versions.freeType),
      ("HarfBuzz", self.versions.harfBuzz, versions.harfBuzz),
      ("ICU", self.versions.icu, versions.icu),
    ] where locked != found {
      result.append("\(name): the lock has \(locked), this machine \(found)")
    }
    for report in faces {
      guard let difference = difference(report) else { continue }
      if !result.contains(difference) { result.append(difference) }
    }
    return result
  }

  private func difference(_ report: FaceReport) -> String? {
    let found = Face(report)
    let place = "\(report.script) \(report.weight.rawValue)"
    let candidates = self.faces.filter {
      $0.script == report.script && $0.weights.contains(report.weight)
    }
    guard
      let locked = candidates.first(where: { $0.postScriptName == report.postScriptName })
        ?? candidates.first
    else {
      return "\(place): the lock has no face, this machine \(found.description)"
    }
    var same = found
    same.weights = locked.weights
    if same == locked { return nil }
    return "\(place): the lock has \(locked.description), this machine \(found.description)"
  }
}

extension FontLock.Face {
  init(_ report: FaceReport) {
    self.init(
      script: report.script, weights: [report.weight], postScriptName: report.postScriptName,
      revision: report.revision, sha256: report.sha256, correction: report.correction,
      coefficients: "\(report.scale)/\(report.beta)/\(report.gamma)", file: report.file)
  }
}
