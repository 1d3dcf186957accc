/// The faces of a chain, opened when a text first needs them. Belongs to one measurer.
final class FaceStore {
  /// A face in the role that a row of the chain gives it.
  struct Slot {
    var row: ChainFace
    var face: FontFace
    /// The row's correction, or the uncorrected one for another revision of the face.
    var correction: WidthCorrection
    /// Numbers the face among those opened; two scripts may share one.
    var faceNumber: Int
  }

  private struct Key: Hashable {
    var row: ChainFace
    /// Design coordinate of the optical size axis, nil when the face has none.
    var opticalSize: Double?
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
  private var slotNumbers: [Key: Int] = [:]
  private var faceNumbers: [FaceKey: Int] = [:]
  /// Rows whose face has an optical size axis, so that every size is a slot of its own.
  private var sizeDependent: Set<ChainFace> = []

  init(chain: FontChain) { self.chain = chain }

  /// The slot of the first of `rows` that is installed in its known revision, else of the first
  /// installed at all.
  ///
  /// - Parameter size: points, for faces with an optical size axis.
  func slot(_ rows: [ChainFace], size: Double) throws(MeasurementError) -> Int? {
    guard let first = rows.first else { return nil }
    let sized = sizeDependent.contains(first) ? size : nil
    if let number = slotNumbers[Key(row: first, opticalSize: sized)] { return number }
    let (row, number) = try open(rows, size: size)
    let face = faces[number]
    let followsSize = row.opticalSize == .followsSize && face.axes.contains("opsz")
    if followsSize { sizeDependent.insert(first) }
    slots.append(
      Slot(row: row, face: face, correction: correction(of: row, face), faceNumber: number))
    slotNumbers[Key(row: first, opticalSize: followsSize ? size : nil)] = slots.count - 1
    return slots.count - 1
  }

  /// Whether widths in this slot hold for one size only.
  func dependsOnSize(slot: Int) -> Bool {
    let row = slots[slot].row
    return row.opticalSize == .followsSize && slots[slot].face.axes.contains("opsz")
  }

  private func open(_ rows: [ChainFace], size: Double) throws(MeasurementError) -> (
    ChainFace, Int
  ) {
    var fallback: (ChainFace, Int)?
    for row in rows {
      for file in files(of: row) {
        let number = try open(file, row, size: size)
        if row.revision == nil || faces[number].revision == row.revision { return (row, number) }
        if fallback == nil { fallback = (row, number) }
      }
    }
    if let fallback { return fallback }
    throw missing(rows[0])
  }

  private func files(of row: ChainFace) -> [FontFinder.File] {
    switch row.source {
    case .file(let path): [FontFinder.File(path: path, index: row.index)]
    case .installed(let name): FontFinder.files(postScriptName: name, variable: false)
    case .installedVariable(let name): FontFinder.files(postScriptName: name, variable: true)
    }
  }

  private func open(_ file: FontFinder.File, _ row: ChainFace, size: Double)
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
      + "Widths in it are uncorrected, within 4 % at best: install \(row.aptPackage) of Debian 12, "
      + "or name a face under `fonts`."
    if !notices.contains(notice) { notices.append(notice) }
    return row.correction.uncorrected
  }

  private func missing(_ row: ChainFace) -> MeasurementError {
    if case .file(let path) = row.source {
      return .unreadableFont(file: path, reason: "it is not there")
    }
    return .missingFace(
      postScriptName: row.name, script: row.script, aptPackage: row.aptPackage,
      brewCask: row.brewCask)
  }
}
