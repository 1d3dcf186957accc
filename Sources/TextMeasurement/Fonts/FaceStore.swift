/// The faces of a chain, opened when a text first needs them. Belongs to one measurer.
final class FaceStore {
  /// A face in the role that a row of the chain gives it.
  struct Slot {
    var row: ChainFace
    var weight: FontWeight
    var face: FontFace
    /// The row's correction, or the uncorrected one for another revision of the face.
    var correction: WidthCorrection
    /// Numbers the face among those opened; two scripts may share one.
    var faceNumber: Int
    /// Its widths hold for one size only: the face has an optical size axis that follows it.
    var followsSize: Bool
  }

  /// Which list of the chain a face is asked from.
  enum Role: Hashable {
    case chain
    /// A file that the user named.
    case user
    /// The symbol face with this number.
    case symbol(Int)
  }

  private struct Key: Hashable {
    var script: ScriptCode
    var role: Role
    var weight: FontWeight
    var size: Double?
  }

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var coordinates: [String: Double]
  }

  let chain: FontChain
  private var library: FontLibrary?
  private(set) var slots: [Slot] = []
  private(set) var faces: [FontFace] = []
  /// What a person should be told once, such as a face of an unknown revision.
  private(set) var notices: [String] = []
  private var answers: [Key: Result<Int?, MeasurementError>] = [:]
  private var faceNumbers: [FaceKey: Int] = [:]
  private var sizeDependent: Set<Key> = []
  private var hashes: [String: String] = [:]
  /// Numbers of faces that only pictures use, by PostScript name; nil: none is installed.
  var drawingFaces: [String: Int?] = [:]

  init(chain: FontChain) { self.chain = chain }

  /// The slot that measures a script; nil when the chain has no row for it.
  ///
  /// - Parameter size: points, for faces with an optical size axis.
  func slot(_ script: ScriptCode, _ role: Role = .chain, weight: FontWeight, size: Double)
    throws(MeasurementError) -> Int?
  {
    var key = Key(script: script, role: role, weight: weight, size: nil)
    if sizeDependent.contains(key) { key.size = size }
    if let answer = answers[key] { return try answer.get() }
    do throws(MeasurementError) {
      let number = try makeSlot(rows(script, role, weight), weight: weight, size: size)
      if let number, slots[number].followsSize {
        key.size = nil
        sizeDependent.insert(key)
        key.size = size
      }
      answers[key] = .success(number)
      return number
    } catch {
      // A missing face is asked for by every text in its script.
      answers[key] = .failure(error)
      throw error
    }
  }

  private func rows(_ script: ScriptCode, _ role: Role, _ weight: FontWeight) -> [ChainFace] {
    switch role {
    case .chain: return chain.faces(script: script.code, weight: weight)
    case .user: return chain.userFace(script: script.code, weight: weight).map { [$0] } ?? []
    case .symbol(let number):
      let faces = FontChain.symbols(weight)
      return faces.indices.contains(number) ? [faces[number]] : []
    }
  }

  /// Opens the first of `rows` that is installed in its known revision, else the first installed.
  func makeSlot(_ rows: [ChainFace], weight: FontWeight, size: Double)
    throws(MeasurementError) -> Int?
  {
    guard let first = rows.first else { return nil }
    var found: (row: ChainFace, number: Int)?
    search: for row in rows {
      for file in files(of: row) {
        let number = try open(file, row, size: size)
        if row.revision == nil || faces[number].revision == row.revision {
          found = (row, number)
          break search
        }
        if found == nil { found = (row, number) }
      }
    }
    guard let found else { throw missing(first) }
    let face = faces[found.number]
    slots.append(
      Slot(
        row: found.row, weight: weight, face: face, correction: correction(of: found.row, face),
        faceNumber: found.number,
        followsSize: found.row.opticalSize == .followsSize && face.axes.contains("opsz")))
    return slots.count - 1
  }

  func files(of row: ChainFace) -> [FontFinder.File] {
    switch row.source {
    case .file(let path): [FontFinder.File(path: path, index: row.index)]
    case .installed(let name): FontFinder.files(postScriptName: name, variable: false)
    case .installedVariable(let name): FontFinder.files(postScriptName: name, variable: true)
    }
  }

  func open(_ file: FontFinder.File, _ row: ChainFace, size: Double)
    throws(MeasurementError) -> Int
  {
    var coordinates: [String: Double] = [:]
    if let weight = row.weightAxis { coordinates["wght"] = weight }
    switch row.opticalSize {
    case .none: break
    case .fixed(let value): coordinates["opsz"] = value
    case .followsSize: coordinates["opsz"] = size
    }
    let key = FaceKey(path: file.path, index: file.index, coordinates: coordinates)
    if let number = faceNumbers[key] { return number }
    if file.path == FontChain.systemFontPath, !FileBytes.isRegularFile(file.path) {
      throw .unreadableFont(
        file: file.path,
        reason: "the font profile `system` needs the system font of a Mac; use the profile `ios`")
    }
    let library: FontLibrary
    if let started = self.library { library = started } else { library = try FontLibrary() }
    self.library = library
    let face = try FontFace(
      library: library, path: file.path, index: file.index, coordinates: coordinates)
    faces.append(face)
    faceNumbers[key] = faces.count - 1
    return faces.count - 1
  }

  private func correction(of row: ChainFace, _ face: FontFace) -> WidthCorrection {
    guard let known = row.revision, face.revision != known else { return row.correction }
    let notice =
      "\(row.name) is revision \(face.revision); the coefficients were measured with \(known). "
      + "Its widths are uncorrected: install \(row.aptPackage) of Debian 12, or name a face under "
      + "`fonts`."
    if !notices.contains(notice) { notices.append(notice) }
    return row.correction.uncorrected
  }

  private func missing(_ row: ChainFace) -> MeasurementError {
    .missingFace(
      postScriptName: row.name, script: row.script, aptPackage: row.aptPackage,
      brewCask: row.brewCask)
  }

  /// SHA-256 of a face's file, empty when it can no longer be read.
  func sha256(path: String) -> String {
    if let known = hashes[path] { return known }
    let hash = FileBytes.sha256(path: path) ?? ""
    hashes[path] = hash
    return hash
  }
}
