internal import CHarfBuzz

extension FontMeasurer {
  /// The libraries in use.
  public static var libraryVersions: LibraryVersions {
    LibraryVersions(
      harfBuzz: String(cString: hb_version_string()), freeType: FontLibrary.version,
      icu: LocaleServices.icuVersion)
  }

  /// What is measured without a font.
  public static var constants: [ConstantReport] {
    EmConstant.allCases.map {
      ConstantReport(
        characters: $0.characters, correction: $0.rawValue, em: $0.em, band: $0.correction.band)
    }
  }

  /// The faces that texts were measured with so far, each once for a script, sorted by script and
  /// name. One that served several weights is listed with the lightest.
  ///
  /// - Parameter hashed: reads each file for its SHA-256.
  public func usedFaces(hashed: Bool = true) -> [FaceReport] {
    reports(shaper.usedSlots.sorted(), hashed: hashed, eachWeight: false)
  }

  /// The whole chain: every script with each of `weights`, and what is not installed of it. Opens
  /// every face, some 0.2 ms each; hashing reads about 25 MB.
  public func chainFaces(weights: [FontWeight] = FontWeight.allCases, hashed: Bool = true)
    -> (faces: [FaceReport], missing: [MeasurementError])
  {
    var numbers: [Int] = []
    var missing: [MeasurementError] = []
    func ask(_ script: ScriptCode, _ role: FaceStore.Role, _ weight: FontWeight) -> Bool {
      do throws(MeasurementError) {
        guard let number = try store.slot(script, role, weight: weight, size: 17) else {
          return false
        }
        numbers.append(number)
      } catch {
        if !missing.contains(error) { missing.append(error) }
      }
      return true
    }
    let named = Set(chain.files.keys)
    for name in Set(FontChain.scripts).union(named).sorted() {
      guard let script = ScriptCode(name) else { continue }
      for weight in weights {
        if ask(script, .user, weight) { continue }
        if script == .symbols {
          var number = 0
          while ask(script, .symbol(number), weight) { number += 1 }
        } else {
          _ = ask(script, .chain, weight)
        }
      }
    }
    return (reports(numbers, hashed: hashed, eachWeight: true), missing)
  }

  private func reports(_ numbers: [Int], hashed: Bool, eachWeight: Bool) -> [FaceReport] {
    var rows: [FaceReport] = []
    var seen: Set<FaceReport> = []
    for number in numbers {
      let row = report(store.slots[number], hashed: hashed)
      var key = row
      if !eachWeight { key.weight = .regular }
      if seen.insert(key).inserted { rows.append(row) }
    }
    return rows.sorted {
      ($0.script, $0.weight.systemAxis, $0.postScriptName)
        < ($1.script, $1.weight.systemAxis, $1.postScriptName)
    }
  }

  private func report(_ slot: FaceStore.Slot, hashed: Bool) -> FaceReport {
    let face = slot.face
    let file = face.path.split(separator: "/").last.map(String.init) ?? face.path
    return FaceReport(
      script: slot.row.script, weight: slot.weight, family: face.family, style: face.style,
      postScriptName: face.postScriptName, file: file, path: face.path, revision: face.revision,
      sha256: hashed ? store.sha256(path: face.path) : "", correction: slot.correction.id,
      scale: slot.correction.scale, beta: slot.correction.beta, gamma: slot.correction.gamma,
      band: slot.correction.band)
  }
}
